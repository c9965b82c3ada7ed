"""From the address to the first picture: in JupyterLab and in Voilà as in class."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.rulebook.text import Lang
from mtgrules_widgets.strings import DIAGRAM_OPEN
from tests.browser.harness import KERNEL_IDLE, Server, Window

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from benchmarks.classroom.figures import Samples

LANG: Lang = "en"


class Notebook(NamedTuple):
    """A notebook, and what is its first picture."""

    path: str
    picture: str


LESSON = Notebook(f"{LANG}/activate.ipynb", ".mtg-stepper .card")
BARE = Notebook("bare.ipynb", "button.bench-bare")
BARE_CODE = """import ipywidgets
button = ipywidgets.Button(description="bare")
button.add_class("bench-bare")
button"""

SEEN = """selector => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return Boolean(box?.width && box.height);
}"""
CELLS = ".jp-NotebookPanel .jp-Cell"
PAINTED = """() => new Promise(done => requestAnimationFrame(() => {
    const painted = new MessageChannel();
    painted.port1.onmessage = () => done();
    painted.port2.postMessage(0);
}))"""
HAS_DIAGRAM = "() => Boolean(document.querySelector('.mtg-stepper .mtg-diagram svg'))"


PATIENCE = 300_000
"""Milliseconds: a busy machine makes bad figures, but no error."""


def look_at(chromium: Browser, server: Server, *, width: int = 1280, height: int = 1000) -> Window:
    """A fresh page that waits for as long as it takes."""
    window = Window.open(chromium, server, width=width, height=height)
    window.page.set_default_timeout(PATIENCE)
    return window


def in_lab(chromium: Browser, server: Server, samples: Samples) -> None:
    """One round: the bare button and the lesson, each in a page and a kernel of its own."""
    bare = _opened_in_lab(chromium, server, BARE)
    lesson = _opened_in_lab(chromium, server, LESSON)
    for name in ("page", "kernel", "run"):
        samples.add(f"lab.bare {name}", bare[name])
        samples.add(f"lab.{name}", lesson[name])
    samples.add("lab.diagram", lesson["diagram"])
    samples.add("lab.all", lesson["page"] + lesson["kernel"] + lesson["run"])
    samples.add("lab.ours", sum(lesson[name] - bare[name] for name in ("page", "kernel", "run")))


def _opened_in_lab(chromium: Browser, server: Server, notebook: Notebook) -> dict[str, float]:
    """Seconds until the page is there, from then to the kernel, and from "run all" to a picture."""
    window = look_at(chromium, server)
    window.notebook = notebook.path
    page, found = window.page, {}
    begun = time.perf_counter()
    # A workspace of its own, or the tabs of an earlier round would come back.
    page.goto(f"{server.url}/lab/workspaces/{id(window)}/tree/{notebook.path}", wait_until="commit")
    page.wait_for_function(SEEN, arg=CELLS)
    page.evaluate(PAINTED)
    found["page"] = time.perf_counter() - begun
    page.wait_for_function(KERNEL_IDLE, arg=notebook.path)
    found["kernel"] = time.perf_counter() - begun - found["page"]
    # What it has cost to begin with must not be in what comes after.
    page.wait_for_load_state("networkidle")
    begun = time.perf_counter()
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")
    _wait_for_picture(page, notebook)
    found["run"] = time.perf_counter() - begun
    if notebook is LESSON:
        window.wait_idle()
        page.wait_for_load_state("networkidle")
        found["diagram"] = _first_diagram(page)
    window.assert_quiet()
    window.shut_kernels()
    window.close()
    return found


def _wait_for_picture(page: Page, notebook: Notebook) -> None:
    page.wait_for_function(SEEN, arg=notebook.picture)
    page.evaluate(PAINTED)


def _first_diagram(page: Page) -> float:
    """Seconds from the click that opens the first diagram: what draws is loaded only then."""
    button = page.get_by_role("button", name=DIAGRAM_OPEN[LANG], exact=True).first
    button.scroll_into_view_if_needed()
    # Something must be on the stack, or there is nothing to draw.
    option = page.locator(".mtg-stepper").first.locator("button.mtg-option:not(.mtg-gone)")
    option.filter(has_text="Pyromancer").first.click()
    page.locator(".mtg-stepper .lane", has_text="Pyromancer").first.wait_for()
    begun = time.perf_counter()
    button.evaluate("button => button.click()")
    page.wait_for_function(HAS_DIAGRAM)
    page.evaluate(PAINTED)
    return time.perf_counter() - begun


def wait_in_class(page: Page, notebook: Notebook) -> None:
    """Wait until Voilà shows a notebook: all of it at once, one part of it visible."""
    page.locator(notebook.picture).first.wait_for(state="attached")
    page.evaluate(PAINTED)


def in_voila(chromium: Browser, server: Server, samples: Samples) -> None:
    """One round: the bare button and the lesson, each in a page and a kernel of its own."""
    bare = _opened_in_voila(chromium, server, BARE)
    lesson = _opened_in_voila(chromium, server, LESSON)
    samples.add("voila.bare", bare)
    samples.add("voila.all", lesson)
    samples.add("voila.ours", lesson - bare)


def _opened_in_voila(chromium: Browser, server: Server, notebook: Notebook) -> float:
    """Seconds until the whole notebook is there; of a lesson its beginning is then seen."""
    window = look_at(chromium, server)
    begun = time.perf_counter()
    window.page.goto(f"{server.url}/voila/render/{notebook.path}", wait_until="commit")
    wait_in_class(window.page, notebook)
    took = time.perf_counter() - begun
    window.assert_quiet()
    window.close()
    return took
