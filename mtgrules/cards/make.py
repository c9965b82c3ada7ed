"""Short ways to write a card down as data."""

from __future__ import annotations

from mtgrules.engine.costs import PayMana, TapThis
from mtgrules.engine.effects.mana import AddMana
from mtgrules.model.abilities import (
    Activated,
    Cost,
    Effect,
    Filter,
    Keyword,
    Mode,
    Spell,
    StaticAbility,
    TargetSpec,
    Triggered,
)
from mtgrules.model.cards import Card
from mtgrules.model.mana import ManaCost
from mtgrules.rulebook.terms import word
from mtgrules.rulebook.text import Text

TAP = TapThis()


def mana(text: str) -> PayMana:
    """The mana part of a cost, as in `mana("{1}{R}")`."""
    return PayMana(ManaCost.parse(text))


def does(*effects: Effect, targets: tuple[TargetSpec, ...] = (), divide: int = 0) -> Mode:
    return Mode(effects, targets, divide)


def ability(costs: tuple[Cost, ...], *modes: Mode, **how: object) -> Activated:
    """An activated ability; `how` sets zone, timing, per_turn, who, loyalty."""
    return Activated(costs, modes, **how)  # type: ignore[arg-type]


def spell(*modes: Mode) -> Spell:
    return Spell(modes)


def suspend(n: int, cost: str) -> Keyword:
    return Keyword("suspend", n, (mana(cost),))


def make(
    en: str,
    ja: str,
    cost: str | None,
    kinds: str,
    *,
    pt: tuple[int, int] | None = None,
    colors: str = "",
    subtypes: str = "",
    keywords: tuple[Keyword, ...] = (),
    activated: tuple[Activated, ...] = (),
    triggered: tuple[Triggered, ...] = (),
    statics: tuple[StaticAbility, ...] = (),
    spell: Spell | None = None,
    loyalty: int | None = None,
    names: str = "",
    back: Card | None = None,
    enters_tapped: bool = False,
    enchant: Filter | None = None,
    not_modelled: tuple[Text, ...] = (),
) -> Card:
    """One card. `kinds` are supertypes and types in English, `subtypes` terms of the glossary.

    Colours come from the mana cost; `colors` is for a colour indicator (204).
    """
    mana_cost = ManaCost.parse(cost) if cost else None
    if enchant is not None:  # an Aura spell targets what it will enchant (303.4a)
        spell = Spell((Mode((), (TargetSpec(enchant),)),))
    words = kinds.split()
    supertypes = tuple(w for w in words if w in ("basic", "legendary", "world"))
    return Card(
        Text(en, ja),
        mana_cost,
        tuple(w for w in words if w not in supertypes),
        tuple(word(w) for w in subtypes.split(",")) if subtypes else (),
        supertypes,
        mana_cost.colors if mana_cost and not colors else tuple(colors),
        pt[0] if pt else None,
        pt[1] if pt else None,
        loyalty,
        keywords,
        activated,
        triggered,
        statics,
        spell,
        names,
        back,
        enters_tapped,
        enchant,
        not_modelled,
    )


def split(left: Card, right: Card, fused: Mode | None = None) -> Card:
    """A split card: two spells on one card; its cost, colours and types are those of both (709.4).

    `fused` is what both halves do as one spell, the left one first: with it the card has
    fuse, and a third way to be cast, from hand only (702.102a).
    """
    name = Text(f"{left.name.en} // {right.name.en}", f"{left.name.ja} // {right.name.ja}")
    costs = [half.mana_cost.symbols for half in (left, right) if half.mana_cost is not None]
    whole = Card(
        name,
        ManaCost(tuple(symbol for symbols in costs for symbol in symbols)),
        tuple(dict.fromkeys((*left.types, *right.types))),
        colors=tuple(c for c in "WUBRG" if c in (*left.colors, *right.colors)),
        keywords=(Keyword("fuse"),) if fused else (),
    )
    both = (whole.but(keywords=(), spell=Spell((fused,))),) if fused else ()
    return whole.but(halves=(left, right, *both))


def basic_land(en: str, ja: str, color: str) -> Card:
    """A basic land with the mana ability of its land type (305.6)."""
    tap_for_mana = ability((TAP,), does(AddMana((color,))))
    return make(en, ja, None, "basic land", subtypes=en.lower(), activated=(tap_for_mana,))
