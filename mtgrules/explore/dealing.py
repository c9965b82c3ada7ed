"""Dealing a small position from the catalogue, to practise with: a few cards that belong together.

Any card whose ability, or whose suspend, can be shown without others may come up. What is
dealt is in the words of `mtgrules.setup`, so that a lesson could say the same.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from mtgrules.cards import all_cards
from mtgrules.engine.costs import PayMana
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.model.zones import Zone
from mtgrules.rulebook.editions import NEWEST

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from mtgrules.model.abilities import Activated, Cost
    from mtgrules.model.cards import Card

_BASICS = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
_DEAREST = 4
"""No more lands than this are needed: more do not fit on a projector."""


# What may come up -------------------------------------------------------------------------


def _is_known(one: Card) -> bool:
    """Modelled in full, and with a name in both languages."""
    return not one.not_modelled and one.name.en != one.name.ja


@cache
def sources() -> tuple[Card, ...]:
    """Permanents with an activated ability that needs nothing but mana and its source."""
    return tuple(
        one
        for one in all_cards()
        if one.is_permanent
        and _is_known(one)
        and not one.names
        and one.enchant is None
        and any(_is_plain(ability) for ability in one.activated)
    )


def _is_plain(ability: Activated) -> bool:
    return (
        ability.zone is Zone.BATTLEFIELD
        and ability.who == "controller"
        and not ability.loyalty
        and not is_mana_ability(ability, NEWEST)
        and all(isinstance(c, PayMana) or _of_itself(c) for c in ability.costs)
        and _mana_value(ability.costs) <= _DEAREST
    )


def _of_itself(cost: Cost) -> bool:
    """Tapping or sacrificing the source itself."""
    return getattr(cost, "symbol", "") == "T" or type(cost).__name__ == "SacrificeThis"


def _mana_value(costs: Iterable[Cost]) -> int:
    return sum(cost.cost.mana_value for cost in costs if isinstance(cost, PayMana))


@cache
def makers_of_mana() -> tuple[Card, ...]:
    """Creatures and artifacts that make mana, which is another thing than using the stack."""
    return tuple(
        one
        for one in all_cards()
        if ("creature" in one.types or "artifact" in one.types)
        and _is_known(one)
        and len(one.activated) == 1
        and is_mana_ability(one.activated[0], NEWEST)
        and all(_of_itself(cost) for cost in one.activated[0].costs)
    )


@cache
def suspending() -> tuple[Card, ...]:
    """Cards with suspend and a fixed number of time counters."""
    return tuple(
        one
        for one in all_cards()
        if _is_known(one)
        for k in one.keywords
        if k.name == "suspend" and k.n and _mana_value(k.cost) <= _DEAREST
    )


@cache
def spells() -> tuple[Card, ...]:
    """Cheap instants and creatures that hold no surprise."""
    return tuple(
        one
        for one in all_cards()
        if one.mana_cost is not None
        and one.mana_value <= 3
        and not one.mana_cost.has_x
        and not one.halves
        and _is_known(one)
        and not one.names
        and ("instant" in one.types or ("creature" in one.types and not one.activated))
    )


# Dealing ----------------------------------------------------------------------------------


def deal(random: Random, theme: str) -> dict[str, Any]:
    """A position for a theme: "activate", "suspend", "last counter".

    >>> from random import Random
    >>> deal(Random(1), "suspend") == deal(Random(1), "suspend")
    True
    """
    mine = _Hand(random)
    if theme == "activate":
        mine.source()
        mine.source(0.35)
        mine.spell(0.6)
        mine.suspended(0.15, 1, 3)
    elif theme == "suspend":
        mine.suspend()
        mine.source(0.4)
        mine.spell(0.4)
    else:
        mine.suspended(1, 1, 2)
        mine.suspended(0.3, 1, 4)
        mine.source(0.4)
        mine.spell(0.3)
    theirs = _Hand(random, mine.names)
    theirs.creature()
    theirs.source(0.3)
    theirs.spell(0.6)
    data: dict[str, Any] = {"you": mine.seat(), "opponent": theirs.seat()}
    data.update(_time(random, theme))
    return data


def _time(random: Random, theme: str) -> dict[str, Any]:
    """Whose turn it is and which step: for a last counter, right before the own upkeep."""
    if theme == "last counter":
        return {"active": "opponent", "step": "end"}
    if random.random() < 0.7:
        return {"active": "you", "step": "main1"}
    return {
        "active": random.choice(("you", "opponent")),
        "step": random.choice(("upkeep", "main1", "main2", "end")),
    }


class _Hand:
    """What one player is dealt, with the lands that its costs ask for."""

    def __init__(self, random: Random, names: Iterable[str] = ()) -> None:
        self.random = random
        self.battlefield: list[str] = []
        self.hand: list[str] = []
        self.exile: list[str] = []
        self.names: set[str] = set(names)
        self.symbols: list[str] = []

    def source(self, chance: float = 1) -> None:
        """A permanent with an ability, sometimes new or tapped; sometimes one that makes mana."""
        if self.random.random() >= chance:
            return
        pool = makers_of_mana() if self.random.random() < 0.15 else sources()
        one = self.pick(pool)
        flag = self.random.choice(("", "", "", " (new)", " (tapped)"))
        self.battlefield.append(one.name.en + flag)
        for ability in one.activated:
            if _is_plain(ability):
                self.needs(ability.costs)
                break

    def creature(self) -> None:
        pool = [one for one in spells() if "creature" in one.types]
        self.battlefield.append(self.pick(pool).name.en)

    def spell(self, chance: float = 1) -> None:
        if self.random.random() < chance:
            one = self.pick(spells())
            self.hand.append(one.name.en)
            assert one.mana_cost is not None
            self.needs([PayMana(one.mana_cost)])

    def suspend(self) -> None:
        one = self.pick(suspending())
        self.hand.append(one.name.en)
        self.needs(next(k.cost for k in one.keywords if k.name == "suspend"))

    def suspended(self, chance: float, least: int, most: int) -> None:
        if self.random.random() < chance:
            one = self.pick(suspending())
            n = self.random.randint(least, most)
            self.exile.append(f"{one.name.en} ({n} time counter{'s' if n > 1 else ''})")

    def pick(self, pool: Iterable[Card]) -> Card:
        """One that was not dealt before: each name once, so that answers tell cards apart."""
        one = self.random.choice([one for one in pool if one.name.en not in self.names])
        self.names.add(one.name.en)
        return one

    def needs(self, costs: Iterable[Cost]) -> None:
        """Note the mana of costs, to be paid one at a time or, by chance, together."""
        wanted = [s for c in costs if isinstance(c, PayMana) for s in _symbols(c)]
        if self.random.random() < 0.5 or not self.symbols:
            self.symbols += wanted
        else:
            self.symbols += wanted[len(self.symbols) :]

    def seat(self) -> dict[str, Any]:
        wanted = self.symbols[: _DEAREST + 1]
        if wanted and self.random.random() < 0.2:
            wanted.pop()  # one short: what can be begun cannot be completed
        colors = [s for s in wanted if s in _BASICS] or [self.random.choice("WUBRG")]
        lands = [_BASICS[s if s in _BASICS else self.random.choice(colors)] for s in wanted]
        seat: dict[str, Any] = {"battlefield": [*self.battlefield, *_counted(lands)]}
        if self.hand:
            seat["hand"] = self.hand
        if self.exile:
            seat["exile"] = self.exile
        return seat


def _symbols(cost: PayMana) -> list[str]:
    """Its symbols, one for each mana; of a symbol with two halves, the first colour in it."""
    found: list[str] = []
    for symbol in cost.cost.symbols:
        if symbol.isdigit():
            found += ["1"] * int(symbol)
        else:
            found.append(next((part for part in symbol if part in _BASICS), "1"))
    return found


def _counted(lands: list[str]) -> list[str]:
    """`2 Island` for two of them."""
    counts = {land: lands.count(land) for land in dict.fromkeys(sorted(lands))}
    return [land if n == 1 else f"{n} {land}" for land, n in counts.items()]
