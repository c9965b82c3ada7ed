"""The guide for instructors in a real JupyterLab: lessons in cells are shown, mended and saved."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.lessons.examples import text_of
from mtgrules.lessons.parse import parse
from mtgrules_widgets import draft
from mtgrules_widgets import strings as s
from tests.browser import harness
from tests.browser.axe import violations_within
from tests.browser.drive import STICKS_OUT, lessons
from tests.started import our_packages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser

SOURCE = harness.ROOT / "notebooks/source/guide.md"


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with lessons(tmp_path_factory.mktemp("lessons")) as server:
        yield server


@pytest.fixture(params=["en", "ja"])
def lang(request: pytest.FixtureRequest) -> Lang:
    given: Lang = request.param
    return given


def example(name: str, lang: Lang) -> str:
    found = text_of(parse(SOURCE.read_text("utf-8"), str(SOURCE)), name, lang)
    assert found is not None
    return found


def preview(window: Window, number: int) -> Locator:
    return window.page.locator(".mtg-draft").nth(number)


def test_lessons_in_cells_are_shown_told_apart_mended_and_saved(
    lab_window: Window, lang: Lang
) -> None:
    window = lab_window
    window.open_notebook(f"{lang}/guide.ipynb")
    window.run_all()
    first, mistakes = preview(window, 0), preview(window, 1)

    # The first: nothing is wrong, its prose reads, its questions and its table are live.
    expect(first.locator(".draft-state")).to_have_text(draft.ALL_WELL[lang])
    expect(first.locator(".draft-prose").first).to_contain_text("117.1")
    expect(first.locator(".mtg-quiz")).to_be_visible()
    first.get_by_role("button", name=s.NEXT_CHOICE[lang], exact=True).wait_for()
    save(window, first, example("first", lang))

    for shown in (first, mistakes):
        assert violations_within(window, shown) == []

    # The second: three problems, each at the line of the cell that the editor counts.
    expect(mistakes.locator(".draft-problems > li")).to_have_count(3)
    cell = "%%lesson\n" + example("mistakes", lang)
    for item in mistakes.locator(".draft-problems > li").all():
        number = int("".join(filter(str.isdigit, item.locator("b").inner_text())))
        assert cell.splitlines()[number - 1].strip() == item.locator("code").inner_text()
    pictures(window, mistakes, f"guide-mistakes-{lang}")
    pictures(window, first, f"guide-first-{lang}")

    # Mended by its author: typed into the cell, run with the keys that the guide names.
    mended = example("mistakes", lang).replace("steper", "stepper")
    for wrong, right in (
        ("Bne", "Ben"),
        ("ベソ", "ベン"),
        ("Pyromanser", "Pyromancer"),
        ("紅連", "紅蓮"),
    ):
        mended = mended.replace(wrong, right)
    write(window, "mistakes", f"%%lesson {lang}\n{mended}")
    expect(mistakes.locator(".draft-state")).to_have_text(draft.ALL_WELL[lang])
    expect(mistakes.locator(".mtg-stepper")).to_be_visible()

    # In the other language: everything that is shown follows.
    other: Lang = "ja" if lang == "en" else "en"
    name = "日本語" if other == "ja" else "English"
    first.locator(".mtg-draft-bar").get_by_role("button", name=name, exact=True).click()
    expect(first.locator(".draft-state")).to_have_text(draft.ALL_WELL[other])
    expect(mistakes.locator(".draft-state")).to_have_text(draft.ALL_WELL[other])
    expect(first.locator(".draft-prose").first).to_have_attribute("lang", other)
    window.assert_quiet()


def save(window: Window, shown: Locator, text: str) -> None:
    """Press the link with the keyboard; the file is the lesson."""
    link = shown.locator(".draft-download")
    with window.page.expect_download() as saved:
        link.focus()
        window.page.keyboard.press("Enter")
    assert saved.value.suggested_filename == "ping.md"
    # The last line break is not part of a cell.
    assert Path(saved.value.path()).read_text("utf-8").rstrip("\n") == text.rstrip("\n")


def write(window: Window, id: str, text: str) -> None:
    """Write over the field that holds a lesson, and run it with Ctrl+Enter."""
    editor = window.page.locator(".jp-CodeCell", has_text=f'id = "{id}"').locator(".cm-content")
    editor.first.click()
    window.page.keyboard.press("Control+a")
    window.page.keyboard.insert_text(text)
    window.page.keyboard.press("Control+Enter")
    window.wait_idle()


def pictures(window: Window, shown: Locator, name: str) -> None:
    """Both themes, on a usual screen and on a small one; nothing sticks out to the side."""
    page = window.page
    usual = page.viewport_size
    themes: tuple[harness.Theme, ...] = ("light", "dark")
    for theme in themes:
        window.theme(theme)
        for width, height in ((1280, 900), (800, 600)):
            page.set_viewport_size({"width": width, "height": height})
            shown.evaluate("e => e.scrollIntoView({block: 'start'})")
            window.picture(f"{name}-{theme}-{width}")
            found = shown.evaluate(STICKS_OUT)
            assert not found, found
    window.theme("light")
    assert usual is not None
    page.set_viewport_size(usual)


def test_in_voila_the_lesson_is_shown_and_saved_too(
    chromium: object, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with our_packages(), harness.voila(tmp_path_factory.mktemp("voila")) as server:
        name = server.add(harness.ROOT / "notebooks/ja/guide.ipynb")
        window = harness.Window.open(chromium, server)  # type: ignore[arg-type]
        window.open_voila(name)
        shown = preview(window, 0)
        expect(shown.locator(".draft-state")).to_have_text(draft.ALL_WELL.ja)
        expect(shown.locator(".mtg-stepper")).to_be_visible()
        save(window, shown, example("first", "ja"))
        window.picture("guide-voila-ja")
        window.close()
