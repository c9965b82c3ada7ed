"""A lesson's tables, used as a person uses them: with a mouse, or with a keyboard alone.

table = Table(window, "en", Mouse(window.page))
table.choose("Prodigal Pyromancer — {T}")
table.press(strings.NEXT)
table.choose("Ben")
assert table.rules() == ["601.2c"]

`Mouse` and `Keyboard` have the same verbs, so one scenario can be played with
either. Everything waits until the page shows what the kernel has answered.
"""

from __future__ import annotations

import contextlib
import itertools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from playwright.sync_api import TimeoutError, expect

from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets import strings as s

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from playwright.sync_api import ElementHandle, Locator, Page

    from tests.browser.harness import Window

SHOWN = ":not(.mtg-gone)"
"""Buttons are never taken out of the page, only hidden; one with the focus stays in sight."""

# A stepper speaks after every move; what it said before is marked, and gone after the next one.
MARK_WHAT_WAS_SAID = """table => table.querySelector('.mtg-live span')
    .setAttribute('data-said', '')"""
HAS_SPOKEN = "table => !table.querySelector('.mtg-live [data-said]')"

FOCUSED = "element => element === document.activeElement"
IS_AFTER_THE_FOCUS = """element => Boolean(
    document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)"""
WHERE_THE_FOCUS_IS = """() => {
    const e = document.activeElement, box = e.getBoundingClientRect();
    return {tag: e.tagName, words: (e.innerText || e.ariaLabel || '').slice(0, 80),
            ours: Boolean(e.closest('.mtg')), seen: box.width > 0 && box.height > 0};
}"""

# What can be seen, heard or pointed at in these elements and matches an
# expression, also what shows only when something is opened or focused; no style
# sheet, and no button that is put away. ("null" is what ipywidgets writes as
# the tooltip of the labels that it hides.)
WORDS_LIKE = """([tables, expression, allowed]) => {
    const names = ['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder'];
    const away = node => ['STYLE', 'SCRIPT'].includes(node.nodeName)
        || (node.matches?.('.mtg-gone') && node !== document.activeElement);
    const both = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
    const words = [];
    for (const table of tables) {
        const walker = document.createTreeWalker(table, both,
            node => away(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
        for (let node = table; node; node = walker.nextNode())
            if (node.nodeType === Node.TEXT_NODE) words.push(node.data.trim());
            else words.push(...names.map(name => node.getAttribute(name)?.trim())
                .filter(word => word !== 'null'));
    }
    return words.filter(
        word => word && !allowed.includes(word) && new RegExp(expression, 'u').test(word));
}"""

# What sticks out of the table to the side, or out of its own box; scrolled boxes may.
STICKS_OUT = """table => {
    const edge = table.getBoundingClientRect(), found = [];
    for (const element of table.querySelectorAll('*')) {
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height || element.closest('.mtg-live, .noUi-target, .mtg-diagram'))
            continue;
        const scrolled = element.parentElement.closest('*') && (function up(e) {
            return e !== table && (['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
                || up(e.parentElement)); })(element.parentElement);
        if (!scrolled && (box.right > edge.right + 1 || box.left < edge.left - 1))
            found.push(`${element.tagName}.${element.className}: ${element.textContent}`
                .slice(0, 120));
    }
    return found;
}"""


class Hand(Protocol):
    """How somebody presses what is on the page."""

    def press(self, target: Locator) -> None: ...

    def pick(self, target: Locator, value: str) -> None: ...


@dataclass
class Mouse:
    page: Page

    def press(self, target: Locator) -> None:
        target.click()

    def pick(self, target: Locator, value: str) -> None:
        target.select_option(value)


@dataclass
class Keyboard:
    """Tab, Shift+Tab, Enter, the space bar and the arrow keys; nothing is focused by a script."""

    page: Page

    def __post_init__(self) -> None:
        # Both keys press a button; people use either.
        self._enter = itertools.cycle(("Enter", "Space"))

    def press(self, target: Locator) -> None:
        self.go_to(target)
        self.page.keyboard.press(next(self._enter))
        self.is_somewhere()

    def pick(self, target: Locator, value: str) -> None:
        self.go_to(target)
        names = [" ".join(name.split()) for name in target.locator("option").all_inner_texts()]
        now = target.evaluate("select => select.selectedIndex")
        away = names.index(value) - now
        for _ in range(abs(away)):
            self.page.keyboard.press("ArrowDown" if away > 0 else "ArrowUp")
        expect(target.locator("option:checked")).to_have_text(value)

    def go_to(self, target: Locator) -> None:
        """Tab on, or back, until the target has the focus."""
        expect(target).to_be_visible()
        for _ in range(100):
            if target.evaluate(FOCUSED):
                return
            self.page.keyboard.press(
                "Tab" if target.evaluate(IS_AFTER_THE_FOCUS) else "Shift+Tab"
            )
            self.is_somewhere()
        raise AssertionError(f"the Tab key does not lead to {target.inner_text()!r}")

    def is_somewhere(self) -> None:
        """Fails if the focus has been lost to the page or sits on something unseen."""
        where = self.page.evaluate(WHERE_THE_FOCUS_IS)
        assert where["tag"] != "BODY", "the focus is lost"
        assert where["seen"], f"the focus is on something that cannot be seen: {where}"


@dataclass
class Table:
    """One stepper of the open notebook, the first with number 0."""

    window: Window
    lang: Lang
    hand: Hand
    number: int = 0

    @property
    def root(self) -> Locator:
        return self.window.page.locator(".mtg-stepper").nth(self.number)

    @property
    def countdown(self) -> Locator:
        """The timeline below it; only where the lesson shows one for each table."""
        return self.window.page.locator(".mtg-countdown").nth(self.number)

    # What a person does

    def wait_until_there(self) -> None:
        expect(self.root.locator(f".mtg-option{SHOWN}").first).to_be_visible()
        self.window.wait_idle()

    def choose(self, words: str) -> None:
        """Press the option that begins with these words, and wait for the next place."""
        self.move(self.option(words))

    def press(self, control: Text) -> None:
        """Press a button that moves, and wait for the place that it leads to."""
        self.move(self.control(control))

    def go_on(self, *, to: str) -> None:
        """Press "Next" until what has just happened cites this rule."""
        for _ in range(20):
            if to in self.rules():
                return
            self.press(s.NEXT)
        raise AssertionError(f"never came to {to}: {self.happened.inner_text()}")

    def refuse(self, words: str) -> Locator:
        """Press a refused option; gives the box that explains why it is refused."""
        self.hand.press(self.refused(words))
        why = self.root.locator(".why.picked")
        expect(why).to_be_visible()
        expect(why).to_contain_text(words)
        self.window.wait_idle()
        return why

    def pick_edition(self, name: str) -> None:
        self.after(lambda: self.hand.pick(self.root.locator("select"), name))

    def switch_language(self) -> None:
        """Press the language button; every table of the page follows."""
        other: Lang = "ja" if self.lang == "en" else "en"
        button = self.root.get_by_role(
            "button", name="日本語" if other == "ja" else "English", exact=True
        )
        self.after(lambda: self.hand.press(button))
        self.lang = other
        expect(self.control(s.START_OVER)).to_be_visible()
        self.window.wait_idle()

    def go_to_branch(self, letter: str) -> None:
        """Look at the end of a branch; its button then says that one is there."""
        self.hand.press(self.branch(letter))
        expect(self.branch(letter)).to_have_text(re.compile("^▸ "))
        self.window.wait_idle()

    def move(self, target: Locator) -> None:
        self.after(lambda: self.hand.press(target))

    def after(self, do: Callable[[], None]) -> None:
        """Do something that moves, and wait until the table has told what came of it."""
        table = self._element()
        table.evaluate(MARK_WHAT_WAS_SAID)
        do()
        self.window.page.wait_for_function(HAS_SPOKEN, arg=table)
        self.window.wait_idle()

    def _element(self) -> ElementHandle:
        found = self.root.element_handle()
        assert found is not None
        return found

    # What a person sees

    def control(self, words: Text) -> Locator:
        return self.root.get_by_role("button", name=words[self.lang], exact=True)

    def option(self, words: str) -> Locator:
        return self._begins(f".mtg-option{SHOWN}", words)

    def refused(self, words: str) -> Locator:
        return self._begins(f".mtg-refused{SHOWN}", f"✕ {words}")

    def branch(self, letter: str) -> Locator:
        return self.root.locator(
            f".mtg-branch{SHOWN}", has_text=re.compile(rf"^(▸ )?{letter}:")
        )

    def _begins(self, selector: str, words: str) -> Locator:
        return self.root.locator(selector, has_text=re.compile(f"^{re.escape(words)}"))

    @property
    def question(self) -> Locator:
        return self.root.locator(".mtg-ask .question")

    @property
    def happened(self) -> Locator:
        return self.root.locator(".happened .latest")

    @property
    def stack(self) -> Locator:
        return self.root.locator(".lane")

    def rules(self) -> list[str]:
        """The rules of what has just happened."""
        return self.happened.locator("a.rule").all_inner_texts()

    def place(self) -> tuple[int, int]:
        """The number of this step, and of how many."""
        here, of = re.findall(r"\d+", self.root.locator(".mtg-title .pill").last.inner_text())
        return int(here), int(of)

    def card(self, name: str) -> Locator:
        """A card on the battlefield."""
        name_of_card = self.window.page.get_by_text(name, exact=True)
        return self.root.locator(".card:not(.held)").filter(has=name_of_card)

    def exiled(self, name: str) -> Locator:
        """A card in exile, which is one line."""
        return self.root.locator(".strip", has_text=name)

    def assert_life(self, *, you: int, opponent: int) -> None:
        for side, life in ((".yours", you), (".theirs", opponent)):
            expect(self.root.locator(f"{side} .life strong")).to_have_text(str(life))

    def assert_no_words_like(self, expression: str, *, but: Iterable[str]) -> None:
        """Fails if the table or its timeline says such words, but for these.

        Labels that only a screen reader hears may come a moment later.
        """
        tables = [self._element(), *self.countdown.element_handles()]
        about = [tables, expression, list(but)]
        with contextlib.suppress(TimeoutError):
            self.window.page.wait_for_function(
                f"about => !({WORDS_LIKE})(about).length", arg=about, timeout=5_000
            )
        found = self.window.page.evaluate(WORDS_LIKE, about)
        assert not found, found

    def pictures(self, name: str) -> None:
        """The table in both themes, on a usual screen and on a small one."""
        page = self.window.page
        usual = page.viewport_size
        for theme in ("light", "dark"):
            self.window.theme(theme)
            for width, height in ((1280, 900), (800, 600)):
                page.set_viewport_size({"width": width, "height": height})
                self.root.evaluate("table => table.scrollIntoView({block: 'start'})")
                self.window.picture(f"lesson-{name}-{self.lang}-{theme}-{width}")
                assert self.root.evaluate(STICKS_OUT) == []
        self.window.theme("light")
        if usual is not None:
            page.set_viewport_size(usual)
