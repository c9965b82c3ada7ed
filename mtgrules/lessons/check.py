"""Checking a lesson: all that is wrong with it, at once, in both languages.

The engine plays every run on every position, so that what a lesson shows and
promises is so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.lessons import examples, prose
from mtgrules.lessons.drift import drifted, edits
from mtgrules.lessons.header import problem
from mtgrules.lessons.model import (
    MIXED,
    PAGES,
    SIDE_BY_SIDE,
    WIDGETS,
    Lesson,
    Position,
    Problem,
    Prose,
    Widget,
)
from mtgrules.lessons.pairs import judge_pair
from mtgrules.lessons.places import Path, Span
from mtgrules.lessons.runs import play_all
from mtgrules.lessons.script import read_line
from mtgrules.lessons.words import NONE
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.near import nearest
from mtgrules.rulebook.text import LANGS, Text, same

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


def check(lesson: Lesson, built: Mapping[str, str] | None = None) -> list[Problem]:
    """Every problem of a lesson in the order of its lines; an empty list is a sound lesson.

    `built` has the texts of the notebooks that were built from it before, by their paths:
    with them it is seen what has changed in one language only, and what was changed in a
    notebook by hand. Those problems come last, notebook by notebook.
    """
    found = list(lesson.problems)
    for path, text in (built or {}).items():
        found += edits(path, text, lesson.path)
    found += drifted(lesson, built or {})
    for part in lesson.parts:
        if isinstance(part, Prose):
            found += judge_pair(lesson, part)
    # Without a header there is nothing to hold the rest against.
    if not any(problem.code in ("L001", "L002", "L003") for problem in lesson.problems):
        for judge in (_texts, play_all, _widgets, _shown):
            found += judge(lesson)
    return sorted(set(found), key=lambda p: (p.path != lesson.path, p.path, p.order))


def _texts(lesson: Lesson) -> Iterator[Problem]:
    """The texts of the header that get into a notebook as they are."""
    texts: list[tuple[Path, Text]] = [(("title",), lesson.title)]
    if lesson.course is not None:
        texts += [(("course", "goals", i), goal) for i, goal in enumerate(lesson.course.goals)]
    for path, text in texts:
        for lang in LANGS:
            for fault in prose.read(text[lang]).faults:
                place = lesson.value(*path, lang)
                yield problem(lesson.path, place, fault.code, what=fault.what)


# Prose and placeholders ---------------------------------------------------------------


def _listed(words: Iterable[str]) -> Text:
    joined = ", ".join(words)
    return same(joined) if joined else NONE


def _widgets(lesson: Lesson) -> Iterator[Problem]:
    for part in lesson.parts:
        if isinstance(part, Widget):
            yield from _widget(lesson, part)


def _widget(lesson: Lesson, widget: Widget) -> Iterator[Problem]:
    at = Span(widget.line, widget.column)
    if widget.kind not in WIDGETS:
        near = nearest(widget.kind, WIDGETS)
        known = _listed(WIDGETS)
        yield problem(lesson.path, at, "L070", near, written=widget.kind, known=known)
    elif widget.kind == "statements":
        if widget.name not in PAGES:
            known = _listed(PAGES)
            near = nearest(widget.name, PAGES)
            yield problem(lesson.path, at, "L076", near, name=widget.name, known=known)
    elif widget.kind == "practice":
        kinds = (MIXED, *KINDS)
        if widget.name not in kinds:
            near = nearest(widget.name, kinds)
            yield problem(lesson.path, at, "L095", near, name=widget.name, known=_listed(kinds))
    elif widget.kind == "example":
        for lang in LANGS:
            if examples.text_of(lesson, widget.name, lang) is None:
                file = examples.file_of(widget.name, lang)
                yield problem(lesson.path, at, "L077", file=file)
    elif widget.position not in lesson.positions:
        known = _listed(lesson.positions)
        near = nearest(widget.position, lesson.positions)
        yield problem(lesson.path, at, "L071", near, name=widget.position, known=known)
    else:
        yield from _runs(lesson, widget, lesson.positions[widget.position])


def _runs(lesson: Lesson, widget: Widget, position: Position) -> Iterator[Problem]:
    """What a placeholder needs of the runs of its position."""
    at, run = Span(widget.line, widget.column), position.runs.get(widget.run)
    if widget.kind == "replay" and not run:
        yield problem(lesson.path, at, "L051", name=widget.name)
    elif widget.kind == "branches" and len(position.runs) not in SIDE_BY_SIDE:
        yield problem(lesson.path, at, "L093", name=widget.name, n=len(position.runs))
    elif widget.kind == "questions" and run is None and widget.run:
        branches = [name for name in position.runs if name]
        near = nearest(widget.run, branches)
        known = _listed(branches)
        yield problem(
            lesson.path, at, "L091", near, name=position.name, run=widget.run, known=known
        )
    elif widget.kind == "questions" and not any(read_line(line).asks for line in run or ()):
        yield problem(lesson.path, at, "L092", name=widget.name)


def _shown(lesson: Lesson) -> Iterator[Problem]:
    shown = {part.position for part in lesson.parts if isinstance(part, Widget)}
    if not shown:
        yield problem(lesson.path, 1, "L140")
    for position in lesson.positions.values():
        if position.name not in shown:
            place = lesson.key("position", position.name)
            yield problem(lesson.path, place, "L131", name=position.name)
