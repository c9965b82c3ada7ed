"""The suspend timeline as data, over played games, and as HTML."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import mtgrules
from mtgrules.game import Game
from mtgrules.rulebook.text import LANGS
from mtgrules_widgets.timeline_data import CardLine, Mark, timeline
from mtgrules_widgets.timeline_html import (
    MOST_COLUMNS,
    card_html,
    shown,
    timeline_html,
    windows_html,
    words,
)
from tests.playing import pay

Short = tuple[str, int, int, str, bool]


def suspend(edition: str = "2026-08-07") -> Game:
    """Errant Ephemeron suspended on turn 1 with four time counters."""
    game = mtgrules.game(
        you={"hand": ["Errant Ephemeron", "Fury Charm"], "battlefield": ["2 Island", "2 Mountain"]},
        opponent={"hand": ["Stifle", "Counterspell"], "battlefield": ["3 Island"]},
        turn=1,
        edition=edition,
    )
    game.take("suspend Errant Ephemeron")
    pay(game, "Island", "Island")
    return game


def upkeeps(game: Game, n: int) -> Game:
    """Go on until the n-th upkeep trigger is on the stack."""
    for i in range(n):
        if i:
            game.take("pass").take("pass")
        while not game.state.stack:
            game.pass_until()
    return game


def resolve(game: Game) -> Game:
    return game.take("pass").take("pass")


def line(game: Game, at: int | None = None) -> CardLine:
    (card,) = timeline(game.tree, game.at if at is None else at).cards
    return card


def short(mark: Mark) -> Short:
    return mark.kind, mark.turn, mark.left, mark.when, mark.predicted


def windows(game: Game) -> list[str]:
    return [window.when for window in line(game).windows]


def here(game: Game) -> Mark:
    (mark,) = [mark for mark in line(game).marks if mark.here]
    return mark


def test_right_after_suspending_everything_is_a_prediction() -> None:
    card = line(suspend())
    assert (card.left, card.most, card.suspended) == (4, 4, True)
    assert [short(mark) for mark in card.marks] == [
        ("suspended", 1, 4, "past", False),
        ("upkeep", 3, 3, "to come", True),
        ("upkeep", 5, 2, "to come", True),
        ("upkeep", 7, 1, "to come", True),
        ("upkeep", 9, 0, "to come", True),
        ("last", 9, 0, "to come", True),
        ("spell", 9, 0, "to come", True),
    ]
    assert all(mark.frame is None for mark in card.marks if mark.predicted)
    assert "{1}{U}" in card.marks[0].note.ja


def test_window_1_is_open_while_the_upkeep_trigger_is_on_the_stack() -> None:
    game = upkeeps(suspend(), 2)
    assert windows(game) == ["now", "to come", "to come"]
    assert short(here(game)) == ("upkeep", 5, 3, "now", False)  # the counter is still there
    resolve(game)
    assert short(here(game)) == ("upkeep", 5, 2, "past", False)


def test_while_it_resolves_nobody_can_respond_and_the_counter_is_still_there() -> None:
    game = upkeeps(suspend(), 1)
    resolve(game)
    path = game.tree.path(game.at)
    begins = [i for i in path if game.tree.frames[i].event.key == "resolves"][-1]
    (mark,) = [m for m in line(game, begins).marks if m.here]
    assert short(mark) == ("upkeep", 3, 4, "past", False)
    assert "resolving" in mark.note.en


def test_a_countered_upkeep_trigger_leaves_the_counters_and_shifts_what_follows() -> None:
    game = upkeeps(suspend(), 1)
    trigger = game.state.stack[0].id
    game.take("pass").take("cast Stifle").take(f"target #{trigger}")
    pay(game, "Island")
    resolve(game)
    mark = here(game)
    assert short(mark) == ("upkeep", 3, 4, "past", False)
    assert "Stifle" in mark.note.en
    assert "もみ消し" in mark.note.ja
    assert [m.turn for m in line(game).marks if m.predicted] == [5, 7, 9, 11, 11, 11]


def test_the_last_counter_opens_window_2_and_casting_it_window_3() -> None:
    game = upkeeps(suspend(), 4)
    resolve(game)
    assert windows(game) == ["past", "now", "to come"]
    resolve(game)
    assert game.options.kind == "may play"
    assert windows(game) == ["past", "past", "to come"]  # it is resolving
    game.take("cast Errant Ephemeron")
    assert windows(game) == ["past", "past", "now"]
    assert not [m for m in line(game).marks if m.predicted]
    resolve(game)
    assert windows(game) == ["past", "past", "past"]
    assert "haste" in here(game).note.en


def test_a_declined_card_stays_in_exile_and_has_no_window_3() -> None:
    game = upkeeps(suspend(), 4)
    resolve(game)
    resolve(game)
    game.take("decline")
    card = line(game)
    assert (card.suspended, card.left) == (False, 0)
    assert windows(game) == ["past", "past", "never"]
    assert "stays in exile" in here(game).note.en
    assert "待機状態ではない" in card.status.ja


def test_a_countered_last_trigger_leaves_the_card_in_exile() -> None:
    game = upkeeps(suspend(), 4)
    resolve(game)
    trigger = game.state.stack[0].id
    game.take("pass").take("cast Stifle").take(f"target #{trigger}")
    pay(game, "Island")
    resolve(game)
    assert windows(game) == ["past", "past", "never"]
    assert "Stifle" in here(game).note.en


def test_a_countered_spell_is_told_of() -> None:
    game = upkeeps(suspend(), 4)
    resolve(game)
    resolve(game)
    game.take("cast Errant Ephemeron").take("pass")
    game.take("cast Counterspell").take("target Errant Ephemeron")
    pay(game, "Island", "Island")
    resolve(game)
    assert short(here(game)) == ("spell", 9, 0, "past", False)
    assert "Counterspell" in here(game).note.en


def test_counters_removed_early_are_a_mark_of_their_own() -> None:
    game = upkeeps(suspend(), 1)
    game.take("cast Fury Charm").take("mode 2").take("target Errant Ephemeron")
    pay(game, "Mountain", "Mountain")
    resolve(game)
    mark = here(game)
    assert (mark.kind, mark.left, mark.window) == ("counters", 2, 0)
    assert "Fury Charm" in mark.note.en
    # The upkeep trigger is still on the stack, with what is left of the counters.
    assert [short(m) for m in line(game).marks if m.when == "now"] == [
        ("upkeep", 3, 2, "now", False)
    ]
    assert [m.turn for m in line(game).marks if m.predicted] == [5, 5, 5]


def test_the_last_counters_may_go_while_an_upkeep_trigger_waits_which_then_does_nothing() -> None:
    game = mtgrules.game(
        you={
            "exile": ["Errant Ephemeron (2 time counters)"],
            "hand": ["Fury Charm"],
            "battlefield": ["2 Mountain"],
        },
        turn=2,
        active="opponent",
    )
    upkeeps(game, 1)
    game.take("cast Fury Charm").take("mode 2").take("target Errant Ephemeron")
    pay(game, "Mountain", "Mountain")
    resolve(game)
    assert windows(game) == ["now", "now", "to come"]
    resolve(game)
    game.take("decline")
    resolve(game)
    (upkeep,) = [mark for mark in line(game).marks if mark.kind == "upkeep"]
    assert "does nothing" in upkeep.note.en
    assert "何もしない" in upkeep.note.ja
    assert windows(game) == ["past", "past", "never"]


def test_suspend_granted_by_delay_begins_a_line() -> None:
    game = mtgrules.game(
        you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        opponent={"hand": ["Delay"], "battlefield": ["2 Island"]},
        turn=1,
    )
    game.take("cast Lightning Bolt").take("target Ben")
    pay(game, "Mountain")
    game.take("pass").take("cast Delay").take("target Lightning Bolt")
    pay(game, "Island", "Island")
    resolve(game)
    card = line(game)
    assert (card.name.en, card.owner.en, card.left) == ("Lightning Bolt", "Aki", 3)
    assert short(card.marks[0]) == ("granted", 1, 3, "past", False)
    assert "Delay" in card.marks[0].note.en


def test_suspend_granted_by_jhoira_begins_a_line() -> None:
    game = mtgrules.game(
        you={"hand": ["Shivan Dragon"], "battlefield": ["Jhoira of the Ghitu", "2 Mountain"]},
        turn=1,
    )
    game.take("activate Jhoira of the Ghitu")
    pay(game, "Mountain", "Mountain")
    while game.options.kind != "priority":
        game.take(game.legal[0])
    resolve(game)
    card = line(game)
    assert (card.name.en, card.left, card.marks[0].kind) == ("Shivan Dragon", 4, "granted")
    assert "Jhoira" in card.marks[0].note.en


def test_a_card_that_the_position_begins_with_is_told_of() -> None:
    game = mtgrules.game(you={"exile": ["Rift Bolt (1 time counters)"]}, turn=3)
    assert [mark.kind for mark in line(game).marks] == ["set up", "upkeep", "last", "spell"]


def test_the_older_edition_says_must() -> None:
    for edition, may in (("2023-11-17", False), ("2024-02-06", True), ("2026-08-07", True)):
        game = suspend(edition)
        card = line(game)
        assert ("may" in card.windows[1].answers.en) is may
        assert ("must" in card.windows[1].answers.en) is not may
        (last,) = [mark for mark in card.marks if mark.kind == "last"]
        assert ("しなければならない" in last.note.ja) is not may
        told = timeline(game.tree, game.at)
        assert ("must" in windows_html(card, told, "en")) is not may


def test_looking_back_shows_what_was_played_as_to_come_with_its_frames() -> None:
    game = upkeeps(suspend(), 3)
    resolve(game)
    early = game.tree.path(game.at)[30]
    marks = line(game, early).marks
    assert [(m.kind, m.when, m.predicted) for m in marks[:5]] == [
        ("suspended", "past", False),
        ("upkeep", "to come", False),
        ("upkeep", "to come", False),
        ("upkeep", "to come", False),
        ("upkeep", "to come", True),
    ]
    assert all(mark.frame is not None for mark in marks[:4])


def test_a_mark_leads_to_where_a_player_can_respond() -> None:
    game = upkeeps(suspend(), 1)
    frame = here(game).frame
    assert frame is not None
    assert game.tree.frames[frame].state.priority == 0


def test_a_card_that_is_suspended_later_is_not_told_of_before() -> None:
    game = suspend()
    assert timeline(game.tree, 0).cards == ()
    assert "No card" in words(timeline(game.tree, 0))[0].en


def test_another_branch_has_its_own_line() -> None:
    game = upkeeps(suspend(), 4)
    resolve(game)
    resolve(game)
    declined, cast = game.branch().take("decline"), game.branch().take("cast Errant Ephemeron")
    assert windows(declined) == ["past", "past", "never"]
    assert windows(cast) == ["past", "past", "now"]


def test_an_opponents_card_counts_down_in_their_turns() -> None:
    game = mtgrules.game(opponent={"exile": ["Errant Ephemeron (2 time counters)"]}, turn=3)
    card = line(game)
    assert card.owner.en == "Ben"
    assert [mark.turn for mark in card.marks] == [3, 4, 6, 6, 6]


# HTML -------------------------------------------------------------------------------------


class _Outline(HTMLParser):
    """Checks that elements are closed in order, and collects ids and text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.text = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("lang", LANGS)
def test_the_html_is_well_formed_and_says_every_mark(lang: str) -> None:
    game = upkeeps(suspend(), 2)
    told = timeline(game.tree, game.at)
    read = "ja" if lang == "ja" else "en"
    page = _Outline(timeline_html(told, read))  # type: ignore[arg-type]
    for mark in told.cards[0].marks:
        assert mark.title[read] in page.text  # type: ignore[index]
    assert 'aria-current="step"' in timeline_html(told, read)  # type: ignore[arg-type]


def test_the_columns_are_named_by_words_and_not_by_ids() -> None:
    """The same columns are there again at every table of a page, so an id would be there twice."""
    told = timeline((game := suspend()).tree, game.at)
    page = timeline_html(told, "en")
    assert _Outline(page).ids == []
    assert page.count('aria-label="Suspend: Errant Ephemeron"') == 2
    assert "aria-labelledby" not in page


def test_no_name_can_bring_markup_into_the_page() -> None:
    evil = "<script>alert(1)</script>"
    game = mtgrules.game(
        you={"name": {"en": evil, "ja": evil}, "exile": ["Rift Bolt (1 time counters)"]}
    )
    told = timeline(game.tree, game.at)
    for lang in LANGS:
        page = timeline_html(told, lang) + windows_html(told.cards[0], told, lang)
        assert "<script" not in page
        assert "&lt;script" in page


def test_a_long_line_shows_its_beginning_and_the_marks_around_here() -> None:
    game = mtgrules.game(you={"exile": ["Errant Ephemeron (12 time counters)"]})
    card = line(game)
    visible = shown(card)
    assert len(visible.marks) == MOST_COLUMNS
    assert visible.marks[0].kind == "set up"
    assert visible.left_out == len(card.marks) - MOST_COLUMNS
    told = timeline(game.tree, game.at)
    assert f"({visible.left_out} marks" in re.sub("<[^>]+>", "", card_html(told, card, "en"))
    assert len(words(told)) == 1 + len(card.marks)
