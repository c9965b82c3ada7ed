"""A lesson in class: Voilà with our template, as `lessons --classroom` serves it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from mtgrules.lessons.build import RUN_FIRST
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import quiz_html
from tests.browser import places
from tests.browser.axe import violations
from tests.browser.drive import SHOWN, STICKS_OUT, Keyboard, Mouse
from tests.browser.harness import Server, Window
from tests.browser.inclass import BACK, NEXT, Room
from tests.browser.test_axe import WIDGETS
from tests.browser.test_harness import written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.browser

HIDE = Text("Hide what comes next", "この先を隠す")
OVER, GO_ON = Text("Start over", "最初から"), Text("Go on", "続ける")
DONE = Text("The lesson has been started over.", "教材を最初の状態に戻しました。")
DARK = Text("Dark", "暗い画面")
OTHER: dict[Lang, tuple[Lang, str]] = {"en": ("ja", "日本語"), "ja": ("en", "English")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """What the command starts, but for the window that it opens."""
    with places.classroom(tmp_path_factory.mktemp("classroom")) as jupyter:
        yield jupyter


@pytest.fixture
def window(chromium: Browser, server: Server) -> Iterator[Window]:
    """A projector's window; it may ask nobody but the server, and nothing may complain."""
    window = Window.open(chromium, server, width=800, height=600)
    asked: list[str] = []
    window.page.on("request", lambda request: asked.append(request.url))
    yield window
    strangers = {url for url in asked if urlsplit(url).hostname not in ("127.0.0.1", None)}
    window.close()
    assert asked
    assert not strangers
    window.assert_quiet()


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_shown_to_a_class(window: Window, lang: Lang) -> None:
    page, bar = window.page, window.page.locator("#classroom")
    open_lesson(window, lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(".jp-CodeCell .jp-InputArea")).to_have_count(0)
    menu = re.sub(r"\*", "", RUN_FIRST[lang]).split("。")[0][:20]
    assert menu not in page.locator("#rendered_cells").inner_text()
    expect(bar.get_by_role("button", name=BACK[lang])).to_be_disabled()

    # On by a button: only what has been reached is in the list, unless one asks for more.
    bar.get_by_role("button", name=NEXT[lang]).click()
    expect(part(page, 2)).to_be_visible()
    expect(page.locator(".part:visible")).to_have_count(1)
    expect(bar.locator("option")).to_have_count(2)
    bar.get_by_label(HIDE[lang]).uncheck()
    expect(bar.locator("option")).to_have_count(page.locator(".part").count())
    bar.get_by_label(HIDE[lang]).check()

    # A question is answered; the keys are its own while it has the focus.
    answers = answers_in(part(page, 2), lang)
    expect(answers.first).to_be_in_viewport()
    pictures(window, lang)
    answers.first.click()
    expect(answers.first).to_have_attribute("aria-disabled", "true")
    answers.first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    expect(part(page, 2)).to_be_visible()

    # By keys from where no control is.
    bar.get_by_role("button", name=NEXT[lang]).click()
    expect(part(page, 3)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(part(page, 2)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(part(page, 3)).to_be_visible()
    page.keyboard.press("PageDown")
    expect(part(page, 4)).to_be_visible()

    # The other language is at the same part.
    other, name = OTHER[lang]
    there = bar.get_by_role("link", name=name).get_attribute("href")
    assert there == f"/voila/render/{other}/countdown.ipynb#part-4"


def test_the_steps_of_a_board_beside_a_question_are_not_on_each_other(window: Window) -> None:
    page = window.page
    room = Room(window, "en", Mouse(page))
    room.open("rewinding", "#part-2")
    expect(page.locator("[data-page]")).to_have_text("1 of 2")
    page.locator("#classroom [data-go=next]").click()
    room.press(answers_in(part(page, 2), "en").first)
    expect(page.locator(".part:visible .verdict")).to_have_count(1)
    expect(room.here.locator(".mtg-board .chips li")).to_have_count(9)
    room.look()


def test_a_lesson_is_done_by_the_keyboard_alone_and_nothing_needs_scrolling(
    window: Window,
) -> None:
    """Every part, pane, question and continuation; `test_places` goes through every lesson."""
    keyboard = Keyboard(window.page)
    room = Room(window, "ja", keyboard)
    room.open("countdown")
    keyboard.enter()
    room.walk()


def test_a_long_heading_stands_beside_the_names_of_the_panes(
    window: Window, tmp_path: Path
) -> None:
    table = """import mtgrules_widgets as mw
cards = ["Errant Ephemeron", "Suspended Sentence", "Crackling Drake"]
mw.show({"active": "opponent", "step": "end", "you": {"hand": cards}}, lang="en")"""
    name = window.server.add(written(tmp_path / "heading.ipynb", table))
    page = window.page
    page.goto(f"{window.server.url}/voila/render/{name}", timeout=60_000)
    room = Room(window, "en", Mouse(page))
    expect(room.panes.first).to_be_visible(timeout=30_000)
    room.panes.last.click()
    assert "end step" in page.locator(".mtg-stepper > .mtg-head h2").inner_text()
    room.fits()


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_a_way_is_told_beside_nothing_else(
    window: Window, tmp_path: Path, lang: Lang
) -> None:
    """Three ways have so many panes that their names reach far to the left."""
    ways = """import mtgrules_widgets as mw
shot = ["activate Prodigal Pyromancer"]
mw.branches(
    {"you": {"battlefield": ["Prodigal Pyromancer"]}, "opponent": {"battlefield": ["Island"]}},
    {"stop": shot, **{who: [*shot, f"target {who}"] for who in ("Aki", "Ben")}},"""
    name = window.server.add(written(tmp_path / f"ways-{lang}.ipynb", f'{ways} lang="{lang}")'))
    page = window.page
    page.goto(f"{window.server.url}/voila/render/{name}", timeout=60_000)
    room = Room(window, lang, Mouse(page))
    room.press(page.locator(f".mtg-ways button{SHOWN}").first)
    expect(page.locator(".mtg-to-end b")).to_be_attached()
    # The first has led to nothing yet: where results are told, and nowhere else.
    for pane in room.panes.all():
        pane.click()
        shown = page.locator(".part[data-pane=led]").count()
        expect(page.locator(".mtg-led .same").filter(visible=True)).to_have_count(shown)
    room.play_all(page.locator(".mtg-branches-from"))


@pytest.mark.parametrize(("name", "first"), [("page-suspend", 3), ("guide", 4)])
def test_statements_and_a_lesson_being_written_need_no_scrolling_either(
    window: Window, name: str, first: int
) -> None:
    """The list, the statement that is open, its editions; every draft with its mistakes."""
    lang: Lang = "en" if name == "guide" else "ja"
    room = Room(window, lang, Keyboard(window.page))
    room.open(name, f"#part-{first}")
    expect(room.here.locator(".mtg-fold, .mtg-answers").first).to_be_visible()
    assert room.here.get_attribute("data-nth") == str(first)
    window.page.keyboard.press("Tab")
    room.walk()
    seen = ".mtg-sides .parted.here" if name == "page-suspend" else ".part .draft-problems"
    expect(window.page.locator(seen)).to_have_count(1)


def test_only_who_confirms_starts_over(window: Window) -> None:
    lang: Lang = "ja"
    page, bar = window.page, window.page.locator("#classroom")
    open_lesson(window, lang, "#part-2")
    first = answers_in(part(page, 2), lang).first
    first.click()
    expect(first).to_have_attribute("aria-disabled", "true")
    for answer in (GO_ON, OVER):
        bar.get_by_role("button", name=OVER[lang]).click()
        expect(first).to_have_attribute("aria-disabled", "true")
        page.get_by_role("dialog").get_by_role("button", name=answer[lang]).click()

    # A new kernel: the question is open again.
    expect(part(page, 1)).to_be_visible(timeout=30_000)
    expect(bar.get_by_role("status")).to_have_text(DONE[lang])
    expect(bar.locator("option")).to_have_count(1)
    bar.get_by_role("button", name=NEXT[lang]).click()
    expect(bar.get_by_role("status")).to_be_empty()
    expect(first).to_be_visible()
    expect(first).not_to_have_attribute("aria-disabled", "true")


def test_nobody_is_kept_out_of_what_a_class_sees(window: Window, tmp_path: Path) -> None:
    """The bar, the panes and every widget: light when it begins, dark when it was used."""
    cells = ['import mtgrules_widgets as mw\nmw.use("ja")\n' + WIDGETS["countdown"][0]]
    cells += [WIDGETS[name][0] for name in ("questions", "branches", "practice")]
    name = window.server.add(written(tmp_path / "kinds.ipynb", *cells))
    page = window.page
    page.goto(f"{window.server.url}/voila/render/{name}", timeout=60_000)
    room = Room(window, "en", Mouse(page))
    found: set[str] = set()
    for begun in cells:
        expect(room.panes.first).to_be_visible(timeout=30_000)
        found |= kept_out(room)
        if "mw.branches" in begun:
            room.press(page.locator(f".part:visible .mtg-ways button{SHOWN}").first)
            expect(page.locator(".part:visible .mtg-stepper .mtg-nav")).to_be_visible()
            room.press(page.locator(".part:visible .mtg-to-end button"))
            expect(page.locator(".part:visible .end .table")).to_have_count(1)
            found |= kept_out(room)
        elif "mw.show" in begun:
            found |= kept_out(room)
        else:
            room.press(page.locator(f".part:visible .mtg-answers button{SHOWN}").first)
            expect(page.locator(".part:visible .verdict")).to_have_count(1)
            found |= kept_out(room)
        if begun is not cells[-1]:
            page.locator("#classroom [data-go=next]").click()
    assert not found


def test_nobody_is_kept_out_of_what_a_class_looks_up(window: Window, tmp_path: Path) -> None:
    """Statements, two editions side by side, how far one has come, the timeline; in both themes."""
    first, *others = (
        WIDGETS[name][0] for name in ("sides", "statement", "statements", "progress", "timeline")
    )
    cells = [f'import mtgrules_widgets as mw\nmw.use("ja")\n{first}', *others]
    name = window.server.add(written(tmp_path / "looked-up.ipynb", *cells))
    page = window.page
    page.goto(f"{window.server.url}/voila/render/{name}", timeout=60_000)
    room = Room(window, "en", Mouse(page))
    on = page.locator("#classroom [data-go=next]")
    found: set[str] = set()
    parts = page.locator(".part")
    expect(parts).to_have_count(len(cells), timeout=30_000)
    for number in range(len(cells)):
        # Shown is not yet seen: what it shows may still be on its way.
        while parts.nth(number).evaluate("part => part.hidden"):
            on.click()
        expect(parts.nth(number)).to_be_visible()
        for _ in ("light", "dark"):
            found |= kept_out(room)
    assert not found


def kept_out(room: Room) -> set[str]:
    """What axe finds in the whole page, in any pane; the theme is another one afterwards."""
    found: set[str] = set()
    n = 0
    while n < max(room.panes.count(), 1):  # what has room enough has no panes
        if room.panes.count():
            room.panes.nth(n).click()
        found.update(violations(room.window.page))
        n += 1
    room.window.page.locator("#classroom [data-go=theme]").click()
    return found


def open_lesson(window: Window, lang: Lang, more: str = "") -> None:
    window.page.goto(f"{window.server.url}/voila/render/{lang}/countdown.ipynb{more}")
    expect(window.page.locator(".part:visible")).to_have_count(1, timeout=30_000)


def part(page: Page, number: int) -> Locator:
    return page.locator(".part").nth(number - 1)


def answers_in(place: Locator, lang: Lang) -> Locator:
    return place.get_by_role("group", name=quiz_html.ANSWERS[lang]).locator(f"button{SHOWN}")


def assert_fits(page: Page) -> None:
    """Nothing sticks out to the side, of the lesson or of the bar."""
    scroller = page.locator("#rendered_cells")
    assert scroller.evaluate("it => it.scrollWidth <= it.clientWidth")
    for place in (page.locator(".part:visible"), page.locator("#classroom")):
        assert not place.evaluate(STICKS_OUT)


def pictures(window: Window, lang: Lang) -> None:
    """For people to look at, in both themes and on two screens; ends as it began."""
    page = window.page
    for theme in ("light", "dark"):
        for width, height in ((1280, 800), (800, 600)):
            page.set_viewport_size({"width": width, "height": height})
            assert_fits(page)
            window.picture(f"classroom-{lang}-{theme}-{width}")
        page.locator("#classroom [data-go=theme]").click()
    expect(page.get_by_role("button", name=DARK[lang])).to_be_visible()
