"""Adding a scenario takes a file and nothing else: it is found, checked, played and listed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mtgrules import scenarios
from mtgrules.cli import main
from mtgrules.scenarios import library, table
from mtgrules_widgets.statementview import Statement


@pytest.fixture
def only_mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A library of scenarios that is empty but for one that an author has just begun."""
    monkeypatch.chdir(tmp_path)
    place = tmp_path / "mtgrules/scenarios"
    place.mkdir(parents=True)
    assert main(["scenario", "new", "my-first"]) == 0
    monkeypatch.setattr(library, "files", lambda _: place)
    caches = (library._places, library.scenario, library.out_of_scope)
    for cached in caches:
        cached.cache_clear()
    yield place / "more/my-first.toml"
    for cached in caches:
        cached.cache_clear()


def test_a_file_is_enough(only_mine: Path, root: Path) -> None:
    assert only_mine.is_file()
    assert scenarios.ids() == ("my-first",)

    found = scenarios.scenario("my-first")
    assert scenarios.check(found) == []
    assert found.path == "mtgrules/scenarios/more/my-first.toml"

    rows = table.pages(root)["statements.ja.md"]
    assert "## そのほかのシナリオ" in rows
    assert "[my-first](../mtgrules/scenarios/more/my-first.toml) | タップして1点 | 実演" in rows


def test_it_can_be_opened_in_a_notebook(only_mine: Path) -> None:
    assert Statement("my-first").scenario.id == "my-first"
