"""What is so in a position, in a few words each, so that two positions can be told apart.

A fact has the same key in every position that is compared: whose life, which card's
place. Positions are described by the same keys, so that no description stands out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.characteristics import has, power_toughness
from mtgrules.engine.turns import STEP_NAMES
from mtgrules.model.objects import Obj, called
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Text, join

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mtgrules.model.state import State

MOST_FACTS = 3
"""A description of more does not fit on a projector."""

_ZONES = {
    Zone.BATTLEFIELD: Text("{name} is on the battlefield", "{name}は戦場"),
    Zone.GRAVEYARD: Text("{name} is in the graveyard", "{name}は墓地"),
    Zone.EXILE: Text("{name} is in exile", "{name}は追放領域"),
    Zone.HAND: Text("{name} is in hand", "{name}は手札"),
    Zone.STACK: Text("{name} is on the stack", "{name}はスタック"),
}
_GONE = Text("{name} is gone", "{name}はもうありません")
_TAPPED = Text("{name} is tapped", "{name}はタップ状態")
_UNTAPPED = Text("{name} is untapped", "{name}はアンタップ状態")
_WITH = Text(" with {n} time counter{s}", "（時間カウンター{n}個）")
_WITHOUT = Text(" without time counters", "（時間カウンターなし）")
_HASTE = Text(" with haste", "（速攻あり）")
_NO_HASTE = Text(" without haste", "（速攻なし）")
_SIZE = Text("{name} is {p}/{t}", "{name}は{p}/{t}")
_DAMAGE = Text("{name} has {n} damage", "{name}のダメージは{n}点")
_NO_DAMAGE = Text("{name} has no damage", "{name}のダメージはなし")
_LIFE = Text("{who} has {n} life", "{who}のライフは{n}点")
_POOL = Text("{who} has {mana}", "{who}のマナは{mana}")
_NO_POOL = Text("{who} has no mana", "{who}のマナはなし")
_HAND = Text("{who} holds {n} card{s}", "{who}の手札は{n}枚")
_STACK = Text("on the stack: {items}", "スタックには{items}")
_EMPTY = Text("the stack is empty", "スタックは空")
_STEP = Text("it is {who}'s {step}", "{who}の{step}")

Key = tuple[str, int]
"""What a fact is about: its kind, and the player or object (by its id at the beginning)."""

Facts = dict[Key, Text]


class Names(NamedTuple):
    """What the objects are called; of which ones it has to be said that they have no time
    counter, or no haste, since they have in another position.
    """

    of: dict[int, Text]
    ticking: frozenset[int] = frozenset()
    hasty: frozenset[int] = frozenset()


class Seen(NamedTuple):
    """A position to compare: the state, and where the objects of the first one are by now."""

    state: State
    ids: dict[int, int]

    def obj(self, id: int) -> Obj | None:
        return self.state.card(self.ids.get(id, 0))


def look_of(seen: Seen, id: int) -> object:
    """Everything about an object that facts tell, to see whether any of it is different."""
    obj = seen.obj(id)
    if obj is None:
        return None
    size = power_toughness(seen.state, obj) if obj.zone is Zone.BATTLEFIELD else None
    haste = obj.zone is Zone.BATTLEFIELD and has(seen.state, obj, "haste")
    return obj.zone, obj.tapped, obj.counter("time"), size, obj.damage, haste


def facts(seen: Seen, names: Names) -> Facts:
    """Everything that is worth comparing, the most telling first."""
    state = seen.state
    found: Facts = {}
    for i, player in enumerate(state.players):
        found["life", i] = _LIFE.format(who=player.name, n=player.life)
    for id in names.of:
        found["zone", id] = _placed(seen, id, names)
    for id, name in names.of.items():
        obj = seen.obj(id)
        if obj is not None and obj.zone is Zone.BATTLEFIELD and "creature" in obj.card.types:
            p, t = power_toughness(state, obj)
            found["size", id] = _SIZE.format(name=name, p=p, t=t)
            found["damage", id] = _damaged(name, obj.damage)
    items = [called(item) for item in reversed(state.stack)]
    found["stack", 0] = _STACK.format(items=join(items, ", ", "、")) if items else _EMPTY
    for id, name in names.of.items():
        permanent = state.permanent(seen.ids.get(id, 0))
        tapped = permanent is not None and permanent.tapped
        found["tapped", id] = (_TAPPED if tapped else _UNTAPPED).format(name=name)
    for i, player in enumerate(state.players):
        mana = "".join(f"{{{one.type}}}" for one in player.pool)
        found["pool", i] = (_POOL if mana else _NO_POOL).format(who=player.name, mana=mana)
        found["hand", i] = _holding(seen, i, len(player.hand))
    who = state.players[state.active].name
    found["step", 0] = _STEP.format(who=who, step=STEP_NAMES[state.step])
    return found


def _placed(seen: Seen, id: int, names: Names) -> Text:
    """Where an object is, with its time counters, or with its haste."""
    obj = seen.obj(id)
    if obj is None:
        return _GONE.format(name=names.of[id])
    more = NOTHING
    if obj.counter("time"):
        more = _with(obj.counter("time"))
    elif obj.zone is Zone.EXILE and id in names.ticking:
        more = _WITHOUT
    elif obj.zone is Zone.BATTLEFIELD and id in names.hasty:
        more = _HASTE if has(seen.state, obj, "haste") else _NO_HASTE
    return _ZONES.get(obj.zone, _GONE).format(name=names.of[id]) + more


def _damaged(name: Text, n: int) -> Text:
    return (_DAMAGE if n else _NO_DAMAGE).format(name=name, n=n)


def _holding(seen: Seen, id: int, n: int) -> Text:
    return _HAND.format(who=seen.state.players[id].name, n=n, s="" if n == 1 else "s")


def named(names: dict[int, Text], seen: Sequence[Seen]) -> Names:
    """The names, with what has to be said of some of them because it differs."""
    there = [(id, one.state, obj) for one in seen for id in names if (obj := one.obj(id))]
    ticking = frozenset(id for id, _, obj in there if obj.counter("time"))
    battlefield = [(id, s, obj) for id, s, obj in there if obj.zone is Zone.BATTLEFIELD]
    hasty = frozenset(id for id, state, obj in battlefield if has(state, obj, "haste"))
    return Names(names, ticking, hasty)


def _with(n: int) -> Text:
    return _WITH.format(n=n, s="" if n == 1 else "s")


def instead(seen: Seen, key: Key, name: Text) -> list[Text]:
    """What might be thought of one fact instead, for want of another position that has it."""
    kind, id = key
    obj = seen.obj(id)
    if kind == "zone":
        if obj is None:
            return []
        here, n = _ZONES.get(obj.zone, _GONE).format(name=name), obj.counter("time")
        more = [_with(other) for other in (n - 1, n + 1) if n and other]
        if n and obj.zone is Zone.EXILE:
            more.append(_WITHOUT)
        if obj.zone is Zone.BATTLEFIELD and has(seen.state, obj, "haste"):
            more.append(_NO_HASTE)
        elsewhere = [zone for zone in _ZONES if zone not in (obj.zone, Zone.STACK)]
        return [*(here + one for one in more), *(_ZONES[z].format(name=name) for z in elsewhere)]
    if kind == "tapped":
        return [words.format(name=name) for words in (_UNTAPPED, _TAPPED)]
    if kind == "life":
        player = seen.state.players[id]
        return [_LIFE.format(who=player.name, n=player.life + more) for more in (-1, 1)]
    if kind == "hand":
        n = len(seen.state.players[id].hand)
        return [_holding(seen, id, other) for other in (n - 1, n + 1) if other >= 0]
    if kind == "pool":
        return [_NO_POOL.format(who=seen.state.players[id].name)]
    if kind == "stack":
        return [_EMPTY]
    if obj is None:
        return []
    if kind == "damage":
        return [_damaged(name, n) for n in (0, obj.damage + 1)]
    if kind == "size":
        p, t = power_toughness(seen.state, obj)
        printed = (obj.card.power or 0, obj.card.toughness or 0)
        sizes = (printed, (p + 1, t + 1), (p + 1, t))
        return [_SIZE.format(name=name, p=p, t=t) for p, t in sizes if t > 0]
    return []


def telling(
    right: Facts,
    before: Facts,
    others: Sequence[Facts],
    dull: Iterable[Key] = (),
    about: Iterable[Key] = (),
) -> list[Key]:
    """The few keys that are different from before, and that tell the others apart.

    Those that are `dull` come last: that a spell which resolved is in the graveyard, say.
    One of those that it is `about` is told where there is little else.

    >>> a, b = Text("1", "1個"), Text("2", "2個")
    >>> right, before = {("life", 0): a, ("life", 1): a}, {("life", 0): a, ("life", 1): b}
    >>> telling(right, before, [before])
    [('life', 1)]
    """
    rank = [key for key in right if key not in dull] + [key for key in right if key in dull]
    keys: list[Key] = []
    for key in rank:
        if differs(right, before, key) and _is_news(key, keys, dull, [right, before]):
            keys.append(key)
    keys = keys[:2]
    while len(keys) < MOST_FACTS:
        left = [one for one in others if not any(differs(right, one, key) for key in keys)]
        best = max(rank, key=lambda key: sum(differs(right, one, key) for one in left))
        enough = len(others) - len(left) > 1
        if enough or not any(differs(right, one, best) for one in left):
            break
        keys.append(best)
    if len(keys) < 2:
        keys += [key for key in about if key in right and key not in keys][:1]
    return [key for key in right if key in keys]


def _is_news(key: Key, keys: list[Key], dull: Iterable[Key], both: list[Facts]) -> bool:
    """Whether a fact that has changed adds something to those that were taken before it."""
    if not keys:
        return True
    if key in dull or key[0] == "step":
        return False
    # What was, or is, on the stack or in hand is told by where it is.
    places = [found[taken].en for found in both for taken in keys if taken[0] == "zone"]
    told = {"stack": "on the stack", "hand": "in hand"}.get(key[0])
    return told is None or not any(told in place for place in places)


def differs(right: Facts, other: Facts, key: Key) -> bool:
    return key in right and key in other and right[key].en != other[key].en


def described(found: Facts, keys: Iterable[Key]) -> Text:
    """A position by some of its facts, as one line; what it has no such fact of is left out."""
    said = join([found[key] for key in keys if key in found], ", ", "、")
    return Text(said.en[:1].upper() + said.en[1:], said.ja)
