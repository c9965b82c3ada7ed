"""Equip (702.6): an activated ability that attaches, at sorcery timing."""

from __future__ import annotations

from mtgrules.engine.effects.attachments import AttachThis
from mtgrules.model.abilities import Activated, Filter, Keyword, Mode, TargetSpec
from mtgrules.model.objects import Obj
from mtgrules.rulebook.text import Text

_YOUR_CREATURE = Filter(
    Text("creature you control", "あなたがコントロールするクリーチャー"),
    frozenset(("creature",)),
    whose="you",
)


def abilities(obj: Obj, keyword: Keyword) -> tuple[Activated, ...]:
    """[Cost]: attach this to target creature you control, only as a sorcery (702.6a)."""
    mode = Mode((AttachThis(),), (TargetSpec(_YOUR_CREATURE),))
    return (Activated(keyword.cost, (mode,), timing="sorcery"),)
