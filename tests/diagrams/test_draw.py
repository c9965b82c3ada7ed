"""The pictures: safe, small enough, the same each time, in both languages and any theme."""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import chain
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import mtgrules
from mtgrules.diagrams import draw
from mtgrules.diagrams.graphs import cause_graph, stack_graph
from mtgrules.game import Game
from mtgrules.rulebook.text import LANGS, Lang

pytest.importorskip("matplotlib")


def pictures(game: Game, lang: Lang = "en") -> list[str]:
    graphs = (stack_graph(game.state), cause_graph(game.tree, game.at))
    return [draw.svg(graph, lang, "u1") for graph in graphs if graph]


@pytest.mark.parametrize("lang", LANGS)
def test_a_picture_is_one_labelled_image_without_text_elements(lang: Lang, stifle: Game) -> None:
    for picture in pictures(stifle, lang):
        root = ET.fromstring(picture)  # it parses as XML
        assert root.attrib["role"] == "img"
        assert "Stifle" in root.attrib["aria-label"] or "もみ消し" in root.attrib["aria-label"]
        tags = {element.tag.rpartition("}")[2] for element in root.iter()}
        assert tags == {"svg", "title", "g", "path"}
        assert not picture.startswith("<?xml")
        assert "font" not in picture


@pytest.mark.parametrize("lang", LANGS)
def test_every_colour_is_a_variable_of_the_page(lang: Lang, attacked: Game) -> None:
    for picture in pictures(attacked, lang):
        painted = re.findall(r'(?:fill|stroke)(?:=|: ?)"?([^;"]+)', picture)
        assert painted
        assert all(colour == "none" or colour.startswith("var(--mtg-") for colour in painted)
        outside = re.sub(r"var\(--mtg-[a-z0-9-]+, #[0-9a-f]{6}\)", "", picture)
        assert not re.search(r"#[0-9a-f]{3,6}\b", outside)


def test_no_name_can_bring_markup_into_the_page() -> None:
    evil = '<script>alert("x")</script>&"'
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer"]}, opponent={"name": {"en": evil, "ja": evil}}
    )
    game.take("activate Prodigal Pyromancer").take("target #1")
    game.take("pass").take("pass")
    for lang in LANGS:
        for picture in pictures(game, lang):
            ET.fromstring(picture)
            assert "<script" not in picture


def test_ids_of_two_pictures_differ_by_their_uid(stifle: Game) -> None:
    graph = stack_graph(stifle.state)
    found = [set(re.findall(r'\bid="([^"]+)"', draw.svg(graph, "en", uid))) for uid in ("a", "b")]
    assert found[0]
    assert not found[0] & found[1]


def test_a_uid_cannot_carry_markup(stifle: Game) -> None:
    picture = draw.svg(stack_graph(stifle.state), "en", '"><script>')
    ET.fromstring(picture)
    assert "<script" not in picture


def test_the_same_graph_gives_the_same_picture(stifle: Game) -> None:
    once = pictures(stifle)
    draw._drawn.clear()
    assert pictures(stifle) == once


def test_pictures_are_kept_and_the_oldest_is_dropped(
    stifle: Game, activated: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(draw, "KEPT", 1)
    draw._drawn.clear()
    pictures(stifle)
    pictures(activated)
    assert len(draw._drawn) == 1


def test_languages_give_different_pictures(stifle: Game) -> None:
    assert pictures(stifle, "en") != pictures(stifle, "ja")


def test_kinds_differ_in_shape_or_line_not_only_in_colour() -> None:
    seen = [(shape, width, dashes) for shape, width, dashes, *_ in draw._SHAPES.values()]
    same = {kind for kind, style in zip(draw._SHAPES, seen, strict=True) if seen.count(style) > 1}
    # A special action and another action of a player look alike, and the box says which it is.
    assert same <= {"special action", "action"}
    for together in (
        ("from source", "targets", "above"),
        ("triggered", "caused", "resolved", "countered"),
    ):
        lines = [(draw._EDGES[kind][0], draw._EDGES[kind][2]) for kind in together]
        assert len(set(lines)) == len(lines)


def test_matplotlib_keeps_its_settings_and_pyplot_stays_out() -> None:
    code = (
        "import matplotlib as m, sys, mtgrules\n"
        "before = m.rcParams.copy()\n"
        "from mtgrules.diagrams import draw, graphs\n"
        "g = mtgrules.game(you={'battlefield': ['Prodigal Pyromancer']})\n"
        "g.take('activate Prodigal Pyromancer').take('target Ben')\n"
        "assert draw.svg(graphs.stack_graph(g.state), 'ja', 'u')\n"
        "assert dict.__eq__(m.rcParams, before)\n"
        "print([x for x in ('matplotlib.pyplot', 'matplotlib_fontja') if x in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_without_matplotlib_one_sentence_says_so_in_both_languages(
    stifle: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    from mtgrules.diagrams import pen

    draw._drawn.clear()
    monkeypatch.setattr(pen.Pen, "_kept", None)
    monkeypatch.setattr(pen, "japanese_font", lambda: None)
    with pytest.raises(draw.CannotDraw) as caught:
        pictures(stifle)
    assert "matplotlib" in caught.value.text.en
    assert "matplotlib" in caught.value.text.ja


def _pen() -> Any:
    from mtgrules.diagrams.pen import Pen

    return Pen.kept()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Errant Ephemeron enters the battlefield"),
        ("ja", "遍歴のカゲロウ獣が戦場に出るとき、速攻を持つ"),
    ],
)
def test_wrapped_text_keeps_every_letter_and_fits(lang: Lang, words: str) -> None:
    pen = _pen()
    lines = pen.wrap(words, 12.5, lang, 9, 120.0)
    assert len(lines) > 1
    assert "".join(chain(*lines)).replace(" ", "") == words.replace(" ", "")
    assert all(pen.width(line, 12.5, lang) <= 120.0 for line in lines)
    assert not any(line[0] in "、。ーっ" for line in lines)


def test_too_long_a_text_ends_in_an_ellipsis() -> None:
    lines = _pen().wrap("very " * 60, 12.5, "en", 2, 100.0)
    assert len(lines) == 2
    assert lines[-1].endswith("…")


def test_letters_that_no_font_has_do_not_stop_the_drawing() -> None:
    game = mtgrules.game(
        you={
            "name": {"en": "Zoë 🦊\u0000\u200b", "ja": "髙橋🦊"},
            "battlefield": ["Prodigal Pyromancer"],
        }
    )
    game.take("activate Prodigal Pyromancer").take("target #0")
    for lang in LANGS:
        for picture in pictures(game, lang):
            ET.fromstring(picture)
