"""Lessons as single files: what is in them, what can be read in them, and what cannot."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode

import pytest

from mtgrules.lessons.model import BadLesson
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets.board import table
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.export import export, file_name
from mtgrules_widgets.export.games import game
from mtgrules_widgets.export.pieces import whole
from mtgrules_widgets.marks import marks
from tests.widgets.exports import PING, data_of, exported, lesson, written

LESSONS = ("start", "activate", "suspend", "small")
MOST = 500_000
"""A class copies these from stick to stick; more would be felt."""


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", LESSONS)
def test_a_file_needs_nothing_but_itself(name: str, lang: Lang) -> None:
    page = exported(name, lang)
    assert len(page.encode()) < MOST
    loads = re.findall(
        r"<(?:link|img|iframe|object|embed|source|video|audio)\b|@import|url\(", page
    )
    assert loads == []
    assert not re.search(r'\ssrc\s*=\s*"', page)
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy is not None
    assert policy[1].startswith("default-src &#x27;none&#x27;")


@pytest.mark.parametrize("lang", LANGS)
def test_only_our_own_script_may_run(lang: Lang) -> None:
    page = exported("activate", lang)
    script = re.search(r"<script>(.*?)</script>", page, re.DOTALL)
    assert script is not None
    digest = b64encode(hashlib.sha256(script[1].encode()).digest()).decode()
    assert f"script-src &#x27;sha256-{digest}&#x27;" in page
    assert page.count("<script") == 2
    assert not re.search(r"\son[a-z]+\s*=", page.replace(script[0], ""))


@pytest.mark.parametrize("lang", LANGS)
def test_every_frame_of_every_run_is_there_as_the_widgets_show_it(lang: Lang) -> None:
    data = data_of(exported("activate", lang))
    source = lesson("activate")
    assert len(data["games"]) == 4
    for stored, position in zip(data["games"], source.positions.values(), strict=True):
        trace = game(source, position, "stepper").trace
        assert len(stored["frames"]) == len(trace)
        assert {line["leaf"] for line in stored["lines"]} == set(trace.leaves())
        for at, frame in enumerate(stored["frames"]):
            cursor = Cursor(trace, at)
            shown = table(cursor.state, marks(cursor.frame, cursor.parent, cursor.options), lang)
            assert whole(data["pieces"], frame["table"]) == shown
            assert frame["open"] == cursor.is_decision


def test_every_legal_choice_is_listed_and_those_of_the_runs_lead_on() -> None:
    data = data_of(export(written(header=PING, widgets="{{ stepper ping }}"), "en"))
    found = data["games"][0]
    start = found["frames"][found["home"]]
    listed = {data["kept"][words][0]: child for words, child in start["can"]}
    assert set(listed) == {"Activate Prodigal Pyromancer", "Pass"}
    assert listed["Pass"] == -1
    announced = listed["Activate Prodigal Pyromancer"]
    aim = next(i for i, f in enumerate(found["frames"]) if f["open"] and i > announced)
    targets = {data["kept"][words][0]: child for words, child in found["frames"][aim]["can"]}
    assert targets["Ben"] > 0
    assert targets["Llanowar Elves"] > 0
    assert targets["Aki"] == -1
    assert [line["name"] for line in found["lines"]] == ["Ben", "Llanowar Elves"]


@pytest.mark.parametrize(("lang", "words"), [("en", "Respond now"), ("ja", "いま対応する")])
def test_what_a_run_tries_in_vain_comes_first_with_its_rule_and_reason(
    lang: Lang, words: str
) -> None:
    data = data_of(export(written(header=PING, widgets="{{ stepper ping }}"), lang))
    frames = data["games"][0]["frames"]
    aim = next(f for f in frames if f["open"] and f["up"] >= 0 and f["cannot"])
    said, rule, why, spoken = data["kept"][aim["cannot"][0]]
    assert (said, rule) == (words, "117.1")
    assert "117.1" in whole(data["pieces"], why)
    assert "117.1" in spoken


def test_a_countdown_stands_below_what_is_about_suspend_only() -> None:
    page = exported("suspend", "en")
    lines = [line for found in data_of(page)["games"] for line in found["lines"]]
    assert page.count('<div class="mtg mtg-countdown page-live"') == 5
    assert all("count" in line for line in lines)
    assert '<div class="mtg mtg-countdown page-live"' not in exported("activate", "en")


def test_a_replay_opens_at_the_end_of_its_run_and_all_else_at_the_start() -> None:
    ping = PING.replace(', "! respond => 117.1"', "")
    replay = data_of(export(written(header=ping, widgets="{{ replay ping }}"), "en"))["games"][0]
    stepper = data_of(export(written(header=ping, widgets="{{ stepper ping }}"), "en"))["games"][0]
    assert stepper["home"] == 0
    assert replay["home"] > 5
    assert len(replay["frames"]) == len(stepper["frames"])


@pytest.mark.parametrize("lang", LANGS)
def test_what_comes_later_cannot_be_read_in_the_file(lang: Lang) -> None:
    """The end of the first run: its sentence stands in the data, and nowhere in plain sight."""
    source = lesson("activate")
    trace = game(source, source.positions["first"], "stepper").trace
    page, data = exported("activate", lang), data_of(exported("activate", lang))
    later = [data["games"][0]["frames"][at]["said"] for at in range(6, len(trace))]
    assert later
    assert [said for said in later if said in page] == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_says_what_it_is_and_where_its_siblings_are(lang: Lang) -> None:
    page = exported("activate", lang)
    other: Lang = "en" if lang == "ja" else "ja"
    title = lesson("activate").title[lang]
    assert f'<html lang="{lang}">' in page
    assert f"<h1>{title}</h1>" in page
    assert f'href="{file_name("activate", other)}" hreflang="{other}"' in page
    assert f'href="{file_name("start", lang)}"' in page
    assert ".ipynb" not in page
    assert {"en": "about 15 minutes", "ja": "約15分"}[lang] in page
    assert {"en": "rules of 7 August 2026", "ja": "2026年8月7日の総合ルール"}[lang] in page


def test_links_to_other_lessons_lead_to_their_files() -> None:
    assert 'href="activate.ja.html"' in exported("start", "ja")
    assert 'href="suspend.en.html"' in exported("start", "en")


def test_a_link_to_a_file_that_will_not_be_there_is_only_words() -> None:
    page = export(written("See [the list](../../docs/lessons.md), [start](start.ipynb)."), "en")
    assert 'See <span>the list</span>, <a href="start.en.html">start</a>.' in page


@pytest.mark.parametrize("lang", LANGS)
def test_every_term_that_is_a_link_is_explained_below(lang: Lang) -> None:
    page = exported("activate", lang)
    wanted = set(re.findall(r'href="#(term-[a-z-]+)"', page))
    assert len(wanted) >= 4
    assert {name for name in wanted if f'id="{name}"' not in page} == set()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", LESSONS)
def test_no_id_is_given_twice(name: str, lang: Lang) -> None:
    page = re.sub(r"<script.*?</script>", "", exported(name, lang), flags=re.DOTALL)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", LESSONS)
def test_nothing_that_comes_and_goes_is_named_by_an_id(name: str, lang: Lang) -> None:
    """Two tables of a page may show the same piece at once; its ids would then be there twice."""
    stored = "".join(data_of(exported(name, lang))["pieces"])
    assert "aria-label=" in stored
    assert re.findall(r"\s(?:aria-\w+by|aria-controls|for|headers)=", stored) == []


def test_prose_shows_symbols_rules_and_cards() -> None:
    page = export(
        written("Pay {T} for [it](<card:Rift Bolt>), [601.2h](rule:), **at once**."), "en"
    )
    assert 'aria-label="tap"' in page
    assert re.search(
        r'<a href="https://[^"]+" target="_blank" rel="noopener noreferrer">601.2h</a>', page
    )
    assert "<strong>at once</strong>" in page


def test_markup_in_prose_is_an_error_and_gets_nowhere() -> None:
    for prose in ("<b onclick='x'>a</b>", "[a](javascript:alert(1))", "<script>1</script>"):
        with pytest.raises(BadLesson):
            export(written(prose), "en")


def test_code_in_prose_stays_text() -> None:
    page = export(written("`<img src=x onerror=alert(1)>`"), "en")
    assert "&lt;img src=x onerror=alert(1)&gt;" in page
    assert "<img" not in page


def test_signs_in_a_title_are_only_words() -> None:
    odd = parse(
        '+++\nid = "odd"\ntitle = { en = "1 < 2 & \\"3\\"", ja = "1 < 2 & \\"3\\"" }\n'
        f"minutes = 1\n{PING}\n+++\n{{{{ stepper ping }}}}\n",
        "odd.md",
    )
    page = export(odd, "en")
    assert "<h1>1 &lt; 2 &amp; &quot;3&quot;</h1>" in page
    assert len(data_of(page)["games"]) == 1


def test_the_same_lesson_gives_the_same_file_every_time() -> None:
    assert export(lesson("activate"), "ja") == exported("activate", "ja")
