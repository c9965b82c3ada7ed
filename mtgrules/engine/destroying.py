"""Destroying (701.8), and regeneration by a static ability, which replaces it (701.19b, 614.8)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.model.objects import Mark
from mtgrules.model.zones import Zone

NO_REGENERATION = Mark("cannot regenerate", until="end of turn")


def destroy(change: Change, id: int, rule: str = "701.8a") -> None:
    """Put a permanent into its owner's graveyard, unless it regenerates instead."""
    obj = change.state.permanent(id)
    if obj is None:
        return
    name = obj.card.name
    if any(static.regenerates() for static in obj.card.statics):
        if NO_REGENERATION not in obj.marks:
            change.say("regenerated", "701.19b", subject=id, name=name)
            change.object(id, damage=0, attacking=-1, blocking=-1)
            change.tap(id)
            return
        change.say("not_regenerated", "701.19b", subject=id, name=name)
    key = "died" if "creature" in obj.card.types else "destroyed"
    change.move(id, Zone.GRAVEYARD, key, rule)
