"""c1, d1: what a long history weighs, and whether it slows the game down."""

from __future__ import annotations

import copy
import gc
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
DECISIONS = 4 * PINGS
"""Decisions of one game: ten Pyromancers, each activated once."""
COPIES = 50


def games(decisions: int) -> Iterator[Trace]:
    """Real games without edits: ten Pyromancers ping Ben in turn, then the same from the start."""
    start = sixty()
    for _ in range(decisions // DECISIONS):
        trace = Trace(start)
        at = trace.last
        for source in start.battlefield[:PINGS]:
            at = ping(trace, at, source.id)
        yield trace


def check(trace: Trace) -> None:
    """Assert that a game of `games` went as it should."""
    end = trace.frames[-1].state
    assert len(trace) == 1 + PINGS * FRAMES
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
    """Bytes that stay in use for each decision of games of which every frame is kept."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = list(games(decisions))
    gc.collect()
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    for trace in kept:
        check(trace)
    return size / (len(kept) * DECISIONS)


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
    """Bytes a decision against the bytes of a deep copy: three rounds, since bytes do not vary."""
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
        kept, times = [], []
        begun = time.perf_counter()
        for trace in games(effort.decisions):
            times.append(time.perf_counter() - begun)
            kept.append(trace)
            begun = time.perf_counter()
        for trace in kept:
            check(trace)
        tenth = len(times) // 10
        ratios.append(sum(times[-tenth:]) / sum(times[:tenth]))
        del kept
    yield Row(D1, tuple(ratios), f"{effort.decisions} decisions")
