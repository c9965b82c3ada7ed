"""More games with suspend: what taxes, bans, copies, answers and odd cards do to it (702.62)."""

from __future__ import annotations

from mtgrules.engine.characteristics import has, is_suspended, power
from mtgrules.telling import label
from tests.engine.helpers import (
    END,
    OLD,
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
    the,
    until,
    until_last_counter,
    until_stack,
    where,
)


def test_cursed_totem_gargadon_ok() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (5 time counters)"], "battlefield": ["Island"]},
        opponent={"battlefield": ["Cursed Totem"]},
    )
    go(game, "activate Greater Gargadon")
    pay(game)
    resolve(game)
    assert the(game, "Greater Gargadon").counter("time") == 4


def test_needle_gargadon() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (5 time counters)"], "battlefield": ["Island"]},
        opponent={"battlefield": ["Pithing Needle (naming Greater Gargadon)"]},
    )
    refused(game, "activate Greater Gargadon", "602.5")


def test_suppression_gargadon() -> None:
    game = new_game(
        you={
            "exile": ["Greater Gargadon (5 time counters)"],
            "battlefield": ["Island"],
            "pool": "{C}{C}",
        },
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, "activate Greater Gargadon", "close")
    pay(game)
    assert pool(game) == ""
    assert where(game, "Island") == "graveyard"


def test_gargadon_splitsecond() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (5 time counters)"], "battlefield": ["Island"]},
        opponent={"hand": ["Sudden Shock"], "pool": "{R}{R}"},
    )
    go(game, "pass", "cast Sudden Shock", "target Aki", "close")
    assert game.options.player == 1
    go(game, "pass")
    refused(game, "activate Greater Gargadon", "702.61a")


def test_gargadon_last_counter_own_ability_instant_speed_opp_turn() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (1 time counter)"], "battlefield": ["Island"]},
        active="opponent",
        step="main1",
    )
    go(game, "pass", "activate Greater Gargadon")
    pay(game)
    resolve(game)
    assert named(game.state.stack) == ["Greater Gargadon"]
    resolve(game)
    assert game.options.kind == "may play"
    go(game, "cast Greater Gargadon")
    resolve(game)
    assert where(game, "Greater Gargadon") == "battlefield"


def test_jhoira_stifled() -> None:
    game = new_game(
        you={"battlefield": ["Jhoira of the Ghitu"], "hand": ["Shivan Dragon"], "pool": "{C}{C}"},
        opponent={"hand": ["Stifle"], "pool": "{U}"},
    )
    go(game, "activate Jhoira of the Ghitu", "close")
    pay(game)
    go(game, "pass", "cast Stifle", "target Jhoira of the Ghitu's ability", "close")
    resolve(game)
    d = the(game, "Shivan Dragon")
    assert d.zone.value == "exile"
    assert d.counters == ()
    assert not is_suspended(d)


def test_jhoira_no_land() -> None:
    game = new_game(
        you={"battlefield": ["Jhoira of the Ghitu"], "hand": ["Island"], "pool": "{C}{C}"}
    )
    go(game, "activate Jhoira of the Ghitu", "close")
    assert reversal_reason(game)[0] == "601.2h"


def test_jhoira_removed_in_response_still_counters() -> None:
    game = new_game(
        you={"battlefield": ["Jhoira of the Ghitu"], "hand": ["Shivan Dragon"], "pool": "{C}{C}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "activate Jhoira of the Ghitu", "close")
    pay(game)
    go(game, "pass", "cast Lightning Bolt", "target Jhoira of the Ghitu", "close")
    resolve(game, 2)
    assert the(game, "Shivan Dragon").counter("time") == 4
    assert is_suspended(the(game, "Shivan Dragon"))


def test_trinisphere_free_cast_unpaid() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Trinisphere"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "close")
    assert reversal_reason(game)[0] == "601.2h"
    go(game, "decline")
    assert where(game, "Rift Bolt") == "exile"


def test_trinisphere_free_cast_paid() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["3 Forest"]},
        opponent={"battlefield": ["Trinisphere"]},
        **END,
    )
    until_last_counter(game)
    go(
        game,
        "cast Rift Bolt",
        "target Ben",
        "activate Forest",
        "activate Forest",
        "activate Forest",
        "close",
    )
    pay(game)
    resolve(game)
    assert life(game) == (20, 17)


def test_trinisphere_old_not_forced() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["3 Forest"]},
        opponent={"battlefield": ["Trinisphere"]},
        edition=OLD,
        **END,
    )
    until_last_counter(game)
    assert can(game, "decline")


def test_suspend_cost_untaxed() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}"},
        opponent={
            "battlefield": ["Trinisphere", "Sphere of Resistance", "Thalia, Guardian of Thraben"]
        },
    )
    go(game, "suspend Rift Bolt", "close")
    pay(game)
    assert is_suspended(the(game, "Rift Bolt"))


def test_stoke_convoke_tax() -> None:
    game = new_game(
        you={
            "exile": ["Stoke the Flames (suspend, 1 time counter)"],
            "battlefield": ["Grizzly Bears"],
        },
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Stoke the Flames", "target Ben")
    go(game, "close")
    pay(game)
    resolve(game)
    assert life(game) == (20, 16)


def test_fow_no_spell_stays() -> None:
    game = new_game(
        you={"exile": ["Force of Will (suspend, 1 time counter)"], "hand": ["Ancestral Vision"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Force of Will")
    assert reversal_reason(game)[0] == "601.2c"


def test_bonesplinters_suspended_no_creature() -> None:
    game = new_game(
        you={"exile": ["Bone Splinters (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Grizzly Bears"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Bone Splinters", "target Grizzly Bears")
    assert reversal_reason(game)[0] == "601.2h"
    assert where(game, "Bone Splinters") == "exile"


def test_bonesplinters_old_no_creature_not_forced() -> None:
    game = new_game(
        you={"exile": ["Bone Splinters (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Grizzly Bears"]},
        edition=OLD,
        **END,
    )
    game.pass_until("draw")
    assert where(game, "Bone Splinters") == "exile"


def test_bonesplinters_old_with_creature_forced() -> None:
    game = new_game(
        you={
            "exile": ["Bone Splinters (suspend, 1 time counter)"],
            "battlefield": ["Birds of Paradise"],
        },
        opponent={"battlefield": ["Grizzly Bears"]},
        edition=OLD,
        **END,
    )
    until_last_counter(game)
    refused(game, "decline", "702.62a")
    go(game, "cast Bone Splinters", "target Grizzly Bears")
    pay(game)
    resolve(game)
    assert where(game, "Grizzly Bears") == "graveyard"


def test_ruleoflaw_suspend_after_spell() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt", "Dark Ritual"], "pool": "{B}{R}"},
        opponent={"battlefield": ["Rule of Law"]},
    )
    go(game, "cast Dark Ritual", "close")
    pay(game)
    resolve(game)
    refused(game, "suspend Rift Bolt", "702.62c")


def test_ruleoflaw_two_last_counters() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)", "Ancestral Vision (1 time counter)"]},
        opponent={"battlefield": ["Rule of Law"]},
        **END,
    )
    go(game, "pass", "pass")
    first(game, "order of triggers")
    until_last_counter(game)
    go(game, "cast Ancestral Vision", "target Aki")
    until_last_counter(game)
    assert [x.verb for x in game.legal] == ["decline"]


def test_lavinia_free_countered() -> None:
    game = new_game(
        you={"exile": ["Grizzly Bears (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Lavinia, Azorius Renegade"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Grizzly Bears")
    resolve(game)
    assert where(game, "Grizzly Bears") == "graveyard"


def test_drannith_suspend_from_hand_ok_but_cast_banned() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Drannith Magistrate"]},
    )
    go(game, "suspend Rift Bolt", "close")
    pay(game)
    until_last_counter(game)
    assert [x.verb for x in game.legal] == ["decline"]


def test_drannith_land_face_playable() -> None:
    game = new_game(
        you={"exile": ["Tangled Florahedron (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Drannith Magistrate"]},
        **END,
    )
    until_last_counter(game)
    assert can(game, "play Tangled Vale")
    refused(game, "cast Tangled Florahedron", "601.3")


def test_winnower_vision() -> None:
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}"},
        opponent={"battlefield": ["Void Winnower"]},
    )
    refused(game, "suspend Ancestral Vision", "702.62c")


def test_winnower_fire_ice_half_mv() -> None:
    game = new_game(
        you={"exile": ["Wear // Tear (suspend, 1 time counter)"], "battlefield": ["Fervor"]},
        opponent={"battlefield": ["Void Winnower"]},
        **END,
    )
    until_last_counter(game)
    refused(game, "cast Wear", "601.3")
    assert can(game, "cast Tear")


def test_aluren_suspend_instant_speed() -> None:
    game = new_game(
        you={"hand": ["Rift Sower"], "pool": "{G}"},
        opponent={"battlefield": ["Aluren"]},
        active="opponent",
    )
    go(game, "pass")
    go(game, "suspend Rift Sower", "close")
    pay(game)
    assert is_suspended(the(game, "Rift Sower"))


def test_orrery_sorcery_suspend_in_response() -> None:
    game = new_game(
        you={"hand": ["Rift Bolt"], "battlefield": ["Vedalken Orrery"], "pool": "{R}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
        active="opponent",
    )
    go(game, "cast Lightning Bolt", "target Aki", "close", "pass", "suspend Rift Bolt", "close")
    assert is_suspended(the(game, "Rift Bolt"))
    assert game.options.player == 0


def test_aeon_x0() -> None:
    game = new_game(you={"hand": ["Aeon Chronicler"], "pool": "{C}{C}{C}{U}"})
    go(game, "suspend Aeon Chronicler")
    refused(game, "x 0")


def test_aeon_x2() -> None:
    game = new_game(you={"hand": ["Aeon Chronicler"], "pool": "{C}{C}{C}{C}{C}{U}"})
    go(game, "suspend Aeon Chronicler", "x 2", "close")
    pay(game)
    assert the(game, "Aeon Chronicler").counter("time") == 2
    assert not game.state.stack


def test_opp_upkeep_no_tick() -> None:
    game = new_game(you={"exile": ["Errant Ephemeron (4 time counters)"]}, active="you", step="end")
    until(game, "main1", game.state.turn + 1)
    assert the(game, "Errant Ephemeron").counter("time") == 4


def test_charm_response_to_upkeep() -> None:
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (2 time counters)"],
            "hand": ["Fury Charm"],
            "battlefield": ["2 Mountain"],
        },
        **END,
    )
    until_stack(game, "Errant Ephemeron")
    go(
        game,
        "cast Fury Charm",
        "mode 2",
        "target Errant Ephemeron",
        "activate Mountain",
        "activate Mountain",
        "close",
    )
    pay(game)
    resolve(game)
    assert named(game.state.stack) == ["Errant Ephemeron", "Errant Ephemeron"]
    resolve(game)
    go(game, "cast Errant Ephemeron")
    assert named(game.state.stack) == ["Errant Ephemeron", "Errant Ephemeron"]
    resolve(game)
    assert where(game, "Errant Ephemeron") == "battlefield"
    resolve(game)
    assert not game.state.stack


def test_epochrasite_free_has_counters_haste() -> None:
    game = new_game(you={"exile": ["Epochrasite (suspend, 1 time counter)"]}, **END)
    until_last_counter(game)
    go(game, "cast Epochrasite")
    resolve(game)
    it = the(game, "Epochrasite")
    assert power(game.state, it) == 4
    assert has(game.state, it, "haste")


def test_delayed_spell_of_opponent_goes_to_owner() -> None:
    game = new_game(
        you={"hand": ["Delay"], "pool": "{U}{C}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
        active="opponent",
    )
    go(
        game,
        "cast Lightning Bolt",
        "target Aki",
        "close",
        "pass",
        "cast Delay",
        "target Lightning Bolt",
        "close",
    )
    pay(game)
    resolve(game)
    before = the(game, "Lightning Bolt")
    assert before.owner == 1
    assert is_suspended(before)
    until(game, "draw", game.state.turn + 1)
    assert the(game, "Lightning Bolt").counter("time") == 3


def test_blaze_x0_suspended() -> None:
    game = new_game(you={"exile": ["Blaze (suspend, 1 time counter)"]}, **END)
    until_last_counter(game)
    go(game, "cast Blaze")
    assert game.options.kind != "x"
    go(game, "target Ben")
    resolve(game)
    assert life(game) == (20, 20)


def test_suspend_after_land_and_priority_with_stack() -> None:
    game = new_game(you={"hand": ["Lotus Bloom", "Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "suspend Lotus Bloom", "702.62a")


def test_trickbind_last() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Trickbind"], "battlefield": ["2 Island"]},
        **END,
    )
    until_stack(game, "Rift Bolt")
    resolve(game)
    go(
        game,
        "pass",
        "cast Trickbind",
        "target Rift Bolt's ability",
        "activate Island",
        "activate Island",
        "close",
    )
    pay(game)
    resolve(game)
    assert where(game, "Rift Bolt") == "exile"
    assert not game.state.stack


def test_three_players_order() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={},
        opponent2={},
        active="opponent2",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Cleo")
    resolve(game)
    assert life(game) == (20, 20, 17)


def test_stony_lotus_bloom_battlefield() -> None:
    game = new_game(you={"battlefield": ["Lotus Bloom", "Stony Silence"], "hand": ["Lotus Bloom"]})
    refused(game, "activate Lotus Bloom", "602.5")
    assert can(game, "suspend Lotus Bloom")


def test_twincast_refrain() -> None:
    game = new_game(
        you={
            "hand": ["Inspiring Refrain", "Twincast"],
            "pool": "{U}{U}{U}{U}{U}{U}{U}{U}",
            "library": ["8 Island"],
        }
    )
    cast(game, "Inspiring Refrain")
    cast(game, "Twincast", "target Inspiring Refrain")
    resolve(game)
    resolve(game)
    assert len(named(game.state.players[0].hand)) == 2
    assert named(game.state.exile) == []
    resolve(game)
    assert len(named(game.state.players[0].hand)) == 4
    assert len(game.state.exile) == 1
    assert is_suspended(game.state.exile[0])


def test_cyclical_illegal() -> None:
    game = new_game(
        you={"exile": ["Cyclical Evolution (1 time counter)"], "battlefield": ["Grizzly Bears"]},
        opponent={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Cyclical Evolution", "target Grizzly Bears", "pass")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    pay(game)
    resolve(game)
    resolve(game)
    assert where(game, "Cyclical Evolution") == "graveyard"


def test_blink_no_haste() -> None:
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (1 time counter)"],
            "hand": ["Momentary Blink"],
            "battlefield": ["2 Plains"],
        },
        **END,
    )
    until_last_counter(game)
    go(game, "cast Errant Ephemeron")
    resolve(game)
    go(
        game,
        "cast Momentary Blink",
        "target Errant Ephemeron",
        "activate Plains",
        "activate Plains",
        "close",
    )
    pay(game)
    resolve(game)
    assert not has(game.state, the(game, "Errant Ephemeron"), "haste")


def test_delay_again() -> None:
    game = new_game(
        you={"exile": ["Errant Ephemeron (1 time counter)"]},
        opponent={"hand": ["Delay"], "battlefield": ["2 Island"]},
        **END,
    )
    until_last_counter(game)
    go(
        game,
        "cast Errant Ephemeron",
        "pass",
        "cast Delay",
        "target Errant Ephemeron",
        "activate Island",
        "activate Island",
        "close",
    )
    pay(game)
    resolve(game)
    assert the(game, "Errant Ephemeron").counter("time") == 3
    assert is_suspended(the(game, "Errant Ephemeron"))


def test_kraken() -> None:
    game = new_game(
        you={"exile": ["Deep-Sea Kraken (2 time counters)"]},
        opponent={"hand": ["2 Lightning Bolt"], "pool": "{R}{R}"},
        active="opponent",
    )
    cast(game, "Lightning Bolt", "target Aki")
    cast(game, "Lightning Bolt", "target Aki")


def test_kraken_last() -> None:
    game = new_game(
        you={"exile": ["Deep-Sea Kraken (1 time counter)"]},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
        active="opponent",
    )
    cast(game, "Lightning Bolt", "target Aki")
    resolve(game)
    assert named(game.state.stack) == ["Lightning Bolt", "Deep-Sea Kraken"]
    resolve(game)
    go(game, "cast Deep-Sea Kraken")
    resolve(game)
    assert where(game, "Deep-Sea Kraken") == "battlefield"


def test_kraken_free_cast_counts() -> None:
    game = new_game(
        you={"exile": ["Deep-Sea Kraken (5 time counters)"]},
        opponent={"exile": ["Rift Bolt (1 time counter)"]},
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Aki")
    assert named(game.state.stack) == ["Rift Bolt", "Deep-Sea Kraken"]


def test_two_triggers_of_one_card_are_told_apart() -> None:
    """603.3b: who puts them in order must see which is which."""
    game = new_game(you={"exile": ["Aeon Chronicler (1 time counter)"]}, **END)
    until_stack(game, "Aeon Chronicler")
    resolve(game)
    labels = [label(game.state, choice) for choice in game.legal]
    assert len({each.en for each in labels}) == len({each.ja for each in labels}) == 2
    go(game, "put 0")
    assert named(game.state.stack) == ["Aeon Chronicler"] * 2


def test_aeon() -> None:
    game = new_game(you={"exile": ["Aeon Chronicler (1 time counter)"]}, **END)
    until_stack(game, "Aeon Chronicler")
    resolve(game)
    first(game, "order of triggers")
    assert named(game.state.stack) == ["Aeon Chronicler"] * 2


def test_stifle_upkeep() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Stifle"], "battlefield": ["Island"]},
        **END,
    )
    until_stack(game, "Rift Bolt")
    go(game, "pass", "cast Stifle", "target Rift Bolt's ability", "activate Island", "close")
    pay(game)
    resolve(game)
    assert is_suspended(the(game, "Rift Bolt"))


def test_timecrafting_big_x() -> None:
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (2 time counters)"],
            "hand": ["Timecrafting"],
            "pool": "{R}{R}{R}{R}{R}{R}",
        }
    )
    go(game, "cast Timecrafting", "mode 0", "x 5", "target Errant Ephemeron", "close")
    pay(game)
    resolve(game)
    assert named(game.state.stack) == ["Errant Ephemeron"]


def test_timecrafting_x0() -> None:
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (2 time counters)"],
            "hand": ["Timecrafting"],
            "pool": "{R}",
        }
    )
    go(game, "cast Timecrafting", "mode 0", "x 0", "target Errant Ephemeron", "close")
    pay(game)
    resolve(game)
    assert the(game, "Errant Ephemeron").counter("time") == 2


def test_charm_opponents() -> None:
    game = new_game(
        you={"hand": ["Fury Charm"], "pool": "{R}{R}"},
        opponent={"exile": ["Rift Bolt (1 time counter)"]},
    )
    go(game, "cast Fury Charm", "mode 2", "target Rift Bolt", "close")
    pay(game)
    resolve(game)
    resolve(game)
    assert game.options.player == 1
    assert game.options.kind == "may play"
    go(game, "cast Rift Bolt", "target Aki")
    resolve(game)
    assert life(game) == (17, 20)


def test_rift_elemental() -> None:
    game = new_game(
        you={
            "battlefield": ["Rift Elemental"],
            "exile": ["Rift Bolt (1 time counter)"],
            "pool": "{R}{R}",
        }
    )
    go(game, "activate Rift Elemental", "close")
    pay(game)
    assert named(game.state.stack) == ["Rift Elemental", "Rift Bolt"]


def test_rift_elemental_opponents() -> None:
    game = new_game(
        you={"battlefield": ["Rift Elemental"], "pool": "{R}{R}"},
        opponent={
            "exile": ["Rift Bolt (1 time counter)"],
            "battlefield": ["Time Bomb (1 time counter)"],
        },
    )
    before = game.state
    go(game, "activate Rift Elemental", "close")
    assert reversal_reason(game)[0] == "601.2h"
    assert game.state == before


def test_suspend_epochrasite() -> None:
    game = new_game(you={"battlefield": ["Epochrasite"], "hand": ["Suspend"], "pool": "{U}"})
    cast(game, "Suspend", "target Epochrasite")
    resolve(game)
    assert the(game, "Epochrasite").counter("time") == 2
    assert not game.state.stack


def test_suspend_stolen() -> None:
    game = new_game(
        you={"hand": ["Act of Treason", "Suspend"], "pool": "{R}{R}{R}{U}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "cast Act of Treason", "target Grizzly Bears", "close", "spend R", "spend R")
    resolve(game)
    cast(game, "Suspend", "target Grizzly Bears")
    resolve(game)
    before = the(game, "Grizzly Bears")
    assert before.owner == 1
    assert is_suspended(before)
    until(game, "draw", game.state.turn + 1)
    assert the(game, "Grizzly Bears").counter("time") == 1


def test_squelch() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Squelch"], "battlefield": ["2 Island"]},
        **END,
    )
    until_stack(game, "Rift Bolt")
    go(game, "pass", "cast Squelch")
    assert reversal_reason(game)[0] == "601.2c"


def test_nix() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Nix"], "battlefield": ["Island"]},
        **END,
    )
    until_last_counter(game)
    go(
        game,
        "cast Rift Bolt",
        "target Ben",
        "pass",
        "cast Nix",
        "target Rift Bolt",
        "activate Island",
        "close",
    )
    pay(game)
    resolve(game)
    assert where(game, "Rift Bolt") == "graveyard"
    assert life(game) == (20, 20)


def test_nix_taxed() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Mountain"]},
        opponent={"hand": ["Nix"], "battlefield": ["Island", "Sphere of Resistance", "Island"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "activate Mountain", "close")
    pay(game)
    go(game, "pass", "cast Nix", "target Rift Bolt", "activate Island", "activate Island", "close")
    pay(game)
    resolve(game)
    assert where(game, "Rift Bolt") == "stack"


def test_mentor_gargadon() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (5 time counters)"], "battlefield": ["Island"]},
        opponent={"battlefield": ["Harsh Mentor"]},
    )
    go(game, "activate Greater Gargadon")
    pay(game)
    assert named(game.state.stack) == ["Greater Gargadon"]


def test_flourishing_suspend() -> None:
    game = new_game(
        you={
            "hand": ["Aeon Chronicler"],
            "battlefield": ["Unbound Flourishing"],
            "pool": "{U}{U}{U}{U}{U}",
        }
    )
    go(game, "suspend Aeon Chronicler", "x 1", "close")
    pay(game)
    assert the(game, "Aeon Chronicler").counter("time") == 1
    assert not game.state.stack


def test_gargadon_sac_target_self_cast() -> None:
    game = new_game(
        you={"exile": ["Greater Gargadon (1 time counter)"], "battlefield": ["Island"]},
        opponent={"hand": ["Stifle"], "pool": "{U}"},
    )
    go(game, "activate Greater Gargadon")
    pay(game)
    go(game, "pass")
    cast(game, "Stifle", "target Greater Gargadon's ability")
    resolve(game)
    assert the(game, "Greater Gargadon").counter("time") == 1
    assert where(game, "Island") == "graveyard"


def test_restart_after_decline_no_more() -> None:
    game = new_game(you={"exile": ["Rift Bolt (1 time counter)"]}, **END)
    until_last_counter(game)
    go(game, "decline")
    until(game, "main1", game.state.turn + 2)
    assert where(game, "Rift Bolt") == "exile"


def test_old_no_target_stays() -> None:
    game = new_game(you={"exile": ["Shivan Meteor (1 time counter)"]}, edition=OLD, **END)
    until(game, "draw")
    assert where(game, "Shivan Meteor") == "exile"


def test_old_mage() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Meddling Mage (naming Rift Bolt)"]},
        edition=OLD,
        **END,
    )
    until(game, "draw")
    assert where(game, "Rift Bolt") == "exile"


def test_old_land_face_forced_choice() -> None:
    game = new_game(
        you={"exile": ["Tangled Florahedron (suspend, 1 time counter)"]},
        opponent={"battlefield": ["Meddling Mage (naming Tangled Florahedron)"]},
        edition=OLD,
        **END,
    )
    until_last_counter(game)
    refused(game, "decline", "702.62a")
    go(game, "play Tangled Vale")


def test_old_sphere_mana_in_pool_forced() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Mountain"]},
        opponent={"battlefield": ["Sphere of Resistance"]},
        edition=OLD,
        **END,
    )
    until_stack(game, "Rift Bolt")
    go(game, "activate Mountain")
    until_last_counter(game)
    refused(game, "decline")
    go(game, "cast Rift Bolt", "target Ben", "close")
    pay(game)
    resolve(game)
    assert life(game) == (20, 17)


def test_delay_stomp() -> None:
    game = new_game(
        you={"hand": ["Bonecrusher Giant"], "pool": "{R}{R}"},
        opponent={"hand": ["Delay"], "pool": "{U}{U}"},
    )
    cast(game, "Stomp", "target Ben")
    go(game, "pass")
    cast(game, "Delay", "target Stomp")
    resolve(game)
    before = the(game, "Bonecrusher Giant")
    assert is_suspended(before)
    until_last_counter(game)
    go(game, "cast Stomp", "target Ben")
    resolve(game)
    assert where(game, "Bonecrusher Giant") == "exile"
    until(game, "main1")


def test_taigam_stomp() -> None:
    game = new_game(
        you={
            "battlefield": ["Taigam, Master Opportunist"],
            "hand": ["Bonecrusher Giant", "Lotus Petal"],
            "pool": "{R}{R}",
        }
    )
    cast(game, "Lotus Petal")
    resolve(game)
    cast(game, "Stomp", "target Ben")
    resolve(game)
    assert is_suspended(the(game, "Bonecrusher Giant"))
    resolve(game)
    assert life(game) == (20, 18)


def test_eleventh_land2() -> None:
    game = new_game(you={"battlefield": ["The Eleventh Doctor"], "hand": ["Island"]}, step="main1")
    until(game, "begin combat")
    go(game, "pass", "pass")
    go(game, "attack The Eleventh Doctor -> Ben", "done")
    for _ in range(30):
        if game.options.kind == "may exile":
            break
        game.take("done" if game.options.kind == "blockers" else "pass")
    go(game, "choose Island")
    it = the(game, "Island")
    assert not is_suspended(it)
    assert it.zone.value == "exile"


def test_cast_during_resolution_nobody_priority() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Counterspell"], "battlefield": ["2 Island"]},
        **END,
    )
    until_last_counter(game)
    refused(game, "pass")
    go(game, "cast Rift Bolt")
    refused(game, "pass")


def test_mana_abilities_only_in_free_cast() -> None:
    game = new_game(
        you={
            "exile": ["Rift Bolt (1 time counter)"],
            "battlefield": ["Mountain", "Llanowar Elves"],
        },
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        **END,
    )
    until_last_counter(game)
    refused(game, "activate Mountain")
    go(game, "cast Rift Bolt", "target Ben")
    assert can(game, "activate Llanowar Elves")
    go(game, "close")
    assert reversal_reason(game)[0] == "601.2h"
    go(game, "cast Rift Bolt", "target Ben", "activate Mountain", "close")
    pay(game)
    assert named(game.state.stack) == ["Rift Bolt"]


def test_thalia_creature_free() -> None:
    game = new_game(
        you={"exile": ["Errant Ephemeron (1 time counter)"]},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Errant Ephemeron")
    assert named(game.state.stack) == ["Errant Ephemeron"]


def test_boreal_aimed_free() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Boreal Elemental"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Boreal Elemental")
    go(game, "close")
    assert reversal_reason(game)[0] == "601.2h"


def test_helm_free_cast_zero() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Helm of Awakening"]}, **END
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben")
    assert named(game.state.stack) == ["Rift Bolt"]


def test_helm_sphere_free() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Helm of Awakening"]},
        opponent={"battlefield": ["Sphere of Resistance"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben")
    assert named(game.state.stack) == ["Rift Bolt"]


def test_replicate_vision_unpayable() -> None:
    game = new_game(
        you={"exile": ["Ancestral Vision (1 time counter)"], "battlefield": ["Djinn Illuminatus"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Ancestral Vision")
    refused(game, "times 1", "118.6")


def test_time_travel_opp_card_refused() -> None:
    game = new_game(
        you={
            "exile": ["Rift Bolt (1 time counter)"],
            "battlefield": ["The Tenth Doctor"],
            "pool": "{C}{C}{C}{C}{C}{C}{C}",
        },
        opponent={"exile": ["Ancestral Vision (1 time counter)"]},
    )
    go(game, "activate The Tenth Doctor", "close")
    pay(game)
    resolve(game)
    refused(game, "remove Ancestral Vision", "701.56a")


def test_suspend_refused_opp_priority_in_my_main() -> None:
    game = new_game(opponent={"hand": ["Rift Bolt"], "pool": "{R}"})
    go(game, "pass")
    refused(game, "suspend Rift Bolt", "702.62a")


def test_suspend_in_combat_refused() -> None:
    game = new_game(you={"hand": ["Rift Bolt"]}, step="begin combat")
    refused(game, "suspend Rift Bolt", "702.62a")


def test_suspend_unpayable_reversed() -> None:
    game = new_game(you={"hand": ["Rift Bolt"]})
    before = game.state
    go(game, "suspend Rift Bolt", "close")
    assert game.state == before


def test_suspend_no_mana_only_mana_reversal() -> None:
    game = new_game(you={"hand": ["Errant Ephemeron"], "battlefield": ["Island"]})
    go(game, "suspend Errant Ephemeron", "activate Island", "close")
    go(game, "keep")
    assert pool(game) == "U"
    assert where(game, "Errant Ephemeron") == "hand"


def test_suspend_twice_ok() -> None:
    game = new_game(you={"hand": ["2 Rift Bolt"], "pool": "{R}{R}"})
    go(game, "suspend Rift Bolt", "close")
    pay(game)
    go(game, "suspend Rift Bolt", "close")
    pay(game)
    assert len(game.state.exile) == 2


def test_shared_hand_bounce() -> None:
    game = new_game(
        you={"exile": ["Riftwing Cloudskate (1 time counter)"], "battlefield": ["Island"]}, **END
    )
    until_last_counter(game)
    go(game, "cast Riftwing Cloudskate")
    resolve(game)
    go(game, "target Riftwing Cloudskate")
    resolve(game)
    assert where(game, "Riftwing Cloudskate") == "hand"
    until(game, "main1")
    assert can(game, "suspend Riftwing Cloudskate")


def test_suspended_sentence_opp_turn() -> None:
    game = new_game(
        you={"hand": ["Suspended Sentence"], "battlefield": ["4 Swamp"]},
        active="opponent",
        step="main1",
    )
    go(game, "pass")
    go(game, "suspend Suspended Sentence")
    for _ in range(4):
        go(game, "activate Swamp")
    go(game, "close")
    pay(game)
    assert game.options.player == 0
    go(game, "pass")
    assert game.options.player == 1
    assert game.state.step.value == "main1"


def test_lotus_bloom_stony_silence_last() -> None:
    game = new_game(
        you={"exile": ["Lotus Bloom (1 time counter)"]},
        opponent={"battlefield": ["Null Rod"]},
        **END,
    )
    until_last_counter(game)
    go(game, "cast Lotus Bloom")
    resolve(game)
    refused(game, "activate Lotus Bloom", "602.5")


def test_two_counters_two_upkeep_triggers_stack_clock() -> None:
    game = new_game(
        you={
            "exile": ["Rift Bolt (2 time counters)"],
            "hand": ["Clockspinning"],
            "battlefield": ["Island"],
        },
        **END,
    )
    until_stack(game, "Rift Bolt")
    go(
        game,
        "cast Clockspinning",
        "without buyback",
        "target Rift Bolt",
        "activate Island",
        "close",
    )
    pay(game)
    resolve(game)
    game.take(game.legal[0])
    assert the(game, "Rift Bolt").counter("time") == 1
    resolve(game)
    assert named(game.state.stack) == ["Rift Bolt"]


def test_tenth_doctor_attack() -> None:
    game = new_game(
        you={
            "battlefield": ["The Tenth Doctor"],
            "library": ["Island", "Lightning Bolt", "Island", "Island"],
        }
    )
    until(game, "begin combat")
    go(game, "pass", "pass", "attack The Tenth Doctor -> Ben", "done")
    resolve(game)
    assert the(game, "Lightning Bolt").counter("time") == 3
    assert len(game.state.exile) in (2, 3, 1)


def test_chronozoa_fury() -> None:
    game = new_game(
        you={
            "battlefield": ["Chronozoa (2 time counters)"],
            "hand": ["Fury Charm"],
            "pool": "{R}{R}",
        }
    )
    cast(game, "Fury Charm", "mode 2", "target Chronozoa")
    resolve(game)
    assert named(game.state.stack) == ["Chronozoa"]
    resolve(game)
    resolve(game)
    assert len([o for o in game.state.battlefield if o.card.name.en == "Chronozoa"]) == 2


def test_timebug_own_suspended_only() -> None:
    game = new_game(
        you={"battlefield": ["Jhoira's Timebug"]},
        opponent={"exile": ["Rift Bolt (1 time counter)"]},
    )
    go(game, "activate Jhoira's Timebug")
    refused(game, "target Rift Bolt")
