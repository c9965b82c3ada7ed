"""Costs that do something to permanents: put or remove counters, return, tap several (118)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs import Component, Payment
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class PutCounter(Component, Value):
    """Put a counter on the source (122.1)."""

    kind: str

    def text(self) -> Text:
        return Text(
            f"put a {self.kind} counter on this", f"これの上に{self.kind}カウンター1個を置く"
        )

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None if state.permanent(source) else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.add_counters(payment.source, self.kind, 1)
        return ()


@value
class ReturnThis(Component, Value):
    """Return the source to its owner's hand."""

    def text(self) -> Text:
        return Text("return this to its owner's hand", "これをオーナーの手札に戻す")

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None if state.permanent(source) else No("118.3", "source_gone")

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.move(payment.source, Zone.HAND, "returned_to_hand", "118.1"),)


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
