"""Checking a scenario: the format, the texts, and every run under every edition it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.lessons.header import problem
from mtgrules.lessons.runs import play_all, run_path
from mtgrules.lessons.script import read_line
from mtgrules.rulebook.near import nearest
from mtgrules.scenarios.library import ids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.lessons.model import Problem
    from mtgrules.scenarios.model import Scenario


def check(scenario: Scenario) -> list[Problem]:
    """Every problem of a scenario in the order of its lines; an empty list is a sound one."""
    found = list(scenario.problems)
    if not any(each.code == "L002" for each in found):
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
            if not any(read_line(line).promises for line in run):
                path = run_path(name)
                place = scenario.key("position", position.name, *path)
                yield problem(scenario.path, place, "L084", run=".".join(path))
