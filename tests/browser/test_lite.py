"""The static site in a real browser, with the network off but for the site itself.

A plain web server hands out files; the engine runs in the page, and what somebody answers stays
in the browser. Starting Python is what takes the time, so each page is used for all that it has.
"""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.diagrams.draw import CannotDraw
from mtgrules.lite import front
from mtgrules.rulebook.text import LANGS
from mtgrules_widgets import branches_html, branchesview, quiz_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.diagrams import IN_WORDS
from tests.answers_told import assert_tells_nothing
from tests.browser.drive import (
    SHOWN,
    Mouse,
    Table,
    answered,
)

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser

PROGRESS = """async () => {
    const {content} = await window.jupyterapp.serviceManager.contents.get(
        'mtgrules-progress.json', {content: true, format: 'base64', type: 'file'});
    return content;
}"""


def test_tables_and_questions_work_and_answers_are_kept(lite_window: Window) -> None:
    window, page = lite_window, lite_window.page
    page.goto(f"{window.server.url}/")
    expect(page.locator("section").first).to_have_attribute("lang", "en")
    href = page.get_by_role("link", name="1. Cost, colon, effect").get_attribute("href")
    assert href == front.link("anatomy", "en")
    window.open_lite("en/anatomy.ipynb")
    in_sight = page.locator(".jp-MarkdownOutput", has_text=front.RUNS_ITSELF.en.split("**")[1])
    expect(in_sight.first).to_be_in_viewport()
    expect(page.locator(".mtg .error")).to_have_count(0)

    answer_one(window, page.locator(".mtg-quiz").first, "en")
    assert progress(window) == ["anatomy.guess.0"]

    table = Table(window, "en", Mouse(page))
    table.move(table.option("Pass").first)
    table.choose("Activate Shivan Dragon")
    expect(table.stack.first).to_contain_text("Shivan Dragon")
    table.press(s.DIAGRAM_OPEN)
    read_the_words(table)
    table.switch_language()
    read_the_words(table)
    window.assert_quiet()

    # Another page of the same browser: a branch, and the answer from before is still there.
    window.open_lite("ja/stack.ipynb")
    answer_one(window, page.locator(".mtg-quiz").first, "ja")
    assert progress(window) == ["anatomy.guess.0", "stack.guess.0"]
    branches = page.locator(".mtg-branches-from").first
    ways = branches.locator(".mtg-ways button")
    press(window, ways.first)
    press(window, branches.get_by_role("button", name=branchesview.TO_THE_END.ja, exact=True))
    # Of the three ways one was played; where the others end is not told yet.
    expect(branches.locator(".end p.unseen")).to_have_text([branches_html.HIDDEN.ja] * 2)
    expect(ways.first).not_to_contain_text("まだ試していない")
    expect(page.locator(".mtg .error")).to_have_count(0)
    window.picture("lite-ja")
    window.assert_quiet()


def test_the_first_page_fits_a_telephone_in_both_languages(lite_window: Window) -> None:
    page = lite_window.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{lite_window.server.url}/")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for lang in LANGS:
        expect(page.locator(f"#{lang} .unkept")).to_be_hidden()
        links = page.locator(f"#{lang} a")
        hrefs = [str(link.get_attribute("href")) for link in links.all()]
        notebooks = sorted((lite_window.server.folder / "files" / lang).glob("*.ipynb"))
        assert sorted(hrefs) == [front.link(path.stem, lang) for path in notebooks]
    page.get_by_role("link", name="日本語", exact=True).click()
    expect(page.locator("#ja h1")).to_be_in_viewport()
    lite_window.picture("lite-first-390")
    lite_window.assert_quiet()


def test_no_notebook_of_the_site_tells_an_answer(lite: Server) -> None:
    """Whoever has the address can read every file of it."""
    assert assert_tells_nothing(lite.folder / "files") > 60
    assert not list(lite.folder.glob("files/**/source"))


def answer_one(window: Window, quiz: Locator, lang: Lang) -> None:
    """Answer the first question of a round, somehow; it says whether that was right."""
    expect(quiz.locator(".verdict")).to_have_count(0)
    answers = quiz.get_by_role("group", name=quiz_html.ANSWERS[lang]).locator(f"button{SHOWN}")
    press(window, answers.first)
    expect(quiz.locator(".verdict")).to_be_visible()


def read_the_words(table: Table) -> None:
    """Where nothing can be drawn, what the diagram says stands there in words."""
    figures, lang = table.root.locator(".mtg-diagrams"), table.lang
    expect(figures.locator(".none").first).to_have_text(CannotDraw().text[lang])
    expect(figures.locator("svg")).to_have_count(0)
    words = figures.locator("details[open]").first
    expect(words).to_contain_text(IN_WORDS[lang])
    dragon = {"en": "Shivan Dragon", "ja": "シヴ山のドラゴン"}[lang]
    expect(words.locator("li", has_text=dragon).first).to_be_visible()


def progress(window: Window) -> list[str]:
    """Which questions the learner's file names; it lies in the browser."""
    return sorted(json.loads(base64.b64decode(window.page.evaluate(PROGRESS))))


def press(window: Window, target: Locator) -> None:
    """Press it, and wait until the page shows all that the kernel has answered."""
    answered(window.page, target.click)
