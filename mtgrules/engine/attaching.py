"""Attachments (701.3): Equipment (301.5) and Auras (303.4), and what falls off (704.5m-n)."""

from __future__ import annotations

from mtgrules.engine.board import board, of_one_battlefield, those
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_type
from mtgrules.engine.targets import unfit
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.objects import Obj
from mtgrules.model.state import State


def is_equipment(obj: Obj) -> bool:
    return any(subtype.en == "Equipment" for subtype in obj.card.subtypes)


def is_aura(obj: Obj) -> bool:
    return obj.card.enchant is not None


def can_be_on(state: State, obj: Obj, host: Obj | None) -> bool:
    """Whether an Aura or Equipment can be attached to a permanent (301.5, 303.4c)."""
    if host is None or host.id == obj.id:
        return False
    if obj.card.enchant is not None:
        return unfit(state, obj.card.enchant, obj.controller, obj.id, host) is None
    return is_equipment(obj) and is_type(host, "creature")


def attach(change: Change, id: int, to: int) -> None:
    """Attach it: it moves from what it was on (701.3a); nothing happens if it cannot (701.3b)."""
    obj, host = change.state.permanent(id), change.state.permanent(to)
    if obj is None or host is None or not can_be_on(change.state, obj, host):
        change.say("cannot_attach", "701.3b", subject=id, name=change.state.name(id))
    elif obj.attached == to:
        change.say("attached_already", "701.3b", subject=id, name=obj.card.name, to=host.card.name)
    else:
        change.object(id, attached=to)
        change.say("attached", "701.3a", subject=id, name=obj.card.name, to=host.card.name)


def _on_a_player(obj: Obj) -> bool:
    """Whether an Aura that enchants players is on one (303.4a)."""
    enchant = obj.card.enchant
    return enchant is not None and enchant.players and 0 <= obj.attached < FIRST_OBJECT


@of_one_battlefield
def falling(state: State) -> list[Obj]:
    """Auras on nothing that they can enchant, Equipment on no creature (704.5m, 704.5n)."""
    return [
        obj
        for obj in those(state, board(state).watched)
        if (obj.attached >= 0 or is_aura(obj))
        and not _on_a_player(obj)
        and not can_be_on(state, obj, state.permanent(obj.attached))
    ]
