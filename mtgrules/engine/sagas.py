"""Sagas (714): lore counters, chapters, and the sacrifice when the story is told."""

from __future__ import annotations

from mtgrules.engine.board import board, of_one_battlefield, those
from mtgrules.engine.changes import Change
from mtgrules.model.objects import Obj
from mtgrules.model.state import State


def is_saga(obj: Obj) -> bool:
    return any(t.chapters for t in obj.card.triggered)


def final_chapter(obj: Obj) -> int:
    """The greatest number among its chapter abilities (714.2d)."""
    return max((max(t.chapters) for t in obj.card.triggered if t.chapters), default=0)


def begin_main_phase(change: Change) -> None:
    """The active player puts a lore counter on each of their Sagas (714.3c)."""
    active = change.state.active
    for obj in change.state.battlefield:
        if obj.card.triggered and obj.controller == active and is_saga(obj):
            change.add_counters(obj.id, "lore", 1)


@of_one_battlefield
def _told(state: State) -> tuple[Obj, ...]:
    return tuple(
        obj
        for obj in those(state, board(state).watched)
        if obj.counters and 0 < final_chapter(obj) <= obj.counter("lore")
    )


def finished(state: State) -> list[Obj]:
    """Sagas whose story is told, and no chapter of which is still under way (714.4)."""
    found = _told(state)
    if not found:
        return []
    busy = {w.source.id for w in state.waiting} | {
        getattr(item, "source", 0) for item in state.stack
    }
    return [obj for obj in found if obj.id not in busy]
