"""What any component of a cost can be asked: what is lacking, what to choose, how to pay (118)."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.changes import Change
from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Cost, Filter
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text


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


class ChooseOne(Component):
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
