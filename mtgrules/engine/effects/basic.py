"""Effects without choices of their own: damage, tapping, pumping, countering, drawing ..."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has_suspend
from mtgrules.engine.resolving import Scene, enter
from mtgrules.engine.targets import cannot_target, specs
from mtgrules.model.abilities import Keyword
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark, Obj, StackAbility, announced
from mtgrules.model.state import is_player
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


class Instruction:
    """An effect that asks nothing, makes no mana and leaves libraries alone, unless it says so."""

    __slots__ = ()
    adds_mana = False
    moves_library = False

    def text(self) -> Text:
        raise NotImplementedError

    def ask(self, scene: Scene) -> Options | None:
        return None

    def perform(self, scene: Scene, change: Change) -> None:
        raise NotImplementedError


@value
class DealDamage(Instruction, Value):
    """Damage to the target from the source; `n` None means X (120, 113.7a)."""

    n: int | None
    slot: int = 0

    def text(self) -> Text:
        n = "X" if self.n is None else str(self.n)
        if self.slot:
            return Text(
                f"and {n} damage to {{target{self.slot + 1}}}", f"後者にも{n}点のダメージを与える"
            )
        return Text(f"this deals {n} damage to {{target}}", f"これはそれに{n}点のダメージを与える")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target(self.slot)
        if ref is not None:
            change.damage(ref, scene.x if self.n is None else self.n, scene.source_id)


@value
class DealDividedDamage(Instruction, Value):
    """Damage divided among the targets as announced; an illegal target's share is lost (608.2b)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage divided as you choose among {{target}}",
            f"これは{self.n}点のダメージを、あなたの望むように割り振ってそれらに与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        said = announced(scene.item)
        legal = {ref for refs in scene.targets for ref in refs}
        all_refs = [ref for refs in said.targets for ref in refs]
        for ref, share in zip(all_refs, said.division, strict=True):
            if ref in legal:
                change.damage(ref, share, scene.source_id)


@value
class TapTarget(Instruction, Value):
    """Tap the target; one that is tapped already stays so (701.26a)."""

    def text(self) -> Text:
        return Text("tap {target}", "それをタップする")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            obj = change.state.permanent(ref)
            if obj is not None and obj.tapped:
                change.say("already_tapped", "609.3", subject=ref, name=obj.card.name)
            change.tap(ref)


@value
class TapDefendersCreatures(Instruction, Value):
    """Tap all creatures of the player this creature attacks (608.2k)."""

    def text(self) -> Text:
        return Text(
            "tap all creatures the defending player controls",
            "防御プレイヤーがコントロールするすべてのクリーチャーをタップする",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        source = scene.source
        if source is None or source.attacking < 0:
            return
        attacked = source.attacking
        if not is_player(attacked):
            walker = change.state.last_known(attacked)
            attacked = walker.controller if walker else -1
        for obj in change.state.battlefield:
            if obj.controller == attacked and "creature" in obj.card.types:
                change.tap(obj.id)


@value
class Pump(Instruction, Value):
    """A creature gets power and toughness, perhaps a keyword, until end of turn (611.2)."""

    power: int
    toughness: int
    target: bool = False
    keyword: Keyword | None = None
    word: Text | None = None

    def text(self) -> Text:
        change = f"+{self.power}/+{self.toughness}"
        what = Text("{target}", "それ") if self.target else Text("this creature", "これ")
        gains = Text(" and gains {word}", "を得るとともに{word}を得る") if self.word else None
        said = Text(what.en + f" gets {change}", f"ターン終了時まで、{what.ja}は{change}の修整")
        if gains is not None and self.word is not None:
            said = Text(
                said.en + " and gains " + self.word.en,
                said.ja + "を受け、" + self.word.ja + "を得る",
            )
        else:
            said = Text(said.en, said.ja + "を受ける")
        return Text(said.en + " until end of turn", said.ja)

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target() if self.target else scene.source_id
        obj = change.state.permanent(ref) if ref is not None else None
        if obj is None:
            change.say("nothing_to_change", "609.3")
            return
        until = "end of turn"
        change.mark(
            obj.id, Mark("power/toughness", power=self.power, toughness=self.toughness, until=until)
        )
        if self.keyword is not None:
            change.grant(obj.id, self.keyword, until=until)
        change.say(
            "pumped",
            "611.2",
            subject=obj.id,
            name=obj.card.name,
            by=f"+{self.power}/+{self.toughness}",
        )


@value
class DestroyTarget(Instruction, Value):
    """Destroy the target (701.8)."""

    def text(self) -> Text:
        return Text("destroy {target}", "それを破壊する")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            obj = change.state.permanent(ref)
            creature = obj is not None and "creature" in obj.card.types
            change.move(ref, Zone.GRAVEYARD, "died" if creature else "destroyed", "701.8a")


@value
class CounterTarget(Instruction, Value):
    """Counter the target: a spell goes to its owner's graveyard, an ability ceases (701.6a).

    With `suspend_for` counters, a spell is exiled instead, with that many time
    counters, and gains suspend if it has none (614.1a, 702.62).
    """

    suspend_for: int = 0

    def text(self) -> Text:
        plain = Text("counter {target}", "それを打ち消す")
        if not self.suspend_for:
            return plain
        n = self.suspend_for
        return plain + Text(
            f"; if it is countered this way, it is exiled with {n} time counters on it instead of "
            "going to the graveyard, and it gains suspend if it does not have it",
            f"。これにより打ち消されたなら、墓地に置く代わりに時間カウンター{n}個が置かれた状態で"
            "追放する。それが待機を持っていないなら、待機を得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        item = change.state.item(ref) if ref is not None else None
        if item is None:
            return
        name = change.state.name(item.id)
        if isinstance(item, StackAbility):
            change.cease(item.id)
            change.say("countered_ability", "701.6a", subject=item.id, name=name)
            return
        if not self.suspend_for:
            change.move(item.id, Zone.GRAVEYARD, "countered", "701.6a")
            return
        id = change.move(item.id, Zone.EXILE, "countered_to_exile", "614.1a")
        give_suspend(change, id, self.suspend_for)


def give_suspend(change: Change, id: int, counters: int) -> None:
    """Put time counters on an exiled card; it gains suspend if it has none (702.62b)."""
    card = change.state.card(id)
    if card is None or card.zone is not Zone.EXILE:
        return
    change.add_counters(id, "time", counters)
    if not has_suspend(card):
        change.grant(id, Keyword("suspend"))
        change.say("gains_suspend", "702.62b", subject=id, name=card.card.name)


@value
class SuspendPaidCard(Instruction, Value):
    """Put time counters on the card that was exiled as a cost; it gains suspend (400.7j)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"put {self.n} time counters on the exiled card; if it does not have suspend, "
            "it gains suspend",
            f"その追放されたカードの上に時間カウンター{self.n}個を置く。"
            "それが待機を持っていないなら、待機を得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for id in announced(scene.item).paid:
            give_suspend(change, id, self.n)


@value
class RemoveTimeCounters(Instruction, Value):
    """Remove time counters from the target, as many as there are (122.1, 609.3)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"remove {self.n} time counters from {{target}}",
            f"それから時間カウンター{self.n}個を取り除く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None and change.remove_counters(ref, "time", self.n) == 0:
            change.say("no_counters_there", "609.3", subject=ref, name=change.state.name(ref))


@value
class Draw(Instruction, Value):
    """Draw cards: you, or the target player (121.1)."""

    moves_library = True
    n: int
    target: bool = False

    def text(self) -> Text:
        cards = "a card" if self.n == 1 else f"{self.n} cards"
        if self.target:
            return Text(f"{{target}} draws {cards}", f"そのプレイヤーはカード{self.n}枚を引く")
        return Text(f"draw {cards}", f"カード{self.n}枚を引く")

    def perform(self, scene: Scene, change: Change) -> None:
        who = scene.target() if self.target else scene.you
        if who is not None:
            change.draw(who, self.n)


@value
class PutThisOntoBattlefieldTapped(Instruction, Value):
    """Put the source onto the battlefield tapped from where its ability works (110.2a)."""

    def text(self) -> Text:
        return Text(
            "put this card onto the battlefield tapped",
            "このカードをタップ状態で戦場に出す",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        source = change.state.card(scene.source_id)
        if source is None:
            change.say("nothing_to_change", "400.7")
            return
        enter(change, source.id, scene.you, "110.2a", tapped=True)


@value
class GainControlThisTurn(Instruction, Value):
    """Gain control of the target until end of turn, untap it, it gains haste (613.1)."""

    def text(self) -> Text:
        return Text(
            "gain control of {target} until end of turn, untap it, it gains haste until "
            "end of turn",
            "ターン終了時まで、それのコントロールを得る。それをアンタップする。"
            "ターン終了時まで、それは速攻を得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is None:
            return
        change.gain_control(ref, scene.you, until="end of turn")
        change.untap(ref)
        change.grant(ref, Keyword("haste"), until="end of turn")


@value
class RetargetToThis(Instruction, Value):
    """Change a target of the target spell or ability to this permanent (115.7)."""

    def text(self) -> Text:
        return Text(
            "change a target of {target} to this permanent",
            "それの対象1つを、このパーマネントに変更する",
        )

    def _changeable(self, scene: Scene) -> list[tuple[int, int]]:
        """The targets that could be changed to this permanent: slot and place in it (115.7a)."""
        ref = scene.target()
        item = scene.state.item(ref) if ref is not None else None
        here = scene.state.permanent(scene.source_id)
        if item is None or here is None:
            return []
        return [
            (slot, place)
            for slot, (spec, refs) in enumerate(
                zip(specs(item), announced(item).targets, strict=True)
            )
            if here.id not in refs and cannot_target(scene.state, spec, item, here) is None
            for place in range(len(refs))
        ]

    def ask(self, scene: Scene) -> Options | None:
        """Which target is changed, if there are several."""
        places = self._changeable(scene)
        if len(places) < 2 or scene.picks:
            return None
        legal = tuple(Choice("change", place) for place in places)
        return Options(scene.you, "which target", "115.7a", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        item = change.state.item(ref) if ref is not None else None
        here = change.state.permanent(scene.source_id)
        if item is None or here is None:
            change.say("nothing_to_change", "609.3")
            return
        name = change.state.name(item.id)
        places = self._changeable(scene)
        if not places:
            change.say("target_unchanged", "115.7a", subject=item.id, name=name)
            return
        chosen = scene.picks[0].args if scene.picks else places[0]
        slot, place = int(chosen[0]), int(chosen[1])
        targets = [list(refs) for refs in announced(item).targets]
        targets[slot][place] = here.id
        made = tuple(tuple(refs) for refs in targets)
        change.replace(item.but(announced=announced(item).but(targets=made)))
        change.say("retargeted", "115.7a", subject=item.id, name=name, to=here.card.name)


@value
class DamageToController(Instruction, Value):
    """Damage to the controller of the ability."""

    n: int

    def text(self) -> Text:
        return Text(
            f"it deals {self.n} damage to you", f"それはあなたに{self.n}点のダメージを与える"
        )

    def perform(self, scene: Scene, change: Change) -> None:
        change.damage(scene.you, self.n, scene.source_id)


def chosen_id(picks: tuple[Choice, ...]) -> int | None:
    """The object of the newest "choose", None if nothing was chosen."""
    for pick in reversed(picks):
        if pick.verb == "choose":
            return int(pick.args[0])
    return None


def on_battlefield(scene: Scene, types: tuple[str, ...], who: int) -> list[Obj]:
    """Permanents of a player of any of these types."""
    return [
        obj
        for obj in scene.state.battlefield
        if obj.controller == who and (not types or any(t in obj.card.types for t in types))
    ]
