"""The static site in a real browser, with the network off but for the site itself.

A plain web server hands out files; the engine runs in the page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.answers_told import assert_tells_nothing

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server, Window

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("lite")]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_lesson_runs_by_itself_when_it_is_opened(lite_window: Window, lang: Lang) -> None:
    lite_window.open_lite(f"{lang}/stack.ipynb")
    expect(lite_window.page.locator(".mtg-stepper .mtg-option").first).to_be_visible()
    lite_window.picture(f"lite-{lang}")
    lite_window.assert_quiet()


def test_no_notebook_of_the_site_tells_an_answer(lite: Server) -> None:
    """Whoever has the address can read every file of it."""
    assert assert_tells_nothing(lite.folder / "files") > 60
    assert not list(lite.folder.glob("files/**/source"))
