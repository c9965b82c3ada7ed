"""Questions as values: what is asked, what may be answered, how an answer is taken, and where.

>>> from mtgrules.rulebook.text import Text
>>> yes = Option(Text("Yes", "はい"), right=True, why=Text("So it is.", "そのとおりです。"))
>>> no = Option(Text("No", "いいえ"), right=False, why=Text("It is not.", "違います。"))
>>> attempt = Attempt(Question("may", Text("May you?", "できますか。"), (yes, no)))
>>> attempt.chosen is None, attempt.locked
(True, False)
>>> attempt.answer(1).why["en"]
'It is not.'
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.rulebook.text import NOTHING, Text

if TYPE_CHECKING:
    from mtgrules.trace import Trace


class CannotAsk(ValueError):
    """A question that makes no sense at its place; `text` says why and what could be asked."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


@dataclass(frozen=True, slots=True)
class Option:
    """One answer: its words, whether it is right, and why it is right or wrong.

    `rule` is the rule that decides, by its newest number, "" if none does. `mistake` is
    the common mistake that a wrong answer stands for ("M01" ...), "" if it is none of them.
    """

    text: Text
    right: bool
    why: Text
    rule: str = ""
    mistake: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with one right answer among two to six different ones.

    `kind` is one of `kinds.KINDS`, or "typed" for one whose answer its author wrote;
    then `verified` is False, since the engine does not know, and `checked` says who has
    checked it and when, if anybody has. `hints` go from a nudge to nearly the answer; none
    of them names the right option.
    """

    kind: str
    ask: Text
    options: tuple[Option, ...]
    hints: tuple[Text, ...] = ()
    verified: bool = True
    checked: str = ""

    @property
    def right(self) -> Option:
        return next(option for option in self.options if option.right)


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a learner has done about a question: nothing yet, looked at hints, answered.

    An answer is final (predict first, then look), so a second `answer` changes nothing.
    """

    question: Question
    chosen: int | None = None
    hints_seen: int = 0

    @property
    def locked(self) -> bool:
        """Whether it has been answered."""
        return self.chosen is not None

    @property
    def why(self) -> Text:
        """The feedback on the answer; nothing before there is one."""
        return NOTHING if self.chosen is None else self.question.options[self.chosen].why

    @property
    def is_right(self) -> bool | None:
        """None for "not tried yet", which is not wrong."""
        return None if self.chosen is None else self.question.options[self.chosen].right

    @property
    def hints(self) -> tuple[Text, ...]:
        """The hints that were asked for so far."""
        return self.question.hints[: self.hints_seen]

    def answer(self, n: int) -> Attempt:
        """With option `n` chosen; raises `IndexError` for one that there is not."""
        if self.locked:
            return self
        if not 0 <= n < len(self.question.options):
            raise IndexError(f"no option {n}")
        return replace(self, chosen=n)

    def hint(self) -> Attempt:
        """With one more hint open, if there is one."""
        return replace(self, hints_seen=min(self.hints_seen + 1, len(self.question.hints)))


class Asked(NamedTuple):
    """A question at a place of a trace: `before` is the frame that the learner sees while
    it is open, `after` the last frame of what the board does once it is answered.

    `after` equals `before` where the next line is a question as well.
    """

    question: Question
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Round:
    """All questions of one run, over the one trace on which the run was played."""

    name: str
    trace: Trace
    asked: tuple[Asked, ...]
