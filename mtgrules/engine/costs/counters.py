"""Costs that put counters on or take them away (122.1), loyalty among them (606.4)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import ChooseOne, Component, Payment
from mtgrules.model.abilities import Cost, Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same

_KINDS = {"charge": "蓄積", "time": "時間"}


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
class RemoveCounter(Component, Value):
    """Remove a counter from the source (122.1)."""

    kind: str

    def text(self) -> Text:
        return Text(
            f"remove a {self.kind} counter from this",
            f"これから{_KINDS.get(self.kind, self.kind)}カウンター1個を取り除く",
        )

    def lacking(self, state: State, player: int, source: int) -> No | None:
        obj = state.permanent(source)
        if obj is None:
            return No("118.3", "source_gone")
        if obj.counter(self.kind):
            return None
        return No("118.3", "counter_lacking", (("name", obj.card.name), ("kind", self.kind)))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.remove_counters(payment.source, self.kind, 1)
        return ()


@value
class RemoveCountersAmong(Component, Value):
    """Remove so many counters from among your creatures (118.3); `n` None means X (107.3a)."""

    kind: str
    n: int | None

    @property
    def asks_x(self) -> bool:
        return self.n is None

    def of_x(self, x: int) -> Cost:
        return self if self.n is not None else self.but(n=x)

    def text(self) -> Text:
        n = "X" if self.n is None else str(self.n)
        return Text(
            f"remove {n} {self.kind} counters from among your creatures",
            f"あなたのクリーチャーの中から{self.kind}カウンター{n}個を取り除く",
        )

    def _left(self, payment: Payment) -> dict[int, int]:
        """How many counters could still be taken from each creature."""
        left = {
            obj.id: obj.counter(self.kind)
            for obj in payment.state.battlefield
            if obj.controller == payment.player and "creature" in obj.card.types
        }
        for pick in payment.picks:
            left[int(pick.args[0])] -= 1
        return {id: n for id, n in left.items() if n > 0}

    def lacking(self, state: State, player: int, source: int) -> No | None:
        there = self._left(Payment(state, player, source))
        if sum(there.values()) >= (self.n or 0):
            return None
        return No("118.3", "counters_lacking", (("name", state.name(source)),))

    def ask(self, payment: Payment) -> Options | None:
        """One counter after the other, unless only one creature has any."""
        left = self._left(payment)
        if len(payment.picks) >= (self.n or 0) or len(left) < 2:
            return None
        return Options(
            payment.player, "cost", "601.2h", tuple(Choice("choose", (id,)) for id in left)
        )

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        taken = [int(pick.args[0]) for pick in payment.picks]
        rest = (self.n or 0) - len(taken)
        if rest:
            taken += [next(iter(self._left(payment)))] * rest
        for id in dict.fromkeys(taken):
            change.remove_counters(id, self.kind, taken.count(id))
        return ()


_WITH_TIME = Filter(
    Text(
        "a permanent you control or suspended card you own, with a time counter on it",
        "時間カウンターが置かれている、あなたのコントロールするパーマネントか、"
        "あなたがオーナーである待機状態のカード1つ",
    ),
    whose="you",
    suspended=True,
)


@value
class RemoveTimeCounterSomewhere(ChooseOne, Value):
    """Remove a time counter from a permanent you control or a suspended card you own (122.1)."""

    what: Filter = _WITH_TIME

    def text(self) -> Text:
        return Text(
            "remove a time counter from a permanent you control or suspended card you own",
            "あなたがコントロールするパーマネントか、あなたがオーナーである待機状態のカードから"
            "時間カウンター1個を取り除く",
        )

    def fitting(self, state: State, player: int, source: int) -> tuple[int, ...]:
        found = (state.card(ref) for ref in ChooseOne.fitting(self, state, player, source))
        return tuple(obj.id for obj in found if obj is not None and obj.counter("time"))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.remove_counters(self.chosen(payment), "time", 1)
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
