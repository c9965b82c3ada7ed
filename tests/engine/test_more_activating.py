"""More games with activated abilities: costs, bans, zones, limits, targets (602, 605, 606)."""

from __future__ import annotations

from mtgrules.engine.characteristics import has, power
from tests.engine.helpers import (
    HEXPROOF_BEAR,
    can,
    cast,
    first,
    go,
    life,
    named,
    new_game,
    pay,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    the,
    until,
    until_last_counter,
    where,
)


def test_cursed_totem_cycling_ok() -> None:
    game = new_game(you={"hand": ["Street Wraith"]}, opponent={"battlefield": ["Cursed Totem"]})
    assert can(game, "activate Street Wraith")


def test_needle_skeleton_graveyard() -> None:
    game = new_game(
        you={"graveyard": ["Reassembling Skeleton"], "pool": "{B}{C}"},
        opponent={"battlefield": ["Pithing Needle (naming Reassembling Skeleton)"]},
    )
    refused(game, "activate Reassembling Skeleton", "602.5")


def test_needle_tusker_cycling() -> None:
    game = new_game(
        you={"hand": ["Krosan Tusker"]},
        opponent={"battlefield": ["Pithing Needle (naming Krosan Tusker)"]},
    )
    refused(game, "activate Krosan Tusker", "602.5")


def test_needle_spirit_guide_mana_ok() -> None:
    game = new_game(
        you={"hand": ["Elvish Spirit Guide"]},
        opponent={"battlefield": ["Pithing Needle (naming Elvish Spirit Guide)"]},
    )
    assert can(game, "activate Elvish Spirit Guide")


def test_arcmage_empty_hand() -> None:
    game = new_game(you={"battlefield": ["Arc Mage"], "pool": "{R}{R}{R}"})
    go(game, "activate Arc Mage", "how_many 1", "target Ben", "close")
    first(game, "keep")
    assert reversal_reason(game)[0] == "601.2h"


def test_street_wraith_life2() -> None:
    game = new_game(you={"hand": ["Street Wraith"], "life": 2})
    go(game, "activate Street Wraith")
    pay(game)
    assert game.state.over


def test_street_wraith_life1() -> None:
    game = new_game(you={"hand": ["Street Wraith"], "life": 1})
    before = game.state
    go(game, "activate Street Wraith")
    assert game.state == before


def test_spellskite_life_one() -> None:
    game = new_game(
        you={"battlefield": ["Spellskite", "Shivan Dragon"], "life": 1, "pool": "{R}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
        active="opponent",
    )
    go(game, "cast Lightning Bolt", "target Aki", "close")
    pay(game)
    go(game, "pass", "activate Spellskite")
    go(game, "pay_as life", "target Lightning Bolt")
    assert reversal_reason(game)[0] == "601.2h"


def test_pilipala_sick() -> None:
    game = new_game(you={"battlefield": ["Pili-Pala (new, tapped)"], "pool": "{C}{C}"})
    refused(game, "activate Pili-Pala", "602.5a")


def test_pilipala_untapped_cannot_pay_q() -> None:
    game = new_game(you={"battlefield": ["Pili-Pala"], "pool": "{C}{C}"})
    before = game.state
    go(game, "activate Pili-Pala", "close")
    assert reversal_reason(game)[0] == "601.2h"
    assert game.state == before


def test_tapped_pyromancer_reversed() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer (tapped)"]})
    before = game.state
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert reversal_reason(game)[0] == "601.2h"
    assert game.state == before


def test_shroud_not_targetable_equip() -> None:
    game = new_game(
        you={
            "battlefield": [
                "Grizzly Bears",
                "Lightning Greaves (on Grizzly Bears)",
                "Bonesplitter",
            ],
            "pool": "{C}",
        }
    )
    go(game, "activate Bonesplitter")
    assert reversal_reason(game)[0] == "601.2c"


def test_greaves_zero_reattach_same() -> None:
    game = new_game(
        you={
            "battlefield": [
                "Grizzly Bears",
                "Shivan Dragon",
                "Lightning Greaves (on Grizzly Bears)",
            ]
        }
    )
    go(game, "activate Lightning Greaves", "target Shivan Dragon")
    pay(game)
    resolve(game)
    assert has(game.state, the(game, "Shivan Dragon"), "shroud")
    assert not has(game.state, the(game, "Grizzly Bears"), "shroud")


def test_swiftfoot_haste_pyro_new() -> None:
    game = new_game(
        you={
            "battlefield": ["Prodigal Pyromancer (new)", "Swiftfoot Boots (on Prodigal Pyromancer)"]
        }
    )
    assert can(game, "activate Prodigal Pyromancer")


def test_fetters_planeswalker() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"]},
        opponent={"battlefield": ["Faith's Fetters (on Liliana of the Veil)"]},
    )
    refused(game, "activate Liliana of the Veil", "602.5")


def test_fetters_elves_ok() -> None:
    game = new_game(you={"battlefield": ["Llanowar Elves", "Faith's Fetters (on Llanowar Elves)"]})
    assert can(game, "activate Llanowar Elves")


def test_arrest_elves_no() -> None:
    game = new_game(you={"battlefield": ["Llanowar Elves", "Arrest (on Llanowar Elves)"]})
    refused(game, "activate Llanowar Elves", "602.5")


def test_led_not_during_payment() -> None:
    game = new_game(you={"battlefield": ["Lion's Eye Diamond"], "hand": ["Grizzly Bears"]})
    go(game, "cast Grizzly Bears")
    refused(game, "activate Lion's Eye Diamond", "602.5e")


def test_loyalty_opp_turn() -> None:
    game = new_game(you={"battlefield": ["Liliana of the Veil"]}, active="opponent")
    go(game, "pass")
    refused(game, "activate Liliana of the Veil", "606.3")


def test_loyalty_stack() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    pay(game)
    refused(game, "activate Liliana of the Veil", "606.3")


def test_loyalty_under_orrery() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil", "Vedalken Orrery"]}, active="opponent"
    )
    go(game, "pass")
    refused(game, "activate Liliana of the Veil", "606.3")


def test_rootwalla_stifled_counts() -> None:
    game = new_game(
        you={"battlefield": ["Basking Rootwalla"], "hand": ["Stifle"], "pool": "{G}{G}{G}{G}{U}"}
    )
    go(game, "activate Basking Rootwalla", "close")
    pay(game)
    go(game, "cast Stifle", "target Basking Rootwalla's ability", "close")
    pay(game)
    resolve(game)
    refused(game, "activate Basking Rootwalla", "602.5b")


def test_humble_defector_next() -> None:
    game = new_game(you={"battlefield": ["Humble Defector"]}, active="opponent")
    go(game, "pass")
    refused(game, "activate Humble Defector", "602.1b")


def test_ballista_no_counter() -> None:
    game = new_game(you={"battlefield": ["Walking Ballista (1 +1/+1 counter)"]})
    go(game, "activate Walking Ballista -> 1", "target Ben")
    pay(game)
    assert where(game, "Walking Ballista") == "graveyard"
    resolve(game)
    assert life(game) == (20, 19)


def test_ballista_twice_with_one_counter() -> None:
    game = new_game(you={"battlefield": ["Walking Ballista (1 +1/+1 counter)", "Training Grounds"]})
    go(game, "activate Walking Ballista -> 1", "target Ben")
    pay(game)
    refused(game, "activate Walking Ballista -> 1")


def test_cratermaker_sac_target() -> None:
    game = new_game(
        you={"battlefield": ["Goblin Cratermaker"], "pool": "{R}"},
        opponent={"battlefield": ["Sol Ring"]},
    )
    go(game, "activate Goblin Cratermaker", "mode 1", "target Sol Ring", "close")
    pay(game)
    resolve(game)
    assert where(game, "Sol Ring") == "graveyard"


def test_xantcha_opponent_pays() -> None:
    game = new_game(you={"battlefield": ["Xantcha, Sleeper Agent"]}, opponent={"pool": "{C}{C}{C}"})
    go(game, "pass", "activate Xantcha, Sleeper Agent", "close")
    pay(game)
    n = len(game.state.players[1].hand)
    resolve(game)
    assert len(game.state.players[1].hand) == n + 1
    assert life(game) == (18, 20)


def test_rings_mana_ability_no() -> None:
    game = new_game(
        you={"battlefield": ["Llanowar Elves", "Rings of Brighthearth"], "pool": "{C}{C}"}
    )
    go(game, "activate Llanowar Elves")
    assert not game.state.stack
    assert pool(game).count("G") == 1


def test_deathrite_uses_stack() -> None:
    game = new_game(you={"battlefield": ["Deathrite Shaman"], "graveyard": ["Forest"]})
    go(game, "activate Deathrite Shaman -> 0", "target Forest")
    pay(game)
    assert named(game.state.stack) == ["Deathrite Shaman"]


def test_deathrite_not_in_payment() -> None:
    game = new_game(
        you={
            "battlefield": ["Deathrite Shaman"],
            "graveyard": ["Forest"],
            "hand": ["Llanowar Elves"],
        }
    )
    go(game, "cast Llanowar Elves")
    refused(game, "activate Deathrite Shaman -> 0", "605.3a")


def test_mirror_entity_x0() -> None:
    game = new_game(you={"battlefield": ["Mirror Entity", "Grizzly Bears"]})
    go(game, "activate Mirror Entity", "x 0")
    pay(game)
    resolve(game)
    assert where(game, "Mirror Entity") == "graveyard"
    assert where(game, "Grizzly Bears") == "graveyard"


def test_mirror_entity_x0_suppression() -> None:
    game = new_game(
        you={"battlefield": ["Mirror Entity"], "pool": "{C}{C}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, "activate Mirror Entity", "x 0", "close")
    pay(game)
    assert pool(game) == ""


def test_mirror_entity_training_x2() -> None:
    game = new_game(you={"battlefield": ["Mirror Entity", "Training Grounds"], "pool": "{C}"})
    go(game, "activate Mirror Entity", "x 3", "close")
    pay(game)
    resolve(game)
    assert power(game.state, the(game, "Mirror Entity")) == 3


def test_mirror_entity_training_x0_stays_zero() -> None:
    game = new_game(you={"battlefield": ["Mirror Entity", "Training Grounds"]})
    go(game, "activate Mirror Entity", "x 0")
    pay(game)
    assert named(game.state.stack) == ["Mirror Entity"]


def test_training_no_mana_cost_unaffected() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer", "Training Grounds"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert "reversed" not in said(game)


def test_totem_sacrifice_mana() -> None:
    game = new_game(you={"battlefield": ["Llanowar Elves", "Cursed Totem"]})
    refused(game, "activate Llanowar Elves", "602.5")


def test_linvala_own_ok() -> None:
    game = new_game(
        you={"battlefield": ["Linvala, Keeper of Silence", "Llanowar Elves"]},
        opponent={"battlefield": ["Llanowar Elves"]},
    )
    assert can(game, "activate Llanowar Elves")


def test_abolisher_opponent_mana() -> None:
    game = new_game(
        you={"battlefield": ["Grand Abolisher"]},
        opponent={"battlefield": ["Llanowar Elves", "Forest", "Sol Ring", "Liliana of the Veil"]},
    )
    go(game, "pass")
    refused(game, "activate Llanowar Elves", "602.5")
    refused(game, "activate Sol Ring", "602.5")
    assert can(game, "activate Forest")


def test_abolisher_graveyard_ok() -> None:
    game = new_game(
        you={"battlefield": ["Grand Abolisher"]},
        opponent={"graveyard": ["Reassembling Skeleton"], "hand": ["Street Wraith"]},
    )
    go(game, "pass")
    assert can(game, "activate Reassembling Skeleton")
    assert can(game, "activate Street Wraith")


def test_coffers_no_swamp_zero() -> None:
    game = new_game(you={"battlefield": ["Cabal Coffers"], "pool": "{C}{C}"})
    go(game, "activate Cabal Coffers", "close")
    pay(game)
    assert pool(game) == ""


def test_nightmare_no_target() -> None:
    game = new_game(you={"battlefield": ["Recurring Nightmare", "Grizzly Bears"]})
    go(game, "activate Recurring Nightmare")
    assert reversal_reason(game)[0] == "601.2c"


def test_city_of_brass_trigger_waits() -> None:
    game = new_game(you={"battlefield": ["City of Brass"], "hand": ["Lightning Bolt"]})
    go(game, "cast Lightning Bolt", "target Ben", "activate City of Brass", "color R", "close")
    pay(game)
    assert named(game.state.stack) == ["Lightning Bolt", "City of Brass"]


def test_cinder_x0() -> None:
    game = new_game(you={"battlefield": ["Cinder Elemental"], "pool": "{R}"})
    go(game, "activate Cinder Elemental", "x 0", "target Ben", "close")
    pay(game)
    resolve(game)
    assert life(game) == (20, 20)


def test_boseiju_channel_in_opp_turn_and_needle() -> None:
    game = new_game(
        you={"hand": ["Boseiju, Who Endures"]},
        opponent={"battlefield": ["Pithing Needle (naming Boseiju, Who Endures)"]},
    )
    refused(game, "activate Boseiju, Who Endures")


def test_second_activation_in_response_resolves_first() -> None:
    game = new_game(you={"battlefield": ["Shivan Dragon"], "pool": "{R}{R}"})
    go(game, "activate Shivan Dragon", "close")
    pay(game)
    go(game, "activate Shivan Dragon", "close")
    pay(game)
    resolve(game)
    assert power(game.state, the(game, "Shivan Dragon")) == 6
    resolve(game)
    assert power(game.state, the(game, "Shivan Dragon")) == 7


def test_whelp_four() -> None:
    game = new_game(you={"battlefield": ["Dragon Whelp"], "pool": "{R}{R}{R}{R}"})
    for _ in range(4):
        go(game, "activate Dragon Whelp", "close")
        pay(game)
        resolve(game)
    until(game, "main1", game.state.turn + 1)
    assert where(game, "Dragon Whelp") == "graveyard"


def test_whelp_three_fine() -> None:
    game = new_game(you={"battlefield": ["Dragon Whelp"], "pool": "{R}{R}{R}"})
    for _ in range(3):
        go(game, "activate Dragon Whelp", "close")
        pay(game)
        resolve(game)
    until(game, "main1", game.state.turn + 1)
    assert where(game, "Dragon Whelp") == "battlefield"


def test_land_not_sick() -> None:
    game = new_game(you={"battlefield": ["Dryad Arbor (new)"]})
    refused(game, "activate Dryad Arbor", "602.5a")


def test_elixir() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer (new)", "Thousand-Year Elixir"]})
    assert can(game, "activate Prodigal Pyromancer")


def test_masterdecoy_untapped_cost_w_after_target_dies() -> None:
    game = new_game(
        you={"battlefield": ["Master Decoy"], "pool": "{W}"},
        opponent={"battlefield": ["Llanowar Elves"], "hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "activate Master Decoy", "target Llanowar Elves", "close")
    pay(game)
    assert the(game, "Master Decoy").tapped
    go(game, "pass", "cast Lightning Bolt", "target Llanowar Elves", "close")
    pay(game)
    resolve(game)
    resolve(game)
    assert "reversed" not in said(game)


def test_unpayable_before_target_icy() -> None:
    game = new_game(you={"battlefield": ["Icy Manipulator"]})
    before = game.state
    go(game, "activate Icy Manipulator", "target Icy Manipulator", "close")
    assert game.state == before


def test_totem_on_stack_after() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"battlefield": ["Vedalken Orrery"], "hand": ["Cursed Totem"], "pool": "{C}{C}"},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben")
    pay(game)
    go(game, "pass", "cast Cursed Totem", "close")
    pay(game)
    resolve(game)
    resolve(game)
    assert life(game) == (20, 19)


def test_fluctuator_colored_not_reduced() -> None:
    game = new_game(you={"battlefield": ["Fluctuator"], "hand": ["Krosan Tusker"], "pool": "{G}"})
    go(game, "activate Krosan Tusker", "close")
    pay(game)
    assert pool(game) == ""


def test_millikin_payment_now() -> None:
    game = new_game(you={"battlefield": ["Millikin"], "hand": ["Sol Ring"]})
    go(game, "cast Sol Ring")
    refused(game, "activate Millikin", "605.3a")


def test_end_step_activation_allowed() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer"]}, active="opponent", step="end")
    go(game, "pass")
    assert can(game, "activate Prodigal Pyromancer")


def test_mentor_opp_mana_ability() -> None:
    game = new_game(
        you={"battlefield": ["Llanowar Elves", "Prodigal Pyromancer"]},
        opponent={"battlefield": ["Harsh Mentor"]},
    )
    go(game, "activate Llanowar Elves")
    assert not game.state.stack
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert named(game.state.stack) == ["Prodigal Pyromancer", "Harsh Mentor"]


def test_mentor_elves_tap_nonmana_source_sacrificed() -> None:
    game = new_game(
        you={"battlefield": ["Goblin Cratermaker", "Grizzly Bears"], "pool": "{R}"},
        opponent={"battlefield": ["Harsh Mentor"]},
    )
    go(game, "activate Goblin Cratermaker", "mode 0", "target Harsh Mentor", "close")
    pay(game)
    assert named(game.state.stack) == ["Goblin Cratermaker", "Harsh Mentor"]


def test_witches_same_target_ok() -> None:
    game = new_game(you={"battlefield": ["Cuombajj Witches"]})
    go(game, "activate Cuombajj Witches", "target Ben")
    assert game.options.player == 1
    go(game, "target Ben")
    pay(game)
    resolve(game)
    assert life(game) == (20, 18)


def test_opponent_hexproof_witches() -> None:
    game = new_game(
        you={"battlefield": ["Cuombajj Witches"]}, opponent={"battlefield": [HEXPROOF_BEAR]}
    )
    go(game, "activate Cuombajj Witches", "target Ben")
    refused(game, "target Hidden Bear")


def test_arcmage_one_target_gone_no_redistribute() -> None:
    game = new_game(
        you={"battlefield": ["Arc Mage"], "hand": ["Island"], "pool": "{R}{R}{R}"},
        opponent={"battlefield": ["Llanowar Elves"], "hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "activate Arc Mage", "how_many 2", "target Ben", "target Llanowar Elves")
    first(game, "division")
    go(game, "close")
    pay(game)
    go(game, "pass")
    cast(game, "Lightning Bolt", "target Llanowar Elves")
    resolve(game)
    resolve(game)
    assert life(game) == (20, 19)


def test_liliana_minus6_low() -> None:
    game = new_game(you={"battlefield": ["Liliana of the Veil (5 loyalty counters)"]})
    refused(game, "activate Liliana of the Veil -> 2", "606.6")


def test_carth() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil (5 loyalty counters)", "Carth the Lion"]}
    )
    go(game, "activate Liliana of the Veil -> 2", "target Ben")
    pay(game)
    assert where(game, "Liliana of the Veil") == "graveyard"


def test_street_wraith_sorcery_no() -> None:
    game = new_game(opponent={}, you={"hand": ["Street Wraith"]}, active="opponent", step="upkeep")
    go(game, "pass")
    assert can(game, "activate Street Wraith")


def test_transmute_sorcery() -> None:
    game = new_game(you={"hand": ["Drift of Phantasms"]}, active="opponent")
    go(game, "pass")
    refused(game, "activate Drift of Phantasms")


def test_stolen_summoning_sick() -> None:
    game = new_game(
        you={"hand": ["Act of Treason"], "pool": "{R}{R}{R}"},
        opponent={"battlefield": ["Prodigal Pyromancer"]},
    )
    cast(game, "Act of Treason", "target Prodigal Pyromancer")
    resolve(game)
    assert can(game, "activate Prodigal Pyromancer")


def test_defector_given_sick() -> None:
    game = new_game(you={"battlefield": ["Humble Defector"]}, opponent={})
    go(game, "activate Humble Defector", "target Ben")
    pay(game)
    resolve(game)
    until(game, "main1", game.state.turn + 1)
    assert can(game, "activate Humble Defector")


def test_opp_cant_activate_yours() -> None:
    game = new_game(opponent={"battlefield": ["Prodigal Pyromancer"]})
    refused(game, "activate Prodigal Pyromancer", "602.2")


def test_splitsecond_mana_morph_ok() -> None:
    game = new_game(
        you={
            "battlefield": ["Forest", "Zoetic Cavern (face down)", "Prodigal Pyromancer"],
            "hand": ["Rift Bolt"],
            "pool": "{R}{C}{C}",
        },
        opponent={"hand": ["Sudden Shock"], "pool": "{R}{R}"},
        active="opponent",
    )
    cast(game, "Sudden Shock", "target Aki")
    go(game, "pass")
    assert can(game, "activate Forest")
    refused(game, "activate Prodigal Pyromancer", "702.61a")


def test_trickbind_lock() -> None:
    game = new_game(
        you={"battlefield": ["Shivan Dragon"], "pool": "{R}{R}{R}"},
        opponent={"hand": ["Trickbind"], "pool": "{U}{U}"},
    )
    go(game, "activate Shivan Dragon", "close")
    pay(game)
    go(game, "pass")
    cast(game, "Trickbind", "target Shivan Dragon's ability")
    resolve(game)
    refused(game, "activate Shivan Dragon", "602.5")


def test_gandalf_stomp() -> None:
    game = new_game(
        you={
            "battlefield": ["Gandalf of the Secret Fire"],
            "hand": ["Bonecrusher Giant"],
            "pool": "{R}{R}",
        },
        active="opponent",
    )
    go(game, "pass")
    cast(game, "Stomp", "target Ben")
    assert named(game.state.stack)[-1].startswith("Gandalf")
    resolve(game)
    resolve(game)


def test_taigam_blaze() -> None:
    game = new_game(
        you={
            "battlefield": ["Taigam, Master Opportunist"],
            "hand": ["Blaze", "Lotus Petal"],
            "pool": "{R}{R}{R}{R}",
        }
    )
    cast(game, "Lotus Petal")
    resolve(game)
    cast(game, "Blaze", "x 3", "target Ben")
    resolve(game)
    resolve(game)
    assert life(game) == (20, 17)
    assert the(game, "Blaze").counter("time") == 4


def test_rory() -> None:
    game = new_game(you={"hand": ["Rory Williams"], "pool": "{W}{U}"})
    cast(game, "Rory Williams")
    resolve(game)
    assert the(game, "Rory Williams").counter("time") == 3
    until_last_counter(game)
    go(game, "cast Rory Williams")
    assert named(game.state.stack) == ["Rory Williams"]
    resolve(game)
    assert where(game, "Rory Williams") == "battlefield"


def test_rory_countered_in_response_to_trigger() -> None:
    game = new_game(
        you={"hand": ["Rory Williams"], "pool": "{W}{U}"},
        opponent={"hand": ["Counterspell"], "pool": "{U}{U}"},
    )
    cast(game, "Rory Williams")
    go(game, "pass")
    cast(game, "Counterspell", "target Rory Williams")
    resolve(game)
    resolve(game)
    assert where(game, "Rory Williams") == "graveyard"


def test_omniscience_lotus() -> None:
    game = new_game(you={"hand": ["Lotus Bloom"], "battlefield": ["Omniscience"]})
    go(game, "cast Lotus Bloom")
    if game.options.kind == "alternative cost":
        go(game, "with free")
    resolve(game)
    assert where(game, "Lotus Bloom") == "battlefield"


def test_mox_tantalite_cast_hand() -> None:
    game = new_game(you={"hand": ["Mox Tantalite"]})
    before = game.state
    go(game, "cast Mox Tantalite", "close")
    assert reversal_reason(game) == ("601.2h", "118.6")
    assert game.state == before


def test_sphere_mox_unpayable_remains() -> None:
    game = new_game(
        you={"hand": ["Lotus Bloom"], "pool": "{C}"},
        opponent={"battlefield": ["Sphere of Resistance"]},
    )
    go(game, "cast Lotus Bloom", "close")
    assert reversal_reason(game)[1] == "118.6"


def test_wedding() -> None:
    game = new_game(
        you={"hand": ["The Wedding of River Song", "Shivan Dragon"], "pool": "{W}{W}{W}"},
        opponent={"hand": ["Lightning Bolt"]},
    )
    cast(game, "The Wedding of River Song", "target Ben")
    resolve(game)
    go(game, "choose Shivan Dragon")
    assert game.options.player == 1
    go(game, "choose Lightning Bolt")
