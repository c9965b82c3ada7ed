"""Replicate (702.56): a cost paid any number of times, and a copy for each time.

The keyword is put on the spell as it is announced, with the number of times.
"""

from __future__ import annotations

from mtgrules.engine.effects.copies import CopyTimes
from mtgrules.model.abilities import Keyword, Mode, Triggered
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def abilities(obj: Obj, keyword: Keyword) -> tuple[Triggered, ...]:
    """When you cast this spell, copy it for each time the cost was paid (702.56a)."""
    return (
        Triggered(
            "cast",
            "self",
            (Mode((CopyTimes(keyword.n),)),),
            Text("when you cast this spell", "この呪文を唱えたとき"),
            zone=Zone.STACK,
        ),
    )
