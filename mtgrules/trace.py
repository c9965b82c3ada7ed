"""A trace: every frame of a game that was played, with its branches.

The frames form a tree. Going back is looking at an earlier frame; choosing
something else there grows another branch, and both stay. Nothing is ever undone.

What one choice leads to, up to the next one, is a run of frames. Since `apply`
gives the same frames every time, old runs are kept as their choice and their
last state; the frames between are made again when somebody looks at them. So a
long game stays small, and so do many short ones: their memory does not slow them down.
"""

from __future__ import annotations

import json
from array import array
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import count
from typing import Generic, TypeVar, overload

from mtgrules.engine.play import apply, begin
from mtgrules.engine.recent import forget_oldest
from mtgrules.model.choices import Choice
from mtgrules.model.frames import Event, Frame
from mtgrules.model.state import State
from mtgrules.notation import read_exact
from mtgrules.notation import write as write_choice
from mtgrules.setup import position, read_table
from mtgrules.setup import write as write_position

KEPT = 64
"""So many runs of all traces have all their frames: the newest, and those last made again."""

_whole: dict[tuple[int, int], tuple[Frame, ...]] = {}
"""Their frames, by the number of the trace and that of the run, in the order of their making."""

_numbers = count()

_T = TypeVar("_T")


class View(Sequence[_T], Generic[_T]):
    """A sequence with one item for each frame of a trace, which it asks for as they are wanted."""

    __slots__ = ("_item", "_starts")

    def __init__(self, starts: Sequence[int], item: Callable[[int], _T]) -> None:
        self._starts = starts
        self._item = item

    def __len__(self) -> int:
        return self._starts[-1]

    @overload
    def __getitem__(self, at: int) -> _T: ...
    @overload
    def __getitem__(self, at: slice) -> list[_T]: ...
    def __getitem__(self, at: int | slice) -> _T | list[_T]:
        if isinstance(at, int) and 0 <= at < self._starts[-1]:
            return self._item(at)
        numbers = range(self._starts[-1])[at]
        return self._item(numbers) if isinstance(numbers, int) else [*map(self._item, numbers)]


class Trace:
    """Frames by number; frame 0 is the position. Every frame but that one has a parent.

    >>> from mtgrules.setup import position
    >>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer"]}}))
    >>> at = trace.take(trace.last, Choice("pass"))
    >>> trace.path(at)[-1] == at
    True
    """

    __slots__ = ("_before", "_branches", "_choices", "_ends", "_number", "_starts", "position")

    def __init__(self, position: State) -> None:
        self.position = position
        # Runs by number: the first frame, the run before, the choice, the last state.
        self._starts = array("q", (0,))  # and where the next run will start
        self._before = array("q")
        self._choices: list[Choice | None] = []
        self._ends: list[State] = []
        self._branches: dict[int, list[int]] = {}  # runs that do not follow the one made last
        self._number = next(_numbers)
        self._add(-1, self._opening())

    def __len__(self) -> int:
        return self._starts[-1]

    @property
    def frames(self) -> Sequence[Frame]:
        """Every frame by its number."""
        return View(self._starts, self._frame)

    @property
    def parents(self) -> Sequence[int]:
        """The frame before each frame, by number; -1 for the first."""
        return View(self._starts, self._parent)

    # Runs ---------------------------------------------------------------------------------

    def _opening(self) -> tuple[Frame, ...]:
        """The first run: the position, and what follows from it without any choice."""
        frames = begin(self.position)
        if len(frames) > 1 or frames[0].events[0].key != "position":
            return (Frame(self.position, (Event("position", "117.3a"),)), *frames)
        return frames

    def _add(self, before: int, frames: tuple[Frame, ...]) -> int:
        """Write down a new run; gives its last frame."""
        run = len(self._ends)
        if before != run - 1:
            self._branches.setdefault(before, []).append(run)
        end = self._starts[-1] + len(frames)
        self._starts.append(end)
        self._before.append(before)
        self._choices.append(frames[0].choice)
        self._ends.append(frames[-1].state)
        self._keep(run, frames)
        return end - 1

    def _keep(self, run: int, frames: tuple[Frame, ...]) -> None:
        _whole[self._number, run] = frames
        if len(_whole) > KEPT:
            forget_oldest(_whole)

    def _run(self, at: int) -> int:
        """The run of a frame."""
        return bisect_right(self._starts, at) - 1

    def _last_of(self, run: int) -> int:
        return self._starts[run + 1] - 1

    def _after(self, run: int) -> list[int]:
        """The runs that follow, oldest first."""
        follows = run + 1 < len(self._before) and self._before[run + 1] == run
        return [*((run + 1,) if follows else ()), *self._branches.get(run, ())]

    def _frame(self, at: int) -> Frame:
        run = bisect_right(self._starts, at) - 1
        frames = _whole.get((self._number, run))
        if frames is None:
            frames = self._again(run)
            self._keep(run, frames)
        return frames[at - self._starts[run]]

    def _again(self, run: int) -> tuple[Frame, ...]:
        """The frames of a run, made again; its last state stays the one that others know."""
        choice = self._choices[run]
        if choice is None:
            *earlier, (_, events, made) = self._opening()
        else:
            *earlier, (_, events, made) = apply(self._ends[self._before[run]], choice)
        return (*earlier, Frame(self._ends[run], events, made))

    def _parent(self, at: int) -> int:
        run = self._run(at)
        if at > self._starts[run]:
            return at - 1
        return -1 if run == 0 else self._last_of(self._before[run])

    def _line(self, at: int) -> list[int]:
        """The runs from the first to that of a frame."""
        runs = [self._run(at)]
        while runs[-1] > 0:
            runs.append(self._before[runs[-1]])
        return runs[::-1]

    # Looking and taking ----------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The newest frame."""
        return self._starts[-1] - 1

    def children(self, at: int) -> tuple[int, ...]:
        """The frames that follow: one after a step, one for each choice tried where one is open."""
        run = self._run(at)
        if at < self._last_of(run):
            return (at + 1,)
        return tuple(self._starts[after] for after in self._after(run))

    def end_of_run(self, at: int) -> int:
        """The frame at which the steps that follow by themselves come to the next choice."""
        return self._last_of(self._run(at))

    def is_decision(self, at: int) -> bool:
        """Whether a choice is open at a frame, rather than a step that goes on by itself."""
        return self.end_of_run(at) == at

    def take(self, at: int, choice: Choice) -> int:
        """Make a choice at a frame; gives the frame where the next choice is open.

        A choice that was made there before is followed, not made twice. Raises
        `Refused`, and then nothing has changed.
        """
        run = bisect_right(self._starts, at) - 1
        for after in self._after(run):
            if self._choices[after] == choice:
                return self._last_of(after)
        return self._add(run, apply(self._ends[run], choice))

    def path(self, at: int) -> tuple[int, ...]:
        """The frames from the position to a frame."""
        *runs, newest = self._line(at)
        steps = [step for run in runs for step in range(self._starts[run], self._starts[run + 1])]
        return (*steps, *range(self._starts[newest], at + 1))

    def choices(self, at: int) -> tuple[Choice, ...]:
        """The choices on the way to a frame."""
        return tuple(c for run in self._line(at) if (c := self._choices[run]) is not None)

    def leaves(self) -> tuple[int, ...]:
        """The ends of all branches, oldest first."""
        runs = range(len(self._ends))
        return tuple(self._last_of(run) for run in runs if not self._after(run))

    def write(self, at: int | None = None) -> str:
        """The position and the choices up to a frame (the newest by default) as text."""
        taken = self.choices(self.last if at is None else at)
        lines = [write_choice(choice) for choice in taken]
        listed = "\n".join(f"  {json.dumps(line, ensure_ascii=False)}," for line in lines)
        return f"choices = [\n{listed}\n]\n{write_position(self.position)}"


def read(text: str) -> Trace:
    """A trace from its text: the position is set up and the choices are made again.

    Raises `BadPosition` for a position that cannot be set up, `ValueError` for a
    line that is no choice, `Refused` for a choice that is not legal.
    """
    data = read_table(text)
    choices = data.pop("choices", [])
    trace = Trace(position(data))
    at = trace.last
    for line in choices:
        at = trace.take(at, read_exact(str(line)))
    return trace
