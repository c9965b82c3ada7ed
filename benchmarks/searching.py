"""b1: how fast a lesson's position is explored, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.chess_yardstick import Perft
from benchmarks.measure import Effort, Goal, Part, Row, take_turns
from benchmarks.positions import activate_lesson, suspend_lesson
from mtgrules.explore import Counts, count
from mtgrules.model.state import State

B1 = Goal("b1", "edges of exploring the lesson on activating / chess perft(3)", "more", 0.5, 0.15)
B1_SUSPEND = Goal("b1s", "the same for the lesson on suspend", "more", 0.5, 0.15)


class Exploration(Part):
    """Every line of so many choices from a position; a choice that is made is one unit.

    Nothing is merged, so every edge is really walked; the legal list is read at
    every inner node.
    """

    def __init__(self, state: State, depth: int) -> None:
        self.state = state
        self.depth = depth
        self.first: Counts = count(state, depth)
        self.found: list[Counts] = []

    def run(self, times: int) -> int:
        self.found = [count(self.state, self.depth) for _ in range(times)]
        return sum(counts.edges for counts in self.found)

    def check(self) -> None:
        for counts in self.found:
            assert counts == self.first
            assert counts.edges == counts.nodes + counts.leaves - 1  # it is a tree
        self.found.clear()


def searching(effort: Effort) -> Iterator[Row]:
    """Edges per second against python-chess's own exhaustive walk, for both lessons."""
    for goal, state, depth in ((B1, activate_lesson(), 7), (B1_SUSPEND, suspend_lesson(), 5)):
        ours = Exploration(state, depth)
        ratios = take_turns(ours, Perft(), effort)
        yield Row(goal, ratios, f"depth {depth}, {ours.first.edges} edges")
