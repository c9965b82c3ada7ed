"""Making the choices of one trace again in another: after a restart, or under another edition."""

from __future__ import annotations

from mtgrules.model.choices import FIRST_OBJECT, Choice, Refused
from mtgrules.model.state import State
from mtgrules.trace import Trace


def steps_since_choice(trace: Trace, at: int) -> int:
    """How many frames by itself the last choice had led to before this one."""
    path = trace.path(at)
    return len(path) - 1 - _index_of(trace, path, -1)


def frame_after(trace: Trace, end: int, choices: int, steps: int) -> int:
    """The frame `steps` after the last of the choices that lead to `end`."""
    path = trace.path(end)
    first = _index_of(trace, path, choices - 1) if choices else 0
    return path[min(first + steps, len(path) - 1)]


def _index_of(trace: Trace, path: tuple[int, ...], choice: int) -> int:
    """Where on a path a choice was made; the start if there was none."""
    made = [n for n, i in enumerate(path) if trace.frames[i].choice is not None]
    return made[choice] if made else 0


def replay(
    old: Trace | None, new: Trace, choices: tuple[Choice, ...], end: int = 0
) -> tuple[int, int]:
    """Make choices again from the start; gives the frame reached and how many it were.

    With the trace that they come from, a choice must also still mean the same:
    other rules may have given another object that number.
    """
    at = new.end_of_run(0)
    for n, choice in enumerate(choices):
        if old is not None:
            was = old.frames[frame_before(old, end, n)].state
            if not _means_the_same(was, new.frames[at].state, choice):
                return at, n
        try:
            at = new.take(at, choice)
        except Refused:
            return at, n
    return at, len(choices)


def frame_before(trace: Trace, end: int, n: int) -> int:
    """The frame at which choice number `n` on the way to `end` was made."""
    made = [i for i in trace.path(end) if trace.frames[i].choice is not None]
    return trace.parents[made[n]]


def _means_the_same(was: State, now: State, choice: Choice) -> bool:
    return all(
        was.name(arg) == now.name(arg)
        for arg in choice.args
        if isinstance(arg, int) and arg >= FIRST_OBJECT
    )
