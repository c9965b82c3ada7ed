"""Rules 302 to 514: creatures and lands, zones, the turn and combat."""

from __future__ import annotations

from mtgrules.cards import phrases
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import power, toughness
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.permanents import Pump
from mtgrules.game import Game
from mtgrules.model.abilities import TargetSpec, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    ability,
    can,
    creature,
    does,
    frames,
    go,
    life,
    make,
    named,
    new_game,
    placed,
    pool,
    refused,
    resolve,
    said,
    the,
    until,
    where,
)

FLYER = creature("Test Bird", 2, 2, "flying")
REACHER = creature("Test Spider", 1, 3, "reach")
TRAMPLER = creature("Test Rhino", 5, 5, "trample")
BIG = creature("Test Ox", 5, 5)
GUARD = creature("Test Guard", 2, 2, "vigilance")

# 302.6 --------------------------------------------------------------------------------


def to_attackers(game: Game) -> Game:
    for _ in range(40):
        if game.options.kind == "attackers":
            return game
        game.take("pass")
    raise AssertionError("no attack came")


def test_302_6_a_new_creature_does_not_attack() -> None:
    game = to_attackers(new_game(you={"battlefield": ["Grizzly Bears (new)", "Shivan Dragon"]}))
    refused(game, "attack Grizzly Bears -> Ben", "302.6")
    go(game, "attack Shivan Dragon -> Ben", "done")


def test_302_6_it_attacks_in_its_controllers_next_turn() -> None:
    game = new_game(you={"battlefield": ["Grizzly Bears (new)"]})
    until(game, "main1", game.state.turn + 2)
    to_attackers(game)
    go(game, "attack Grizzly Bears -> Ben", "done")


def test_302_6_haste_attacks_at_once() -> None:
    game = to_attackers(new_game(you={"battlefield": ["Grizzly Bears (new)", "Fervor"]}))
    assert can(game, "attack Grizzly Bears -> Ben")


def test_302_6_haste_of_an_opponents_fervor_does_not_help() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer (new)"]}, opponent={"battlefield": ["Fervor"]}
    )
    refused(game, "activate Prodigal Pyromancer", "602.5a")


def test_302_6_a_new_creature_blocks() -> None:
    game = to_attackers(
        new_game(
            you={"battlefield": ["Grizzly Bears"]},
            opponent={"battlefield": ["Llanowar Elves (new)"]},
        )
    )
    go(game, "attack Grizzly Bears -> Ben", "done")
    to_blockers(game)
    go(game, "block Llanowar Elves -> Grizzly Bears", "done")


# 305.1-3 ------------------------------------------------------------------------------


def test_305_1_a_land_needs_a_main_phase_and_an_empty_stack() -> None:
    refused(new_game(you={"hand": ["Forest"]}, step="upkeep"), "play Forest", "305.1")
    game = new_game(you={"hand": ["Forest", "Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "play Forest", "305.1")
    resolve(game)
    go(game, "play Forest")


def test_305_2_one_land_a_turn() -> None:
    game = new_game(you={"hand": ["Forest", "Island"]})
    go(game, "play Forest")
    refused(game, "play Island", "305.2b")
    until(game, "main1", game.state.turn + 2)
    go(game, "play Island")


def test_305_3_not_in_an_opponents_turn() -> None:
    game = new_game(you={"hand": ["Forest"]}, active="opponent")
    go(game, "pass")
    refused(game, "play Forest", "305.3")
    assert can(new_game(you={"hand": ["Forest"]}), "play Forest")


def test_305_4_putting_a_land_onto_the_battlefield_is_not_playing_it() -> None:
    game = new_game(you={"hand": ["Forest"]})
    change = Change(game.state)
    change.move(the(game, "Forest").id, Zone.BATTLEFIELD, "entered", "305.4")
    assert change.state.players[0].lands_played == 0


# 400.7 --------------------------------------------------------------------------------


def test_400_7_a_card_that_changes_zones_is_a_new_object() -> None:
    game = new_game(you={"hand": ["Grizzly Bears"], "pool": "{G}{G}"})
    in_hand = the(game, "Grizzly Bears").id
    go(game, "cast Grizzly Bears", "close")
    on_stack = the(game, "Grizzly Bears").id
    resolve(game)
    on_battlefield = the(game, "Grizzly Bears").id
    assert len({in_hand, on_stack, on_battlefield}) == 3


def test_400_7_counters_marks_and_damage_do_not_come_along() -> None:
    game = new_game(
        you={"battlefield": ["Shivan Dragon (tapped, damage 2, 1 +1/+1 counter)"], "pool": "{R}"}
    )
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    change = Change(game.state)
    id = change.move(the(game, "Shivan Dragon").id, Zone.HAND, "drew", "400.7")
    back = change.move(id, Zone.BATTLEFIELD, "entered", "400.7")
    dragon = change.state.permanent(back)
    assert dragon is not None
    assert (power(game.state, dragon), toughness(game.state, dragon), dragon.damage) == (5, 5, 0)
    assert not dragon.tapped
    assert not dragon.settled


def test_400_7_a_target_that_left_and_came_back_is_no_longer_the_target() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    change = Change(game.state)
    away = change.move(the(game, "Grizzly Bears").id, Zone.EXILE, "exiled", "400.7")
    change.move(away, Zone.BATTLEFIELD, "entered", "400.7")
    again = Game(change.state)
    resolve(again)
    assert "spell_fizzled" in said(again)
    assert the(again, "Grizzly Bears").damage == 0


# 500-504 ------------------------------------------------------------------------------


def test_500_5_mana_empties_as_a_step_ends() -> None:
    game = new_game(you={"battlefield": ["Forest"]}, step="upkeep")
    go(game, "activate Forest")
    assert pool(game) == "G"
    go(game, "pass", "pass")
    assert game.state.step.value == "draw"
    assert pool(game) == ""
    assert "mana_emptied" in said(game)


def test_500_5_mana_stays_while_the_step_goes_on() -> None:
    game = new_game(you={"battlefield": ["Forest"], "hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "activate Forest", "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert pool(game) == "G"


def test_502_3_only_the_active_players_permanents_untap() -> None:
    game = new_game(
        you={"battlefield": ["Forest (tapped)"]},
        opponent={"battlefield": ["Island (tapped)"]},
        active="opponent",
        step="end",
    )
    until(game, "upkeep", game.state.turn + 1)
    assert not the(game, "Forest").tapped
    assert the(game, "Island").tapped


def test_502_4_nobody_has_priority_in_the_untap_step() -> None:
    game = new_game(step="end")
    until(game, "upkeep", game.state.turn + 1)
    steps = [f.state for f in frames(game) if f.state.step.value == "untap"]
    assert steps
    assert all(state.priority is None for state in steps)


def test_504_1_the_active_player_draws() -> None:
    game = new_game(step="upkeep", turn=3)
    until(game, "draw")
    assert [len(p.hand) for p in game.state.players] == [1, 0]


def test_504_1_the_first_player_of_two_skips_the_first_draw() -> None:
    """103.8a."""
    game = new_game(step="upkeep", turn=1)
    until(game, "draw")
    assert "first_draw_skipped" in said(game)
    assert not game.state.players[0].hand


def test_504_1_with_three_players_nobody_skips_a_draw() -> None:
    """103.8c."""
    game = new_game(you={}, opponent={}, opponent2={}, step="upkeep", turn=1)
    until(game, "draw")
    assert len(game.state.players[0].hand) == 1


def test_turns_go_round_the_table() -> None:
    game = new_game(you={}, opponent={}, opponent2={}, step="end")
    order = []
    for _ in range(4):
        until(game, "upkeep", game.state.turn + 1)
        order.append(game.state.active)
    assert order == [1, 2, 0, 1]


# 508-510 ------------------------------------------------------------------------------


def to_blockers(game: Game) -> Game:
    for _ in range(20):
        if game.options.kind == "blockers":
            return game
        game.take("pass")
    raise AssertionError("no block came")


def to_damage(game: Game) -> Game:
    for _ in range(20):
        if (
            game.options.kind == "damage"
            or "damage_player" in said(game)
            or "no_damage" in said(game)
            or "damage_permanent" in said(game)
        ):
            return game
        game.take("pass" if game.options.kind == "priority" else "done")
    raise AssertionError("no damage came")


def attack(game: Game, *attacks: str) -> Game:
    to_attackers(game)
    go(game, *(f"attack {a}" for a in attacks), "done")
    return game


def test_508_1a_a_tapped_creature_does_not_attack() -> None:
    game = to_attackers(new_game(you={"battlefield": ["Grizzly Bears (tapped)", "Shivan Dragon"]}))
    refused(game, "attack Grizzly Bears -> Ben", "508.1a")
    assert can(game, "attack Shivan Dragon -> Ben")


def test_508_1f_attackers_tap_and_those_with_vigilance_do_not() -> None:
    game = attack(
        new_game(you={"battlefield": ["Grizzly Bears", GUARD]}),
        "Grizzly Bears -> Ben",
        "Test Guard -> Ben",
    )
    assert the(game, "Grizzly Bears").tapped
    assert not the(game, "Test Guard").tapped


def test_508_1_you_cannot_attack_yourself() -> None:
    game = to_attackers(new_game(you={"battlefield": ["Grizzly Bears", "Liliana of the Veil"]}))
    refused(game, "attack Grizzly Bears -> Aki")
    refused(game, "attack Grizzly Bears -> Liliana of the Veil")
    assert can(game, "attack Grizzly Bears -> Ben")


def test_508_1_an_opponents_planeswalker_can_be_attacked() -> None:
    game = attack(
        new_game(
            you={"battlefield": ["Grizzly Bears"]},
            opponent={"battlefield": ["Liliana of the Veil"]},
        ),
        "Grizzly Bears -> Liliana of the Veil",
    )
    to_damage(game)
    assert the(game, "Liliana of the Veil").counter("loyalty") == 1
    assert life(game) == (20, 20)


def test_508_8_without_attackers_there_is_no_block_and_no_damage() -> None:
    game = to_attackers(new_game(you={"battlefield": ["Grizzly Bears"]}))
    go(game, "done")
    steps = []
    for _ in range(6):
        go(game, "pass")
        steps.append(game.state.step.value)
    assert "declare blockers" not in steps
    assert "combat damage" not in steps
    assert "end of combat" in steps


def test_508_an_attack_trigger_goes_on_the_stack_before_blocks() -> None:
    """Torrent Elemental taps the defending player's creatures."""
    game = attack(
        new_game(
            you={"battlefield": ["Torrent Elemental"]}, opponent={"battlefield": ["Grizzly Bears"]}
        ),
        "Torrent Elemental -> Ben",
    )
    assert named(game.state.stack) == ["Torrent Elemental"]
    resolve(game)
    assert the(game, "Grizzly Bears").tapped


def test_509_1a_a_tapped_creature_does_not_block() -> None:
    game = attack(
        new_game(
            you={"battlefield": ["Grizzly Bears"]},
            opponent={"battlefield": ["Llanowar Elves (tapped)", "Spellskite"]},
        ),
        "Grizzly Bears -> Ben",
    )
    to_blockers(game)
    refused(game, "block Llanowar Elves -> Grizzly Bears", "509.1a")
    go(game, "block Spellskite -> Grizzly Bears")
    refused(game, "block Spellskite -> Grizzly Bears")


def test_509_1b_flying_is_blocked_by_flying_or_reach_only() -> None:
    """702.9b."""
    game = attack(
        new_game(
            you={"battlefield": ["Shivan Dragon"]},
            opponent={"battlefield": ["Grizzly Bears", FLYER, REACHER]},
        ),
        "Shivan Dragon -> Ben",
    )
    to_blockers(game)
    refused(game, "block Grizzly Bears -> Shivan Dragon", "702.9b")
    go(game, "block Test Bird -> Shivan Dragon", "block Test Spider -> Shivan Dragon", "done")


def test_510_1b_an_unblocked_creature_damages_the_player() -> None:
    game = attack(new_game(you={"battlefield": ["Grizzly Bears"]}), "Grizzly Bears -> Ben")
    to_damage(game)
    assert life(game) == (20, 18)


def test_510_1c_a_blocked_creature_damages_its_blocker_only() -> None:
    game = attack(
        new_game(you={"battlefield": ["Grizzly Bears"]}, opponent={"battlefield": ["Spellskite"]}),
        "Grizzly Bears -> Ben",
    )
    to_blockers(game)
    go(game, "block Spellskite -> Grizzly Bears", "done")
    to_damage(game)
    assert life(game) == (20, 20)
    assert the(game, "Spellskite").damage == 2


def test_510_1c_a_blocked_creature_whose_blocker_is_gone_deals_no_damage() -> None:
    game = attack(
        new_game(
            you={"battlefield": ["Grizzly Bears"], "hand": ["Lightning Bolt"]},
            opponent={"battlefield": ["Llanowar Elves"]},
        ),
        "Grizzly Bears -> Ben",
    )
    to_blockers(game)
    go(game, "block Llanowar Elves -> Grizzly Bears", "done")
    game = kill(game, "Llanowar Elves")
    while game.state.step.value != "end of combat":
        go(game, "pass")
    assert life(game) == (20, 20)


def kill(game: Game, name: str) -> Game:
    change = Change(game.state)
    change.move(the(game, name).id, Zone.GRAVEYARD, "died", "704.5f")
    return Game(change.state)


def test_702_19_a_trampler_whose_blocker_is_gone_damages_the_player() -> None:
    game = attack(
        new_game(you={"battlefield": [TRAMPLER]}, opponent={"battlefield": ["Llanowar Elves"]}),
        "Test Rhino -> Ben",
    )
    to_blockers(game)
    go(game, "block Llanowar Elves -> Test Rhino", "done")
    game = kill(game, "Llanowar Elves")
    while game.state.step.value != "end of combat":
        go(game, "pass")
    assert life(game) == (20, 15)


def test_510_1c_damage_is_divided_among_several_blockers() -> None:
    game = attack(
        new_game(
            you={"battlefield": [BIG]},
            opponent={"battlefield": ["Grizzly Bears", "Spellskite"]},
        ),
        "Test Ox -> Ben",
    )
    to_blockers(game)
    go(game, "block Grizzly Bears -> Test Ox", "block Spellskite -> Test Ox", "done")
    to_damage(game)
    assert game.options.player == 0
    bears = the(game, "Grizzly Bears").id
    assert {c.args[2] for c in game.legal if c.args[1] == bears} == {0, 1, 2, 3, 4, 5}
    go(game, "assign Test Ox -> Grizzly Bears -> 2")
    assert where(game, "Grizzly Bears") == "graveyard"
    assert the(game, "Spellskite").damage == 3
    assert the(game, "Test Ox").damage == 2


def test_510_1c_no_more_than_its_power_is_assigned() -> None:
    game = attack(
        new_game(
            you={"battlefield": [BIG]}, opponent={"battlefield": ["Grizzly Bears", "Spellskite"]}
        ),
        "Test Ox -> Ben",
    )
    to_blockers(game)
    go(game, "block Grizzly Bears -> Test Ox", "block Spellskite -> Test Ox", "done")
    to_damage(game)
    refused(game, "assign Test Ox -> Grizzly Bears -> 6")


def test_702_19b_trample_over_one_blocker() -> None:
    game = attack(
        new_game(you={"battlefield": [TRAMPLER]}, opponent={"battlefield": ["Grizzly Bears"]}),
        "Test Rhino -> Ben",
    )
    to_blockers(game)
    go(game, "block Grizzly Bears -> Test Rhino", "done")
    to_damage(game)
    refused(game, "assign Test Rhino -> Grizzly Bears -> 1", "702.19b")
    go(game, "assign Test Rhino -> Grizzly Bears -> 2")
    assert life(game) == (20, 17)


def test_702_19b_trample_counts_damage_that_is_there_already() -> None:
    game = attack(
        new_game(
            you={"battlefield": [TRAMPLER]}, opponent={"battlefield": ["Spellskite (damage 3)"]}
        ),
        "Test Rhino -> Ben",
    )
    to_blockers(game)
    go(game, "block Spellskite -> Test Rhino", "done")
    to_damage(game)
    go(game, "assign Test Rhino -> Spellskite -> 1")
    assert life(game) == (20, 16)


def test_702_19b_a_trampler_may_keep_all_its_damage_for_one_of_its_blockers() -> None:
    """Lethal damage to every blocker is only asked for where the player is to get some."""
    game = attack(
        new_game(
            you={"battlefield": [TRAMPLER]},
            opponent={"battlefield": ["Spellskite", "Grizzly Bears"]},
        ),
        "Test Rhino -> Ben",
    )
    to_blockers(game)
    go(game, "block Spellskite -> Test Rhino", "block Grizzly Bears -> Test Rhino", "done")
    to_damage(game)
    go(game, "assign Test Rhino -> Spellskite -> 0")
    if game.options.kind == "damage":
        refused(game, "assign Test Rhino -> Grizzly Bears -> 2")
        go(game, "assign Test Rhino -> Grizzly Bears -> 5")
    assert where(game, "Grizzly Bears") == "graveyard"
    assert life(game) == (20, 20)


def test_510_2_combat_damage_is_dealt_all_at_once() -> None:
    game = attack(
        new_game(
            you={"battlefield": ["Grizzly Bears"]},
            opponent={"battlefield": ["Basking Rootwalla (2 +1/+1 counters)"]},
        ),
        "Grizzly Bears -> Ben",
    )
    to_blockers(game)
    go(game, "block Basking Rootwalla -> Grizzly Bears", "done")
    while game.state.step.value != "end of combat":
        go(game, "pass")
    assert where(game, "Grizzly Bears") == "graveyard"
    assert the(game, "Basking Rootwalla").damage == 2


def test_511_3_everything_leaves_combat() -> None:
    game = attack(new_game(you={"battlefield": [GUARD]}), "Test Guard -> Ben")
    until(game, "main2")
    assert the(game, "Test Guard").attacking == -1


def test_506_4_a_stolen_attacker_is_removed_from_combat() -> None:
    game = attack(
        new_game(
            you={"battlefield": ["Grizzly Bears"]},
            opponent={"battlefield": ["Vedalken Orrery", "3 Mountain"], "hand": ["Act of Treason"]},
        ),
        "Grizzly Bears -> Ben",
    )
    go(game, "pass", "cast Act of Treason", "target Grizzly Bears")
    go(game, "activate Mountain", "activate Mountain", "activate Mountain", "close")
    resolve(game)
    while game.state.step.value != "end of combat":
        game.take("pass" if game.options.kind == "priority" else "done")
    assert life(game) == (20, 20)


# 514 ----------------------------------------------------------------------------------


def test_514_1_discard_down_to_seven() -> None:
    game = new_game(you={"hand": ["9 Forest"]}, step="end")
    go(game, "pass", "pass")
    assert game.options.kind == "discard"
    assert game.options.player == 0
    go(game, "choose Forest", "choose Forest")
    assert len(game.state.players[0].hand) == 7
    assert game.options.kind == "priority"


def test_514_1_only_the_active_player_discards() -> None:
    game = new_game(opponent={"hand": ["9 Forest"]}, step="end")
    go(game, "pass", "pass")
    assert game.options.kind == "priority"
    assert len(game.state.players[1].hand) == 9


def test_514_2_damage_and_effects_until_end_of_turn_end() -> None:
    game = new_game(you={"battlefield": ["Shivan Dragon (damage 3)"], "pool": "{R}"}, step="end")
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    assert power(game.state, the(game, "Shivan Dragon")) == 6
    until(game, "upkeep", game.state.turn + 1)
    assert power(game.state, the(game, "Shivan Dragon")) == 5
    assert the(game, "Shivan Dragon").damage == 0


def test_514_2_effects_last_through_the_end_step() -> None:
    game = new_game(you={"battlefield": ["Shivan Dragon"], "pool": "{R}"})
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    until(game, "end")
    assert power(game.state, the(game, "Shivan Dragon")) == 6


def test_514_3_nobody_gets_priority_in_a_quiet_cleanup_step() -> None:
    game = new_game(step="end")
    until(game, "upkeep", game.state.turn + 1)
    states = [f.state for f in frames(game) if f.state.step.value == "cleanup"]
    assert states
    assert all(s.priority is None for s in states)


SPARE_KILLER = make(
    "Last Gasp Stone",
    "最期の石",
    "{1}",
    "artifact",
    activated=(
        ability((), does(Pump(1, 1, target=True), targets=(TargetSpec(phrases.CREATURE),))),
    ),
)
HOLLOW = creature(
    "Hollow Shell",
    0,
    0,
    triggered=(
        Triggered("died", "self", (does(Draw(1)),), Text("when this dies", "これが死亡したとき")),
    ),
)


def hollow_dies_in_cleanup() -> Game:
    """A 0/0 lives on +1/+1 until end of turn; when that wears off it dies in the cleanup step."""
    from mtgrules.model.objects import Mark

    pumped = (Mark("power/toughness", power=1, toughness=1, until="end of turn"),)
    game = new_game(
        you={"battlefield": [placed(HOLLOW, marks=pumped), SPARE_KILLER, "Grizzly Bears"]},
        step="end",
    )
    go(game, "pass", "pass")
    return game


def test_514_3a_a_trigger_in_the_cleanup_step_gives_priority() -> None:
    game = hollow_dies_in_cleanup()
    assert game.state.step.value == "cleanup"
    assert where(game, "Hollow Shell") == "graveyard"
    assert named(game.state.stack) == ["Hollow Shell"]
    assert game.options.player == 0


def test_514_3a_after_that_another_cleanup_step_begins() -> None:
    game = hollow_dies_in_cleanup()
    turn = game.state.turn
    go(game, "activate Last Gasp Stone", "target Grizzly Bears")
    resolve(game, 2)
    assert power(game.state, the(game, "Grizzly Bears")) == 3
    go(game, "pass", "pass")
    until(game, "upkeep", turn + 1)
    assert power(game.state, the(game, "Grizzly Bears")) == 2, (
        "what was done in the cleanup step must wear off"
    )
