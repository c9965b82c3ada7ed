"""The five places where a lesson is done, behind one small set of verbs.

place = InFile(window, "ja")
place.open(lesson)
option = place.widgets("stepper").first.locator(place.options).first
place.bring(option)
place.do(option.click)
place.leave()

JupyterLab, JupyterLite and Binder are the same front end before three kernels; Voilà is the
classroom of `lessons --classroom`; a file is what `lesson export` writes, without any kernel.
`walk.py` goes through a lesson with these verbs only.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.sync_api import expect

from mtgrules.start import running
from mtgrules_widgets.export import export, file_name
from mtgrules_widgets.listing import line_class
from tests.browser import harness
from tests.browser.drive import (
    SHOWN,
    add_lessons,
    answered,
    heard_out,
)
from tests.browser.harness import Server, Window
from tests.browser.inclass import fits
from tests.started import our_packages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator

    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Lang
    from tests.packaging.replay import Binder

PATIENCE = 60_000
"""So many milliseconds a kernel may take to show all of a lesson, on a slow and busy machine."""

WIDGETS = {
    # Not the tables that wait inside another widget until they are needed.
    "stepper": ".mtg-stepper:not(.mtg-branches-from *, .mtg-quiz *, .mtg-statements *)",
    "questions": ".mtg-quiz",
    "branches": ".mtg-branches-from",
    "statements": ".mtg-statements",
}
WIDGETS["show"] = WIDGETS["stepper"]


class Place(Protocol):
    """Where a lesson is done."""

    window: Window
    lang: Lang
    has_engine: bool
    options: str
    """What finds the choices that can be made, within a table."""

    def open(self, lesson: Lesson) -> None:
        """Open a lesson; what it shows may still come, see `widgets`."""

    def widgets(self, kind: str) -> Locator:
        """All widgets of a kind, in the order of the lesson."""

    def statement(self, id: str) -> Locator:
        """What opens a statement of a page."""

    def bring(self, target: Locator) -> None:
        """Go to where it can be seen."""

    def do(self, deed: Callable[[], object]) -> None:
        """Do what is answered, and wait until the page shows the whole answer."""

    def leave(self) -> None:
        """Fails if anything complained; then there is room for the next lesson."""


SHOWN_BY_CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .filter(cell => cell.model.type === 'code')
    .map(cell => Array.from({length: cell.model.outputs.length},
        (_, i) => cell.model.outputs.get(i).toJSON()))
    .map(outputs => outputs.map(({output_type, data}) => Object.keys(data ?? {})
        .find(kind => kind.endsWith('widget-view+json')) ?? output_type))"""
"""For each field what it shows: a widget, or the name of something else."""


@dataclass
class InJupyterLab:
    """JupyterLab, its page kept from lesson to lesson; each lesson has a kernel of its own."""

    window: Window
    lang: Lang
    has_engine: bool = True
    options: str = f".mtg-option{SHOWN}"
    notebooks: str = ""
    """The folder of the server in which they are, with a "/" at its end."""

    def __post_init__(self) -> None:
        self.strangers = self.window.only_its_server()
        self.enter()

    def enter(self) -> None:
        self.window.open_lab()

    def open(self, lesson: Lesson) -> None:
        self.window.show_notebook(f"{self.notebooks}{self.lang}/{lesson.id}.ipynb")
        self.window.run_all()
        shown = self.window.page.evaluate(SHOWN_BY_CELLS)
        # A field that shows nothing, or prints something, confuses a learner.
        assert shown, "there is nothing to run"
        assert all(kinds == ["application/vnd.jupyter.widget-view+json"] for kinds in shown), shown

    def widgets(self, kind: str) -> Locator:
        return self.window.page.locator(WIDGETS[kind])

    def statement(self, id: str) -> Locator:
        return self.window.page.locator(f".mtg-line.{line_class(id)}")

    def bring(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()

    def do(self, deed: Callable[[], object]) -> None:
        answered(self.window.page, deed)

    def leave(self) -> None:
        no_complaints(self.window, self.strangers)
        self.window.close_notebook()


@dataclass
class OnBinder(InJupyterLab):
    """JupyterLab as Binder's steps make it, on a clone."""

    notebooks: str = "notebooks/"


@dataclass
class InJupyterLite(InJupyterLab):
    """The static site, which runs a lesson by itself, in a page and with a Python of its own."""

    def enter(self) -> None:
        """There is nothing but lessons."""

    def open(self, lesson: Lesson) -> None:
        self.window.open_lite(f"{self.lang}/{lesson.id}.ipynb")

    def leave(self) -> None:
        no_complaints(self.window, self.strangers)


# What has been sent to the kernel and not yet been dealt with, read off the connection itself,
# since Voilà's page gives its kernel to nobody. A message names itself before its parent.
OVERHEAR = """() => {
    const talk = window.widgetTalk = {sent: 0, open: new Set()};
    const words = data => typeof data === 'string' ? data : new TextDecoder().decode(data);
    const ids = text => [...text.matchAll(/"msg_id": ?"([^"]+)"/g)].map(match => match[1]);
    window.WebSocket = class extends window.WebSocket {
        constructor(...all) {
            super(...all);
            this.addEventListener('message', ({data}) => {
                const text = words(data);
                if (/"execution_state": ?"idle"/.test(text)) talk.open.delete(ids(text)[1]);
            });
        }
        send(data) {
            const text = words(data);
            if (/"msg_type": ?"comm_msg"/.test(text)) {
                talk.sent += 1;
                talk.open.add(ids(text)[0]);
            }
            super.send(data);
        }
    };
}"""


IN_ANOTHER_PART = "target => Boolean(target.closest('.part[hidden], .put-away'))"
"""Or on another page of it: the words before a widget have their own where both have no room."""


@dataclass
class InVoila:
    """Voilà with the classroom's template: one part of the lesson is to be seen at a time.

    On a projector, where all of that part has to find room.
    """

    window: Window
    lang: Lang
    has_engine: bool = True
    options: str = f".mtg-option{SHOWN}"

    def __post_init__(self) -> None:
        self.window.page.set_viewport_size({"width": 800, "height": 600})
        self.window.page.add_init_script(f"({OVERHEAR})()")
        self.strangers = self.window.only_its_server()

    def open(self, lesson: Lesson) -> None:
        page = self.window.page
        address = f"{self.window.server.url}/voila/render/{self.lang}/{lesson.id}.ipynb"
        page.goto(address, timeout=PATIENCE)  # comes with what its cells show
        expect(page.locator(".part:visible")).to_have_count(1, timeout=PATIENCE)

    def widgets(self, kind: str) -> Locator:
        return self.window.page.locator(WIDGETS[kind])

    def statement(self, id: str) -> Locator:
        return self.window.page.locator(f".mtg-line.{line_class(id)}")

    def bring(self, target: Locator) -> None:
        page = self.window.page
        while target.evaluate(IN_ANOTHER_PART):
            page.locator("#classroom [data-go=next]").click()  # disabled at the end, which tells
            fits(page)
        # Where not all of a part has room, it is shown one thing at a time.
        for pane in page.locator("#panes button").all():
            if target.is_visible():
                break
            pane.click()
            fits(page)
        # Chromium takes what lies behind the bar for seen; a person scrolls on.
        target.evaluate("target => target.scrollIntoView({block: 'nearest'})")

    def do(self, deed: Callable[[], object]) -> None:
        heard_out(self.window.page, deed)
        fits(self.window.page)

    def leave(self) -> None:
        on = self.window.page.locator("#classroom [data-go=next]")
        while on.is_enabled():
            on.click()
            fits(self.window.page)
        no_complaints(self.window, self.strangers)


@dataclass
class InFile:
    """A file that `lesson export` wrote, opened with no network."""

    window: Window
    lang: Lang
    has_engine: bool = False
    options: str = '[data-part="can"] button'

    def __post_init__(self) -> None:
        self.window.page.context.set_offline(offline=True)
        self.strangers = self.window.only_its_server()

    def open(self, lesson: Lesson) -> None:
        path = self.window.server.folder / file_name(lesson.id, self.lang)
        path.write_text(export(lesson, self.lang), encoding="utf-8")
        self.window.page.goto(path.as_uri())
        expect(self.window.page.locator("html.runs")).to_be_attached()

    def widgets(self, kind: str) -> Locator:
        selector = WIDGETS[kind].replace(".mtg-statements", ".page-statements")
        return self.window.page.locator(selector).and_(
            self.window.page.locator(".page-live, .page-statements")
        )

    def statement(self, id: str) -> Locator:
        return self.window.page.locator(f"[data-statement={id}] summary").first

    def bring(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()

    def do(self, deed: Callable[[], object]) -> None:
        deed()

    def leave(self) -> None:
        no_complaints(self.window, self.strangers)


def no_complaints(window: Window, strangers: list[str]) -> None:
    expect(window.page.locator(".mtg .error, .page-live .error")).to_have_count(0)
    window.assert_quiet()
    assert not strangers


# ---------------------------------------------------------------- how to get there


@contextlib.contextmanager
def classroom(folder: Path) -> Iterator[Server]:
    """What `lessons --classroom` starts, but for the window that it opens."""
    with our_packages() as environment:
        environment.setenv("JUPYTER_PATH", running.template_path(os.environ))
        with harness.jupyterlab(folder, words=running.CLASSROOM) as server:
            add_lessons(server)
            yield server


@contextlib.contextmanager
def replayed(binder: Binder) -> Iterator[Server]:
    """The JupyterLab that Binder's steps have installed, with what Binder would know and no more."""
    with pytest.MonkeyPatch.context() as environment:
        environment.delenv("PYTHONPATH", raising=False)
        for name, value in binder.env.items():
            environment.setenv(name, value)
        with harness.jupyterlab(
            binder.clone, python=binder.python, connection=ITS_OWN_CONNECTION
        ) as server:
            yield server


ITS_OWN_CONNECTION = (
    "jupyter_server.services.kernels.connection.channels.ZMQChannelsWebsocketConnection"
)
"""What JupyterLab takes where nobody tells it of ours."""


@contextlib.contextmanager
def files(folder: Path) -> Iterator[Server]:
    """A folder for exported files, which nobody serves."""
    yield Server(folder.as_uri(), folder, folder / "log")
