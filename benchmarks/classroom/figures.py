"""What was measured: samples by name, and what they come to."""

from __future__ import annotations

import statistics
from collections import defaultdict
from collections.abc import Iterable, Mapping


class Samples:
    """Samples by the name of what was measured, one for each round."""

    def __init__(self) -> None:
        self._of: defaultdict[str, list[float]] = defaultdict(list)

    def add(self, name: str, value: float) -> None:
        """Note one round's value."""
        self._of[name].append(value)

    def add_all(self, values: Mapping[str, float]) -> None:
        """Note one round's values by name."""
        for name, value in values.items():
            self.add(name, value)

    def __getitem__(self, name: str) -> list[float]:
        return self._of[name]

    def median(self, name: str) -> float:
        """The median of the rounds; raises `statistics.StatisticsError` if there are none."""
        return statistics.median(self._of[name])


def high(values: Iterable[float]) -> float:
    """The value that 95 of 100 do not exceed.

    >>> high(range(1, 101))
    95
    """
    ordered = sorted(values)
    return ordered[max(0, -(-len(ordered) * 95 // 100) - 1)]
