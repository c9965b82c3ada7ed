"""Marking: files that were handed in, against papers that are made anew from the lessons.

What cannot be marked is told by its file, and the rest is marked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.classtest.handed import LETTERS, Answers, BadAnswers, known_by, read
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.classtest.paper import Item, Paper
    from mtgrules.questions import Option

OTHER_VERSION = Text(
    "these answers were given to another version of the lessons ({lessons}); "
    "mark them with the version that the test was made from",
    "別の版の教材（{lessons}）から作られたテストの答えです。"
    "テストを作ったときの版の教材で採点してください。",
)
NO_SUCH_ANSWER = Text(
    "“{id}: {letter}” is no answer that this test offers; the file was changed by hand",
    "「{id}：{letter}」という選択肢は、このテストにありません。手で書き換えられています。",
)
TWICE = Text(
    "{name} has handed in before, in {other}; both are in the table",
    "{name}さんの答えは{other}にもあります。どちらも表に載せました。",
)


class Unknown(Exception):
    """Lessons that are not here; `text` says which, and what to do."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


class Marks(NamedTuple):
    """What one learner chose, question by question; None where nothing was chosen."""

    name: str
    file: str
    chosen: tuple[Option | None, ...]

    @property
    def right(self) -> int:
        return sum(option is not None and option.right for option in self.chosen)


@dataclass(frozen=True, slots=True)
class Marked:
    """A test and its learners, in the order of their names."""

    paper: Paper
    learners: tuple[Marks, ...]

    def counts(self, n: int) -> tuple[tuple[Option | None, int], ...]:
        """How many chose each option of a question, and at the end how many none."""
        chosen = [learner.chosen[n] for learner in self.learners]
        options = (*self.paper.items[n].question.options, None)
        return tuple((option, chosen.count(option)) for option in options)


@dataclass(frozen=True, slots=True)
class Result:
    """What was marked, test by test, and what is wrong with files."""

    tests: tuple[Marked, ...]
    problems: tuple[tuple[str, Text], ...] = ()


@dataclass
class _Marking:
    papers: Callable[[tuple[str, ...]], Paper]
    tests: dict[tuple[str, ...], tuple[Paper, list[Marks]]] = field(default_factory=dict)
    problems: list[tuple[str, Text]] = field(default_factory=list)

    def take(self, file: str, text: str) -> None:
        try:
            answers = read(text)
            paper, learners = self.tests.get(answers.lessons) or (self.papers(answers.lessons), [])
            marks = Marks(answers.name, file, _chosen(answers, paper))
        except (BadAnswers, Unknown) as wrong:
            self.problems.append((file, wrong.text))
            return
        key = known_by(marks.name)
        before = next((each.file for each in learners if known_by(each.name) == key), None)
        if before is not None:
            self.problems.append((file, TWICE.format(name=marks.name, other=before)))
        learners.append(marks)
        self.tests[answers.lessons] = (paper, learners)


def mark(files: Iterable[tuple[str, str]], papers: Callable[[tuple[str, ...]], Paper]) -> Result:
    """Mark texts by the names of their files.

    `papers` makes the paper of a test from the ids of its lessons, or raises `Unknown`.
    """
    marking = _Marking(papers)
    for file, text in files:
        marking.take(file, text)
    tests = tuple(
        Marked(paper, tuple(sorted(learners, key=lambda each: (known_by(each.name), each.file))))
        for paper, learners in marking.tests.values()
    )
    return Result(tests, tuple(marking.problems))


def _chosen(answers: Answers, paper: Paper) -> tuple[Option | None, ...]:
    """The options by the questions of a paper; raises `BadAnswers` for what it does not ask."""
    if answers.test != paper.digest:
        raise BadAnswers(OTHER_VERSION.format(lessons=", ".join(answers.lessons)))
    items: Mapping[str, Item] = {item.id: item for item in paper.items}
    for id, n in answers.chosen.items():
        if id not in items or n >= len(items[id].question.options):
            raise BadAnswers(NO_SUCH_ANSWER.format(id=id, letter=LETTERS[n]))
    return tuple(
        items[id].question.options[answers.chosen[id]] if id in answers.chosen else None
        for id in items
    )
