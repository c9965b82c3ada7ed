"""Loops of mandatory actions (104.4b, 732.4): the same state again, and nobody had a choice.

`State.since` holds states that the game was in since the last free choice, each
as it was when something forced began: a triggered ability about to be put on the
stack, a card about to be cast because an effect says so. If such a state comes
back, what followed it will follow again, for ever, and the game is a draw.

What counts as a choice: whatever has more than one legal answer. A question with
a single answer leaves nothing to choose. Passing while something is on the stack
is not counted either, since nobody has to do something else to end a loop
(732.5). A choice between several mandatory things counts, because one of them
might lead out of the loop.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from mtgrules.engine.changes import Change
from mtgrules.model.abilities import Activated, Keyword, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.choices import FIRST_OBJECT, Choice, Options
from mtgrules.model.state import State
from mtgrules.model.values import Value

_IDS = frozenset(
    (
        *("id", "source", "item", "cause", "about", "targets", "paid", "maker"),
        *("attacking", "blocking", "attached"),
    )
)
"""Fields that hold ids of objects: what matters is which object it is, not its number."""
_MEMORY = frozenset(("was", "gone", "next_id", "since"))
"""Fields that tell where things came from, not what they are (400.7)."""
_ATOMS = (Card, Activated, Triggered, Keyword)
"""Values without ids in them: compared as they are."""


def is_free(state: State, options: Options, choice: Choice) -> bool:
    """Whether something was chosen: there was another legal answer that mattered."""
    if options.kind == "priority" and choice.verb == "pass":
        return not state.stack
    return len(options.legal) > 1


def remember(change: Change, state: State) -> None:
    """Something forced begins in `state`."""
    change.put(since=(*change.state.since, state))


def comes_back(state: State) -> bool:
    """Whether the game was in the same state before, with no choice between."""
    return any(same(state, earlier) for earlier in state.since)


def same(one: State, other: State) -> bool:
    """Whether two states differ in nothing but the numbers of their objects."""
    if one.step is not other.step or len(one.stack) != len(other.stack):
        return False  # nearly always decided here
    if len(one.battlefield) != len(other.battlefield) or len(one.exile) != len(other.exile):
        return False
    return outline(one) == outline(other)


def outline(state: State) -> object:
    """All that a state is, with its objects numbered in the order in which they are met."""
    return _plain(state, "", {})


def _plain(part: Any, name: str, numbers: dict[int, int]) -> object:
    if isinstance(part, int) and name in _IDS and part >= FIRST_OBJECT:
        return "object", numbers.setdefault(part, len(numbers))
    if isinstance(part, tuple):
        names = getattr(part, "_fields", None) or (name,) * len(part)
        return tuple(
            [_plain(p, n, numbers) for p, n in zip(part, names, strict=True) if n not in _MEMORY]
        )
    if isinstance(part, Value) and not isinstance(part, _ATOMS):
        names = [f.name for f in fields(part) if f.name not in _MEMORY]  # type: ignore[arg-type]
        return type(part), tuple([_plain(getattr(part, n), n, numbers) for n in names])
    return part


def end(change: Change) -> None:
    """The game is a draw (104.4b)."""
    change.put(over="draw", priority=None, receiver=None, agenda=(), since=())
    change.say("endless_loop", "732.4")
    change.say("draw", "104.4b")
