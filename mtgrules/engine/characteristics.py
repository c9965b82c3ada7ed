"""What an object is like at this moment (613): keywords, power, abilities, being suspended.

Continuous effects come from two places: marks on the object itself, which resolved
spells and abilities left there (611.2), in the order in which they began; and
static abilities of permanents (611.3), asked anew each time. Of the layers of
613.1 there is what the cards here need:

    2  control          the newest mark decides (`Change.settle_control`)
    6  abilities        printed ones and those that effects add
    7a power/toughness  what a card defines of itself (604.3)
    7b                  the newest mark that sets a base power and toughness
    7c                  what raises or lowers them, and counters, in any order

Nothing here copies a permanent (layer 1), changes its text, type or colour (3-5),
takes an ability away, or switches power and toughness (7d), so that no two effects
depend on each other (613.8).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mtgrules.engine.board import board
from mtgrules.engine.constants import of_a_constant
from mtgrules.model.abilities import (
    Activated,
    Keyword,
    KeywordAbilities,
    StaticAbility,
    Triggered,
)
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone

KEYWORD_ABILITIES: dict[str, KeywordAbilities] = {}
"""What each keyword stands for; a module of `keywords` adds its own line."""


def is_type(obj: Obj, *types: str) -> bool:
    return any(t in obj.card.types for t in types)


def keywords(state: State, obj: Obj) -> list[Keyword]:
    """All keyword abilities it has: printed, given by effects, given by static abilities."""
    found = list(obj.card.keywords)
    found.extend(m.keyword for m in obj.marks if m.keyword is not None)
    for giver, static in statics(state):
        found.extend(static.gives(state, giver, obj))
    return found


def has(state: State, obj: Obj, keyword: str) -> bool:
    """Whether it has a keyword ability of that name."""
    if not obj.card.keywords and not obj.marks and not statics(state):
        return False
    return any(k.name == keyword for k in keywords(state, obj))


def statics(state: State) -> tuple[tuple[Obj, StaticAbility], ...]:
    """Every static ability that works, with its source (604.2, 113.6)."""
    return board(state).statics


def power(state: State, obj: Obj) -> int:
    """Power, with counters and effects (208, 613.4); 0 where there is none."""
    return power_toughness(state, obj)[0]


def toughness(state: State, obj: Obj) -> int:
    return power_toughness(state, obj)[1]


def power_toughness(state: State, obj: Obj) -> tuple[int, int]:
    """Both at once, through the sublayers of 613.4; a card's own definition works anywhere."""
    power, toughness = obj.card.power or 0, obj.card.toughness or 0
    for own in obj.card.statics:  # 7a
        defined = own.defines(state, obj)
        power = power if defined[0] is None else defined[0]
        toughness = toughness if defined[1] is None else defined[1]
    for mark in obj.marks:  # 7b
        if mark.what == "base power/toughness":
            power, toughness = mark.power, mark.toughness
    counters = obj.counter("+1/+1") - obj.counter("-1/-1")  # 7c
    power, toughness = power + counters, toughness + counters - obj.counter("-0/-1")
    for mark in obj.marks:
        if mark.what == "power/toughness":
            power, toughness = power + mark.power, toughness + mark.toughness
    if obj.zone is Zone.BATTLEFIELD:
        for giver, static in statics(state):
            more = static.raises(state, giver, obj)
            power, toughness = power + more[0], toughness + more[1]
    return power, toughness


@of_a_constant
def _printed(card: Card) -> tuple[tuple[str, Activated], ...]:
    return tuple((str(i), ability) for i, ability in enumerate(card.activated))


def activated(obj: Obj) -> Sequence[tuple[str, Activated]]:
    """Its activated abilities with their keys: "0", "1" ... printed, those of keywords, gained."""
    printed = _printed(obj.card)
    if not (obj.card.keywords or obj.marks):
        return printed
    found = list(printed)
    found.extend(
        (key, ability) for key, ability in _of_keywords(obj) if isinstance(ability, Activated)
    )
    gained = [ability for mark in obj.marks for ability in mark.abilities]
    # Each is an instance of its own, with a use limit of its own (602.5c).
    found.extend((f"gained{i}", ability) for i, ability in enumerate(gained, 1))
    return found


def triggered(obj: Obj) -> list[Triggered]:
    """Its triggered abilities, printed and those of keywords, printed or granted."""
    found = list(obj.card.triggered)
    if obj.card.keywords or obj.marks:
        found.extend(ability for _, ability in _of_keywords(obj) if isinstance(ability, Triggered))
    return found


def _of_keywords(obj: Obj) -> Iterator[tuple[str, Activated | Triggered]]:
    all_of_them = [*obj.card.keywords, *(m.keyword for m in obj.marks if m.keyword is not None)]
    for keyword in all_of_them:
        expand = KEYWORD_ABILITIES.get(keyword.name)
        if expand is not None:
            for i, ability in enumerate(expand(obj, keyword)):
                yield f"{keyword.name}{i or ''}", ability


def has_suspend(obj: Obj) -> bool:
    """Whether a card has suspend, printed or granted: the two are the same (702.62a)."""
    return any(k.name == "suspend" for k in obj.card.keywords) or any(
        m.keyword is not None and m.keyword.name == "suspend" for m in obj.marks
    )


def is_suspended(obj: Obj) -> bool:
    """In exile, with suspend, with a time counter on it (702.62b)."""
    return obj.zone is Zone.EXILE and obj.counter("time") > 0 and has_suspend(obj)
