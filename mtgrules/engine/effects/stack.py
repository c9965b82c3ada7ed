"""Effects on spells and abilities: countering (701.6), changing targets (115.7)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.replacing import give_suspend
from mtgrules.engine.resolving import Scene
from mtgrules.engine.targets import cannot_target, specs
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark, StackAbility, announced
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class CounterTarget(Instruction, Value):
    """Counter the target: a spell goes to its owner's graveyard, an ability ceases (701.6a).

    With `suspend_for` counters, a spell is exiled instead, with that many time
    counters, and gains suspend if it has none (614.1a, 702.62). With `lock`, no
    ability of the permanent whose ability it was can be activated this turn.
    """

    suspend_for: int = 0
    lock: bool = False

    def text(self) -> Text:
        plain = Text("counter {target}", "それを打ち消す")
        if self.lock:
            return plain + Text(
                "; if it is the ability of a permanent, no ability of that permanent can be "
                "activated this turn",
                "。それがパーマネントの能力なら、このターン、そのパーマネントの能力は起動できない",
            )
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
            if self.lock and change.state.permanent(item.source) is not None:
                change.mark(item.source, Mark("cannot activate", until="end of turn"))
            return
        if not self.suspend_for:
            change.move(item.id, Zone.GRAVEYARD, "countered", "701.6a")
            return
        id = change.move(item.id, Zone.EXILE, "countered_to_exile", "614.1a")
        give_suspend(change, id, self.suspend_for)


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
