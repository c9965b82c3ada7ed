"""Both diagrams as HTML."""

from __future__ import annotations

import re
import sys

import pytest

import mtgrules
from mtgrules.diagrams import draw, pen
from mtgrules.game import Game
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import Stepper
from mtgrules_widgets.diagrams import diagram_html
from mtgrules_widgets.history import timeline_html
from tests.diagrams.test_cycle import looped


@pytest.fixture
def game() -> Game:
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer"]}, opponent={"battlefield": ["Llanowar Elves"]}
    )
    return game.take("activate Prodigal Pyromancer").take("target Llanowar Elves")


def test_each_diagram_has_a_heading_a_picture_and_its_words(game: Game) -> None:
    for lang in LANGS:
        page = diagram_html(game.tree, game.at, lang, "u")
        assert page.count("<figure") == page.count("<h3") == 2
        assert page.count("<svg") == page.count("<details") == 2
    assert "targets Llanowar Elves" in diagram_html(game.tree, game.at, "en", "u")


@pytest.mark.parametrize("lang", LANGS)
def test_the_plots_stand_right_below_the_title_of_their_notebook(lang: Lang) -> None:
    """Whoever goes from heading to heading would look for a level that is left out."""
    assert re.findall(r"<(h\d)", timeline_html(lang)) == ["h2", "h2"]


def test_ids_are_unique_within_and_between_two(game: Game) -> None:
    pages = [diagram_html(game.tree, game.at, "en", uid) for uid in ("a", "b")]
    ids = [id for page in pages for id in re.findall(r'\bid="([^"]+)"', page)]
    assert ids
    assert len(set(ids)) == len(ids)


def test_an_empty_stack_is_said_in_words_instead_of_drawn(game: Game) -> None:
    page = diagram_html(game.tree, 0, "en", "u")
    assert "<svg" not in page
    assert "The stack is empty." in page
    assert "Nothing has been done" in page


def test_without_matplotlib_the_words_stand_alone_and_open(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw._drawn.clear()
    monkeypatch.setattr(pen.Pen, "_kept", None)
    monkeypatch.setattr(pen, "japanese_font", lambda: None)
    page = diagram_html(game.tree, game.at, "ja", "u")
    assert "<svg" not in page
    assert "matplotlib" in page
    assert page.count("<details open") == 2


def test_without_networkx_one_sentence_says_so(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("mtgrules.diagrams")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "networkx", None)
    page = diagram_html(game.tree, game.at, "en", "u")
    assert "networkx" in page
    assert "<svg" not in page


def test_no_name_can_bring_markup_into_the_page() -> None:
    evil = "<script>alert(1)</script>"
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer"]}, opponent={"name": {"en": evil, "ja": evil}}
    )
    game.take("activate Prodigal Pyromancer").take("target #1").take("pass").take("pass")
    for lang in LANGS:
        assert "<script" not in diagram_html(game.tree, game.at, lang, "u")


@pytest.mark.parametrize("lang", LANGS)
def test_where_a_loop_ends_the_game_it_is_shown_first(lang: Lang) -> None:
    game = looped()
    page = diagram_html(game.tree, game.at, lang, "u")
    assert page.index("u-cycle") < page.index("<details")
    assert page.count("<figure") == 3
    assert ("The game is a draw" if lang == "en" else "引き分け") in page
    before = game.tree.parents[game.at]
    assert diagram_html(game.tree, before, lang, "u").count("<figure") == 2


def test_a_stepper_opens_the_diagram_where_a_loop_ends_the_game() -> None:
    game = looped()
    stepper = Stepper(game.tree)
    assert not stepper._parts.view["diagram"]
    stepper.cursor.jump(game.at)
    assert "cycle" in stepper._parts.view["diagram"]
