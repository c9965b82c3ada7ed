"""Storm (702.40): a triggered ability of the spell itself, on the stack."""

from __future__ import annotations

from mtgrules.engine.effects.copies import CopyForStorm
from mtgrules.model.abilities import Keyword, Mode, Triggered
from mtgrules.model.objects import Obj
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_STORM = Triggered(
    "cast",
    "self",
    (Mode((CopyForStorm(),)),),
    Text("when you cast this spell", "この呪文を唱えたとき"),
    zone=Zone.STACK,
)


def abilities(obj: Obj, keyword: Keyword) -> tuple[Triggered, ...]:
    """One trigger for each instance (702.40b); a copy is not cast and has nothing to wait for."""
    return (_STORM,)
