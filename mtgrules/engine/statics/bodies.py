"""Static abilities that define the power and toughness of their own object (604.3, 613.4a).

They work in every zone; the card prints a star where the number would stand.
"""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text

_COUNTED = ("instant", "sorcery")


@value
class PowerIsSpentSpells(Static, Value):
    """Power is the number of instants and sorceries that its owner has in exile and graveyard.

    A card that is moving to the stack is counted no more from the moment it moves.
    """

    stars = (True, False)

    def text(self) -> Text:
        return Text(
            "Its power is the number of instant and sorcery cards you own in exile "
            "and in your graveyard.",
            "これのパワーは、追放領域にあるあなたのカードとあなたの墓地にあるカードのうち、"
            "インスタントとソーサリーであるものの数に等しい。",
        )

    def defines(self, state: State, obj: Obj) -> tuple[int | None, int | None]:
        exiled = [card for card in state.exile if card.owner == obj.controller]
        cards = (*exiled, *state.players[obj.controller].graveyard)
        return sum(any(t in card.card.types for t in _COUNTED) for card in cards), None


@value
class BodyIsYourHand(Static, Value):
    """Power and toughness are the number of cards in the hand of its controller."""

    stars = (True, True)

    def text(self) -> Text:
        return Text(
            "Its power and toughness are each the number of cards in your hand.",
            "これのパワーとタフネスは、それぞれあなたの手札の枚数に等しい。",
        )

    def defines(self, state: State, obj: Obj) -> tuple[int | None, int | None]:
        cards = len(state.players[obj.controller].hand)
        return cards, cards
