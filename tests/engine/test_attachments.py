"""Equipment, Auras and the layers that the cards need: each shown once allowed, once refused."""

from __future__ import annotations

import pytest

from mtgrules.engine.characteristics import has, power_toughness
from mtgrules.game import Game
from mtgrules.setup import BadPosition, position, read, write
from tests.engine.helpers import (
    can,
    first,
    go,
    life,
    named,
    new_game,
    pool,
    refused,
    resolve,
    said,
    the,
    until,
    where,
)


def body(game: Game, name: str) -> tuple[int, int]:
    return power_toughness(game.state, the(game, name))


def on(game: Game, name: str) -> str:
    """The name of what it is attached to, "" for nothing."""
    host = game.state.permanent(the(game, name).attached)
    return host.card.name.en if host is not None else ""


# 702.6, 701.3 -------------------------------------------------------------------------


def test_equip_attaches_and_moves_on() -> None:
    field = ["Bonesplitter", "Grizzly Bears", "Shivan Dragon"]
    game = new_game({"battlefield": field, "pool": "{R}{R}"})
    go(game, "activate Bonesplitter -> equip", "target Grizzly Bears", "close")
    resolve(game)
    assert on(game, "Bonesplitter") == "Grizzly Bears"
    assert body(game, "Grizzly Bears") == (4, 2)
    go(game, "activate Bonesplitter -> equip", "target Shivan Dragon", "close")
    resolve(game)
    assert on(game, "Bonesplitter") == "Shivan Dragon"
    assert (body(game, "Grizzly Bears"), body(game, "Shivan Dragon")) == ((2, 2), (7, 5))


def test_equip_to_where_it_is_changes_nothing() -> None:
    game = new_game({"battlefield": ["Lightning Greaves", "Grizzly Bears"]})
    go(game, "activate Lightning Greaves -> equip", "target Grizzly Bears")
    resolve(game)
    # Shroud: the creature that wears them cannot be their target again.
    go(game, "activate Lightning Greaves -> equip")
    assert "reversed" in said(game)
    game = new_game(
        {"battlefield": ["Bonesplitter (on Grizzly Bears)", "Grizzly Bears"], "pool": "{R}"}
    )
    go(game, "activate Bonesplitter -> equip", "target Grizzly Bears", "close")
    resolve(game)
    assert "attached_already" in said(game)


def test_equip_is_for_your_own_creatures_at_sorcery_time() -> None:
    game = new_game(
        {"battlefield": ["Bonesplitter", "Grizzly Bears"], "pool": "{R}"},
        {"battlefield": ["Shivan Dragon"]},
    )
    go(game, "activate Bonesplitter -> equip")
    refused(game, "target Shivan Dragon", "109.5")
    game = new_game(
        {"battlefield": ["Bonesplitter", "Grizzly Bears"], "pool": "{R}"}, active="opponent"
    )
    go(game, "pass")
    refused(game, "activate Bonesplitter -> equip", "602.5d")


def test_equipment_stays_when_its_creature_dies() -> None:
    """704.5n"""
    game = new_game(
        {"battlefield": ["Bonesplitter (on Grizzly Bears)", "Grizzly Bears"]},
        {"hand": ["Lightning Bolt"], "pool": "{R}"},
        active="opponent",
    )
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game)
    assert (where(game, "Bonesplitter"), on(game, "Bonesplitter")) == ("battlefield", "")
    assert "unattached" in said(game)


def test_equipment_that_is_gone_attaches_nothing() -> None:
    game = new_game(
        {"battlefield": ["Bonesplitter", "Grizzly Bears"], "pool": "{R}"},
        {"hand": ["Fury Charm"], "pool": "{R}{R}"},
    )
    go(game, "activate Bonesplitter -> equip", "target Grizzly Bears", "close", "pass")
    go(game, "cast Fury Charm", "mode 0", "target Bonesplitter", "close")
    resolve(game, 2)
    assert "cannot_attach" in said(game)
    assert body(game, "Grizzly Bears") == (2, 2)


# 303.4, 704.5m ------------------------------------------------------------------------


def test_an_aura_is_cast_on_its_target_and_falls_with_it() -> None:
    game = new_game(
        {"battlefield": ["Shivan Dragon", "2 Mountain"], "hand": ["Lightning Bolt"]},
        {"hand": ["Arrest"], "battlefield": ["Forest", "Grizzly Bears"], "pool": "{W}{W}{W}"},
        active="opponent",
    )
    go(game, "cast Arrest")
    refused(game, "target Forest", "115.1")
    go(game, "target Grizzly Bears", "close")
    resolve(game)
    assert on(game, "Arrest") == "Grizzly Bears"
    go(game, "pass", "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    resolve(game)
    assert where(game, "Arrest") == "graveyard"
    assert "aura_fell" in said(game)


def test_an_aura_spell_without_its_target_does_not_resolve() -> None:
    game = new_game(
        {"battlefield": ["Grizzly Bears"], "hand": ["Lightning Bolt"], "pool": "{R}"},
        {"hand": ["Arrest"], "pool": "{W}{W}{W}"},
        active="opponent",
    )
    go(game, "cast Arrest", "target Grizzly Bears", "close", "pass")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game, 2)
    assert where(game, "Arrest") == "graveyard"
    assert "all_targets_illegal" in said(game)


def test_what_arrest_holds_neither_attacks_nor_blocks() -> None:
    game = new_game(
        {"battlefield": ["Grizzly Bears", "Master Decoy"]},
        {"battlefield": ["Arrest (on Grizzly Bears)"]},
        step="begin combat",
    )
    go(game, "pass", "pass")
    refused(game, "attack Grizzly Bears -> Ben", "508.1c")
    assert can(game, "attack Master Decoy -> Ben")
    game = new_game(
        {"battlefield": ["Grizzly Bears", "Master Decoy"]},
        {"battlefield": ["Arrest (on Grizzly Bears)", "Shivan Dragon", "Llanowar Elves"]},
        active="opponent",
        step="begin combat",
    )
    go(game, "pass", "pass", "attack Llanowar Elves -> Aki", "done", "pass", "pass")
    refused(game, "block Grizzly Bears -> Llanowar Elves", "509.1b")
    assert can(game, "block Master Decoy -> Llanowar Elves")


def test_faiths_fetters_gain_life_and_spare_mana_abilities() -> None:
    game = new_game(
        {"hand": ["Faith's Fetters"], "pool": "{W}{W}{W}{W}"}, {"battlefield": ["Llanowar Elves"]}
    )
    go(game, "cast Faith's Fetters", "target Llanowar Elves", "close")
    resolve(game, 2)
    assert life(game) == (24, 20)
    go(game, "pass", "activate Llanowar Elves")
    assert pool(game, 1) == "G"


# Triggers and costs of Equipment ----------------------------------------------------


def test_the_jitte_gets_counters_once_for_combat_damage() -> None:
    game = new_game(
        {"battlefield": ["Umezawa's Jitte (on Grizzly Bears)", "Grizzly Bears"]},
        step="begin combat",
    )
    go(game, "pass", "pass", "attack Grizzly Bears -> Ben", "done", "pass", "pass")
    first(game, "blockers")
    for _ in range(4):
        if game.state.stack:
            break
        go(game, "pass")
    assert named(game.state.stack) == ["Umezawa's Jitte"]
    resolve(game)
    assert the(game, "Umezawa's Jitte").counter("charge") == 2
    go(game, "activate Umezawa's Jitte -> remove a charge counter from this", "mode 0")
    resolve(game)
    assert body(game, "Grizzly Bears") == (4, 4)


def test_a_jitte_without_counters_cannot_pay() -> None:
    game = new_game({"battlefield": ["Umezawa's Jitte", "Grizzly Bears"]})
    go(game, "activate Umezawa's Jitte -> remove a charge counter from this", "mode 2")
    assert "reversed" in said(game)
    assert life(game) == (20, 20)


# 613.4 ------------------------------------------------------------------------------


def test_setting_comes_before_adding_whatever_came_first() -> None:
    game = new_game(
        {
            "battlefield": [
                "Mirror Entity",
                "Shivan Dragon (1 +1/+1 counters)",
                "Bonesplitter (on Shivan Dragon)",
            ],
            "pool": "{R}{W}",
        }
    )
    go(game, "activate Shivan Dragon", "close")
    resolve(game)
    assert body(game, "Shivan Dragon") == (9, 6)
    go(game, "activate Mirror Entity", "x 1", "close")
    resolve(game)
    assert body(game, "Shivan Dragon") == (5, 2)
    until(game, "upkeep", 4)
    assert body(game, "Shivan Dragon") == (8, 6)


def test_the_newest_setting_stays() -> None:
    """613.7: of two effects in one sublayer the later one counts."""
    game = new_game({"battlefield": ["Mirror Entity", "Grizzly Bears"], "pool": "{W}{W}{W}"})
    go(game, "activate Mirror Entity", "x 1", "close", "activate Mirror Entity", "x 2", "close")
    resolve(game)
    assert body(game, "Grizzly Bears") == (2, 2)
    resolve(game)
    assert body(game, "Grizzly Bears") == (1, 1)


def test_what_comes_later_is_not_in_the_set() -> None:
    """611.2c: the creatures are those that there are as the ability resolves."""
    game = new_game(
        {
            "battlefield": ["Mirror Entity", "Forest"],
            "hand": ["Llanowar Elves"],
            "pool": "{W}{W}{W}",
        }
    )
    go(game, "activate Mirror Entity", "x 3", "close")
    resolve(game)
    go(game, "cast Llanowar Elves", "activate Forest", "close")
    resolve(game)
    assert (body(game, "Mirror Entity"), body(game, "Llanowar Elves")) == ((3, 3), (1, 1))


def test_the_hourglass_raises_every_creature() -> None:
    game = new_game(
        {"battlefield": ["Infinite Hourglass (3 time counters)", "Grizzly Bears"]},
        {"battlefield": ["Shivan Dragon"]},
    )
    assert (body(game, "Grizzly Bears"), body(game, "Shivan Dragon")) == ((5, 2), (8, 5))


# 602.5c, 704.5k ---------------------------------------------------------------------


def test_borrowed_abilities_end_with_the_turn() -> None:
    game = new_game(
        {"battlefield": ["Quicksilver Elemental", "Prodigal Pyromancer"], "pool": "{U}"}
    )
    refused(game, "activate Quicksilver Elemental -> gained1")
    go(game, "activate Quicksilver Elemental -> 0", "target Prodigal Pyromancer", "close")
    resolve(game)
    go(game, "activate Quicksilver Elemental -> gained1", "target Ben")
    resolve(game)
    assert life(game) == (20, 19)
    until(game, "upkeep", 5)
    refused(game, "activate Quicksilver Elemental -> gained1")


def test_blue_mana_pays_for_the_elementals_borrowed_abilities() -> None:
    field = ["Quicksilver Elemental", "Basking Rootwalla"]
    game = new_game({"battlefield": field, "pool": "{U}{U}{U}"})
    go(game, "activate Basking Rootwalla", "close")
    assert "reversed" in said(game)
    go(game, "activate Quicksilver Elemental -> 0", "target Basking Rootwalla", "close")
    resolve(game)
    go(game, "activate Quicksilver Elemental -> gained1", "close")
    resolve(game)
    assert (body(game, "Quicksilver Elemental"), pool(game)) == ((5, 6), "")


def test_only_the_newest_world_stays() -> None:
    game = new_game(
        {"battlefield": ["Concordant Crossroads"]},
        {"hand": ["Concordant Crossroads"], "pool": "{G}"},
        active="opponent",
    )
    go(game, "cast Concordant Crossroads", "close")
    resolve(game)
    assert [obj.controller for obj in game.state.battlefield] == [1]
    assert "world_rule" in said(game)


def test_haste_from_the_crossroads_is_for_all() -> None:
    game = new_game({"battlefield": ["Concordant Crossroads"]}, {"battlefield": ["Grizzly Bears"]})
    assert has(game.state, the(game, "Grizzly Bears"), "haste")


# Positions --------------------------------------------------------------------------


def test_what_is_attached_is_written_and_read() -> None:
    state = position(
        {
            "you": {"battlefield": ["Grizzly Bears", "Bonesplitter (tapped, on Grizzly Bears)"]},
            "opponent": {"battlefield": ["Arrest (on 灰色熊)"]},
        }
    )
    bears = next(obj for obj in state.battlefield if obj.card.name.en == "Grizzly Bears")
    assert [obj.attached == bears.id for obj in state.battlefield] == [False, True, True]
    assert write(read(write(state))) == write(state)


def test_nothing_can_be_on_what_is_not_there() -> None:
    with pytest.raises(BadPosition) as caught:
        position({"you": {"battlefield": ["Bonesplitter (on Grizzly Bears)"]}})
    assert "Bonesplitter" in caught.value.text.en


# 701.19b ----------------------------------------------------------------------------


def test_regeneration_by_a_static_ability_works_every_time() -> None:
    game = new_game(
        {"battlefield": ["Clergy of the Holy Nimbus"]},
        {"hand": ["2 Lightning Bolt"], "pool": "{R}{R}"},
        active="opponent",
    )
    for _ in range(2):
        go(game, "cast Lightning Bolt", "target Clergy of the Holy Nimbus", "close")
        resolve(game)
        clergy = the(game, "Clergy of the Holy Nimbus")
        assert (clergy.zone.value, clergy.tapped, clergy.damage) == ("battlefield", True, 0)
    assert said(game).count("regenerated") == 2


def test_an_opponent_may_stop_the_regeneration() -> None:
    game = new_game(
        {"battlefield": ["Clergy of the Holy Nimbus"], "pool": "{W}"},
        {"hand": ["Lightning Bolt"], "pool": "{R}{R}"},
        active="opponent",
    )
    go(game, "activate Clergy of the Holy Nimbus", "close")
    resolve(game)
    go(game, "cast Lightning Bolt", "target Clergy of the Holy Nimbus", "close")
    resolve(game)
    assert where(game, "Clergy of the Holy Nimbus") == "graveyard"


def test_a_toughness_of_zero_is_no_destruction() -> None:
    """704.5f"""
    field = ["Clergy of the Holy Nimbus", "Umezawa's Jitte (1 charge counters)"]
    game = new_game({"battlefield": field})
    go(
        game,
        "activate Umezawa's Jitte -> remove a charge counter from this",
        "mode 1",
        "target Clergy of the Holy Nimbus",
    )
    resolve(game)
    assert where(game, "Clergy of the Holy Nimbus") == "graveyard"
