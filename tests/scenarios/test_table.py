"""The docs list every scenario; no statement of the two pages is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.scenarios import all_scenarios, ids, table

if TYPE_CHECKING:
    from pathlib import Path

STATEMENTS = [*(f"A{n}" for n in range(1, 68)), *(f"S{n}" for n in range(1, 106))]


def test_the_pages_are_what_the_scenarios_give(root: Path) -> None:
    for name, text in table.pages(root).items():
        assert (root / "docs" / name).read_text(encoding="utf-8") == text, (
            f"docs/{name} is old: run python3 -m mtgrules scenario table"
        )


@pytest.mark.parametrize("statement", STATEMENTS)
def test_every_statement_has_its_scenario(statement: str) -> None:
    assert statement in ids()


def test_the_two_pages_have_no_other_statements() -> None:
    assert sorted([*ids("activate"), *ids("suspend")]) == sorted(STATEMENTS)


def test_no_cell_of_a_statement_is_empty(root: Path) -> None:
    for text in table.pages(root).values():
        rows = [line for line in text.splitlines() if line.startswith("| [")]
        assert len(rows) == len(ids())
        for row in rows:
            statement = row.split("]")[0].removeprefix("| [")
            cells = [cell.strip() for cell in row.strip("|").split(" | ")]
            assert all(cells[:5]), f"{statement} has an empty cell"
            if statement in STATEMENTS:
                assert all(cells), f"{statement} has an empty cell"


def test_what_only_repeats_is_shown_by_something_that_plays() -> None:
    found = {each.id: each for each in all_scenarios()}
    for each in found.values():
        for other in each.shown_by:
            assert found[other].kind in ("play", "history"), f"{each.id} leads to {other}"
