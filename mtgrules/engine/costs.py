"""The components of costs (118): what is missing, what must be chosen, how they are paid.

Each class is one component. `late` ones are paid in the second group of
601.2h: those that are random or move library cards to a public zone.
"""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.changes import Change
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Cost, Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.mana import COLORS, TYPES_OF_MANA, Mana, ManaCost, is_generic
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text, same


class Payment(NamedTuple):
    """One component being paid: by whom, for which source, with what chosen so far."""

    state: State
    player: int
    source: int
    picks: tuple[Choice, ...] = ()


class Component:
    """A cost component with nothing to choose, always payable; classes override what differs."""

    __slots__ = ()
    late = False
    moves_library = False
    symbol = ""

    @property
    def asks_x(self) -> bool:
        """Whether X is announced for it though no mana symbol says so (107.3a)."""
        return False

    def of_x(self, x: int) -> Cost:
        """The component once X is known."""
        return self

    def text(self) -> Text:
        raise NotImplementedError

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None

    def ask(self, payment: Payment) -> Options | None:
        return None

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        """Pay; gives the new ids of cards that it moved, for effects that look for them."""
        raise NotImplementedError


@value
class PayMana(Component, Value):
    """Mana (118.3a). Coloured symbols take their type; who pays chooses what pays for generic."""

    cost: ManaCost

    def text(self) -> Text:
        return same(self.cost)

    def lacking(self, state: State, player: int, source: int) -> No | None:
        pool = usable(state, player, source)
        if (
            _left_for_generic(pool, self.cost, _any_color(state, source)) is None
            or len(pool) < self.cost.mana_value
        ):
            have = "".join(f"{{{m.type}}}" for m in pool) or "{0}"
            return No("118.3", "mana_lacking", (("cost", str(self.cost)), ("have", have)))
        return None

    def ask(self, payment: Payment) -> Options | None:
        left, generic = self._left(payment)
        types = {m.type for m in left}
        if generic == 0 or len(left) == generic or len(types) <= 1:
            return None
        return Options(
            payment.player,
            "mana",
            "118.3a",
            tuple(Choice("spend", (t,)) for t in TYPES_OF_MANA if t in types),
        )

    def _left(self, payment: Payment) -> tuple[list[Mana], int]:
        """Mana that may still pay for generic, and how much generic is left to choose for."""
        pool = usable(payment.state, payment.player, payment.source)
        wild = _any_color(payment.state, payment.source)
        left = _left_for_generic(pool, self.cost, wild) or []
        for pick in payment.picks:
            left.remove(next(m for m in left if m.type == pick.args[0]))
        return left, generic_of(self.cost) - len(payment.picks)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        left, generic = self._left(payment)
        pool = payment.state.players[payment.player].pool
        kept = list(usable(payment.state, payment.player, payment.source))
        for mana in left[generic:]:
            kept.remove(mana)
        spent = kept  # what is neither kept nor useless here
        rest = list(pool)
        for mana in spent:
            rest.remove(mana)
        change.player(payment.player, pool=tuple(rest))
        return ()


def usable(state: State, player: int, source: int) -> tuple[Mana, ...]:
    """The mana that may be spent on this source, restricted mana first (106.6)."""
    pool = state.players[player].pool
    if not any(mana.only for mana in pool):
        return pool
    obj = state.last_known(source)
    eldrazi = (
        obj is not None
        and not obj.card.colors
        and any(subtype.en == "Eldrazi" for subtype in obj.card.subtypes)
    )
    fit = [mana for mana in pool if not mana.only or eldrazi]
    return tuple(sorted(fit, key=lambda mana: not mana.only))


def generic_of(cost: ManaCost) -> int:
    return sum(int(s) for s in cost.symbols if is_generic(s))


def _any_color(state: State, source: int) -> str:
    """The type of mana that pays for any color of this permanent's abilities, "" for none."""
    obj = state.permanent(source)
    own = obj.card.statics if obj is not None else ()
    return next((static.any_color_with() for static in own if static.any_color_with()), "")


def _left_for_generic(pool: tuple[Mana, ...], cost: ManaCost, wild: str = "") -> list[Mana] | None:
    """The pool without what the coloured symbols take, oldest mana first; None if too little.

    Mana of the type `wild` pays for the colors that are missing (602.1e).
    """
    left, open_symbols = list(pool), []
    for symbol in cost.symbols:
        if is_generic(symbol):
            continue
        fit = next((m for m in left if m.type == symbol), None)
        if fit is None:
            open_symbols.append(symbol)
        else:
            left.remove(fit)
    for symbol in open_symbols:
        fit = next((m for m in left if m.type == wild), None) if symbol in COLORS else None
        if fit is None:
            return None
        left.remove(fit)
    return left


@value
class TapThis(Component, Value):
    """The tap symbol (107.5)."""

    symbol = "T"

    def text(self) -> Text:
        return same("{T}")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        obj = state.permanent(source)
        if obj is None:
            return No("118.3", "source_gone")
        return No("107.5", "already_tapped", (("name", obj.card.name),)) if obj.tapped else None

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.tap(payment.source)
        return ()


@value
class UntapThis(Component, Value):
    """The untap symbol (107.6)."""

    symbol = "Q"

    def text(self) -> Text:
        return same("{Q}")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        obj = state.permanent(source)
        if obj is None:
            return No("118.3", "source_gone")
        return None if obj.tapped else No("107.6", "already_untapped", (("name", obj.card.name),))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.untap(payment.source)
        return ()


class _ChooseOne(Component):
    """A cost for which one fitting object is chosen as it is paid."""

    __slots__ = ()
    what: Filter

    def fitting(self, state: State, player: int, source: int) -> tuple[int, ...]:
        return fitting(state, self.what, player, source)

    def lacking(self, state: State, player: int, source: int) -> No | None:
        if self.fitting(state, player, source):
            return None
        return No("118.3", "nothing_to_pay_with", (("noun", self.what.noun),))

    def ask(self, payment: Payment) -> Options | None:
        if payment.picks:
            return None
        refs = self.fitting(payment.state, payment.player, payment.source)
        legal = tuple(Choice("choose", (r,)) for r in refs)
        return Options(payment.player, "cost", "601.2h", legal)

    def chosen(self, payment: Payment) -> int:
        return int(payment.picks[0].args[0])


@value
class TapAnother(_ChooseOne, Value):
    """Tap an untapped permanent you control: not the tap symbol, so 302.6 does not matter."""

    what: Filter

    def text(self) -> Text:
        return Text("tap {n}", "{n}をタップする").format(n=self.what.noun)

    def fitting(self, state: State, player: int, source: int) -> tuple[int, ...]:
        refs = _ChooseOne.fitting(self, state, player, source)
        return tuple(r for r in refs if (o := state.permanent(r)) is not None and not o.tapped)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.tap(self.chosen(payment))
        return ()


@value
class SacrificeThis(Component, Value):
    """Sacrifice the source (701.21)."""

    def text(self) -> Text:
        return Text("sacrifice this", "これを生け贄に捧げる")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None if state.permanent(source) else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.sacrifice(payment.source),)


@value
class Sacrifice(_ChooseOne, Value):
    """Sacrifice a fitting permanent you control (701.21)."""

    what: Filter

    def text(self) -> Text:
        return Text("sacrifice {n}", "{n}を生け贄に捧げる").format(n=self.what.noun)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.sacrifice(self.chosen(payment)),)


@value
class DiscardOne(_ChooseOne, Value):
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
class ExileFromHand(_ChooseOne, Value):
    """Exile a fitting card from your hand (701.13)."""

    what: Filter

    def text(self) -> Text:
        return Text("exile {n}", "{n}を追放する").format(n=self.what.noun)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.move(self.chosen(payment), Zone.EXILE, "exiled", "701.13a"),)


@value
class PayLife(Component, Value):
    """Pay life (118.3b, 119.4)."""

    n: int

    def text(self) -> Text:
        return Text(f"pay {self.n} life", f"{self.n}点のライフを支払う")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        if state.players[player].life >= self.n:
            return None
        return No("118.3b", "life_lacking", (("n", self.n),))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.lose_life(payment.player, self.n)
        return ()


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


@value
class Loyalty(Component, Value):
    """Add or remove loyalty counters (606.4, 606.6)."""

    n: int

    def text(self) -> Text:
        sign = "+" if self.n > 0 else "−" if self.n < 0 else ""
        return same(f"[{sign}{abs(self.n)}]")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        obj = state.permanent(source)
        if obj is None:
            return No("118.3", "source_gone")
        if self.n >= 0 or obj.counter("loyalty") >= -self.n:
            return None
        return No("606.6", "loyalty_lacking", (("n", -self.n), ("have", obj.counter("loyalty"))))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        if self.n >= 0:
            change.add_counters(payment.source, "loyalty", self.n)
            if self.n == 0:
                change.say("loyalty_zero", "606.4", subject=payment.source)
        else:
            change.remove_counters(payment.source, "loyalty", -self.n)
        return ()
