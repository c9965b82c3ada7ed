"""A lesson as a value: its header, its positions, and its parts in reading order.

What it shares with a scenario, a title and positions with runs, is a `Source`. A
`Lesson` may be broken: whatever could be read is there, and what could not
stands in `problems`, so that an author hears of everything at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from mtgrules.lessons.places import Path, Place, Span
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

Severity = Literal["error", "warning"]

WIDGETS: dict[str, Text] = {
    "stepper": Text(
        "the table of a position: make its choices, try what is refused, go back",
        "局面の盤面。選択し、できないことを試し、戻れる",
    ),
    "show": Text(
        "the same, with a countdown below it where a card has suspend",
        "同じ盤面。待機を持つカードがあれば、カウントダウンも付く",
    ),
    "replay": Text(
        "the table after the position's choices, to look back at",
        "局面の選択をすべて終えた盤面。さかのぼって見られる",
    ),
    "questions": Text(
        "the questions of a position's choices, or of a branch as POSITION.BRANCH",
        "局面の選択の中の質問。「局面.枝」と書けば、その枝の質問",
    ),
    "branches": Text(
        "all runs of a position side by side, two to eight, to compare where they end",
        "局面のすべての手順（2つから8つ）。並べて、行き着く先を比べられる",
    ),
    "practice": Text(
        "fresh positions with a question of a kind each, such as may; mixed for every kind",
        "新しい局面での質問。mayなど、質問の種類を書きます。mixedならいろいろな質問",
    ),
    "statements": Text(
        "every statement of a source page: activate or suspend",
        "もとのページの全項目。activateかsuspend",
    ),
    "example": Text(
        "a lesson in a cell, to be changed and run: examples/NAME.en.md and examples/NAME.ja.md",
        "セルに入った教材。書き換えて実行できる（examples/名前.en.mdとexamples/名前.ja.md）",
    ),
}
"""What `{{ ... NAME }}` may show, and what that is."""

MIXED = "mixed"
"""What `{{ practice NAME }}` calls questions of every kind."""

SIDE_BY_SIDE = range(2, 9)
"""So many runs can be shown side by side."""

PAGES = ("activate", "suspend")
"""The source pages, as `{{ statements NAME }}` calls them."""


SEVERITIES: dict[Severity, Text] = {
    "error": Text("error", "エラー"),
    "warning": Text("warning", "警告"),
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file, said in both languages.

    It stands from `line` and `column`, counted from 1, to before `end_line` and
    `end_column`, which are 0 where the end is not known. `near` is the nearest right
    word, "" if there is none; `text` has it too.
    """

    code: str
    severity: Severity
    path: str
    line: int
    text: Text
    column: int = 1
    end_line: int = 0
    end_column: int = 0
    near: str = ""

    def told(self, lang: Lang) -> str:
        """One line, as compilers write it: where, which, how bad, what.

        >>> Problem("L067", "error", "ping.md", 12, Text("Empty.", "空です。"), 5).told("ja")
        'ping.md:12:5: L067 エラー 空です。'
        """
        where = f"{self.path}:{self.line}:{self.column}"
        return f"{where}: {self.code} {SEVERITIES[self.severity][lang]} {self.text[lang]}"

    @property
    def order(self) -> tuple[int, int, str, str]:
        """Problems are told in the order of their places."""
        return (self.line, self.column, self.code, self.text.en)


class BadLesson(ValueError):
    """A lesson that cannot be built; `problems` has all that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.told("en") for problem in problems))


@dataclass(frozen=True, slots=True)
class Half:
    """The prose of one language, in Markdown, and the line on which it starts."""

    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Prose:
    """Adjacent blocks that say the same in two languages; a missing half is None."""

    en: Half | None
    ja: Half | None

    def __getitem__(self, lang: Lang) -> Half | None:
        return self.ja if lang == "ja" else self.en

    @property
    def line(self) -> int:
        return min(half.line for half in (self.en, self.ja) if half is not None)


@dataclass(frozen=True, slots=True)
class Widget:
    """A placeholder: what it shows, of which position.

    >>> found = Widget("questions", "ping.bolt", 12)
    >>> found.position, found.run
    ('ping', 'bolt')
    """

    kind: str
    name: str
    line: int
    column: int = 1

    @property
    def position(self) -> str:
        """The name of the position; for `statements` that of the page."""
        return self.name.partition(".")[0] if self.kind == "questions" else self.name

    @property
    def run(self) -> str:
        """The run whose questions are shown, "" for the `choices` of the position."""
        return self.name.partition(".")[2] if self.kind == "questions" else ""


Part = Prose | Widget


@dataclass(frozen=True, slots=True)
class Position:
    """A named position in the words of `mtgrules.setup`, with the runs that are played on it.

    `runs` maps the name of a run to its choices; the run "" is the demonstration
    run (`choices` in the file), the others are its branches. `titles` has what
    authors call them; most have no title.
    """

    name: str
    line: int
    data: Mapping[str, Any]
    runs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    titles: Mapping[str, Text] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Source:
    """A file with positions that are played: a lesson or a scenario.

    `editions` are those that the file names, none if it leaves that to the newest;
    `questions` has the tables of questions that its author typed, by name;
    `header` has the lines of its TOML as written, the first of them line `first`, and
    `places` where everything in it stands.
    """

    path: str
    id: str = ""
    title: Text = field(default_factory=lambda: Text("", ""))
    editions: tuple[Edition, ...] = ()
    rules: tuple[str, ...] = ()
    positions: Mapping[str, Position] = field(default_factory=dict)
    questions: Mapping[str, Any] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    header: tuple[str, ...] = ()
    first: int = 2
    places: Mapping[Path, Place] = field(default_factory=dict)

    @property
    def edition(self) -> Edition:
        """The edition of its rules: the last it names, or the newest."""
        return self.editions[-1] if self.editions else NEWEST

    def key(self, *path: str | int) -> Span:
        """Where a key stands; where the nearest table around it does if it is not there."""
        return self._place(path).key

    def value(self, *path: str | int, word: str = "") -> Span:
        """Where the value of a key or an item stands, or a word in it if it is written there."""
        span = self._place(path).value
        if not word or span.line != span.end_line:
            return span
        written = self.header[span.line - self.first]
        at = written.find(word, span.column - 1, span.end_column - 1)
        if at < 0:
            return span
        return Span(span.line, at + 1, span.line, at + len(word) + 1)

    def _place(self, path: Path) -> Place:
        while path and path not in self.places:
            path = path[:-1]
        return self.places[path] if path else Place(Span(1), Span(1))


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson's place in the course.

    `number` orders the lessons; of the lesson's minutes `tasks` are for tasks, the others
    for explaining; `goals` say what a learner will be able to do; `undoes` has the common
    mistakes ("M01" ...) that the lesson refutes.
    """

    number: int
    tasks: int
    goals: tuple[Text, ...]
    undoes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson(Source):
    """A lesson file that was read; see `parse` for the format.

    `course` is None for a lesson that stands alone.
    """

    minutes: int = 0
    parts: tuple[Part, ...] = ()
    course: Course | None = None
