"""Effects with time counters and suspend (122, 702.62)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
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
