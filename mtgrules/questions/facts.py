"""What is so in a position, in a few words each, so that two positions can be told apart.

A fact has the same key in every position that is compared: whose life, which card's
place. Positions are described by the same keys, so that no description stands out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.turns import STEP_NAMES
from mtgrules.model.objects import called
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mtgrules.model.state import State

MOST_FACTS = 3
"""A description of more does not fit on a projector."""

_ZONES = {
    Zone.BATTLEFIELD: Text("{name} is on the battlefield", "{name}は戦場"),
    Zone.HAND: Text("{name} is in hand", "{name}は手札"),
    Zone.GRAVEYARD: Text("{name} is in the graveyard", "{name}は墓地"),
    Zone.EXILE: Text("{name} is in exile", "{name}は追放領域"),
    Zone.STACK: Text("{name} is on the stack", "{name}はスタック"),
}
_GONE = Text("{name} is gone", "{name}は消えた")
_TAPPED = Text("{name} is tapped", "{name}はタップ状態")
_UNTAPPED = Text("{name} is untapped", "{name}はアンタップ状態")
_COUNTERS = Text("{name} has {n} time counter{s}", "{name}の時間カウンターは{n}個")
_LIFE = Text("{who} has {n} life", "{who}のライフは{n}点")
_POOL = Text("{who} has {mana}", "{who}のマナは{mana}")
_NO_POOL = Text("{who} has no mana", "{who}のマナはなし")
_HAND = Text("{who} holds {n} card{s}", "{who}の手札は{n}枚")
_STACK = Text("on the stack: {items}", "スタックには{items}")
_EMPTY = Text("the stack is empty", "スタックは空")
_STEP = Text("it is {who}'s {step}", "{who}の{step}")


class Seen(NamedTuple):
    """A position to compare: the state, and where the objects of the first one are by now."""

    state: State
    ids: dict[int, int]


def facts(seen: Seen, names: dict[int, Text]) -> dict[tuple[str, int], Text]:
    """Everything that is worth comparing, the most telling first."""
    state, found = seen.state, {}
    for id, name in names.items():
        obj = state.card(seen.ids.get(id, 0))
        words = _GONE if obj is None else _ZONES.get(obj.zone, _GONE)
        found["zone", id] = words.format(name=name)
    for id, name in names.items():
        obj = state.card(seen.ids.get(id, 0))
        n = obj.counter("time") if obj is not None else 0
        found["counters", id] = _COUNTERS.format(name=name, n=n, s="" if n == 1 else "s")
    for i, player in enumerate(state.players):
        found["life", i] = _LIFE.format(who=player.name, n=player.life)
    for id, name in names.items():
        obj = state.permanent(seen.ids.get(id, 0))
        words = _TAPPED if obj is not None and obj.tapped else _UNTAPPED
        found["tapped", id] = words.format(name=name)
    items = [called(item) for item in reversed(state.stack)]
    found["stack", 0] = _STACK.format(items=join(items, ", ", "、")) if items else _EMPTY
    for i, player in enumerate(state.players):
        mana = "".join(f"{{{one.type}}}" for one in player.pool)
        found["pool", i] = (_POOL if mana else _NO_POOL).format(who=player.name, mana=mana)
        n = len(player.hand)
        found["hand", i] = _HAND.format(who=player.name, n=n, s="" if n == 1 else "s")
    who = state.players[state.active].name
    found["step", 0] = _STEP.format(who=who, step=STEP_NAMES[state.step])
    return found


def telling(
    right: dict[tuple[str, int], Text], others: Sequence[dict[tuple[str, int], Text]]
) -> list[tuple[str, int]]:
    """The few keys that tell the right position from as many of the others as they can.

    >>> a, b = Text("1", "1個"), Text("2", "2個")
    >>> telling({("life", 0): a, ("life", 1): a}, [{("life", 0): a, ("life", 1): b}])
    [('life', 1)]
    """
    keys: list[tuple[str, int]] = []
    left = list(others)
    while left and len(keys) < MOST_FACTS:
        best = max(right, key=lambda key: sum(_differs(right, one, key) for one in left))
        if not any(_differs(right, one, best) for one in left):
            break
        keys.append(best)
        left = [one for one in left if not _differs(right, one, best)]
    return [key for key in right if key in keys]


def _differs(
    right: dict[tuple[str, int], Text], other: dict[tuple[str, int], Text], key: tuple[str, int]
) -> bool:
    return right[key].en != other[key].en


def described(found: dict[tuple[str, int], Text], keys: Iterable[tuple[str, int]]) -> Text:
    """A position by some of its facts, as one line."""
    said = join([found[key] for key in keys], ", ", "、")
    return Text(said.en[:1].upper() + said.en[1:], said.ja)
