"""Effects on the spell that they come from or that made them trigger (112, 115.7)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.copying import NewTargets
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.legality import cannot_cast, faces, is_land
from mtgrules.engine.priority import face_of
from mtgrules.engine.proposals import begin_spell
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark, Obj, StackAbility
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

DECLINE = Choice("decline")
POOL = "exiled with"


@value
class ChargeThisSpell(Instruction, Value):
    """Put charge counters on this spell; whoever activated may choose a new target (115.7d)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"put {self.n} charge counters on this spell, and you may choose a new target for it",
            f"この呪文の上に蓄積カウンター{self.n}個を置く。あなたはこれの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        if change.state.item(scene.source_id) is None:
            change.say("nothing_to_change", "609.3")
            return
        change.add_counters(scene.source_id, "charge", self.n)
        change.push(NewTargets(scene.you, scene.source_id))


@value
class DamageWithCounters(Instruction, Value):
    """Damage to the target: so much, and one more for each charge counter on this spell."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals X damage to {{target}}, where X is {self.n} plus the number of charge "
            "counters on it",
            f"これはそれにX点のダメージを与える。Xは、{self.n}に"
            "これの上の蓄積カウンターの個数を足した数である",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        me = change.state.card(scene.source_id)
        if ref is not None and me is not None:
            change.damage(ref, self.n + me.counter("charge"), scene.source_id)


@value
class ExileTopOfEach(Instruction, Value):
    """Each player exiles the top cards of their library; they are exiled with this (607.2a)."""

    moves_library = True
    n: int

    def text(self) -> Text:
        return Text(
            f"each player exiles the top {self.n} cards of their library",
            f"各プレイヤーは自分のライブラリーの一番上のカード{self.n}枚を追放する",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for who in change.state.in_turn_order():
            for card in reversed(change.state.players[who].library[-self.n :]):
                id = change.move(card.id, Zone.EXILE, "exiled", "701.13a")
                change.mark(id, Mark(POOL, n=scene.source_id))


@value
class ExileThatSpell(Instruction, Value):
    """The spell that made this trigger is exiled with this, if it is still there."""

    def text(self) -> Text:
        return Text("that player exiles it", "そのプレイヤーはそれを追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        about = scene.item.about if isinstance(scene.item, StackAbility) else ()
        spell = change.state.item(about[0]) if about else None
        if not isinstance(spell, Obj):
            change.say("nothing_to_change", "609.3")
            return
        id = change.move(spell.id, Zone.EXILE, "exiled", "701.13a")
        change.mark(id, Mark(POOL, n=scene.source_id))


@value
class MayCastFromPool(Instruction, Value):
    """If the spell was exiled, its player may cast another card of the pool for free (608.2g)."""

    def text(self) -> Text:
        return Text(
            "if they do, they may cast a spell from among the other cards exiled with this "
            "without paying its mana cost",
            "そうしたなら、これによって追放されている他のカードから呪文1つを、"
            "マナ・コストを支払うことなく唱えてもよい",
        )

    def _caster(self, scene: Scene) -> tuple[int, int] | None:
        """The player who exiled the spell, and the exiled card; None if it was not exiled."""
        about = scene.item.about if isinstance(scene.item, StackAbility) else ()
        for obj in scene.state.exile:
            if about and obj.was == about[0]:
                was = scene.state.last_item(about[0])
                return (was.controller if was is not None else obj.owner), obj.id
        return None

    def _castable(self, state: State, who: int, but: int, source: int) -> list[Choice]:
        pool = [
            obj
            for obj in state.exile
            if obj.id != but and any(m.what == POOL and m.n == source for m in obj.marks)
        ]
        return [
            Choice("cast", (obj.id,) if i == 0 else (obj.id, i))
            for obj in pool
            for i, face in enumerate(faces(obj.card))
            if not is_land(face)
            and cannot_cast(state, who, face, Zone.EXILE, resolving=True) is None
        ]

    def ask(self, scene: Scene) -> Options | None:
        found = self._caster(scene)
        if found is None or any(pick.verb in ("done", "decline") for pick in scene.picks):
            return None
        legal = self._castable(scene.state, found[0], found[1], scene.source_id)
        return Options(found[0], "may play", "608.2g", (*legal, DECLINE)) if legal else None

    def chosen(self, scene: Scene, change: Change, choice: Choice) -> bool:
        """Begin to cast it now, while the ability is still resolving (608.2g)."""
        found = self._caster(scene)
        if choice.verb != "cast" or found is None:
            return False
        card = change.state.card(int(choice.args[0]))
        assert card is not None
        begin_spell(change, found[0], card, face_of(card, choice), choice, free=True)
        return True

    def perform(self, scene: Scene, change: Change) -> None:
        if not any(pick.verb == "done" for pick in scene.picks):
            change.say("nothing_to_change", "609.3")
