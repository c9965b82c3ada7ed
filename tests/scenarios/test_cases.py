"""Every case and report of the collections is a scenario, a test, or left out with a reason."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
import yaml

from mtgrules.scenarios import ids, scenario
from mtgrules.scenarios.library import out_of_scope

if TYPE_CHECKING:
    from pathlib import Path

IN_PYTHON = {"C-K10", "C-K14", "C-K21", "C-A10", "R-B025", "R-B092", "R-B095"}
"""Those that only a test in Python can say: properties, tables, made-up cards."""


@pytest.fixture(scope="module")
def wanted(shared: Path) -> set[str]:
    """The ids of both collections, with a letter for each."""
    found = set()
    for letter, name in (("C", "cases"), ("R", "reports")):
        text = (shared / "cases" / f"{name}.yaml").read_text(encoding="utf-8")
        found |= {f"{letter}-{entry['id']}" for entry in yaml.safe_load(text)}
    return found


def test_every_case_and_report_is_shown_or_left_out_with_a_reason(wanted: set[str]) -> None:
    shown = set(ids("cases"))
    left_out = set(out_of_scope()) & wanted
    assert wanted - shown - left_out - IN_PYTHON == set()
    assert not shown & (left_out | IN_PYTHON)


def test_no_case_is_invented(wanted: set[str]) -> None:
    assert set(ids("cases")) - wanted == set()


def test_what_is_said_to_be_a_test_in_python_is_one(root: Path) -> None:
    tests = (root / "tests" / "engine").glob("test_*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in tests)
    told = set(re.findall(r'"""([CR]-[A-Z]\d+)', text))
    assert told >= IN_PYTHON


@pytest.mark.parametrize("id", sorted(out_of_scope()))
def test_a_reason_is_a_sentence_in_both_languages(id: str) -> None:
    reason = out_of_scope()[id]
    assert reason.en.endswith(".")
    assert reason.ja.endswith("。")


@pytest.mark.parametrize("id", ids("cases"))
def test_a_case_cites_rules_by_their_newest_number(id: str) -> None:
    """Cases are told by the numbers of 2023; 728 is 733 today, 701.5 is 701.6."""
    assert not {"728.1", "728.2", "701.5a", "608.2m"} & set(scenario(id).rules)
