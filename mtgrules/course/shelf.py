"""The lessons of a clone, read once, in the order in which they are taken."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.cards import UnknownCard, card
from mtgrules.lessons import prose
from mtgrules.lessons.model import Lesson, Prose
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.terms import UnknownTerm
from mtgrules.rulebook.text import LANGS, Text, same

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mtgrules.lessons.model import Course
    from mtgrules.lessons.prose import Ref
    from mtgrules.model.cards import Card
    from mtgrules.rulebook.terms import Term

SOURCES = Path("notebooks/source")


@dataclass(frozen=True)
class Shelf:
    """Lessons, those of the course in its order first.

    >>> Shelf(()).course
    ()
    """

    lessons: tuple[Lesson, ...]

    @classmethod
    def read(cls, folder: Path = SOURCES) -> Shelf:
        """The lessons whose files lie in a folder."""
        paths = sorted(folder.glob("*.md"))
        found = [parse(path.read_text(encoding="utf-8"), path.as_posix()) for path in paths]
        return cls(tuple(sorted(found, key=_place)))

    @cached_property
    def course(self) -> tuple[tuple[Lesson, Course], ...]:
        """The lessons of the course, each with its place."""
        return tuple((lesson, lesson.course) for lesson in self.lessons if lesson.course)

    @cached_property
    def refs(self) -> Mapping[str, tuple[Ref, ...]]:
        """What each lesson refers to in its prose, by the lesson's id."""
        return {lesson.id: tuple(_refs(lesson)) for lesson in self.lessons}

    def teaching_rule(self, rule: str) -> tuple[Lesson, ...]:
        """The lessons whose prose cites a rule; that a header names it teaches nobody."""
        return tuple(
            lesson
            for lesson in self.lessons
            if ("rule", rule) in {r[:2] for r in self.refs[lesson.id]}
        )

    def explaining(self, wanted: Term) -> tuple[Lesson, ...]:
        """The lessons that link a term to the glossary."""
        return tuple(
            lesson
            for lesson in self.lessons
            if any(r.kind == "term" and _term(r.target) == wanted for r in self.refs[lesson.id])
        )

    @cached_property
    def _cards(self) -> Mapping[str, frozenset[str]]:
        """The English names of the cards that each lesson shows or speaks of."""
        return {lesson.id: frozenset(self._names(lesson)) for lesson in self.lessons}

    def _names(self, lesson: Lesson) -> Iterator[str]:
        for ref in self.refs[lesson.id]:
            if ref.kind == "card" and (found := _card(ref.target)) is not None:
                yield found.name.en
        for position in lesson.positions.values():
            for entry in _entries(position.data):
                name = entry.split("(")[0].strip().lstrip("0123456789").strip()
                if (found := _card(name)) is not None:
                    yield found.name.en

    def with_card(self, wanted: Card) -> tuple[Lesson, ...]:
        """The lessons that a card occurs in."""
        return tuple(each for each in self.lessons if wanted.name.en in self._cards[each.id])


def _place(lesson: Lesson) -> tuple[int, str]:
    return (lesson.course.number if lesson.course else 1_000, lesson.id)


def _refs(lesson: Lesson) -> Iterator[Ref]:
    for part in lesson.parts:
        if isinstance(part, Prose):
            for lang in LANGS:
                half = part[lang]
                if half is not None:
                    yield from prose.read(half.text).refs


def _entries(data: object) -> Iterator[str]:
    """All strings in a position, wherever they stand."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _entries(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _entries(value)


def _term(word: str) -> Term | None:
    try:
        return prose.find_term(word)
    except UnknownTerm:
        return None


def _card(name: str) -> Card | None:
    try:
        return card(name)
    except UnknownCard:
        return None


def links(lessons: tuple[Lesson, ...]) -> Text:
    """Links to notebooks, the number of a lesson of the course or else its title."""
    words = [f"[{each.course.number}]({each.id}.ipynb)" for each in lessons if each.course]
    return same(" ".join(words) or "–")
