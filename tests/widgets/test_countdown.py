"""The Countdown widget, without a browser."""

from __future__ import annotations

import subprocess
import sys

import pytest

import mtgrules
from mtgrules.game import Game
from mtgrules_widgets import language
from mtgrules_widgets.countdown import BLANK, NO_CARD, Countdown
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.guard import CallbackFailed


@pytest.fixture
def game() -> Game:
    """Rift Bolt, suspended with two counters, after the first upkeep trigger."""
    game = mtgrules.game(
        you={"exile": ["Rift Bolt (2 time counters)"]}, opponent={}, turn=2, active="opponent"
    )
    while not game.state.stack:
        game.pass_until()
    return game.take("pass").take("pass")


def shown(countdown: Countdown) -> list[str]:
    return [button.description for button in countdown.buttons]


def html(countdown: Countdown) -> str:
    return "".join(line._columns.value + line._windows.value for line in countdown._lines)


def test_a_button_jumps_to_the_frame_of_its_mark(game: Game) -> None:
    cursor = Cursor(game.tree, game.at)
    countdown = Countdown(cursor)
    assert shown(countdown) == [
        "Go to turn 2, suspended already",
        "● Turn 3, chance to respond 1: here",
    ]
    countdown.buttons[0].click()
    assert cursor.at == 0
    assert shown(countdown) == [
        "● Turn 2, Suspended already: here",
        "Go to turn 3, chance to respond 1",
    ]
    countdown.buttons[1].click()
    assert cursor.state.stack
    assert "open now" in html(countdown)


def test_it_follows_the_cursor_when_another_moves_it(game: Game) -> None:
    cursor = Cursor(game.tree, game.at)
    countdown = Countdown(cursor)
    before = html(countdown)
    cursor.jump(0)
    assert html(countdown) != before


def test_buttons_are_relabelled_and_never_made_anew(game: Game) -> None:
    cursor = Cursor(game.tree, 0)
    countdown = Countdown(cursor)
    children = countdown.children
    buttons = countdown._lines[0].buttons
    cursor.jump(game.at)
    language.use("ja")
    assert countdown.children is children
    assert countdown._lines[0].buttons is buttons
    assert all(
        new is old for new, old in zip(countdown._lines[0]._row.children, buttons, strict=True)
    )


def test_a_pressed_button_whose_column_leads_nowhere_any_more_stays_for_the_focus() -> None:
    game = mtgrules.game(you={"exile": ["Rift Bolt (7 time counters)"]})
    for _ in range(10):
        game.pass_until()
    countdown = Countdown(Cursor(game.tree, 0))
    pressed = countdown.buttons[-1]
    pressed.click()
    assert pressed not in countdown.buttons
    assert pressed.description == "✓ done"
    assert BLANK in pressed._dom_classes
    assert not pressed.disabled  # a browser takes the focus off what is disabled


def test_it_changes_language_with_the_page(game: Game) -> None:
    countdown = Countdown(game)
    assert "Suspend: Rift Bolt" in html(countdown)
    language.use("ja")
    assert "待機：裂け目の稲妻" in html(countdown)
    assert any("対応する機会1" in words for words in shown(countdown))


def test_its_own_language_is_kept_until_the_page_switches(game: Game) -> None:
    assert "待機" in html(Countdown(game, lang="ja"))


def test_an_unknown_language_is_refused_in_both_languages(game: Game) -> None:
    with pytest.raises(language.UnknownLanguage):
        Countdown(game, lang="fr")


def test_without_suspended_cards_it_says_so() -> None:
    countdown = Countdown(mtgrules.game())
    assert "No card is suspended" in countdown._end.value
    assert shown(countdown) == []
    assert countdown._lines == []


def test_a_line_that_has_no_card_any_more_is_put_away(game: Game) -> None:
    cursor = Cursor(game.tree, game.at)
    countdown = Countdown(cursor)
    [line] = countdown._lines
    assert NO_CARD not in line.box._dom_classes
    cursor.turn_to(mtgrules.game().tree)
    assert NO_CARD in line.box._dom_classes
    assert shown(countdown) == []


def test_the_words_open_at_a_button_and_stay_open(game: Game) -> None:
    cursor = Cursor(game.tree, game.at)
    countdown = Countdown(cursor)
    assert countdown._open in countdown.children
    assert "<li>" not in countdown._end.value
    countdown._open.value = True
    assert "Turn 3, Upkeep trigger" in countdown._end.value
    cursor.jump(0)
    assert "played already on this branch" in countdown._end.value


def test_of_several_cards_the_one_with_an_open_window_is_explained() -> None:
    game = mtgrules.game(
        you={"exile": ["Ancestral Vision (3 time counters)"]},
        opponent={"exile": ["Rift Bolt (2 time counters)"]},
    )
    while not game.state.stack:
        game.pass_until()
    first, second = Countdown(game)._lines  # Ben's trigger is on the stack
    assert "Counterspell" not in first._windows.value
    assert "Counterspell" in second._windows.value


def test_more_cards_than_lines_are_told_of_in_words() -> None:
    countdown = Countdown(mtgrules.game(you={"exile": ["4 Rift Bolt (1 time counters)"]}))
    assert "Further cards are in the list below: 1." in countdown._end.value


def test_an_error_in_a_click_is_shown_and_fails_the_test(game: Game) -> None:
    countdown = Countdown(game)
    countdown._lines[0]._frames[0] = 10**6
    with pytest.raises(CallbackFailed, match="IndexError"):
        countdown.buttons[0].click()
    assert countdown.notice.is_error


def test_a_closed_countdown_no_longer_follows(game: Game) -> None:
    cursor = Cursor(game.tree, game.at)
    countdown = Countdown(cursor)
    countdown.close()
    before = countdown._lines[0]._columns.value
    cursor.jump(0)
    assert countdown._lines[0]._columns.value == before


def test_importing_it_loads_no_drawing_library() -> None:
    code = (
        "import sys; sys.path.insert(0, 'widgets')\n"
        "import mtgrules_widgets.countdown, mtgrules_widgets.diagrams\n"
        "print([m for m in ('matplotlib', 'numpy', 'networkx') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
