"""Effects that draw (121)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
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


@value
class EachPlayerDraws(Instruction, Value):
    """Each player draws cards, the active player first (121.2c); `n` None means X."""

    moves_library = True
    n: int | None

    def text(self) -> Text:
        n = "X" if self.n is None else str(self.n)
        cards = "a card" if self.n == 1 else f"{n} cards"
        return Text(f"each player draws {cards}", f"各プレイヤーはそれぞれカード{n}枚を引く")

    def perform(self, scene: Scene, change: Change) -> None:
        n = scene.x if self.n is None else self.n
        for who in change.state.in_turn_order():
            change.draw(who, n)


@value
class ReturnThisToHand(Instruction, Value):
    """Return this card to its owner's hand from where its ability works."""

    def text(self) -> Text:
        return Text("return this card to your hand", "このカードをあなたの手札に戻す")

    def perform(self, scene: Scene, change: Change) -> None:
        if change.state.card(scene.source_id) is None:
            change.say("nothing_to_change", "400.7")
        else:
            change.move(scene.source_id, Zone.HAND, "returned_to_hand", "400.3")


@value
class MillTarget(Instruction, Value):
    """The target player mills cards (701.17)."""

    moves_library = True
    n: int

    def text(self) -> Text:
        return Text(
            f"{{target}} mills {self.n} cards",
            f"そのプレイヤーはカード{self.n}枚を切削する",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        who = scene.target()
        if who is not None:
            change.mill(who, self.n)
