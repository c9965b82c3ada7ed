"""Scenarios: the statements of the two pages, rule cases and questions, each as a file that plays.

>>> from mtgrules.scenarios import check, read
>>> [problem.code for problem in check(read('id = "A0"', "A0.toml"))]
['L011', 'L011', 'L085']
"""

from mtgrules.scenarios.check import check
from mtgrules.scenarios.library import (
    COLLECTIONS,
    UnknownScenario,
    all_scenarios,
    ids,
    out_of_scope,
    scenario,
)
from mtgrules.scenarios.model import History, Scenario
from mtgrules.scenarios.read import ID, read

__all__ = [
    "COLLECTIONS",
    "ID",
    "History",
    "Scenario",
    "UnknownScenario",
    "all_scenarios",
    "check",
    "ids",
    "out_of_scope",
    "read",
    "scenario",
]
