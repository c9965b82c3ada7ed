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
`suspended`. Commas or semicolons stand between cards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mtgrules.cards.phrases import KEYWORD_WORDS
from mtgrules.engine.characteristics import has, has_suspend, is_suspended, power, toughness
from mtgrules.engine.play import legal
from mtgrules.lessons.described import CannotLook, Described, described, names_of
from mtgrules.lessons.subjects import in_english
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import Text, join
from mtgrules.setup import SEATS, ZONES
from mtgrules.setup.brackets import in_japanese
from mtgrules.setup.steps import step_names

_CHECK = re.compile(r"([^\s=＝]+)(?:\s*([=＝])\s*|\s+(has|lacks)\s+)(.+)")
OF_A_PLAYER = {
    "life": Text("life total", "ライフ"),
    "lands_played": Text("lands played this turn", "このターンにプレイした土地の数"),
    "spells_cast": Text("spells cast this turn", "このターンに唱えた呪文の数"),
}
"""What a check may look at after `you.`, beside the pool and the zones."""

_PLAYERS = {"あなた": "you", "対戦相手": "opponent"}
_NO_VALUE = ("nobody", "empty", "no")
"""What there is instead of a player, of mana and of an end; in Japanese all of them are なし."""

OF_THE_GAME = {
    "turn": Text("number of the turn", "ターンの番号"),
    "step": Text("step or phase, by its English name", "ステップやフェイズ（英語の名前）"),
    "active": Text("whose turn it is: `you`, `opponent`", "誰のターンか（`you`、`opponent`）"),
    "priority": Text("who has priority, or `nobody`", "優先権を持つプレイヤー。なければ`nobody`"),
    "asks": Text("the kind of the open choice", "いま求められている選択の種類"),
    "asked": Text("who has to choose, or `nobody`", "選択するプレイヤー。なければ`nobody`"),
    "over": Text("`no`, `won` or `draw`", "`no`（続行中）、`won`（勝敗あり）、`draw`（引き分け）"),
    "winner": Text("who has won, or `nobody`", "勝ったプレイヤー。なければ`nobody`"),
}

_NO_CHECK = Text(
    "{what!r} is no check; write what it is about, then =, has or lacks, then what is so: "
    "you.life = 20.",
    "「{what}」は確認として読めません。何についてか、=かhasかlacks、どうなっているかの順に書きます："
    "you.life = 20",
)
_UNKNOWN = Text(
    "A check has no {what!r}; it may look at {known}.",
    "{what!r}を確かめることはできません。使えるのは{known}です。",
)
_UNKNOWN_FLAG = Text(
    "{what!r} in brackets is unknown; it may be {known}, power/toughness as in 4/4, or a keyword.",
    "かっこの中の{what!r}は読めません。使えるのは{known}、4/4のようなパワー／タフネス、"
    "キーワードです。",
)


def look(state: State, words: str) -> Text | None:
    """What is so instead of what a check says; None if it is as the check says.

    Raises `CannotLook`.
    """
    found = _CHECK.fullmatch(words.strip())
    if found is None:
        raise CannotLook(_NO_CHECK.format(what=words.strip()))
    subject, how, wanted = in_english(found[1]), found[3] or "=", found[4].strip()
    things = things_of(state, subject)
    if things is None:
        if how != "=":
            raise CannotLook(_unknown(words))
        got = value_of(state, subject)
        so = got in _NO_VALUE if wanted in ("なし", "空") else got == _value_named(state, wanted)
        return None if so else Text(got, got)
    if how == "=":
        so = _exactly(state, wanted, things, ordered=subject == "stack")
    else:
        wanted_things = _described(state, wanted)
        if how == "has":
            so = all(_count(state, one, things) >= one.n for one in wanted_things)
        else:
            so = not any(_count(state, one, things) for one in wanted_things)
    return None if so else _listed(state, things)


def _unknown(what: str) -> Text:
    of_players = [f"you.{name}" for name in (*OF_A_PLAYER, "pool", *ZONES)]
    known = [*OF_THE_GAME, "stack", "suspended", *of_players]
    subject = what.split(" ", 1)[0]
    seats = [seat for seat in SEATS if seat == subject.partition(".")[0]] or SEATS
    meant = [name.replace("you.", f"{seat}.") for seat in seats for name in known]
    told = _UNKNOWN.format(what=what, known=", ".join(known))
    return told if subject in meant else told + did_you_mean(subject, meant)


# Single values ------------------------------------------------------------------------


def value_of(state: State, subject: str) -> str:
    """What is so of a player or the game, as a check writes it; raises `CannotLook`."""
    seat, _, key = subject.rpartition(".")
    if seat:
        player = state.players[_seat(state, seat, subject)]
        if key == "pool":
            return "".join(f"{{{mana.type}}}" for mana in player.pool) or "empty"
        if key in OF_A_PLAYER:
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


def _value_named(state: State, wanted: str) -> str:
    """A value as the program has it: a player or a step may be named in either language."""
    step = step_names().get(wanted)
    if step is not None:
        return step.value
    return _PLAYERS.get(wanted, _named(state, wanted))


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


def things_of(state: State, subject: str) -> Sequence[Item] | None:
    """The objects of a zone, of the stack, or the suspended ones; None if it is no zone."""
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


def _exactly(state: State, wanted: str, things: Sequence[Item], *, ordered: bool) -> bool:
    if number := re.fullmatch(r"(\d+)(?: cards?|枚)", wanted):
        return len(things) == int(number[1])
    described = _described(state, wanted)
    if sum(one.n for one in described) != len(things):
        return False
    each = [one._replace(n=1) for one in described for _ in range(one.n)]
    if ordered:
        return all(_fits(state, one, thing) for one, thing in zip(each, things, strict=True))
    return _matched(state, each, list(things))


def _matched(state: State, each: list[Described], things: list[Item]) -> bool:
    """Whether every description can have an object of its own.

    One description after the other takes an object; one that finds all of its objects taken
    asks whether their takers can move on to others.
    """
    fits = [[_fits(state, one, thing) for thing in things] for one in each]
    taker: dict[int, int] = {}

    def takes(one: int, asked: set[int]) -> bool:
        for thing in range(len(things)):
            if fits[one][thing] and thing not in asked:
                asked.add(thing)
                if thing not in taker or takes(taker[thing], asked):
                    taker[thing] = one
                    return True
        return False

    return all(takes(one, set()) for one in range(len(each)))


def _count(state: State, one: Described, things: Sequence[Item]) -> int:
    return sum(_fits(state, one, thing) for thing in things)


def _fits(state: State, one: Described, thing: Item) -> bool:
    named = one.name.casefold() in names_of(state, thing)
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
BRACKETS = (*_FLAGS, "2 time counters", "damage 1", "by you", "on NAME", "not ...")


_BY = re.compile(r"by (\w+)")
_COUNTERS = re.compile(r"(\d+) (.+?) counters?")
_ON = re.compile(r"on (.+)")
_DAMAGE = re.compile(r"damage (\d+)")
_SIZE = re.compile(r"(-?\d+)/(-?\d+)")


def _described(state: State, wanted: str) -> list[Described]:
    """What a check describes; raises `CannotLook` also for brackets that nothing could fit."""
    found = [
        one._replace(flags=tuple(map(_keyword, one.flags))) for one in described(state, wanted)
    ]
    for flag in (flag for one in found for flag in one.flags):
        plain = flag.removeprefix("not ")
        written = (_BY, _COUNTERS, _ON, _DAMAGE, _SIZE)
        if plain in _FLAGS or plain in KEYWORD_WORDS or any(p.fullmatch(plain) for p in written):
            continue
        near = did_you_mean(plain, (*_FLAGS, *map(in_japanese, _FLAGS), *KEYWORD_WORDS))
        raise CannotLook(_UNKNOWN_FLAG.format(what=flag, known=", ".join(BRACKETS)) + near)
    return found


def _keyword(flag: str) -> str:
    """A keyword that is written in Japanese, by its English name; other flags as they are."""
    no, plain = ("not ", flag[4:]) if flag.startswith("not ") else ("", flag)
    return no + next((en for en, word in KEYWORD_WORDS.items() if word.ja == plain), plain)


def _holds(state: State, flag: str, thing: Item) -> bool:
    if flag.startswith("not "):
        return not _holds(state, flag.removeprefix("not "), thing)
    if by := _BY.fullmatch(flag):
        return thing.controller == _seat(state, by[1], flag)
    if not isinstance(thing, Obj):
        raise CannotLook(_UNKNOWN_FLAG.format(what=flag, known="by you, by opponent"))
    if flag in _FLAGS:
        return _FLAGS[flag](state, thing)
    if counters := _COUNTERS.fullmatch(flag):
        return thing.counter(counters[2]) == int(counters[1])
    if host := _ON.fullmatch(flag):
        on = state.name(thing.attached) if thing.attached >= 0 else Text("", "")
        return host[1].casefold() in (on.en.casefold(), on.ja.casefold())
    if damage := _DAMAGE.fullmatch(flag):
        return thing.damage == int(damage[1])
    if numbers := _SIZE.fullmatch(flag):
        return (power(state, thing), toughness(state, thing)) == (int(numbers[1]), int(numbers[2]))
    return has(state, thing, flag)


def _listed(state: State, things: Sequence[Item]) -> Text:
    if not things:
        return Text("nothing", "なし")
    return join([told(state, thing) for thing in things], ", ", "、")


def told(state: State, thing: Item) -> Text:
    """A thing with what brackets may say of it."""
    name = state.name(thing.id)
    if not isinstance(thing, Obj):
        return name
    here = thing.zone is Zone.BATTLEFIELD
    silent = ("untapped",) if here else ("untapped", "new")
    flags = [flag for flag, holds in _FLAGS.items() if flag not in silent and holds(state, thing)]
    flags += [f"{n} {kind} counter{'s' * (n != 1)}" for kind, n in thing.counters]
    if here and thing.card.power is not None:
        flags.append(f"{power(state, thing)}/{toughness(state, thing)}")
    if thing.damage:
        flags.append(f"damage {thing.damage}")
    if not flags:
        return name
    return name + Text(f" ({', '.join(flags)})", f"（{'、'.join(map(in_japanese, flags))}）")
