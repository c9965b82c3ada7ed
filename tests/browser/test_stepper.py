"""The stepper in a real JupyterLab: focus, keys, what is announced, and that nothing jumps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator

    from tests.browser.harness import Window

pytestmark = pytest.mark.browser

CODE = """
from mtgrules_widgets import Stepper
Stepper({
    "you": {"battlefield": ["Prodigal Pyromancer", "2 Island"], "hand": ["Errant Ephemeron"]},
    "opponent": {"battlefield": ["Llanowar Elves"]},
}, title="Pyromancer", LANG)
"""


@pytest.fixture
def stepper(lab_window: Window, tmp_path: Path) -> Locator:
    """A stepper on a page of its own."""
    return shown(lab_window, tmp_path, "lang='en'")


COUNTDOWN = """
import mtgrules
from mtgrules_widgets import Countdown
from mtgrules_widgets.cursor import Cursor
game = mtgrules.game(you={"exile": ["Rift Bolt (7 time counters)"]})
for _ in range(10):
    game.pass_until()
Countdown(Cursor(game.tree, 0), lang="en")
"""


def shown(window: Window, folder: Path, options: str) -> Locator:
    opened(window, folder, CODE.replace("LANG", options))
    root = window.page.locator(".mtg-stepper")
    expect(root.locator(".card").first).to_be_visible()
    return root


def opened(window: Window, folder: Path, code: str) -> None:
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    # Cells above and below, so that the page could scroll.
    above, below = (nbformat.v4.new_markdown_cell("&nbsp;\n\n" * 30) for _ in range(2))
    cells = [above, nbformat.v4.new_code_cell(code), below]
    path = folder / "stepper.ipynb"
    nbformat.write(nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel}), path)
    window.open_notebook(window.server.add(path))
    window.run_all()


def button(root: Locator, words: str) -> Locator:
    return root.locator("button:not(.mtg-gone)", has_text=words).first


def spoken(root: Locator) -> Locator:
    """The live region: the last thing to change, so all else is there when it has."""
    return root.locator(".mtg-live")


def focused(root: Locator) -> str:
    return str(root.page.evaluate("() => document.activeElement.innerText"))


def place_of(element: Locator) -> list[int]:
    box = element.bounding_box()
    assert box is not None
    return [round(side) for side in box.values()]  # type: ignore[call-overload]


def top(window: Window) -> int:
    """How far the stepper is from the window's top."""
    return place_of(window.page.locator(".mtg-stepper"))[1]


def test_keys_alone_lead_through_an_activation(stepper: Locator, lab_window: Window) -> None:
    keys = lab_window.page.keyboard
    button(stepper, "Activate Prodigal Pyromancer").focus()
    keys.press("Enter")
    expect(stepper.locator(".chips .now")).to_contain_text("announce")
    # The pressed button has nothing to offer any more, but the focus is still here.
    assert "done" in focused(stepper)
    button(stepper, "Next ▶").focus()
    keys.press("Space")
    expect(stepper.locator(".chips .now")).to_contain_text("targets")
    assert focused(stepper) == "Next ▶"
    button(stepper, "Ben").focus()
    keys.press("Enter")
    expect(stepper.locator(".lane")).to_contain_text("targets: Ben")
    lab_window.assert_quiet()


def test_the_first_tab_after_a_choice_leads_to_what_can_be_done_next(
    stepper: Locator, lab_window: Window
) -> None:
    lab_window.page.get_by_label("Stop at every step").click()
    button(stepper, "Activate Prodigal Pyromancer").focus()
    lab_window.page.keyboard.press("Enter")
    expect(spoken(stepper)).to_contain_text("which target?")
    lab_window.page.keyboard.press("Tab")
    assert focused(stepper) == "Aki"
    # And again where the options stand before the button that was pressed.
    lab_window.page.keyboard.press("Enter")
    expect(spoken(stepper)).to_contain_text("has priority")
    lab_window.page.keyboard.press("Tab")
    assert focused(stepper) == "Pass"


def test_a_refused_option_is_explained_as_soon_as_the_focus_is_on_it(
    stepper: Locator, lab_window: Window
) -> None:
    refused = button(stepper, "✕ Activate Llanowar Elves")
    expect(stepper.locator(".why")).to_be_hidden()
    button(stepper, "Pass until").focus()
    lab_window.page.keyboard.press("Tab")
    expect(refused).to_be_focused()
    expect(stepper.locator(".why")).to_contain_text("Gain control of it first.")


def test_the_slider_moves_by_arrow_keys(stepper: Locator, lab_window: Window) -> None:
    lab_window.page.get_by_label("Stop at every step").click()
    button(stepper, "Activate Prodigal Pyromancer").click()
    button(stepper, "Ben").click()
    handle = stepper.locator(".noUi-handle")
    expect(handle).to_have_attribute("aria-valuetext", "Step 10 of 10")
    handle.focus()
    for step in (9, 8, 7):
        lab_window.page.keyboard.press("ArrowLeft")
        expect(stepper.locator(".mtg-place")).to_contain_text(f"Step {step} of 10")
    expect(handle).to_be_focused()
    lab_window.assert_quiet()


def test_a_long_jump_forward_is_not_pushed_back(stepper: Locator) -> None:
    button(stepper, "Pass until").click()
    place = stepper.locator(".mtg-place .pill").last
    expect(place).not_to_contain_text("Step 1 ")
    stepper.page.wait_for_timeout(500)  # what the page would say back has had its time
    n, of = place.inner_text().removeprefix("Step ").split(" of ")
    assert n == of


def test_letters_on_a_focused_button_do_nothing_to_the_notebook(
    stepper: Locator, lab_window: Window
) -> None:
    cells = lab_window.page.locator(".jp-Cell")
    before = cells.count()
    button(stepper, "Next ▶").focus()
    for letter in ("b", "a", "d", "d", "x"):
        lab_window.page.keyboard.press(letter)
    lab_window.page.wait_for_timeout(300)
    assert cells.count() == before


def test_changes_are_announced_from_an_element_that_stays(
    stepper: Locator, lab_window: Window
) -> None:
    region = stepper.locator("[role=status][aria-live=polite]").first
    expect(region).to_be_attached()
    region.evaluate("e => { e.dataset.mark = 'the same' }")
    button(stepper, "Pass").click()
    expect(stepper.locator("[data-mark='the same']")).to_contain_text("Aki passes. (rule 117.3d)")
    expect(stepper).to_have_attribute("aria-label", "Pyromancer")
    expect(stepper).to_have_attribute("lang", "en")
    expect(stepper.locator(".noUi-handle")).to_have_attribute("aria-label", "Place in the game")


def test_a_click_moves_neither_the_page_nor_the_controls(
    stepper: Locator, lab_window: Window
) -> None:
    next_button = button(stepper, "Next ▶")
    next_button.scroll_into_view_if_needed()
    lab_window.page.mouse.wheel(0, 120)
    lab_window.page.wait_for_timeout(300)
    start = top(lab_window)
    button(stepper, "Activate Prodigal Pyromancer").click()
    expect(stepper.locator(".chips .now")).to_contain_text("announce")
    placed = place_of(next_button)
    next_button.click()
    expect(stepper.locator(".chips .now")).to_contain_text("targets")
    assert top(lab_window) == start
    assert place_of(next_button) == placed


def test_a_double_click_chooses_once(stepper: Locator) -> None:
    stepper.page.get_by_label("Stop at every step").click()
    # Both clicks before the page can change: with a gap, as on a busy machine, they are two presses.
    button(stepper, "Pass").evaluate("button => { button.click(); button.click(); }")
    expect(stepper.locator(".question")).to_contain_text("Ben has priority")
    stepper.page.wait_for_timeout(300)
    expect(stepper.locator(".mtg-place")).to_contain_text("Step 2 of 2")


def test_a_jump_that_leaves_no_button_below_its_column_keeps_the_focus(
    lab_window: Window, tmp_path: Path
) -> None:
    opened(lab_window, tmp_path, COUNTDOWN)
    keys = lab_window.page.keyboard
    countdown = lab_window.page.locator(".mtg-countdown")
    jumps = countdown.locator(".mtg-jump:visible")
    expect(jumps.last).to_have_text("Go to turn 11, chance to respond 1")
    jumps.last.focus()
    before = jumps.count()
    keys.press("Enter")
    # The columns have moved on: nothing was played yet where the button stands.
    expect(countdown.get_by_role("button", name="✓ done")).to_be_focused()
    assert jumps.count() == before
    keys.press("Shift+Tab")
    expect(jumps.last).to_be_focused()
    expect(jumps.last).to_have_text("● Turn 11, chance to respond 1: here")
    assert jumps.count() == before - 1


CLICK = """(button, [n, time]) => {
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, detail: n});
    Object.defineProperty(click, 'timeStamp', {value: time});  // however busy the machine is
    button.dispatchEvent(click);
}"""


def test_a_double_click_does_not_choose_from_what_comes_in_its_place(stepper: Locator) -> None:
    stepper.page.get_by_label("Stop at every step").click()
    at = stepper.evaluate("() => performance.now()") + 60_000
    button(stepper, "Pass").evaluate(CLICK, [1, at])
    expect(stepper.locator(".question")).to_contain_text("Ben has priority")
    place = stepper.locator(".mtg-place")
    button(stepper, "Pass").evaluate(CLICK, [2, at + 150])
    stepper.page.wait_for_timeout(500)
    expect(place).to_contain_text("Step 2 of 2")
    # Whoever clicks on and on gets somewhere, and where one walks every click counts.
    button(stepper, "Pass").evaluate(CLICK, [3, at + 450])
    expect(place).not_to_contain_text("Step 2 of 2")
    of = place.inner_text().split(" of ")[1]
    for n in (1, 2):
        button(stepper, "◀ Back").evaluate(CLICK, [n, at + 2000 + n])
    expect(place).to_contain_text(f"Step {int(of) - 2} of {of}")


def test_a_double_click_on_start_over_asks(stepper: Locator) -> None:
    at = stepper.evaluate("() => performance.now()") + 60_000
    for n in (1, 2):
        button(stepper, "Start over").evaluate(CLICK, [n, at + 150 * n])
    expect(button(stepper, "Yes, start over")).to_be_visible()
    stepper.page.wait_for_timeout(500)
    expect(button(stepper, "Yes, start over")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(1280, 900), (800, 600)], ids=["laptop", "projector"])
def test_a_picture_for_people(
    lab_window: Window, tmp_path: Path, lang: str, theme: str, size: tuple[int, int]
) -> None:
    lab_window.page.set_viewport_size({"width": size[0], "height": size[1]})
    root = shown(lab_window, tmp_path, f"lang='{lang}'")
    lab_window.theme("dark" if theme == "dark" else "light")
    root.locator(".mtg-option:not(.mtg-gone)").nth(1).click()
    expect(root.locator(".chips .now")).to_contain_text("602.2a")
    # Nothing sticks out to the side, whatever the width.
    wide = root.evaluate("e => [e.scrollWidth, e.clientWidth]")
    assert wide[0] <= wide[1] + 1
    assert lab_window.picture(
        f"stepper-{lang}-{theme}-{size[0]}x{size[1]}", ".mtg-stepper"
    ).is_file()
    lab_window.assert_quiet()
