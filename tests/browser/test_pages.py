"""The notebooks of the two pages in a real JupyterLab: statements opened and played to the end.

MTGRULES_SEED repeats a draw of statements.
"""

from __future__ import annotations

import os
import random
import re
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.cards.catalogue import all_cards
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.scenarios import all_scenarios, scenario
from mtgrules_widgets import listing, sidebyside, statement_html, statementview
from mtgrules_widgets import strings as s
from tests.browser.drive import SHOWN, Keyboard, Mouse, Table, lessons
from tests.browser.words import FOREIGN, THE_OTHER_LANGUAGES_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser

SEED = int(os.environ.get("MTGRULES_SEED") or random.SystemRandom().randrange(10**6))
MOST = 10
NAMELESS = [card.name.en for card in all_cards() if card.name.en == card.name.ja]
"""Cards of which no Japanese name is known, as the page itself says."""
LOOP = "S75"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lessons, whose kernels have the packages of this checkout."""
    with lessons(tmp_path_factory.mktemp("pages")) as server:
        yield server


@pytest.fixture(params=LANGS)
def lang(request: pytest.FixtureRequest) -> Lang:
    given: Lang = request.param
    return given


@pytest.fixture
def window(lab_window: Window) -> Iterator[Window]:
    """A fresh page; afterwards neither the page, nor a widget, nor the kernel may have complained."""
    before = lab_window.server.log.read_text("utf-8", "replace").count("Traceback")
    yield lab_window
    expect(lab_window.page.locator(".mtg .error")).to_have_count(0)
    assert lab_window.server.log.read_text("utf-8", "replace").count("Traceback") == before
    lab_window.assert_quiet()


def drawn(lang: Lang) -> list[str]:
    """Ten statements that can be played, of both pages, in the order of the pages."""
    playable = [
        each.id
        for page in ("activate", "suspend")
        for each in all_scenarios(page)
        if each.kind == "play"
    ]
    chosen = set(random.Random(f"{SEED} {lang}").sample(playable, min(MOST, len(playable))))
    return [id for id in playable if id in chosen]


def test_ten_statements_are_opened_and_played_to_the_end(window: Window, lang: Lang) -> None:
    chosen = drawn(lang)
    # To be seen with a failure, which it repeats.
    print(f"MTGRULES_SEED={SEED} {lang}: {' '.join(chosen)}")
    for page, letter in (("activate", "A"), ("suspend", "S")):
        here = [id for id in chosen if id.startswith(letter)]
        if not here:
            continue
        open_page(window, lang, page)
        table = Table(window, lang, Mouse(window.page))
        for id in here:
            search(table, id)
            table.move(line(window, id))
            expect(window.page.locator(".mtg-statement .said .id")).to_have_text(id)
            expect(window.page.locator(".mtg-statement .said")).to_contain_text(
                scenario(id).title[lang]
            )
            play_all_tables(table, id)
            assert_only(table)
    window.assert_quiet()


def play_all_tables(table: Table, id: str) -> None:
    """Every run that a statement's tables start with, to the end."""
    page = table.window.page
    buttons = page.locator(f".mtg-table-button{SHOWN}")
    for n in range(len(scenario(id).positions)):
        if n:
            table.move(buttons.nth(n))
        play_to_the_end(table)


def play_to_the_end(table: Table) -> None:
    for _ in range(150):
        here, of = table.place()
        if here == of:
            break
        table.press(s.NEXT_CHOICE)
    ends = "|".join(
        re.escape(text[table.lang][:12])
        for text in (statement_html.RUN_ENDS, statement_html.MORE_RUNS)
    )
    expect(table.window.page.locator(".mtg-guide")).to_contain_text(re.compile(ends))


def open_page(window: Window, lang: Lang, page: str) -> None:
    window.open_notebook(f"{lang}/page-{page}.ipynb")
    window.run_all()
    expect(window.page.locator(".mtg-statements")).to_be_visible()


def line(window: Window, id: str) -> Locator:
    return window.page.locator(f".mtg-line.{listing.line_class(id)}")


def search(table: Table, wanted: str) -> None:
    table.after(lambda: table.window.page.locator(".mtg-search input").fill(wanted))
    expect(line(table.window, wanted)).to_be_visible()


def assert_only(table: Table) -> None:
    but = (*THE_OTHER_LANGUAGES_NAME[table.lang], *NAMELESS)
    table.assert_no_words_like(FOREIGN[table.lang], but=but)


HOW_MANY_CELLS = "() => window.jupyterapp.shell.currentWidget.content.widgets.length"


def test_a_page_by_keyboard_alone(window: Window, lang: Lang) -> None:
    """Find a statement, open it, follow its run, leave it and come back, without a mouse."""
    open_page(window, lang, "suspend")
    keyboard = Keyboard(window.page)
    table = Table(window, lang, keyboard)
    window.page.locator(".mtg-search input").focus()
    table.after(lambda: window.page.keyboard.type("Crackling Drake"))
    expect(line(window, LOOP)).to_be_visible()
    table.move(line(window, LOOP))
    expect(window.page.locator(".mtg-statement .said .id")).to_have_text(LOOP)
    before = window.page.evaluate(HOW_MANY_CELLS)
    keyboard.go_to(window.page.locator(f".mtg-table-button{SHOWN}").first)
    window.page.keyboard.type("bax")  # commands of JupyterLab, which must not reach it
    assert window.page.evaluate(HOW_MANY_CELLS) == before
    table.press(s.NEXT_CHOICE)
    table.press(s.BACK)
    assert table.place()[0] == 1
    # The line that was pressed keeps the focus when it closes again.
    table.move(line(window, LOOP))
    expect(window.page.locator(".mtg-statement")).to_have_count(0)


def test_a_statement_opened_below_another_does_not_leave_the_window(
    window: Window, lang: Lang
) -> None:
    open_page(window, lang, "activate")
    window.page.set_viewport_size({"width": 1280, "height": 800})
    table = Table(window, lang, Keyboard(window.page))
    for id in ("A4", "A8"):  # the first has a table, which is closed above the second
        line(window, id).focus()
        table.after(partial(window.page.keyboard.press, "Enter"))
        expect(window.page.locator(".mtg-statement .said .id")).to_have_text(id)
    window.page.wait_for_timeout(500)
    expect(line(window, "A8")).to_be_in_viewport()
    expect(line(window, "A8")).to_be_focused()


def test_the_loop_is_shown_and_both_editions_side_by_side(window: Window, lang: Lang) -> None:
    open_page(window, lang, "suspend")
    table = Table(window, lang, Mouse(window.page))
    search(table, LOOP)
    table.move(line(window, LOOP))
    table.pick_edition("17 November 2023" if lang == "en" else "2023年11月17日")
    play_to_the_end(table)
    diagram = table.root.locator("[id$='-cycle-svg']")
    expect(diagram).to_be_visible()
    expect(diagram).to_have_attribute("aria-label", re.compile("4/4 → 3/4"))
    assert_only(table)
    pictures(window, "cycle", lang, "figure")

    statement = window.page.locator(".mtg-statement")
    beside = statement.get_by_role("button", name=statementview.BESIDE[lang])
    table.move(beside)
    sides = window.page.locator(".mtg-sides")
    table.move(sides.get_by_role("button", name=sidebyside.TO_THE_PARTING[lang]))
    expect(sides.locator(".parted.here")).to_be_visible()
    expect(sides.locator(".mtg-wl.mtg-apart")).to_be_visible()
    pictures(window, "sides", lang, ".mtg-sides")


def pictures(window: Window, name: str, lang: Lang, selector: str) -> None:
    """Of a laptop and a projector, light and dark; nothing may stick out to the side."""
    page = window.page
    for size in ((1280, 800), (800, 600)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for theme in ("light", "dark"):
            window.theme("dark" if theme == "dark" else "light")
            found = page.locator(selector).first
            found.scroll_into_view_if_needed()
            wide = found.evaluate("e => [e.scrollWidth, e.clientWidth]")
            assert wide[0] <= wide[1] + 1
            assert window.picture(f"{name}-{lang}-{theme}-{size[0]}x{size[1]}").is_file()
    window.theme("light")
    page.set_viewport_size({"width": 1280, "height": 1000})
