"""a1, a6, c3: how fast an ability is activated, and what more permanents cost."""

from __future__ import annotations

import copy
from collections.abc import Iterator

from benchmarks.chess_yardstick import PushPop
from benchmarks.measure import Effort, Goal, Part, Row, take_turns
from benchmarks.memory import cards_as_atoms
from benchmarks.positions import BEN, FRAMES, board, objects, pinging, sixty, take, untapped
from mtgrules.model.state import State
from mtgrules.trace import Trace

A1 = Goal("a1", "activations, legal lists, trace, +20 / chess push+pop", "more", 0.05, 0.02)
A6 = Goal("a6", "activation on a board of +20 / of +0, time", "less", 2.5, 4)
C3 = Goal("c3", "deepcopy (cards shared) / one step, time", "more", 100, 30)


class Pings(Part):
    """Activations one after the other, each in a trace of its own; all traces are kept.

    A trace cannot be edited, so the untapped position begins a new one: that
    costs us a little, and nothing else would be fair.
    """

    def __init__(self, state: State, *, steps: bool = False) -> None:
        self.start = state
        self.steps = steps
        self.kept: list[Trace] = []

    def run(self, times: int) -> int:
        state, kept = self.start, self.kept
        source = state.battlefield[0].id
        for _ in range(times):
            trace = Trace(state)
            for choice in pinging(source):
                take(trace, trace.last, choice)
            kept.append(trace)
            state = untapped(trace.frames[trace.last].state)
        return times * FRAMES if self.steps else times

    def check(self) -> None:
        for trace in self.kept:
            end = trace.frames[-1].state
            assert len(trace) == 1 + FRAMES
            assert end.players[BEN].life == 19
            assert end.battlefield[0].tapped
            assert not end.stack
            assert not end.agenda
        self.kept.clear()


class DeepCopies(Part):
    """Copies of a state as a program without shared values would make them, a copy a step."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.copies: list[State] = []

    def run(self, times: int) -> int:
        self.copies = [copy.deepcopy(self.state, cards_as_atoms(self.state)) for _ in range(times)]
        return times

    def check(self) -> None:
        assert self.copies[-1] == self.state
        assert self.copies[-1].battlefield[0] is not self.state.battlefield[0]
        self.copies.clear()


def activating(effort: Effort) -> Iterator[Row]:
    """Activations per second against python-chess, and what twenty more creatures cost."""
    yield Row(A1, take_turns(Pings(board(20)), PushPop(), effort))
    speeds = take_turns(Pings(board(20)), Pings(board(0)), effort)
    yield Row(A6, tuple(1 / ratio for ratio in speeds))


def stepping(effort: Effort) -> Iterator[Row]:
    """One step of an activation against one deep copy of a state of about sixty objects."""
    state = sixty()
    ratios = take_turns(Pings(state, steps=True), DeepCopies(state), effort)
    yield Row(C3, ratios, f"{objects(state)} objects, a step is a frame")
