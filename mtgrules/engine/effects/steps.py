"""Effects that add steps to a turn (500.9)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step
from mtgrules.rulebook.text import Text


@value
class ExtraUpkeep(Instruction, Value):
    """The player whose upkeep it is gets another one after this step."""

    def text(self) -> Text:
        return Text(
            "that player gets another upkeep step after this one",
            "そのプレイヤーは、このステップの後に追加のアップキープ・ステップを得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        change.put(extra_steps=(Step.UPKEEP, *change.state.extra_steps))
        change.say("extra_upkeep", "500.9", who=change.state.active)
