"""Corners where two rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has, is_suspended, power
from mtgrules.game import Game
from mtgrules.lessons.script import replay
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from mtgrules.telling import label
from tests.engine.helpers import (
    HEXPROOF_BEAR,
    NEW,
    OLD,
    can,
    first,
    go,
    life,
    named,
    new_game,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    the,
    until,
    until_last_counter,
    until_stack,
    where,
)


def test_a_kept_mana_ability_is_an_action_between_two_passes() -> None:
    """733.1 and 117.4: the step does not end, since not all passed in succession."""
    game = new_game(
        opponent={"hand": ["Grizzly Bears", "Lightning Bolt"], "battlefield": ["Forest"]}
    )
    go(game, "pass", "cast Lightning Bolt", "target Aki", "activate Forest", "close", "keep")
    go(game, "pass")
    assert game.state.step.value == "main1"
    assert game.options.player == 0


def test_an_undone_mana_ability_is_no_action() -> None:
    """The other side: with everything undone, the two passes are in succession."""
    game = new_game(opponent={"hand": ["Lightning Bolt"], "battlefield": ["Forest"]})
    go(game, "pass", "cast Lightning Bolt", "target Aki", "activate Forest", "close", "undo")
    go(game, "pass")
    assert game.state.step.value == "begin combat"


def test_time_counters_on_a_permanent_trigger_nothing() -> None:
    """702.62a: the last-counter ability works in exile only."""
    game = new_game(
        you={
            "battlefield": ["Errant Ephemeron (1 time counter)"],
            "hand": ["Fury Charm"],
            "pool": "{R}{R}",
        }
    )
    go(game, "cast Fury Charm", "mode 2", "target Errant Ephemeron", "close")
    resolve(game)
    assert the(game, "Errant Ephemeron").counters == ()
    assert not game.state.stack
    assert not is_suspended(the(game, "Errant Ephemeron"))


def test_an_exiled_cards_ability_is_its_owners() -> None:
    """108.4a, 602.2: Torrent Elemental in exile has no controller; its owner activates it."""
    game = new_game(opponent={"exile": ["Torrent Elemental"]})
    refused(game, f"activate #{the(game, 'Torrent Elemental').id} 0", "602.2")
    until(game, "main1", game.state.turn + 1)
    assert can(game, "activate Torrent Elemental")


def test_torrent_elemental_comes_back_tapped_as_a_new_object() -> None:
    game = new_game(you={"exile": ["Torrent Elemental"], "pool": "{C}{C}{C}{B}{G}"})
    go(game, "activate Torrent Elemental", "pay_as B", "pay_as G", "close")
    resolve(game)
    elemental = the(game, "Torrent Elemental")
    assert (elemental.zone.value, elemental.tapped, elemental.settled) == (
        "battlefield",
        True,
        False,
    )


@pytest.mark.parametrize("edition", [OLD, NEW])
def test_millikin_with_an_empty_library_cannot_pay(edition: str) -> None:
    """701.17b."""
    game = new_game(you={"battlefield": ["Millikin"], "library": []}, edition=edition)
    before = game.state
    go(game, "activate Millikin")
    assert reversal_reason(game) == ("601.2h", "701.17b")
    assert game.state == before


@pytest.mark.parametrize("answer", ["keep", "undo"])
def test_a_card_exiled_from_hand_for_mana_in_a_reversed_cast(answer: str) -> None:
    """Elvish Spirit Guide: kept, it is exiled and the mana is there; undone, it is back in hand."""
    game = new_game(you={"hand": ["Elvish Spirit Guide", "Grizzly Bears"]})
    before = game.state
    go(game, "cast Grizzly Bears", "activate Elvish Spirit Guide", "close", answer)
    if answer == "keep":
        assert where(game, "Elvish Spirit Guide") == "exile"
        assert pool(game) == "G"
    else:
        assert game.state == before
        assert not the(game, "Elvish Spirit Guide").revealed


def test_suppression_field_taxes_loyalty_abilities_and_cycling() -> None:
    """They are activated abilities and no mana abilities."""
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Street Wraith"], "pool": "{B}{B}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, f"activate #{the(game, 'Street Wraith').id} cycling", "close")
    first(game, "payment")
    assert pool(game) == ""
    resolve(game)
    go(game, "activate Liliana of the Veil -> [+1]", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert the(game, "Liliana of the Veil").counter("loyalty") == 3


def test_a_land_played_off_suspend_uses_the_land_play_of_the_turn() -> None:
    """305.2a."""
    game = new_game(
        you={"exile": ["Tangled Florahedron (1 time counter, suspend)"], "hand": ["Forest"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "play Tangled Vale")
    until(game, "main1")
    refused(game, "play Forest", "305.2b")


def test_delay_on_a_creature_spell_brings_it_back_with_haste() -> None:
    game = new_game(
        you={"hand": ["Grizzly Bears"], "pool": "{G}{G}"},
        opponent={"hand": ["Delay"], "battlefield": ["2 Island"]},
    )
    go(game, "cast Grizzly Bears", "close", "pass", "cast Delay", "target Grizzly Bears")
    go(game, "activate Island", "activate Island", "close")
    resolve(game)
    bears = the(game, "Grizzly Bears", "exile")
    assert (bears.owner, bears.counter("time")) == (0, 3)
    until_last_counter(game)
    assert game.options.player == 0
    go(game, "cast Grizzly Bears")
    resolve(game)
    assert has(game.state, the(game, "Grizzly Bears"), "haste")


def test_delay_gives_no_second_suspend_to_a_card_that_has_it() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}{R}{R}"},
        opponent={"hand": ["Delay"], "battlefield": ["2 Island"]},
    )
    go(game, "cast Rift Bolt", "target Ben", "close", "pass", "cast Delay", "target Rift Bolt")
    go(game, "activate Island", "activate Island", "close")
    resolve(game)
    assert the(game, "Rift Bolt").marks == ()
    assert the(game, "Rift Bolt").counter("time") == 3
    until_last_counter(game)
    go(game, "decline")
    assert said(game).count("last_time_counter") == 1


def test_a_spell_cast_off_suspend_can_be_countered_and_goes_to_the_graveyard() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Counterspell"], "battlefield": ["2 Island"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "pass", "cast Counterspell", "target Rift Bolt")
    go(game, "activate Island", "activate Island", "close")
    resolve(game)
    assert where(game, "Rift Bolt") == "graveyard"
    assert life(game) == (20, 20)


def test_meddling_mage_names_a_card_as_it_enters_and_pithing_needle_may_name_any() -> None:
    """614.1c: no trigger, no priority in between; the Mage names no land."""
    game = new_game(
        you={
            "hand": ["Meddling Mage", "Pithing Needle"],
            "pool": "{W}{U}{C}",
            "graveyard": ["Lightning Bolt"],
            "battlefield": ["Forest", "Cabal Coffers"],
        }
    )
    go(game, "cast Meddling Mage", "close")
    resolve(game)
    assert game.state.priority is None
    refused(game, "name Forest")
    go(game, "name Lightning Bolt")
    assert the(game, "Meddling Mage").named == "Lightning Bolt"
    go(game, "cast Pithing Needle", "close")
    resolve(game)
    go(game, "name Cabal Coffers")
    assert the(game, "Pithing Needle").named == "Cabal Coffers"
    assert not game.state.stack


def test_hexproof_keeps_act_of_treason_away() -> None:
    """702.11b: an opponent cannot choose it, its controller could."""
    game = new_game(
        you={"battlefield": [HEXPROOF_BEAR, "Grizzly Bears"]},
        opponent={"hand": ["Act of Treason"], "battlefield": ["3 Mountain"]},
        active="opponent",
    )
    go(game, "cast Act of Treason")
    refused(game, "target Hidden Bear", "702.11b")
    go(game, "target Grizzly Bears")


def test_a_pump_on_a_stolen_creature_stays_when_it_goes_home_in_the_same_turn() -> None:
    """Both end in the cleanup step, together (514.2)."""
    game = new_game(
        you={"hand": ["Act of Treason"], "pool": "{R}{R}{R}{R}"},
        opponent={"battlefield": ["Shivan Dragon"]},
    )
    go(game, "cast Act of Treason", "target Shivan Dragon", "close")
    resolve(game)
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    assert (
        power(game.state, the(game, "Shivan Dragon")),
        the(game, "Shivan Dragon").controller,
    ) == (6, 0)
    until(game, "upkeep", game.state.turn + 1)
    assert (
        power(game.state, the(game, "Shivan Dragon")),
        the(game, "Shivan Dragon").controller,
    ) == (5, 1)


def test_liliana_makes_two_piles_and_the_player_loses_one() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil (6 loyalty counters)"]},
        opponent={"battlefield": ["Grizzly Bears", "Forest", "Island"]},
    )
    go(game, f"activate #{the(game, 'Liliana of the Veil').id} 2", "target Ben")
    assert where(game, "Liliana of the Veil") == "graveyard"
    resolve(game)
    assert game.options.player == 0
    go(game, "pile Grizzly Bears", "done")
    assert game.options.player == 1
    go(game, "sacrifice_pile 2")
    assert named(game.state.battlefield) == ["Grizzly Bears"]
    assert sorted(named(game.state.players[1].graveyard)) == ["Forest", "Island"]


def test_stifle_on_a_stack_with_a_spell_and_an_ability_sees_only_the_ability() -> None:
    """113.9, B083."""
    game = new_game(
        you={
            "battlefield": ["Prodigal Pyromancer"],
            "hand": ["Lightning Bolt", "Stifle"],
            "pool": "{R}{U}",
        }
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    go(game, "activate Prodigal Pyromancer", "target Ben", "cast Stifle")
    bolt, shot, _ = (item.id for item in game.state.stack)
    refused(game, f"target #{bolt}", "113.9")
    go(game, f"target #{shot}", "close")
    resolve(game, 2)
    assert life(game) == (20, 17)


def test_a_mana_ability_used_in_a_taxed_free_cast_may_be_kept_when_it_is_reversed() -> None:
    """608.2g, 733.1: reversed inside a resolution; the offer stands, the mana is there."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Mountain", "Forest"]},
        opponent={
            "battlefield": ["Thalia, Guardian of Thraben"],
        },
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "close")
    assert game.options.kind == "may play"
    go(game, "cast Rift Bolt", "target Ben", "activate Forest", "close")
    assert named(game.state.stack) == ["Rift Bolt"]
    assert the(game, "Forest").tapped
    assert not the(game, "Mountain").tapped


# Ertai's Meddling (603.7) -------------------------------------------------------------


def meddled(x: int = 1, **more: Any) -> Game:
    """Ben's Lightning Bolt is in exile with X delay counters, put there by Aki."""
    game = new_game(
        you={"hand": ["Ertai's Meddling"], "pool": "{U}" * (x + 1)},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}", **more},
        active="opponent",
    )
    go(game, "cast Lightning Bolt", "target Aki", "close", "pass")
    return resolve(go(game, "cast Ertai's Meddling", f"x {x}", "target Lightning Bolt", "close"))


def test_603_7d_the_delayed_ability_belongs_to_whoever_cast_the_spell_that_made_it() -> None:
    game = meddled()
    (waits,) = game.state.delayed
    assert (waits.source.card.name.en, waits.controller) == ("Ertai's Meddling", 0)
    assert not game.state.exile[0].marks  # the card itself has got no ability
    until(game, "upkeep", game.state.turn + 1)
    assert game.state.active == 0
    until_stack(game, "Ertai's Meddling")
    assert (game.state.active, game.state.step.value) == (1, "upkeep")
    (item,) = game.state.stack
    assert (item.controller, named(game.state.stack)) == (0, ["Ertai's Meddling"])
    resolve(game)
    (bolt,) = game.state.stack
    assert (bolt.controller, named(game.state.stack)) == (1, ["Lightning Bolt"])
    assert game.state.players[1].spells_cast == 0
    resolve(game)
    assert game.state.players[0].life == 17


def test_603_7c_a_card_that_left_exile_is_not_waited_for() -> None:
    """What comes back is another object; the ability is over."""
    game = meddled(2)
    change = Change(game.state)
    change.move(game.state.exile[0].id, Zone.HAND, "returned", "400.7")
    game = Game(change.state)
    until(game, "upkeep", game.state.turn + 2)
    assert game.state.active == 1
    assert game.state.delayed == ()


def test_603_4_the_card_may_leave_while_the_ability_waits() -> None:
    game = meddled()
    until_stack(game, "Ertai's Meddling")
    change = Change(game.state)
    change.move(game.state.exile[0].id, Zone.HAND, "returned", "400.7")
    game = resolve(Game(change.state))
    assert "condition_false" in said(game)
    assert game.state.stack == ()


def test_choices_about_counters_are_said_in_words() -> None:
    game = replay(
        '[you]\nbattlefield = ["Jhoira\'s Timebug"]\nexile = ["Errant Ephemeron (1 time counter)"]',
        ["activate Jhoira's Timebug", "target Errant Ephemeron", "pass", "pass"],
    )

    said = [label(game.state, choice) for choice in game.legal]

    assert said[0] == Text("Remove a time counter", "時間カウンターを1個取り除く")
    assert said[1] == Text("Put another time counter there", "時間カウンターをもう1個置く")
