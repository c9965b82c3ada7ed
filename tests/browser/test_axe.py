"""Every widget in a real JupyterLab, begun and used: axe finds nothing that keeps anybody out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules_widgets import branchesview
from tests.browser.axe import violations_within
from tests.browser.drive import (
    SHOWN,
    answered,
    lessons,
)
from tests.browser.test_harness import written

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator

    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server, Theme, Window

pytestmark = pytest.mark.browser

PING = '{"you": {"battlefield": ["Prodigal Pyromancer"]}}'
WAITING = '{"active": "opponent", "step": "end", "you": {"exile": ["Rift Bolt (1 time counter)"]}}'
LINE = '["activate Prodigal Pyromancer", "target Ben", "pass", "pass"]'
ASKED = LINE.replace('"target Ben",', '"ask may respond", "target Ben", "ask next",')

# What makes each widget, its class, and what is pressed in it, in this order.
WIDGETS = {
    "stepper": (f"mw.show({PING})", ".mtg-stepper", [".mtg-option", ".mtg-refused"]),
    "countdown": (f"mw.show({WAITING})", ".mtg-countdown", []),
    "questions": (f"mw.questions({PING}, {ASKED})", ".mtg-quiz", [".mtg-answers button"]),
    "branches": (
        f'mw.branches({PING}, {{"a": {LINE}, "b": {LINE.replace("Ben", "Aki")}}})',
        ".mtg-branches-from",
        [".mtg-ways button"],
    ),
    "sides": (f"mw.SideBySide({PING}, {LINE})", ".mtg-sides", []),
    "practice": ('mw.practice("may", 7)', ".mtg-practice", [".mtg-answers button"]),
    "statement": ('mw.statement("S12")', ".mtg-statement", []),
    "statements": ('mw.statements("suspend")', ".mtg-statements", [".mtg-line"]),
    "progress": ('mw.progress({"stack": ("The stack", 11)})', ".mtg-progress", []),
    "timeline": ("mw.timeline()", ".mtg-diagrams", []),
}


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab whose kernels have the packages of this checkout."""
    with lessons(tmp_path_factory.mktemp("axe")) as server:
        yield server


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", WIDGETS)
def test_nobody_is_kept_out_of_a_widget(
    lab_window: Window, tmp_path: Path, name: str, lang: Lang
) -> None:
    code, cls, pressed = WIDGETS[name]
    cell = f'import mtgrules_widgets as mw\nmw.use("{lang}")\n{code}'
    window = lab_window
    window.open_notebook(window.server.add(written(tmp_path / f"{name}-{lang}.ipynb", cell)))
    window.run_all()
    root = window.page.locator(cls).first
    expect(root).to_be_visible()
    for selector in pressed:
        press(window, root.locator(f"{selector}{SHOWN}").first)
    if name == "branches":
        end = branchesview.TO_THE_END[lang]
        press(window, root.get_by_role("button", name=end, exact=True))
    theme: Theme
    for theme in ("light", "dark"):
        window.theme(theme)
        assert violations_within(window, root) == []
    window.assert_quiet()


def press(window: Window, target: Locator) -> None:
    """Press it and wait until the page shows what the kernel has answered."""
    answered(window.page, target.click)
