"""Effects that draw (121)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


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
