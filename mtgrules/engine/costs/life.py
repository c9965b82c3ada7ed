"""Life as a cost (118.3b)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import Component, Payment
from mtgrules.model.choices import No
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


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
