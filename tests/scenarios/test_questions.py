"""Every question of the learners' file is a scenario, or left out with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import yaml

from mtgrules.scenarios import ids
from mtgrules.scenarios.library import out_of_scope

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def asked(shared: Path) -> set[str]:
    """The ids of the questions, with the letter that tells them from the statements."""
    text = (shared / "learners" / "questions.yaml").read_text(encoding="utf-8")
    return {f"Q-{entry['id']}" for entry in yaml.safe_load(text)}


def test_every_question_is_shown_or_left_out_with_a_reason(asked: set[str]) -> None:
    shown, left_out = set(ids("questions")), set(out_of_scope()) & asked
    assert asked - shown - left_out == set()
    assert not shown & left_out


def test_no_question_is_invented(asked: set[str]) -> None:
    listed = {id for id in out_of_scope() if id.startswith("Q-")}
    assert (set(ids("questions")) | listed) - asked == set()
