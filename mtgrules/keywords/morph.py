"""Morph (702.37): cast face down as a 2/2 for {3}, turned face up by a special action.

Casting face down is one of the ways to cast the card (`legality.ways_to_cast`). A
permanent that is face down keeps its card in `whole`; turning it up needs priority
and nothing else (116.2b), so that split second does not stop it (702.61b).
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.legality import FACE_DOWN
from mtgrules.engine.proposals import begin_special
from mtgrules.engine.resolving import Scene
from mtgrules.engine.special_actions import SpecialAction
from mtgrules.model.abilities import Activated, Keyword, Mode
from mtgrules.model.choices import Choice, No
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


def _morph(obj: Obj) -> Keyword | None:
    if obj.card is not FACE_DOWN or obj.whole is None:
        return None
    return next((k for k in obj.whole.keywords if k.name == "morph"), None)


def cannot_turn_up(state: State, who: int, obj: Obj) -> No | None:
    """Why a player cannot turn it face up now: only its controller, only face down (116.2b)."""
    if state.permanent(obj.id) is None or _morph(obj) is None:
        return No("116.2b", "not_face_down", (("name", obj.card.name),))
    if obj.controller != who:
        owner = state.players[obj.controller].name
        return No("116.2b", "not_controller", (("name", obj.card.name), ("owner", owner)))
    return None


def begin(change: Change, who: int, obj: Obj, choice: Choice) -> None:
    """Begin the special action: pay the morph cost, then turn it up (702.37e)."""
    keyword = _morph(obj)
    assert keyword is not None
    begin_special(change, who, obj, "morph", _action(keyword), choice)


@of_a_constant
def _action(keyword: Keyword) -> Activated:
    """What is paid and done, in the shape of an ability."""
    return Activated(keyword.cost, (Mode((TurnFaceUp(),)),), special="morph")


ACTION = SpecialAction(cannot_turn_up, begin)


@value
class TurnFaceUp(Instruction, Value):
    """Turn this permanent face up (708.8); it is the same object as before."""

    def text(self) -> Text:
        return Text("turn this face up", "これを表向きにする")

    def perform(self, scene: Scene, change: Change) -> None:
        obj = change.state.permanent(scene.source_id)
        if obj is not None and obj.whole is not None:
            change.replace(obj.but(card=obj.whole, whole=None))
            change.say("turned_up", "708.8", subject=obj.id, name=obj.whole.name)
