"""When each of several people clicks: in one instant, or each at a time of their own."""

from __future__ import annotations

import random

CLICKS = 8
"""Clicks of each person in a round."""
TOGETHER = 10
"""So many people are measured at once."""
SECOND = 1000.0


def spread(people: int, seed: int) -> list[list[float]]:
    """Milliseconds from the beginning: each clicks once in every second, nobody knows when."""
    chance = random.Random(seed)
    return [[(click + chance.random()) * SECOND for click in range(CLICKS)] for _ in range(people)]


def in_step(people: int) -> list[list[float]]:
    """All click in the same instant, once a second: the worst that a class can do."""
    return [[click * SECOND for click in range(CLICKS)] for _ in range(people)]
