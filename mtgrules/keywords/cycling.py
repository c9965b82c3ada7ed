"""Cycling (702.29): an activated ability that works in hand."""

from __future__ import annotations

from mtgrules.engine.costs import DiscardThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.model.abilities import Activated, Keyword, Mode
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone


def abilities(obj: Obj, keyword: Keyword) -> tuple[Activated, ...]:
    """[Cost], discard this card: draw a card, from hand (702.29a)."""
    return (
        Activated((*keyword.cost, DiscardThis(cycling=True)), (Mode((Draw(1),)),), zone=Zone.HAND),
    )
