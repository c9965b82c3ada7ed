"""Every lesson in every place where it can be done, in each language, to the end of each widget.

Where that is dear, a run takes a few of them, every day others; `--every-lesson` takes all.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from mtgrules.rulebook.text import LANGS, Lang
from tests.browser import places
from tests.browser.conftest import FAILED, keep_evidence
from tests.browser.drive import lessons
from tests.browser.harness import Window
from tests.browser.turns import LESSONS, every_second, in_turn
from tests.browser.walk import Walk

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    from playwright.sync_api import Browser

    from mtgrules.lessons.model import Lesson
    from tests.browser.harness import Server
    from tests.browser.places import Place

pytestmark = pytest.mark.browser

PLACES: dict[str, Callable[[Window, Lang], Place]] = {
    "JupyterLab": places.InJupyterLab,
    "Voila": places.InVoila,
    "file": places.InFile,
    "JupyterLite": places.InJupyterLite,
    "Binder": places.OnBinder,
}
USUALLY: dict[str, Callable[[Lang], list[Lesson]]] = {
    "JupyterLab": every_second,
    "Voila": in_turn,
    "file": lambda _: LESSONS,
    "JupyterLite": in_turn,
    "Binder": in_turn,
}
"""The lessons of a usual run; all of them in all places would take an hour."""


@dataclass
class Going:
    """A place in one language, gone to from test to test; after a failure it is entered anew."""

    enter: Callable[[], Place]
    entered: Place | None = None

    def here(self) -> Place:
        if self.entered is None:
            self.entered = self.enter()
        return self.entered

    def away(self) -> None:
        if self.entered is not None:
            self.entered.window.close()
        self.entered = None


def served(name: str, request: pytest.FixtureRequest) -> AbstractContextManager[Server]:
    if name == "Binder":
        return places.replayed(request.getfixturevalue("binder"))
    if name == "JupyterLite":
        return contextlib.nullcontext(request.getfixturevalue("lite"))
    folder = request.getfixturevalue("tmp_path_factory").mktemp(name)
    serve = {"JupyterLab": lessons, "Voila": places.classroom, "file": places.files}[name]
    return serve(folder)


@pytest.fixture(scope="module")
def going(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Going]:
    name, lang = request.param
    with served(name, request) as server:
        found = Going(lambda: PLACES[name](Window.open(chromium, server, height=800), lang))
        yield found
        found.away()


@pytest.fixture
def place(going: Going, request: pytest.FixtureRequest) -> Iterator[Place]:
    """Where the lesson is opened; nothing may have complained when it is left."""
    found = going.here()
    yield found
    if request.node.stash.get(FAILED, False):
        keep_evidence(found.window, request)
        going.away()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test is a lesson in a place in a language; one worker has all of a place's."""
    every = metafunc.config.getoption("--every-lesson")
    metafunc.parametrize(
        ("going", "lesson"),
        [
            pytest.param(
                (name, lang),
                lesson,
                id=f"{name}-{lang}-{lesson.id}",
            )
            for name in PLACES
            for lang in LANGS
            for lesson in (LESSONS if every else USUALLY[name](lang))
        ],
        indirect=["going"],
        scope="module",
    )


def test_a_lesson_can_be_done_to_its_end(place: Place, lesson: Lesson) -> None:
    Walk(place, lesson).to_the_end()
