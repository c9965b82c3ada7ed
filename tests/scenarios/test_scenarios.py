"""Every scenario that comes with the package is sound, under every edition that it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.scenarios import UnknownScenario, check, ids, scenario

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("id", ids())
def test_every_scenario_plays_as_it_says(id: str) -> None:
    problems = check(scenario(id))
    assert not problems, "\n".join(problem.told("en") for problem in problems)


def test_no_id_stands_in_two_folders(root: Path) -> None:
    files = sorted((root / "mtgrules/scenarios").glob("*/*.toml"))
    assert len(files) == len(ids())


def test_an_unknown_id_names_those_that_are_near() -> None:
    with pytest.raises(UnknownScenario) as caught:
        scenario("A333")
    assert "A33" in caught.value.text.en
    assert "A33" in caught.value.text.ja


def test_ids_come_in_the_order_of_their_numbers() -> None:
    activate = ids("activate")
    assert list(activate) == sorted(activate, key=lambda name: int(name[1:]))
