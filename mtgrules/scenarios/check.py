"""Checking a scenario: the format, the texts, and every run under every edition it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.lessons.header import problem
from mtgrules.lessons.runs import play_all
from mtgrules.lessons.script import read_line
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
    return sorted(set(found), key=lambda p: (p.line, p.code, p.text.en))


def _kind(scenario: Scenario) -> Iterator[Problem]:
    if not scenario.kind and not any("history" in p.text.en for p in scenario.problems):
        yield problem(scenario.path, 1, "L085")


def _shown_by(scenario: Scenario) -> Iterator[Problem]:
    for other in scenario.shown_by:
        if other not in ids() or other == scenario.id:
            line = scenario.line_of("shown_by", other)
            yield problem(scenario.path, line, "L086", name=other)


def _runs(scenario: Scenario) -> Iterator[Problem]:
    """Every run must promise something that the game could break."""
    for position in scenario.positions.values():
        if not position.runs:
            yield problem(scenario.path, position.line, "L051", name=position.name)
        for name, run in position.runs.items():
            if not any(read_line(line).promises for line in run):
                words = f"branch.{name}" if name else "choices"
                line = scenario.line_of(words, after=position.line)
                yield problem(scenario.path, line, "L084", run=words)
