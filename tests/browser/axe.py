"""What axe says about a page: whatever keeps somebody out who sees, hears or moves less."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page, ViewportSize

    from tests.browser.harness import Window

# Axe holds all of JupyterLab to be hidden, and so finds nothing whatever there is: the
# body clips what it does not hold, and it has no height.
UNHIDE = "document.body.style.height = '100vh'"

# Taller than any of our widgets: axe passes over what is scrolled out of a notebook's view.
TALL: ViewportSize = {"width": 1280, "height": 4000}


def violations(page: Page) -> list[str]:
    """What axe finds in a page of its own, in words."""
    _bring(page)
    found: dict[str, Any] = page.evaluate("axe.run()")
    assert len(found["passes"]) > 20
    return _told(found)


def violations_within(window: Window, part: Locator) -> list[str]:
    """What axe finds in one part of an open notebook, in words.

    Fails where axe saw no text: then it has looked at nothing.
    """
    page = window.page
    usual = page.viewport_size
    assert usual is not None
    page.set_viewport_size(TALL)
    _bring(page)
    page.evaluate(UNHIDE)
    part.evaluate("part => part.scrollIntoView({block: 'start'})")
    found: dict[str, Any] = part.evaluate("part => axe.run(part)")
    page.set_viewport_size(usual)
    seen = [each for each in found["passes"] if each["id"] == "color-contrast"]
    assert seen, part
    return _told(found)


def _bring(page: Page) -> None:
    page.evaluate((files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8"))


def _told(found: dict[str, Any]) -> list[str]:
    return [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
