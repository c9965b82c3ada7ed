"""Following things through a line: a card that changes zones, and what would come after it.

An object that changes zones is a new object with a new id (400.7); `was` leads back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.play import apply, legal
from mtgrules.engine.priority import PASS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from mtgrules.model.frames import Frame
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import State


def objects(state: State) -> Iterator[Obj]:
    """Every card, and every token, that is not in a library."""
    yield from state.battlefield
    yield from state.exile
    yield from state.command
    for item in state.stack:
        obj = state.card(item.id)
        if obj is not None:
            yield obj
    for player in state.players:
        yield from player.hand
        yield from player.graveyard


def follow(frames: Iterable[Frame], obj: Obj) -> int:
    """The id that an object has in the end; 0 if it is gone from sight.

    A reversal brings back an id that the object had before (733.1).
    """
    ids = [obj.was, obj.id]
    for frame in frames:
        known = [old for old in reversed(ids) if old and frame.state.find(old) is not None]
        if known:
            ids = ids[: ids.index(known[0]) + 1]
        else:
            ids.append(next((obj.id for obj in objects(frame.state) if obj.was == ids[-1]), 0))
    return ids[-1]


class Passed(NamedTuple):
    """What comes if everybody passes: the frames, and whether the stack was worked off."""

    frames: tuple[Frame, ...]
    emptied: bool


MOST_PASSES = 12


def pass_on(state: State, *, all_of_it: bool = False) -> Passed:
    """Let everybody pass until what is on top has resolved, or until all of the stack has.

    Stops where something else is asked.
    """
    frames: list[Frame] = []
    height = len(state.stack)
    for _ in range(MOST_PASSES * height):
        if state.over or legal(state).kind != "priority" or not state.stack:
            break
        if len(state.stack) < height and not all_of_it:
            break
        made = apply(state, PASS)
        frames.extend(made)
        state = made[-1].state
    return Passed(tuple(frames), not state.stack)
