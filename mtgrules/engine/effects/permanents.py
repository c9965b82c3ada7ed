"""Effects on permanents: tapping (701.26), pumping (611), destroying (701.8), control (613)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.destroying import destroy
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene, enter
from mtgrules.model.abilities import Keyword
from mtgrules.model.objects import Mark
from mtgrules.model.state import is_player
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


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
class UntapTarget(Instruction, Value):
    """Untap the target (701.26b)."""

    def text(self) -> Text:
        return Text("untap {target}", "それをアンタップする")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.untap(ref)


@value
class DestroyTargets(Instruction, Value):
    """Destroy the targets of all slots, together (701.8a)."""

    def text(self) -> Text:
        return Text("destroy {target} and {target2}", "それらを破壊する")

    def perform(self, scene: Scene, change: Change) -> None:
        for ref in dict.fromkeys(ref for refs in scene.targets for ref in refs):
            destroy(change, ref)


@value
class UntapSource(Instruction, Value):
    """Untap this permanent (701.26b)."""

    def text(self) -> Text:
        return Text("untap this", "これをアンタップする")

    def perform(self, scene: Scene, change: Change) -> None:
        change.untap(scene.source_id)


@value
class ReturnTarget(Instruction, Value):
    """Return the target permanent to its owner's hand (400.3)."""

    def text(self) -> Text:
        return Text("return {target} to its owner's hand", "それをオーナーの手札に戻す")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.move(ref, Zone.HAND, "returned_to_hand", "400.3")


@value
class GiveThisToTarget(Instruction, Value):
    """The target player gains control of this permanent (613.1b)."""

    def text(self) -> Text:
        return Text("{target} gains control of this", "そのプレイヤーはこれのコントロールを得る")

    def perform(self, scene: Scene, change: Change) -> None:
        who = scene.target()
        if who is not None:
            change.gain_control(scene.source_id, who)


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
        change = f"{self.power:+d}/{self.toughness:+d}"
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
            by=f"{self.power:+d}/{self.toughness:+d}",
        )


@value
class PumpByX(Instruction, Value):
    """The target gets X times this power and toughness until end of turn (611.2, 107.3)."""

    power: int
    toughness: int

    def text(self) -> Text:
        by = f"{'-' if self.power < 0 else '+'}X/{'-' if self.toughness < 0 else '+'}X"
        return Text(
            f"{{target}} gets {by} until end of turn",
            f"ターン終了時まで、それは{by}の修整を受ける",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        obj = change.state.permanent(ref) if ref is not None else None
        if obj is None:
            return
        power, toughness = self.power * scene.x, self.toughness * scene.x
        until = "end of turn"
        change.mark(obj.id, Mark("power/toughness", power=power, toughness=toughness, until=until))
        by = f"{power:+d}/{toughness:+d}"
        change.say("pumped", "611.2", subject=obj.id, name=obj.card.name, by=by)


@value
class ExileThisAndTarget(Instruction, Value):
    """Exile this card from where its ability works, and the target (701.13a)."""

    def text(self) -> Text:
        return Text("exile this card and {target}", "このカードとそれを追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        for ref in (scene.source_id, scene.target()):
            if ref is not None and change.state.card(ref) is not None:
                change.move(ref, Zone.EXILE, "exiled", "701.13a")


@value
class TransformThis(Instruction, Value):
    """Transform this permanent (701.27a)."""

    def text(self) -> Text:
        return Text("transform this", "これを変身させる")

    def perform(self, scene: Scene, change: Change) -> None:
        change.transform(scene.source_id)


@value
class BlinkTarget(Instruction, Value):
    """Exile the target, then return it under its owner's control: a new object (400.7)."""

    def text(self) -> Text:
        return Text(
            "exile {target}, then return it to the battlefield under its owner's control",
            "それを追放し、その後それをオーナーのコントロール下で戦場に戻す",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is None:
            return
        id = change.move(ref, Zone.EXILE, "exiled", "701.13a")
        card = change.state.card(id)
        if card is not None:
            enter(change, id, card.owner, "110.2a")


@value
class GainsKeyword(Instruction, Value):
    """The target gains a keyword until end of turn (611.2)."""

    keyword: Keyword
    word: Text

    def text(self) -> Text:
        return Text(
            "{target} gains {k} until end of turn", "ターン終了時まで、それは{k}を得る"
        ).format(k=self.word, target="{target}")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.grant(ref, self.keyword, until="end of turn")
            name = change.state.name(ref)
            change.say("gains_keyword", "611.2", subject=ref, name=name, word=self.word)


@value
class DestroyTarget(Instruction, Value):
    """Destroy the target (701.8)."""

    slot: int = 0

    def text(self) -> Text:
        if self.slot:
            return Text(f"destroy {{target{self.slot + 1}}}", "後者を破壊する")
        return Text("destroy {target}", "それを破壊する")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target(self.slot)
        if ref is not None:
            destroy(change, ref)


@value
class SacrificeSource(Instruction, Value):
    """Sacrifice this permanent, if it is still there under your control (701.21a)."""

    def text(self) -> Text:
        return Text("sacrifice it", "これを生け贄に捧げる")

    def perform(self, scene: Scene, change: Change) -> None:
        obj = change.state.permanent(scene.source_id)
        if obj is None or obj.controller != scene.you:
            change.say("nothing_to_sacrifice", "609.3")
        else:
            change.sacrifice(obj.id)


@value
class UntapTargetOutOfCombat(Instruction, Value):
    """Untap the target; this turn no combat damage is dealt to it or by it (615.1)."""

    def text(self) -> Text:
        return Text(
            "untap {target}; this turn, combat damage to it and from it is prevented",
            "それをアンタップする。このターン、それが受ける戦闘ダメージと与える戦闘ダメージを軽減する",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.untap(ref)
            change.mark(ref, Mark("no combat damage", until="end of turn"))
            change.say("no_combat_damage", "615.1", subject=ref, name=change.state.name(ref))


@value
class ExileTarget(Instruction, Value):
    """Exile the target (701.13)."""

    def text(self) -> Text:
        return Text("exile {target}", "それを追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.move(ref, Zone.EXILE, "exiled", "701.13a")


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
class CannotBeBlocked(Instruction, Value):
    """The target can't be blocked this turn (509.1b)."""

    def text(self) -> Text:
        return Text("{target} can't be blocked this turn", "このターン、それはブロックされない")

    def perform(self, scene: Scene, change: Change) -> None:
        obj = change.state.permanent(scene.target() or 0)
        if obj is not None:
            change.mark(obj.id, Mark("cannot be blocked", until="end of turn"))
            change.say("cannot_be_blocked_now", "509.1b", subject=obj.id, name=obj.card.name)
