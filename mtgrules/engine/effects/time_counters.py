"""Effects with time counters and suspend (122, 702.62)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_suspended
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.replacing import give_suspend
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import announced
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


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
    """Remove time counters from the target, as many as there are (122.1, 609.3).

    `n` is None for X (107.3).
    """

    n: int | None

    def text(self) -> Text:
        n = "X" if self.n is None else self.n
        return Text(
            f"remove {n} time counters from {{target}}",
            f"それから時間カウンター{n}個を取り除く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        n = scene.x if self.n is None else self.n
        if ref is not None and change.remove_counters(ref, "time", n) == 0:
            change.say("no_counters_there", "609.3", subject=ref, name=change.state.name(ref))


@value
class PutTimeCounters(Instruction, Value):
    """Put time counters on the target (122.1); the number it began with is no limit.

    `n` is None for X (107.3).
    """

    n: int | None

    def text(self) -> Text:
        n = "X" if self.n is None else self.n
        return Text(
            f"put {n} time counters on {{target}}",
            f"その上に時間カウンター{n}個を置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            change.add_counters(ref, "time", scene.x if self.n is None else self.n)


@value
class AllTimeCounters(Instruction, Value):
    """Time counters for all permanents and suspended cards; negative `n` removes (122.1)."""

    n: int

    def text(self) -> Text:
        n = abs(self.n)
        if self.n < 0:
            return Text(
                f"remove {n} time counters from each permanent and each suspended card",
                f"各パーマネントと各待機状態のカードから、時間カウンター{n}個を取り除く",
            )
        return Text(
            f"put {n} time counters on each permanent that has one and on each suspended card",
            f"時間カウンターが置かれている各パーマネントと各待機状態のカードの上に、"
            f"時間カウンター{n}個を置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        there = [obj.id for obj in change.state.battlefield if obj.counter("time")]
        there += [obj.id for obj in change.state.exile if is_suspended(obj)]
        if not there:
            change.say("nothing_to_change", "609.3")
        for id in there:
            if self.n < 0:
                change.remove_counters(id, "time", -self.n)
            else:
                change.add_counters(id, "time", self.n)


@value
class RemoveCounterFromThis(Instruction, Value):
    """Remove a time counter from the source."""

    def text(self) -> Text:
        return Text("remove a time counter from it", "これから時間カウンター1個を取り除く")

    def perform(self, scene: Scene, change: Change) -> None:
        change.remove_counters(scene.source_id, "time", 1)
