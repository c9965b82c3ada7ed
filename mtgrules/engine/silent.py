"""The pens of what nobody looks at: exploring, doing again what a reversal keeps.

They come to the same states as a `Change`, without the frames on the way.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.triggers import HEARD
from mtgrules.model.state import Task
from mtgrules.rulebook.text import Text


class Silent(Change):
    """The pen of steps that nobody looks at: it notes only what may trigger something."""

    __slots__ = ()

    tells = False

    def say(
        self, key: str, rule: str, *, subject: int = 0, who: int = -1, n: int = 0, **args: object
    ) -> None:
        if key in HEARD:
            Change.say(self, key, rule, subject=subject, who=who, n=n, **args)

    def say_of(self, key: str, rule: str, subject: int, name: Text, who: int = -1) -> None:
        if key in HEARD:
            Change.say_of(self, key, rule, subject, name, who)

    def say_cost(self, key: str, rule: str, subject: int, cost: object, who: int = -1) -> None:
        if key in HEARD:
            Change.say_cost(self, key, rule, subject, cost, who)

    def say_who(self, key: str, rule: str, who: int) -> None:
        if key in HEARD:
            Change.say_who(self, key, rule, who)

    def step_done(self, task: Task) -> None:
        self.steps += 1

    def end_step(self) -> None:
        """No frames: nobody looks."""
        self.events.clear()


class Exploring(Silent):
    """The pen of what might follow, while it is asked whether a loop has a way out."""

    __slots__ = ()
