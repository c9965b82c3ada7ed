"""c1, d1: what a long history weighs, and whether it slows the game down."""

from __future__ import annotations

import copy
import gc
import random
import time
import tracemalloc
from collections.abc import Iterator
from typing import NamedTuple

from benchmarks.chess_yardstick import PushPop
from benchmarks.measure import Effort, Goal, Row
from benchmarks.positions import BEN, objects, pinging, sixty, take
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.state import State
from mtgrules.trace import Trace

C1 = Goal("c1", "bytes kept a decision / deepcopy with cards shared", "less", 1 / 20, 1 / 8)
C1_WHOLE = Goal("c1*", "bytes kept a decision / deepcopy of cards too", "less")
D1 = Goal("d1", "time of the last tenth / first tenth of the decisions", "less", 1.2, 1.5)
PINGS = 10
COPIES = 50
MOVES = 1_000
"""Chess moves made and taken back after each game."""


def games(trace: Trace, decisions: int) -> Iterator[int]:
    """Play on one trace until it has so many decisions more; gives how many each game made.

    Ten Pyromancers ping, each once, in an order and at targets that chance
    decides; then the same from the start, which is another branch of the same
    trace. No state is edited. A choice that was made there before is followed
    and not counted.
    """
    rng = random.Random(1)
    start = trace.position.battlefield
    sources = [obj.id for obj in start[:PINGS]]
    targets = [0, BEN, *(obj.id for obj in start if obj.card.name.en == "Grizzly Bears")]
    while decisions > 0:
        rng.shuffle(sources)
        made, at = 0, trace.end_of_run(0)
        for source in sources:
            dead = {obj.was for p in trace.frames[at].state.players for obj in p.graveyard}
            target = rng.choice([target for target in targets if target not in dead])
            for choice in pinging(source, target):
                known = len(trace)
                at = take(trace, at, choice)
                made += len(trace) > known
        check(trace.frames[at].state)
        decisions -= made
        yield made


def check(end: State) -> None:
    """Assert that a game of `games` went as it should: everything tapped, all damage there."""
    assert sum(obj.tapped for obj in end.battlefield) == PINGS
    assert not end.stack
    lost = sum(20 - player.life for player in end.players)
    marked = sum(obj.damage for obj in end.battlefield)
    died = sum(len(player.graveyard) for player in end.players)  # of two damage each
    assert lost + marked + 2 * died == PINGS


def cards_as_atoms(state: State) -> dict[int, object]:
    """A memo for `copy.deepcopy` under which cards are not copied.

    Cards are constants that all games share, and no sensible copy of a game
    would copy them: with them a deep copy is some times larger, which would
    flatter us.
    """
    memo: dict[int, object] = {}
    for obj in all_objects(state):
        memo[id(obj.card)] = obj.card
    for item in state.stack:
        if isinstance(item, StackAbility):
            memo[id(item.source_card)] = item.source_card
            memo[id(item.ability)] = item.ability
    return memo


def all_objects(state: State) -> Iterator[Obj]:
    """The cards of all zones."""
    yield from state.battlefield
    yield from state.exile
    yield from state.command
    yield from (item for item in state.stack if isinstance(item, Obj))
    for player in state.players:
        yield from player.library
        yield from player.hand
        yield from player.graveyard


def kept_a_decision(decisions: int) -> float:
    """Bytes that stay in use for each decision of a trace, which keeps them all."""
    trace = Trace(sixty())
    sum(games(trace, 100))  # what is made once, whatever the number of decisions
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    made = sum(games(trace, decisions))
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size / made


def deep_copy_size(state: State, *, cards_too: bool) -> float:
    """Bytes of a deep copy of a state."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [copy.deepcopy(state, {} if cards_too else cards_as_atoms(state)) for _ in range(COPIES)]
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert kept[-1] == state
    return size / COPIES


def weighing(effort: Effort) -> Iterator[Row]:
    """Bytes a decision against the bytes of a deep copy; one round, since bytes do not vary."""
    state = sixty()
    ours = kept_a_decision(effort.decisions)
    for goal, cards_too in ((C1, False), (C1_WHOLE, True)):
        copied = deep_copy_size(state, cards_too=cards_too)
        note = f"{ours:.0f} B against {copied:.0f} B, {objects(state)} objects"
        yield Row(goal, (ours / copied,), note)


def lasting(effort: Effort) -> Iterator[Row]:
    """The mean time of the last tenth of the decisions over that of the first tenth.

    The two tenths lie seconds apart, in which a shared machine may become
    slower or faster. So every game's time is taken in chess moves that are made
    right after it.
    """
    ratios = []
    for _ in range(effort.rounds):
        gc.collect()
        trace, chess = Trace(sixty()), PushPop()
        played: list[Game] = []
        begun = time.perf_counter()
        for made in games(trace, effort.decisions):
            middle = time.perf_counter()
            chess.run(MOVES)
            played.append(Game(made, middle - begun, time.perf_counter() - middle))
            begun = time.perf_counter()
        tenth = effort.decisions // 10
        ratios.append(_mean(played[::-1], tenth) / _mean(played, tenth))
    yield Row(D1, tuple(ratios), f"{effort.decisions} decisions")


class Game(NamedTuple):
    """The decisions of a game, its time, and the time of the chess moves beside it."""

    decisions: int
    seconds: float
    chess: float


def _mean(played: list[Game], decisions: int) -> float:
    """The time of a decision over the first so many, in the time of a chess move."""
    counted: list[Game] = []
    for game in played:
        counted.append(game)
        if sum(g.decisions for g in counted) >= decisions:
            break
    made = sum(game.decisions for game in counted)
    seconds = sum(game.seconds for game in counted)
    chess = sum(game.chess for game in counted)
    return (seconds / made) / (chess / len(counted))
