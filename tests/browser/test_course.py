"""Every lesson of the course in a real JupyterLab, in each language, to the end of each widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules.course.shelf import Shelf
from mtgrules.lessons.model import Widget
from mtgrules_widgets import branchesview, quiz
from mtgrules_widgets import strings as s
from tests.browser.drive import (
    ALL_ANSWERED,
    HOW_OFTEN_ASKED,
    LISTEN,
    PAINTED,
    SHOWN,
    lessons,
    run_all,
)
from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from mtgrules.lessons import Lesson
    from mtgrules.rulebook.text import Lang, Text
    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser

COURSE = [lesson for lesson, _ in Shelf.read(ROOT / "notebooks" / "source").course]
CLASSES = {"questions": ".mtg-quiz", "branches": ".mtg-branches-from", "stepper": ".mtg-stepper"}


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with lessons(tmp_path_factory.mktemp("course")) as server:
        yield server


@pytest.fixture
def window(lab_window: Window) -> Iterator[Window]:
    """A fresh page; afterwards neither it nor a widget may have complained."""
    yield lab_window
    expect(lab_window.page.locator(".mtg .error")).to_have_count(0)
    lab_window.assert_quiet()
    lab_window.shut_kernels()


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("lesson", COURSE, ids=lambda each: each.id)
def test_a_lesson_can_be_done_to_its_end(window: Window, lesson: Lesson, lang: Lang) -> None:
    window.open_notebook(f"{lang}/{lesson.id}.ipynb")
    run_all(window)
    wanted = [part.kind for part in lesson.parts if isinstance(part, Widget)]
    here = Here(window, lang)
    for kind, cls in CLASSES.items():
        # A widget of branches has a stepper inside once one of them is played.
        found = window.page.locator(cls).filter(visible=True)
        expect(found).to_have_count(wanted.count(kind), timeout=20_000)
    # Not the table that waits inside the branches until one of them is played.
    for table in window.page.locator(CLASSES["stepper"]).filter(visible=True).all():
        here.step(table)
    for n in range(wanted.count("questions")):
        here.answer_all(window.page.locator(".mtg-quiz").nth(n), n)
    for n in range(wanted.count("branches")):
        here.play_all(window.page.locator(".mtg-branches-from").nth(n))


class Here:
    """An open notebook, used with a mouse."""

    def __init__(self, window: Window, lang: Lang) -> None:
        self.window, self.lang = window, lang

    def press(self, target: Locator) -> None:
        page = self.window.page
        page.evaluate(LISTEN)
        before = page.evaluate(HOW_OFTEN_ASKED)
        target.click()
        page.wait_for_function(ALL_ANSWERED, arg=before)
        page.evaluate(PAINTED)

    def button(self, root: Locator, words: Text) -> Locator:
        return root.get_by_role("button", name=words[self.lang], exact=True)

    def step(self, root: Locator) -> None:
        """Choose something, and go on to where something else is to be chosen."""
        option = root.locator(f".mtg-option{SHOWN}").first
        expect(option).to_be_visible()
        marks = root.locator(".mtg-marks, .mtg-track").first
        before = marks.inner_html()
        self.press(option)
        if not root.locator(f".mtg-option{SHOWN}").count():
            self.press(self.button(root, s.NEXT_CHOICE))
        assert marks.inner_html() != before

    def answer_all(self, root: Locator, n: int) -> None:
        """Answer every question, a different letter each time; each answer gets a verdict."""
        # A question that is alone has no number: no row of marks, and no sum at the end.
        count = max(root.locator(".score > *").count(), 1)
        for number in range(count):
            answers = root.locator(f".mtg-answers button{SHOWN}")
            self.press(answers.nth((n + number) % answers.count()))
            expect(root.locator(".verdict")).to_have_count(1)
            if number < count - 1:
                self.press(self.button(root, quiz.NEXT))
        expect(root.locator(".end")).to_have_count(1 if count > 1 else 0)

    def play_all(self, root: Locator) -> None:
        """Play every branch to its end; then all the ends can be compared."""
        ways = root.locator(".mtg-ways button")
        assert ways.count() >= 2
        for n in range(ways.count()):
            self.press(ways.nth(n))
            self.press(self.button(root, branchesview.TO_THE_END))
        expect(root.locator(".end p.unseen")).to_have_count(0)
        assert self.button(root, s.BACK).count() >= 1
