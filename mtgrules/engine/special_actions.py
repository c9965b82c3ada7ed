"""Special actions that keywords bring along (116.2): each keyword registers its own.

Playing a land is one too (116.2a); it needs no keyword and stands in `priority`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mtgrules.engine.changes import Change
from mtgrules.model.choices import Choice, No
from mtgrules.model.objects import Obj
from mtgrules.model.state import State


class SpecialAction(NamedTuple):
    """When a player cannot take it, and how it begins."""

    cannot: Callable[[State, int, Obj], No | None]
    begin: Callable[[Change, int, Obj, Choice], None]


SPECIAL_ACTIONS: dict[str, SpecialAction] = {}
"""By keyword; the choice that takes it has the keyword as its verb."""
