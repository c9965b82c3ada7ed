"""More cases on which other engines stumbled: suspend. See test_cases.py."""

from __future__ import annotations

import pytest

from mtgrules.engine.characteristics import has, is_suspended
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.game import Game
from mtgrules.model.choices import Choice
from mtgrules.model.zones import Zone
from tests.engine.helpers import (
    MIDDLE,
    NEW,
    OLD,
    SUSPEND_INSTANT,
    SUSPEND_MARK,
    TARGET_CREATURE,
    X_SORCERY,
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
    reversal_reason,
    said,
    spell,
    suspend,
    the,
    until,
    until_last_counter,
    verbs,
    where,
)

# More cases: suspend ------------------------------------------------------------------------


def test_only_the_owner_suspends_and_only_at_their_own_time() -> None:
    """S12: hidden-zone ownership, sorcery timing, and {0} is payable."""
    game = new_game(
        you={"hand": ["Errant Ephemeron"], "battlefield": ["2 Island"]},
        opponent={"hand": ["Lotus Bloom"]},
    )
    assert [c for c in game.legal if c.verb == "suspend"] == [
        Choice("suspend", (the(game, "Errant Ephemeron").id,))
    ]
    bloom = the(game, "Lotus Bloom").id
    refused(game, f"suspend #{bloom}")
    until(game, "main1", game.state.turn + 1)
    assert [c for c in game.legal if c.verb == "suspend"] == [Choice("suspend", (bloom,))]
    go(game, "suspend Lotus Bloom")
    assert the(game, "Lotus Bloom", "exile").counter("time") == 3


def test_suspending_does_not_use_the_stack_and_keeps_priority() -> None:
    """S33, 116.3."""
    game = new_game(you={"hand": ["Ancestral Vision"], "pool": "{U}"})
    go(game, "suspend Ancestral Vision", "close")
    assert not game.state.players[0].hand
    assert the(game, "Ancestral Vision", "exile").counter("time") == 4
    assert all(not frame.state.stack for frame in frames(game))
    assert game.state.priority == 0
    assert game.state.passes == 0
    assert game.options.kind == "priority"


def play_vision_to_the_end(edition: str = NEW) -> Game:
    game = new_game(
        you={"hand": ["Ancestral Vision"], "pool": "{U}", "library": ["20 Island"]},
        opponent={"library": ["20 Island"]},
        edition=edition,
    )
    go(game, "suspend Ancestral Vision", "close")
    until(game, "main1", 9)
    assert the(game, "Ancestral Vision", "exile").counter("time") == 1
    until_last_counter(game)
    assert game.state.turn == 11
    return game


def test_ancestral_vision_from_hand_to_graveyard() -> None:
    """S37: a sorcery cast in the upkeep, because it is cast while an ability resolves."""
    game = play_vision_to_the_end()
    held = len(game.state.players[0].hand)
    assert game.state.step.value == "upkeep"
    go(game, "cast Ancestral Vision", "target Aki")
    resolve(game)
    assert len(game.state.players[0].hand) == held + 3
    assert where(game, "Ancestral Vision") == "graveyard"


def test_the_free_cast_chooses_its_target_then() -> None:
    """S38."""
    game = play_vision_to_the_end()
    held = len(game.state.players[0].hand), len(game.state.players[1].hand)
    go(game, "cast Ancestral Vision", "target Ben")
    resolve(game)
    after = len(game.state.players[0].hand), len(game.state.players[1].hand)
    assert after == (held[0], held[1] + 3)


def test_a_declined_card_stays_exiled_without_further_offers() -> None:
    """S39, S51."""
    game = play_vision_to_the_end()
    go(game, "decline")
    card = the(game, "Ancestral Vision", "exile")
    assert card.counters == ()
    assert not is_suspended(card)
    put = said(game).count("trigger_put")
    until(game, "main1", game.state.turn + 4)
    assert said(game).count("trigger_put") == put
    assert where(game, "Ancestral Vision") == "exile"


def test_in_2023_the_free_cast_could_not_be_declined() -> None:
    """S39 under the older edition: mandatory if able (702.62a)."""
    game = play_vision_to_the_end(OLD)
    assert game.options.kind == "must play"
    refused(game, "decline", "702.62a")
    go(game, "cast Ancestral Vision", "target Ben")


@pytest.mark.parametrize("edition", [MIDDLE, NEW])
def test_since_2024_the_free_cast_is_optional(edition: str) -> None:
    """S39."""
    game = play_vision_to_the_end(edition)
    go(game, "decline")
    assert where(game, "Ancestral Vision") == "exile"


def test_an_opponents_mana_source_cannot_pay() -> None:
    """S46: refused even though floating mana covers the cost."""
    game = new_game(
        you={"hand": [SUSPEND_INSTANT], "pool": "{R}"}, opponent={"battlefield": ["Mountain"]}
    )
    mountain = the(game, "Mountain").id
    go(game, "suspend Slow Spark")
    assert Choice("activate", (mountain, "0")) not in game.legal
    refused(game, f"activate #{mountain} 0")
    assert not the(game, "Mountain").tapped
    assert pool(game) == "R"


def test_a_permanent_without_a_mana_ability_cannot_pay() -> None:
    """S47: and a failed payment is reversed as a whole."""
    game = new_game(
        you={"hand": [SUSPEND_INSTANT], "battlefield": ["Prodigal Pyromancer", "Forest"]}
    )
    before = game.state
    go(game, "suspend Slow Spark")
    refused(game, "activate Prodigal Pyromancer", "605.3a")
    go(game, "activate Forest", "close")
    assert game.options.kind == "reversal"
    go(game, "undo")
    assert game.state == before


def test_a_time_counter_comes_off_in_the_owners_upkeep_only() -> None:
    """S48: granted suspend, two counters."""
    game = new_game(you={"exile": ["Grizzly Bears (2 time counters, suspend)"]})
    until(game, "upkeep", game.state.turn + 1)
    assert game.state.active == 1
    assert the(game, "Grizzly Bears").counter("time") == 2
    until(game, "main1", game.state.turn + 1)
    assert the(game, "Grizzly Bears").counter("time") == 1


def test_a_card_with_granted_suspend_comes_back_with_haste_and_unmarked() -> None:
    """S49, 400.7: the permanent has haste and is no suspended card."""
    game = new_game(you={"exile": ["Grizzly Bears (2 time counters, suspend)"]})
    until_last_counter(game)
    go(game, "cast Grizzly Bears")
    resolve(game)
    bear = the(game, "Grizzly Bears", "battlefield")
    assert has(game.state, bear, "haste")
    assert bear.counters == ()
    assert not has(game.state, bear, "suspend")
    assert not is_suspended(bear)


def test_suspended_is_true_only_in_exile_with_a_counter() -> None:
    """S51, 702.62b."""
    game = new_game(you={"hand": ["Ancestral Vision"], "pool": "{U}"})
    assert not is_suspended(the(game, "Ancestral Vision"))
    go(game, "suspend Ancestral Vision", "close")
    assert is_suspended(the(game, "Ancestral Vision"))


def test_a_card_in_exile_without_counters_never_triggers() -> None:
    """B089, 702.62b: it has suspend, it is not suspended."""
    game = new_game(you={"exile": ["Grizzly Bears (suspend)"]})
    until(game, "main1", game.state.turn + 2)
    assert "trigger_put" not in said(game)


def test_delay_exiles_with_counters_and_targets_are_chosen_anew() -> None:
    """S09: three counters, then a new target; afterwards the graveyard."""
    game = new_game(
        you={"hand": ["Delay", "Lightning Bolt"], "battlefield": ["2 Island", "Mountain"]}
    )
    go(game, "cast Lightning Bolt", "target Ben", "activate Mountain", "close")
    go(game, "cast Delay", "target Lightning Bolt", "activate Island", "activate Island", "close")
    resolve(game)
    bolt = the(game, "Lightning Bolt", "exile")
    assert bolt.counter("time") == 3
    assert is_suspended(bolt)
    assert life(game) == (20, 20)
    start = game.state.turn
    until_last_counter(game)
    assert game.state.turn == start + 6
    go(game, "cast Lightning Bolt", "target Ben")
    resolve(game)
    assert life(game) == (20, 17)
    assert where(game, "Lightning Bolt") == "graveyard"


def test_jhoira_gives_suspend_only_to_a_card_that_lacks_it() -> None:
    """Four counters on what was exiled as a cost (400.7j)."""
    for name in ("Grizzly Bears", "Errant Ephemeron"):
        game = new_game(you={"battlefield": ["Jhoira of the Ghitu", "2 Island"], "hand": [name]})
        go(game, "activate Jhoira of the Ghitu", "activate Island", "activate Island", "close")
        go(game, "pay 0")
        go(game, *([f"choose {name}"] if game.options.kind == "cost" else []))
        assert where(game, name) == "exile"
        resolve(game)
        card = the(game, name, "exile")
        assert card.counter("time") == 4
        assert is_suspended(card)
        assert said(game).count("gains_suspend") == (1 if name == "Grizzly Bears" else 0)


def test_a_counter_that_ceases_in_a_zone_change_is_no_removal() -> None:
    """702.62a, 122.2: leaving exile with counters triggers nothing."""
    from mtgrules.engine.changes import Change
    from mtgrules.engine.triggers import notice

    game = new_game(you={"exile": ["Rift Bolt (1 time counter)"]})
    change = Change(game.state)
    change.move(the(game, "Rift Bolt").id, Zone.HAND, "drew", "400.7")
    assert notice(game.state, change).waiting == ()


def test_a_suspended_x_spell_has_x_zero() -> None:
    """D06, 107.3b."""
    game = new_game(
        you={"exile": [placed(X_SORCERY, counters=(("time", 1),), marks=SUSPEND_MARK)]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rising Flame")
    assert "x_is_zero" in said(game)
    assert game.options.kind == "target"
    go(game, "target Ben")
    assert game.state.stack[-1].announced is not None
    assert game.state.stack[-1].announced.x == 0
    resolve(game)
    assert life(game) == (20, 20)


def test_a_card_without_any_legal_target_may_be_suspended() -> None:
    """D09: targets matter only at the free cast, where it then cannot be completed."""
    slow = make(
        "Slow Hunt",
        "遅い狩り",
        "{R}",
        "sorcery",
        keywords=(suspend(1, "{R}"),),
        spell=spell(does(DealDamage(1), targets=(TARGET_CREATURE,))),
    )
    game = new_game(you={"hand": [slow], "pool": "{R}"})
    go(game, "suspend Slow Hunt", "close")
    until_last_counter(game)
    asked = game.state
    go(game, "cast Slow Hunt")
    assert reversal_reason(game) == ("601.2c", "601.2c")
    assert game.state == asked
    go(game, "decline")
    card = the(game, "Slow Hunt", "exile")
    assert card.counters == ()
    assert not is_suspended(card)


def test_in_2023_a_card_without_a_legal_target_stays_exiled_by_itself() -> None:
    """D09 under the older edition: not able, so nobody is asked."""
    slow = make(
        "Slow Hunt",
        "遅い狩り",
        "{R}",
        "sorcery",
        spell=spell(does(DealDamage(1), targets=(TARGET_CREATURE,))),
    )
    game = new_game(
        you={"exile": [placed(slow, counters=(("time", 1),), marks=SUSPEND_MARK)]},
        active="opponent",
        step="end",
        edition=OLD,
    )
    until(game, "main1", game.state.turn + 1)
    assert where(game, "Slow Hunt") == "exile"
    assert "stays_in_exile" in said(game)


def test_two_suspended_cards_make_four_triggers_in_the_right_order() -> None:
    """D15: a last-counter trigger goes above the other card's upkeep trigger."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)", "Errant Ephemeron (1 time counter)"]},
        active="opponent",
        step="end",
    )
    for _ in range(20):
        if game.options.kind == "order of triggers":
            break
        game.take("pass")
    assert game.options.player == 0
    assert game.options.rule == "603.3b"
    game.take(game.legal[0])
    assert named(game.state.stack) == ["Rift Bolt", "Errant Ephemeron"]
    resolve(game)  # the upkeep trigger of the Ephemeron
    assert named(game.state.stack) == ["Rift Bolt", "Errant Ephemeron"]
    resolve(game)  # its last-counter trigger
    go(game, "decline")
    assert named(game.state.stack) == ["Rift Bolt"]
    resolve(game)
    assert named(game.state.stack) == ["Rift Bolt"]
    resolve(game)
    go(game, "decline")
    assert not game.state.stack
    assert said(game).count("trigger_put") == 4


def test_a_cancelled_free_cast_restores_the_offer() -> None:
    """B093: exile, no counters, suspend still there, and it may be declined."""
    game = new_game(
        you={"exile": ["Lightning Bolt (1 time counter, suspend)"]},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    asked = game.state
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert game.state == asked
    card = the(game, "Lightning Bolt", "exile")
    assert card.counters == ()
    assert card.marks == SUSPEND_MARK
    go(game, "decline")
    assert where(game, "Lightning Bolt") == "exile"


def test_thalia_taxes_the_free_cast() -> None:
    """118.9d: increases apply to the alternative cost too."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"], "battlefield": ["Mountain"]},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "activate Mountain", "close")
    assert named(game.state.stack) == ["Rift Bolt"]
    assert the(game, "Mountain").tapped


def test_in_2023_nobody_is_forced_to_make_mana_for_the_free_cast() -> None:
    """118.3c as it stood in 2023: a taxed suspended sorcery may stay exiled."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Thalia, Guardian of Thraben"]},
        active="opponent",
        step="end",
        edition=OLD,
    )
    until_last_counter(game)
    go(game, "cast Rift Bolt", "target Ben", "close")  # it cannot be paid for: reversed
    for _ in range(10):  # whatever is asked now, the game must come to go on
        if game.options.kind == "priority":
            break
        game.take(game.legal[-1])
        while game.options.kind not in ("priority", "must play"):
            game.take(game.legal[-1] if "close" not in verbs(game) else "close")
    assert where(game, "Rift Bolt") == "exile"
    assert game.options.kind == "priority"


def test_the_last_counter_trigger_is_an_ability_that_stifle_can_counter() -> None:
    """B083, 113.9: the trigger is an ability, not a spell."""
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Stifle", "Counterspell"], "pool": "", "battlefield": ["Island"]},
        active="opponent",
        step="end",
    )
    while "last_time_counter" not in said(game):
        game.take("pass")
    go(game, "pass", "cast Stifle")
    go(game, "target Rift Bolt's ability")
    go(game, "activate Island", "close")
    resolve(game)
    assert "countered_ability" in said(game)
    assert not game.state.stack
    card = the(game, "Rift Bolt", "exile")
    assert not is_suspended(card)
    until(game, "main1", game.state.turn + 2)
    assert where(game, "Rift Bolt") == "exile"
