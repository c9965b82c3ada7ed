"""b1: how fast a lesson's position is explored, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.chess_yardstick import Perft
from benchmarks.measure import Effort, Goal, Part, Row, take_turns
from benchmarks.positions import lesson
from mtgrules.explore import Counts, count

B1 = Goal("b1", "edges of an exhaustive exploration / of chess perft(3)", "more", 0.5, 0.15)
DEPTH = 5


class Exploration(Part):
    """Every line of five choices from the lesson's position; a choice made is one unit.

    Nothing is merged, so every edge is really walked; the legal list is read at
    every inner node.
    """

    def __init__(self) -> None:
        self.state = lesson()
        self.first: Counts = count(self.state, DEPTH)
        self.found: list[Counts] = []

    def run(self, times: int) -> int:
        self.found = [count(self.state, DEPTH) for _ in range(times)]
        return sum(counts.edges for counts in self.found)

    def check(self) -> None:
        for counts in self.found:
            assert counts == self.first
            assert counts.edges == counts.nodes + counts.leaves - 1  # it is a tree
        self.found.clear()


def searching(effort: Effort) -> Iterator[Row]:
    """Edges per second against python-chess's own exhaustive walk."""
    ours = Exploration()
    ratios = take_turns(ours, Perft(), effort)
    yield Row(B1, ratios, f"depth {DEPTH}, {ours.first.edges} edges")
