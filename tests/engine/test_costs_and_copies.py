"""Costs that are announced, added up or set (601.2b, 601.2f), and copies on the stack (707.10)."""

from __future__ import annotations

import pytest

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana, spell
from mtgrules.engine.costs import ExileFromHand, PayLife, Sacrifice
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AdditionalMana
from mtgrules.engine.extras import paid
from mtgrules.engine.play import legal
from mtgrules.engine.statics.taxes import SpellsCostLess
from mtgrules.game import Game, NotAllowed
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.model.choices import Choice
from mtgrules.model.objects import Obj
from mtgrules.rulebook.text import Text
from tests.engine.helpers import first, frames, go, life, named, new_game, pool, the, until

SURGE = make(
    "Two Prices",
    "二つの値段",
    "{3}{R}",
    "instant",
    keywords=(Keyword("kicker", cost=(mana("{1}"), PayLife(2))),),
    spell=spell(does(DealDamage(2), targets=p.one(p.ANY))).but(
        alternative=(ExileFromHand(p.NONLAND_CARD_IN_HAND),)
    ),
)
RITE = make(
    "Dear Rite",
    "高い儀式",
    "{R}",
    "instant",
    spell=spell(does(DealDamage(2), targets=p.one(p.ANY))).but(
        additional=(Sacrifice(p.CREATURE_OF_YOURS),)
    ),
)
WORKER = make(
    "Tired Worker",
    "疲れた労働者",
    "{2}",
    "artifact creature",
    pt=(1, 1),
    activated=(ability((mana("{1}"),), does(PutCounters("+1/+1", 2)), once=True),),
)


def refused(game: Game, choice: str) -> str:
    """The rule that refuses a choice, which must leave the game as it was."""
    before = game.state
    with pytest.raises(NotAllowed) as caught:
        game.take(choice)
    assert game.state == before
    return caught.value.refusal.rule


# Alternative and additional costs (118.8, 118.9) ----------------------------------------


def test_118_9_the_alternative_cost_replaces_the_mana_cost() -> None:
    game = new_game(you={"hand": [SURGE, "Lightning Bolt"]})
    go(game, "cast Two Prices", "with alternative", "without kicker", "target Ben")
    go(game, "choose Lightning Bolt")
    assert named(game.state.exile) == ["Lightning Bolt"]
    assert named(game.state.stack) == ["Two Prices"]


def test_118_9_d_an_additional_cost_comes_on_top_of_an_alternative_one() -> None:
    game = new_game(you={"hand": [SURGE, "Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Two Prices", "with alternative", "with kicker", "target Ben", "close")
    first(game, "payment", "cost")
    assert life(game) == (18, 20)
    assert pool(game) == ""
    spell = game.state.stack[0]
    assert paid(spell, "kicker")
    assert not paid(spell, "buyback")


def test_118_9_the_mana_cost_itself_may_be_paid() -> None:
    game = new_game(you={"hand": [SURGE, "Lightning Bolt"], "pool": "{R}{R}{R}{R}"})
    go(game, "cast Two Prices", "without alternative", "without kicker", "target Ben", "close")
    assert pool(game) == ""
    assert named(game.state.players[0].hand) == ["Lightning Bolt"]


def test_118_9_an_alternative_cost_that_cannot_be_paid_reverses_the_casting() -> None:
    game = new_game(you={"hand": [SURGE], "pool": "{R}{R}{R}{R}"})
    before = game.state
    go(game, "cast Two Prices", "with alternative", "without kicker", "target Ben")
    assert game.state.players == before.players
    assert not game.state.stack


def test_601_2b_what_was_announced_about_a_cost_stays() -> None:
    game = new_game(you={"hand": [SURGE], "pool": "{R}{R}{R}{R}"})
    go(game, "cast Two Prices", "without alternative", "without kicker")
    assert refused(game, "with kicker") == "601.2c"


def test_118_8_an_additional_cost_that_must_be_paid() -> None:
    game = new_game(you={"hand": [RITE], "battlefield": ["Grizzly Bears"], "pool": "{R}"})
    go(game, "cast Dear Rite", "target Ben", "close", "pay 0", "choose Grizzly Bears")
    assert not game.state.battlefield
    assert named(game.state.stack) == ["Dear Rite"]


def test_118_8_without_it_the_casting_is_reversed() -> None:
    game = new_game(you={"hand": [RITE], "pool": "{R}"})
    go(game, "cast Dear Rite", "target Ben", "close")
    assert not game.state.stack
    assert pool(game) == "R"


def test_702_27_a_spell_that_does_not_resolve_does_not_come_back() -> None:
    """Buyback replaces the graveyard only as the spell resolves."""
    game = new_game(
        you={
            "hand": ["Clockspinning"],
            "exile": ["Errant Ephemeron (2 time counters)"],
            "pool": "{U}{U}{U}{U}",
        },
        opponent={"hand": ["Counterspell"], "pool": "{U}{U}"},
    )
    go(game, "cast Clockspinning", "with buyback", "target Errant Ephemeron", "close")
    go(game, "pass", "cast Counterspell", "target Clockspinning", "close", "pass", "pass")
    assert named(game.state.players[0].graveyard) == ["Clockspinning"]


# The total cost (601.2f, 606.5, 602.1b) ---------------------------------------------------


def test_601_2f_what_sets_the_total_comes_after_reductions() -> None:
    """{R} less {1} is still {R}, and Trinisphere raises that to three."""
    cheap = make("Cheap Sphere", "安い球", "{2}", "artifact", statics=(SpellsCostLess(1),))
    game = new_game(
        you={"battlefield": [cheap, "Trinisphere"], "hand": ["Lightning Bolt"], "pool": "{R}{R}{R}"}
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert pool(game) == ""


def test_606_5_loyalty_costs_are_combined_for_their_controller_only() -> None:
    game = new_game(
        you={"battlefield": ["Jace Beleren"]}, opponent={"battlefield": ["Carth the Lion"]}
    )
    go(game, "activate Jace Beleren -> 1", "target Aki")
    jace = next(o for o in game.state.battlefield if o.card.name.en == "Jace Beleren")
    assert jace.counter("loyalty") == 2


def test_606_3_one_loyalty_ability_a_turn_also_when_it_costs_nothing() -> None:
    game = new_game(you={"battlefield": ["Jace Beleren", "Carth the Lion"]})
    go(game, "activate Jace Beleren -> 1", "target Aki", "pass", "pass")
    assert refused(game, "activate Jace Beleren -> 0") == "606.3"


def test_602_1b_only_opponents_may_activate() -> None:
    game = new_game(
        you={"battlefield": ["Clergy of the Holy Nimbus"], "pool": "{W}"}, opponent={"pool": "{W}"}
    )
    assert refused(game, "activate Clergy of the Holy Nimbus") == "602.1b"
    go(game, "pass", "activate Clergy of the Holy Nimbus", "close")
    assert len(game.state.stack) == 1


# Exhaust (702.177) -------------------------------------------------------------------------


def test_702_177a_once_is_all_also_in_a_later_turn() -> None:
    game = new_game(you={"battlefield": [WORKER], "pool": "{C}{C}"})
    go(game, "activate Tired Worker", "close", "pass", "pass")
    assert refused(game, "activate Tired Worker") == "702.177a"
    until(game, "main1", game.state.turn + 2)
    assert refused(game, "activate Tired Worker") == "702.177a"


def test_702_177a_an_activation_that_was_undone_does_not_count() -> None:
    game = new_game(you={"battlefield": [WORKER]})
    go(game, "activate Tired Worker", "close")
    assert not game.state.stack
    assert any(choice.verb == "activate" for choice in game.legal)


# Triggers on activating (602.2, 603.2) ------------------------------------------------------


def test_harsh_mentor_hears_no_loyalty_ability_and_no_mana_ability() -> None:
    game = new_game(
        you={"battlefield": ["Jace Beleren", "Forest"]}, opponent={"battlefield": ["Harsh Mentor"]}
    )
    go(game, "activate Forest", "activate Jace Beleren -> 1", "target Aki")
    assert len(game.state.stack) == 1


def test_harsh_mentor_hears_a_source_that_was_sacrificed() -> None:
    """It looks back at the source as it last was (113.7a)."""
    game = new_game(
        you={"battlefield": ["Cinder Elemental"], "pool": "{R}{R}"},
        opponent={"battlefield": ["Harsh Mentor"]},
    )
    go(game, "activate Cinder Elemental", "x 1", "target Ben", "close")
    first(game, "payment", "cost")
    assert len(game.state.stack) == 2
    go(game, "pass", "pass")
    assert life(game) == (18, 20)


def test_harsh_mentor_hears_nothing_of_a_card_in_hand_or_graveyard() -> None:
    game = new_game(
        you={"graveyard": ["Reassembling Skeleton"], "pool": "{B}{B}"},
        opponent={"battlefield": ["Harsh Mentor"]},
    )
    go(game, "activate Reassembling Skeleton", "close")
    assert len(game.state.stack) == 1


# Copies (707.10) ------------------------------------------------------------------------------


def test_707_10_a_copy_keeps_modes_and_x_and_is_not_activated() -> None:
    game = new_game(
        you={
            "battlefield": ["Cinder Elemental", "Rings of Brighthearth"],
            "pool": "{R}{R}{R}{R}{R}",
        }
    )
    go(game, "activate Cinder Elemental", "x 2", "target Ben", "close")
    first(game, "payment", "cost")
    go(game, "pass", "pass", "yes")
    assert game.options.kind == "new target"
    go(game, "target Ben")
    assert len(game.state.stack) == 2  # and no second trigger of the Rings: a copy is not activated
    go(game, "pass", "pass", "pass", "pass")
    assert life(game) == (20, 16)


def test_707_10c_a_new_target_must_be_legal_and_the_old_one_may_stay() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer", "Rings of Brighthearth"], "pool": "{R}{R}"},
        opponent={"battlefield": ["Striped Riverwinder"]},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass", "pass", "yes")
    assert refused(game, "target Striped Riverwinder") == "707.10c"
    assert Choice("target", (1,)) in game.legal


def test_118_12_a_payment_during_a_resolution_may_use_mana_abilities() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer", "Rings of Brighthearth", "2 Mountain"]}
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass", "pass")
    assert refused(game, "yes") == "118.3"
    go(game, "activate Mountain")
    assert refused(game, "yes") == "118.3"
    go(game, "activate Mountain", "yes")
    assert pool(game) == ""


def test_707_10_a_countered_copy_is_gone() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt", "Grapeshot"], "pool": "{R}{R}{R}"},
        opponent={"hand": ["Counterspell"], "pool": "{U}{U}"},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass", "pass")
    go(game, "cast Grapeshot", "target Ben", "close", "pass", "pass", "target Ben")
    copy = game.state.stack[-1]
    assert isinstance(copy, Obj)
    assert copy.copied
    go(game, "pass", "cast Counterspell", f"target #{copy.id}", "close", "pass", "pass")
    assert named(game.state.players[0].graveyard) == ["Lightning Bolt"]
    go(game, "pass", "pass")
    assert life(game) == (20, 16)


def test_704_5e_a_copy_is_somewhere_else_until_state_based_actions_look() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt", "Grapeshot"], "pool": "{R}{R}{R}"},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass", "pass")
    go(game, "cast Grapeshot", "target Ben", "close", "pass", "pass", "target Ben", "pass", "pass")
    graveyards = [frame.state.players[0].graveyard for frame in frames(game)]
    assert any(obj.copied for graveyard in graveyards for obj in graveyard)
    assert "704.5e" in [event.rule for frame in frames(game) for event in frame.events]
    assert named(game.state.players[0].graveyard) == ["Lightning Bolt"]


def test_704_5e_a_copy_exiled_by_delay_is_never_suspended() -> None:
    """It has counters for a moment and then ceases to exist; nothing of it is cast later."""
    game = new_game(
        you={"hand": ["Lightning Bolt", "Grapeshot"], "pool": "{R}{R}{R}"},
        opponent={"hand": ["Delay"], "pool": "{U}{U}"},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass", "pass")
    go(game, "cast Grapeshot", "target Ben", "close", "pass", "pass", "target Ben")
    copy = game.state.stack[-1].id
    go(game, "pass", "cast Delay", f"target #{copy}", "close", "pass", "pass")
    assert game.state.exile == ()
    assert "copy_gone" in [event.key for frame in frames(game) for event in frame.events]
    go(game, "pass", "pass")
    assert life(game) == (20, 16)  # the Bolt and the Grapeshot that is no copy


def test_702_40a_storm_counts_the_spells_before_it_only() -> None:
    """A spell cast in response to the trigger does not count, whoever casts it."""
    game = new_game(
        you={"hand": ["Grapeshot"], "pool": "{R}{R}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "cast Grapeshot", "target Ben", "close", "pass")
    go(game, "cast Lightning Bolt", "target Aki", "close", "pass", "pass", "pass", "pass")
    assert named(game.state.stack) == ["Grapeshot"]


def test_702_40a_storm_counts_what_an_opponent_cast() -> None:
    game = new_game(
        you={"hand": ["Grapeshot"], "pool": "{R}{R}"},
        opponent={"hand": ["Lightning Bolt"], "pool": "{R}"},
    )
    go(game, "pass", "cast Lightning Bolt", "target Aki", "close", "pass", "pass")
    go(game, "cast Grapeshot", "target Ben", "close", "pass", "pass", "target Ben")
    assert named(game.state.stack) == ["Grapeshot", "Grapeshot"]


def test_702_40a_a_countered_spell_is_copied_all_the_same() -> None:
    game = new_game(
        you={"hand": ["Grapeshot", "Lightning Bolt"], "pool": "{R}{R}{R}"},
        opponent={"hand": ["Counterspell"], "pool": "{U}{U}"},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass", "pass")
    go(game, "cast Grapeshot", "target Ben", "close", "pass")
    go(game, "cast Counterspell", "target Grapeshot", "close", "pass", "pass", "pass", "pass")
    assert named(game.state.players[0].graveyard) == ["Lightning Bolt", "Grapeshot"]
    assert game.options.kind == "new target"


# Ninjutsu (702.49) ---------------------------------------------------------------------------


def test_702_49a_a_blocked_creature_does_not_pay() -> None:
    game = new_game(
        you={"battlefield": ["Grizzly Bears", "2 Island"], "hand": ["Ninja of the Deep Hours"]},
        opponent={"battlefield": ["Llanowar Elves"]},
        step="begin combat",
    )
    go(game, "pass", "pass", "attack Grizzly Bears -> Ben", "done", "pass", "pass")
    go(game, "block Llanowar Elves -> Grizzly Bears", "done")
    go(game, "activate Ninja of the Deep Hours -> ninjutsu")
    go(game, "activate Island", "activate Island", "close", "undo", "undo")
    assert not game.state.stack
    assert not game.state.players[0].hand[0].revealed


def test_asking_about_new_targets_changes_nothing() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer", "Rings of Brighthearth"], "pool": "{R}{R}"}
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "pass", "pass", "yes")
    assert legal(game.state) == legal(game.state)


# Triggered mana abilities (605.1b, 605.4a) --------------------------------------------------

BLOOM = make(
    "Spring Bloom",
    "春の花",
    "{G}",
    "enchantment",
    triggered=(
        Triggered(
            "mana_added",
            "any",
            (does(AdditionalMana(("G",))),),
            Text("whenever a player taps a permanent for mana", "誰かがマナを引き出すたび"),
            mana=True,
            also="tapped for mana",
        ),
    ),
)


def test_605_4a_a_triggered_mana_ability_resolves_at_once() -> None:
    game = new_game(you={"battlefield": [BLOOM, "Forest"]}, opponent={"battlefield": ["Forest"]})
    go(game, "activate Forest")
    assert pool(game) == "GG"
    assert not game.state.stack
    assert game.state.priority == 0


def test_605_4a_it_can_pay_for_the_spell_that_is_being_cast() -> None:
    game = new_game(you={"battlefield": [BLOOM, "Forest"], "hand": ["Grizzly Bears"]})
    go(game, "cast Grizzly Bears", "activate Forest")
    assert game.options.kind == "mana abilities"
    assert pool(game) == "GG"
    go(game, "close")
    assert named(game.state.stack) == ["Grizzly Bears"]


def test_605_4a_undoing_the_mana_ability_undoes_it_too() -> None:
    game = new_game(you={"battlefield": [BLOOM, "Forest"], "hand": ["Shivan Dragon"]})
    go(game, "cast Shivan Dragon", "activate Forest", "close", "undo")
    assert pool(game) == ""
    game = new_game(you={"battlefield": [BLOOM, "Forest"], "hand": ["Shivan Dragon"]})
    go(game, "cast Shivan Dragon", "activate Forest", "close", "keep")
    assert pool(game) == "GG"


def test_106_12a_nothing_triggers_if_no_mana_was_made_or_nothing_was_tapped() -> None:
    game = new_game(you={"battlefield": [BLOOM, "Gaea's Cradle"], "hand": ["Elvish Spirit Guide"]})
    go(game, "activate Gaea's Cradle", "activate Elvish Spirit Guide")
    assert pool(game) == "G"


def test_106_12a_whoever_tapped_the_land_gets_the_mana() -> None:
    game = new_game(you={"battlefield": [BLOOM]}, opponent={"battlefield": ["Forest"]})
    go(game, "pass", "activate Forest")
    assert pool(game, 1) == "GG"
    assert pool(game) == ""


# Cards that show these rules ---------------------------------------------------------------


def test_wild_growth_adds_mana_for_the_land_that_it_enchants() -> None:
    game = new_game(
        you={
            "battlefield": ["2 Forest", "Prodigal Pyromancer"],
            "hand": ["Wild Growth"],
            "pool": "{G}",
        }
    )
    forest = next(o for o in game.state.battlefield if o.card.name.en == "Forest")
    go(game, "cast Wild Growth", f"target #{forest.id}", "close", "pass", "pass")
    go(game, f"activate #{forest.id} 0")
    assert pool(game) == "GG"
    other = next(o for o in game.state.battlefield if o.card.name.en == "Forest" and not o.tapped)
    go(game, f"activate #{other.id} 0")
    assert pool(game) == "GGG"


def test_illusionists_bracers_copies_what_the_equipped_creature_does() -> None:
    game = new_game(
        you={
            "battlefield": ["Illusionist's Bracers", "Prodigal Pyromancer", "Master Decoy"],
            "pool": "{C}{C}{C}{W}",
        },
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "activate Illusionist's Bracers -> equip", "target Prodigal Pyromancer", "close")
    go(game, "spend C", "spend C", "spend C", "pass", "pass")
    go(game, "activate Master Decoy", "target Grizzly Bears", "close")
    first(game, "payment")
    assert named(game.state.stack) == ["Master Decoy"]
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert named(game.state.stack)[-1] == "Illusionist's Bracers"
    go(game, "pass", "pass", "target Ben", "pass", "pass", "pass", "pass")
    assert life(game) == (20, 18)


def test_strionic_resonator_copies_triggered_abilities_of_yours_only() -> None:
    game = new_game(
        you={"battlefield": ["Strionic Resonator"], "hand": ["Crackling Drake"]}
        | {"pool": "{U}{U}{R}{R}{C}{C}"},
    )
    go(game, "cast Crackling Drake", "close", "pass", "pass")
    go(game, "activate Strionic Resonator", "target Crackling Drake's ability", "close")
    first(game, "payment")
    go(game, "pass", "pass")
    assert named(game.state.stack) == ["Crackling Drake", "Crackling Drake"]
    go(game, "pass", "pass", "pass", "pass")
    assert len(game.state.players[0].hand) == 2


def test_an_exhaust_ability_beside_one_that_may_be_repeated() -> None:
    game = new_game(you={"battlefield": ["Greenbelt Guardian"], "pool": "{G}{G}{G}{G}{G}{G}"})
    go(game, "activate Greenbelt Guardian -> 1", "close", "pass", "pass")
    assert refused(game, "activate Greenbelt Guardian -> 1") == "702.177a"
    go(game, "activate Greenbelt Guardian -> 0", "target Greenbelt Guardian", "close")
    go(game, "activate Greenbelt Guardian -> 0", "target Greenbelt Guardian", "close")
    assert len(game.state.stack) == 2


def test_bow_of_nylea_shoots_at_flying_creatures_only() -> None:
    game = new_game(
        you={"battlefield": ["Bow of Nylea"], "pool": "{G}{G}"},
        opponent={"battlefield": ["Grizzly Bears", "Birds of Paradise"]},
    )
    go(game, "activate Bow of Nylea", "mode 1")
    assert refused(game, "target Grizzly Bears") == "115.1"
    go(game, "target Birds of Paradise")
    assert game.options.kind == "mana abilities"


def test_zirda_leaves_a_mana_to_pay() -> None:
    game = new_game(
        you={"battlefield": ["Zirda, the Dawnwaker", "Icy Manipulator"], "pool": "{G}"},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "activate Icy Manipulator", "target Grizzly Bears", "close")
    first(game, "payment")
    assert pool(game) == ""
    assert len(game.state.stack) == 1


@pytest.mark.parametrize("reducer", ["Training Grounds", "Heartstone"])
def test_a_creature_card_that_is_not_on_the_battlefield_is_no_creature(reducer: str) -> None:
    """109.2: what makes abilities of creatures cheaper does nothing in a graveyard or hand."""
    game = new_game(
        you={
            "battlefield": [reducer, "Walking Ballista (1 +1/+1 counters)"],
            "graveyard": ["Reassembling Skeleton"],
            "hand": ["Krosan Tusker"],
            "pool": "{C}{C}{B}{G}",
        }
    )
    for name, total in (
        ("Reassembling Skeleton", "{1}{B}"),
        ("Krosan Tusker", "{2}{G}"),
        ("Walking Ballista", "{2}" if reducer == "Training Grounds" else "{3}"),
    ):
        go(game, f"activate #{the(game, name).id} {'cycling' if 'Tusker' in name else '0'}")
        assert total in game.story().splitlines()[-1]
        game.back()
