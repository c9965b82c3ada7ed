"""The paper of a class test: which questions of lessons it asks, and what it is known by.

In a test no board moves after an answer, and answers may be changed until the end. But the
questions of one run stand along one game, so that the board of a later question shows what
an earlier one asked about. Of such questions only those are asked that no other board of
the test gives away; the rest is left out.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mtgrules.engine.play import legal
from mtgrules.lessons.model import Widget
from mtgrules.lessons.rounds import round_of
from mtgrules.lessons.script import read_line
from mtgrules.notation import CannotRead, read
from mtgrules.questions import Asked, Round
from mtgrules.questions.kinds import split
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import LANGS, Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mtgrules.lessons.model import Lesson
    from mtgrules.questions import Question

NOTHING = Text(
    "There is no question in these lessons: {lessons}.",
    "これらの教材には問題がありません：{lessons}",
)


class NothingToAsk(ValueError):
    """Lessons without a question; `text` names them."""

    def __init__(self, lessons: Iterable[Lesson]) -> None:
        self.text = NOTHING.format(lessons=", ".join(lesson.id for lesson in lessons))
        super().__init__(self.text.en)


@dataclass(frozen=True, slots=True)
class Item:
    """A question of a test: `id` is "LESSON.QUESTIONS.NUMBER", `place` its place in `round`."""

    id: str
    round: Round
    place: int

    @property
    def question(self) -> Question:
        return self.round.asked[self.place].question


@dataclass(frozen=True, slots=True)
class Paper:
    """The questions of lessons that a test asks; `left_out` is how many it does not."""

    lessons: tuple[Lesson, ...]
    items: tuple[Item, ...]
    left_out: int = 0

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of the lessons."""
        return tuple(lesson.id for lesson in self.lessons)

    @property
    def digest(self) -> str:
        """What this version of the test is known by: the same for the same words, no answers."""
        words = [
            word[lang]
            for item in self.items
            for word in (item.question.ask, *(option.text for option in item.question.options))
            for lang in LANGS
        ]
        told = "\0".join([*self.ids, *(item.id for item in self.items), *words])
        return hashlib.sha256(told.encode()).hexdigest()[:16]


def paper_of(lessons: Iterable[Lesson]) -> Paper:
    """The paper of a test with the questions of lessons that `check` finds no error in.

    Raises `NothingToAsk` if they have none.
    """
    lessons = tuple(lessons)
    items: list[Item] = []
    count = 0
    for lesson in lessons:
        for part in lesson.parts:
            if isinstance(part, Widget) and part.kind == "questions":
                position = lesson.positions[part.position]
                round_ = round_of(lesson, position, part.run)
                count += len(round_.asked)
                kept = fair(round_, position.runs[part.run])
                items += [Item(f"{lesson.id}.{part.name}.{n}", round_, n) for n in kept]
    if not items:
        raise NothingToAsk(lessons)
    return Paper(lessons, tuple(items), count - len(items))


def fair(round_: Round, lines: Iterable[str]) -> tuple[int, ...]:
    """The most questions of a round of which none is given away by the board of another.

    A question about what comes next is answered by any later board. One whether something
    may be done is not, unless it is then done; so it may stand before others.
    """
    asked = round_.asked
    words = list(_asking(lines, round_.trace.position.edition))
    best: tuple[int, ...] = ()
    for last in dict.fromkeys(one.before for one in asked):
        kept = tuple(
            n
            for n, one in enumerate(asked)
            if one.before == last
            or (one.before < last and not _given_away(round_, one, words[n], last))
        )
        best = max(best, kept, key=len)
    return best


def _asking(lines: Iterable[str], edition: Edition) -> Iterator[str]:
    """What the lines that ask under an edition ask, in their order."""
    for line in map(read_line, lines):
        if line.asks and (not line.edition or Edition.parse(line.edition) == edition):
            yield line.choice


def _given_away(round_: Round, one: Asked, asks: str, later: int) -> bool:
    """Whether the board at a later frame tells what was asked."""
    if one.question.kind != "may":
        return True
    trace = round_.trace
    state = trace.frames[one.before].state
    try:
        choice = read(split(asks)[1], state)
    except CannotRead:
        return True
    done = trace.choices(later)[len(trace.choices(one.before)) :]
    if choice.verb == "respond":
        # That one may respond is told by a board where somebody has; without priority nobody may.
        return legal(state).kind == "priority" and done[0].verb != "pass"
    return choice in done
