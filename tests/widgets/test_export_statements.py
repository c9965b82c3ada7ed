"""The statements of a page in a single file: text to read, and their games."""

from __future__ import annotations

from functools import cache

import pytest

from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets.board import table
from mtgrules_widgets.export.pieces import whole
from mtgrules_widgets.export.shelf import Shelf
from mtgrules_widgets.listing import Listing
from mtgrules_widgets.marks import marks
from mtgrules_widgets.played import play_runs
from mtgrules_widgets.statement_html import said
from tests.widgets.exports import written


@cache
def some() -> Listing:
    """The page on suspend, cut to the one statement on the old rule with its two editions."""
    listing = Listing("suspend")
    for section in listing.sections:
        for scenario in section.scenarios:
            if len(scenario.played_under) > 1 and len(scenario.positions) == 1:
                one = section._replace(scenarios=(scenario,))
                listing.sections = (one,)
                return listing
    raise AssertionError("no statement is played under two editions")


@cache
def shelved(lang: Lang) -> tuple[str, Shelf]:
    shelf = Shelf(written(), lang)
    return shelf.statements(some().title, some().sections), shelf


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_statement_says_can_be_read_and_its_games_are_stored(lang: Lang) -> None:
    html, shelf = shelved(lang)
    scenario = some().sections[0].scenarios[0]
    assert said(scenario, lang) in html
    data = shelf.data()
    stored = data["statements"][scenario.id]
    assert scenario.id.casefold() in stored["numbers"]
    assert scenario.title[lang].casefold() in stored["text"]
    # The newest edition comes first; each game is named for its own.
    names = [name for name, _ in stored["games"]]
    editions = [edition.label[lang] for edition in reversed(scenario.played_under)]
    assert len(names) == len(editions) > 1
    for name, edition in zip(names, editions, strict=True):
        assert name.endswith(edition)


@pytest.mark.parametrize("lang", LANGS)
def test_each_game_is_played_under_its_edition_and_has_no_pictures(lang: Lang) -> None:
    _, shelf = shelved(lang)
    data = shelf.data()
    scenario = some().sections[0].scenarios[0]
    (position,) = scenario.positions.values()
    games = [data["games"][number] for _, number in data["statements"][scenario.id]["games"]]
    for game, edition in zip(games, reversed(scenario.played_under), strict=True):
        trace = play_runs(position.data, position.runs, edition).trace
        assert len(game["frames"]) == len(trace)
        first, shown = game["frames"][0], trace.frames[0]
        assert whole(data["pieces"], first["table"]) == table(shown.state, marks(shown, None), lang)
        assert {frame["picture"] for frame in game["frames"]} == {-1}
