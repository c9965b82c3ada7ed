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
    assert main(["scenario", "new", "a-test-wrote-this"]) == 0
    monkeypatch.setattr(library, "files", lambda _: place)
    caches = (library._places, library.scenario, library.out_of_scope)
    for cached in caches:
        cached.cache_clear()
    yield place / "more/a-test-wrote-this.toml"
    for cached in caches:
        cached.cache_clear()


def test_a_file_is_enough(only_mine: Path, root: Path) -> None:
    assert only_mine.is_file()
    assert scenarios.ids() == ("a-test-wrote-this",)

    found = scenarios.scenario("a-test-wrote-this")
    assert scenarios.check(found) == []
    assert found.path == "mtgrules/scenarios/more/a-test-wrote-this.toml"

    rows = table.pages(root)["statements.ja.md"]
    assert "## そのほかのシナリオ" in rows
    assert (
        "[a-test-wrote-this](../mtgrules/scenarios/more/a-test-wrote-this.toml) | タップして1点 | 実演"
        in rows
    )


def test_it_can_be_opened_in_a_notebook(only_mine: Path) -> None:
    assert Statement("a-test-wrote-this").scenario.id == "a-test-wrote-this"
