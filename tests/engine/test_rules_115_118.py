"""Rules 115 to 118: targets, special actions, priority, costs."""

from __future__ import annotations

import pytest

from mtgrules.cards import phrases
from mtgrules.engine.costs import DiscardOne, PayLife
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.game import Game
from mtgrules.model.abilities import TargetSpec, Triggered
from mtgrules.model.choices import Choice
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    SUSPEND_INSTANT,
    TAP,
    ability,
    can,
    does,
    first,
    frames,
    go,
    life,
    make,
    named,
    new_game,
    pool,
    refused,
    resolve,
    reversal_reason,
    said,
    the,
    where,
)

# 115 ----------------------------------------------------------------------------------


def test_115_1_a_target_must_be_what_the_phrase_says() -> None:
    game = new_game(
        you={"battlefield": ["Master Decoy", "Plains"], "hand": ["Forest"]},
        opponent={"battlefield": ["Grizzly Bears"]},
    )
    go(game, "activate Master Decoy")
    refused(game, f"target #{the(game, 'Plains').id}")
    refused(game, "target #0")
    refused(game, f"target #{the(game, 'Forest').id}")
    go(game, "target Grizzly Bears")


def test_115_2_suspended_cards_are_targets_only_where_the_text_says_so() -> None:
    game = new_game(
        you={
            "hand": ["Fury Charm", "Lightning Bolt"],
            "exile": ["Errant Ephemeron (2 time counters)"],
            "pool": "{R}{R}{R}",
        }
    )
    bird = the(game, "Errant Ephemeron").id
    go(game, "cast Lightning Bolt")
    refused(game, f"target #{bird}")
    go(game, "target Ben", "close", "cast Fury Charm", "mode 2")
    go(game, f"target #{bird}")


def test_115_2_a_card_in_exile_that_is_not_suspended_is_no_target() -> None:
    game = new_game(
        you={
            "hand": ["Fury Charm"],
            "exile": ["Errant Ephemeron"],
            "battlefield": ["Forest"],
            "pool": "{R}{R}",
        }
    )
    go(game, "cast Fury Charm", "mode 2")
    assert game.legal == (Choice("target", (the(game, "Forest").id,)),)


def test_115_4_any_target_is_a_creature_a_planeswalker_or_a_player() -> None:
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"]},
        opponent={"battlefield": ["Liliana of the Veil", "Forest", "Icy Manipulator"]},
    )
    go(game, "activate Prodigal Pyromancer")
    names = {game.state.name(int(c.args[0])).en for c in game.legal}
    assert names == {"Aki", "Ben", "Prodigal Pyromancer", "Liliana of the Veil"}
    refused(game, f"target #{the(game, 'Forest').id}", "115.4")


def test_115_5_a_spell_cannot_target_itself() -> None:
    game = new_game(you={"hand": ["Counterspell", "Lightning Bolt"], "pool": "{U}{U}{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close", "cast Counterspell")
    refused(game, f"target #{game.state.stack[-1].id}", "115.5")
    go(game, "target Lightning Bolt")


def test_115_5_an_ability_cannot_target_itself() -> None:
    stopper = make(
        "Stop Sign",
        "止まれ",
        "{1}",
        "artifact",
        activated=(ability((), does(CounterTarget(), targets=(TargetSpec(phrases.ABILITY),))),),
    )
    game = new_game(you={"battlefield": [stopper, "Prodigal Pyromancer"]})
    before = game.state
    go(game, "activate Stop Sign")
    assert reversal_reason(game)[0] == "601.2c"
    assert game.state == before
    go(game, "activate Prodigal Pyromancer", "target Ben", "activate Stop Sign")
    refused(game, f"target #{game.state.stack[-1].id}", "115.5")


def test_115_7_a_target_is_changed_only_to_a_legal_one() -> None:
    """Spellskite and Counterspell: a creature is no spell, so nothing changes."""
    game = new_game(
        you={"hand": ["Lightning Bolt"], "battlefield": ["Spellskite"], "pool": "{R}{U}"},
        opponent={"hand": ["Counterspell"], "battlefield": ["2 Island"]},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass")
    go(
        game,
        "cast Counterspell",
        "target Lightning Bolt",
        "activate Island",
        "activate Island",
        "close",
        "pass",
    )
    go(game, "activate Spellskite", "pay_as U", "target Counterspell", "close")
    resolve(game)
    assert "target_unchanged" in said(game)
    resolve(game)
    assert where(game, "Lightning Bolt") == "graveyard"
    assert life(game) == (20, 20)


def test_115_7_a_changed_target_is_the_one_that_is_hit() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Spellskite", "Island"]},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass")
    go(game, "activate Spellskite", "pay_as U", "target Lightning Bolt", "activate Island", "close")
    resolve(game, 2)
    assert life(game) == (20, 20)
    assert the(game, "Spellskite").damage == 3


def test_115_7_the_activator_chooses_which_target_is_changed() -> None:
    """ "Change a target": with two targets there is a choice to make on resolution."""
    game = new_game(
        you={"battlefield": ["Arc Mage"], "hand": ["Forest"], "pool": "{R}{R}{R}"},
        opponent={"battlefield": ["Spellskite", "Grizzly Bears"]},
    )
    go(
        game,
        "activate Arc Mage",
        "how_many 2",
        "target Ben",
        "target Grizzly Bears",
        "share Ben -> 1",
        "close",
    )
    first(game, "payment", "cost")
    go(game, "pass", "activate Spellskite", "pay_as life")
    go(game, f"target #{game.state.stack[0].id}")
    first(game, "payment", "cost")
    resolve(game)
    assert game.options.kind != "priority"
    assert game.options.player == 1


def test_115_10_what_is_not_targeted_is_chosen_on_resolution() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["2 Forest"]},
        opponent={"hand": ["Island"]},
    )
    go(game, "activate Liliana of the Veil -> [+1]")
    assert game.options.kind == "priority"
    resolve(game)
    assert game.options.kind == "discard"


# 116 ----------------------------------------------------------------------------------


def test_116_2a_playing_a_land_does_not_use_the_stack() -> None:
    game = new_game(you={"hand": ["Forest"]})
    go(game, "play Forest")
    assert where(game, "Forest") == "battlefield"
    assert all(not frame.state.stack for frame in frames(game))
    assert game.state.priority == 0


def test_116_2f_suspending_is_done_at_once_and_by_nobody_without_priority() -> None:
    game = new_game(you={"hand": [SUSPEND_INSTANT, "Lightning Bolt"], "pool": "{R}{R}"})
    go(game, "cast Lightning Bolt", "target Ben")
    refused(game, "suspend Slow Spark", "117.1")
    go(game, "close", "suspend Slow Spark", "close")
    assert where(game, "Slow Spark") == "exile"


def test_116_2f_suspending_costs_what_it_says() -> None:
    game = new_game(you={"hand": ["Errant Ephemeron"], "pool": "{U}"})
    before = game.state
    go(game, "suspend Errant Ephemeron", "close")
    assert reversal_reason(game) == ("118.3", "118.3")
    assert game.state == before


def test_116_3_the_same_player_has_priority_after_a_special_action() -> None:
    game = new_game(you={"hand": ["Forest", "Rift Bolt"], "pool": "{R}"})
    go(game, "play Forest", "suspend Rift Bolt", "close")
    assert game.state.priority == 0
    assert game.state.passes == 0


# 117 ----------------------------------------------------------------------------------


def test_117_1a_a_sorcery_needs_your_main_phase_and_an_empty_stack() -> None:
    assert can(new_game(you={"hand": ["Act of Treason"]}), "cast Act of Treason")
    refused(new_game(you={"hand": ["Act of Treason"]}, step="end"), "cast Act of Treason", "307.1")


def test_117_1d_mana_abilities_need_no_priority_in_a_payment() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]})
    go(game, "cast Lightning Bolt", "target Ben")
    assert game.state.priority is None
    go(game, "activate Mountain")
    assert pool(game) == "R"


def test_117_2e_nobody_has_priority_while_something_resolves() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    go(game, "activate Liliana of the Veil -> [+1]")
    resolve(game)
    assert game.state.priority is None
    refused(game, "cast Lightning Bolt", "117.1")


@pytest.mark.parametrize("step", ["upkeep", "draw", "main1", "begin combat", "main2", "end"])
def test_117_3a_the_active_player_gets_priority_first(step: str) -> None:
    game = new_game(active="opponent", step=step)
    assert game.state.priority is None or game.state.priority == 1
    assert game.options.player == 1


def test_117_3b_the_active_player_has_priority_after_a_resolution() -> None:
    game = new_game(opponent={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "pass", "cast Lightning Bolt", "target Aki", "close")
    assert game.options.player == 1
    resolve(game)
    assert life(game) == (17, 20)
    assert game.options.player == 0


def test_117_3c_after_casting_the_caster_has_priority() -> None:
    game = new_game(opponent={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "pass", "cast Lightning Bolt", "target Aki", "close")
    assert game.state.priority == 1


def test_117_3d_passing_hands_priority_on_in_turn_order() -> None:
    game = new_game(you={}, opponent={}, opponent2={}, active="opponent")
    order = []
    for _ in range(3):
        order.append(game.options.player)
        go(game, "pass")
    assert order == [1, 2, 0]


def test_117_4_all_pass_and_only_the_top_resolves() -> None:
    game = new_game(you={"hand": ["2 Lightning Bolt"], "pool": "{R}{R}"})
    go(
        game,
        "cast Lightning Bolt",
        "target Ben",
        "close",
        "cast Lightning Bolt",
        "target Aki",
        "close",
    )
    go(game, "pass", "pass")
    assert life(game) == (17, 20)
    assert len(game.state.stack) == 1


def test_117_4_an_action_in_between_starts_the_passing_again() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Shivan Dragon", "Mountain"]},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass")
    go(game, "activate Shivan Dragon", "activate Mountain", "close", "pass")
    assert named(game.state.stack) == ["Lightning Bolt", "Shivan Dragon"]
    go(game, "pass")
    assert named(game.state.stack) == ["Lightning Bolt"]


def test_117_4_a_mana_ability_in_between_starts_the_passing_again() -> None:
    """605.3: it is an action like any other."""
    game = new_game(opponent={"battlefield": ["Forest"]})
    go(game, "pass", "activate Forest", "pass")
    assert game.state.step.value == "main1"
    assert game.options.player == 0


def test_117_4_with_an_empty_stack_the_step_ends() -> None:
    game = new_game(step="upkeep")
    go(game, "pass", "pass")
    assert game.state.step.value == "draw"


def test_117_5_state_based_actions_come_before_triggers_and_priority() -> None:
    watcher = make(
        "Last Watcher",
        "最後の見張り",
        "{1}",
        "creature",
        pt=(1, 1),
        triggered=(
            Triggered(
                "died", "self", (does(Draw(1)),), Text("when this dies", "これが死亡したとき")
            ),
        ),
    )
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}", "battlefield": [watcher]})
    go(game, "cast Lightning Bolt", "target Last Watcher", "close")
    resolve(game)
    assert where(game, "Last Watcher") == "graveyard"
    assert named(game.state.stack) == ["Last Watcher"]
    assert said(game).index("died") < said(game).index("trigger_put")


def test_117_7_a_response_resolves_first() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"},
        opponent={"hand": ["Counterspell"], "battlefield": ["2 Island"]},
    )
    go(game, "cast Lightning Bolt", "target Ben", "close", "pass")
    go(
        game,
        "cast Counterspell",
        "target Lightning Bolt",
        "activate Island",
        "activate Island",
        "close",
    )
    resolve(game)
    assert life(game) == (20, 20)
    assert not game.state.stack
    assert where(game, "Lightning Bolt") == "graveyard"


# 118 ----------------------------------------------------------------------------------


def test_118_3_a_tapped_permanent_cannot_tap() -> None:
    game = new_game(you={"battlefield": ["Forest (tapped)"]})
    before = game.state
    go(game, "activate Forest")
    assert reversal_reason(game) == ("601.2h", "107.5")
    assert game.state == before


def test_118_3b_life_can_be_paid_down_to_zero_and_no_further() -> None:
    bleeder = make(
        "Red Ledger",
        "赤い帳簿",
        "{1}",
        "artifact",
        activated=(ability((PayLife(2),), does(Draw(1))),),
    )
    game = new_game(you={"battlefield": [bleeder], "life": 1})
    go(game, "activate Red Ledger")
    assert reversal_reason(game) == ("601.2h", "118.3b")
    game = new_game(you={"battlefield": [bleeder], "life": 2})
    go(game, "activate Red Ledger")
    assert life(game) == (0, 20)
    assert game.state.over == "won"


def test_118_3_a_discard_needs_a_card() -> None:
    thrower = make(
        "Paper Fan",
        "紙の扇",
        "{1}",
        "artifact",
        activated=(ability((TAP, DiscardOne()), does(Draw(1))),),
    )
    game = new_game(you={"battlefield": [thrower]})
    go(game, "activate Paper Fan")
    assert reversal_reason(game) == ("601.2h", "118.3")
    game = new_game(you={"battlefield": [thrower], "hand": ["Forest"]})
    go(game, "activate Paper Fan")
    first(game, "payment", "cost")
    assert where(game, "Forest") == "graveyard"


def test_118_3a_coloured_mana_pays_generic_but_not_the_other_way_round() -> None:
    go(
        game := new_game(you={"hand": ["Icy Manipulator"], "pool": "{G}{G}{R}{C}"}),
        "cast Icy Manipulator",
        "close",
    )
    assert named(game.state.stack) == ["Icy Manipulator"]
    go(
        game := new_game(you={"hand": ["Lightning Bolt"], "pool": "{C}"}),
        "cast Lightning Bolt",
        "target Ben",
        "close",
    )
    assert reversal_reason(game) == ("601.2h", "118.3")


def test_118_3a_the_payer_says_which_mana_pays_for_generic() -> None:
    game = new_game(you={"hand": ["Grizzly Bears"], "pool": "{G}{G}{R}"})
    go(game, "cast Grizzly Bears", "close")
    assert game.options.kind == "mana"
    go(game, "spend G")
    assert pool(game) == "R"


def test_118_5_a_cost_of_zero_is_payable_and_not_automatic() -> None:
    free = make("Loose Stone", "転がる石", "{0}", "artifact")
    game = new_game(you={"hand": [free]})
    go(game, "cast Loose Stone")
    assert named(game.state.stack) == ["Loose Stone"]


def test_118_6_no_mana_cost_cannot_be_paid() -> None:
    game = new_game(you={"hand": ["Ancestral Vision"], "pool": "{U}"})
    go(game, "cast Ancestral Vision", "target Ben", "close")
    assert reversal_reason(game) == ("601.2h", "118.6")


def test_118_6a_an_increase_does_not_make_it_payable() -> None:
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}{U}"},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
    )
    go(game, "cast Ancestral Vision", "target Ben", "close")
    assert reversal_reason(game) == ("601.2h", "118.6")


def test_118_7_increases_and_reductions() -> None:
    game = new_game(
        you={"battlefield": ["Training Grounds", "Cinder Elemental"], "pool": "{R}{R}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, "activate Cinder Elemental", "x 1", "target Ben", "close")
    first(game, "payment", "cost")
    assert named(game.state.stack) == ["Cinder Elemental"]  # {1}{R} + {2} - {2}
    assert pool(game) == ""


def test_118_7_coloured_mana_is_not_reduced() -> None:
    game = new_game(you={"battlefield": ["Training Grounds", "Shivan Dragon"]})
    go(game, "activate Shivan Dragon", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")


def test_118_9d_the_alternative_cost_is_taxed_in_a_free_cast() -> None:
    """See also test_cases: Thalia taxes the free cast."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "pool": ""},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        active="opponent",
        step="end",
    )
    until_question(game)
    go(game, "cast Rift Bolt", "target Ben")
    assert str(game.state.agenda[-1].total.mana) == "{1}"  # type: ignore[attr-defined]


def until_question(game: Game) -> None:
    for _ in range(100):
        if game.options.kind == "may play":
            return
        game.take("pass")
    raise AssertionError("the question never came")
