"""e1, e2: from a click to what it paints, in JupyterLab and in Voilà.

One notebook has a bare ipywidgets button that changes a label, and our Stepper
with its diagram open. In one page the two are clicked in turns: the bare
button, then a choice that changes the stack and so draws a diagram which this
page has not shown before. The time ends when the browser has painted it. Both
servers run as the README says; the bare button has the same advantage of that.
"""

from __future__ import annotations

import json
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.measure import Effort, Goal, Row
from benchmarks.places import with_our_packages

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.harness import Server, Window

E1 = Goal("e1", "click that draws a diagram / bare button, JupyterLab", "less", 1.5)
E2 = Goal("e2", "click that draws a diagram / bare button, Voilà", "less", 2.5)
GAMES = 4
"""Games in a round; each gives two clicks that draw and two of the bare button."""

CODE = """
import itertools
import ipywidgets
from mtgrules_widgets import Stepper

count = itertools.count(1)
label = ipywidgets.Label("0")
bare, again = ipywidgets.Button(description="bare"), ipywidgets.Button(description="again")
place = ipywidgets.VBox()

def clicked(_button):
    label.value = str(next(count))

def new_game(_button):
    # The name is in the picture: no game's pictures have been drawn in an earlier one.
    n = next(count)
    opponent = {
        "name": {"en": f"Ben {n}", "ja": f"ベン {n}"},
        "battlefield": ["Mountain"],
        "hand": ["Lightning Bolt"],
    }
    you = {"battlefield": ["Prodigal Pyromancer"]}
    position = {"you": you, "opponent": opponent}
    place.children = (Stepper(position, lang="en", every_step=False, diagram=True),)

bare.on_click(clicked)
again.on_click(new_game)
for widget, name in ((bare, "bare"), (again, "again"), (label, "label"), (place, "place")):
    widget.add_class(f"bench-{name}")
ipywidgets.VBox([ipywidgets.HBox([bare, again, label]), place])
"""
"""The notebook's only cell."""

NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "execution_count": None,
            "id": "clicks",
            "metadata": {},
            "outputs": [],
            "source": CODE,
        }
    ],
    "metadata": {
        "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
    },
    "nbformat": 4,
    "nbformat_minor": 5,
}

CLICK = """async ([button, watched]) => {
    const target = document.querySelector(watched);
    const looks = () => (target.querySelector('.mtg-diagram svg') ?? target).outerHTML;
    const before = looks();
    target.scrollIntoView({block: 'center'});
    await new Promise(requestAnimationFrame);
    return await new Promise((resolve, reject) => {
        let begun = 0;
        const late = setTimeout(() => reject(new Error(`${watched} has not changed`)), 10000);
        const observer = new MutationObserver(() => {
            if (looks() === before) return;
            observer.disconnect();
            clearTimeout(late);
            requestAnimationFrame(() => {
                const painted = new MessageChannel();
                painted.port1.onmessage = () => resolve([performance.now() - begun, looks()]);
                painted.port2.postMessage(0);
            });
        });
        observer.observe(target, {subtree: true, childList: true, characterData: true});
        begun = performance.now();
        button.click();
    });
}"""
"""Click a button; milliseconds until the watched part (of a view, its first diagram) has changed
and is painted, and its looks."""

STEPPER = """() => document.querySelector('.bench-place .mtg-diagrams')
    ?.closest('.mtg-stepper').className ?? null"""
"""The classes of the Stepper whose diagrams are there; one of them is its own."""

OPTION = '.bench-place button.mtg-option:not(.mtg-gone):has-text("{}")'


class Clicker:
    """The page of one front end, with the notebook open in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()

    def new_game(self) -> None:
        """Put a fresh Stepper into the page and wait until it is drawn."""
        before = self.page.evaluate(STEPPER)
        self.page.locator(".bench-again").click()
        self.page.wait_for_function(f"old => ![null, old].includes(({STEPPER})())", arg=before)
        self.page.locator(OPTION.format("Pyromancer")).wait_for()

    def bare(self) -> float:
        """Milliseconds from a click on the bare button to the painted label."""
        return self._click(".bench-bare", ".bench-label")[0]

    def choice(self, words: str) -> float:
        """Milliseconds from the click on a choice to a picture that was never shown before."""
        took, picture = self._click(OPTION.format(words), ".bench-place .mtg-view")
        assert picture.startswith("<svg"), picture[:80]
        assert picture not in self.seen, "an old picture"
        self.seen.add(picture)
        return took

    def _click(self, button: str, watched: str) -> tuple[float, str]:
        found = self.page.locator(button).first
        took, looks = found.evaluate(f"(button, watched) => ({CLICK})([button, watched])", watched)
        return float(took), str(looks)

    def game(self) -> tuple[list[float], list[float]]:
        """One game: the clicks that draw, and the bare ones between them."""
        self.new_game()
        ours, bare = [], []
        for words in ("Pyromancer", "Ben"):
            bare.append(self.bare())
            ours.append(self.choice(words))
        return ours, bare

    def round(self) -> float:
        """The ratio of the medians of a few games."""
        ours: list[float] = []
        bare: list[float] = []
        for _ in range(GAMES):
            drawn, plain = self.game()
            ours += drawn
            bare += plain
        return statistics.median(ours) / statistics.median(bare)


def clicking(effort: Effort) -> Iterator[Row]:
    """Both front ends; without a browser that is said instead."""
    from tests.browser import harness

    os.environ.update(with_our_packages())  # for the servers and their kernels
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "clicks.ipynb").write_text(json.dumps(NOTEBOOK))
        for goal, serve, show in (
            (E1, harness.jupyterlab, _in_lab),
            (E2, harness.voila, _in_voila),
        ):
            try:
                yield Row(
                    goal, _measured(serve, show, folder, effort), f"{GAMES * 2} clicks a round"
                )
            except harness.NoBrowserError:
                yield Row(goal, note="no browser")


def _measured(
    serve: Callable[[Path], AbstractContextManager[Server]],
    show: Callable[[Window], None],
    folder: Path,
    effort: Effort,
) -> tuple[float, ...]:
    from tests.browser.harness import Window, browser

    with serve(folder) as server, browser() as chromium:
        window = Window.open(chromium, server, height=1400)
        show(window)
        clicker = Clicker(window.page)
        clicker.game()  # loads what draws
        ratios = tuple(clicker.round() for _ in range(effort.rounds))
        window.assert_quiet()
        window.close()
    return ratios


def _in_lab(window: Window) -> None:
    window.open_notebook("clicks.ipynb")
    window.run_all()


def _in_voila(window: Window) -> None:
    window.open_voila("clicks.ipynb")
