"""The committed notebooks are exactly what their sources give."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import mtgrules
from mtgrules.cli.lesson import notebooks, orphans
from mtgrules.game import Game
from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.model.choices import Choice
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules.setup import position
from mtgrules.telling import label

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = sorted((ROOT / "notebooks/source").glob("*.md"))
NAMES = [path.stem for path in SOURCES]

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def test_there_are_a_start_page_and_two_lessons() -> None:
    assert set(NAMES) >= {"start", "activate", "suspend"}


@pytest.mark.parametrize("source", SOURCES, ids=NAMES)
def test_a_source_has_no_problems_not_even_warnings(source: Path) -> None:
    found = check(parse(source.read_text("utf-8"), source.relative_to(ROOT).as_posix()))

    assert [problem.told("en") for problem in found] == []


@pytest.mark.parametrize("source", SOURCES, ids=NAMES)
def test_the_committed_notebooks_are_what_the_source_gives(source: Path) -> None:
    for path, text in notebooks(parse(source.read_text("utf-8"), source.as_posix())):
        committed = path.read_text("utf-8") if path.is_file() else ""
        assert committed == text, (
            f"{path.relative_to(ROOT)} is not what {source.relative_to(ROOT)} gives; "
            "run `python3 -m mtgrules lesson build`"
        )


def test_no_notebook_has_lost_its_source() -> None:
    assert list(orphans(ROOT / "notebooks")) == []


@pytest.mark.parametrize("name", NAMES)
def test_english_pages_are_english_and_japanese_pages_japanese(name: str) -> None:
    for lang in LANGS:
        cells = json.loads((ROOT / f"notebooks/{lang}/{name}.ipynb").read_text("utf-8"))["cells"]
        # The first cell has the name of the other language in a link.
        for cell in cells[1:]:
            if cell["cell_type"] == "markdown":
                has = bool(JAPANESE.search("".join(cell["source"])))
                assert has == (lang == "ja"), "".join(cell["source"])[:60]


def prose_of(lang: Lang) -> str:
    """All prose of a language, with lines and their indents joined by one space."""
    pages = (json.loads(p.read_text("utf-8")) for p in (ROOT / "notebooks" / lang).glob("*.ipynb"))
    cells = [cell for page in pages for cell in page["cells"] if cell["cell_type"] == "markdown"]
    return " ".join(" ".join("".join(cell["source"]).split()) for cell in cells)


@pytest.mark.parametrize("name", ["NEXT", "BACK", "NEXT_CHOICE", "PASS_ON", "respond"])
def test_buttons_have_the_names_by_which_the_prose_calls_them(name: str) -> None:
    strings = pytest.importorskip("mtgrules_widgets.strings")
    said = getattr(strings, name, None) or label(mtgrules.game().state, Choice(name))
    for lang in LANGS:
        mark = "「{}」" if lang == "ja" else "**{}**"
        assert mark.format(said[lang]) in prose_of(lang)


@pytest.mark.parametrize("lang", LANGS)
def test_no_arrow_of_the_prose_names_a_button_that_is_not_there(lang: Lang) -> None:
    strings = pytest.importorskip("mtgrules_widgets.strings")
    there = {text[lang] for text in vars(strings).values() if isinstance(text, Text)} | {"▶▶"}
    quoted = re.findall(r"「([^「」]*)」" if lang == "ja" else r"\*\*([^*]*)\*\*", prose_of(lang))
    arrows = {words for words in quoted if "▶" in words or "◀" in words}

    assert arrows
    assert arrows <= there


@pytest.mark.parametrize("lang", LANGS)
def test_the_start_page_names_the_elves_as_their_buttons_do(lang: Lang) -> None:
    labels = pytest.importorskip("mtgrules_widgets.labels")
    lesson = parse(SOURCES[NAMES.index("start")].read_text("utf-8"), "start.md")
    game = Game(position(dict(lesson.positions["hello"].data)))
    options = game.options
    choices = [*options.legal, *(refusal.choice for refusal in options.refused)]
    said = [words[lang] for words in labels.buttons(game.state, choices, 0).values()]
    elves = [words for words in said if "Llanowar" in words or "ラノワール" in words]

    assert len(elves) == 2
    assert all(words in prose_of(lang) for words in elves)


@pytest.mark.parametrize("name", NAMES)
def test_every_term_is_explained_on_its_page_and_no_term_leads_outside(name: str) -> None:
    for lang in LANGS:
        cells = json.loads((ROOT / f"notebooks/{lang}/{name}.ipynb").read_text("utf-8"))["cells"]
        text = "\n".join("".join(cell["source"]) for cell in cells)
        linked = set(re.findall(r"\]\(#([^ )]+)", text))
        explained = re.findall(r'<span id="([^"]+)">', text)

        assert linked == set(explained)
        assert len(explained) == len(linked)


def test_no_sentence_is_copied_from_the_two_source_pages(shared: Path) -> None:
    def pieces(text: str) -> set[str]:
        """Every run of 14 Japanese signs, with punctuation and links left out."""
        plain = re.sub(r"\]\([^)]*\)|[^぀-ヿ一-鿿]", "", text)
        return {plain[i : i + 14] for i in range(len(plain) - 13)}

    seeds = [pieces(path.read_text("utf-8")) for path in sorted((shared / "seeds").glob("*.txt"))]
    assert all(len(seed) > 1000 for seed in seeds)
    for source in SOURCES:
        ours = pieces(source.read_text("utf-8"))
        for seed in seeds:
            assert sorted(ours & seed) == [], source.name
