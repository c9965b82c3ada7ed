"""Costs that take permanents away: sacrifice them (701.21), return them to a hand."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import ChooseOne, Component, Payment
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.text import Text


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
class Sacrifice(ChooseOne, Value):
    """Sacrifice a fitting permanent you control (701.21)."""

    what: Filter

    def text(self) -> Text:
        return Text("sacrifice {n}", "{n}を生け贄に捧げる").format(n=self.what.noun)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        return (change.sacrifice(self.chosen(payment)),)


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
