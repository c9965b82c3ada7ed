"""Checking a scenario: the format, the texts, and every run under every edition it names."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from mtgrules.game import Game
from mtgrules.lessons.header import problem
from mtgrules.lessons.runs import editions_of, play_all, position_of, run_path
from mtgrules.lessons.script import Surprise, is_for, read_line, refusal_of, take
from mtgrules.rulebook.editions import EDITIONS
from mtgrules.rulebook.near import nearest
from mtgrules.rulebook.text import Text, same
from mtgrules.scenarios.library import ids
from mtgrules.setup import BadPosition
from mtgrules.setup import position as set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.lessons.model import Position, Problem
    from mtgrules.scenarios.model import Scenario


def check(scenario: Scenario) -> list[Problem]:
    """Every problem of a scenario in the order of its lines; an empty list is a sound one."""
    found = list(scenario.problems)
    if not any(each.code in ("L002", "L003") for each in found):
        for judge in (_kind, _shown_by, _runs, play_all):
            found += judge(scenario)
    return sorted(set(found), key=lambda p: p.order)


def _kind(scenario: Scenario) -> Iterator[Problem]:
    if not scenario.kind and not any("history" in p.text.en for p in scenario.problems):
        yield problem(scenario.path, 1, "L085")


def _shown_by(scenario: Scenario) -> Iterator[Problem]:
    for i, other in enumerate(scenario.shown_by):
        if other not in ids() or other == scenario.id:
            near = nearest(other, (id for id in ids() if id != scenario.id))
            place = scenario.value("shown_by", i)
            yield problem(scenario.path, place, "L086", near, name=other)


def _runs(scenario: Scenario) -> Iterator[Problem]:
    """Every run must promise something that the game could break."""
    for position in scenario.positions.values():
        if not position.runs:
            place = scenario.key("position", position.name)
            yield problem(scenario.path, place, "L051", name=position.name)
        for name, run in position.runs.items():
            yield from _lines(scenario, position, name)
            if not any(read_line(line).promises for line in run):
                path = run_path(name)
                place = scenario.key("position", position.name, *path)
                yield problem(scenario.path, place, "L084", run=".".join(path))


def _lines(scenario: Scenario, position: Position, run: str) -> Iterator[Problem]:
    """No line may say less than it seems to: a refusal without its rule, a line never played."""
    played = {str(each) for each in editions_of(scenario, position)}
    if "edition" in position.data:
        played = {str(position.data["edition"])}
    for i, written in enumerate(position.runs[run]):
        line = read_line(written)
        place = scenario.value("position", position.name, *run_path(run), i)
        if line.edition and line.edition not in played and line.edition in map(str, EDITIONS):
            yield problem(scenario.path, place, "L088", edition=line.edition)
        elif line.refused and not line.rules:
            rule = _refused_by(scenario, position, run, i)
            yield problem(scenario.path, place, "L087", choice=line.choice, rule=rule)


def _refused_by(scenario: Scenario, position: Position, run: str, i: int) -> Text:
    """The rule by which line `i` is refused; a word for it where the run does not come so far."""
    *before, written = position.runs[run][: i + 1]
    for edition in reversed(editions_of(scenario, position)):
        with contextlib.suppress(BadPosition, Surprise):
            game = Game(set_up(position_of(scenario, position, edition)))
            if is_for(game, read_line(written)):
                for line in before:
                    take(game, line)
                return same(refusal_of(game, read_line(written)).rule)
    return Text("NUMBER", "番号")
