"""Loops of mandatory actions end the game in a draw (104.4b, 732.4), if there is no way out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.cards import phrases
from mtgrules.engine import loops
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.may_pay import UnlessTheyPay, YouMayPay
from mtgrules.model.abilities import Filter, Mode, TargetSpec, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text
from tests.engine.helpers import (
    MIDDLE,
    NEW,
    OLD,
    ability,
    does,
    frames,
    go,
    make,
    mana,
    named,
    new_game,
    placed,
    refused,
    resolve,
    reversal_reason,
    said,
    spell,
    suspend,
    until_last_counter,
    where,
)

if TYPE_CHECKING:
    from mtgrules.engine.changes import Change
    from mtgrules.engine.resolving import Scene
    from mtgrules.game import Game

EXILED = Filter(Text("exiled card", "追放されているカード"), zones=(Zone.EXILE,))
SEEKER = make(  # in exile it could target itself; on the stack it cannot any more
    "Slow Seeker",
    "遅い探求者",
    "{1}",
    "instant",
    colors="W",
    keywords=(suspend(2, "{W}"),),
    spell=spell(does(DealDamage(1), targets=(TargetSpec(EXILED),))),
)


@value
class Turn(Instruction, Value):
    """Tap or untap the source."""

    tap: bool

    def text(self) -> Text:
        return Text("turn this", "これの向きを変える")

    def perform(self, scene: Scene, change: Change) -> None:
        (change.tap if self.tap else change.untap)(scene.source_id)


@value
class Stay(Instruction, Value):
    """Change nothing: the way out of the loop."""

    def text(self) -> Text:
        return Text("leave this as it is", "これをそのままにする")

    def perform(self, scene: Scene, change: Change) -> None:
        change.say("nothing_to_change", "609.3")


BACK = does(Turn(True))
OUT = does(Stay())


def pendulum(*modes: Mode) -> Game:
    """A permanent that untaps whenever it is tapped and does one of these when it is untapped."""
    when = Text("whenever it turns", "向きが変わるたび")
    swinging = make(
        "Pendulum",
        "振り子",
        "{1}",
        "artifact",
        activated=(ability((mana("{1}"),), does(Turn(True))),),
        triggered=(
            Triggered("tapped", "self", (does(Turn(False)),), when),
            Triggered("untapped", "self", modes or (BACK,), when),
        ),
    )
    game = new_game(
        you={"battlefield": [swinging, "2 Mountain"], "hand": ["Lightning Bolt"], "pool": "{R}{R}"}
    )
    return go(game, "activate Pendulum", "close")


def forced_cast(edition: str) -> Game:
    """The last counter is gone from a card that cannot be cast, though it looks as if it could."""
    game = new_game(
        you={"exile": [placed(SEEKER, counters=(("time", 1),))]},
        edition=edition,
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    return game


def test_what_must_be_tried_again_for_ever_is_a_draw() -> None:
    game = forced_cast(OLD)
    before = game.state
    assert [c.verb for c in game.legal] == ["cast"]
    go(game, "cast Slow Seeker")
    reversed_, drawn = frames(game)[-2:]
    assert reversed_.event.key == "reversed"
    assert reversed_.state == before
    assert [e.rule for e in drawn.events] == ["732.4", "104.4b"]
    assert (game.state.over, game.state.winner) == ("draw", -1)
    assert game.legal == ()


@pytest.mark.parametrize("edition", [MIDDLE, NEW])
def test_with_a_choice_on_the_way_it_is_none(edition: str) -> None:
    game = go(forced_cast(edition), "cast Slow Seeker")
    assert not game.state.over
    assert {c.verb for c in game.legal} == {"cast", "decline"}
    go(game, "cast Slow Seeker", "cast Slow Seeker")  # as often as one likes
    go(game, "decline")
    assert not game.state.over
    assert where(game, "Slow Seeker") == "exile"


def test_triggers_that_set_each_other_off_for_ever_are_a_draw() -> None:
    game = pendulum()
    for _ in range(20):
        if game.state.over:
            break
        resolve(game)
    assert game.state.over == "draw"
    assert "endless_loop" in said(game)
    assert said(game).count("untapped") == 1  # found when it comes back for the first time


def test_nobody_has_to_stop_a_loop_but_may() -> None:
    """A player with a spell may cast it; that is a choice, and the loop is judged anew (732.5)."""
    game = resolve(resolve(pendulum()))
    assert game.state.since
    go(game, "cast Lightning Bolt", "target Ben", "close")
    assert game.state.since == ()
    assert not game.state.over


def swing(game: Game, mode: int, rounds: int = 20) -> Game:
    """Everybody passes, and that mode is chosen whenever one has to be."""
    for _ in range(rounds):
        if game.state.over:
            break
        answers = {"mode": f"mode {mode}", "may pay": "no", "target": "target Pendulum"}
        go(game, answers.get(game.options.kind, "pass"))
    return game


@pytest.mark.parametrize("mode", [0, 1])
def test_a_choice_that_changes_nothing_does_not_prevent_the_draw(mode: int) -> None:
    """104.4b: choosing how a mandatory action is taken is no optional action."""
    game = swing(pendulum(BACK, BACK), mode)
    assert game.state.over == "draw"
    assert said(game).count("untapped") == 1


def test_a_choice_that_leads_out_of_the_loop_prevents_the_draw() -> None:
    """There is a way to stop, whether it is taken or not (104.4b, 732.3)."""
    game = swing(pendulum(BACK, OUT), 0, rounds=60)
    assert not game.state.over
    assert said(game).count("untapped") > 5
    swing(game, 1, rounds=12)
    assert not game.state.over
    assert game.state.stack == ()


def test_one_way_out_among_many_is_enough() -> None:
    game = swing(pendulum(BACK, BACK, BACK, BACK, OUT), 3, rounds=40)
    assert not game.state.over
    game = swing(pendulum(BACK, BACK, BACK, BACK, BACK), 3, rounds=40)
    assert game.state.over == "draw"


ONE = ManaCost(("1",))


def test_nobody_has_to_pay_to_break_a_loop() -> None:
    """732.6: what happens "unless" one pays is as though it were mandatory."""
    unless = does(UnlessTheyPay(ONE, Turn(True)), targets=phrases.one(phrases.ARTIFACT))
    game = swing(pendulum(unless), 0, rounds=40)
    assert game.state.over == "draw"
    game = pendulum(unless)
    while game.options.kind != "may pay":
        go(game, "target Pendulum" if game.options.kind == "target" else "pass")
    go(game, "yes")  # but one may
    assert not game.state.over
    assert not swing(game, 0, rounds=4).state.stack


def test_declining_what_one_may_do_is_a_choice() -> None:
    """104.4b: a loop with an optional action is no draw, though it goes on as long as one likes."""
    game = swing(pendulum(does(YouMayPay(ONE, Stay()), Turn(True))), 0, rounds=60)
    assert not game.state.over
    assert said(game).count("untapped") > 5


def test_the_outline_tells_objects_apart_but_not_their_numbers() -> None:
    game = new_game(you={"battlefield": ["Grizzly Bears"]})
    state = game.state
    bear = state.battlefield[0]
    renumbered = state.but(battlefield=(bear.but(id=99, was=12),), next_id=120)
    assert loops.same(state, renumbered)
    assert not loops.same(state, state.but(battlefield=(bear.but(damage=1),)))
    assert not loops.same(state, state.but(turn=state.turn + 2))


@pytest.mark.parametrize("lands", [[], ["2 Mountain"]])
def test_a_tax_that_depends_on_the_target_forces_nobody(lands: list[str]) -> None:
    """118.3c, 2023-11-17: no mana ability has to be activated to play what must be played."""
    game = new_game(
        you={"exile": ["Shivan Meteor (1 time counter)"], "battlefield": lands},
        opponent={"battlefield": ["Boreal Elemental"]},
        edition=OLD,
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    go(game, "cast Shivan Meteor", "target Boreal Elemental", "close")
    assert reversal_reason(game) == ("601.2h", "118.3")
    assert not game.state.over
    go(game, "decline")
    assert where(game, "Shivan Meteor") == "exile"


def test_a_target_without_the_tax_makes_it_mandatory() -> None:
    """The other side: with another target it costs nothing, and so it must be played."""
    game = new_game(
        you={"exile": ["Shivan Meteor (1 time counter)"], "battlefield": ["Grizzly Bears"]},
        opponent={"battlefield": ["Boreal Elemental"]},
        edition=OLD,
        active="opponent",
        step="end",
    )
    until_last_counter(game)
    refused(game, "decline", "702.62a")
    go(game, "cast Shivan Meteor", "target Grizzly Bears")
    assert named(game.state.stack) == ["Shivan Meteor"]
