"""Instructions of abilities that change their own cost (602.1b); they are not its effect."""

from __future__ import annotations

from mtgrules.engine.targets import fitting
from mtgrules.model.abilities import Filter
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class CostsLessForEach(Value):
    """It costs that much less for each fitting permanent; only generic mana goes (118.7a)."""

    n: int
    what: Filter

    def text(self) -> Text:
        return Text(
            "This ability costs {{{n}}} less to activate for each {noun}.",
            "この能力を起動するためのコストは、{noun}につき{{{n}}}少なくなる。",
        ).format(n=self.n, noun=self.what.noun)

    def amount(self, state: State, who: int) -> int:
        return -self.n * len(fitting(state, self.what, who, 0))
