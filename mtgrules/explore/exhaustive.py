"""Exhaustive exploration: every line of choices from a position, down to a depth.

A game is a tree: its edges are choices, made by whoever is asked, and its
inner nodes are states in which something is asked. The walk goes through
`legal` and `apply` only, so it sees exactly what a player could do.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from mtgrules.engine.play import apply, begin, legal
from mtgrules.model.choices import Choice
from mtgrules.model.state import State

End = Literal["depth", "over", "merged"]


class Leaf(NamedTuple):
    """Where a line ends: the choices that lead there, the state, and why it goes no further.

    `end` is "depth" when as many choices were made as asked for, "over" when the
    game ended, "merged" when an equal state has been explored at least as deep.
    """

    path: tuple[Choice, ...]
    state: State
    end: End


@dataclass(slots=True)
class Counts:
    """How much was explored: `edges` are choices made, `nodes` are states in which one was asked.

    `leaves` are the ends of lines; `over` and `merged` of them ended before the depth.
    """

    nodes: int = 0
    edges: int = 0
    leaves: int = 0
    over: int = 0
    merged: int = 0


def explore(state: State, depth: int, *, merge: bool = False) -> Generator[Leaf, None, Counts]:
    """The ends of all lines of `depth` choices from a position, depth first, in legal order.

    With `merge`, a state equal to one that was explored at least as deep ends
    its line, so that two orders of the same things are followed once. The
    generator returns the counts; `count` is for those who want only them.
    Raises `ValueError` for a negative depth.

    >>> from mtgrules.setup import position
    >>> start = position({"you": {"battlefield": ["Prodigal Pyromancer"]}})
    >>> [leaf.path[0].verb for leaf in explore(start, 1)]
    ['pass', 'activate']
    """
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
    counts = Counts()
    explored: dict[State, int] = {}
    # A position may not have come to its first choice yet.
    todo: list[tuple[State, tuple[Choice, ...]]] = [(begin(state)[-1].state, ())]
    while todo:
        here, path = todo.pop()
        left = depth - len(path)
        end: End | None = "over" if here.over else None if left else "depth"
        if merge and end is None:
            if explored.get(here, 0) >= left:
                end = "merged"
                counts.merged += 1
            else:
                explored[here] = left
        if end is not None:
            counts.leaves += 1
            counts.over += end == "over"
            yield Leaf(path, here, end)
            continue
        choices = legal(here).legal
        counts.nodes += 1
        counts.edges += len(choices)
        # The last of the list is taken next, so it is filled backwards.
        todo.extend((apply(here, choice)[-1].state, (*path, choice)) for choice in choices[::-1])
    return counts


def count(state: State, depth: int, *, merge: bool = False) -> Counts:
    """How much there is to explore, without keeping any of it."""
    walk = explore(state, depth, merge=merge)
    while True:
        try:
            next(walk)
        except StopIteration as done:
            counts: Counts = done.value
            return counts
