"""Checking a lesson: all that is wrong with it, at once, in both languages.

The engine plays every run on every position, so that what a lesson shows and
promises is so.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mtgrules.game import Game
from mtgrules.lessons import prose
from mtgrules.lessons.model import WIDGETS, Half, Lesson, Position, Problem, Prose, Widget
from mtgrules.lessons.parse import problem
from mtgrules.lessons.script import Surprise, read_line, take
from mtgrules.lessons.words import NONE, RUN
from mtgrules.model.state import State
from mtgrules.rulebook import rules
from mtgrules.rulebook.rules import UnknownRule
from mtgrules.rulebook.text import LANGS, Text, same
from mtgrules.setup import BadPosition
from mtgrules.setup import position as set_up

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


def check(lesson: Lesson) -> list[Problem]:
    """Every problem of a lesson in the order of its lines; an empty list is a sound lesson."""
    found = list(lesson.problems)
    for part in lesson.parts:
        if isinstance(part, Prose):
            found += _pair(lesson, part)
    # Without a header there is nothing to hold the rest against.
    if not any(problem.code in ("L001", "L002") for problem in lesson.problems):
        for judge in (_title, _rules, _positions, _widgets, _shown):
            found += judge(lesson)
    return sorted(set(found), key=lambda p: (p.line, p.code, p.text.en))


def _title(lesson: Lesson) -> Iterator[Problem]:
    if lesson.title.en:
        line = lesson.line_of("title")
        for lang in LANGS:
            for fault in prose.read(lesson.title[lang]).faults:
                yield problem(lesson.path, line, fault.code, what=fault.what)


def _rules(lesson: Lesson) -> Iterator[Problem]:
    for wanted in lesson.rules:
        if not rules.known(wanted) or not rules.exists(wanted, lesson.edition):
            line = lesson.line_of("rules", wanted)
            text = UnknownRule(wanted, lesson.edition).text
            yield problem(lesson.path, line, "L030", why=text)


# Positions and the runs on them -------------------------------------------------------


def position_of(lesson: Lesson, position: Position) -> dict[str, object]:
    """The words of a position, with the lesson's edition where it names none itself."""
    if lesson.edition_is_named and "edition" not in position.data:
        return {"edition": str(lesson.edition), **position.data}
    return dict(position.data)


def _positions(lesson: Lesson) -> Iterator[Problem]:
    for position in lesson.positions.values():
        try:
            state = set_up(position_of(lesson, position))
        except BadPosition as bad:
            for text in bad.problems:
                line = _line_of_quoted(lesson, position, text)
                yield problem(lesson.path, line, "L041", name=position.name, why=text)
            continue
        for run, choices in position.runs.items():
            yield from _run(lesson, position, run, choices, state)


def _line_of_quoted(lesson: Lesson, position: Position, text: Text) -> int:
    """The line of a position that has what a message quotes or starts with; else its first."""
    words = [*re.findall(r"'([^']+)'", text.en), text.en.split(" ", 1)[0]]
    for word in words:
        for line in lesson.lines_of(position):
            if line > position.line and word in lesson.header[line - 2]:
                return line
    return position.line


def _run(
    lesson: Lesson, position: Position, run: str, choices: tuple[str, ...], state: State
) -> Iterator[Problem]:
    game = Game(state)
    line = lesson.line_of("choices" if not run else f"branch.{run}", after=position.line)
    for choice in choices:
        line = lesson.line_of(choice, after=line)
        unknown = [rule for rule in read_line(choice).rules if not rules.known(rule)]
        for rule in unknown:
            yield problem(lesson.path, line, "L030", why=UnknownRule(rule).text)
        try:
            take(game, choice)
        except Surprise as surprise:
            if unknown and surprise.code == "L082":
                continue
            named = same(f"branch.{run}" if run else "choices")
            text = RUN.format(name=position.name, run=named, why=surprise.text)
            yield Problem(surprise.code, "error", lesson.path, line, text)
            if surprise.ends_run:
                return


# Prose and placeholders ---------------------------------------------------------------


def _pair(lesson: Lesson, pair: Prose) -> Iterator[Problem]:
    found = {}
    for lang in LANGS:
        half = pair[lang]
        if half is None:
            continue
        found[lang] = prose.read(half.text)
        for ref in found[lang].refs:
            missing = prose.unknown(ref, lesson.edition)
            if missing is not None:
                code, why = missing
                yield problem(lesson.path, _line(half, ref.start), code, why=why)
        for fault in found[lang].faults:
            yield problem(lesson.path, _line(half, fault.start), fault.code, what=fault.what)
    if len(found) < len(LANGS):
        return
    headings = [_listed(found[lang].headings) for lang in LANGS]
    if headings[0] != headings[1]:
        yield problem(lesson.path, pair.line, "L066", en=headings[0], ja=headings[1])
    cited = [
        _listed(sorted({r.target for r in found[lang].refs if r.kind == "rule"})) for lang in LANGS
    ]
    if cited[0] != cited[1]:
        yield problem(lesson.path, pair.line, "L110", en=cited[0], ja=cited[1])


def _line(half: Half, offset: int) -> int:
    return half.line + half.text.count("\n", 0, offset)


def _listed(words: Iterable[str]) -> Text:
    joined = ", ".join(words)
    return same(joined) if joined else NONE


def _widgets(lesson: Lesson) -> Iterator[Problem]:
    for part in lesson.parts:
        if isinstance(part, Widget):
            yield from _widget(lesson, part)


def _widget(lesson: Lesson, widget: Widget) -> Iterator[Problem]:
    if widget.kind not in WIDGETS:
        yield problem(lesson.path, widget.line, "L070", written=widget.kind, known=_listed(WIDGETS))
    elif widget.name not in lesson.positions:
        known = _listed(lesson.positions)
        yield problem(lesson.path, widget.line, "L071", name=widget.name, known=known)
    elif widget.kind == "replay" and not lesson.positions[widget.name].runs.get(""):
        yield problem(lesson.path, widget.line, "L051", name=widget.name)


def _shown(lesson: Lesson) -> Iterator[Problem]:
    shown = {part.name for part in lesson.parts if isinstance(part, Widget)}
    if not shown:
        yield problem(lesson.path, 1, "L140")
    for position in lesson.positions.values():
        if position.name not in shown:
            yield problem(lesson.path, position.line, "L131", name=position.name)
