"""Choosing a card name (201.4): any card that the catalogue knows, in play or not.

The names do not come from the cards of the game, which would give away what is
in hands and libraries. The catalogue stands above the engine, so it registers
itself here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mtgrules.model.cards import Card

CATALOGUE: list[Callable[[], Iterable[Card]]] = []
"""Where the cards come from; `mtgrules.cards` adds its own line."""


def names(kind: str) -> tuple[str, ...]:
    """English names in alphabetical order; `kind` is "any" or "nonland"."""
    cards = [card for source in CATALOGUE for card in source()]
    return tuple(sorted({c.name.en for c in cards if kind == "any" or "land" not in c.types}))
