"""The cursor: moving about, branches, refusals, editions. No widgets here."""

from __future__ import annotations

import pytest

import mtgrules
from mtgrules.model.choices import Choice, Refused
from mtgrules.model.zones import Step
from mtgrules.rulebook.editions import AUGUST_2026, NOVEMBER_2023
from mtgrules_widgets.cursor import RESPOND, Cursor

PASS = Choice("pass")


def pyromancer(*, every_step: bool = False) -> Cursor:
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer", "2 Island"], "hand": ["Errant Ephemeron"]},
        opponent={"battlefield": ["Llanowar Elves"]},
    )
    return Cursor(game.tree, every_step=every_step)


def source(cursor: Cursor, name: str) -> int:
    return next(o.id for o in cursor.state.battlefield if o.card.name.en == name)


def activate(cursor: Cursor) -> None:
    cursor.take(Choice("activate", (source(cursor, "Prodigal Pyromancer"), "0")))


def test_without_every_step_a_choice_leads_to_the_next_choice() -> None:
    cursor = pyromancer()
    activate(cursor)
    assert cursor.options is not None
    assert cursor.options.kind == "target"


def test_with_every_step_each_step_of_an_activation_is_a_place_of_its_own() -> None:
    cursor = pyromancer(every_step=True)
    activate(cursor)
    seen = [cursor.frame.rule]
    while cursor.next():
        seen.append(cursor.frame.rule)
    cursor.take(Choice("target", (1,)))
    seen.append(cursor.frame.rule)
    while cursor.next():
        seen.append(cursor.frame.rule)
    assert [rule for rule in seen if rule.startswith(("601", "602"))] == [
        "602.2a", "601.2b", "601.2c", "601.2d", "601.2e", "601.2f", "601.2g", "601.2h", "601.2i",
    ]  # fmt: skip


def test_going_back_and_choosing_anew_keeps_both_branches() -> None:
    cursor = pyromancer()
    activate(cursor)
    fork = cursor.at
    cursor.take(Choice("target", (1,)))
    first = cursor.at
    cursor.jump(fork)
    cursor.take(Choice("target", (0,)))
    second = cursor.at
    branches = cursor.branches()
    assert [b.leaf for b in branches] == [first, second]
    assert [b.label.en for b in branches] == ["Ben", "Aki"]
    assert [b.label.ja for b in branches] == ["ベン", "アキ"]
    assert [b.here for b in branches] == [False, True]
    assert {b.fork for b in branches} == {fork}


def test_next_follows_the_branch_that_was_looked_at_last() -> None:
    cursor = pyromancer()
    activate(cursor)
    fork = cursor.at
    cursor.take(Choice("target", (1,)))
    first = cursor.at
    cursor.jump(fork)
    cursor.take(Choice("target", (0,)))
    second = cursor.at
    cursor.jump(fork)
    assert cursor.next_decision()
    assert cursor.at == second
    cursor.jump(first)
    cursor.jump(fork)
    cursor.next_decision()
    assert cursor.at == first


def test_the_same_choice_again_makes_no_second_branch() -> None:
    cursor = pyromancer()
    activate(cursor)
    length = len(cursor.trace)
    cursor.previous_decision()
    activate(cursor)
    assert len(cursor.trace) == length
    assert len(cursor.branches()) == 1


def test_at_both_ends_moving_says_no_and_stays() -> None:
    cursor = pyromancer()
    assert not cursor.back()
    assert not cursor.next()
    assert not cursor.previous_decision()
    assert not cursor.next_decision()
    assert cursor.at == 0


def test_a_refusal_moves_nothing_and_adds_nothing() -> None:
    cursor = pyromancer()
    moves: list[int] = []
    cursor.observe(lambda c: moves.append(c.at))
    elves = Choice("activate", (source(cursor, "Llanowar Elves"), "0"))
    before = (cursor.at, len(cursor.trace), cursor.state)
    refusal = cursor.try_choice(elves)
    assert refusal is not None
    assert refusal.rule == "602.2"
    assert (cursor.at, len(cursor.trace), cursor.state) == before
    assert moves == []
    with pytest.raises(Refused):
        cursor.take(elves)
    assert (cursor.at, len(cursor.trace), cursor.state) == before


def test_responding_in_the_middle_of_a_payment_is_refused_by_117_1() -> None:
    cursor = pyromancer(every_step=True)
    activate(cursor)
    cursor.next_decision()
    cursor.take(Choice("target", (1,)))
    while cursor.frame.rule != "601.2h":
        assert cursor.next()
    at = cursor.at
    refusal = cursor.try_choice(RESPOND)
    assert refusal is not None
    assert refusal.rule == "117.1"
    assert cursor.at == at


def test_everybody_who_observes_hears_of_a_move_until_they_stop() -> None:
    cursor = pyromancer()
    heard: list[str] = []
    stop = cursor.observe(lambda _: heard.append("one"))
    cursor.observe(lambda _: heard.append("two"))
    cursor.take(PASS)
    stop()
    cursor.back()
    assert heard == ["one", "two", "two"]


def test_jumping_to_a_frame_that_is_not_there_is_an_error() -> None:
    cursor = pyromancer()
    with pytest.raises(IndexError):
        cursor.jump(99)
    with pytest.raises(IndexError):
        cursor.jump(-1)
    assert cursor.at == 0


def test_starting_over_forgets_the_branches_and_returns_to_where_it_began() -> None:
    game = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer"]})
    game.take("activate Prodigal Pyromancer")
    cursor = Cursor(game.tree, game.at)
    home = cursor.state
    cursor.take(Choice("target", (1,)))
    cursor.previous_decision()
    cursor.take(Choice("target", (0,)))
    cursor.restart()
    assert cursor.state == home
    assert len(cursor.branches()) == 1
    assert cursor.trace.choices(cursor.at) == game.tree.choices(game.at)


def test_starting_over_leaves_the_game_that_it_was_made_from_alone() -> None:
    game = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer"]})
    cursor = Cursor(game.tree, game.at)
    cursor.take(PASS)
    length = len(game.tree)
    cursor.restart()
    assert len(game.tree) == length


# Passing until something happens --------------------------------------------------------


def test_passing_on_stops_when_the_suspend_trigger_is_on_the_stack() -> None:
    game = mtgrules.game(you={"exile": ["Errant Ephemeron (3 time counters)"]}, step="main2")
    cursor = Cursor(game.tree)
    while not cursor.state.stack:
        if cursor.options is not None and cursor.options.kind != "priority":
            cursor.take(
                cursor.options.legal[0] if cursor.options.kind == "discard" else Choice("done")
            )
            continue
        assert cursor.pass_until_something()
    assert cursor.state.step.value == "upkeep"
    assert cursor.state.active == 0
    assert cursor.state.exile[0].counter("time") == 3
    cursor.pass_until_something()
    assert not cursor.state.stack
    assert cursor.state.exile[0].counter("time") == 2


def test_passing_on_stops_at_the_first_players_own_main_phase() -> None:
    cursor = Cursor(mtgrules.game(step="upkeep").tree)
    assert cursor.pass_until_something()
    assert cursor.state.step.value == "main1"


def test_passing_on_stops_when_a_trigger_takes_the_place_of_another() -> None:
    cursor = Cursor(
        mtgrules.game(
            you={"exile": ["Errant Ephemeron (1 time counters)"]}, active="opponent", step="end"
        ).tree
    )
    assert cursor.pass_until_something()
    (first,) = cursor.state.stack
    assert cursor.pass_until_something()
    (second,) = cursor.state.stack
    assert first.id != second.id
    assert cursor.state.exile[0].counter("time") == 0
    assert cursor.options is not None
    assert cursor.options.kind == "priority"
    assert cursor.pass_until_something()
    assert cursor.options.kind == "may play"


def in_combat(*blockers: str) -> Cursor:
    """Grizzly Bears attack, and whoever may block has been asked."""
    game = mtgrules.game(
        you={"battlefield": ["Grizzly Bears"]}, opponent={"battlefield": list(blockers)}
    )
    cursor = Cursor(game.tree)
    while cursor.options is not None and cursor.options.kind == "priority":
        cursor.take(PASS)
    cursor.take(Choice("attack", (source(cursor, "Grizzly Bears"), 1)))
    cursor.take(Choice("done"))
    return cursor


def test_passing_on_stops_when_a_life_total_has_changed() -> None:
    cursor = in_combat()
    cursor.pass_until_something()
    assert cursor.state.players[1].life == 18
    assert cursor.state.step is Step.DAMAGE


def test_passing_on_stops_when_damage_is_dealt_that_changes_no_life_total() -> None:
    cursor = in_combat("Shivan Dragon")
    cursor.pass_until_something()
    assert cursor.options is not None
    assert cursor.options.kind == "blockers"
    bears = source(cursor, "Grizzly Bears")
    block = next(c for c in cursor.options.legal if c.verb == "block")
    assert block.args[1] == bears
    cursor.take(block)
    cursor.take(Choice("done"))
    cursor.pass_until_something()
    assert cursor.state.step is Step.DAMAGE
    assert [card.card.name.en for card in cursor.state.players[0].graveyard] == ["Grizzly Bears"]


def test_passing_on_passes_over_a_turns_draw() -> None:
    library = ["3 Island"]
    cursor = Cursor(mtgrules.game(you={"library": library}, active="opponent", step="end").tree)
    assert cursor.pass_until_something()
    assert cursor.state.step.value == "main1"
    assert len(cursor.state.players[0].hand) == 1


def test_passing_on_does_nothing_where_something_else_is_asked() -> None:
    cursor = pyromancer()
    activate(cursor)
    at = cursor.at
    assert not cursor.pass_until_something()
    assert cursor.at == at


# Editions ---------------------------------------------------------------------------------


def ephemeron_comes(edition: str) -> Cursor:
    """The last counter is gone: the third ability of suspend is about to resolve."""
    game = mtgrules.game(
        you={"exile": ["Errant Ephemeron (1 time counters)"]},
        edition=edition,
        active="opponent",
        step="end",
    )
    cursor = Cursor(game.tree)
    while cursor.options is not None and cursor.options.kind == "priority":
        cursor.take(PASS)
    return cursor


def test_switching_the_edition_keeps_the_place() -> None:
    cursor = pyromancer(every_step=True)
    activate(cursor)
    cursor.next_decision()
    cursor.take(Choice("target", (1,)))
    cursor.next()
    cursor.next()
    said, choices = cursor.frame.event, cursor.trace.choices(cursor.at)
    assert cursor.switch_edition(NOVEMBER_2023) is None
    assert cursor.edition == NOVEMBER_2023
    assert cursor.frame.event == said
    assert cursor.trace.choices(cursor.at) == choices


def test_switching_back_finds_the_same_frames_again() -> None:
    cursor = pyromancer()
    activate(cursor)
    trace, at = cursor.trace, cursor.at
    cursor.switch_edition(NOVEMBER_2023)
    cursor.switch_edition(AUGUST_2026)
    assert cursor.trace is trace
    assert cursor.at == at


def test_all_branches_come_along_into_another_edition() -> None:
    cursor = pyromancer()
    activate(cursor)
    fork = cursor.at
    cursor.take(Choice("target", (1,)))
    cursor.jump(fork)
    cursor.take(Choice("target", (0,)))
    cursor.switch_edition(NOVEMBER_2023)
    assert [b.label.en for b in cursor.branches()] == ["Ben", "Aki"]
    assert cursor.branches()[1].here


def test_an_edition_that_forbids_a_choice_stops_before_it_and_says_so() -> None:
    cursor = ephemeron_comes("2026-08-07")
    asked = cursor.at
    assert Choice("decline") in (cursor.options.legal if cursor.options else ())
    cursor.take(Choice("decline"))
    told = cursor.switch_edition(NOVEMBER_2023)
    assert told is not None
    assert "Do not play it" in told.en
    assert "プレイしない" in told.ja
    assert cursor.options is not None
    assert cursor.options.kind == "must play"
    # The branch is not lost: it is there when the newer rules come back.
    assert cursor.switch_edition(AUGUST_2026) is None
    assert cursor.at == asked
    assert cursor.next()
