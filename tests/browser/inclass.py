"""A lesson in class, gone through as a teacher does: every part, its pages, what each shows.

room = Room(window, "ja", Keyboard(window.page))
room.open("countdown")
room.walk()     # fails where something would have to be scrolled, or is too small to read

A `Window` of 800 by 600 is a projector.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TookTooLongError
from playwright.sync_api import expect

from mtgrules.rulebook.text import Lang, Text
from mtgrules.scenarios import all_scenarios
from mtgrules.scenarios.outline import PAGES
from mtgrules_widgets import branchesview, quiz, sidebyside
from mtgrules_widgets import strings as s
from mtgrules_widgets.listing import line_class
from tests.browser.drive import SHOWN, Mouse

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.drive import Hand
    from tests.browser.harness import Window

NEXT, BACK = Text("Next ▶", "次へ ▶"), Text("◀ Back", "◀ 戻る")

SMALLEST = 16
"""So many pixels high are the letters, at least, on a projector of 800 by 600."""

# What a class would not see: what is below the screen, beside it, or too small.
# Symbols of mana are drawings; text that is cut into pages stands in columns side by side.
# Nor what lies below the names of the panes, or on the words beside it.
AMISS = """smallest => {
    const part = document.querySelector('.part:not([hidden])'), found = [];
    for (const place of [part, document.getElementById('rendered_cells')])
        if (place.scrollHeight > place.clientHeight + 1)
            found.push(`${place.scrollHeight - place.clientHeight} pixels too high: `
                + `${part.getAttribute('aria-label')} ${part.dataset.shows ?? ''}`);
    const unread = '.m, svg, .mtg-far, .mtg-ears, .mtg-live, .mtg-style';
    const names = document.getElementById('panes').getBoundingClientRect();
    const wordsOf = node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].filter(it => it.width > 2 && it.height > 2);
    };
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    for (const each of part.querySelectorAll('*')) {
        const box = each.getBoundingClientRect();
        if (box.width < 3 || box.height < 3 || each.closest(unread)) continue;
        const says = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        const told = `${each.tagName} ${each.className}: ${each.textContent.trim().slice(0, 40)}`;
        if (!part.classList.contains('text') && box.right > window.innerWidth + 1)
            found.push(`beside the screen: ${told}`);
        if (says && parseFloat(getComputedStyle(each).fontSize) < smallest - 0.1)
            found.push(`too small: ${told}`);
        if (says && wordsOf(each).some(it => meet(it, names)))
            found.push(`below the names of the panes: ${told}`);
    }
    for (const each of part.querySelectorAll('.chips li + li')) {
        const one = each.previousElementSibling, from = each.getBoundingClientRect();
        const words = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (words.nextNode())
            if (!words.currentNode.parentElement.closest(unread)
                && wordsOf(words.currentNode).some(it => meet(it, from)))
                found.push(`one on the other: ${one.textContent}, ${each.textContent}`);
    }
    return found;
}"""


WHICH_WAY = """target => {
    const {left, right} = target.getBoundingClientRect();
    return left < 0 ? 'back' : right > window.innerWidth ? 'next' : null;
}"""


def fits(page: Page) -> None:
    """Fails if something would have to be scrolled to, or cannot be read from afar."""
    with contextlib.suppress(TookTooLongError):
        page.wait_for_function(f"it => !({AMISS})(it).length", arg=SMALLEST, timeout=5_000)
    found = page.evaluate(AMISS, SMALLEST)
    assert not found, found


@dataclass
class Room:
    """A lesson that is shown in class; `hand` is how the teacher presses what is there."""

    window: Window
    lang: Lang
    hand: Hand

    def open(self, name: str, more: str = "") -> None:
        page = self.window.page
        address = f"{self.window.server.url}/voila/render/{self.lang}/{name}.ipynb{more}"
        page.goto(address, timeout=60_000)  # comes with what its cells show
        expect(page.locator(".part:visible")).to_have_count(1, timeout=30_000)

    @property
    def here(self) -> Locator:
        """The part that is shown."""
        return self.window.page.locator(".part:visible")

    @property
    def panes(self) -> Locator:
        return self.window.page.locator("#panes button").filter(visible=True)

    @property
    def pages_left(self) -> int:
        """How many more pages there are of what is shown."""
        told = self.window.page.locator("[data-page]").inner_text()
        here, of = re.findall(r"\d+", told) or (1, 1)
        return int(of) - int(here)

    def walk(self) -> None:
        """Through every part to the end of the lesson, using every widget on the way."""
        bar = self.window.page.locator("#classroom")
        on = bar.get_by_role("button", name=NEXT[self.lang], exact=True)
        while True:
            self.look()
            if self.panes.count() or self.here.locator(".mtg-statements").count():
                self.use()
            if on.is_disabled():
                return
            self.hand.press(on)

    def look(self) -> None:
        """Every pane of what is shown here; the first of them is open afterwards."""
        # Where one of them is too high there are more of them afterwards.
        n = 0
        while n < self.panes.count():
            self.hand.press(self.panes.nth(n))
            self.fits()
            n += 1
        if self.panes.count():
            self.hand.press(self.panes.first)
        self.fits()

    def fits(self) -> None:
        fits(self.window.page)

    def use(self) -> None:
        """Do what there is to do with the widget that is shown."""
        if self.here.locator(".mtg-statements").count():
            self.read_statements(self.here.locator(".mtg-statements"))
        elif self.here.locator(".mtg-statement").count():
            self.look()
        elif self.here.locator(".mtg-quiz").count():
            self.answer_all(self.here.locator(".mtg-quiz"))
        elif self.here.locator(".mtg-branches-from").count():
            self.play_all(self.here.locator(".mtg-branches-from"))
        else:
            self.step(self.here.locator(".mtg-stepper"))

    def press(self, target: Locator) -> None:
        """Press something, in whichever pane it is."""
        if not target.is_visible():
            for n in range(self.panes.count()):
                self.hand.press(self.panes.nth(n))
                if target.is_visible():
                    break
        if isinstance(self.hand, Mouse):
            self.turn_to(target)
        self.hand.press(target)

    def turn_to(self, target: Locator) -> None:
        """To the page where a mouse can reach it; the Tab key gets there by itself."""
        while (way := target.evaluate(WHICH_WAY)) is not None:
            self.window.page.locator(f"#classroom [data-go={way}]").click()
            self.fits()

    def button(self, root: Locator, words: Text) -> Locator:
        # Also where it is in a pane that is not open.
        return root.locator(f"button{SHOWN}").filter(has_text=words[self.lang]).first

    def answer_all(self, root: Locator) -> None:
        count = max(root.locator(".score > *").count(), 1)
        for number in range(count):
            self.press(root.locator(f".mtg-answers button{SHOWN}").nth(number % 2))
            expect(root.locator(".verdict")).to_have_count(1)
            self.look()
            if number < count - 1:
                self.press(self.button(root, quiz.NEXT))
                expect(root.locator(".verdict")).to_have_count(0)
                self.look()

    def play_all(self, root: Locator) -> None:
        ways = root.locator(f".mtg-ways button{SHOWN}")
        for n in range(ways.count()):
            self.press(ways.nth(n))
            expect(root.locator(".mtg-stepper .mtg-nav")).to_be_visible()
            self.look()
            self.press(self.button(root, branchesview.TO_THE_END))
            expect(root.locator(".end .table")).to_have_count(n + 1)
        self.look()

    def read_statements(self, root: Locator) -> None:
        """Every page of the list; then a statement on its last one, and one of two editions."""
        on = self.window.page.locator("#classroom [data-go=next]")
        self.press(root.locator(".mtg-fold").last)
        expect(root.locator(".mtg-line").last).to_be_visible()
        while self.pages_left:
            self.hand.press(on)
            self.fits()
        self.press(root.locator(".mtg-line").last)
        expect(root.locator(".mtg-statement .said")).to_be_visible()
        self.look()

        # Found by its name, from the first page; its table is stepped on.
        self.press(self.panes.first)
        id = next(
            each.id
            for page in PAGES
            for each in all_scenarios(page)
            if len(each.played_under) > 1 and root.locator(f".{line_class(each.id)}").count()
        )
        self.press(root.locator(".mtg-search input"))
        self.window.page.keyboard.type(id)
        self.press(root.locator(f".mtg-line.{line_class(id)}"))
        expect(root.locator(".mtg-statement .said")).to_contain_text(id)
        self.look()
        self.press(self.button(root.locator(".mtg-stepper"), s.NEXT))
        self.look()
        self.press(root.locator(f".mtg-table-button{SHOWN}").last)
        expect(root.locator(".mtg-sides .mtg-nav")).to_be_visible()
        self.press(self.button(root.locator(".mtg-sides"), sidebyside.TO_THE_PARTING))
        # Some runs go the same way under both, and say so.
        expect(root.locator(".parted.here, .mtg-sides .news").first).to_be_attached()
        self.look()
        # From a table the lesson goes on; from the list to its next page.
        self.press(self.panes.last)

    def step(self, root: Locator) -> None:
        """Some choices, each the first that there is, or on where there is none."""
        for _ in range(4):
            way = root.locator(".marks").first
            before = way.inner_html()
            options = root.locator(f".mtg-option{SHOWN}")
            self.press(options.first if options.count() else self.button(root, s.NEXT))
            expect(way).not_to_have_js_property("innerHTML", before)
            self.look()
