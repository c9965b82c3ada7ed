"""Effects that create tokens (111)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.cards import Card
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class CreateTokens(Instruction, Value):
    """Create tokens with these characteristics (111.3); `said` is how the card says it."""

    token: Card
    n: int
    said: Text
    rule: str = "111.1"

    def text(self) -> Text:
        return self.said

    def perform(self, scene: Scene, change: Change) -> None:
        for _ in range(self.n):
            change.create(scene.you, self.token, self.rule)
