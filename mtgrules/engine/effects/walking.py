"""Effects in games with planes (901)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_suspended
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class Planeswalk(Instruction, Value):
    """Turn up the next plane; the one that was face up goes under the planar deck (901.11)."""

    def text(self) -> Text:
        return Text("planeswalk", "プレインズウォークする")

    def perform(self, scene: Scene, change: Change) -> None:
        here = [obj for obj in change.state.command if "plane" in obj.card.types]
        rest = [obj for obj in change.state.command if "plane" not in obj.card.types]
        if not here:
            return
        left = here[0].but(id=change.new_id(), was=here[0].id)
        deck = (*here[1:], left)
        change.put(command=(*deck, *rest))
        arrived = deck[0]
        change.say(
            "planeswalked", "901.11", subject=arrived.id, who=scene.you, name=arrived.card.name
        )


@value
class RemoveFromYourSuspended(Instruction, Value):
    """Remove time counters from each suspended card you own (122.1)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"remove {self.n} time counters from each suspended card you own",
            f"あなたがオーナーである各待機状態のカードから、時間カウンター{self.n}個を取り除く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        waiting = [o for o in change.state.exile if is_suspended(o) and o.owner == scene.you]
        if not waiting:
            change.say("nothing_to_change", "609.3")
        for obj in waiting:
            change.remove_counters(obj.id, "time", self.n)
