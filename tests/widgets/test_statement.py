"""One statement, opened and played; a whole page of them, searched; without a browser."""

from __future__ import annotations

import builtins
from html import unescape
from pathlib import Path

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest
from ipywidgets.widgets import widget as ipywidgets_widget

import mtgrules_widgets as mw
from mtgrules.rulebook.editions import NEWEST, NOVEMBER_2023
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules.scenarios import History, Scenario, all_scenarios, ids, scenario
from mtgrules.scenarios.read import read as read_scenario
from mtgrules_widgets import language, listing, statement_html, statementview
from mtgrules_widgets.finding import Words
from mtgrules_widgets.listing import Listing
from mtgrules_widgets.pageview import Statements
from mtgrules_widgets.plain import GONE
from mtgrules_widgets.sidebyside import SideBySide
from mtgrules_widgets.statementview import Statement
from mtgrules_widgets.stepper import Stepper
from tests.widgets.games import EVIL
from tests.widgets.pages import widgets
from tests.widgets.test_render import read

LOOP = "S75"
"""A statement whose run goes another way under each edition, with branches and two tables."""


def buttons(root: W.Widget, words: str) -> list[W.Button]:
    return [
        w
        for w in widgets(root)
        if isinstance(w, W.Button) and words in w.description and GONE not in w._dom_classes
    ]


def press(root: W.Widget, words: str) -> None:
    found = buttons(root, words)
    assert found, words
    found[0].click()


def tables(root: W.Widget) -> list[Stepper]:
    """The steppers that are shown."""
    return [w for w in widgets(root) if isinstance(w, Stepper) and GONE not in w._dom_classes]


def seen(root: W.Widget) -> str:
    return "\n".join(
        w.value
        for w in widgets(root)
        if isinstance(w, W.HTML) and "mtg-style" not in w._dom_classes
    )


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> dict[str, Scenario]:
    """Scenarios of our own, by id, beside those that there are."""
    own: dict[str, Scenario] = {}

    def found(id: str) -> Scenario:
        return own[id] if id in own else scenario(id)

    monkeypatch.setattr(statementview, "scenario", found)
    return own


# One statement --------------------------------------------------------------------------


def test_a_statement_shows_what_it_says_with_its_rules() -> None:
    shown = mw.statement("A33")
    assert scenario("A33").says.en in seen(shown)
    assert all(f">{rule}</a>" in shown._said.value for rule in scenario("A33").rules)
    assert not shown.problem.en


def test_its_run_is_followed_with_next_to_the_end() -> None:
    shown = mw.statement("A33")
    assert shown.table is not None
    assert "In this run, next: <b>▸ Activate Prodigal Pyromancer" in shown._guide.value
    refused = ""
    for _ in range(60):
        refused += shown._guide.value if "Tried in vain" in shown._guide.value else ""
        at = shown.table.cursor.at
        press(shown.table, "Next ▶")
        if shown.table.cursor.at == at:
            break
    assert "117.1" in refused
    assert "end of the run" in shown._guide.value
    assert shown.table.cursor.state.players[1].life == 19


def test_one_can_leave_the_run_and_return_to_it() -> None:
    shown = mw.statement("A33")
    assert shown.table is not None
    press(shown.table, "Pass")
    assert "your own game" in shown._guide.value
    press(shown, "Back to the run")
    assert "In this run, next" in shown._guide.value
    press(shown.table, "Next ▶")
    assert "announces an ability" in seen(shown.table)
    press(shown.table, "Start over")
    press(shown.table, "Yes, start over")
    press(shown, "Back to the run")
    press(shown.table, "Next ▶")
    assert "announces an ability" in seen(shown.table)


def test_every_run_can_be_reached_as_a_branch() -> None:
    for id in ("S73", "S74", LOOP):
        shown = Statement(id)
        for n, position in enumerate(scenario(id).positions.values()):
            shown._on_table(n)
            assert shown.table is not None
            trace = shown.table.cursor.trace
            runs = shown._runs[builtins.id(trace)]
            assert set(runs.ends) == set(position.runs)
            paths = [trace.path(branch.leaf) for branch in shown.table.cursor.branches()]
            assert all(any(end in path for path in paths) for end in runs.ends.values())


def test_the_edition_is_switched_with_the_run_of_that_edition() -> None:
    shown = mw.statement(LOOP)
    assert shown.table is not None
    shown.table._parts.edition.value = str(NOVEMBER_2023)
    assert shown.table.cursor.edition == NOVEMBER_2023
    assert "In this run, next" in shown._guide.value
    path = shown.table.cursor.line()
    assert shown.table.cursor.trace.frames[path[-1]].state.over == "draw"


def test_its_editions_are_shown_side_by_side_where_they_part() -> None:
    shown = mw.statement(LOOP)
    press(shown, "Editions side by side")
    both = next(w for w in widgets(shown) if isinstance(w, SideBySide))
    assert both.sides.parting is not None
    assert not tables(shown)
    press(shown, "Table 1")
    assert tables(shown)


@pytest.mark.parametrize("lang", LANGS)
def test_a_wrong_id_gives_a_helpful_message_in_the_language(lang: Lang) -> None:
    shown = mw.statement("A333", lang=lang)
    assert "A33" in shown.problem[lang]
    assert "mw.statements" in shown.notice.value
    assert shown.problem[lang].split("'A333'")[0] in shown.notice.message[lang]


def test_a_small_letter_will_do() -> None:
    assert mw.statement("a33").scenario.id == "A33"


def test_history_shows_date_source_and_whether_it_was_verified(
    named: dict[str, Scenario],
) -> None:
    source = Text("an article", "ある記事")
    named["H1"] = Scenario(
        "",
        id="H1",
        title=Text("Then", "当時"),
        history=History("2009-07", source, "https://example.org/a?b&c", verified=True),
    )
    said = Statement("H1")._said.value
    assert "July 2009" in said
    assert 'href="https://example.org/a?b&amp;c"' in said
    assert "verified" in said
    read(said)
    stated = History("2006", source, "", verified=False)
    html = statement_html.history(stated, "ja")
    assert "2006年" in html
    assert "ページの記述による" in html
    assert "<a" not in html


def test_a_row_about_the_page_says_so(named: dict[str, Scenario]) -> None:
    named["M1"] = Scenario("", id="M1", title=Text("Links", "リンク"), about=True)
    shown = Statement("M1")
    assert "about the page itself" in shown._said.value
    assert shown.table is None


def test_shown_by_leads_to_the_others_and_back(named: dict[str, Scenario]) -> None:
    named["Q1"] = Scenario(
        "", id="Q1", title=Text("Again", "再び"), shown_by=("A33", LOOP, "no such")
    )
    shown = Statement("Q1")
    assert len(buttons(shown, "A33")) == 1
    press(shown, LOOP)
    assert shown.scenario.id == LOOP
    assert tables(shown)
    press(shown, "Back to Q1")
    assert shown.scenario.id == "Q1"
    assert not tables(shown)
    assert not buttons(shown, "Back to")


def test_texts_are_escaped(named: dict[str, Scenario]) -> None:
    evil = Text(EVIL, EVIL)
    named["E1"] = Scenario(
        "",
        id="E1",
        title=evil,
        says=evil,
        note=evil,
        rules=(EVIL,),
        history=History("2006", evil, "", verified=False),
    )
    shown = Statement("E1")
    assert "<script" not in shown._said.value
    read(shown._said.value)


def test_whatever_is_opened_nothing_is_built_anew() -> None:
    shown = mw.statement(LOOP)
    press(shown, "Editions side by side")

    def around() -> int:
        for id in ("A33", "S74", LOOP):
            shown.turn_to(id)
            shown._on_table(1)
        return len(ipywidgets_widget._instances)

    around()
    around()  # two rows take turns: by now both have grown
    assert around() == around()


def test_the_table_shows_nothing_of_the_game_before() -> None:
    shown = mw.statement(LOOP)
    assert shown.table is not None
    press(shown.table, "Show the diagram")
    press(shown.table, "Pass")
    shown.turn_to("A33")
    assert "Prodigal Pyromancer" in shown.table._parts.title.value
    assert not shown.table._parts.view["diagram"]
    assert shown.table.cursor.edition == NEWEST
    press(shown.table, "Start over")
    press(shown.table, "Yes, start over")
    assert "Prodigal Pyromancer" in seen(shown.table)


def test_a_statement_follows_the_language() -> None:
    shown = mw.statement("A33", lang="ja")
    assert scenario("A33").title.ja in shown._said.value
    language.use("en")
    assert scenario("A33").title.en in shown._said.value
    assert "In this run" in shown._guide.value


# A page of them -------------------------------------------------------------------------


def test_a_page_lists_every_statement_once_with_its_title() -> None:
    shown = mw.statements("suspend")
    there = [each.id for each in all_scenarios("suspend")]
    assert sorted(shown._buttons) == sorted(there)
    for each in all_scenarios("suspend"):
        words = shown._buttons[each.id].description
        assert each.id in words
        assert each.title.en in words


def test_one_statement_is_open_at_a_time_and_none_is_built_before() -> None:
    shown = mw.statements("suspend")
    assert not [w for w in widgets(shown) if isinstance(w, Statement)]
    press(shown, "S74")
    assert shown.opened == "S74"
    assert shown._slots["S74"].children == (shown.statement,)
    press(shown, LOOP)
    assert [w.scenario.id for w in widgets(shown) if isinstance(w, Statement)] == [LOOP]
    assert shown._slots["S74"].children == ()
    press(shown, LOOP)
    assert shown.opened == ""
    assert not [w for w in widgets(shown) if isinstance(w, Statement)]


def test_the_search_finds_words_rules_and_cards_in_both_languages() -> None:
    words = Words(scenario("A33"))
    for wanted in (
        "a33",
        "117.1",
        "117",
        "prodigal pyro",
        "放蕩紅蓮術士",
        "稲妻",
        "ＰＲＯＤＩＧＡＬ",
    ):
        assert words.have(wanted), wanted
    for wanted in ("117.10", "7.1", "suspend", "pyromancer nothing"):
        assert not words.have(wanted), wanted
    # By the number that another edition had: 733.1 was 728.1.
    assert Words(scenario("S74")).have("728.1")


def test_the_search_hides_lines_and_headings_and_counts() -> None:
    shown = mw.statements("suspend")
    shown.find("no such word anywhere")
    assert "None of" in shown._found.value
    assert shown.listing.seen() == ()
    assert ".mtg-s-S75" in shown._hidden.value
    shown.find("727.4")
    assert LOOP in shown.listing.seen()
    assert ".mtg-s-S75" not in shown._hidden.value
    press(shown, "Clear the search")
    assert shown.listing.wanted == ""


@pytest.mark.parametrize("lang", LANGS)
def test_the_search_field_has_a_label(lang: Lang) -> None:
    """A placeholder goes away with the first letter, and neither it nor a tooltip is a name."""
    shown = mw.statements("suspend", lang=lang)
    assert shown._search.description == listing.SEARCH[lang]


def test_headings_fold_and_what_is_open_stays_in_sight() -> None:
    found = Listing("suspend")
    first = [each.id for section in found.sections[:2] for each in section.scenarios]
    assert found.seen() == tuple(first)
    found.fold(0)
    found.fold(1)
    assert found.seen() == ()
    assert f".root .{listing.line_class(LOOP)}" in found.hidden("", "root")
    assert f".{listing.line_class(LOOP)}" not in found.hidden(LOOP, "root")
    found.unfold(LOOP)
    assert LOOP in found.seen()


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_is_sound_for_readers_without_a_kernel(lang: Lang) -> None:
    shown = mw.statements("activate", lang=lang)
    read(shown._repr_mimebundle_()["text/html"])
    assert scenario("A33").says[lang][:10] in shown._repr_mimebundle_()["text/html"]


def test_an_unknown_page_is_told() -> None:
    shown = Statements("flashback", lang="ja")
    assert "suspend" in shown.notice.value
    assert "ページはありません" in shown.notice.value


@pytest.mark.parametrize("page", ["activate", "suspend"])
def test_every_statement_of_a_page_opens_in_both_languages(page: str) -> None:
    shown = Statement(ids(page)[0])
    for id in ids(page):
        shown.turn_to(id)
        for lang in LANGS:
            language.use(lang)
            assert scenario(id).title[lang] in unescape(shown._said.value)
            read(shown._said.value)
            read(shown._guide.value)


def test_a_scenario_file_of_a_new_author_can_be_shown(named: dict[str, Scenario]) -> None:
    named["N1"] = read_scenario(
        """
id = "N1"
title = { en = "New", ja = "新しい" }
says = { en = "It says.", ja = "こう言います。" }
rules = ["117.1"]
[position.one]
you.battlefield = ["Llanowar Elves"]
choices = ["activate Llanowar Elves => 605.3b"]
""",
        "N1.toml",
    )
    assert Statement("N1").table is not None


def test_importing_a_module_hides_no_function_of_the_package() -> None:
    """A module called like a function would take its place as soon as anything imports it."""
    for name in mw.__all__:
        assert callable(getattr(mw, name))
        place = Path(mw.__file__).parent / f"{name}.py"
        assert not place.exists(), place
