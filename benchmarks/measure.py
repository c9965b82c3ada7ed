"""The method: parts that take turns, a ratio from each round, and one line of the table."""

from __future__ import annotations

import gc
import statistics
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple


class Effort(NamedTuple):
    """How much is measured: the rounds, and the least time of each timed part in seconds."""

    rounds: int
    seconds: float
    decisions: int
    clicks: int


FULL = Effort(rounds=9, seconds=0.1, decisions=10_000, clicks=20)
QUICK = Effort(rounds=3, seconds=0.03, decisions=2_000, clicks=8)


class Part(ABC):
    """Something that can be timed: `run` does it, `check` looks at what came of it."""

    @abstractmethod
    def run(self, times: int) -> int:
        """Do it so many times; gives how many units of work that was."""

    @abstractmethod
    def check(self) -> None:
        """Assert that the last run did what it should, and let go of its results."""


class Goal(NamedTuple):
    """A measure, what it should reach, and what it must reach; without an aim it only informs."""

    key: str
    what: str
    better: Literal["more", "less"]
    aim: float | None = None
    floor: float | None = None


class Row(NamedTuple):
    """A measure with the ratio of each round, or with why it was not measured."""

    goal: Goal
    ratios: tuple[float, ...] = ()
    note: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.ratios)

    @property
    def verdict(self) -> str:
        """How the median stands to the aim and the floor."""
        goal = self.goal
        if not self.ratios:
            return "not measured"
        if goal.aim is None:
            return "for information"
        if self._reaches(goal.aim):
            return "ok"
        return "below aim" if goal.floor is None or self._reaches(goal.floor) else "below floor"

    def _reaches(self, mark: float) -> bool:
        return self.median >= mark if self.goal.better == "more" else self.median <= mark


Measure = Callable[[Effort], Iterable[Row]]
"""What each module of this folder offers: rows for the table."""


def take_turns(ours: Part, yardstick: Part, effort: Effort) -> tuple[float, ...]:
    """Our units of work per second over the yardstick's, round by round."""
    parts = (ours, yardstick)
    times = [_enough(part, effort.seconds) for part in parts]
    ratios = []
    for _ in range(effort.rounds):
        mine, theirs = (_seconds_a_unit(p, n)[0] for p, n in zip(parts, times, strict=True))
        ratios.append(theirs / mine)
    return tuple(ratios)


def _enough(part: Part, seconds: float) -> int:
    """How many times make a part last long enough, with room for a faster moment."""
    times = 1
    while True:
        _, took = _seconds_a_unit(part, times)
        if took >= seconds:
            return max(times, round(times * 1.3 * seconds / took))
        times = max(times * 2, min(times * 50, round(times * 1.3 * seconds / max(took, 1e-9))))


def _seconds_a_unit(part: Part, times: int) -> tuple[float, float]:
    """Seconds for one unit of work, and for all of it; the result is checked after the clock."""
    gc.collect()  # what an earlier part left is not this one's to clear
    begun = time.perf_counter()
    units = part.run(times)
    took = time.perf_counter() - begun
    part.check()
    return took / units, took


def table(rows: Iterable[Row]) -> str:
    """The rows as text, one line each."""
    head = ("measure", "what", "aim", "floor", "median", "min..max", "verdict")
    lines = [head, *(_cells(row) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def _cells(row: Row) -> tuple[str, ...]:
    sign = "≥" if row.goal.better == "more" else "≤"
    marks = (row.goal.aim, row.goal.floor)
    aim, floor = ("-" if mark is None else f"{sign} {mark:.3g}" for mark in marks)
    if not row.ratios:
        return (row.goal.key, row.goal.what, aim, floor, "-", "-", row.note or row.verdict)
    spread = f"{min(row.ratios):.3g}..{max(row.ratios):.3g}"
    verdict = f"{row.verdict} ({row.note})" if row.note else row.verdict
    return (row.goal.key, row.goal.what, aim, floor, f"{row.median:.3g}", spread, verdict)
