"""Conditions of triggered abilities: the intervening "if" (603.4), by name."""

from __future__ import annotations

from mtgrules.engine.characteristics import is_suspended
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone


def holds(state: State, condition: str, source: Obj) -> bool:
    """Whether the condition holds now; `source` is the object that has the ability.

    "suspended" and "in exile" look at the object where it is: one that has
    moved is another object (400.7).
    """
    if not condition:
        return True
    here = state.card(source.id)
    if condition == "suspended":
        return here is not None and is_suspended(here)
    if condition == "in exile":
        return here is not None and here.zone is Zone.EXILE
    raise ValueError(f"unknown condition {condition!r}")
