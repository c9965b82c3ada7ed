"""A trace: every frame of a game that was played, with its branches.

The frames form a tree. Going back is looking at an earlier frame; choosing
something else there grows another branch, and both stay. Nothing is ever undone.
"""

from __future__ import annotations

import json

from mtgrules.engine.play import apply, begin
from mtgrules.model.choices import Choice
from mtgrules.model.frames import Event, Frame
from mtgrules.model.state import State
from mtgrules.notation import read_exact
from mtgrules.notation import write as write_choice
from mtgrules.setup import read as read_position
from mtgrules.setup import write as write_position


class Trace:
    """Frames by number; frame 0 is the position. Every frame but that one has a parent.

    >>> from mtgrules.setup import position
    >>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer"]}}))
    >>> at = trace.take(trace.last, Choice("pass"))
    >>> trace.path(at)[-1] == at
    True
    """

    def __init__(self, position: State) -> None:
        self.position = position
        self.frames: list[Frame] = []
        self.parents: list[int] = []
        self._children: dict[int, list[int]] = {}
        first = Frame(position, (Event("position", "117.3a"),))
        run = begin(position)
        if len(run) == 1 and run[0].event.key == "position":
            self._add(run[0], -1)
        else:
            self._grow(-1, (first, *run))

    def __len__(self) -> int:
        return len(self.frames)

    def _add(self, frame: Frame, parent: int) -> int:
        self.frames.append(frame)
        self.parents.append(parent)
        at = len(self.frames) - 1
        self._children.setdefault(parent, []).append(at)
        return at

    def _grow(self, parent: int, frames: tuple[Frame, ...]) -> int:
        for frame in frames:
            parent = self._add(frame, parent)
        return parent

    @property
    def last(self) -> int:
        """The newest frame."""
        return len(self.frames) - 1

    def children(self, at: int) -> tuple[int, ...]:
        """The frames that follow: one after a step, one for each choice tried where one is open."""
        return tuple(self._children.get(at, ()))

    def end_of_run(self, at: int) -> int:
        """The frame at which the steps that follow by themselves come to the next choice."""
        while True:
            onward = [c for c in self.children(at) if self.frames[c].choice is None]
            if not onward:
                return at
            at = onward[0]

    def is_decision(self, at: int) -> bool:
        """Whether a choice is open at a frame, rather than a step that goes on by itself."""
        return self.end_of_run(at) == at

    def take(self, at: int, choice: Choice) -> int:
        """Make a choice at a frame; gives the frame where the next choice is open.

        A choice that was made there before is followed, not made twice. Raises
        `Refused`, and then nothing has changed.
        """
        at = self.end_of_run(at)
        for child in self.children(at):
            if self.frames[child].choice == choice:
                return self.end_of_run(child)
        return self._grow(at, apply(self.frames[at].state, choice))

    def path(self, at: int) -> tuple[int, ...]:
        """The frames from the position to a frame."""
        steps = []
        while at >= 0:
            steps.append(at)
            at = self.parents[at]
        return tuple(reversed(steps))

    def choices(self, at: int) -> tuple[Choice, ...]:
        """The choices on the way to a frame."""
        return tuple(c for i in self.path(at) if (c := self.frames[i].choice) is not None)

    def leaves(self) -> tuple[int, ...]:
        """The ends of all branches, oldest first."""
        return tuple(at for at in range(len(self)) if not self.children(at))

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
    import tomllib

    from mtgrules.rulebook.text import Text
    from mtgrules.setup import BadPosition, position

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(
            [Text(f"The text is no TOML: {error}.", f"TOMLとして読めない：{error}。")]
        ) from None
    choices = data.pop("choices", [])
    trace = Trace(position(data))
    at = trace.last
    for line in choices:
        at = trace.take(at, read_exact(str(line)))
    return trace


__all__ = ["Trace", "read", "read_position"]
