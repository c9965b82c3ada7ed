"""Choosing a card name (201.4): any card that the catalogue knows, in play or not.

The names do not come from the cards of the game, which would give away what is
in hands and libraries. The catalogue stands above the engine, so it registers
itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mtgrules.model.cards import Card
from mtgrules.rulebook.text import Text, same

CATALOGUE: list[Callable[[], Iterable[Card]]] = []
"""Where the cards come from; `mtgrules.cards` adds its own line."""


def faces(card: Card) -> tuple[Card, ...]:
    """What of a card has a name of its own: each half (201.4b), both faces (201.4d, 201.4f)."""
    if card.halves:
        return card.halves[:2]
    return (card,) if card.back is None else (card, card.back)


def names(kind: str) -> tuple[str, ...]:
    """English names in alphabetical order; `kind` is "any" or "nonland" (201.4a).

    Of a split card one half is named, never both (201.4b).
    """
    every = (face for source in CATALOGUE for card in source() for face in faces(card))
    return tuple(sorted({f.name.en for f in every if kind == "any" or "land" not in f.types}))


def in_both(name: str) -> Text:
    """A name as it is told in both languages; one that no card has stays as it is."""
    every = (face.name for source in CATALOGUE for card in source() for face in faces(card))
    return next((each for each in every if each.en == name), same(name))


def is_named(card: Card, name: str) -> bool:
    """Whether the name is one of the card's: a split card has two, a fused spell too (709.4a)."""
    return name in card.name.en.split(" // ")
