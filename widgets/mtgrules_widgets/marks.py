"""What to point at in a frame: what changed in it, what is aimed at, what can be chosen."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.model.choices import FIRST_OBJECT, Options
from mtgrules.model.frames import Frame
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State

_NOBODY: frozenset[int] = frozenset()


class Marks(NamedTuple):
    """Ids of objects (and numbers of players) by what is to be shown of them.

    `changed` differ from the frame before or are new; `turned` have just been
    tapped or untapped; `aimed` are targets of the top object of the stack;
    `open` are what the open choice is about; `life`, `pool`, `hand`, `library`
    and `graveyard` are the players for whom these changed. While somebody is
    `guessing`, what resolves first is not told.
    """

    changed: frozenset[int] = _NOBODY
    turned: frozenset[int] = _NOBODY
    aimed: frozenset[int] = _NOBODY
    open: frozenset[int] = _NOBODY
    life: frozenset[int] = _NOBODY
    pool: frozenset[int] = _NOBODY
    hand: frozenset[int] = _NOBODY
    library: frozenset[int] = _NOBODY
    graveyard: frozenset[int] = _NOBODY
    guessing: bool = False


def marks(frame: Frame, before: Frame | None, options: Options | None = None) -> Marks:
    """Compare a frame with the one before it, and look at the stack and the question."""
    state = frame.state
    aimed = _aimed(state)
    # With priority nearly everything could be used: pointing at it all would tell nothing.
    asked = options.legal if options is not None and options.kind != "priority" else ()
    open_ = frozenset(c.args[0] for c in asked if c.args and _is_ref(c.verb, c.args))
    if before is None:
        return Marks(aimed=aimed, open=frozenset(map(int, open_)))
    was = before.state
    changed, turned = _changed(was, state)
    now = state.players
    pairs = [(i, now[i], was.players[i]) for i in range(min(len(now), len(was.players)))]
    return Marks(
        frozenset(changed),
        frozenset(turned),
        aimed,
        frozenset(map(int, open_)),
        frozenset(i for i, p, old in pairs if p.life != old.life),
        frozenset(i for i, p, old in pairs if p.pool != old.pool),
        frozenset(i for i, p, old in pairs if len(p.hand) != len(old.hand)),
        frozenset(i for i, p, old in pairs if len(p.library) != len(old.library)),
        frozenset(i for i, p, old in pairs if p.graveyard != old.graveyard),
    )


_ABOUT = frozenset(
    ("activate", "cast", "play", "suspend", "target", "choose", "attack", "block", "share", "keep")
)


def _is_ref(verb: str, args: tuple[int | str, ...]) -> bool:
    return verb in _ABOUT and isinstance(args[0], int)


def _shown(state: State) -> dict[int, Item]:
    """Every object that can be seen, by id."""
    seen: dict[int, Item] = {obj.id: obj for obj in state.battlefield}
    seen.update((item.id, item) for item in (*state.stack, *state.beside))
    seen.update((obj.id, obj) for obj in (*state.exile, *state.command))
    for player in state.players:
        seen.update((obj.id, obj) for obj in (*player.hand, *player.graveyard))
    return seen


def _changed(was: State, now: State) -> tuple[set[int], set[int]]:
    old, changed, turned = _shown(was), set(), set()
    for id_, item in _shown(now).items():
        before = old.get(id_)
        if before is item:
            continue
        if before is None:
            changed.add(id_)
        elif isinstance(item, Obj) and isinstance(before, Obj):
            # What a player can see; a count of uses or the like is no news.
            if look(item) != look(before):
                changed.add(id_)
            if item.tapped != before.tapped:
                turned.add(id_)
        elif item != before:
            changed.add(id_)
    return changed, turned


def look(obj: Obj) -> tuple[object, ...]:
    """All of an object that a player can see, besides its card."""
    return (
        obj.zone,
        obj.tapped,
        obj.damage,
        obj.counters,
        obj.controller,
        obj.marks,
        obj.attacking,
        obj.blocking,
        obj.blocked,
        obj.revealed,
        obj.announced,
    )


def _aimed(state: State) -> frozenset[int]:
    items = (*state.beside, *state.stack[-1:])
    found: set[int] = set()
    for item in items:
        if item.announced is not None:
            found.update(ref for slot in item.announced.targets for ref in slot)
    return frozenset(ref for ref in found if ref < FIRST_OBJECT or state.find(ref) is not None)
