"""c1, d1: what a long history weighs, and whether it slows the game down."""

from __future__ import annotations

import copy
import gc
import random
import time
import tracemalloc
from collections.abc import Iterator

from benchmarks.measure import Effort, Goal, Row
from benchmarks.positions import BEN, FRAMES, objects, ping, sixty
from mtgrules.model.objects import Obj, StackAbility
from mtgrules.model.state import State
from mtgrules.trace import Trace

C1 = Goal("c1", "bytes kept a decision / deepcopy with cards shared", "less", 1 / 20, 1 / 8)
C1_WHOLE = Goal("c1*", "bytes kept a decision / deepcopy of cards too", "less")
D1 = Goal("d1", "time of the last tenth / first tenth of the decisions", "less", 1.2, 1.5)
PINGS = 10
COPIES = 50


def games(trace: Trace, decisions: int) -> Iterator[int]:
    """Play on one trace until it has so many decisions; gives how many each game added.

    Ten Pyromancers ping Ben, in an order that chance decides; then the same
    from the start in another order, which is another branch of the same trace.
    No state is edited; a choice that was made before is followed, not made again.
    """
    rng = random.Random(1)
    sources = [obj.id for obj in trace.position.battlefield[:PINGS]]
    while decisions > 0:
        rng.shuffle(sources)
        made, at = 0, trace.end_of_run(0)
        for source in sources:
            before = len(trace)
            at = ping(trace, at, source)
            made += 4 if len(trace) - before == FRAMES else 0
        check(trace, at)
        decisions -= made
        yield made


def check(trace: Trace, at: int) -> None:
    """Assert that a game of `games` went as it should."""
    end = trace.frames[at].state
    assert len(trace.path(at)) == 1 + PINGS * FRAMES
    assert end.players[BEN].life == 20 - PINGS
    assert sum(obj.tapped for obj in end.battlefield) == PINGS
    assert not end.stack


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
    """Bytes a decision against the bytes of a deep copy; three rounds, since they hardly vary."""
    state = sixty()
    ours = [kept_a_decision(effort.decisions) for _ in range(3)]
    copies = [deep_copy_size(state, cards_too=False) for _ in range(3)]
    whole = [deep_copy_size(state, cards_too=True) for _ in range(3)]
    note = f"{ours[0]:.0f} B against {copies[0]:.0f} B, {objects(state)} objects"
    yield Row(C1, tuple(a / b for a, b in zip(ours, copies, strict=True)), note)
    note = f"{ours[0]:.0f} B against {whole[0]:.0f} B"
    yield Row(C1_WHOLE, tuple(a / b for a, b in zip(ours, whole, strict=True)), note)


def lasting(effort: Effort) -> Iterator[Row]:
    """The mean time of the last tenth of the decisions over that of the first tenth."""
    ratios = []
    for _ in range(effort.rounds):
        gc.collect()
        trace = Trace(sixty())
        played: list[tuple[int, float]] = []
        begun = time.perf_counter()
        for made in games(trace, effort.decisions):
            played.append((made, time.perf_counter() - begun))
            begun = time.perf_counter()
        tenth = effort.decisions // 10
        ratios.append(_mean(played[::-1], tenth) / _mean(played, tenth))
    yield Row(D1, tuple(ratios), f"{effort.decisions} decisions")


def _mean(played: list[tuple[int, float]], decisions: int) -> float:
    """Seconds a decision over the first so many."""
    count, seconds = 0, 0.0
    for made, took in played:
        if count >= decisions:
            break
        count, seconds = count + made, seconds + took
    return seconds / count
