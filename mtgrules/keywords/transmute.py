"""Transmute (702.53): an activated ability in hand, and only as a sorcery."""

from __future__ import annotations

from mtgrules.engine.costs import DiscardThis
from mtgrules.engine.effects.searching import SearchSameManaValue
from mtgrules.model.abilities import Activated, Keyword, Mode
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone


def abilities(obj: Obj, keyword: Keyword) -> tuple[Activated, ...]:
    """[Cost], discard this card: search for a card of the same mana value (702.53a)."""
    costs = (*keyword.cost, DiscardThis())
    return (Activated(costs, (Mode((SearchSameManaValue(),)),), zone=Zone.HAND, timing="sorcery"),)
