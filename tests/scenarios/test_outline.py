"""The outline of the two pages: every statement stands under one heading."""

from __future__ import annotations

import pytest

from mtgrules.lessons import model
from mtgrules.scenarios import ids
from mtgrules.scenarios.outline import PAGES

NUMBERS = {"activate": ("A", 67), "suspend": ("S", 105)}


@pytest.mark.parametrize("page", PAGES)
def test_every_statement_of_a_page_stands_under_one_heading(page: str) -> None:
    letter, most = NUMBERS[page]
    assert sorted(PAGES[page].ids) == sorted(f"{letter}{n}" for n in range(1, most + 1))


@pytest.mark.parametrize("page", PAGES)
def test_the_outline_of_a_page_has_its_scenarios_and_no_others(page: str) -> None:
    assert set(ids(page)) == set(PAGES[page].ids)


def test_lessons_may_show_the_pages_that_there_are() -> None:
    assert tuple(PAGES) == model.PAGES
