"""A lesson's tables, used as a person uses them: with a mouse, or with a keyboard alone.

table = Table(window, "en", Mouse(window.page))
table.choose("Activate Prodigal Pyromancer")
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
from typing import TYPE_CHECKING, Any, Protocol

from playwright.sync_api import TimeoutError as TookTooLongError
from playwright.sync_api import expect

from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets import strings as s
from tests.browser import harness
from tests.started import our_packages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page

    from tests.browser.harness import Window

SHOWN = ":not(.mtg-gone)"
"""Buttons are never taken out of the page, only hidden; one with the focus stays in sight."""

# Which messages of widgets the kernel has not dealt with yet. JupyterLab handles
# what the kernel says in order, so after "idle" the page knows everything.
LISTEN = """() => {
    const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
    if (window.widgetTalk?.kernel === kernel) return;
    const talk = window.widgetTalk = {kernel, sent: 0, open: new Set()};
    kernel.anyMessage.connect((_, {msg, direction}) => {
        if (direction === 'send' && msg.header.msg_type === 'comm_msg') {
            talk.sent += 1;
            talk.open.add(msg.header.msg_id);
        } else if (msg.header.msg_type === 'status' && msg.content.execution_state === 'idle')
            talk.open.delete(msg.parent_header.msg_id);
    });
}"""
HOW_OFTEN_ASKED = "() => window.widgetTalk.sent"
ALL_ANSWERED = "before => window.widgetTalk.sent > before && !window.widgetTalk.open.size"
PAINTED = """() => new Promise(done => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 2000);
})"""
"""Or two seconds later: a browser may leave off painting a page, and then never says so."""


def answered(page: Page, do: Callable[[], object]) -> None:
    """Do something that asks the kernel of JupyterLab, and wait until all of its answer shows."""
    page.evaluate(LISTEN)
    heard_out(page, do)


def heard_out(page: Page, do: Callable[[], object]) -> None:
    """The same on a page that listens to its kernel already."""
    before = page.evaluate(HOW_OFTEN_ASKED)
    do()
    page.wait_for_function(ALL_ANSWERED, arg=before)
    page.evaluate(PAINTED)


WHERE_THE_FOCUS_IS = """target => {
    const e = document.activeElement, box = e.getBoundingClientRect();
    const after = target && e.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return {tag: e.tagName, words: e.innerText || e.ariaLabel || '',
            ours: Boolean(e.closest('.mtg')), seen: box.width > 0 && box.height > 0,
            here: e === target, way: after ? 'Tab' : 'Shift+Tab'};
}"""

# What can be seen, heard or pointed at in these elements and matches an
# expression, also what shows only when something is opened or focused; no style
# sheet, no button that is put away, and not what is only said when Python is
# gone. ("null" is what ipywidgets writes as the tooltip of the labels that it hides.)
WORDS_LIKE = """([tables, expression, allowed]) => {
    const names = ['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder'];
    const away = node => ['STYLE', 'SCRIPT'].includes(node.nodeName)
        || (node.matches?.('.mtg-lost') && getComputedStyle(node).display === 'none')
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
    const rest = word => allowed.reduce((left, each) => left.replaceAll(each, ''), word);
    return words.filter(word => word && new RegExp(expression, 'u').test(rest(word)));
}"""

# What sticks out of the table to the side; what can be scrolled to may.
STICKS_OUT = """table => {
    const edge = table.getBoundingClientRect(), found = [];
    const scrolled = element => element !== table && (
        ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX)
        || scrolled(element.parentElement));
    for (const element of table.querySelectorAll('*')) {
        const box = element.getBoundingClientRect();
        if (box.width && box.height && (box.right > edge.right + 1 || box.left < edge.left - 1)
            && !scrolled(element.parentElement))
            found.push(`${element.tagName}.${element.className}: ${element.textContent}`
                .slice(0, 120));
    }
    return found;
}"""


class Hand(Protocol):
    """How somebody presses what is on the page."""

    def press(self, target: Locator) -> None: ...

    def turn_to(self, target: Locator, value: str) -> None:
        """Choose from a list; it may take several of these, each of which changes it."""

    def check(self) -> None:
        """Fails if one could not go on from here."""


@dataclass
class Mouse:
    page: Page

    def press(self, target: Locator) -> None:
        target.click()

    def turn_to(self, target: Locator, value: str) -> None:
        target.select_option(value)

    def check(self) -> None:
        """A mouse can always go on."""


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

    def turn_to(self, target: Locator, value: str) -> None:
        self.go_to(target)
        names = [" ".join(name.split()) for name in target.locator("option").all_inner_texts()]
        now: int = target.evaluate("select => select.selectedIndex")
        self.page.keyboard.press("ArrowDown" if now < names.index(value) else "ArrowUp")

    def enter(self) -> None:
        """From the page into it; until a page is drawn for the first time it hears no key."""
        for _ in range(3):
            self.page.evaluate(PAINTED)
            self.page.keyboard.press("Tab")
            if self.page.evaluate(WHERE_THE_FOCUS_IS)["tag"] != "BODY":
                return
        raise AssertionError("the Tab key leads nowhere")

    def go_to(self, target: Locator) -> None:
        """Tab on, or back, until the target has the focus."""
        expect(target).to_be_visible()
        for _ in range(100):
            where = target.evaluate(WHERE_THE_FOCUS_IS)
            if where["here"]:
                return
            self.is_somewhere(where)
            self.page.keyboard.press(where["way"])
        raise AssertionError(f"the Tab key does not lead to {target.inner_text()!r}")

    def check(self) -> None:
        self.is_somewhere(self.page.evaluate(WHERE_THE_FOCUS_IS))

    def tab_through(self, key: str, letters: str = "") -> list[str]:
        """From a control of a table to where the table ends; gives the words of every stop.

        At every stop these letters are typed.
        """
        stops: list[str] = []
        for _ in range(100):
            where = self.page.evaluate(WHERE_THE_FOCUS_IS)
            self.is_somewhere(where)
            if not where["ours"]:
                return stops
            stops.append(where["words"])
            for letter in letters:
                self.page.keyboard.press(letter)
            self.page.keyboard.press(key)
        raise AssertionError(f"the table has no end: {stops}")

    def is_somewhere(self, where: dict[str, Any]) -> None:
        """Fails if the focus has been lost to the page or sits on something unseen."""
        assert where["tag"] != "BODY", "the focus is lost"
        assert where["seen"], f"the focus is on something that cannot be seen: {where}"


@contextlib.contextmanager
def lessons(folder: Path) -> Iterator[harness.Server]:
    """JupyterLab with the lessons, whose kernels have the packages of this checkout."""
    with our_packages(), harness.jupyterlab(folder) as server:
        add_lessons(server)
        yield server


def add_lessons(server: harness.Server) -> None:
    """Every notebook, as the start page and its links expect them."""
    for notebook in sorted((harness.ROOT / "notebooks").glob("??/*.ipynb")):
        server.add(notebook, f"{notebook.parent.name}/{notebook.name}")


@dataclass
class Table:
    """One stepper of the open notebook, the first with number 0."""

    window: Window
    lang: Lang
    hand: Hand
    number: int = 0
    with_pictures: bool = False
    theme: harness.Theme = "light"

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

    def go_to_choice(self) -> None:
        """On to the next open choice, if none is open here."""
        if not self.root.locator(f".mtg-option{SHOWN}").count():
            self.press(s.NEXT_CHOICE)

    def refuse(self, words: str) -> Locator:
        """Press a refused option; gives the box that explains why it is refused."""
        self.after(lambda: self.hand.press(self.refused(words)))
        why = self.root.locator(".why.picked")
        expect(why).to_be_visible()
        expect(why).to_contain_text(words)
        return why

    def pick_edition(self, name: str) -> None:
        editions = self.root.locator("select")
        for _ in range(editions.locator("option").count()):
            self.after(lambda: self.hand.turn_to(editions, name))
            if " ".join(editions.locator("option:checked").inner_text().split()) == name:
                return
        raise AssertionError(f"the edition cannot be chosen: {name}")

    def switch_language(self) -> None:
        """Press the language button; every table of the page follows."""
        other: Lang = "ja" if self.lang == "en" else "en"
        button = self.root.get_by_role(
            "button", name="日本語" if other == "ja" else "English", exact=True
        )
        self.after(lambda: self.hand.press(button))
        self.lang = other
        expect(self.control(s.START_OVER)).to_be_visible()

    def go_to_branch(self, letter: str) -> None:
        """Look at the end of a branch; its button then says that one is there."""
        self.move(self.branch(letter))
        expect(self.branch(letter)).to_have_text(re.compile("^▸ "))

    def move(self, target: Locator) -> None:
        self.after(lambda: self.hand.press(target))

    def after(self, do: Callable[[], object]) -> None:
        """Do something that asks the kernel, and wait until the page shows all of its answer."""
        answered(self.window.page, do)
        self.hand.check()

    # What a person sees

    def control(self, words: Text) -> Locator:
        return self.root.get_by_role("button", name=words[self.lang], exact=True)

    def option(self, words: str) -> Locator:
        return self._begins(f".mtg-option{SHOWN}", words)

    def refused(self, words: str) -> Locator:
        return self._begins(f".mtg-refused{SHOWN}", f"✕ {words}")

    def branch(self, letter: str) -> Locator:
        return self.root.locator(f".mtg-branch{SHOWN}", has_text=re.compile(rf"^(▸ )?{letter}:"))

    def _begins(self, selector: str, words: str) -> Locator:
        return self.root.locator(selector, has_text=re.compile(f"^{re.escape(words)}"))

    @property
    def question(self) -> Locator:
        return self.root.locator(".mtg-ask .question")

    @property
    def happened(self) -> Locator:
        return self.root.locator(".happened .latest")

    @property
    def spoken(self) -> Locator:
        """What a screen reader says after a move."""
        return self.root.locator(".mtg-live [role=status]")

    @property
    def stack(self) -> Locator:
        return self.root.locator(".lane")

    def rules(self) -> list[str]:
        """The rules of what has just happened."""
        return self.happened.locator("a.rule").all_inner_texts()

    def place(self) -> tuple[int, int]:
        """The number of this step, and of how many."""
        pill = self.root.locator(".mtg-place .pill").last
        expect(pill).to_have_text(re.compile(r"\d"))  # a new table comes in pieces
        here, of = re.findall(r"\d+", pill.text_content() or "")
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
        tables = [*self.root.element_handles(), *self.countdown.element_handles()]
        # The longest first: "English" taken out of "Switch to English" leaves words.
        longest_first = sorted(but, key=len, reverse=True)
        about = [tables, expression, longest_first]
        with contextlib.suppress(TookTooLongError):
            self.window.page.wait_for_function(
                f"about => !({WORDS_LIKE})(about).length", arg=about, timeout=5_000
            )
        found = self.window.page.evaluate(WORDS_LIKE, about)
        assert not found, found

    def pictures(self, name: str) -> None:
        """For people to look at: both themes, on a usual screen and on a small one.

        Nothing may stick out to the side of the table in any of them.
        """
        if not self.with_pictures:
            return
        page = self.window.page
        usual = page.viewport_size
        sights = {"": (self.root, "start")}
        if self.countdown.count():
            sights["-countdown"] = (self.countdown, "end")
        for theme in (self.theme, "dark" if self.theme == "light" else "light"):
            self.change_theme(theme)
            for width, height in ((1280, 900), (800, 600)):
                page.set_viewport_size({"width": width, "height": height})
                for more, (sight, block) in sights.items():
                    sight.evaluate("(sight, block) => sight.scrollIntoView({block})", block)
                    self.window.picture(f"lesson-{name}{more}-{self.lang}-{theme}-{width}")
                    found = sight.evaluate(STICKS_OUT)
                    assert not found, found
        if usual is not None:
            page.set_viewport_size(usual)

    def change_theme(self, theme: harness.Theme) -> None:
        if theme == self.theme:
            return
        self.theme = theme
        self.window.theme(theme)
        # JupyterLab covers the page while it loads a theme.
        expect(self.window.page.locator("#jupyterlab-splash")).to_have_count(0)
