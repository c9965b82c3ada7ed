"""Golden games: told in both languages exactly as they were when somebody last read them.

If one differs and the difference is meant: python tests/playthroughs/regenerate.py
"""

from __future__ import annotations

import difflib

import pytest

from tests.playthroughs.regenerate import HERE, PLAYS, told


@pytest.mark.parametrize("name", PLAYS)
def test_a_playthrough_is_told_as_before(name: str) -> None:
    before = (HERE / f"{name}.txt").read_text(encoding="utf-8")
    now = told(PLAYS[name])
    difference = "\n".join(
        difflib.unified_diff(before.splitlines(), now.splitlines(), "before", "now", lineterm="")
    )
    assert not difference, (
        f"\n{difference}\nIf this is meant: python tests/playthroughs/regenerate.py"
    )


def test_there_is_no_playthrough_that_nobody_plays() -> None:
    assert {path.stem for path in HERE.glob("*.txt")} == set(PLAYS)


@pytest.mark.parametrize("name", PLAYS)
def test_both_languages_tell_the_same_game(name: str) -> None:
    english, japanese = (HERE / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    numbers = [
        [line.split("]")[0] for line in half.splitlines() if line.startswith("[")]
        for half in (english, japanese)
    ]
    assert numbers[0] == numbers[1]
