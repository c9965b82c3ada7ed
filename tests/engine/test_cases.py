"""Cases on which other engines stumbled, re-told and played here.

The id in a test's docstring is that of the collection of cases, whose rule
numbers are those of 2023. Where a case needs a card that the catalogue does not
have, the test makes one.
"""

from __future__ import annotations

import pytest

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has, is_suspended, power
from mtgrules.engine.costs import Component, Payment, Sacrifice, TapAnother
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.statics import Static
from mtgrules.game import Game
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    MIDDLE,
    NEW,
    OLD,
    SUSPEND_CREATURE,
    SUSPEND_FLASH,
    SUSPEND_INSTANT,
    TAP,
    TARGET_CREATURE,
    YOUR_CREATURE,
    ability,
    can,
    does,
    first,
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
    the,
    until,
    until_last_counter,
    until_stack,
    verbs,
    where,
)

# 1. Mana abilities before any cost is paid ------------------------------------------------


def test_an_untap_cost_cannot_feed_the_mana_of_its_own_cost() -> None:
    """R08, B001: {2},{Q} with Springleaf Drum and one Forest is impossible."""
    game = new_game(you={"battlefield": ["Pili-Pala (tapped)", "Springleaf Drum", "Forest"]})
    before = game.state
    go(game, "activate Pili-Pala", "activate Forest")
    # The Drum can be tried; there is no untapped creature, so only it is reversed.
    go(game, "activate Springleaf Drum")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert pool(game) == "G"
    go(game, "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    go(game, "undo")
    assert game.state == before


def test_pili_pala_untaps_for_mana_when_two_other_mana_are_there() -> None:
    """R08, the allowed side: with another untapped creature for the Drum it works."""
    game = new_game(
        you={"battlefield": ["Pili-Pala (tapped)", "Springleaf Drum", "Forest", "Grizzly Bears"]}
    )
    go(game, "activate Pili-Pala", "activate Forest", "activate Springleaf Drum", "pay 0")
    go(game, "color R") if "color" in verbs(game) else go(game, "choose Grizzly Bears", "color R")
    go(game, "close")
    while "color" not in verbs(game):
        game.take(game.legal[0])
    go(game, "color U")
    assert pool(game) == "U"
    assert not the(game, "Pili-Pala").tapped


# 2. Cabal Coffers in a reversed cast ------------------------------------------------------


def coffers_reversed() -> tuple[Game, State]:
    game = new_game(
        you={"battlefield": ["2 Swamp", "Cabal Coffers"], "hand": ["Torrent Elemental"]}
    )
    before = game.state
    go(game, "cast Torrent Elemental", "activate Cabal Coffers", "activate Swamp", "activate Swamp")
    go(game, "close", "pay 0", "close")
    assert game.options.kind == "reversal"
    return game, before


def test_coffers_kept_keeps_the_swamps_that_paid_for_it() -> None:
    """R07, B005: the Swamps alone can never be undone while Coffers stays."""
    game, _ = coffers_reversed()
    go(game, "keep")
    assert game.options.kind == "priority"  # nothing is asked about the Swamps
    assert said(game).count("stays_mana_was_spent") == 2
    assert pool(game) == "BB"
    assert the(game, "Cabal Coffers").tapped
    assert [o.tapped for o in game.state.battlefield] == [True, True, True]
    assert where(game, "Torrent Elemental") == "hand"


def test_coffers_undone_frees_the_swamps_which_may_then_be_undone_too() -> None:
    """R07, B005."""
    game, before = coffers_reversed()
    go(game, "undo")
    assert game.options.kind == "reversal"
    go(game, "undo", "undo")
    assert game.state == before


def test_coffers_undone_and_one_swamp_kept_leaves_one_mana() -> None:
    """R07: each Swamp is a decision of its own."""
    game, _ = coffers_reversed()
    go(game, "undo")
    go(game, "keep", "undo")
    assert pool(game) == "B"
    assert sorted(o.tapped for o in game.state.battlefield) == [False, False, True]
    assert game.state.priority == 0


def test_a_kept_mana_ability_keeps_the_colour_that_was_chosen_for_it() -> None:
    """R07-like: undoing an unrelated land must not change what a kept ability made."""
    game = new_game(
        you={
            "battlefield": ["2 Swamp", "Forest", "Pili-Pala (tapped)"],
            "hand": ["Torrent Elemental"],
        }
    )
    go(game, "cast Torrent Elemental", "activate Forest", "activate Pili-Pala")
    go(game, "activate Swamp", "activate Swamp", "close")
    first(game, "payment", "cost")
    go(game, "spend B", "spend B")
    first(game, "payment", "cost")
    go(game, "color R")
    assert sorted(pool(game)) == ["G", "R"]
    go(game, "close", "keep")
    go(game, "undo")
    assert pool(game) == "R"
    assert not the(game, "Forest").tapped


# 3. A cost that only becomes payable on the way -------------------------------------------


class UntapAnother(TapAnother):
    """Untap a tapped creature you control, as a cost."""

    __slots__ = ()

    def fitting(self, state: State, player: int, source: int) -> tuple[int, ...]:
        mine = super(TapAnother, self).fitting(state, player, source)
        return tuple(r for r in mine if (o := state.permanent(r)) is not None and o.tapped)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.untap(self.chosen(payment))
        return ()


HALO = make(
    "Halo Basin",
    "光輪の泉",
    "{2}",
    "artifact",
    activated=(ability((mana("{G}"), TAP, UntapAnother(YOUR_CREATURE)), does(Draw(1))),),
)


def test_a_cost_that_mana_abilities_make_payable_can_be_proposed() -> None:
    """B002: the only creature is an untapped mana creature; it is tapped in 601.2g."""
    game = new_game(you={"battlefield": [HALO, "Llanowar Elves"]})
    go(game, "activate Halo Basin", "activate Llanowar Elves", "close")
    first(game, "payment", "cost")
    assert named(game.state.stack) == ["Halo Basin"]
    assert not the(game, "Llanowar Elves").tapped
    assert the(game, "Halo Basin").tapped


def test_without_the_mana_ability_the_same_proposal_is_reversed_at_payment() -> None:
    """B002, the refused side: no tapped creature, so the cost cannot be paid."""
    game = new_game(you={"battlefield": [HALO, "Grizzly Bears"], "pool": "{G}"})
    before = game.state
    go(game, "activate Halo Basin", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == before


# 4. What is undone triggers nothing -------------------------------------------------------


def test_an_undone_tap_of_city_of_brass_triggers_nothing() -> None:
    """P: 733.1, no abilities trigger because of an undone action."""
    game = new_game(you={"battlefield": ["City of Brass"], "hand": ["Grizzly Bears"]})
    before = game.state
    go(game, "cast Grizzly Bears", "activate City of Brass", "color G", "close")
    go(game, "undo")
    assert game.state == before
    assert not game.state.stack
    assert life(game) == (20, 20)


def test_a_kept_tap_of_city_of_brass_triggers_once() -> None:
    """733.1: a mana ability that stays was activated, so it triggers, and once."""
    game = new_game(you={"battlefield": ["City of Brass"], "hand": ["Grizzly Bears"]})
    go(game, "cast Grizzly Bears", "activate City of Brass", "color G", "close")
    go(game, "keep")
    assert named(game.state.stack) == ["City of Brass"]
    assert pool(game) == "G"
    resolve(game)
    assert life(game) == (19, 20)
    assert not game.state.stack


def test_city_of_brass_triggers_above_the_spell_it_paid_for() -> None:
    """M18: triggers wait until the cast is complete (601.2i, 603.3)."""
    game = new_game(you={"battlefield": ["City of Brass"], "hand": ["Lightning Bolt"]})
    go(game, "cast Lightning Bolt", "target Ben", "activate City of Brass", "color R", "close")
    assert named(game.state.stack) == ["Lightning Bolt", "City of Brass"]
    resolve(game)
    assert life(game) == (19, 20)
    resolve(game)
    assert life(game) == (19, 17)


# 5. Millikin ------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [OLD, MIDDLE])
def test_millikin_stays_milled_when_the_cast_is_reversed_in_older_editions(edition: str) -> None:
    """B009, D14: library moves cannot be undone, so Millikin stays tapped and {C} stays."""
    game = new_game(
        you={
            "battlefield": ["Millikin"],
            "hand": ["Grizzly Bears"],
            "library": ["Forest", "Island"],
        },
        edition=edition,
    )
    go(game, "cast Grizzly Bears", "activate Millikin", "close")
    assert game.options.kind == "priority"
    assert "stays_library_moved" in said(game)
    assert where(game, "Grizzly Bears") == "hand"
    assert the(game, "Millikin").tapped
    assert pool(game) == "C"
    assert [o.card.name.en for o in game.state.players[0].graveyard] == ["Forest"]
    assert [o.card.name.en for o in game.state.players[0].library] == ["Island"]


def test_millikin_is_no_mana_ability_today() -> None:
    """B009, D14, B055: not during payment; with priority it uses the stack."""
    game = new_game(you={"battlefield": ["Millikin"], "hand": ["Grizzly Bears"]}, edition=NEW)
    go(game, "cast Grizzly Bears")
    refused(game, "activate Millikin", "605.3a")
    go(game, "close", "activate Millikin")
    go(game, *(["pay 0"] if game.options.kind == "payment" else []))
    assert named(game.state.stack) == ["Millikin"]
    assert pool(game) == ""
    resolve(game)
    assert pool(game) == "C"


# 6. Targets before costs, exact reversal --------------------------------------------------


def test_a_target_is_chosen_while_nothing_is_paid_yet() -> None:
    """R02, B035: at the target prompt the source is untapped."""
    game = new_game(you={"battlefield": ["Cinder Elemental"], "pool": "{R}{R}{R}"})
    go(game, "activate Cinder Elemental", "x 2")
    assert game.options.kind == "target"
    assert not the(game, "Cinder Elemental").tapped
    assert pool(game) == "RRR"


def test_a_failed_activation_of_a_tapped_permanent_leaves_it_tapped() -> None:
    """R02: a reversal restores the state; it does not refund what was never paid."""
    game = new_game(you={"battlefield": ["Prodigal Pyromancer (tapped)"]})
    before = game.state
    go(game, "activate Prodigal Pyromancer", "target Ben")
    assert reversal_reason(game) == ("601.2h", "107.5")
    assert game.state == before
    assert the(game, "Prodigal Pyromancer").tapped
    assert "tapped" not in said(game)


def test_a_spell_that_cannot_be_paid_goes_back_to_hand_exactly() -> None:
    """R03: on the stack during the process, in hand as the same object after it."""
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{G}"})
    before = game.state
    bolt = the(game, "Lightning Bolt")
    go(game, "cast Lightning Bolt")
    assert where(game, "Lightning Bolt") == "stack"
    go(game, "target Ben", "close")
    assert game.state == before
    assert game.state.next_id == before.next_id
    assert the(game, "Lightning Bolt") == bolt
    assert game.state.priority == 0


ALTAR = make(
    "Grim Altar",
    "陰気な祭壇",
    "{1}",
    "artifact",
    activated=(
        ability((Sacrifice(YOUR_CREATURE),), does(DealDamage(1), targets=(TARGET_CREATURE,))),
    ),
)


def test_the_target_may_be_what_the_cost_sacrifices() -> None:
    """D13, B036: legal to activate; it does not resolve (608.2b)."""
    game = new_game(you={"battlefield": [ALTAR, "Grizzly Bears"]})
    go(game, "activate Grim Altar", "target Grizzly Bears")
    go(game, *(["choose Grizzly Bears"] if game.options.kind == "cost" else []))
    assert where(game, "Grizzly Bears") == "graveyard"
    assert named(game.state.stack) == ["Grim Altar"]
    resolve(game)
    assert "all_targets_illegal" in said(game)
    assert not game.state.stack


# 7. Lion's Eye Diamond ----------------------------------------------------------------------


def test_lions_eye_diamond_cannot_be_used_inside_a_payment() -> None:
    """602.5e: it needs a time when an instant could be cast, so priority."""
    game = new_game(you={"battlefield": ["Lion's Eye Diamond"], "hand": ["Grizzly Bears"]})
    go(game, "cast Grizzly Bears")
    refused(game, "activate Lion's Eye Diamond", "602.5e")


def test_lions_eye_diamond_works_with_priority_and_needs_no_stack() -> None:
    """602.5e, the allowed side; hand and Diamond are both gone."""
    game = new_game(
        you={"battlefield": ["Lion's Eye Diamond"], "hand": ["Grizzly Bears", "Forest"]}
    )
    go(game, "activate Lion's Eye Diamond", "pay 0", "color R")
    assert pool(game) == "RRR"
    assert not game.state.players[0].hand
    assert sorted(o.card.name.en for o in game.state.players[0].graveyard) == [
        "Forest",
        "Grizzly Bears",
        "Lion's Eye Diamond",
    ]
    assert not game.state.stack
    assert game.state.priority == 0


@pytest.mark.parametrize("first", ["pay 0", "pay 1"])
def test_lions_eye_diamond_is_never_paid_in_part(first: str) -> None:
    """601.2h: once one part is paid nothing can be chosen before the other part is."""
    game = new_game(you={"battlefield": ["Lion's Eye Diamond"], "hand": ["Grizzly Bears"]})
    go(game, "activate Lion's Eye Diamond", first)
    assert game.options.kind == "color"
    assert where(game, "Grizzly Bears") == "graveyard"
    assert where(game, "Lion's Eye Diamond") == "graveyard"


def test_lions_eye_diamond_discards_an_empty_hand() -> None:
    """118.3: a hand of no cards can be discarded."""
    game = new_game(you={"battlefield": ["Lion's Eye Diamond"]})
    go(game, "activate Lion's Eye Diamond", "pay 0", "color B")
    assert pool(game) == "BBB"


# 8. Lotus Bloom -----------------------------------------------------------------------------


def test_lotus_bloom_can_be_proposed_and_fails_at_payment() -> None:
    """B010: not greyed out; 118.6 says why at 601.2h."""
    game = new_game(you={"hand": ["Lotus Bloom"], "pool": "{R}{R}"})
    before = game.state
    assert can(game, "cast Lotus Bloom")
    go(game, "cast Lotus Bloom", "close")
    assert reversal_reason(game) == ("601.2h", "118.6")
    assert game.state == before


def test_lotus_bloom_is_cast_without_paying_when_its_last_counter_goes() -> None:
    """S30-like, 118.6a: an alternative cost can be paid where no mana cost can."""
    game = new_game(you={"exile": ["Lotus Bloom (1 time counter)"]}, active="opponent", step="end")
    until_last_counter(game)
    go(game, "cast Lotus Bloom")
    resolve(game)
    assert where(game, "Lotus Bloom") == "battlefield"


# 9. When a card may be suspended ------------------------------------------------------------


def test_a_sorcery_is_suspended_only_at_sorcery_time() -> None:
    """S35: refused with something on the stack, allowed before it."""
    game = new_game(you={"hand": ["Ancestral Vision", "Lightning Bolt"], "pool": "{U}{R}"})
    assert can(game, "suspend Ancestral Vision")
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "suspend Ancestral Vision", "702.62a")
    assert where(game, "Ancestral Vision") == "hand"


@pytest.mark.parametrize("step", ["upkeep", "draw", "begin combat", "end"])
def test_a_sorcery_is_not_suspended_outside_a_main_phase(step: str) -> None:
    """S35, 307.1."""
    game = new_game(you={"hand": ["Ancestral Vision"], "pool": "{U}"}, step=step)
    refused(game, "suspend Ancestral Vision", "702.62a")


def test_a_sorcery_is_not_suspended_in_an_opponents_turn() -> None:
    """S35, 307.1."""
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}"}, active="opponent", step="main1"
    )
    go(game, "pass")
    refused(game, "suspend Ancestral Vision", "702.62a")


def test_an_instant_is_suspended_with_a_spell_on_the_stack() -> None:
    """S40: the timing follows the card's type."""
    game = new_game(you={"hand": [SUSPEND_INSTANT, "Lightning Bolt"], "pool": "{R}{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close", "suspend Slow Spark", "close")
    assert the(game, "Slow Spark", "exile").counter("time") == 2
    assert named(game.state.stack) == ["Lightning Bolt"]
    assert game.state.priority == 0


def test_an_instant_is_suspended_in_an_opponents_upkeep() -> None:
    """S40, 304.1."""
    game = new_game(
        you={"hand": [SUSPEND_INSTANT], "pool": "{R}"}, active="opponent", step="upkeep"
    )
    go(game, "pass", "suspend Slow Spark", "close")
    assert is_suspended(the(game, "Slow Spark"))


def test_a_creature_without_flash_keeps_sorcery_timing() -> None:
    """S43."""
    game = new_game(you={"hand": [SUSPEND_CREATURE, "Lightning Bolt"], "pool": "{G}{R}"})
    assert can(game, "suspend Slow Cub")
    go(game, "cast Lightning Bolt", "target Ben", "close")
    refused(game, "suspend Slow Cub", "702.62a")
    assert where(game, "Slow Cub") == "hand"


def test_printed_flash_lets_a_creature_be_suspended_any_time() -> None:
    """S43, 702.8a."""
    game = new_game(you={"hand": [SUSPEND_FLASH, "Lightning Bolt"], "pool": "{U}{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close", "suspend Slow Ghost", "close")
    assert is_suspended(the(game, "Slow Ghost"))


def test_granted_flash_lets_a_sorcery_be_suspended_in_an_opponents_turn() -> None:
    """S43's other side: Vedalken Orrery."""
    game = new_game(
        you={
            "battlefield": ["Vedalken Orrery"],
            "hand": ["Ancestral Vision"],
            "pool": "{U}",
        },
        active="opponent",
        step="draw",
    )
    go(game, "pass", "suspend Ancestral Vision", "close")
    assert the(game, "Ancestral Vision", "exile").counter("time") == 4


def test_an_opponents_orrery_does_not_help() -> None:
    """S43."""
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}"},
        opponent={"battlefield": ["Vedalken Orrery"]},
        step="upkeep",
    )
    refused(game, "suspend Ancestral Vision", "702.62a")


@pytest.mark.parametrize("seat", ["you", "opponent"])
def test_a_ban_on_casting_the_card_also_stops_suspending_it(seat: str) -> None:
    """S44, B018: Meddling Mage naming it (702.62c)."""
    seats = {"you": {"hand": ["Ancestral Vision"], "pool": "{U}"}, "opponent": {}}
    seats[seat] = {**seats[seat], "battlefield": ["Meddling Mage (naming Ancestral Vision)"]}
    game = new_game(**seats)
    refused(game, "suspend Ancestral Vision", "702.62c")
    refused(game, "cast Ancestral Vision", "601.3")


def test_meddling_mage_naming_another_card_stops_nothing() -> None:
    """S44, the allowed side."""
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}"},
        opponent={"battlefield": ["Meddling Mage (naming Rift Bolt)"]},
    )
    go(game, "suspend Ancestral Vision", "close")
    assert is_suspended(the(game, "Ancestral Vision"))


class NoSpells(Static):
    """A test-only ban: nobody casts spells."""

    def text(self) -> Text:
        return Text("Players can't cast spells.", "プレイヤーは呪文を唱えられない。")

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return True


SILENCE = make("Quiet Stone", "静かな石", "{1}", "artifact", statics=(NoSpells(),))


def test_an_instant_under_a_total_ban_is_not_suspended() -> None:
    """S44 as told: an instant, and a player who cannot cast spells."""
    game = new_game(you={"hand": [SUSPEND_INSTANT], "pool": "{R}", "battlefield": [SILENCE]})
    refused(game, "suspend Slow Spark", "702.62c")
    assert where(game, "Slow Spark") == "hand"


# 10. Suspending is no activated ability -----------------------------------------------------


def test_suppression_field_does_not_tax_suspending() -> None:
    """S07: exactly {R}."""
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, "suspend Rift Bolt", "close")
    assert the(game, "Rift Bolt", "exile").counter("time") == 1
    assert pool(game) == ""


def test_suppression_field_taxes_an_activated_ability() -> None:
    """S07, the other side: the same field asks {2} for the Pyromancer."""
    game = new_game(
        you={"battlefield": ["Prodigal Pyromancer"], "pool": "{R}"},
        opponent={"battlefield": ["Suppression Field"]},
    )
    go(game, "activate Prodigal Pyromancer", "target Ben", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")


def test_suppression_field_taxes_no_mana_ability() -> None:
    """S07: except mana abilities."""
    game = new_game(
        you={"battlefield": ["Llanowar Elves"]}, opponent={"battlefield": ["Suppression Field"]}
    )
    go(game, "activate Llanowar Elves")
    assert pool(game) == "G"


def test_pithing_needle_does_not_stop_suspending() -> None:
    """B043, 116.2f."""
    game = new_game(
        you={"hand": ["Rift Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Pithing Needle (naming Rift Bolt)"]},
    )
    go(game, "suspend Rift Bolt", "close")
    assert is_suspended(the(game, "Rift Bolt"))


def test_split_second_forbids_suspending_although_it_is_a_special_action() -> None:
    """P03, B042: the card, an instant, could not begin to be cast."""
    game = new_game(
        you={"hand": ["Sudden Shock", SUSPEND_INSTANT], "pool": "{1}{R}{R}".replace("{1}", "{C}")}
    )
    assert can(game, "suspend Slow Spark")
    go(game, "cast Sudden Shock", "target Ben", "close")
    while game.options.kind != "priority":
        game.take(game.legal[0])
    refused(game, "suspend Slow Spark", "702.62c")


def test_split_second_forbids_spells_and_abilities_but_no_mana_abilities() -> None:
    """P03, P04: counterspell refused, a land's mana ability allowed."""
    game = new_game(
        you={"hand": ["Sudden Shock"], "pool": "{R}{R}"},
        opponent={
            "hand": ["Counterspell"],
            "battlefield": ["Prodigal Pyromancer", "2 Island"],
            "pool": "",
        },
    )
    go(game, "cast Sudden Shock", "target Ben", "close", "pass")
    refused(game, "cast Counterspell", "702.61a")
    refused(game, "activate Prodigal Pyromancer", "702.61a")
    go(game, "activate Island")
    assert pool(game, 1) == "U"


class TakeTheLastCounter(Component):
    """Remove a time counter from the first suspended card, as a cost."""

    __slots__ = ()

    def text(self) -> Text:
        return Text(
            "remove a time counter from a suspended card",
            "待機状態のカード1枚から時間カウンター1個を取り除く",
        )

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        change.remove_counters(payment.state.exile[0].id, "time", 1)
        return ()


CLOCK = make(
    "Broken Clock",
    "壊れた時計",
    "{1}",
    "artifact",
    activated=(ability((TakeTheLastCounter(),), does(AddMana(("R",)))),),
)


def test_a_last_counter_trigger_cannot_cast_under_split_second() -> None:
    """P03, 702.61b: a mana ability's cost takes the last counter; it triggers and resolves above."""
    game = new_game(
        you={
            "exile": ["Rift Bolt (1 time counter)"],
            "hand": ["Sudden Shock"],
            "battlefield": [CLOCK],
            "pool": "{R}{R}",
        }
    )
    go(game, "cast Sudden Shock", "target Ben", "close", "activate Broken Clock")
    assert named(game.state.stack) == ["Sudden Shock", "Rift Bolt"]
    resolve(game)
    refused(game, "cast Rift Bolt", "702.61a")
    go(game, "decline")
    assert where(game, "Rift Bolt") == "exile"
    assert named(game.state.stack) == ["Sudden Shock"]


def test_in_2023_split_second_left_the_card_in_exile_without_a_question() -> None:
    """The same under the older edition: not able, so nothing is asked."""
    game = new_game(
        you={
            "exile": ["Rift Bolt (1 time counter)"],
            "hand": ["Sudden Shock"],
            "battlefield": [CLOCK],
            "pool": "{R}{R}",
        },
        edition=OLD,
    )
    go(game, "cast Sudden Shock", "target Ben", "close", "activate Broken Clock")
    resolve(game)
    assert game.options.kind == "priority"
    assert named(game.state.stack) == ["Sudden Shock"]
    assert where(game, "Rift Bolt") == "exile"


# 11. The last counter --------------------------------------------------------------------


def test_taking_two_counters_when_one_is_left_triggers_once() -> None:
    """D05, B015: only existing counters are removed; one trigger, whatever removed it."""
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (1 time counter)"],
            "hand": ["Fury Charm"],
            "pool": "{R}{R}",
        }
    )
    go(game, "cast Fury Charm", "mode 2", "target Errant Ephemeron", "close")
    resolve(game)
    assert named(game.state.stack) == ["Errant Ephemeron"]
    assert said(game).count("trigger_put") == 1
    resolve(game)
    assert game.options.kind == "may play"


def test_the_upkeep_trigger_does_nothing_once_the_counter_is_gone_another_way() -> None:
    """D05: in response to the upkeep trigger the last counter is removed."""
    game = new_game(
        you={
            "exile": ["Errant Ephemeron (1 time counter)"],
            "hand": ["Fury Charm"],
            "battlefield": ["2 Mountain"],
        },
        active="opponent",
        step="end",
    )
    until_stack(game, "Errant Ephemeron")
    go(game, "cast Fury Charm", "mode 2", "target Errant Ephemeron")
    go(game, "activate Mountain", "activate Mountain", "close")
    resolve(game)
    assert named(game.state.stack) == ["Errant Ephemeron", "Errant Ephemeron"]
    resolve(game)
    go(game, "decline")
    assert named(game.state.stack) == ["Errant Ephemeron"]
    resolve(game)
    assert "condition_false" in said(game)
    assert said(game).count("trigger_put") == 2
    assert where(game, "Errant Ephemeron") == "exile"


def test_removing_counters_where_there_are_none_triggers_nothing() -> None:
    """S26, B015: a permanent without time counters."""
    game = new_game(
        you={"battlefield": ["Grizzly Bears"], "hand": ["Fury Charm"], "pool": "{R}{R}"}
    )
    go(game, "cast Fury Charm", "mode 2", "target Grizzly Bears", "close")
    resolve(game)
    assert "no_counters_there" in said(game)
    assert not game.state.stack
    assert "trigger_put" not in said(game)


def test_two_of_three_counters_leave_one_and_trigger_nothing() -> None:
    """B015, the other side."""
    game = new_game(
        you={"exile": ["Rift Bolt (3 time counters)"], "hand": ["Fury Charm"], "pool": "{R}{R}"}
    )
    go(game, "cast Fury Charm", "mode 2", "target Rift Bolt", "close")
    resolve(game)
    assert the(game, "Rift Bolt").counter("time") == 1
    assert not game.state.stack


# 12. Playing a land face --------------------------------------------------------------------

FLORA = "Tangled Florahedron (1 time counter, suspend)"


def flora_at_zero(lands_played: int = 0) -> Game:
    """Its last counter goes in your own upkeep."""
    game = new_game(you={"exile": [FLORA]}, active="opponent", step="end")
    until_last_counter(game)
    assert game.state.active == 0
    return game


def test_play_includes_the_land_face_in_your_own_turn() -> None:
    """D02, 712.12, 305.2a: and it uses the land play."""
    game = flora_at_zero()
    go(game, "play Tangled Vale")
    assert where(game, "Tangled Vale") == "battlefield"
    assert the(game, "Tangled Vale").tapped
    assert game.state.players[0].lands_played == 1
    assert not game.state.stack


def test_the_spell_face_may_be_cast_instead() -> None:
    """D02."""
    game = flora_at_zero()
    go(game, "cast Tangled Florahedron")
    assert named(game.state.stack) == ["Tangled Florahedron"]
    resolve(game)
    assert has(game.state, the(game, "Tangled Florahedron"), "haste")


def charm_on_flora(active: str, lands_played: int) -> Game:
    """Fury Charm takes the last counter in a main phase."""
    game = new_game(
        you={
            "exile": [FLORA],
            "hand": ["Fury Charm"],
            "battlefield": ["2 Mountain"],
            "lands_played": lands_played,
        },
        active=active,
        step="main1",
    )
    if active == "opponent":
        game.take("pass")
    go(game, "cast Fury Charm", "mode 2", "target Tangled Florahedron")
    go(game, "activate Mountain", "activate Mountain", "close")
    resolve(game, 2)
    assert game.options.kind == "may play"
    return game


def test_the_land_face_is_refused_when_no_land_play_is_left() -> None:
    """D02, 305.2b: the spell face may still be cast."""
    game = charm_on_flora("you", 1)
    refused(game, "play Tangled Vale", "305.2b")
    assert can(game, "cast Tangled Florahedron")
    go(game, "decline")
    assert where(game, "Tangled Florahedron") == "exile"


def test_the_land_face_is_refused_in_an_opponents_turn() -> None:
    """D02, 305.3."""
    game = charm_on_flora("opponent", 0)
    refused(game, "play Tangled Vale", "305.3")
    assert can(game, "cast Tangled Florahedron")


def test_the_land_face_is_allowed_in_your_main_phase_with_a_land_play_left() -> None:
    """D02, the allowed side of the two above, in the middle of a resolution."""
    game = charm_on_flora("you", 0)
    go(game, "play Tangled Vale")
    assert where(game, "Tangled Vale") == "battlefield"


# 13. Haste ends with control ----------------------------------------------------------------


def test_haste_of_suspend_ends_when_control_is_lost_and_does_not_come_back() -> None:
    """702.62a: Act of Treason takes it; back home it has no haste."""
    game = new_game(
        you={"exile": ["Errant Ephemeron (1 time counter)"]},
        opponent={"hand": ["Act of Treason"], "battlefield": ["3 Mountain"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Errant Ephemeron")
    resolve(game)
    bird = the(game, "Errant Ephemeron")
    assert has(game.state, bird, "haste")
    assert not bird.settled
    until(game, "main1", game.state.turn + 1)
    assert game.state.active == 1
    assert has(game.state, the(game, "Errant Ephemeron"), "haste")
    go(game, "cast Act of Treason", "target Errant Ephemeron")
    go(game, "activate Mountain", "activate Mountain", "activate Mountain", "close")
    resolve(game)
    assert the(game, "Errant Ephemeron").controller == 1
    assert "haste_lost" in said(game)
    assert has(game.state, the(game, "Errant Ephemeron"), "haste")  # the one of Act of Treason
    until(game, "upkeep", game.state.turn + 1)
    bird = the(game, "Errant Ephemeron")
    assert bird.controller == 0
    assert not has(game.state, bird, "haste")


def test_haste_of_suspend_lasts_beyond_the_turn() -> None:
    """702.62a: it is not "until end of turn"."""
    game = new_game(
        you={"exile": ["Errant Ephemeron (1 time counter)"]}, active="opponent", step="end"
    )
    until_last_counter(game)
    go(game, "cast Errant Ephemeron")
    resolve(game)
    until(game, "main1", game.state.turn + 2)
    assert has(game.state, the(game, "Errant Ephemeron"), "haste")


def test_the_creature_of_suspend_attacks_in_the_turn_it_comes() -> None:
    """S49, 702.10b."""
    game = new_game(
        you={"exile": ["Errant Ephemeron (1 time counter)"]}, active="opponent", step="end"
    )
    until_last_counter(game)
    go(game, "cast Errant Ephemeron")
    resolve(game)
    while game.options.kind != "attackers":
        game.take("pass")
    go(game, "attack Errant Ephemeron -> Ben", "done")
    while game.state.step.value != "end of combat":
        game.take("pass" if game.options.kind == "priority" else "done")
    assert life(game) == (20, 16)


# 14. An opponent's target -------------------------------------------------------------------


def test_an_opponents_target_is_chosen_in_601_2c_before_costs() -> None:
    """602.3: Cuombajj Witches; the Witches are still untapped when the opponent chooses."""
    game = new_game(
        you={"battlefield": ["Cuombajj Witches"]}, opponent={"battlefield": ["Llanowar Elves"]}
    )
    go(game, "activate Cuombajj Witches", "target Ben")
    assert game.options.player == 1
    assert game.options.kind == "target"
    assert not the(game, "Cuombajj Witches").tapped
    go(game, "target Cuombajj Witches")
    assert the(game, "Cuombajj Witches").tapped
    resolve(game)
    assert life(game) == (20, 19)
    assert the(game, "Cuombajj Witches").damage == 1


def test_with_three_players_the_activator_picks_the_opponent_who_chooses() -> None:
    """602.3a."""
    game = new_game(you={"battlefield": ["Cuombajj Witches"]}, opponent={}, opponent2={})
    go(game, "activate Cuombajj Witches", "target Aki")
    assert game.options.rule == "602.3a"
    assert game.options.player == 0
    assert set(game.legal) == {Choice("chooser", (1,)), Choice("chooser", (2,))}
    refused(game, "chooser Aki")
    go(game, "chooser Cleo")
    assert game.options.player == 2
    assert not the(game, "Cuombajj Witches").tapped
    go(game, "target Ben")
    assert the(game, "Cuombajj Witches").tapped


# 15. Use limits -----------------------------------------------------------------------------


def test_a_use_limit_survives_a_change_of_control() -> None:
    """D11, 602.5b."""
    game = new_game(
        you={
            "battlefield": ["Mountain", "2 Forest", "Vedalken Orrery"],
            "hand": ["Act of Treason"],
            "pool": "{R}{R}{R}{G}{G}",
        },
        opponent={"battlefield": ["Basking Rootwalla"], "pool": "{G}{G}"},
    )
    go(game, "pass", "activate Basking Rootwalla", "close")
    resolve(game)
    assert power(game.state, the(game, "Basking Rootwalla")) == 3
    go(game, "cast Act of Treason", "target Basking Rootwalla", "close")
    while game.options.kind != "priority":
        game.take(next(c for c in game.legal if c.args == ("R",)))
    resolve(game)
    assert the(game, "Basking Rootwalla").controller == 0
    refused(game, "activate Basking Rootwalla", "602.5b")


def test_a_use_limit_is_over_in_the_next_turn() -> None:
    """602.5b: once each turn, so again in the next one."""
    game = new_game(you={"battlefield": ["Basking Rootwalla", "2 Forest"]})
    go(game, "activate Basking Rootwalla", "activate Forest", "activate Forest", "close")
    refused(game, "activate Basking Rootwalla", "602.5b")
    until(game, "upkeep", game.state.turn + 1)
    go(game, "pass")
    assert can(game, "activate Basking Rootwalla")


def test_a_use_limit_is_not_shared_by_a_new_object() -> None:
    """400.7, A18: another object of the same card has its own limit."""
    game = new_game(
        you={"battlefield": ["2 Basking Rootwalla"], "pool": "{G}{G}{G}{G}"},
    )
    first, second = (o.id for o in game.state.battlefield)
    go(game, f"activate Basking Rootwalla #{first}", "close")
    refused(game, f"activate Basking Rootwalla #{first}", "602.5b")
    go(game, f"activate Basking Rootwalla #{second}", "close")
    assert len(game.state.stack) == 2


def test_a_card_that_left_and_came_back_has_its_use_again() -> None:
    """400.7, D11: die and return as a new object within one turn."""
    game = new_game(you={"battlefield": ["Basking Rootwalla"], "pool": "{G}{G}{G}{G}"})
    go(game, "activate Basking Rootwalla", "close")
    from mtgrules.engine.changes import Change
    from mtgrules.game import Game

    change = Change(game.state)
    gone = change.move(the(game, "Basking Rootwalla").id, Zone.GRAVEYARD, "died", "704.5f")
    change.move(gone, Zone.BATTLEFIELD, "entered", "110.2a")
    again = Game(change.state)
    assert can(again, "activate Basking Rootwalla")


def test_a_reversed_activation_does_not_use_the_limit() -> None:
    """D11, 733.1."""
    game = new_game(you={"battlefield": ["Basking Rootwalla", "2 Forest"]})
    before = game.state
    go(game, "activate Basking Rootwalla", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == before
    go(game, "activate Basking Rootwalla", "activate Forest", "activate Forest", "close")
    assert named(game.state.stack) == ["Basking Rootwalla"]
