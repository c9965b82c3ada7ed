"""A whole lesson by keyboard alone, as somebody does it who has no other hand for the page.

In JupyterLab and in the exported file; in class it is done in `test_classroom`. Nothing is
focused or clicked by a script, and the focus is somewhere to be seen after every key.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.lessons.model import Widget
from mtgrules.lessons.rounds import round_of
from mtgrules.trace import Trace
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.labels import buttons
from tests.browser import harness, places
from tests.browser.conftest import keep_evidence
from tests.browser.drive import Keyboard, lessons
from tests.browser.harness import Window
from tests.browser.test_lessons import cells
from tests.browser.turns import LESSONS, language
from tests.browser.walk import PLACE_ON_A_TRACK, Walk

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Locator

    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server

pytestmark = pytest.mark.browser

[LESSON] = [lesson for lesson in LESSONS if lesson.id == "procedure"]
"""A short one that has a stepper, branches and questions."""


# ---------------------------------------------------------------- the places

ON_THE_FIRST_CELL = "() => window.jupyterapp.shell.currentWidget.content.activeCellIndex === 0"


class LabByKeys(places.InJupyterLab):
    """JupyterLab, from where the notebook has just been opened, as the start page teaches."""

    def enter(self) -> None:
        """A link opens the notebook; see `open`."""

    def open(self, lesson: Lesson) -> None:
        self.window.open_notebook(f"{self.lang}/{lesson.id}.ipynb")
        self.before = cells(self.window)
        page = self.window.page
        page.keyboard.press("Control+a")
        page.keyboard.press("Control+Enter")
        page.wait_for_function(harness.ALL_CELLS_RAN)
        for _ in range(100):
            if page.evaluate(ON_THE_FIRST_CELL):
                return
            page.keyboard.press("ArrowUp")
        raise AssertionError("the arrow keys do not lead to the beginning")

    def leave(self) -> None:
        """No key has meant one of JupyterLab's commands: no cell has come, gone or changed."""
        assert cells(self.window) == self.before
        super().leave()

    def bring(self, target: Locator) -> None:
        """Where the focus goes the page scrolls by itself."""


class FileByKeys(places.InFile):
    """The exported file, just opened."""

    def open(self, lesson: Lesson) -> None:
        super().open(lesson)
        self.window.page.keyboard.press("Tab")  # from the browser's bar into the page

    def bring(self, target: Locator) -> None:
        """Where the focus goes the page scrolls by itself."""


# ---------------------------------------------------------------- the lesson


@dataclass
class ByKeys(Walk):
    """Every table's own run to its end, every question, every branch."""

    def __post_init__(self) -> None:
        self.hand = Keyboard(self.place.window.page)
        tables = ("stepper", "show")
        parts = (part for part in self.lesson.parts if isinstance(part, Widget))
        self._tables = iter([part.position for part in parts if part.kind in tables])

    def press(self, target: Locator) -> None:
        self.place.do(partial(self.hand.press, target))
        self.hand.check()

    def step(self, root: Locator) -> None:
        """The choices that the lesson names, and each step that follows from them."""
        for said in said_in(self.lesson, next(self._tables), self.place.lang):
            begins = re.compile(f"^{re.escape(said)}")
            option = root.locator(self.place.options, has_text=begins)
            while not option.count():
                self.move(root, self.button(root, s.NEXT))
            self.move(root, option.first)
        while not self.at_the_end(root):
            self.move(root, self.button(root, s.NEXT))
        if not self.place.has_engine:
            self.try_what_was_not_prepared(root)

    def move(self, root: Locator, target: Locator) -> None:
        """Press what leads to another place; where it leads nowhere, this fails."""
        place = root.locator(PLACE_ON_A_TRACK).last
        before = place.inner_text()
        self.press(target)
        expect(place).not_to_have_text(before)

    def at_the_end(self, root: Locator) -> bool:
        """Whether this is the last step of all that there are."""
        here, of = re.findall(r"\d+", root.locator(PLACE_ON_A_TRACK).last.inner_text())
        return bool(here == of)


def said_in(lesson: Lesson, position: str, lang: Lang) -> Iterator[str]:
    """What the buttons say that are pressed in the run of a position."""
    made = round_of(lesson, lesson.positions[position]).trace
    cursor = Cursor(Trace(made.position))
    for choice in made.choices(made.last):
        options = cursor.options
        assert options is not None
        listed = (*options.legal, *(refusal.choice for refusal in options.refused))
        yield buttons(cursor.state, listed, options.player)[choice][lang]
        cursor.take(choice)


# ---------------------------------------------------------------- the tests


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lessons, whose kernels have the packages of this checkout."""
    with lessons(tmp_path_factory.mktemp("keys")) as server:
        yield server


def test_a_lesson_in_jupyterlab(lab_window: Window) -> None:
    ByKeys(LabByKeys(lab_window, language(0)), LESSON).to_the_end()


def test_a_lesson_in_the_exported_file(
    chromium: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with places.files(tmp_path) as stick:
        window = Window.open(chromium, stick, height=800)
        try:
            ByKeys(FileByKeys(window, language(1)), LESSON).to_the_end()
        finally:
            keep_evidence(window, request)
            window.close()
