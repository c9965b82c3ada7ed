"""Instructions that are not modelled: they say what they ask for and change nothing."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class ByHand(Instruction, Value):
    """Something that the engine leaves to the players."""

    what: Text

    def text(self) -> Text:
        return self.what

    def perform(self, scene: Scene, change: Change) -> None:
        change.say("by_hand", "608.2c", subject=scene.source_id, what=self.what)
