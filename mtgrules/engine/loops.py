"""Loops of mandatory actions (104.4b, 732.4): the same state again, and no way to stop.

`State.since` holds states that the game was in since the last optional action, each
as it was when something forced began: a triggered ability about to be put on the
stack, a card about to be cast because an effect says so. If such a state comes
back, and no answer leads out of what follows it, the game is a draw.

What counts as an optional action: whatever may also be left undone. Passing while
something is on the stack does not count, since nobody has to do something else to
end a loop (732.5), and neither does declining to pay where something happens unless
one pays (732.6). Which target, mode or order one has to choose is how a mandatory
action is taken. It matters only if one of the answers leads out of the loop; then
the loop is not a draw, and it is for the players to leave it (732.3).
"""

from __future__ import annotations

from collections.abc import Callable
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


_LEAVING_UNDONE = frozenset(("pass", "close", "done", "decline", "no", "without", "keep"))
"""Verbs that say that something optional is not done."""


def is_free(state: State, options: Options, choice: Choice) -> bool:
    """Whether the choice was about an optional action, one that may also be left undone."""
    if options.kind == "priority" and choice.verb == "pass":
        return not state.stack
    if options.rule == "118.12a" and choice.verb == "no":
        return False  # as though what happens unless one pays were mandatory (732.6)
    verbs = {other.verb for other in options.legal}
    return len(options.legal) > 1 and not verbs.isdisjoint(_LEAVING_UNDONE)


MOST_PLACES = 200
"""How many states are looked at for a way out of a loop, before we say that there may be one."""


def no_way_out(
    state: State, ask: Callable[[State], Options], take: Callable[[State, Choice], State]
) -> bool:
    """Whether every answer to every question from here on only leads round and round.

    `ask` and `take` are how a game is asked and goes on. A question about something
    optional is a way out, and so is an end of the game that is no draw. Not more than
    `MOST_PLACES` states are looked at.
    """
    seen: set[object] = set()
    left = [state]
    while left:
        here = left.pop()
        if here.over == "draw":
            continue
        options = ask(here)
        mandatory = [choice for choice in options.legal if not is_free(here, options, choice)]
        if here.over or len(seen) >= MOST_PLACES or not mandatory:
            return False
        place = outline(here)
        if place not in seen:
            seen.add(place)
            left += [take(here, choice) for choice in mandatory]
    return True


def remember(change: Change, state: State) -> None:
    """Something forced begins in `state`."""
    change.put(since=(*change.state.since, state))


def comes_back(state: State) -> bool:
    """Whether the game was in the same state before, with no optional action between."""
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
