"""Rules 702.61, 702.62, 704 and 733: split second, suspend, state-based actions, reversal."""

from __future__ import annotations

import pytest

from mtgrules.engine.characteristics import has, is_suspended
from mtgrules.engine.statics import Static
from mtgrules.game import Game
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    EDITIONS,
    MIDDLE,
    NEW,
    OLD,
    SUSPEND_CREATURE,
    SUSPEND_INSTANT,
    can,
    creature,
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
    until,
    where,
)

# 702.61 -------------------------------------------------------------------------------


def shock_on_the_stack() -> Game:
    game = new_game(
        you={
            "hand": ["Sudden Shock", "Lightning Bolt"],
            "pool": "{R}{R}",
            "battlefield": ["Mountain", "Shivan Dragon"],
        },
        opponent={"hand": ["Stifle"], "battlefield": ["Island", "Prodigal Pyromancer"]},
    )
    return go(game, "cast Sudden Shock", "target Ben", "close")


def test_702_61a_its_own_controller_casts_nothing_either() -> None:
    game = shock_on_the_stack()
    refused(game, "cast Lightning Bolt", "702.61a")
    refused(game, "activate Shivan Dragon", "702.61a")


def test_702_61a_the_lock_ends_when_the_spell_has_resolved() -> None:
    game = shock_on_the_stack()
    resolve(game)
    assert life(game) == (20, 18)
    assert can(game, "cast Lightning Bolt")
    assert can(game, "activate Shivan Dragon")


def test_702_61b_mana_abilities_and_passing_are_allowed() -> None:
    game = shock_on_the_stack()
    go(game, "activate Mountain")
    assert pool(game) == "R"
    go(game, "pass", "activate Island", "pass")


def test_702_61b_triggers_still_trigger_and_are_put_above_it() -> None:
    """City of Brass, tapped for mana under split second."""
    game = new_game(
        you={"hand": ["Sudden Shock"], "pool": "{R}{R}", "battlefield": ["City of Brass"]}
    )
    go(game, "cast Sudden Shock", "target Ben", "close", "activate City of Brass", "color R")
    assert named(game.state.stack) == ["Sudden Shock", "City of Brass"]
    resolve(game)
    assert life(game) == (19, 20)


# 702.62 -------------------------------------------------------------------------------


def test_702_62a_the_card_is_exiled_with_its_counters_from_hand() -> None:
    game = new_game(you={"hand": ["Errant Ephemeron"], "pool": "{U}{U}"})
    go(game, "suspend Errant Ephemeron", "close")
    bird = the(game, "Errant Ephemeron")
    assert (bird.zone.value, bird.counter("time"), bird.owner) == ("exile", 4, 0)
    assert pool(game) == ""


def test_702_62a_not_from_another_zone() -> None:
    for zone in ("graveyard", "battlefield"):
        game = new_game(you={zone: ["Errant Ephemeron"], "pool": "{U}{U}"})
        refused(game, f"suspend #{the(game, 'Errant Ephemeron').id}")


def test_702_62a_a_card_without_suspend_is_not_suspended() -> None:
    game = new_game(you={"hand": ["Grizzly Bears"], "pool": "{U}{U}"})
    refused(game, f"suspend #{the(game, 'Grizzly Bears').id}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_702_62a_the_whole_life_of_a_suspended_creature(edition: str) -> None:
    game = new_game(you={"hand": [SUSPEND_CREATURE], "pool": "{G}"}, edition=edition)
    go(game, "suspend Slow Cub", "close")
    start = game.state.turn
    until(game, "main1", start + 2)
    assert the(game, "Slow Cub").counter("time") == 1
    for _ in range(100):
        if game.options.kind in ("may play", "must play"):
            break
        game.take("pass" if game.options.kind == "priority" else "done")
    assert game.state.turn == start + 4
    assert game.state.step.value == "upkeep"
    assert game.options.kind == ("must play" if edition == OLD else "may play")
    go(game, "cast Slow Cub")
    resolve(game)
    cub = the(game, "Slow Cub")
    assert cub.zone.value == "battlefield"
    assert has(game.state, cub, "haste")


@pytest.mark.parametrize("edition", [MIDDLE, NEW])
def test_702_62a_declining_since_2024(edition: str) -> None:
    game = last_counter_game("Errant Ephemeron", edition)
    go(game, "decline")
    assert where(game, "Errant Ephemeron") == "exile"
    assert "stays_in_exile" in said(game)


def test_702_62a_no_declining_in_2023() -> None:
    refused(last_counter_game("Errant Ephemeron", OLD), "decline", "702.62a")


def last_counter_game(name: str, edition: str = NEW, **you: object) -> Game:
    game = new_game(
        you={"exile": [f"{name} (1 time counter)"], **you},
        active="opponent",
        step="end",
        edition=edition,
    )
    for _ in range(60):
        if game.options.kind in ("may play", "must play"):
            return game
        go(game, "pass")
    raise AssertionError("the question never came")


def test_702_62a_no_haste_for_a_creature_cast_another_way() -> None:
    game = new_game(you={"hand": ["Errant Ephemeron"], "pool": "{U}{U}{U}{U}{U}{U}{U}"})
    go(game, "cast Errant Ephemeron", "close")
    resolve(game)
    assert not has(game.state, the(game, "Errant Ephemeron"), "haste")


def test_702_62a_both_triggers_belong_to_the_owner_and_use_the_stack() -> None:
    game = new_game(
        you={}, opponent={"exile": ["Rift Bolt (1 time counter)"]}, active="you", step="end"
    )
    while not game.state.stack:
        go(game, "pass")
    (item,) = game.state.stack
    assert isinstance(item, StackAbility)
    assert item.controller == 1
    assert game.state.active == 1
    resolve(game)
    assert named(game.state.stack) == ["Rift Bolt"]
    assert game.state.stack[0].controller == 1


def test_702_62a_opponents_may_respond_to_each_trigger_and_to_the_spell() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"hand": ["Stifle"], "battlefield": ["Island"]},
        active="opponent",
        step="end",
    )
    chances = 0
    for _ in range(30):
        if game.options.kind == "may play":
            go(game, "cast Rift Bolt", "target Ben")
        if game.options.kind == "target":
            go(game, "target Ben")
        if game.options.player == 1 and game.state.stack and game.options.kind == "priority":
            chances += 1
        if game.state.step.value == "draw":
            break
        go(game, "pass")
    assert chances == 3


def test_702_62b_suspended_needs_exile_suspend_and_a_counter() -> None:
    game = new_game(
        you={
            "exile": [
                "Rift Bolt (1 time counter)",
                "Errant Ephemeron",
                "Grizzly Bears (1 time counter)",
                "Llanowar Elves (1 time counter, suspend)",
            ],
            "hand": ["Ancestral Vision"],
        }
    )
    verdict = {
        o.card.name.en: is_suspended(o) for o in (*game.state.exile, *game.state.players[0].hand)
    }
    assert verdict == {
        "Rift Bolt": True,
        "Errant Ephemeron": False,
        "Grizzly Bears": False,
        "Llanowar Elves": True,
        "Ancestral Vision": False,
    }


class EvenBan(Static):
    """Void-Winnower-like: opponents cannot cast spells with even mana values."""

    def text(self) -> Text:
        return Text("No even spells.", "偶数の呪文は唱えられない。")

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return who != giver.controller and card.mana_value % 2 == 0


def test_702_62c_a_ban_on_casting_bans_suspending() -> None:
    """B018: mana value 0 is even; an odd card may be suspended."""
    winnower = make("Even Winnower", "偶数の篩", "{1}", "artifact", statics=(EvenBan(),))
    game = new_game(
        you={"hand": ["Ancestral Vision", "Rift Bolt"], "pool": "{U}{R}"},
        opponent={"battlefield": [winnower]},
    )
    refused(game, "suspend Ancestral Vision", "702.62c")
    go(game, "suspend Rift Bolt", "close")
    assert is_suspended(the(game, "Rift Bolt"))


def test_702_62d_the_free_cast_is_an_alternative_cost() -> None:
    game = last_counter_game("Lotus Bloom")
    go(game, "cast Lotus Bloom")
    assert named(game.state.stack) == ["Lotus Bloom"]
    announced = game.state.stack[0].announced
    assert announced is not None
    assert announced.alternative == "free"
    assert game.state.players[0].spells_cast == 1


def test_702_62_suspending_is_not_casting() -> None:
    """M17."""
    game = new_game(you={"hand": [SUSPEND_INSTANT], "pool": "{R}"})
    go(game, "suspend Slow Spark", "close")
    assert game.state.players[0].spells_cast == 0


# 704.5 --------------------------------------------------------------------------------


def test_704_5a_no_life_loses_the_game() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"life": 3})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert (game.state.over, game.state.winner) == ("won", 0)
    assert game.options.player == -1
    refused(game, "pass", "104.1")


def test_704_5a_one_life_does_not() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"life": 4})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert life(game) == (20, 1)
    assert not game.state.over


def test_704_5a_both_at_once_is_a_draw() -> None:
    """104.4a."""
    game = new_game(you={"battlefield": ["Cuombajj Witches"], "life": 1}, opponent={"life": 1})
    go(game, "activate Cuombajj Witches", "target Aki", "target Ben")
    resolve(game)
    assert game.state.over == "draw"


def test_704_5b_drawing_from_an_empty_library_loses() -> None:
    game = new_game(you={"library": []}, step="upkeep")
    go(game, "pass", "pass")
    assert game.state.over == "won"
    assert game.state.winner == 1


def test_704_5b_an_empty_library_alone_does_not() -> None:
    game = new_game(you={"library": []})
    assert not game.state.over
    go(game, "pass")
    assert not game.state.over


def test_704_5f_toughness_zero_and_704_5g_lethal_damage() -> None:
    hollow = creature("Hollow Shell", 0, 0)
    game = new_game(
        you={"battlefield": [hollow, "Grizzly Bears (damage 1)", "Shivan Dragon (damage 5)"]}
    )
    assert where(game, "Hollow Shell") == "graveyard"
    assert where(game, "Shivan Dragon") == "graveyard"
    assert where(game, "Grizzly Bears") == "battlefield"
    died = [f.events for f in [game.tree.frames[i] for i in game.tree.path(game.at)]]
    assert {e.rule for events in died for e in events if e.key == "died"} == {"704.5f", "704.5g"}


def test_704_5i_a_planeswalker_without_loyalty() -> None:
    game = new_game(you={"battlefield": ["Liliana of the Veil (0 loyalty counters)"]})
    assert where(game, "Liliana of the Veil") == "graveyard"
    game = new_game(you={"battlefield": ["Liliana of the Veil (1 loyalty counters)"]})
    assert where(game, "Liliana of the Veil") == "battlefield"


def test_704_5j_the_controller_keeps_one_of_two_legends() -> None:
    game = new_game(you={"battlefield": ["2 Jhoira of the Ghitu"]})
    assert game.options.kind == "legend rule"
    assert game.options.player == 0
    first, second = (o.id for o in game.state.battlefield)
    game.take(Choice("choose", (second,)))
    assert [o.id for o in game.state.battlefield] == [second]
    assert first != second


def test_704_5j_legends_of_two_players_or_two_names_live_together() -> None:
    game = new_game(
        you={"battlefield": ["Jhoira of the Ghitu", "Liliana of the Veil"]},
        opponent={"battlefield": ["Jhoira of the Ghitu"]},
    )
    assert game.options.kind == "priority"
    assert len(game.state.battlefield) == 3


def test_704_3_all_at_once() -> None:
    """Two creatures that deal lethal damage to each other die in one frame."""
    game = new_game(you={"battlefield": ["Grizzly Bears (damage 2)", "Llanowar Elves (damage 1)"]})
    assert not game.state.battlefield
    frames = [game.tree.frames[i] for i in game.tree.path(game.at)]
    assert [
        sum(e.key == "died" for e in f.events)
        for f in frames
        if any(e.key == "died" for e in f.events)
    ] == [2]


def test_800_4_a_player_who_lost_is_not_asked_any_more() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"life": 3}, opponent2={}
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    for _ in range(3):
        go(game, "pass")
    assert game.state.players[1].lost
    assert not game.state.over
    asked = set()
    for _ in range(30):
        asked.add(game.options.player)
        game.take("pass" if game.options.kind == "priority" else game.legal[0])
    assert asked == {0, 2}


def test_800_4a_the_turn_goes_to_the_next_player_when_the_active_one_loses() -> None:
    game = new_game(you={"library": []}, opponent={}, opponent2={}, step="upkeep")
    for _ in range(3):
        go(game, "pass")
    assert game.state.players[0].lost
    until(game, "upkeep", game.state.turn + 1)
    assert game.state.active == 1


def test_800_4a_the_objects_of_a_player_who_lost_leave_the_game() -> None:
    game = new_game(
        you={"library": []},
        opponent={},
        opponent2={},
        step="upkeep",
    )
    game = new_game(
        you={"library": [], "battlefield": ["Grizzly Bears"]},
        opponent={},
        opponent2={},
        step="upkeep",
    )
    for _ in range(3):
        go(game, "pass")
    assert not game.state.battlefield


# 733 ----------------------------------------------------------------------------------


def failing(step: str) -> tuple[Game, list[str]]:
    """A game and the choices that fail at a step of 601.2."""
    if step == "b":
        charm = new_game(you={"hand": ["Fury Charm"], "pool": "{R}{R}"})
        return charm, ["cast Fury Charm"]
    if step == "c":
        return new_game(you={"hand": ["Counterspell"], "pool": "{U}{U}"}), ["cast Counterspell"]
    return (
        new_game(you={"hand": ["Lightning Bolt"]}),
        ["cast Lightning Bolt", "target Ben", "close"],
    )


@pytest.mark.parametrize("step", ["b", "c", "h"])
def test_733_1_a_failing_action_is_reversed_from_any_step(step: str) -> None:
    game, choices = failing(step)
    before = game.state
    go(game, *choices)
    assert reversal_reason(game)[0] == f"601.2{step}"
    assert game.state == before
    assert hash(game.state) == hash(before)


def test_733_1_an_action_that_can_be_completed_is_not() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert "reversed" not in said(game)


def test_733_1_each_mana_ability_is_a_decision_of_its_own() -> None:
    game = new_game(you={"hand": ["Grizzly Bears"], "battlefield": ["Mountain", "Island"]})
    go(game, "cast Grizzly Bears", "activate Mountain", "activate Island", "close")
    assert game.options.kind == "reversal"
    assert game.options.rule == "733.1"
    go(game, "undo", "keep")  # the Island first: the newest is asked about first
    assert pool(game) == "R"
    assert the(game, "Mountain").tapped
    assert not the(game, "Island").tapped


def test_733_1_the_question_names_the_mana_ability() -> None:
    from mtgrules.telling import label, prompt

    game = new_game(you={"hand": ["Grizzly Bears"], "battlefield": ["Mountain", "Island"]})
    go(game, "cast Grizzly Bears", "activate Mountain", "activate Island", "close")
    state = game.state
    shown = prompt(state, game.options).en + "".join(label(state, c).en for c in game.legal)
    assert "Island" in shown
    shown = prompt(state, game.options).ja + "".join(label(state, c).ja for c in game.legal)
    assert "島" in shown


def test_733_1_what_a_kept_ability_needs_stays_too() -> None:
    """Drum, Pili-Pala, Drum: the untap cannot be undone while the second tap stays."""
    game = new_game(
        you={
            "battlefield": ["2 Springleaf Drum", "Pili-Pala", "2 Forest"],
            "hand": ["Torrent Elemental"],
        }
    )
    first, second = (o.id for o in game.state.battlefield if o.card.name.en == "Springleaf Drum")

    def pay() -> None:
        while game.options.kind in ("payment", "cost", "color", "mana"):
            game.take(game.legal[0])

    go(game, "cast Torrent Elemental", f"activate #{first} 0")
    pay()
    go(game, "activate Pili-Pala", "activate Forest", "activate Forest", "close")
    pay()
    assert not the(game, "Pili-Pala").tapped
    go(game, f"activate #{second} 0")
    pay()
    go(game, "close", "keep")
    while game.options.kind == "reversal":
        game.take(next(c for c in game.legal if c.verb == "undo"))
    assert the(game, "Pili-Pala").tapped
    assert game.options.kind == "priority"


def test_733_2_the_same_player_has_priority_and_may_do_it_again() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert game.state.priority == 0
    go(game, "cast Lightning Bolt", "target Ben", "activate Mountain", "close")
    assert named(game.state.stack) == ["Lightning Bolt"]


def test_733_2_the_number_of_passes_is_kept() -> None:
    """Nobody did anything: after a reversed action the other player's pass still counts."""
    game = new_game(opponent={"hand": ["Lightning Bolt"]})
    go(game, "pass", "cast Lightning Bolt", "target Aki", "close")
    assert reversal_reason(game)[0] == "601.2h"
    assert game.state.passes == 1
    assert game.state.priority == 1


def test_733_citations_follow_the_edition() -> None:
    """728 in 2023, 733 today: the same rule."""
    for edition, number in ((OLD, "728.1"), (NEW, "733.1")):
        game = new_game(you={"hand": ["Lightning Bolt"]}, edition=edition)
        go(game, "cast Lightning Bolt", "target Ben", "close")
        assert f"[{number}]" in game.story()
        assert f"[{number}]" in game.story("ja")
