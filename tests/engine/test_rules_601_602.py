"""Rules 601 and 602: beginning to cast and to activate, and each step of the proposal.

Every rule here is shown once allowed and once refused (or reversed).
"""

from __future__ import annotations

import pytest

from mtgrules.cards import phrases
from mtgrules.engine.costs import Mill
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage, DealDividedDamage
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.permanents import Pump
from mtgrules.game import Game
from mtgrules.model.abilities import TargetSpec
from mtgrules.model.choices import Choice
from mtgrules.model.objects import StackAbility
from tests.engine.helpers import (
    NEW,
    OLD,
    TAP,
    X_SORCERY,
    ability,
    can,
    creature,
    does,
    first,
    frames,
    go,
    life,
    make,
    mana,
    named,
    new_game,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    spell,
    the,
    until,
    where,
)

TARGET_CREATURE = TargetSpec(phrases.CREATURE)

# 601.2a-i -----------------------------------------------------------------------------


def steps_said(game: Game) -> list[str]:
    """The rules of the frames since the newest announcement, each once in order."""
    rules: list[str] = []
    for frame in frames(game):
        if frame.event.key in ("spell_announced", "ability_announced"):
            rules = []
        if frame.rule not in rules:
            rules.append(frame.rule)
    return rules


def test_casting_goes_through_601_2a_to_i_in_order() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert [r for r in steps_said(game) if r.startswith("601.2")] == [
        f"601.2{letter}" for letter in "abcdefghi"
    ]


def test_a_step_with_nothing_to_choose_still_leaves_a_frame() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert {"no_choices", "no_division", "no_mana_needed"} <= set(said(game))


def test_601_2a_the_card_is_on_the_stack_before_anything_is_chosen() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt")
    assert named(game.state.stack) == ["Lightning Bolt"]
    assert not game.state.players[0].hand
    assert game.state.stack[-1].controller == 0


def test_601_2a_nothing_is_cast_from_a_graveyard_without_permission() -> None:
    game = new_game(you={"graveyard": ["Lightning Bolt"], "pool": "{R}"})
    refused(game, f"cast #{the(game, 'Lightning Bolt').id}")


CHARM = make(
    "Small Charm",
    "小さな魔除け",
    "{R}",
    "instant",
    spell=spell(
        does(DealDamage(1), targets=(TargetSpec(phrases.ANY),)),
        does(DealDamage(2), targets=(TARGET_CREATURE,)),
    ),
)


def test_601_2b_a_mode_is_chosen_before_targets() -> None:
    game = new_game(
        you={"hand": [CHARM], "pool": "{R}"}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    go(game, "cast Small Charm")
    assert game.options.kind == "mode"
    go(game, "mode 1")
    assert game.options.kind == "target"
    assert game.legal == (Choice("target", (the(game, "Grizzly Bears").id,)),)


def test_601_2b_a_mode_without_a_legal_target_cannot_be_chosen() -> None:
    game = new_game(you={"hand": [CHARM], "pool": "{R}"})
    go(game, "cast Small Charm")
    refused(game, "mode 1", "700.2a")
    refused(game, "mode 2")


def test_601_2b_x_is_announced_before_the_target_and_counts_in_the_total() -> None:
    game = new_game(you={"hand": [X_SORCERY], "pool": "{R}{R}{R}"})
    go(game, "cast Rising Flame")
    assert game.options.kind == "x"
    go(game, "x 2")
    assert game.options.kind == "target"
    go(game, "target Ben", "close")
    assert pool(game) == ""
    resolve(game)
    assert life(game) == (20, 18)


def test_601_2b_x_is_no_negative_number() -> None:
    game = new_game(you={"hand": [X_SORCERY], "pool": "{R}"})
    go(game, "cast Rising Flame")
    refused(game, "x -1")


def test_601_2b_a_hybrid_symbol_is_decided_when_it_is_announced() -> None:
    game = new_game(you={"exile": ["Torrent Elemental"], "pool": "{C}{C}{C}{B}{G}"})
    go(game, "activate Torrent Elemental")
    assert game.options.rule == "107.4e"
    refused(game, "pay_as U")
    go(game, "pay_as B", "pay_as G", "close")
    assert named(game.state.stack) == ["Torrent Elemental"]


def test_601_2b_a_hybrid_symbol_that_was_decided_wrongly_cannot_be_paid() -> None:
    game = new_game(you={"exile": ["Torrent Elemental"], "pool": "{C}{C}{C}{B}{G}"})
    before = game.state
    go(game, "activate Torrent Elemental", "pay_as B", "pay_as B", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == before


def test_601_2c_the_number_of_targets_comes_first() -> None:
    game = new_game(
        you={"battlefield": ["Arc Mage"], "hand": ["Forest"], "pool": "{R}{R}{R}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "activate Arc Mage")
    assert game.options.kind == "how many targets"
    refused(game, "how_many 0")
    refused(game, "how_many 3")
    go(game, "how_many 2", "target Ben")
    assert game.options.kind == "target"


def test_601_2c_the_same_object_is_no_target_twice_for_one_word_target() -> None:
    """115.3."""
    game = new_game(
        you={"battlefield": ["Arc Mage"], "hand": ["Forest"], "pool": "{R}{R}{R}"},
    )
    go(game, "activate Arc Mage", "how_many 2", "target Ben")
    refused(game, "target Ben", "115.3")
    go(game, "target Aki")


def test_601_2c_two_words_target_may_share_one_object() -> None:
    """115.3: different instances of the word."""
    game = new_game(you={"battlefield": ["Cuombajj Witches"]})
    go(game, "activate Cuombajj Witches", "target Ben", "target Ben")
    resolve(game)
    assert life(game) == (20, 18)


def test_601_2d_each_target_gets_at_least_one() -> None:
    wide = make(
        "Wide Fire",
        "広い火",
        "{R}",
        "sorcery",
        spell=spell(does(DealDividedDamage(5), targets=(TargetSpec(phrases.ANY, 1, 3),), divide=5)),
    )
    game = new_game(you={"hand": [wide], "pool": "{R}"})
    go(game, "cast Wide Fire", "how_many 2", "target Ben", "target Aki")
    assert game.options.kind == "division"
    assert game.options.rule == "601.2d"
    refused(game, "share Ben -> 0", "601.2d")
    refused(game, "share Ben -> 5", "601.2d")
    go(game, "share Ben -> 4", "close")
    resolve(game)
    assert life(game) == (19, 16)


def test_601_2d_one_target_gets_all_of_it() -> None:
    game = new_game(
        you={"battlefield": ["Arc Mage"], "hand": ["Forest"], "pool": "{R}{R}{R}"},
    )
    go(game, "activate Arc Mage", "how_many 1", "target Ben", "close")
    first(game, "payment", "cost")
    resolve(game)
    assert life(game) == (20, 18)


def test_601_2e_the_proposal_is_checked_after_all_choices() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben")
    order = said(game)
    assert order.index("target_chosen") < order.index("proposal_legal") < order.index("total_cost")


def test_601_2e_an_illegal_proposal_is_reversed_before_any_cost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No card here has a ban that depends on what was announced, so the check is told one."""
    from mtgrules.engine import completing
    from mtgrules.model.choices import No

    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    before = game.state
    ban = No("601.3", "casting_banned", (("name", "it"), ("by", "that")))
    go(game, "cast Lightning Bolt")
    monkeypatch.setattr(completing, "cannot_cast", lambda *_, **__: ban)
    go(game, "target Ben")
    assert reversal_reason(game) == ("601.2e", "601.3")
    assert game.state == before


def test_601_2f_the_total_is_locked_before_mana_is_made() -> None:
    """602.4, 601.8: what changes costs afterwards does not matter any more."""
    game = new_game(
        you={"hand": ["Lightning Bolt"], "battlefield": ["2 Mountain"]},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
    )
    go(game, "cast Lightning Bolt", "target Ben")
    assert "total_cost" in said(game)
    total = game.state.agenda[-1].total  # type: ignore[attr-defined]
    assert str(total.mana) == "{1}{R}"
    assert [line.label.en for line in total.lines] == ["mana cost", "Thalia, Guardian of Thraben"]


def test_601_2g_only_mana_abilities_and_the_end_of_them_are_offered() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain", "Prodigal Pyromancer"]}
    )
    go(game, "cast Lightning Bolt", "target Ben")
    assert {c.verb for c in game.legal} == {"activate", "close"}
    refused(game, "activate Prodigal Pyromancer", "605.3a")
    refused(game, "pass", "117.1")
    refused(game, "respond", "117.1")


def test_601_2g_the_window_stays_closed() -> None:
    """No more mana abilities once payment has begun."""
    game = new_game(
        you={"hand": ["Torrent Elemental"], "battlefield": ["Swamp"], "pool": "{U}{U}{W}{W}{B}{B}"}
    )
    go(game, "cast Torrent Elemental", "close")
    assert game.options.kind == "mana"
    refused(game, "activate Swamp")


def test_601_2g_does_not_come_where_no_mana_is_asked_for() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer", "Mountain"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert game.options.kind == "priority"


LATE = make(
    "Deep Digger",
    "深掘り屋",
    "{1}",
    "artifact",
    activated=(ability((Mill(1), TAP, mana("{1}")), does(Draw(1))),),
)


def test_601_2h_costs_that_move_library_cards_are_paid_last() -> None:
    game = new_game(you={"battlefield": [LATE], "pool": "{C}"})
    go(game, "activate Deep Digger", "close")
    assert game.options.kind == "payment"
    assert set(game.legal) == {Choice("pay", (0,)), Choice("pay", (2,))}
    refused(game, "pay 1", "601.2h")


def test_601_2h_the_payer_chooses_the_order() -> None:
    game = new_game(you={"battlefield": ["Master Decoy", "Plains"]})
    go(game, "activate Master Decoy", "target Master Decoy", "activate Plains", "close")
    assert [c.verb for c in game.legal] == ["pay", "pay"]


def test_601_2h_nothing_is_paid_in_part() -> None:
    """118.3: one land too few; not even the tap is paid."""
    game = new_game(
        you={"battlefield": ["Icy Manipulator"]}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    before = game.state
    go(game, "activate Icy Manipulator", "target Grizzly Bears", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == before


def test_601_2i_the_player_has_priority_again_and_it_is_cast_only_now() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben")
    assert "cast" not in said(game)
    assert game.options.kind == "mana abilities"
    go(game, "close")
    assert said(game)[-1] == "cast"
    assert game.state.priority == 0
    assert game.state.players[0].spells_cast == 1


# 601.3 --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("Grizzly Bears", "302.1"),
        ("Icy Manipulator", "301.1"),
        ("Suppression Field", "303.1"),
        ("Liliana of the Veil", "306.1"),
        ("Ancestral Vision", "307.1"),
    ],
)
def test_601_3_sorcery_timing_by_card_type(name: str, rule: str) -> None:
    game = new_game(you={"hand": [name]}, step="upkeep")
    refused(game, f"cast {name}", rule)
    assert can(new_game(you={"hand": [name]}), f"cast {name}")


@pytest.mark.parametrize("step", ["upkeep", "draw", "main1", "begin combat", "end"])
def test_601_3_an_instant_may_be_cast_whenever_you_have_priority(step: str) -> None:
    game = new_game(you={"hand": ["Lightning Bolt"]}, step=step)
    assert can(game, "cast Lightning Bolt")


def test_601_3_a_ban_beats_the_permission_of_flash() -> None:
    """101.2: Orrery against Meddling Mage."""
    game = new_game(
        you={"hand": ["Grizzly Bears", "Llanowar Elves"], "battlefield": ["Vedalken Orrery"]},
        opponent={"battlefield": ["Meddling Mage (naming Grizzly Bears)"]},
        step="upkeep",
    )
    refused(game, "cast Grizzly Bears", "601.3")
    assert can(game, "cast Llanowar Elves")


def test_601_3_a_land_is_played_not_cast() -> None:
    game = new_game(you={"hand": ["Forest", "Dryad Arbor"]})
    assert can(game, "play Forest")
    refused(game, "cast Forest", "305.1")
    refused(game, "cast Dryad Arbor", "305.9")  # what is a land and something else


def test_601_3_both_faces_are_judged_for_themselves() -> None:
    """601.3e, 712.11b: the land face is played, the creature face is cast."""
    game = new_game(you={"hand": ["Tangled Florahedron"], "lands_played": 1, "pool": "{G}{G}"})
    refused(game, "play Tangled Vale", "305.2b")
    go(game, "cast Tangled Florahedron", "close")
    resolve(game)
    assert where(game, "Tangled Florahedron") == "battlefield"


# 602.2 --------------------------------------------------------------------------------


def test_602_2_only_the_controller_activates() -> None:
    game = new_game(opponent={"battlefield": ["Prodigal Pyromancer"]})
    refused(game, "activate Prodigal Pyromancer", "602.2")
    go(game, "pass")
    assert can(game, "activate Prodigal Pyromancer")


def test_602_2_any_player_may_activate_where_the_ability_says_so() -> None:
    """B064, 602.1b: and its controller is the one who activated it."""
    well = make(
        "Open Well",
        "開かれた井戸",
        "{1}",
        "artifact",
        activated=(ability((mana("{1}"),), does(Draw(1)), who="any"),),
    )
    game = new_game(you={"battlefield": [well]}, opponent={"pool": ""}, opponent2={})
    assert can(game, "activate Open Well")
    go(game, "pass")
    assert can(game, "activate Open Well")
    go(game, "pass")
    assert can(game, "activate Open Well")
    game = new_game(you={"battlefield": [well]}, opponent={"battlefield": ["Island"]})
    go(game, "pass", "activate Open Well", "activate Island", "close")
    assert game.state.stack[-1].controller == 1
    held = len(game.state.players[1].hand)
    resolve(game)
    assert len(game.state.players[1].hand) == held + 1


def test_602_2a_an_ability_on_the_stack_is_no_card() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")
    (item,) = game.state.stack
    assert isinstance(item, StackAbility)
    assert item.source == the(game, "Prodigal Pyromancer").id
    assert item.controller == 0


def test_602_2a_a_card_in_hand_is_revealed() -> None:
    game = new_game(you={"hand": ["Street Wraith"], "library": ["Forest"]})
    go(game, f"activate #{the(game, 'Street Wraith').id} cycling")
    first(game, "payment", "cost")
    assert "revealed" in said(game)
    assert where(game, "Street Wraith") == "graveyard"
    assert life(game) == (18, 20)
    resolve(game)
    assert named(game.state.players[0].hand) == ["Forest"]


def test_602_2b_a_permanent_reveals_nothing() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert "revealed" not in said(game)


# 602.5a-e -----------------------------------------------------------------------------


def test_602_5_a_ban_is_refused_before_anything_moves() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer", "Icy Manipulator"]},
        opponent={"battlefield": ["Pithing Needle (naming Prodigal Pyromancer)"]},
    )
    refused(game, "activate Prodigal Pyromancer", "602.5")
    assert can(game, "activate Icy Manipulator")


@pytest.mark.parametrize("name", ["Prodigal Pyromancer", "Llanowar Elves", "Millikin"])
def test_602_5a_a_new_creature_cannot_pay_with_the_tap_symbol(name: str) -> None:
    refused(new_game(you={"battlefield": [f"{name} (new)"]}), f"activate {name}", "602.5a")
    assert can(new_game(you={"battlefield": [name]}), f"activate {name}")


def test_602_5a_haste_lets_it() -> None:
    """702.10c: Fervor."""
    game = new_game(you={"battlefield": ["Prodigal Pyromancer (new)", "Fervor"]})
    go(game, "activate Prodigal Pyromancer", "target Ben")


def test_602_5a_does_not_look_at_noncreatures() -> None:
    assert can(new_game(you={"battlefield": ["Icy Manipulator (new)"]}), "activate Icy Manipulator")


def test_602_5a_a_stolen_creature_is_new_again() -> None:
    """302.6: after Act of Treason it is back, and its owner's turn has not begun since."""
    game = new_game(
        you={"hand": ["Act of Treason"], "pool": "{R}{R}{R}"},
        opponent={"battlefield": ["Prodigal Pyromancer"]},
    )
    go(game, "cast Act of Treason", "target Prodigal Pyromancer", "close")
    resolve(game)
    assert can(game, "activate Prodigal Pyromancer")  # haste
    until(game, "upkeep", game.state.turn + 1)
    assert the(game, "Prodigal Pyromancer").controller == 1
    assert the(game, "Prodigal Pyromancer").settled  # its controller's turn has begun


def test_602_5b_once_each_turn() -> None:
    game = new_game(you={"battlefield": ["Basking Rootwalla"], "pool": "{G}{G}{G}{G}"})
    go(game, "activate Basking Rootwalla", "close")
    refused(game, "activate Basking Rootwalla", "602.5b")
    until(game, "upkeep", game.state.turn + 1)
    go(game, "pass")
    assert can(game, "activate Basking Rootwalla")


def test_602_5b_twice_each_turn() -> None:
    twice = creature("Double Cub", 1, 1, activated=(ability((), does(Pump(1, 0)), per_turn=2),))
    game = new_game(you={"battlefield": [twice]})
    go(game, "activate Double Cub", "activate Double Cub")
    refused(game, "activate Double Cub", "602.5b")


def test_602_5b_limits_of_two_abilities_of_one_object_are_apart() -> None:
    both = creature(
        "Two-Way Cub",
        1,
        1,
        activated=(
            ability((), does(Pump(1, 0)), per_turn=1),
            ability((), does(Pump(0, 1)), per_turn=1),
        ),
    )
    game = new_game(you={"battlefield": [both]})
    go(game, "activate Two-Way Cub -> 0")
    refused(game, "activate Two-Way Cub -> 0", "602.5b")
    go(game, f"activate #{the(game, 'Two-Way Cub').id} 1")


def test_602_5b_a_use_of_a_card_in_hand_is_over_next_turn_too() -> None:
    """602.5b, 702.57b: the limit is each turn, wherever the object is."""
    from mtgrules.model.zones import Zone

    seer = creature(
        "Hand Seer",
        1,
        1,
        activated=(ability((), does(Draw(1)), zone=Zone.HAND, per_turn=1),),
    )
    game = new_game(
        you={"hand": [seer], "library": ["9 Forest"]}, opponent={"library": ["9 Forest"]}
    )
    go(game, "activate Hand Seer")
    refused(game, "activate Hand Seer", "602.5b")
    until(game, "upkeep", game.state.turn + 2)
    assert can(game, "activate Hand Seer")


@pytest.mark.parametrize("step", ["upkeep", "begin combat", "end"])
def test_602_5d_only_as_a_sorcery(step: str) -> None:
    refused(
        new_game(you={"exile": ["Torrent Elemental"]}, step=step),
        "activate Torrent Elemental",
        "602.5d",
    )
    assert can(new_game(you={"exile": ["Torrent Elemental"]}), "activate Torrent Elemental")


def test_602_5d_needs_an_empty_stack() -> None:
    game = new_game(you={"exile": ["Torrent Elemental"], "hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "activate Torrent Elemental", "602.5d")


def test_602_5d_flash_for_spells_does_not_help_an_ability() -> None:
    """307.5: the timing alone counts."""
    game = new_game(
        you={"exile": ["Torrent Elemental"], "battlefield": ["Vedalken Orrery"]}, step="upkeep"
    )
    refused(game, "activate Torrent Elemental", "602.5d")


def test_602_5d_a_mana_ability_with_sorcery_timing_is_not_for_payments() -> None:
    """B049: Grinning-Ignus-like; in a main phase with priority it works."""
    ignus = creature(
        "Slow Ember",
        1,
        1,
        activated=(ability((), does(AddMana(("R",))), timing="sorcery"),),
    )
    game = new_game(you={"battlefield": [ignus], "hand": ["Lightning Bolt"]})
    go(game, "activate Slow Ember")
    assert pool(game) == "R"
    assert not game.state.stack
    go(game, "cast Lightning Bolt", "target Ben")
    refused(game, "activate Slow Ember", "602.5d")


def test_602_5e_only_as_an_instant_needs_priority() -> None:
    game = new_game(
        you={"battlefield": ["Lion's Eye Diamond"], "hand": ["Lightning Bolt"]}, step="upkeep"
    )
    assert can(game, "activate Lion's Eye Diamond")
    go(game, "cast Lightning Bolt", "target Ben")
    refused(game, "activate Lion's Eye Diamond", "602.5e")


def test_602_3_the_opponents_choice_keeps_its_place() -> None:
    game = new_game(you={"battlefield": ["Cuombajj Witches"]})
    go(game, "activate Cuombajj Witches")
    assert game.options.player == 0
    go(game, "target Aki")
    assert game.options.player == 1
    assert game.options.rule in ("602.3", "601.2c")
    go(game, "target Aki")
    assert said(game).index("total_cost") > said(game).index("target_chosen")


# 605.1a, 605.3 ------------------------------------------------------------------------

SPHERE = make(
    "Tinted Sphere",
    "色付きの球",
    "{1}",
    "artifact",
    activated=(ability((TAP,), does(AddMana(("U",)), Draw(1))),),
)


def test_605_1a_drawing_a_card_rules_out_a_mana_ability_today() -> None:
    """B055, B061."""
    game = new_game(you={"battlefield": [SPHERE], "hand": ["Grizzly Bears"]}, edition=NEW)
    go(game, "cast Grizzly Bears")
    refused(game, "activate Tinted Sphere", "605.3a")
    go(game, "close", "activate Tinted Sphere")
    assert named(game.state.stack) == ["Tinted Sphere"]


def test_605_1a_drawing_a_card_did_not_matter_in_2023() -> None:
    game = new_game(you={"battlefield": [SPHERE], "hand": ["Grizzly Bears"]}, edition=OLD)
    go(game, "cast Grizzly Bears", "activate Tinted Sphere")
    assert pool(game) == "U"
    assert len(game.state.players[0].hand) == 1  # the card drawn


def test_605_1a_a_loyalty_ability_is_never_a_mana_ability() -> None:
    from mtgrules.engine.costs import Loyalty

    walker = make(
        "Mana Walker",
        "マナの渡り手",
        "{1}",
        "planeswalker",
        loyalty=3,
        activated=(ability((Loyalty(1),), does(AddMana(("R",))), loyalty=True),),
    )
    game = new_game(you={"battlefield": [walker]})
    go(game, "activate Mana Walker")
    assert named(game.state.stack) == ["Mana Walker"]


def test_605_2_coffers_without_swamps_is_still_a_mana_ability() -> None:
    game = new_game(you={"battlefield": ["Cabal Coffers", "2 Forest"], "hand": ["Icy Manipulator"]})
    go(game, "cast Icy Manipulator", "activate Cabal Coffers")
    go(game, "activate Forest", "activate Forest", "close", "pay 0")
    assert "no_mana_added" in said(game)
    assert pool(game) == ""
    assert game.options.kind == "mana abilities"


def test_605_3b_a_mana_ability_cannot_be_responded_to() -> None:
    game = new_game(you={"battlefield": ["Forest"]})
    go(game, "activate Forest")
    assert pool(game) == "G"
    assert all(not frame.state.stack for frame in frames(game))
    assert game.state.priority == 0


def test_605_3b_a_mana_ability_is_no_target_for_stifle() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"hand": ["2 Stifle"], "pool": "{U}{U}", "battlefield": ["Island"]},
    )
    go(game, "pass", "cast Stifle")
    assert reversal_reason(game) == ("601.2c", "601.2c")


def test_605_3c_an_ability_is_not_begun_again_before_it_has_resolved() -> None:
    game = new_game(you={"battlefield": ["Cabal Coffers", "2 Swamp"]})
    go(game, "activate Cabal Coffers")
    refused(game, "activate Cabal Coffers", "605.3c")
    go(game, "activate Swamp")


# 606 ----------------------------------------------------------------------------------


def test_606_3_one_loyalty_ability_of_a_permanent_each_turn() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Forest"]},
        opponent={"hand": ["Forest"]},
    )
    go(game, "activate Liliana of the Veil -> [+1]")
    resolve(game)
    go(game, "choose Forest", "choose Forest")
    refused(game, "activate Liliana of the Veil -> [+1]", "606.3")
    until(game, "main1", game.state.turn + 2)
    assert can(game, "activate Liliana of the Veil -> [+1]")


def test_606_3_only_in_your_own_main_phase_with_an_empty_stack() -> None:
    you = {"battlefield": ["Liliana of the Veil"]}
    refused(new_game(you=you, step="upkeep"), "activate Liliana of the Veil -> [+1]", "606.3")
    game = new_game(you=you, active="opponent")
    go(game, "pass")
    refused(game, "activate Liliana of the Veil -> [+1]", "606.3")
    game = new_game(you={**you, "hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "activate Liliana of the Veil -> [+1]", "606.3")
    assert can(new_game(you=you), "activate Liliana of the Veil -> [+1]")


def test_606_4_loyalty_is_paid_as_it_is_activated() -> None:
    game = new_game(you={"battlefield": ["Liliana of the Veil"]})
    go(game, "activate Liliana of the Veil -> [+1]")
    assert the(game, "Liliana of the Veil").counter("loyalty") == 4
    assert named(game.state.stack) == ["Liliana of the Veil"]


def test_606_6_a_negative_cost_needs_that_much_loyalty() -> None:
    game = new_game(you={"battlefield": ["Liliana of the Veil"]})
    liliana = the(game, "Liliana of the Veil").id
    refused(game, f"activate #{liliana} 2", "606.6")  # before anything is announced (602.5)
    go(game, f"activate #{liliana} 1", "target Ben")
    assert the(game, "Liliana of the Veil").counter("loyalty") == 1


@pytest.mark.parametrize(
    ("loyalty", "whose", "may"),
    [(5, "you", True), (4, "you", False), (5, "opponent", False), (6, "opponent", True)],
)
def test_606_6_counts_what_is_added_to_the_cost(loyalty: int, whose: str, *, may: bool) -> None:
    """606.5: with Carth of the same player [-6] is [-5]; Carth of another player changes nothing."""
    field = {"you": [f"Liliana of the Veil ({loyalty} loyalty counters)"], "opponent": []}
    field[whose].append("Carth the Lion")
    game = new_game(you={"battlefield": field["you"]}, opponent={"battlefield": field["opponent"]})
    liliana = the(game, "Liliana of the Veil").id
    if may:
        go(game, f"activate #{liliana} 2", "target Ben")
        assert where(game, "Liliana of the Veil") == "graveyard"  # all of it was spent
    else:
        refused(game, f"activate #{liliana} 2", "606.6")


def test_606_6_all_loyalty_may_be_spent() -> None:
    """704.5i: the ability stays on the stack without its source."""
    game = new_game(
        you={"battlefield": ["Liliana of the Veil (2 loyalty counters)"]},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    liliana = the(game, "Liliana of the Veil").id
    go(game, f"activate #{liliana} 1", "target Ben")
    assert where(game, "Liliana of the Veil") == "graveyard"
    resolve(game)
    go(game, "choose Grizzly Bears")
    assert where(game, "Grizzly Bears") == "graveyard"
