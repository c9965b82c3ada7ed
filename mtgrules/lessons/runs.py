"""Playing every run of a lesson or scenario, so that what it promises is so."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mtgrules.game import Game
from mtgrules.lessons.header import problem
from mtgrules.lessons.model import Position, Problem, Source
from mtgrules.lessons.script import Surprise, read_line, take
from mtgrules.lessons.words import RUN
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.rules import UnknownRule
from mtgrules.rulebook.text import Text, same
from mtgrules.setup import BadPosition
from mtgrules.setup import position as set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.state import State


def position_of(
    source: Source, position: Position, edition: Edition | None = None
) -> dict[str, object]:
    """The words of a position, with an edition where it names none itself.

    That is the one given, else the one that the file names, else none (the newest).
    """
    named = edition or (source.editions[-1] if source.editions else None)
    if named is not None and "edition" not in position.data:
        return {"edition": str(named), **position.data}
    return dict(position.data)


def editions_of(source: Source, position: Position) -> tuple[Edition, ...]:
    """The editions under which a position is played: its own, or those of the file."""
    if "edition" in position.data or not source.editions:
        return (NEWEST,)
    return source.editions


def play_all(source: Source) -> Iterator[Problem]:
    """What is wrong with the rules, positions and runs that a file names."""
    yield from _rules(source)
    for position in source.positions.values():
        for edition in editions_of(source, position):
            yield from _position(source, position, edition)


def _rules(source: Source) -> Iterator[Problem]:
    for wanted in source.rules:
        if not rules.known(wanted) or not rules.exists(wanted, source.edition):
            line = source.line_of("rules", wanted)
            text = UnknownRule(wanted, source.edition).text
            yield problem(source.path, line, "L030", why=text)


def _position(source: Source, position: Position, edition: Edition) -> Iterator[Problem]:
    given = edition if source.editions else None
    try:
        state = set_up(position_of(source, position, given))
    except BadPosition as bad:
        for text in bad.problems:
            line = _line_of_quoted(source, position, text)
            yield problem(source.path, line, "L041", name=position.name, why=text)
        return
    for run, choices in position.runs.items():
        yield from _run(source, position, run, choices, state)


def _line_of_quoted(source: Source, position: Position, text: Text) -> int:
    """The line of a position that has what a message quotes or starts with; else its first."""
    words = [*re.findall(r"'([^']+)'", text.en), text.en.split(" ", 1)[0]]
    for word in words:
        for line in source.lines_of(position):
            if line > position.line and word in source.header[line - source.first]:
                return line
    return position.line


def _run(
    source: Source, position: Position, run: str, choices: tuple[str, ...], state: State
) -> Iterator[Problem]:
    game = Game(state)
    line = source.line_of("choices" if not run else f"branch.{run}", after=position.line)
    for choice in choices:
        line = source.line_of(choice, after=line)
        unknown = [rule for rule in read_line(choice).rules if not rules.known(rule)]
        for rule in unknown:
            yield problem(source.path, line, "L030", why=UnknownRule(rule).text)
        try:
            take(game, choice)
        except Surprise as surprise:
            if unknown and surprise.code == "L082":
                continue
            named = same(f"branch.{run}" if run else "choices")
            text = RUN.format(name=position.name, run=named, why=surprise.text)
            if len(source.editions) > 1:
                text = same(f"[{state.edition}] ") + text
            yield Problem(surprise.code, "error", source.path, line, text)
            if surprise.ends_run:
                return
