"""Costs that cards outside the battlefield pay: discard, reveal, exile, mill (701)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import ChooseOne, Component, Payment
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import No
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class DiscardOne(ChooseOne, Value):
    """Discard a card (701.9)."""

    what: Filter = Filter(
        Text("a card in your hand", "あなたの手札のカード1枚"), zones=(Zone.HAND,), whose="you"
    )

    def text(self) -> Text:
        if self.what.types:
            return Text("discard {n}", "{n}を捨てる").format(n=self.what.noun)
        return Text("discard a card", "カード1枚を捨てる")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.discard(self.chosen(payment)),)


@value
class DiscardHand(Component, Value):
    """Discard your hand; an empty hand can be discarded (118.3)."""

    def text(self) -> Text:
        return Text("discard your hand", "あなたの手札を捨てる")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        hand = change.state.players[payment.player].hand
        if not hand:
            change.say("empty_hand_discarded", "701.9a", who=payment.player)
        return tuple(change.discard(card.id) for card in hand)


@value
class DiscardThis(Component, Value):
    """Discard the source from hand; for a cycling ability that is cycling it (702.29a, c)."""

    cycling: bool = False

    def text(self) -> Text:
        return Text("discard this card", "このカードを捨てる")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        here = any(card.id == source for card in state.players[player].hand)
        return None if here else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        card = change.discard(payment.source)
        name = change.state.name(card)
        if self.cycling:
            change.say("cycled", "702.29c", subject=card, who=payment.player, name=name)
        return (card,)


@value
class RevealThis(Component, Value):
    """Show the source in your hand (701.20a); the announcement has done it already (602.2a)."""

    def text(self) -> Text:
        return Text("reveal this card from your hand", "手札からこのカードを公開する")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        here = any(card.id == source for card in state.players[player].hand)
        return None if here else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.object(payment.source, revealed=True)
        return ()


@value
class ExileThis(Component, Value):
    """Exile the source from where it is (701.13)."""

    def text(self) -> Text:
        return Text("exile this card from your hand", "あなたの手札からこのカードを追放する")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None if state.card(source) else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.move(payment.source, Zone.EXILE, "exiled", "701.13a"),)


@value
class ExileFromHand(ChooseOne, Value):
    """Exile a fitting card from your hand (701.13)."""

    what: Filter

    def text(self) -> Text:
        return Text("exile {n}", "{n}を追放する").format(n=self.what.noun)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.move(self.chosen(payment), Zone.EXILE, "exiled", "701.13a"),)


@value
class Mill(Component, Value):
    """Mill a card (701.17): moves library cards to a public zone, so it is paid last (601.2h)."""

    late = True
    moves_library = True
    n: int = 1

    def text(self) -> Text:
        return Text("mill a card", "カード1枚を切削する")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        enough = len(state.players[player].library) >= self.n
        return None if enough else No("701.17b", "library_too_small")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.mill(payment.player, self.n)
        return ()
