"""Checks in a run: lines that say what is so at that moment.

    ? opponent.life = 19                         a number; also lands_played, spells_cast
    ? you.pool = {R}{R}                          a mana pool; `empty` if there is none
    ? step = upkeep                              also turn, active, priority, asks, asked, over ...
    ? you.graveyard = Rift Bolt, 2 Island        exactly these cards; `nothing` if there are none
    ? you.hand = 3 cards                         so many, whichever
    ? you.battlefield has Shivan Dragon (10/5)   among others; what the brackets say holds for it
    ? stack lacks Rift Bolt                      no such thing
    ? suspended = Rift Bolt                      the suspended cards of all players (702.62b)

A zone is one of `zones.ZONES` after a seat, or `stack` (bottom first) or
`suspended`. Semicolons separate cards whose names have commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from mtgrules.cards.phrases import KEYWORD_WORDS
from mtgrules.engine.characteristics import has, has_suspend, is_suspended, power, toughness
from mtgrules.engine.play import legal
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text, join
from mtgrules.setup import SEATS, ZONES

_CHECK = re.compile(r"(\S+)\s+(=|has|lacks)\s+(.+)")
_CARD = re.compile(r"(?:(\d+)\s+)?(.+?)\s*(?:[(（](.*)[)）])?")
_OF_A_PLAYER = ("life", "lands_played", "spells_cast")
_OF_THE_GAME = ("turn", "step", "active", "priority", "asks", "asked", "over", "winner")
NOTHING_THERE = ("nothing", "なし")

_UNKNOWN = Text(
    "A check has no {what!r}; it may look at {known}.",
    "{what!r}を確かめることはできません。使えるのは{known}です。",
)
_UNKNOWN_FLAG = Text(
    "{what!r} in brackets is unknown; it may be {known}, power/toughness as in 4/4, or a keyword.",
    "かっこの中の{what!r}は読めません。使えるのは{known}、4/4のようなパワー／タフネス、"
    "キーワードです。",
)


class CannotLook(ValueError):
    """A check that cannot be read; `text` says what could stand there."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


def look(state: State, words: str) -> Text | None:
    """What is so instead of what a check says; None if it is as the check says.

    Raises `CannotLook`.
    """
    found = _CHECK.fullmatch(words.strip())
    if found is None:
        raise CannotLook(_unknown(words))
    subject, how, wanted = found[1], found[2], found[3].strip()
    things = _things(state, subject)
    if things is None:
        if how != "=":
            raise CannotLook(_unknown(words))
        got = _value(state, subject)
        return None if got == _named(state, wanted) else Text(got, got)
    if how == "=":
        so = _exactly(state, wanted, things, ordered=subject == "stack")
    else:
        described = _described(wanted)
        if how == "has":
            so = all(_count(state, one, things) >= one.n for one in described)
        else:
            so = not any(_count(state, one, things) for one in described)
    return None if so else _listed(state, things)


def _unknown(what: str) -> Text:
    zones = ", ".join(f"you.{name}" for name in (*_OF_A_PLAYER, "pool", *ZONES))
    return _UNKNOWN.format(what=what, known=f"{', '.join(_OF_THE_GAME)}, stack, suspended, {zones}")


# Single values ------------------------------------------------------------------------


def _value(state: State, subject: str) -> str:
    seat, _, key = subject.rpartition(".")
    if seat:
        player = state.players[_seat(state, seat, subject)]
        if key == "pool":
            return "".join(f"{{{mana.type}}}" for mana in player.pool) or "empty"
        if key in _OF_A_PLAYER:
            return str(getattr(player, key))
    elif key in ("turn", "over", "step"):
        return str(getattr(state, key)) or "no"
    elif key == "active":
        return SEATS[state.active]
    elif key == "priority":
        return "nobody" if state.priority is None else SEATS[state.priority]
    elif key == "winner":
        return "nobody" if state.winner < 0 else SEATS[state.winner]
    elif key == "asks":
        return legal(state).kind
    elif key == "asked":
        who = legal(state).player
        return "nobody" if who < 0 else SEATS[who]
    raise CannotLook(_unknown(subject))


def _named(state: State, wanted: str) -> str:
    """A player's name in either language is as good as the seat."""
    for seat, player in zip(SEATS, state.players, strict=False):
        if wanted in (player.name.en, player.name.ja):
            return seat
    return wanted


def _seat(state: State, seat: str, subject: str) -> int:
    seats = SEATS[: len(state.players)]
    if _named(state, seat) not in seats:
        raise CannotLook(_unknown(subject))
    return seats.index(_named(state, seat))


# Zones --------------------------------------------------------------------------------


def _things(state: State, subject: str) -> Sequence[Item] | None:
    """The objects of a zone, None if the subject is no zone."""
    if subject == "stack":
        return state.stack
    if subject == "suspended":
        return [obj for obj in state.exile if is_suspended(obj)]
    seat, _, key = subject.rpartition(".")
    if not seat or key not in ZONES:
        return None
    who = _seat(state, seat, subject)
    if key == "battlefield":
        return [obj for obj in state.battlefield if obj.controller == who]
    return [obj for obj in state.zone_of(Zone(key), who) if obj.owner == who]


class _Described(NamedTuple):
    """Some objects as a check describes them."""

    n: int
    name: str
    flags: tuple[str, ...]


def _described(wanted: str) -> list[_Described]:
    if wanted in NOTHING_THERE:
        return []
    # Commas inside brackets belong to the flags.
    parts = re.split(
        r"\s*[;；]\s*" if re.search("[;；]", wanted) else r"\s*[,、]\s*(?![^(（]*[)）])", wanted
    )
    found = []
    for part in parts:
        read = _CARD.fullmatch(part)
        if read is not None and part:
            flags = [flag.strip() for flag in re.split("[,、]", read[3] or "")]
            found.append(_Described(int(read[1] or 1), read[2], tuple(filter(None, flags))))
    return found


def _exactly(state: State, wanted: str, things: Sequence[Item], *, ordered: bool) -> bool:
    if number := re.fullmatch(r"(\d+) cards?", wanted):
        return len(things) == int(number[1])
    each = [one._replace(n=1) for one in _described(wanted) for _ in range(one.n)]
    if len(each) != len(things):
        return False
    if ordered:
        return all(_fits(state, one, thing) for one, thing in zip(each, things, strict=True))
    return _matched(state, each, list(things))


def _matched(state: State, each: list[_Described], things: list[Item]) -> bool:
    """Whether every description can have an object of its own."""
    if not each:
        return True
    first, rest = each[0], each[1:]
    return any(
        _fits(state, first, thing) and _matched(state, rest, things[:i] + things[i + 1 :])
        for i, thing in enumerate(things)
    )


def _count(state: State, one: _Described, things: Sequence[Item]) -> int:
    return sum(_fits(state, one, thing) for thing in things)


def _fits(state: State, one: _Described, thing: Item) -> bool:
    name = state.name(thing.id)
    names = {name.en.casefold(), name.ja.casefold()}
    if isinstance(thing, Obj):
        whole = (thing.whole or thing.card).name
        names |= {whole.en.casefold(), whole.ja.casefold()}
    named = one.name.casefold() in names
    return named and all(_holds(state, flag, thing) for flag in one.flags)


# What brackets may say ----------------------------------------------------------------

_FLAGS: dict[str, Callable[[State, Obj], bool]] = {
    "tapped": lambda _, obj: obj.tapped,
    "untapped": lambda _, obj: not obj.tapped,
    "new": lambda _, obj: not obj.settled,
    "attacking": lambda _, obj: obj.attacking >= 0,
    "blocking": lambda _, obj: obj.blocking >= 0,
    "revealed": lambda _, obj: obj.revealed,
    "suspend": lambda _, obj: has_suspend(obj),
    "suspended": lambda _, obj: is_suspended(obj),
}
_KNOWN = (*_FLAGS, "2 time counters", "damage 1", "by you", "on NAME", "not ...")


def _holds(state: State, flag: str, thing: Item) -> bool:
    if flag.startswith("not "):
        return not _holds(state, flag.removeprefix("not "), thing)
    if by := re.fullmatch(r"by (\w+)", flag):
        return thing.controller == _seat(state, by[1], flag)
    if not isinstance(thing, Obj):
        raise CannotLook(_UNKNOWN_FLAG.format(what=flag, known="by you, by opponent"))
    if flag in _FLAGS:
        return _FLAGS[flag](state, thing)
    if counters := re.fullmatch(r"(\d+) (.+?) counters?", flag):
        return thing.counter(counters[2]) == int(counters[1])
    if host := re.fullmatch(r"on (.+)", flag):
        on = state.name(thing.attached) if thing.attached >= 0 else Text("", "")
        return host[1].casefold() in (on.en.casefold(), on.ja.casefold())
    if damage := re.fullmatch(r"damage (\d+)", flag):
        return thing.damage == int(damage[1])
    if numbers := re.fullmatch(r"(-?\d+)/(-?\d+)", flag):
        return (power(state, thing), toughness(state, thing)) == (int(numbers[1]), int(numbers[2]))
    if flag in KEYWORD_WORDS:
        return has(state, thing, flag)
    raise CannotLook(_UNKNOWN_FLAG.format(what=flag, known=", ".join(_KNOWN)))


def _listed(state: State, things: Sequence[Item]) -> Text:
    if not things:
        return Text("nothing", "なし")
    return join([_told(state, thing) for thing in things], ", ", "、")


def _told(state: State, thing: Item) -> Text:
    name = state.name(thing.id)
    if not isinstance(thing, Obj):
        return name
    flags = [flag for flag in _FLAGS if flag != "untapped" and _FLAGS[flag](state, thing)]
    flags += [f"{n} {kind} counters" for kind, n in thing.counters]
    if thing.card.power is not None:
        flags.append(f"{power(state, thing)}/{toughness(state, thing)}")
    if thing.damage:
        flags.append(f"damage {thing.damage}")
    about = f" ({', '.join(flags)})" if flags else ""
    return name + Text(about, about)
