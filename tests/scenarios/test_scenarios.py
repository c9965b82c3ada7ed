"""Every scenario that comes with the package is sound, under every edition that it names."""

from __future__ import annotations

import pytest

from mtgrules.scenarios import UnknownScenario, check, ids, scenario


@pytest.mark.parametrize("id", ids())
def test_every_scenario_plays_as_it_says(id: str) -> None:
    problems = check(scenario(id))
    assert not problems, "\n".join(problem.told("en") for problem in problems)


def test_an_unknown_id_names_those_that_are_near() -> None:
    with pytest.raises(UnknownScenario) as caught:
        scenario("A333")
    assert "A33" in caught.value.text.en
    assert "A33" in caught.value.text.ja


def test_ids_come_in_the_order_of_their_numbers() -> None:
    activate = ids("activate")
    assert list(activate) == sorted(activate, key=lambda name: int(name[1:]))
