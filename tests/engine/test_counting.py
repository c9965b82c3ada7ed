"""Vanishing, cards that act while suspended, bans by zone and time, epic, planes, transforming."""

from __future__ import annotations

import pytest

from mtgrules.engine.characteristics import is_suspended, power_toughness
from mtgrules.setup import BadPosition
from tests.engine.helpers import frames, go, named, new_game, refused, resolve, the, until, where


def test_702_63_a_permanent_that_vanishes() -> None:
    """Three counters; one less each upkeep; with the last one it goes, and Chronozoa doubles."""
    game = new_game(you={"hand": ["Chronozoa"], "pool": "{U}{U}{U}{U}"})
    resolve(go(game, "cast Chronozoa", "close"))
    assert the(game, "Chronozoa").counter("time") == 3
    until(game, "upkeep", 5)
    assert the(game, "Chronozoa").counter("time") == 2
    until(game, "upkeep", 9)
    assert named(game.state.battlefield) == ["Chronozoa", "Chronozoa"]
    assert all(o.token and o.counter("time") == 3 for o in game.state.battlefield)
    assert named(game.state.players[0].graveyard) == ["Chronozoa"]


def test_a_chronozoa_that_dies_early_makes_nothing() -> None:
    game = new_game(
        you={
            "battlefield": ["Chronozoa (2 time counters)"],
            "hand": ["Lightning Bolt"],
            "pool": "{R}",
        }
    )
    resolve(go(game, "cast Lightning Bolt", "target Chronozoa", "close"))
    assert game.state.battlefield == ()
    assert game.state.stack == ()


def test_the_shaman_looks_for_tapped_lands_twice() -> None:
    """The condition holds as it triggers and as it resolves (603.4)."""
    for lands, cards in (("Forest", 1), ("Forest (tapped)", 0)):
        game = new_game(
            you={"battlefield": [lands], "hand": ["Nantuko Shaman"], "pool": "{G}{G}{G}"}
        )
        resolve(go(game, "cast Nantuko Shaman", "close"))
        if game.state.stack:
            resolve(game)
        assert len(game.state.players[0].hand) == cards


def test_ith_takes_an_attacker_out_of_the_fight() -> None:
    game = new_game(
        you={"battlefield": ["Grizzly Bears"]},
        opponent={"battlefield": ["Ith, High Arcanist"]},
        step="begin combat",
    )
    go(game, "pass", "pass", "attack Grizzly Bears -> Ben", "done")
    go(game, "pass", "activate Ith, High Arcanist", "target Grizzly Bears")
    resolve(game)
    assert not the(game, "Grizzly Bears").tapped
    until(game, "main2")
    assert game.state.players[1].life == 20


def test_a_body_defined_by_the_hand() -> None:
    game = new_game(you={"battlefield": ["Aeon Chronicler"], "hand": ["Island", "Island"]})
    assert power_toughness(game.state, the(game, "Aeon Chronicler")) == (2, 2)
    go(game, "play Island")
    assert power_toughness(game.state, the(game, "Aeon Chronicler")) == (1, 1)


def test_each_counter_removed_at_once_triggers_once() -> None:
    game = new_game(
        you={
            "exile": ["Aeon Chronicler (3 time counters)"],
            "hand": ["Fury Charm"],
            "pool": "{R}{R}",
        }
    )
    resolve(go(game, "cast Fury Charm", "mode 2", "target Aeon Chronicler", "close"))
    go(game, "put 0")
    assert named(game.state.stack) == ["Aeon Chronicler", "Aeon Chronicler"]


def test_the_kraken_hears_opponents_only() -> None:
    game = new_game(
        you={
            "exile": ["Deep-Sea Kraken (2 time counters)"],
            "hand": ["Lightning Bolt"],
            "pool": "{R}",
        }
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert named(game.state.stack) == ["Lightning Bolt"]


def test_the_magistrate_bans_by_zone() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Drannith Magistrate"]},
    )
    go(game, "suspend Rift Bolt", "close")
    assert is_suspended(the(game, "Rift Bolt"))


def test_trickbind_locks_the_source_for_the_turn() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"hand": ["Trickbind"], "pool": "{U}{U}"},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass", "cast Trickbind")
    go(game, "target Prodigal Pyromancer's ability", "close")
    resolve(game)
    assert game.state.stack == ()
    refused(game, "activate Prodigal Pyromancer", "602.5")


def test_an_obstructionist_counters_what_others_control() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"hand": ["Nimble Obstructionist"], "pool": "{U}{U}{U}"},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass")
    go(
        game,
        "activate Nimble Obstructionist",
        "close",
        "pay 0",
        "target Prodigal Pyromancer's ability",
    )
    resolve(game)
    assert named(game.state.stack) == ["Nimble Obstructionist"]  # its draw is left
    assert where(game, "Nimble Obstructionist") == "graveyard"


def test_nobody_attacks_a_sheltered_player() -> None:
    game = new_game(
        you={"hand": ["Chronomantic Escape"], "pool": "{W}{W}{W}{W}{W}{W}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    resolve(go(game, "cast Chronomantic Escape", "close"))
    until(game, "begin combat", 4)
    go(game, "pass", "pass")
    refused(game, "attack Grizzly Bears -> Aki", "508.1c")


def test_702_50_after_epic_only_copies_come() -> None:
    """The copy has no epic of its own: one trigger an upkeep, not two."""
    game = new_game(you={"hand": ["Endless Swarm", "Island"], "pool": "{G}{G}{G}{G}{G}{G}{G}{G}"})
    resolve(go(game, "cast Endless Swarm", "close"))
    assert game.state.players[0].epic
    until(game, "upkeep", 5)
    assert len(game.state.battlefield) == 2
    until(game, "upkeep", 7)
    assert len(game.state.delayed) == 1


def test_901_a_plane_is_controlled_by_whoever_is_active() -> None:
    game = new_game(
        you={"command": ["Amy's Home"], "hand": ["Grizzly Bears"]},
        opponent={"hand": ["Grizzly Bears"]},
        step="end",
    )
    go(game, "pass", "pass")
    assert game.state.active == 1
    assert game.state.stack[-1].controller == 1
    resolve(game)
    assert game.options.player == 1


def test_901_9_the_die_waits_for_its_time() -> None:
    game = new_game(you={"command": ["Talon Gates"]}, step="upkeep")
    refused(game, "roll chaos", "901.9")
    until(game, "main1")
    go(game, "roll blank")
    assert game.state.stack == ()
    refused(game, "roll chaos", "901.9")


def test_a_plane_belongs_in_the_command_zone() -> None:
    with pytest.raises(BadPosition):
        new_game(you={"hand": ["Talon Gates"]})
    with pytest.raises(BadPosition):
        new_game(you={"battlefield": ["Talon Gates"]})


def test_one_quick_attacker_does_not_transform_the_path() -> None:
    game = new_game(
        you={"battlefield": ["Path of Mettle", "Ith, High Arcanist", "Grizzly Bears"]},
        step="begin combat",
    )
    go(game, "pass", "pass")
    go(game, "attack Ith, High Arcanist -> Ben", "attack Grizzly Bears -> Ben", "done")
    assert game.state.stack == ()
    assert the(game, "Path of Mettle").card.name.en == "Path of Mettle"


def test_a_transforming_card_is_never_played_as_its_back() -> None:
    game = new_game(you={"hand": ["Path of Mettle"], "pool": "{R}{W}"})
    assert {choice.verb for choice in game.legal} == {"pass", "cast"}


def test_500_9_the_extra_upkeep_comes_in_the_turn_of_the_enchanted_player_alone() -> None:
    game = new_game(you={"hand": ["Paradox Haze"], "pool": "{U}{U}{U}"})
    resolve(go(game, "cast Paradox Haze", "target Ben", "close"))
    until(game, "upkeep", 4)
    assert game.state.upkeeps == 1
    go(game, "pass", "pass")
    assert (game.state.step.value, game.state.upkeeps) == ("upkeep", 2)
    assert game.state.stack == ()  # only the first one
    until(game, "upkeep", 5)
    go(game, "pass", "pass")
    assert game.state.step.value == "draw"


def test_the_last_counter_is_told_only_where_an_ability_waits_for_it() -> None:
    """A permanent with a stray time counter has none; with vanishing it is 702.63a."""
    for card, rules in (("Grizzly Bears", []), ("Chronozoa", ["702.63a"])):
        game = new_game(
            you={
                "battlefield": [f"{card} (1 time counter)"],
                "hand": ["Fury Charm"],
                "pool": "{R}{R}",
            }
        )
        resolve(go(game, "cast Fury Charm", "mode 2", f"target {card}", "close"))
        events = [event for frame in frames(game) for event in frame.events]
        assert [e.rule for e in events if e.key == "last_time_counter"] == rules


def test_a_card_drawn_while_paying_may_pay_too_and_all_of_it_is_reversed() -> None:
    """Under the older rules the Sphere is a mana ability; what it draws keeps its number."""
    game = new_game(
        you={
            "battlefield": ["Chromatic Sphere"],
            "pool": "{U}",
            "library": ["Elvish Spirit Guide"],
            "hand": ["Shivan Dragon"],
        },
        edition="2023-11-17",
    )
    go(game, "cast Shivan Dragon", "activate Chromatic Sphere", "close")
    while game.options.kind != "mana abilities":
        game.take(game.legal[0])
    go(game, "activate Elvish Spirit Guide", "close")
    assert game.options.kind == "reversal"
    while game.options.kind == "reversal":
        go(game, "keep")
    assert where(game, "Elvish Spirit Guide") == "exile"
    assert where(game, "Shivan Dragon") == "hand"


def test_601_2e_the_proposed_spell_itself_does_not_make_it_too_late() -> None:
    """Teferi lets his opponents cast only when they could cast a sorcery: so then they can."""
    game = new_game(
        active="opponent",
        you={"battlefield": ["Teferi, Mage of Zhalfir"]},
        opponent={"hand": ["Lightning Bolt", "Lightning Bolt"], "pool": "{R}{R}"},
    )
    go(game, "cast Lightning Bolt", "target Aki", "close")
    assert named(game.state.stack) == ["Lightning Bolt"]
    assert refused(game, "cast Lightning Bolt").rule == "601.3"


def test_an_equipment_sees_what_it_was_on_die() -> None:
    """The creature is a new object in the graveyard by then (603.10a); others do not count."""
    position = {"battlefield": ["Skullclamp", "Llanowar Elves", "Grizzly Bears", "Forest"]}
    game = new_game(you={**position, "hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "activate Skullclamp -> equip", "target Grizzly Bears", "activate Forest", "close")
    resolve(go(game, "spend G"))
    go(game, "cast Lightning Bolt", "target Llanowar Elves", "close")
    resolve(game)
    assert game.state.stack == ()
    game = new_game(you=position)
    go(game, "activate Skullclamp -> equip", "target Llanowar Elves", "activate Forest", "close")
    resolve(resolve(game))
    assert len(game.state.players[0].hand) == 2


@pytest.mark.parametrize(("pool", "countered"), [("{U}{R}", False), ("{U}", True)])
def test_nix_counters_only_what_no_mana_was_spent_on(pool: str, countered: bool) -> None:
    free = {"battlefield": ["Omniscience"]} if countered else {}
    game = new_game(you={"hand": ["Lightning Bolt", "Nix"], "pool": pool, **free})
    go(game, "cast Lightning Bolt")
    go(game, *(("with free", "target Ben") if countered else ("target Ben", "close")))
    go(
        game,
        "cast Nix",
        *(("without free",) if countered else ()),
        "target Lightning Bolt",
        "close",
    )
    resolve(game)
    assert (where(game, "Lightning Bolt") == "graveyard") is countered


def test_lavinia_counts_lands_and_looks_for_mana() -> None:
    """Noncreature spells of more mana value than lands are out; the paid ones stay."""
    game = new_game(
        you={"hand": ["Shivan Meteor", "Grizzly Bears"], "battlefield": ["2 Forest"]},
        opponent={"battlefield": ["Lavinia, Azorius Renegade"]},
    )
    refused(game, "cast Shivan Meteor", "601.3")
    go(game, "cast Grizzly Bears", "activate Forest", "activate Forest", "close")
    assert named(game.state.stack) == ["Grizzly Bears"]


def test_the_fair_needs_three_artifacts_only_as_it_is_proposed() -> None:
    game = new_game(you={"battlefield": ["Inventors' Fair", "2 Icy Manipulator"]})
    refused(game, "activate Inventors' Fair -> 1", "602.1b")
