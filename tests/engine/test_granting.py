"""Replacement effects, tokens, Sagas, time travel, and effects that look through the library."""

from __future__ import annotations

import pytest

from mtgrules.cards import card
from mtgrules.cards.granting import SAGAS
from mtgrules.cards.make import does, make, spell
from mtgrules.cards.tokens import INVESTIGATE
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has_suspend, is_suspended, power, toughness
from mtgrules.engine.effects.time_travel import TimeTravel
from mtgrules.engine.naming import names
from mtgrules.engine.replacing import EntersWithCounters, exile_as_it_resolves
from mtgrules.engine.triggers import notice
from mtgrules.game import Game, NotAllowed
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone
from mtgrules.setup import BadPosition, position, write
from tests.engine.helpers import (
    can,
    every,
    first,
    go,
    named,
    new_game,
    refused,
    resolve,
    the,
    until_last_counter,
)

TRAVEL = make("Test Journey", "試験の旅", "{0}", "instant", spell=spell(does(TimeTravel())))
THRICE = make("Test Odyssey", "試験の遍歴", "{0}", "instant", spell=spell(does(TimeTravel(3))))
SEARCH = make("Test Search", "試験の捜索", "{0}", "instant", spell=spell(does(INVESTIGATE)))
GROWN = make(
    "Test Giant",
    "試験の巨人",
    "{0}",
    "creature",
    pt=(1, 1),
    statics=(EntersWithCounters("+1/+1", 2),),
)


def exiled(game: Game, name: str) -> Obj:
    return next(obj for obj in game.state.exile if obj.card.name.en == name)


# Entering with counters (614.1c) --------------------------------------------------------


def test_a_permanent_enters_with_its_counters() -> None:
    game = new_game({"hand": [GROWN]})
    resolve(go(game, "cast Test Giant"))
    giant = game.state.battlefield[0]
    assert (power(game.state, giant), toughness(game.state, giant)) == (3, 3)
    assert giant.counter("+1/+1") == 2


def test_x_counters_come_from_the_x_of_the_spell() -> None:
    game = new_game({"hand": ["Walking Ballista"], "pool": "{C}{C}{C}{C}"})
    resolve(go(game, "cast Walking Ballista", "x 2", "close"))
    assert game.state.battlefield[0].counter("+1/+1") == 2


def test_epochrasite_cast_from_hand_enters_without_counters() -> None:
    game = new_game({"hand": ["Epochrasite"], "pool": "{C}{C}"})
    resolve(go(game, "cast Epochrasite", "close"))
    assert game.state.battlefield[0].counter("+1/+1") == 0


# Tokens (111) ---------------------------------------------------------------------------


def test_investigating_creates_a_clue_that_draws_a_card() -> None:
    game = new_game({"hand": [SEARCH], "pool": "{C}{C}"})
    resolve(go(game, "cast Test Search"))
    clue = game.state.battlefield[0]
    assert clue.token
    assert (clue.owner, clue.controller) == (0, 0)
    go(game, "activate Clue Token", "close", "pay 0")
    while game.options.kind == "payment":
        game.take(game.legal[0])
    resolve(game)
    assert len(game.state.players[0].hand) == 1
    assert named(game.state.players[0].graveyard) == ["Test Search"]  # the token is gone


def test_a_token_that_leaves_the_battlefield_ceases_to_exist_and_cannot_move() -> None:
    state = position({"you": {"battlefield": ["Clue Token"]}})
    change = Change(state)
    there = change.move(state.battlefield[0].id, Zone.EXILE, "exiled", "701.13a")
    assert change.move(there, Zone.BATTLEFIELD, "entered", "111.8") == 0
    assert change.state.card(there) is not None
    game = new_game({"battlefield": ["Clue Token", "2 Island"], "hand": ["Boomerang"]})
    go(game, "cast Boomerang", "target Clue Token", "activate Island", "activate Island", "close")
    resolve(game)
    assert game.state.players[0].hand == ()
    assert any(e.rule == "704.5d" for f in game.tree.frames for e in f.events)


def test_a_token_is_no_card_to_name_and_stands_on_the_battlefield_only() -> None:
    assert "Clue Token" not in names("any")
    assert card("手掛かり・トークン") is card("Clue Token")
    with pytest.raises(BadPosition) as caught:
        position({"you": {"hand": ["Clue Token"]}})
    assert "Clue Token" in caught.value.text.en
    assert "手掛かり・トークン" in caught.value.text.ja


# Dying (700.4) --------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["damage", "sacrifice", "legend"])
def test_a_dies_ability_triggers_however_the_creature_died(how: str) -> None:
    game = new_game({"battlefield": ["Epochrasite"]})
    state = game.state
    change = Change(state)
    id = state.battlefield[0].id
    if how == "damage":
        change.damage(id, 1, id)
    elif how == "sacrifice":
        change.sacrifice(id)
    else:
        change.move(id, Zone.GRAVEYARD, "legend_rule", "704.5j")
    waiting = notice(state, change).waiting
    assert len(waiting) == (0 if how == "damage" else 1)  # damage kills at the next check only


def test_a_permanent_that_is_put_into_exile_does_not_die() -> None:
    game = new_game({"battlefield": ["Epochrasite", "Island"], "hand": ["Suspend"]})
    resolve(go(game, "cast Suspend", "target Epochrasite", "activate Island", "close"))
    assert game.state.stack == ()
    assert exiled(game, "Epochrasite").counter("time") == 2


def test_a_card_that_left_the_graveyard_is_not_exiled_any_more() -> None:
    game = new_game(
        {"battlefield": ["Epochrasite", "Mountain"], "hand": ["Lightning Bolt"]},
    )
    go(game, "cast Lightning Bolt", "target Epochrasite", "activate Mountain", "close")
    resolve(game)
    assert named(game.state.stack) == ["Epochrasite"]
    dead = game.state.players[0].graveyard[-1]
    change = Change(game.state)
    change.move(dead.id, Zone.HAND, "returned", "400.7")
    assert change.state.card(dead.id) is None  # what the ability is about is nowhere (400.7)


# A spell goes elsewhere as it resolves (614.1a) ------------------------------------------


def test_a_replaced_spell_that_does_not_resolve_goes_to_the_graveyard() -> None:
    game = new_game(
        {
            "battlefield": ["Gandalf of the Secret Fire", "2 Mountain"],
            "hand": ["2 Lightning Bolt"],
        },
        {"battlefield": ["Grizzly Bears"]},
        active="opponent",
    )
    go(game, "pass", "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    resolve(game)  # Gandalf's ability: the first Bolt will be exiled
    go(game, "pass", "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    resolve(game, 2)  # the second Bolt kills the Bears
    resolve(game)  # the first has no target left
    assert named(game.state.players[0].graveyard) == ["Lightning Bolt"]
    assert [is_suspended(obj) for obj in game.state.exile] == [True]


# Several of them at once (616.1) --------------------------------------------------------


def anywhere(game: Game, name: str) -> Obj:
    return next(obj for _, obj in every(game.state) if obj.card.name.en == name)


def bought_back_under_gandalf() -> Game:
    """Clockspinning has resolved in the opponent's turn: bought back, and Gandalf would exile it."""
    game = new_game(
        {
            "battlefield": ["Gandalf of the Secret Fire"],
            "hand": ["Clockspinning"],
            "exile": ["Errant Ephemeron (2 time counters)"],
            "pool": "{U}{U}{U}{U}",
        },
        active="opponent",
    )
    go(game, "pass", "cast Clockspinning", "with buyback", "target Errant Ephemeron", "close")
    return go(resolve(game), "pass", "pass", "counter time put")


@pytest.mark.parametrize(("way", "zone"), [("suspend", "exile"), ("buyback", "hand")])
def test_616_1_the_controller_says_which_effect_applies(way: str, zone: str) -> None:
    """The other one has nothing to replace any more (616.1f)."""
    game = bought_back_under_gandalf()
    assert (game.options.kind, game.options.player, game.options.rule) == (
        "replacement",
        0,
        "616.1",
    )
    assert game.state.priority is None
    go(game, f"apply {way}")
    spell = anywhere(game, "Clockspinning")
    assert spell.zone.value == zone
    assert is_suspended(spell) is (way == "suspend")
    assert game.options.kind == "priority"


def test_616_1_nothing_else_may_be_done_first() -> None:
    game = bought_back_under_gandalf()
    before = game.state
    for choice in ("apply adventure", "pass", "apply graveyard"):
        with pytest.raises(NotAllowed):
            game.take(choice)
    assert game.state is before


def test_616_1_effects_that_do_the_same_are_no_choice() -> None:
    """As if there were two Gandalfs: both would exile it with three time counters."""
    game = new_game(
        {
            "battlefield": ["Gandalf of the Secret Fire"],
            "hand": ["Lightning Bolt"],
            "pool": "{R}",
        },
        active="opponent",
    )
    go(game, "pass", "cast Lightning Bolt", "target Ben", "close")
    change = Change(game.state)
    exile_as_it_resolves(change, game.state.stack[0].id, 3)
    game = resolve(Game(change.state), 2)
    assert game.options.kind == "priority"
    assert anywhere(game, "Lightning Bolt").counter("time") == 3


def test_616_1_an_adventure_that_gandalf_would_exile_too() -> None:
    game = new_game(
        {
            "battlefield": ["Gandalf of the Secret Fire"],
            "hand": ["Bonecrusher Giant"],
            "pool": "{R}{R}",
        },
        active="opponent",
    )
    go(game, "pass", "cast Stomp", "target Ben", "close")
    resolve(resolve(game))
    assert {choice.args for choice in game.legal} == {("suspend",), ("adventure",)}
    go(game, "apply adventure")
    giant = anywhere(game, "Bonecrusher Giant")
    assert (giant.zone, giant.counter("time"), has_suspend(giant)) == (Zone.EXILE, 0, False)


# Time travel (701.56) -------------------------------------------------------------------


def test_time_travel_asks_only_about_what_is_yours() -> None:
    game = new_game(
        {
            "hand": [TRAVEL],
            "battlefield": ["Time Bomb (1 time counter)", "Island"],
            "exile": ["Rift Bolt (2 time counters)", "Lightning Bolt (1 time counter)"],
        },
        {
            "battlefield": ["Time Bomb (5 time counters)"],
            "exile": ["Errant Ephemeron (1 time counter)"],
        },
    )
    resolve(go(game, "cast Test Journey"))
    about = {choice.args[0] for choice in game.legal if choice.args}
    assert {game.state.name(int(id)).en for id in about} == {"Time Bomb", "Rift Bolt"}
    assert len(about) == 2
    assert {r.rule for r in game.options.refused} == {"701.56a"}


def test_all_of_a_time_travel_happens_at_once() -> None:
    game = new_game({"hand": [TRAVEL], "exile": ["2 Rift Bolt (1 time counter)"]})
    resolve(go(game, "cast Test Journey"))
    first, second = game.state.exile
    go(game, f"remove #{first.id}", f"add #{second.id}")
    assert [obj.counter("time") for obj in game.state.exile] == [1, 1]
    go(game, "done")
    assert [obj.counter("time") for obj in game.state.exile] == [0, 2]
    assert named(game.state.stack) == ["Rift Bolt"]


def test_time_travel_with_nothing_to_choose_is_over_at_once() -> None:
    game = new_game({"hand": [TRAVEL], "exile": ["Rift Bolt"]})
    resolve(go(game, "cast Test Journey"))
    assert game.options.kind == "priority"


def test_three_time_travels_see_each_other() -> None:
    game = new_game({"hand": [THRICE], "exile": ["Rift Bolt (1 time counter)"]})
    resolve(go(game, "cast Test Odyssey"))
    go(game, "remove Rift Bolt", "done")
    assert game.options.kind == "priority"  # it is not suspended any more: nothing to choose
    assert named(game.state.stack) == ["Rift Bolt"]


# Sagas (714) ----------------------------------------------------------------------------


def test_a_saga_gets_a_lore_counter_in_its_controllers_first_main_phase() -> None:
    state = position({"you": {"battlefield": ["Mountain"]}, "active": "opponent", "step": "end"})
    change = Change(state)
    change.create(0, SAGAS[0])
    saga = change.state.battlefield[-1]
    change.add_counters(saga.id, "lore", 1)
    game = Game(change.state)
    seen = []
    for _ in range(60):
        here = [o for o in game.state.battlefield if o.card is SAGAS[0]]
        seen.append((game.state.active, game.state.step.value, [o.counter("lore") for o in here]))
        if not here:
            break
        kind = game.options.kind
        game.take("pass" if kind == "priority" else game.legal[0])
    assert (0, "upkeep", [1]) in seen
    assert (0, "main1", [2]) in seen
    assert (1, "main1", [3]) not in seen  # not in the other player's turn
    assert seen[-1][2] == []  # after chapter III it is sacrificed (714.4)
    assert any(e.rule == "704.5s" for f in game.tree.frames for e in f.events)


def test_a_saga_stays_while_its_last_chapter_is_on_the_stack() -> None:
    state = position({"active": "opponent", "step": "end"})
    change = Change(state)
    change.create(0, SAGAS[0])
    change.add_counters(change.state.battlefield[-1].id, "lore", 2)
    game = Game(change.state)
    while not game.state.stack:
        game.take("pass" if game.options.kind == "priority" else game.legal[0])
    first(game, "how many targets")
    assert len(game.state.battlefield) == 1
    resolve(game)
    assert not game.state.battlefield


# Looking through the library -------------------------------------------------------------


def test_a_library_without_a_fitting_card_is_exiled_whole() -> None:
    game = new_game(
        {"battlefield": ["The Tenth Doctor"], "library": ["2 Forest"]}, step="begin combat"
    )
    go(game, "pass", "pass", "attack The Tenth Doctor -> Ben", "done")
    resolve(game)
    assert named(game.state.exile) == ["Forest", "Forest"]
    assert not any(has_suspend(obj) for obj in game.state.exile)


def test_attacking_with_two_creatures_triggers_once() -> None:
    game = new_game(
        {"battlefield": ["The Tenth Doctor", "2 Grizzly Bears"]},
        step="begin combat",
    )
    go(game, "pass", "pass", "attack The Tenth Doctor -> Ben")
    go(game, "attack Grizzly Bears -> Ben", "attack Grizzly Bears -> Ben", "done")
    assert named(game.state.stack) == ["The Tenth Doctor"]


def test_a_permission_to_play_from_exile_ends_with_the_turn() -> None:
    game = new_game(
        {
            "battlefield": ["4 Mountain"],
            "hand": ["Ecstatic Beauty"],
            "library": ["Lightning Bolt", "Forest", "Grizzly Bears", "9 Plains"],
        }
    )
    go(game, "cast Ecstatic Beauty", *["activate Mountain"] * 3, "close")
    resolve(game)
    assert {"play", "cast"} <= {c.verb for c in game.legal}
    bolt = exiled(game, "Lightning Bolt")
    while game.state.turn == 3:
        game.take("pass" if game.options.kind == "priority" else game.legal[0])
    assert not any(c.args and c.args[0] == bolt.id for c in game.legal)
    assert all(not obj.marks for obj in game.state.exile)


@pytest.mark.parametrize(("combat", "waiting"), [(True, 1), (False, 0)])
def test_only_combat_damage_makes_the_eleventh_doctor_trigger(combat: bool, waiting: int) -> None:
    game = new_game({"battlefield": ["The Eleventh Doctor"]})
    change = Change(game.state)
    change.damage(1, 3, game.state.battlefield[0].id, combat=combat)
    assert len(notice(game.state, change).waiting) == waiting


def test_taigam_looks_at_the_second_spell_and_at_no_other() -> None:
    game = new_game(
        {
            "battlefield": ["Taigam, Master Opportunist", "3 Mountain"],
            "hand": ["3 Lightning Bolt"],
        }
    )
    triggered = []
    for _ in range(3):
        go(game, "cast Lightning Bolt", "target Ben", "activate Mountain", "close")
        triggered.append(len(game.state.stack) - 1)
        while game.state.stack:
            resolve(game)
    assert triggered == [0, 1, 0]


def test_of_a_split_card_one_half_is_named() -> None:
    """201.4b, 201.4d, 709.4a: never both halves; a back face has a name of its own."""
    offered = names("nonland")
    assert {"Fire", "Ice", "Stomp", "Bonecrusher Giant"} <= set(offered)
    assert "Fire // Ice" not in offered
    assert "Tangled Vale" not in offered  # its characteristics are those of a land
    assert "Tangled Vale" in names("any")


def test_the_other_half_of_a_split_card_may_still_be_cast() -> None:
    game = new_game(
        you={"exile": ["Fire // Ice (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Meddling Mage (naming Fire)"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    refused(game, "cast Fire", "601.3")
    assert can(game, "cast Ice")


def test_a_fused_spell_has_both_names() -> None:
    """709.4a, 709.4d."""
    game = new_game(
        you={"hand": ["Wear // Tear"]},
        opponent={"battlefield": ["Meddling Mage (naming Tear)", "Fervor", "Sol Ring"]},
    )
    assert can(game, "cast Wear")
    refused(game, "cast Tear", "601.3")
    refused(game, f"cast #{the(game, 'Wear // Tear').id} 2", "601.3")


def test_a_position_names_one_half() -> None:
    with pytest.raises(BadPosition) as error:
        new_game(opponent={"battlefield": ["Meddling Mage (naming Fire // Ice)"]})
    assert "Fire or Ice" in error.value.text.en
    assert "火か氷" in error.value.text.ja
    state = new_game(opponent={"battlefield": ["Meddling Mage (カード名 氷)"]}).state
    assert "naming Ice)" in write(state)
