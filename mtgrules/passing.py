"""Passing on, and whether something happened then that a person wants to see."""

from __future__ import annotations

from collections.abc import Iterable

from mtgrules.engine.priority import PASS
from mtgrules.model.frames import Event
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Step
from mtgrules.trace import Trace

DAMAGE = frozenset(("damage_player", "damage_permanent"))
"""The events that say that damage was dealt, which may leave every life total as it was."""


def pass_once(trace: Trace, at: int, *, main_phase: bool = True) -> tuple[int, bool]:
    """Pass at a frame where a choice is open: the frame of the next one, and whether to stop there.

    `main_phase` as for `something_happened`.
    """
    end = trace.take(at, PASS)
    path = trace.path(end)
    frames = [trace.frames[i] for i in path[path.index(at) + 1 :]]
    events = (event for frame in frames for event in frame.events)
    before, after = trace.frames[at].state, frames[-1].state
    return end, something_happened(before, after, events, main_phase=main_phase)


def something_happened(
    before: State, after: State, events: Iterable[Event], *, main_phase: bool = True
) -> bool:
    """Whether to stop here; `events` are those on the way from one state to the other.

    It is something when the stack is not the same any more (a trigger that takes
    the place of another one too), a life total or a counter has changed, damage
    was dealt, or a card has come to or left the battlefield, a graveyard, exile or
    the command zone. It is nothing that a turn goes on and its card is drawn,
    except, with `main_phase`, for the beginning of the first player's own main phase.
    """
    return (
        bool(after.over)
        or [item.id for item in before.stack] != [item.id for item in after.stack]
        or [player.life for player in before.players] != [player.life for player in after.players]
        or _in_the_open(before) != _in_the_open(after)
        or any(event.key in DAMAGE for event in events)
        or (main_phase and _main_begins(before, after))
    )


def _in_the_open(state: State) -> dict[int, tuple[tuple[str, int], ...]]:
    """Every object in a zone where all see it, with its counters."""
    zones: list[tuple[Obj, ...]] = [state.battlefield, state.exile, state.command]
    zones += [player.graveyard for player in state.players]
    return {obj.id: obj.counters for zone in zones for obj in zone}


def _main_begins(before: State, after: State) -> bool:
    """Whether the first player's own first main phase has just begun."""
    return (
        after.active == 0
        and after.step is Step.MAIN1
        and (before.step is not Step.MAIN1 or before.turn != after.turn)
    )
