"""How far somebody has come in a class test. Plain values; the widget only draws them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from mtgrules.classtest.draft import Draft
from mtgrules.classtest.handed import Answers

if TYPE_CHECKING:
    from mtgrules_widgets.classtest_paper import Asked, Printed


@dataclass(frozen=True, slots=True)
class Writing:
    """A test, what somebody chose so far, and the question that is looked at.

    `draft` is None until they have said who they are.
    """

    test: Printed
    draft: Draft | None = None
    at: int = 0

    @property
    def asked(self) -> Asked:
        return self.test.asked[self.at]

    @property
    def is_handed_in(self) -> bool:
        return self.draft is not None and bool(self.draft.handed_in)

    @property
    def is_open(self) -> bool:
        """Whether answers may be given and changed."""
        return self.draft is not None and not self.draft.handed_in

    @property
    def is_last(self) -> bool:
        return self.at == len(self.test.asked) - 1

    def chosen(self, n: int | None = None) -> int | None:
        """The option chosen for a question, or for the one that is looked at."""
        asked = self.test.asked[self.at if n is None else n]
        found = self.draft.chosen.get(asked.id) if self.draft else None
        return found if found is not None and 0 <= found < len(asked.options) else None

    @property
    def answered(self) -> int:
        """How many questions have an answer."""
        return sum(self.chosen(n) is not None for n in range(len(self.test.asked)))

    @property
    def still_open(self) -> tuple[int, ...]:
        """The questions without an answer."""
        return tuple(n for n in range(len(self.test.asked)) if self.chosen(n) is None)

    def begin(self, draft: Draft) -> Writing:
        """As somebody, at the first question that is still open."""
        begun = replace(self, draft=draft, at=0)
        return begun.go(next(iter(begun.still_open), 0))

    def leave(self) -> Writing:
        """As nobody again."""
        return Writing(self.test)

    def choose(self, option: int) -> Writing:
        """With an answer to the question that is looked at, in place of the one before.

        Raises `IndexError` for an option that there is not.
        """
        if self.draft is None or not self.is_open:
            return self
        if not 0 <= option < len(self.asked.options):
            raise IndexError(f"no option {option}")
        return replace(self, draft=self.draft.choose(self.asked.id, option))

    def go(self, at: int) -> Writing:
        """At a question, or the nearest that there is."""
        return replace(self, at=max(0, min(at, len(self.test.asked) - 1)))

    def hand_in(self, file: str) -> Writing:
        """Handed in as that file."""
        return self if self.draft is None else replace(self, draft=self.draft.hand_in(file))

    def answers(self) -> Answers:
        """What is handed in: what the page shows, and nothing else that the draft may hold."""
        assert self.draft is not None
        chosen = {
            asked.id: option
            for n, asked in enumerate(self.test.asked)
            if (option := self.chosen(n)) is not None
        }
        return Answers(self.test.test, self.test.lessons, self.draft.name, chosen)
