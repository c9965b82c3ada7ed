"""What the prose of the lessons says happens, played on the very tables it shows.

Refusals and rules are promised in the lessons' own runs, which `lesson check`
plays. Here is what only a look at the state can tell: where things are
afterwards, who gets hurt, what is still tapped.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mtgrules.game import Game
from mtgrules.lessons.parse import parse
from mtgrules.lessons.runs import position_of
from mtgrules.lessons.script import take
from mtgrules.setup import position

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson
    from mtgrules.model.objects import Obj

SOURCE = Path(__file__).resolve().parent.parent.parent / "notebooks/source"

TO_THE_LAST_TRIGGER = ["pass until your upkeep", "pass", "pass"]
TO_THE_OFFER = [*TO_THE_LAST_TRIGGER, "pass", "pass"]


def lesson(name: str) -> Lesson:
    return parse((SOURCE / f"{name}.md").read_text("utf-8"), f"notebooks/source/{name}.md")


def table(name: str, at: str, **more: object) -> Game:
    found = lesson(name)
    return Game(position({**position_of(found, found.positions[at]), **more}))


def played(name: str, at: str, run: str = "", *, most: int | None = None) -> Game:
    """The table after one of the lesson's own runs, or the first choices of it."""
    game = table(name, at)
    for line in lesson(name).positions[at].runs[run][:most]:
        take(game, line)
    return game


def go(game: Game, *lines: str) -> Game:
    for line in lines:
        take(game, line)
    return game


def named(game: Game, name: str) -> Obj:
    state = game.state
    zones = [state.battlefield, state.exile, *(p.hand + p.graveyard for p in state.players)]
    return next(obj for zone in zones for obj in zone if obj.card.name.en == name)


def lives(game: Game) -> list[int]:
    return [player.life for player in game.state.players]


# Activating ---------------------------------------------------------------------------


def test_at_every_step_of_the_activation_nobody_may_respond() -> None:
    game = go(table("activate", "first"), "activate Prodigal Pyromancer")

    while game.options.kind != "priority":
        take(game, "! respond => 117.1")
        take(game, "target Ben" if game.options.kind == "target" else "pay 0")
    assert named(game, "Prodigal Pyromancer").tapped


def test_killing_the_source_afterwards_does_not_save_ben() -> None:
    game = played("activate", "first", "destroyed")

    assert named(game, "Prodigal Pyromancer").zone.value == "graveyard"
    assert lives(game) == [20, 19]


@pytest.mark.parametrize("run", ["tapped", "skite"])
def test_what_begins_and_cannot_be_finished_costs_nothing(run: str) -> None:
    assert played("activate", "refused", run).state == table("activate", "refused").state


def test_the_tapped_pyromancer_fails_at_the_price_and_spellskite_at_the_target() -> None:
    stories = [played("activate", "refused", run).story() for run in ("tapped", "skite")]

    assert "step 601.2h" in stories[0]
    assert "step 601.2c" in stories[1]
    assert "pays" not in stories[1]


def test_the_new_dragon_works_and_the_new_elves_do_with_fervor() -> None:
    played("activate", "refused", "dragon")
    found = lesson("activate")
    data = dict(found.positions["refused"].data)
    you = {"battlefield": [*data["you"]["battlefield"], "Fervor"]}

    go(Game(position({**data, "you": you})), "activate Llanowar Elves => 605.3b")


def test_only_the_ability_that_uses_the_stack_can_be_stifled() -> None:
    game = played("activate", "decoy", "stifled")

    assert named(game, "Master Decoy").tapped
    assert named(game, "Plains").tapped
    assert not game.state.players[0].pool
    late = played("activate", "decoy", "too_late")
    assert named(late, "Stifle").zone.value == "hand"


def test_a_tapped_creature_may_be_chosen_and_stays_tapped() -> None:
    game = played("activate", "decoy")

    assert named(game, "Grizzly Bears").tapped
    assert named(game, "Master Decoy").tapped


def test_what_cannot_be_paid_is_undone_and_the_forest_is_yours_to_decide() -> None:
    start = table("activate", "unpaid").state

    assert played("activate", "unpaid").state == start
    assert played("activate", "unpaid", "undo").state == start
    kept = played("activate", "unpaid", "keep")
    assert named(kept, "Forest").tapped
    assert [mana.type for mana in kept.state.players[0].pool] == ["G"]
    assert not named(kept, "Master Decoy").tapped


def test_whoever_makes_no_mana_gets_out_though_the_forest_could_pay() -> None:
    game = go(table("activate", "unpaid"), "activate Icy Manipulator", "target Grizzly Bears")
    assert "activate" in {choice.verb for choice in game.legal}, "the Forest could be tapped"

    go(game, "close => 733.1")
    assert game.state == table("activate", "unpaid").state


def test_whoever_can_pay_cannot_stop_in_the_middle() -> None:
    game = played("activate", "unpaid", "paid", most=4)
    assert {choice.verb for choice in game.legal} == {"pay"}

    without_mana = go(table("activate", "first"), "activate Prodigal Pyromancer", "target Ben")
    assert named(without_mana, "Prodigal Pyromancer").tapped
    assert without_mana.options.kind == "priority"


# Suspend ------------------------------------------------------------------------------


def test_suspending_leaves_the_stack_empty_and_four_counters_on_the_card() -> None:
    game = played("suspend", "begin", most=5)

    assert game.state.stack == ()
    assert dict(named(game, "Errant Ephemeron").counters) == {"time": 4}


def test_stifle_right_after_suspending_goes_back_to_the_hand() -> None:
    game = played("suspend", "begin", "answer")

    assert named(game, "Stifle").zone.value == "hand"
    assert dict(named(game, "Errant Ephemeron").counters) == {"time": 4}


def test_the_four_counters_are_gone_in_the_fourth_upkeep_and_the_card_is_offered() -> None:
    game = played("suspend", "begin")
    turn = game.state.turn
    go(game, *["pass until your upkeep"] * 3, "pass", "pass", "pass", "pass")

    assert game.state.turn == turn + 6
    assert {choice.verb for choice in game.legal} == {"cast", "decline"}


def test_played_it_attacks_at_once_and_hurts() -> None:
    assert lives(played("suspend", "last")) == [20, 16]


def test_declined_it_stays_in_exile_and_is_never_offered_again() -> None:
    game = go(table("suspend", "last"), *TO_THE_OFFER, "decline")
    assert dict(named(game, "Errant Ephemeron").counters) == {}

    go(game, "pass until your upkeep")
    assert game.state.step.value == "upkeep"
    assert game.state.stack == ()
    assert named(game, "Errant Ephemeron").zone.value == "exile"


def test_the_first_stifle_only_wins_time() -> None:
    game = played("suspend", "last", "first_stifled")

    assert dict(named(game, "Errant Ephemeron").counters) == {"time": 1}
    assert len(game.state.stack) == 1


def test_the_second_stifle_leaves_the_card_in_exile_for_good() -> None:
    game = played("suspend", "last", "second_stifled")
    assert named(game, "Errant Ephemeron").zone.value == "exile"

    go(game, "pass until your upkeep")
    assert game.state.step.value == "upkeep"
    assert game.state.stack == ()


def test_counterspell_fits_the_third_chance_only() -> None:
    game = played("suspend", "last", "countered")
    assert named(game, "Errant Ephemeron").zone.value == "graveyard"

    for early in (["pass until your upkeep"], TO_THE_LAST_TRIGGER):
        game = go(table("suspend", "last"), *early, "pass", "cast Counterspell => 733.1")
        assert named(game, "Counterspell").zone.value == "hand"


def test_declining_is_refused_under_the_rules_of_2023_and_not_under_todays() -> None:
    go(table("suspend", "then"), *TO_THE_OFFER, "! decline => 702.62a")
    go(table("suspend", "then", edition="2024-02-06"), *TO_THE_OFFER, "decline")


def test_rift_bolt_asks_for_its_target_only_when_it_is_cast() -> None:
    game = played("suspend", "bolt")
    assert "target" not in {choice.verb for choice in game.tree.choices(game.at)}

    # The opponent attacks with nothing, then the next upkeep comes.
    while game.state.step.value != "upkeep" or game.state.active != 0:
        go(game, "done" if game.options.kind == "attackers" else "pass")
    go(game, "pass", "pass", "pass", "pass", "cast Rift Bolt")
    assert game.options.kind == "target"
    go(game, "target Ben => 601.2i", "pass", "pass")
    assert lives(game) == [20, 17]
