"""The lessons in a real JupyterLab, as learners meet them: by mouse and by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from mtgrules_widgets import strings as s
from tests.browser.drive import Keyboard, Mouse, Table, add_lessons, lessons
from tests.browser.words import FOREIGN, THE_OTHER_LANGUAGES_NAME, WORDS, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.rulebook.text import Lang
    from tests.browser.harness import Server, Window

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab with the lessons, whose kernels have the packages of this checkout."""
    with lessons(tmp_path_factory.mktemp("lessons")) as server:
        yield server


@pytest.fixture(params=["en", "ja"])
def lang(request: pytest.FixtureRequest) -> Lang:
    given: Lang = request.param
    return given


@pytest.fixture
def window(lab_window: Window) -> Iterator[Window]:
    """A fresh page; afterwards neither the page, nor a widget, nor the kernel may have complained."""
    # JupyterLab saves by itself what the test before this one has left in a lesson.
    add_lessons(lab_window.server)
    before = lab_window.server.log.read_text("utf-8", "replace").count("Traceback")
    yield lab_window
    expect(lab_window.page.locator(".mtg .error")).to_have_count(0)
    log = lab_window.server.log.read_text("utf-8", "replace")
    assert log.count("Traceback") == before, log[log.rindex("Traceback") :]
    lab_window.assert_quiet()


# The lesson on activating ------------------------------------------------------------


def test_activate_by_mouse(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/activate.ipynb")
    window.run_all()
    table = Table(window, lang, Mouse(window.page), with_pictures=True)
    table.wait_until_there()
    activate_and_look_around(table)


def test_activate_by_keyboard_alone(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/activate.ipynb")
    before = cells(window)
    enter_the_first_table(window)
    table = Table(window, lang, Keyboard(window.page))
    table.wait_until_there()
    activate_and_look_around(table)
    assert cells(window) == before


def test_the_tab_key_leads_through_a_table_and_letters_do_nothing(window: Window) -> None:
    """JupyterLab's one-letter commands (`b`: a new cell, `dd`: delete it) must not reach it."""
    window.open_notebook("en/activate.ipynb")
    before = cells(window)
    enter_the_first_table(window)
    keyboard = Keyboard(window.page)
    table = Table(window, "en", keyboard)
    table.wait_until_there()

    keyboard.go_to(table.root.locator("select"))
    stops = keyboard.tab_through("Tab", "bddaxm")
    assert [stop for stop in stops if stop in EXPECTED_STOPS] == EXPECTED_STOPS
    keyboard.go_to(table.control(s.DIAGRAM_OPEN))
    way_back = keyboard.tab_through("Shift+Tab")
    assert [stop for stop in reversed(way_back) if stop in EXPECTED_STOPS] == EXPECTED_STOPS

    keyboard.press(table.root.locator("summary").first)
    expect(table.root.locator("details[open]")).to_have_count(1)

    # The arrow keys move the slider, and with it the game.
    table.choose(WORDS["en"].ability)
    handle = table.root.locator(".noUi-handle")
    keyboard.go_to(handle)
    table.after(lambda: window.page.keyboard.press("ArrowLeft"))
    assert table.place() == (1, 3)
    table.after(lambda: window.page.keyboard.press("ArrowRight"))
    assert table.place() == (2, 3)
    assert cells(window) == before


EXPECTED_STOPS = [
    "A+",
    "日本語",
    "◀◀ Previous choice",
    "◀ Back",
    "Next ▶",
    "▶▶ Next choice",
    "Start over",
    "Pass",
    "Activate Prodigal Pyromancer",
    "Pass until something happens",
    "✕ Activate Mountain · 602.2",
    "Show the diagram",
]


def enter_the_first_table(window: Window) -> None:
    """Arrows to the grey field, Ctrl+Enter, then Tab into its table."""
    for _ in range(10):
        if window.page.evaluate(ON_A_CODE_CELL):
            break
        window.page.keyboard.press("ArrowDown")
    window.page.keyboard.press("Control+Enter")
    window.page.locator(".mtg-stepper").wait_for()


ON_A_CODE_CELL = (
    "() => window.jupyterapp.shell.currentWidget.content.activeCell.model.type === 'code'"
)
CELLS = """() => window.jupyterapp.shell.currentWidget.content.widgets
    .map(cell => [cell.model.type, cell.model.sharedModel.getSource()])"""


def cells(window: Window) -> list[list[str]]:
    found: list[list[str]] = window.page.evaluate(CELLS)
    return found


def activate_and_look_around(table: Table) -> None:
    """Activate Prodigal Pyromancer, try to respond, resolve, branch, switch, start over."""
    words = WORDS[table.lang]
    table.assert_life(you=20, opponent=20)

    # Announced: on the stack first, before anything is chosen or paid.
    table.choose(words.ability)
    assert table.rules() == ["602.2a"]
    expect(table.stack).to_contain_text(words.pyromancer)
    expect(table.card(words.pyromancer)).not_to_have_class(re.compile(r"\btapped\b"))
    assert_no_response(table, words)
    table.press(s.NEXT)
    expect(table.question).to_contain_text(words.you)
    table.pictures("activate-target")
    assert_no_response(table, words)

    # The target, then step by step to the payment.
    table.choose(words.opponent)
    assert table.rules() == ["601.2c"]
    table.go_on(to="601.2h")
    expect(table.happened).to_contain_text(words.becomes_tapped)
    expect(table.spoken).to_contain_text(words.becomes_tapped)
    expect(table.card(words.pyromancer)).to_have_class(re.compile(r"\btapped\b"))
    assert_no_response(table, words)
    table.pictures("activate-refusal")
    assert_only(table, table.lang)

    switch_language_and_back(table)
    switch_edition_and_back(table, words)

    # Activated: now the opponent may respond.
    table.press(s.NEXT)
    assert table.rules() == ["601.2i"]
    table.choose(words.pass_)
    expect(table.option(words.bolt)).to_be_visible()
    table.choose(words.pass_)
    table.go_on(to="608.2n")
    table.assert_life(you=20, opponent=19)

    take_the_other_branch(table, words)
    start_over(table, words)


def assert_no_response(table: Table, words: Words) -> None:
    """Trying to respond is refused with rule 117.1, and nothing has moved."""
    place, said = table.place(), table.happened.inner_text()
    why = table.refuse(words.respond)
    expect(why).to_contain_text(words.nobody_has_priority)
    expect(table.spoken).to_contain_text(words.nobody_has_priority)
    expect(why.locator("a.rule")).to_have_text("117.1")
    assert (table.place(), table.happened.inner_text()) == (place, said)


def switch_language_and_back(table: Table) -> None:
    """The place is kept and every word changes; and once more on the way back."""
    first, place, said = table.lang, table.place(), table.happened.inner_text()
    table.switch_language()
    assert table.lang != first
    assert table.place() == place
    assert "601.2h" in table.rules()
    expect(table.happened).to_contain_text(WORDS[table.lang].becomes_tapped)
    assert_only(table, table.lang)
    assert_no_response(table, WORDS[table.lang])
    table.switch_language()
    assert (table.lang, table.place(), table.happened.inner_text()) == (first, place, said)
    assert_only(table, first)


def switch_edition_and_back(table: Table, words: Words) -> None:
    """The place is kept; rules have the numbers of the edition."""
    place = table.place()
    for edition, tapping in ((words.old_edition, "701.21a"), (words.new_edition, "701.26a")):
        table.pick_edition(edition)
        assert table.place() == place
        assert table.rules() == ["601.2h", tapping]
        expect(table.happened).to_contain_text(words.becomes_tapped)
        assert_no_response(table, words)


def take_the_other_branch(table: Table, words: Words) -> None:
    """Back to the target; another one; then both ends can be reached."""
    for _ in range(10):
        if table.option(words.you).count():
            break
        table.press(s.PREVIOUS_CHOICE)
    table.choose(words.you)
    for _ in range(2):
        table.go_to_choice()
        table.choose(words.pass_)
    table.go_on(to="608.2n")
    table.assert_life(you=19, opponent=20)

    table.go_to_branch("A")
    table.assert_life(you=20, opponent=19)
    table.go_to_branch("B")
    table.assert_life(you=19, opponent=20)


def start_over(table: Table, words: Words) -> None:
    """It asks first; "no" changes nothing, "yes" forgets everything."""
    place = table.place()
    table.hand.press(table.control(s.START_OVER))
    expect(table.control(s.NO_STAY)).to_be_visible()
    table.hand.press(table.control(s.NO_STAY))
    expect(table.control(s.YES_START_OVER)).to_be_hidden()
    assert table.place() == place

    table.hand.press(table.control(s.START_OVER))
    expect(table.control(s.YES_START_OVER)).to_be_visible()
    table.press(s.YES_START_OVER)
    assert table.place() == (1, 1)
    table.assert_life(you=20, opponent=20)
    expect(table.branch("A")).to_have_count(0)
    expect(table.option(words.ability)).to_be_visible()


# The lesson on suspend -----------------------------------------------------------------


def test_suspend_by_mouse(window: Window, lang: Lang) -> None:
    window.open_notebook(f"{lang}/suspend.ipynb")
    window.run_all()
    table = Table(window, lang, Mouse(window.page), with_pictures=True)
    table.wait_until_there()
    words = WORDS[lang]

    suspend_and_pay(table, words)
    count_down(table, words)

    # Declined: it stays in exile for good, not suspended.
    table.choose(words.decline)
    table.go_to_choice()
    expect(table.exiled(words.ephemeron)).to_contain_text(words.not_suspended)
    expect(table.countdown.locator(".mtg-windows .now")).to_have_count(0)
    assert_only(table, lang)

    # Back to the offer, accepted: now it is a spell, and the third window is open.
    while not table.option(words.cast).count():
        table.press(s.PREVIOUS_CHOICE)
    table.choose(words.cast)
    table.go_to_choice()
    assert open_window(table) == 3
    expect(table.stack).to_contain_text(words.ephemeron)
    both_pass(table, words)
    expect(table.card(words.ephemeron)).to_be_visible()

    # It came this turn and attacks all the same.
    while not table.option(words.attack).count():
        table.press(s.PASS_ON)
    table.choose(words.attack)
    table.go_to_choice()
    table.choose(words.that_is_all)
    table.go_to_choice()
    expect(table.card(words.ephemeron)).to_have_class(re.compile(r"\btapped\b"))
    table.pictures("suspend-attack")
    both_pass(table, words)  # no blockers are declared
    both_pass(table, words)
    table.assert_life(you=20, opponent=16)
    assert_only(table, lang)

    too_early(Table(window, lang, table.hand, number=1), words)


def suspend_and_pay(table: Table, words: Words) -> None:
    """A special action that nobody can respond to; then {1}{U}, and four counters."""
    table.choose(words.suspend)
    assert table.rules() == ["116.2f"]
    assert_no_response(table, words)
    for n in (1, 2):
        table.go_to_choice()
        table.choose(words.island.format(n=n))
    table.go_to_choice()
    assert_no_response(table, words)
    table.choose(words.no_more_mana)
    table.go_to_choice()
    assert counters(table, words) == 4
    expect(table.stack).not_to_contain_text(words.ephemeron)


def count_down(table: Table, words: Words) -> None:
    """One button leads from turn to turn, and past none of the windows, to the offer to play it."""
    seen = []
    while not table.option(words.cast).count():
        place = open_window(table), counters(table, words)
        if place not in seen:
            seen.append(place)
            if place == (None, 2):
                table.pictures("suspend-two-counters")
        table.press(s.PASS_ON)
    assert seen == [
        (None, 4),
        *((1, 4), (None, 3), (1, 3), (None, 2), (1, 2), (None, 1), (1, 1)),
        (2, 0),
    ]
    expect(table.exiled(words.ephemeron)).to_contain_text(words.not_suspended)


def open_window(table: Table) -> int | None:
    """The window that the timeline says is open, of its three."""
    windows = table.countdown.locator(".mtg-windows li")
    expect(windows).to_have_count(3)
    classes: list[list[str]] = windows.evaluate_all("all => all.map(w => [...w.classList])")
    numbers = [n for n, names in enumerate(classes, 1) if "now" in names]
    assert len(numbers) < 2
    return numbers[0] if numbers else None


def counters(table: Table, words: Words) -> int:
    """On the card in exile, which is as many as the timeline says."""
    pips = table.exiled(words.ephemeron).locator(".pips")
    n = len(pips.inner_text()) if pips.count() else 0
    pill = table.countdown.locator(".pill", has_text=words.time_counters)
    expect(pill).to_contain_text(str(n))
    suspended = words.suspended if n else words.not_suspended
    expect(table.exiled(words.ephemeron).locator(".tag").last).to_have_text(suspended)
    return n


def both_pass(table: Table, words: Words) -> None:
    """Both players pass, and whatever that causes has happened."""
    for _ in range(2):
        table.choose(words.pass_)
        table.go_to_choice()


def too_early(table: Table, words: Words) -> None:
    """In the upkeep it cannot be suspended, and the table says by which rule."""
    table.wait_until_there()
    why = table.refuse(words.suspend)
    expect(why.locator("a.rule")).to_have_text("702.62a")
    expect(why).to_contain_text(words.in_main_phase)
    expect(table.exiled(words.ephemeron)).to_have_count(0)
    assert table.place() == (1, 1)


# Both ------------------------------------------------------------------------------


def assert_only(table: Table, lang: Lang) -> None:
    """Nothing of the other language can be seen, heard or pointed at, but for its name."""
    table.assert_no_words_like(FOREIGN[lang], but=THE_OTHER_LANGUAGES_NAME[lang])
