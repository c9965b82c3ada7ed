"""How far a learner has come in a round of questions. Plain values; the widget only draws them.

Questions are answered in their order: where one begins, the board shows what the one
before it was about, so a question that was skipped would be given away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from mtgrules.lessons.rounds import Asked, Round
from mtgrules.model.frames import Frame
from mtgrules.questions import Attempt
from mtgrules.rulebook.text import Text
from mtgrules.trace import Trace

NONE_ASKED = Text(
    "There is no question in this run: write a line such as `ask next` where one is to be asked.",
    "この手順には問題がありません。問題を出したいところに`ask next`のような行を書いてください。",
)


class NothingAsked(ValueError):
    """A run without a question; `text` says how to write one."""

    def __init__(self) -> None:
        self.text = NONE_ASKED
        super().__init__(self.text.en)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A round, what was tried of it, the question that is looked at, and the frame shown.

    `at` is the number of the question; `step` the place in its worked solution (see
    `path`), which is only looked at once the question is answered.
    """

    round: Round
    attempts: tuple[Attempt, ...]
    at: int = 0
    step: int = 0

    @classmethod
    def of(cls, round_: Round) -> Sitting:
        """At the first question, with nothing tried; raises `NothingAsked` if there is none."""
        if not round_.asked:
            raise NothingAsked
        return cls(round_, tuple(Attempt(asked.question) for asked in round_.asked))

    # What one sees ------------------------------------------------------------------------

    @property
    def asked(self) -> Asked:
        return self.round.asked[self.at]

    @property
    def attempt(self) -> Attempt:
        return self.attempts[self.at]

    @property
    def is_open(self) -> bool:
        """Whether the question that is looked at still waits for its answer."""
        return not self.attempt.locked

    @property
    def path(self) -> tuple[int, ...]:
        """The frames that may be shown: one while the question is open, then all up to `after`."""
        asked = self.asked
        if self.is_open:
            return (asked.before,)
        return tuple(n for n in self.round.trace.path(asked.after) if n >= asked.before)

    @property
    def shown(self) -> int:
        """The number of the frame that is shown."""
        return self.path[min(self.step, len(self.path) - 1)]

    @property
    def frame(self) -> Frame:
        return self.round.trace.frames[self.shown]

    @property
    def before(self) -> Frame | None:
        """The frame before the one that is shown, None at the start of the game."""
        number = self.round.trace.parents[self.shown]
        return self.round.trace.frames[number] if number >= 0 else None

    @property
    def is_last(self) -> bool:
        return self.at == len(self.attempts) - 1

    def count(self, *, right: bool | None) -> int:
        """How many were answered right, wrong (False) or not at all (None)."""
        return sum(attempt.is_right is right for attempt in self.attempts)

    def beginning(self) -> tuple[Trace, int]:
        """The game up to this question on a trace of its own, to try things out; and its place.

        It knows nothing of what comes later in the round.
        """
        trace = Trace(self.round.trace.position)
        at = trace.end_of_run(0)
        for choice in self.round.trace.choices(self.asked.before):
            at = trace.take(at, choice)
        return trace, at

    # What one does ------------------------------------------------------------------------

    def answer(self, n: int) -> Sitting:
        """With option `n` chosen, for good, and the board where that question leads to.

        Raises `IndexError` for an option that there is not.
        """
        if not self.is_open:
            return self
        answered = self._with(self.attempt.answer(n))
        return answered.look(len(answered.path) - 1)

    def hint(self) -> Sitting:
        """With one more hint to this question, as long as it is open."""
        return self._with(self.attempt.hint()) if self.is_open else self

    def look(self, step: int) -> Sitting:
        """At a place of the worked solution, or the nearest that there is."""
        return replace(self, step=max(0, min(step, len(self.path) - 1)))

    def next(self) -> Sitting:
        """At the next question; the same where this one is open or the last."""
        return self if self.is_open or self.is_last else self._go(self.at + 1)

    def back(self) -> Sitting:
        """At the question before, as it was left; the same at the first."""
        return self._go(self.at - 1) if self.at else self

    def resume(self, number: int) -> Sitting:
        """At a question, with nothing tried: those before it were answered another time.

        Raises `IndexError` for a question that there is not.
        """
        if not 0 <= number < len(self.attempts):
            raise IndexError(f"no question {number}")
        return replace(Sitting.of(self.round), at=number)

    @property
    def untouched(self) -> bool:
        """Whether it stands as it began."""
        return self == Sitting.of(self.round)

    def start_over(self) -> Sitting:
        """With nothing tried."""
        return Sitting.of(self.round)

    def _with(self, attempt: Attempt) -> Sitting:
        attempts = (*self.attempts[: self.at], attempt, *self.attempts[self.at + 1 :])
        return replace(self, attempts=attempts)

    def _go(self, at: int) -> Sitting:
        there = replace(self, at=at, step=0)
        return there.look(len(there.path) - 1)
