"""Loops of mandatory actions end the game in a draw (104.4b, 732.4); one choice prevents that."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.engine import loops
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.model.abilities import Filter, TargetSpec, Triggered
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
    new_game,
    placed,
    resolve,
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


def pendulum(*, ask: bool = False) -> Game:
    """A permanent that untaps whenever it is tapped and taps whenever it is untapped."""
    when = Text("whenever it turns", "向きが変わるたび")
    back = (does(Turn(True)), does(Turn(True))) if ask else (does(Turn(True)),)
    swinging = make(
        "Pendulum",
        "振り子",
        "{1}",
        "artifact",
        activated=(ability((mana("{1}"),), does(Turn(True))),),
        triggered=(
            Triggered("tapped", "self", (does(Turn(False)),), when),
            Triggered("untapped", "self", back, when),
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


def test_a_choice_in_every_round_prevents_the_draw() -> None:
    game = pendulum(ask=True)
    for _ in range(40):
        if game.options.kind == "mode":
            go(game, "mode 1")
        else:
            go(game, "pass")
    assert not game.state.over


def test_the_outline_tells_objects_apart_but_not_their_numbers() -> None:
    game = new_game(you={"battlefield": ["Grizzly Bears"]})
    state = game.state
    bear = state.battlefield[0]
    renumbered = state.but(battlefield=(bear.but(id=99, was=12),), next_id=120)
    assert loops.same(state, renumbered)
    assert not loops.same(state, state.but(battlefield=(bear.but(damage=1),)))
    assert not loops.same(state, state.but(turn=state.turn + 2))
