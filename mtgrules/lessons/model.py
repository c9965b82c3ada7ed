"""A lesson as a value: its header, its positions, and its parts in reading order.

What it shares with a scenario, a title and positions with runs, is a `Source`. A
`Lesson` may be broken: whatever could be read is there, and what could not
stands in `problems`, so that an author hears of everything at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

Severity = Literal["error", "warning"]

WIDGETS = ("stepper", "show", "replay", "statements")
"""What `{{ ... NAME }}` may show.

Of a position: a stepper; a stepper with a countdown; a run already played. Of a source
page: all its statements.
"""

PAGES = ("activate", "suspend")
"""The source pages, as `{{ statements NAME }}` calls them."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a file, said in both languages."""

    code: str
    severity: Severity
    path: str
    line: int
    text: Text

    def told(self, lang: Lang) -> str:
        """One line, as compilers write it: where, which, what."""
        return f"{self.path}:{self.line}: {self.code} {self.text[lang]}"


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
    """A placeholder: what it shows, of which position."""

    kind: str
    name: str
    line: int


Part = Prose | Widget


@dataclass(frozen=True, slots=True)
class Position:
    """A named position in the words of `mtgrules.setup`, with the runs that are played on it.

    `runs` maps the name of a run to its choices; the run "" is the demonstration
    run (`choices` in the file), the others are its branches.
    """

    name: str
    line: int
    data: Mapping[str, Any]
    runs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Source:
    """A file with positions that are played: a lesson or a scenario.

    `editions` are those that the file names, none if it leaves that to the newest;
    `header` has the lines of its TOML as written, the first of them line `first`.
    """

    path: str
    id: str = ""
    title: Text = field(default_factory=lambda: Text("", ""))
    editions: tuple[Edition, ...] = ()
    rules: tuple[str, ...] = ()
    positions: Mapping[str, Position] = field(default_factory=dict)
    problems: tuple[Problem, ...] = ()
    header: tuple[str, ...] = ()
    first: int = 2

    @property
    def edition(self) -> Edition:
        """The edition of its rules: the last it names, or the newest."""
        return self.editions[-1] if self.editions else NEWEST

    def line_of(self, *words: str, after: int = 0) -> int:
        """The line of the file on which the words first follow one another in the header.

        TOML values carry no line numbers, so they are looked for; a word that
        is not found changes nothing.
        """
        line = after or min(self.first, 1)
        for word in words:
            for i, written in enumerate(self.header, start=self.first):
                if i >= line and word in written:
                    line = i
                    break
        return line

    def lines_of(self, position: Position) -> range:
        """The lines of the file that a position takes up, its sub-tables included."""
        end = position.line + 1
        for written in self.header[position.line - self.first + 1 :]:
            if written.startswith("[") and f"position.{position.name}." not in written:
                break
            end += 1
        return range(position.line, end)


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
