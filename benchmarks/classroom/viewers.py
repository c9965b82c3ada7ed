"""Ten people with a page of their own, all in Voilà on one machine; the browser runs there too.

Each has a kernel and a page with the lesson's first table. They go on with it
at the pace of `pace`: a click takes one of the choices in turn, or the next
step where there is none. The time ends when the page has painted what it shows.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from benchmarks.classroom import pace
from benchmarks.classroom.figures import Samples, high
from benchmarks.classroom.opening import LANG, LESSON, PAINTED, look_at, wait_in_class
from mtgrules_widgets import strings as s
from tests.browser.harness import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BEGIN = """([words, times, start]) => {
    const root = document.querySelector('.mtg-stepper');
    const shown = [...root.querySelectorAll('button')].find(b => b.textContent.trim() === words);
    const click = n => new Promise((resolve, reject) => {
        const options = [...root.querySelectorAll('button.mtg-option:not(.mtg-gone)')];
        const target = options.length ? options[n % options.length] : shown;
        const view = root.querySelector('.mtg-view'), before = view.innerHTML;
        let begun = 0;
        const late = setTimeout(
            () => reject(new Error(`no answer to ${target.textContent}`)), 20000);
        const observer = new MutationObserver(() => {
            if (view.innerHTML === before) return;
            observer.disconnect();
            clearTimeout(late);
            requestAnimationFrame(() => {
                const painted = new MessageChannel();
                painted.port1.onmessage = () => resolve(performance.now() - begun);
                painted.port2.postMessage(0);
            });
        });
        observer.observe(view, {subtree: true, childList: true, characterData: true});
        begun = performance.now();
        target.click();
    });
    // The buttons come after what is timed; nobody presses one that is about to go.
    const settled = () => new Promise(resolve => {
        let quiet = setTimeout(resolve, 150);
        new MutationObserver(() => {
            clearTimeout(quiet);
            quiet = setTimeout(resolve, 150);
        }).observe(root, {subtree: true, childList: true, attributes: true, characterData: true});
    });
    window.benchClicks = (async () => {
        const took = [];
        for (const [n, at] of times.entries()) {
            const wait = start + at - Date.now();
            if (wait > 0) await new Promise(done => setTimeout(done, wait));
            took.push(await click(n));
            await settled();
        }
        return took;
    })();
    window.benchClicks.catch(() => {});
}"""
"""Click at these times from `start` on; `benchClicks` will have the milliseconds of each."""
SOON = 300
"""Milliseconds until everybody begins, so that each page has been told."""


class Viewers:
    """Ten pages; the first is also the one that is looked at alone."""

    def __init__(self, chromium: Browser, server: Server) -> None:
        self._server = server
        self._windows = [
            look_at(chromium, server, width=800, height=600) for _ in range(pace.TOGETHER)
        ]

    def open(self, samples: Samples) -> None:
        """All at once; seconds until the last of them shows the lesson."""
        begun = time.perf_counter()
        address = f"{self._server.url}/voila/render/{LESSON.path}"
        for window in self._windows:
            window.page.evaluate("address => { location.href = address }", address)
        for window in self._windows:
            wait_in_class(window.page, LESSON)
        samples.add("viewers.open", time.perf_counter() - begun)
        for window in self._windows:
            _go_to_table(window.page)

    def round(self, samples: Samples, seed: int) -> None:
        """One alone, ten each at a time of their own, ten in the same instant."""
        alone = self._clicks(pace.spread(1, seed))
        ten = self._clicks(pace.spread(pace.TOGETHER, seed))
        instant = self._clicks(pace.in_step(pace.TOGETHER))
        note(samples, "viewers", alone, ten, instant)

    def close(self) -> None:
        """Fails if a page had anything to complain about."""
        for window in self._windows:
            window.assert_quiet()
            window.close()

    def _clicks(self, times: list[list[float]]) -> list[float]:
        pages = [window.page for window in self._windows[: len(times)]]
        for page in pages:
            _start_over(page)
        start = time.time() * 1000 + SOON
        for page, moments in zip(pages, times, strict=True):
            page.evaluate(BEGIN, [s.NEXT[LANG], moments, start])
        return [took for page in pages for took in page.evaluate("() => window.benchClicks")]


def note(
    samples: Samples, who: str, alone: list[float], ten: list[float], instant: list[float]
) -> None:
    """A round's clicks: the usual one and the slow one, and ten people against one."""
    for name, clicks in (("alone", alone), ("ten", ten), ("instant", instant)):
        samples.add(f"{who}.{name}", statistics.median(clicks))
        samples.add(f"{who}.{name} high", high(clicks))
    for name, clicks in (("ten", ten), ("instant", instant)):
        samples.add(f"{who}.{name} ratio", statistics.median(clicks) / statistics.median(alone))
        samples.add(f"{who}.{name} high ratio", high(clicks) / high(alone))


def _go_to_table(page: Page) -> None:
    """Voilà shows one part of a lesson at a time: on to the first with a table."""
    table = page.locator(LESSON.picture).first
    while not table.is_visible():
        page.locator("#classroom [data-go=next]").click()


def _start_over(page: Page) -> None:
    """Every round plays the same game."""
    for words in (s.START_OVER, s.YES_START_OVER):
        # In class not every button is on the page that is shown.
        button = page.locator(".mtg-stepper").first.locator("button", has_text=words[LANG]).first
        button.evaluate("button => button.click()")
        page.evaluate(PAINTED)
