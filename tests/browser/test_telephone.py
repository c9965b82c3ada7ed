"""JupyterLab on a telephone, and on a projector's screen: every widget has room and can be hit.

JupyterLab's own frame is not ours; it leaves our widgets two thirds of a telephone's width.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.drive import SHOWN, lessons
from tests.browser.test_axe import press
from tests.browser.turns import language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.harness import Server, Theme, Window

pytestmark = pytest.mark.browser

SIZES = {"telephone": (390, 844), "projector": (800, 600)}

SMALLEST = 24
"""So many pixels wide and high is, at least, what a finger has to hit."""

# What is amiss in a widget: wider than the cell's output, words over words, or too small to hit.
AMISS = """([root, smallest]) => {
    const output = root.closest('.jp-OutputArea-output'), edge = output.getBoundingClientRect();
    const found = [], unseen = '.mtg-ears, .mtg-live:not(.mtg-way), .mtg-style, svg';
    const scrolled = element => element !== root && (
        ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX)
        || scrolled(element.parentElement));
    if (output.scrollWidth > output.clientWidth + 1)
        found.push(`the output has to be scrolled: ${output.scrollWidth}`);
    for (const each of root.querySelectorAll('*')) {
        const box = each.getBoundingClientRect();
        if (!box.width || !box.height || each.closest(unseen)) continue;
        const told = `${each.tagName} ${each.className}: ${each.textContent.slice(0, 40)}`;
        if ((box.right > edge.right + 1 || box.left < edge.left - 1)
            && !scrolled(each.parentElement)) found.push(`sticks out: ${told}`);
        // A box to tick has its words to be hit too.
        const target = each.matches('[type=checkbox]') ? each.closest('label') : each;
        const size = target.getBoundingClientRect();
        if (smallest && each.matches('button, select, input, summary, .noUi-handle')
            && Math.min(size.width, size.height) < smallest)
            found.push(`too small to hit: ${size.width} by ${size.height}: ${told}`);
    }
    const words = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(unseen) || scrolled(parent)
            || !parent.checkVisibility({visibilityProperty: true})) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) words.push([box, node.data.trim()]);
    }
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
    words.forEach(([a, said], n) => {
        for (const [b, other] of words.slice(n + 1))
            if (said !== other && over(a, b)) found.push(`"${said}" lies over "${other}"`);
    });
    return found;
}"""


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lessons, whose kernels have the packages of this checkout."""
    with lessons(tmp_path_factory.mktemp("telephone")) as server:
        yield server


def test_widgets_have_room_and_can_be_hit(lab_window: Window) -> None:
    """With pictures to look at."""
    window, page = lab_window, lab_window.page
    lang = language()
    window.open_notebook(f"{lang}/procedure.ipynb")
    window.run_all()
    stepper = page.locator(".mtg-stepper:not(.mtg-quiz *, .mtg-branches-from *)")
    press(window, page.locator(f".mtg-answers button{SHOWN}").first)
    press(window, page.locator(f".mtg-ways button{SHOWN}").last)
    press(window, page.locator(f".mtg-to-end button{SHOWN}"))
    press(window, stepper.locator(f".mtg-option{SHOWN}").nth(1))
    press(window, stepper.locator(f".mtg-refused{SHOWN}").first)
    theme: Theme = "light" if lang == "en" else "dark"
    window.theme(theme)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for name in ("stepper", "quiz", "branches-from"):
            root = stepper if name == "stepper" else page.locator(f".mtg-{name}").first
            root.evaluate("root => root.scrollIntoView()")
            expect(root).to_be_visible()
            window.picture(f"{size}-{name}-{lang}-{theme}")
            smallest = SMALLEST if size == "telephone" else 0
            found = page.evaluate(AMISS, [root.element_handle(), smallest])
            assert not found, found
