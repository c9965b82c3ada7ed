"""What every effect is made of, and small helpers for those that choose."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Obj
from mtgrules.rulebook.text import Text


class Instruction:
    """An effect that asks nothing, makes no mana and leaves libraries alone, unless it says so."""

    __slots__ = ()
    adds_mana = False
    moves_library = False

    def text(self) -> Text:
        raise NotImplementedError

    def ask(self, scene: Scene) -> Options | None:
        return None

    def perform(self, scene: Scene, change: Change) -> None:
        raise NotImplementedError


def chosen_id(picks: tuple[Choice, ...]) -> int | None:
    """The object of the newest "choose", None if nothing was chosen."""
    for pick in reversed(picks):
        if pick.verb == "choose":
            return int(pick.args[0])
    return None


def on_battlefield(scene: Scene, types: tuple[str, ...], who: int) -> list[Obj]:
    """Permanents of a player of any of these types."""
    return [
        obj
        for obj in scene.state.battlefield
        if obj.controller == who and (not types or any(t in obj.card.types for t in types))
    ]
