"""Playing every run of a lesson or scenario, so that what it promises is so."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from mtgrules.game import Game
from mtgrules.lessons.header import problem, told
from mtgrules.lessons.interview import Interview
from mtgrules.lessons.limits import MOST_CARDS, MOST_LINES, cards_in
from mtgrules.lessons.model import Position, Problem, Source
from mtgrules.lessons.places import Path, Span
from mtgrules.lessons.script import Surprise, doubt, read_line
from mtgrules.lessons.words import RUN, WORDS
from mtgrules.questions import CannotAsk
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
    for position in _of_a_size(source):
        for edition in editions_of(source, position):
            yield from _position(source, position, edition)
    yield from _too_big(source)
    yield from _unasked(source)


def _of_a_size(source: Source) -> Iterator[Position]:
    """The positions that are not too big, without runs that are too long."""
    lines = 0
    for position in source.positions.values():
        if cards_in(position.data) > MOST_CARDS:
            continue
        runs = {}
        for run, choices in position.runs.items():
            lines += len(choices)
            if lines <= MOST_LINES:
                runs[run] = choices
        yield replace(position, runs=runs)


def _too_big(source: Source) -> Iterator[Problem]:
    lines = 0
    for position in source.positions.values():
        at = ("position", position.name)
        n = cards_in(position.data)
        if n > MOST_CARDS:
            yield problem(
                source.path, source.key(*at), "L042", name=position.name, n=n, most=MOST_CARDS
            )
        for run, choices in position.runs.items() if n <= MOST_CARDS else ():
            lines += len(choices)
            if lines > MOST_LINES:
                place = source.key(*at, *run_path(run))
                yield problem(source.path, place, "L056", most=MOST_LINES)


def _unasked(source: Source) -> Iterator[Problem]:
    """Typed questions that no line asks."""
    lines = [line for p in source.positions.values() for run in p.runs.values() for line in run]
    asked = {read_line(line).choice for line in lines if read_line(line).asks}
    for name in source.questions:
        if f"typed {name}" not in asked:
            yield problem(source.path, source.key("question", name), "L132", name=name)


def _rules(source: Source) -> Iterator[Problem]:
    for i, wanted in enumerate(source.rules):
        if not rules.known(wanted) or not rules.exists(wanted, source.edition):
            text = UnknownRule(wanted, source.edition).text
            yield problem(source.path, source.value("rules", i), "L030", why=text)


def _position(source: Source, position: Position, edition: Edition) -> Iterator[Problem]:
    given = edition if source.editions else None
    try:
        state = set_up(position_of(source, position, given))
    except BadPosition as bad:
        for text, at in zip(bad.problems, bad.places, strict=True):
            place = _place_of(source, ("position", position.name, *at), text)
            yield problem(source.path, place, "L041", name=position.name, why=text)
        return
    for run, choices in position.runs.items():
        yield from _run(source, position, run, choices, state)


def _place_of(source: Source, path: Path, text: Text) -> Span:
    """Where what a message is about stands: a wrong key, or what it quotes of a value."""
    if path and text.en.find(f" has no {path[-1]!r}") >= 0:
        return source.key(*path)
    quoted = re.search(r"'([^']+)'", text.en)
    return source.value(*path, word=quoted[1] if quoted else "")


def run_path(run: str) -> tuple[str, ...]:
    """The keys of a run in the table of its position; the run "" is its `choices`."""
    return ("branch", run) if run else ("choices",)


def _run(
    source: Source, position: Position, run: str, choices: tuple[str, ...], state: State
) -> Iterator[Problem]:
    interview = Interview(Game(state), source.questions)
    path = run_path(run)

    def found(i: int, code: str, text: Text, word: str = "", near: str = "") -> Problem:
        place = source.value("position", position.name, *path, i, word=word)
        said = RUN.format(name=position.name, run=same(".".join(path)), why=text)
        if len(source.editions) > 1:
            said = same(f"[{state.edition}] ") + said
        return told(source.path, place, code, said, near)

    for i, choice in enumerate(choices):
        at: Path = ("position", position.name, *path, i)
        unknown = [rule for rule in read_line(choice).rules if not rules.known(rule)]
        for rule in unknown:
            place = source.value(*at, word=rule)
            yield problem(source.path, place, "L030", why=UnknownRule(rule).text)
        try:
            several = doubt(interview.game, choice)
            if several is not None:
                yield found(i, several.code, several.text, several.word)
            interview.take(i, choice)
        except Surprise as surprise:
            if unknown and surprise.code == "L082":
                continue
            yield found(i, surprise.code, surprise.text, surprise.word, surprise.near)
            if surprise.ends_run:
                interview.breaks_off()
                break
    for i, asked in interview.questions():
        if isinstance(asked, CannotAsk):
            yield found(i, "L090", asked.text)
        elif not (asked.question.verified or asked.question.checked):
            yield found(i, "L130", WORDS["L130"])
