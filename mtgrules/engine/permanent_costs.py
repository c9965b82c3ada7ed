"""Costs that do something to permanents: put or remove counters, return, tap several (118)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs import Component, Payment
from mtgrules.engine.costs import _ChooseOne as ChooseOne
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Cost, Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.text import Text

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
class ReturnUnblockedAttacker(Component, Value):
    """Return an attacking creature of yours that was not blocked to its owner's hand (702.49a)."""

    def text(self) -> Text:
        return Text(
            "return an unblocked attacking creature you control to its owner's hand",
            "あなたがコントロールするブロックされていない攻撃クリーチャー1体を、"
            "オーナーの手札に戻す",
        )

    def _fitting(self, state: State, player: int) -> tuple[int, ...]:
        """A creature is unblocked only once blockers have been declared (509.1h)."""
        if state.step not in (Step.BLOCKERS, Step.DAMAGE, Step.END_COMBAT):
            return ()
        return tuple(
            obj.id
            for obj in state.battlefield
            if obj.attacking >= 0 and not obj.blocked and obj.controller == player
        )

    def lacking(self, state: State, player: int, source: int) -> No | None:
        return None if self._fitting(state, player) else No("702.49a", "no_unblocked_attacker")

    def ask(self, payment: Payment) -> Options | None:
        there = self._fitting(payment.state, payment.player)
        if payment.picks or len(there) < 2:
            return None
        legal = tuple(Choice("choose", (ref,)) for ref in there)
        return Options(payment.player, "unblocked attacker", "702.49a", legal)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        there = self._fitting(payment.state, payment.player)
        ref = int(payment.picks[0].args[0]) if payment.picks else there[0]
        return (change.move(ref, Zone.HAND, "returned_to_hand", "702.49a"),)


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


@value
class SacrificeSome(Component, Value):
    """Sacrifice one or more fitting permanents, the source too if it fits (701.21)."""

    what: Filter

    def text(self) -> Text:
        return Text("sacrifice one or more of {n}", "{n}を1つ以上生け贄に捧げる").format(
            n=self.what.noun
        )

    def lacking(self, state: State, player: int, source: int) -> No | None:
        if fitting(state, self.what, player, source):
            return None
        return No("118.3", "nothing_to_pay_with", (("noun", self.what.noun),))

    def ask(self, payment: Payment) -> Options | None:
        if any(pick.verb == "done" for pick in payment.picks):
            return None
        taken = {pick.args[0] for pick in payment.picks}
        there = fitting(payment.state, self.what, payment.player, payment.source)
        more = tuple(Choice("choose", (ref,)) for ref in there if ref not in taken)
        if not more:
            return None
        enough = (Choice("done"),) if taken else ()
        return Options(payment.player, "cost", "601.2h", (*enough, *more))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        chosen = [int(pick.args[0]) for pick in payment.picks if pick.args]
        return tuple(change.sacrifice(ref) for ref in chosen)


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
