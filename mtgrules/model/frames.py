"""Events and frames: what happened, under which rule, and the state after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.model.choices import Choice

if TYPE_CHECKING:
    from mtgrules.model.state import State


class Event(NamedTuple):
    """One thing that happened. `key` names its sentence in `rulebook.sentences`.

    `words` are the names and values that fill the sentence, one after the other: texts
    (names as they were at that moment), numbers. A long game has many events and tells
    few, so they are in one tuple; `args` has them in pairs. `subject` is the object it
    happened to, `cause` the spell or ability that did it (0: the rules or a player).
    """

    key: str
    rule: str
    words: tuple[object, ...] = ()
    subject: int = 0
    cause: int = 0
    who: int = -1
    n: int = 0

    @property
    def args(self) -> tuple[tuple[str, object], ...]:
        """What fills the sentence, as pairs of a name and its value."""
        return tuple(zip(self.words[::2], self.words[1::2], strict=True))  # type: ignore[arg-type]


class Frame(NamedTuple):
    """One step: the state after it, the events of the step (the telling one first), the choice.

    `choice` is the decision that led here, None for what the rules did by themselves.
    """

    state: State
    events: tuple[Event, ...]
    choice: Choice | None = None

    @property
    def event(self) -> Event:
        return self.events[0]

    @property
    def rule(self) -> str:
        """The rule of the telling event, as numbered in the newest edition."""
        return self.events[0].rule
