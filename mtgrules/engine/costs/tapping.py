"""Costs that tap or untap: the symbols of the source (107.5, 107.6), and other permanents."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import ChooseOne, Component, Payment
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same


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


@value
class TapAnother(ChooseOne, Value):
    """Tap an untapped permanent you control: not the tap symbol, so 302.6 does not matter."""

    what: Filter

    def text(self) -> Text:
        return Text("tap {n}", "{n}をタップする").format(n=self.what.noun)

    def fitting(self, state: State, player: int, source: int) -> tuple[int, ...]:
        refs = ChooseOne.fitting(self, state, player, source)
        return tuple(r for r in refs if (o := state.permanent(r)) is not None and not o.tapped)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.tap(self.chosen(payment))
        return ()


@value
class TapSeveral(Component, Value):
    """Tap several untapped permanents you control: no tap symbols, so 302.6 does not matter."""

    n: int
    what: Filter

    def text(self) -> Text:
        return Text("tap {n} {noun}", "{noun}{n}つをタップする").format(
            n=self.n, noun=self.what.noun
        )

    def _untapped(self, state: State, player: int, source: int) -> list[int]:
        found = fitting(state, self.what, player, source)
        return [r for r in found if (o := state.permanent(r)) is not None and not o.tapped]

    def lacking(self, state: State, player: int, source: int) -> No | None:
        if len(self._untapped(state, player, source)) >= self.n:
            return None
        return No("118.3", "nothing_to_pay_with", (("noun", self.what.noun),))

    def ask(self, payment: Payment) -> Options | None:
        """One permanent after the other, unless exactly as many are there as are needed."""
        there = self._untapped(payment.state, payment.player, payment.source)
        if len(payment.picks) >= self.n or len(there) == self.n:
            return None
        taken = {pick.args[0] for pick in payment.picks}
        legal = tuple(Choice("choose", (r,)) for r in there if r not in taken)
        return Options(payment.player, "cost", "601.2h", legal)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        there = self._untapped(payment.state, payment.player, payment.source)
        for ref in [int(pick.args[0]) for pick in payment.picks] or there:
            change.tap(ref)
        return ()


@value
class UntapAnother(Component, Value):
    """Untap a tapped permanent you control (701.26b); it may have been tapped in 601.2g."""

    what: Filter

    def text(self) -> Text:
        return Text("untap {n} that is tapped", "タップ状態の、{n}をアンタップする").format(
            n=self.what.noun
        )

    def _tapped(self, state: State, player: int, source: int) -> list[int]:
        found = fitting(state, self.what, player, source)
        return [r for r in found if (o := state.permanent(r)) is not None and o.tapped]

    def lacking(self, state: State, player: int, source: int) -> No | None:
        if self._tapped(state, player, source):
            return None
        return No("118.3", "nothing_to_pay_with", (("noun", self.what.noun),))

    def ask(self, payment: Payment) -> Options | None:
        if payment.picks:
            return None
        there = self._tapped(payment.state, payment.player, payment.source)
        return Options(
            payment.player, "cost", "601.2h", tuple(Choice("choose", (r,)) for r in there)
        )

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.untap(int(payment.picks[0].args[0]))
        return ()
