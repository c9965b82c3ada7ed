"""Rules 603 and 608: triggered abilities and resolving."""

from __future__ import annotations

from mtgrules.cards import phrases
from mtgrules.engine.characteristics import power
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.permanents import Pump
from mtgrules.game import Game
from mtgrules.model.abilities import TargetSpec, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    OLD,
    can,
    creature,
    does,
    first,
    go,
    life,
    make,
    named,
    new_game,
    refused,
    resolve,
    said,
    spell,
    the,
    until,
    where,
)


def watcher(name: str, on: str, only: str, draws: int = 1, zone: Zone = Zone.BATTLEFIELD) -> Card:
    when = Text(f"whenever {on} ({only})", f"{on}（{only}）のたび")
    return creature(
        name, 1, 1, triggered=(Triggered(on, only, (does(Draw(draws)),), when, zone=zone),)
    )


CASTS = watcher("Spell Watcher", "cast", "you")
FOE_CASTS = watcher("Foe Watcher", "cast", "opponent")

# 603.2, 603.3 -------------------------------------------------------------------------


def test_603_2_an_ability_triggers_on_its_event_only() -> None:
    game = new_game(
        you={"battlefield": [CASTS, FOE_CASTS], "hand": ["Lightning Bolt"], "pool": "{R}"}
    )
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert named(game.state.stack) == ["Lightning Bolt", "Spell Watcher"]


def test_603_2_a_spell_that_is_reversed_was_never_cast() -> None:
    game = new_game(you={"battlefield": [CASTS], "hand": ["Lightning Bolt"]})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert not game.state.stack
    assert not game.state.waiting


def test_603_3_a_trigger_waits_until_somebody_would_get_priority() -> None:
    game = new_game(
        you={"battlefield": ["City of Brass"], "hand": ["Lightning Bolt"]},
    )
    go(game, "cast Lightning Bolt", "target Ben", "activate City of Brass", "color R")
    assert named(game.state.stack) == ["Lightning Bolt"]
    assert len(game.state.waiting) == 1
    go(game, "close")
    assert named(game.state.stack) == ["Lightning Bolt", "City of Brass"]


def two_deaths(active: str) -> Game:
    """A creature dies while both players have watchers."""
    return new_game(
        you={
            "battlefield": [
                watcher("Watcher A", "died", "any"),
                watcher("Watcher B", "died", "any"),
            ],
            "hand": ["Lightning Bolt"],
            "pool": "{R}",
        },
        opponent={"battlefield": [watcher("Watcher C", "died", "any"), "Grizzly Bears"]},
        active=active,
    )


def test_603_3b_the_active_players_triggers_go_lowest_in_the_order_they_choose() -> None:
    game = two_deaths("you")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game)
    assert game.options.kind == "order of triggers"
    assert game.options.player == 0
    assert len(game.legal) == 2
    game.take(game.legal[1])
    assert named(game.state.stack) == ["Watcher B", "Watcher A", "Watcher C"]


def test_603_3b_in_the_opponents_turn_theirs_are_lowest() -> None:
    game = two_deaths("opponent")
    go(game, "pass", "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game)
    assert game.options.player == 0
    game.take(game.legal[0])
    assert named(game.state.stack) == ["Watcher C", "Watcher A", "Watcher B"]


def test_603_3b_nobody_orders_the_triggers_of_another_player() -> None:
    game = two_deaths("you")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close")
    resolve(game)
    mine = {game.state.waiting[int(c.args[0])].controller for c in game.legal}
    assert mine == {0}
    refused(game, "put 2")


HUNGRY = creature(
    "Angry Shade",
    1,
    1,
    triggered=(
        Triggered(
            "entered",
            "self",
            (does(DealDamage(1), targets=(TargetSpec(phrases.CREATURE),)),),
            Text("when this enters", "これが戦場に出たとき"),
        ),
    ),
)


def test_603_3d_a_trigger_chooses_its_target_as_it_is_put_on_the_stack() -> None:
    game = new_game(
        you={"hand": [HUNGRY], "pool": "{C}{C}"}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    go(game, "cast Angry Shade", "close")
    resolve(game)
    assert game.options.kind == "target"
    assert game.options.rule == "603.3d"
    go(game, "target Grizzly Bears")
    resolve(game)
    assert the(game, "Grizzly Bears").damage == 1


FUSSY = creature(
    "Fussy Shade",
    1,
    1,
    triggered=(
        Triggered(
            "entered",
            "self",
            (does(DealDamage(1), targets=(TargetSpec(phrases.ARTIFACT),)),),
            Text("when this enters", "これが戦場に出たとき"),
        ),
    ),
)


def test_603_3d_a_trigger_without_a_legal_target_is_removed() -> None:
    game = new_game(you={"hand": [FUSSY], "pool": "{C}{C}"})
    go(game, "cast Fussy Shade", "close")
    resolve(game)
    assert "trigger_removed" in said(game)
    assert not game.state.stack
    assert game.options.kind == "priority"


def test_603_10a_what_dies_sees_itself_die_and_what_dies_with_it() -> None:
    """Leaves-the-battlefield triggers look back: two watchers that die together see each other."""
    sweeper = make(
        "Small Sweep",
        "小さな一掃",
        "{R}",
        "sorcery",
        spell=spell(
            does(
                DealDamage(1),
                DealDamage(1, slot=1),
                targets=(TargetSpec(phrases.CREATURE), TargetSpec(phrases.CREATURE)),
            )
        ),
    )
    game = new_game(
        you={
            "battlefield": [watcher("Twin A", "died", "any"), watcher("Twin B", "died", "any")],
            "hand": [sweeper],
            "pool": "{R}",
        }
    )
    go(game, "cast Small Sweep", "target Twin A", "target Twin B", "close")
    resolve(game)
    while game.options.kind == "order of triggers":
        game.take(game.legal[0])
    assert len(game.state.stack) == 4, "each sees both deaths"


# 603.4 --------------------------------------------------------------------------------


def test_603_4_the_condition_is_checked_as_it_would_trigger() -> None:
    """A card in exile with suspend but no counter is not suspended: nothing triggers."""
    game = new_game(you={"exile": ["Errant Ephemeron"]})
    until(game, "main1", game.state.turn + 2)
    assert "trigger_put" not in said(game)


def test_603_4_the_condition_is_checked_again_as_it_resolves() -> None:
    game = new_game(
        you={
            "exile": ["Rift Bolt (2 time counters)"],
            "hand": ["Fury Charm"],
            "battlefield": ["2 Mountain"],
        },
        active="opponent",
        step="end",
    )
    while "Rift Bolt" not in named(game.state.stack):
        go(game, "pass")
    go(game, "cast Fury Charm", "mode 2", f"target #{the(game, 'Rift Bolt').id}")
    go(game, "activate Mountain", "activate Mountain", "close")
    resolve(game, 2)
    go(game, "decline")
    resolve(game)
    assert "condition_false" in said(game)


def test_603_4_a_condition_that_holds_lets_it_resolve() -> None:
    game = new_game(you={"exile": ["Rift Bolt (2 time counters)"]}, active="opponent", step="end")
    while "Rift Bolt" not in named(game.state.stack):
        go(game, "pass")
    resolve(game)
    assert the(game, "Rift Bolt").counter("time") == 1
    assert "condition_false" not in said(game)


# 608 ----------------------------------------------------------------------------------

SPLIT_FIRE = make(
    "Split Fire",
    "二股の火",
    "{R}",
    "instant",
    spell=spell(
        does(
            DealDamage(1),
            DealDamage(2, slot=1),
            targets=(TargetSpec(phrases.CREATURE), TargetSpec(phrases.ANY)),
        )
    ),
)


def test_608_2b_all_targets_illegal_it_does_not_resolve() -> None:
    game = new_game(
        you={"hand": ["Lightning Bolt"], "pool": "{R}"},
        opponent={"battlefield": ["Grizzly Bears", "Mountain"], "hand": ["Lightning Bolt"]},
    )
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "close", "pass")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    resolve(game, 2)
    assert "all_targets_illegal" in said(game)


def test_608_2b_a_partly_illegal_spell_does_the_rest() -> None:
    game = new_game(
        you={"hand": [SPLIT_FIRE], "pool": "{R}"},
        opponent={"battlefield": ["Grizzly Bears", "Mountain"], "hand": ["Lightning Bolt"]},
    )
    go(game, "cast Split Fire", "target Grizzly Bears", "target Ben", "close", "pass")
    go(game, "cast Lightning Bolt", "target Grizzly Bears", "activate Mountain", "close")
    resolve(game, 2)
    assert life(game) == (20, 18)
    assert "all_targets_illegal" not in said(game)


SUICIDE = make(
    "Twin Strike",
    "双撃",
    "{R}",
    "instant",
    spell=spell(
        does(DealDamage(3), Pump(1, 1, target=True), targets=(TargetSpec(phrases.CREATURE),))
    ),
)


def test_608_2b_targets_are_checked_once_and_not_between_instructions() -> None:
    """A creature that was hit for lethal damage still gets +1/+1 before anyone checks."""
    game = new_game(
        you={"hand": [SUICIDE], "pool": "{R}"}, opponent={"battlefield": ["Grizzly Bears"]}
    )
    go(game, "cast Twin Strike", "target Grizzly Bears", "close")
    resolve(game)
    assert "pumped" in said(game)
    assert where(game, "Grizzly Bears") == "graveyard"


def test_608_2c_instructions_are_followed_in_order() -> None:
    game = new_game(
        you={"battlefield": ["Liliana of the Veil"], "hand": ["Forest"]},
        opponent={"hand": ["Island"]},
    )
    go(game, "activate Liliana of the Veil -> [+1]")
    resolve(game)
    assert game.options.player == 0
    go(game, "choose Forest")
    assert where(game, "Forest") == "hand"  # nobody discards before all have chosen (101.4)
    assert game.options.player == 1
    go(game, "choose Island")
    assert where(game, "Forest") == "graveyard"
    assert where(game, "Island") == "graveyard"


def test_608_2e_choices_are_made_in_turn_order() -> None:
    game = new_game(
        you={"hand": ["Forest"]},
        opponent={"battlefield": ["Liliana of the Veil"], "hand": ["Island"]},
        opponent2={"hand": ["Swamp"]},
        active="opponent",
    )
    go(game, "activate Liliana of the Veil -> [+1]")
    resolve(game)
    order = []
    while game.options.kind == "discard":
        order.append(game.options.player)
        game.take(game.legal[0])
    assert order == [1, 2, 0]


def at_the_last_counter(name: str = "Rift Bolt", edition: str = "2026-08-07") -> Game:
    game = new_game(
        you={"exile": [f"{name} (1 time counter)"], "hand": ["Lightning Bolt"], "pool": ""},
        active="opponent",
        step="end",
        edition=edition,
    )
    for _ in range(60):
        if game.options.kind in ("may play", "must play"):
            return game
        go(game, "pass")
    raise AssertionError("the question never came")


def test_608_2g_a_spell_cast_during_resolution_ends_on_top_and_the_ability_goes_on() -> None:
    game = at_the_last_counter()
    go(game, "cast Rift Bolt")
    assert named(game.state.stack) == ["Rift Bolt", "Rift Bolt"]  # the ability below the spell
    go(game, "target Ben")
    assert named(game.state.stack) == ["Rift Bolt"]
    assert isinstance(game.state.stack[0], Obj)  # it is the spell that is left
    assert said(game).index("cast") < len(said(game)) - 1 - said(game)[::-1].index("ability_done")
    assert game.options.player == 0


def test_608_2g_nothing_else_may_be_cast_meanwhile() -> None:
    game = at_the_last_counter()
    refused(game, "cast Lightning Bolt")
    refused(game, "pass", "117.1")


def test_608_2g_card_type_timing_does_not_matter_but_bans_do() -> None:
    game = at_the_last_counter("Ancestral Vision")
    assert game.state.step.value == "upkeep"
    assert can(game, "cast Ancestral Vision")
    banned = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Meddling Mage (naming Rift Bolt)"]},
        active="opponent",
        step="end",
    )
    for _ in range(60):
        if banned.options.kind == "may play":
            break
        go(banned, "pass")
    refused(banned, "cast Rift Bolt", "601.3")
    go(banned, "decline")
    assert where(banned, "Rift Bolt") == "exile"


def test_608_2g_in_2023_a_banned_card_stays_exiled_without_a_question() -> None:
    game = new_game(
        you={"exile": ["Rift Bolt (1 time counter)"]},
        opponent={"battlefield": ["Meddling Mage (naming Rift Bolt)"]},
        active="opponent",
        step="end",
        edition=OLD,
    )
    until(game, "main1", game.state.turn + 1)
    assert where(game, "Rift Bolt") == "exile"


def test_608_2n_a_spell_goes_to_its_owners_graveyard_last() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert said(game)[-1] == "spell_done"
    assert said(game).index("damage_player") < said(game).index("spell_done")


def test_608_3a_a_permanent_spell_becomes_a_permanent_of_its_controller() -> None:
    game = new_game(you={"hand": ["Grizzly Bears"], "pool": "{G}{G}"})
    go(game, "cast Grizzly Bears", "close")
    resolve(game)
    bears = the(game, "Grizzly Bears")
    assert (bears.zone, bears.controller, bears.settled) == (Zone.BATTLEFIELD, 0, False)
    assert power(game.state, bears) == 2


def test_113_7a_an_ability_without_its_source_uses_what_was_last_known() -> None:
    """Cinder Elemental is sacrificed as a cost and still deals X damage."""
    game = new_game(you={"battlefield": ["Cinder Elemental"], "pool": "{R}{R}{R}"})
    go(game, "activate Cinder Elemental", "x 2", "target Ben", "close")
    first(game, "payment", "cost")
    resolve(game)
    assert life(game) == (20, 18)
