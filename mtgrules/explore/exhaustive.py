"""Exhaustive exploration: every line of choices from a position, down to a depth.

A game is a tree: its edges are choices, made by whoever is asked, and its
inner nodes are states in which something is asked. The walk goes through
`legal` and `settle`, which is `apply` without the frames, so it sees exactly
what a player could do.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import repeat
from typing import Literal, NamedTuple

from mtgrules.engine.play import begin, legal, settle
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
    _check(depth)
    counts = Counts()
    explored: dict[State, int] = {}
    path: list[Choice] = []
    # A position may not have come to its first choice yet.
    here = begin(state)[-1].state
    open_lines: list[tuple[State, Iterator[Choice]]] = []
    while True:
        end = _end(here, depth - len(path), explored if merge else None)
        if end is None:
            choices = legal(here).legal
            counts.nodes += 1
            counts.edges += len(choices)
            open_lines.append((here, iter(choices)))
        else:
            counts.leaves += 1
            counts.over += end == "over"
            counts.merged += end == "merged"
            yield Leaf(tuple(path), here, end)
            del path[-1:]
        while open_lines:
            parent, rest = open_lines[-1]
            choice = next(rest, None)
            if choice is not None:
                path.append(choice)
                here = settle(parent, choice)
                break
            open_lines.pop()
            del path[-1:]
        else:
            return counts


def _end(state: State, left: int, explored: dict[State, int] | None) -> End | None:
    """Why a line ends in a state with so many choices left, None if it goes on."""
    if state.over:
        return "over"
    if not left:
        return "depth"
    if explored is not None:
        if explored.get(state, 0) >= left:
            return "merged"
        explored[state] = left
    return None


def count(state: State, depth: int, *, merge: bool = False) -> Counts:
    """The counts of `explore`, without its lines: how much there is to explore.

    Raises `ValueError` for a negative depth.
    """
    _check(depth)
    counts = Counts()
    explored: dict[State, int] | None = {} if merge else None
    # For each choice on the way the states that it may lead to, made when they are looked at.
    levels: list[Iterator[State]] = [iter((begin(state)[-1].state,))]
    while levels:
        here = next(levels[-1], None)
        if here is None:
            levels.pop()
            continue
        end = _end(here, depth + 1 - len(levels), explored)
        if end is None:
            choices = legal(here).legal
            counts.nodes += 1
            counts.edges += len(choices)
            levels.append(map(settle, repeat(here), choices))
        else:
            counts.leaves += 1
            counts.over += end == "over"
            counts.merged += end == "merged"
    return counts


def _check(depth: int) -> None:
    if depth < 0:
        raise ValueError(f"the depth must be 0 or more, not {depth}")
