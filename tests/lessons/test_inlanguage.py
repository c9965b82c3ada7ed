"""Runs in the language of the page: the same game, whichever language the author wrote."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.game import Game
from mtgrules.lessons.build import build
from mtgrules.lessons.inlanguage import lines_in
from mtgrules.lessons.parse import parse
from mtgrules.lessons.runs import position_of
from mtgrules.lessons.script import take
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.scenarios import all_scenarios
from mtgrules.setup import position
from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mtgrules.model.state import State

BOARD = {
    "you": {"battlefield": ["Prodigal Pyromancer", "2 Island"], "hand": ["Errant Ephemeron"]},
    "opponent": {"battlefield": ["Llanowar Elves", "Llanowar Elves (tapped)"]},
}
PAIRS = [
    ("activate Prodigal Pyromancer", "起動 放蕩紅蓮術士"),
    ("! respond => 117.1", "! 対応 => 117.1"),
    ("ask may respond", "質問 may 対応"),
    ("ask next", "ask next"),
    ("target Ben => 601.2c, 601.2i", "対象 ベン => 601.2c, 601.2i"),
    ("? opponent.life = 20", "? opponent.life = 20"),
    ("2026-08-07: pass", "2026-08-07: パス"),
    ("2023-11-17: decline", "2023-11-17: decline"),
    ("pass => 120.3a", "パス => 120.3a"),
    ("pass until your upkeep", "あなたのアップキープ・ステップまでパス"),
]


def played(state: State, lines: Iterable[str]) -> State:
    game = Game(state)
    for line in lines:
        take(game, line)
    return game.state


def test_every_kind_of_line_has_its_form_in_both_languages() -> None:
    state = position(BOARD)
    english, japanese = ([pair[i] for pair in PAIRS] for i in (0, 1))

    assert lines_in("ja", state, english) == tuple(japanese)
    assert lines_in("en", state, japanese) == tuple(english)
    assert lines_in("en", state, english) == tuple(english)
    assert lines_in("ja", state, japanese) == tuple(japanese)
    assert played(state, english) == played(state, japanese)


def test_a_name_that_would_mean_something_else_stays_as_it_was_written() -> None:
    state = position(BOARD)
    lines = ["activate Prodigal Pyromancer", "target Llanowar Elves #2"]

    assert lines_in("ja", state, lines) == ("起動 放蕩紅蓮術士", "target Llanowar Elves #2")


def test_a_run_that_cannot_be_played_stays_as_it_was_written() -> None:
    lines = ["activate Prodigal Pyromancer", "target Nobody", "pass"]
    assert lines_in("ja", position(BOARD), lines) == tuple(lines)


@pytest.mark.parametrize("collection", ["activate", "suspend"])
def test_the_runs_of_scenarios_are_the_same_games_in_japanese(collection: str) -> None:
    n = 0
    for scenario in all_scenarios(collection):
        for each in list(scenario.positions.values())[:1]:
            state = position(position_of(scenario, each))
            for run in each.runs.values():
                said = lines_in("ja", state, run)
                assert len(said) == len(run)
                n += sum(line != other for line, other in zip(said, run, strict=True))
                if n % 7 == 0:
                    assert played(state, said) == played(state, run)
    assert n > 300


@pytest.mark.parametrize("lang", LANGS)
def test_a_notebook_has_the_lines_in_its_language(lang: Lang) -> None:
    path = ROOT / "notebooks/source/guide.md"
    notebook = build(parse(path.read_text("utf-8"), path.as_posix()), lang)
    code = "\n".join(cell.source for cell in notebook.cells if cell.cell_type == "code")

    assert ('"pass"' in code) == (lang == "en")
    assert ('"パス"' in code) == (lang == "ja")
