"""Planes (311, 901): one lies face up in the command zone, and the active player controls it.

The first plane in the command zone is the one that is face up; the others are the
planar deck, in order. A position decides what the planar die shows: whoever rolls
it names the face, so that a game can be played again.
"""

from __future__ import annotations

from collections.abc import Iterator

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.walking import Planeswalk
from mtgrules.engine.replacing import give_suspend
from mtgrules.engine.timing import sorcery_time
from mtgrules.model.abilities import Mode, Triggered
from mtgrules.model.choices import Choice, No
from mtgrules.model.objects import Obj
from mtgrules.model.state import State, Waiting
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

FACES = {
    "blank": Text("a blank face", "空白の面"),
    "chaos": Text("chaos", "カオス"),
    "planeswalker": Text("the Planeswalker symbol", "プレインズウォーカー・シンボル"),
}
OPENS = "gates"
"""The keyword of a plane that lets its controller exile cards from hand as they wait (311.4)."""

PLANESWALKING = Triggered(
    "rolled_planeswalker",
    "you",
    (Mode((Planeswalk(),)),),
    Text(
        "whenever you roll the Planeswalker symbol on the planar die",
        "あなたがプレイナー・ダイスでプレインズウォーカー・シンボルを出すたび",
    ),
)
"""The planeswalking ability, which the game itself has (901.8)."""


def face_up(state: State) -> Obj | None:
    """The plane that is face up, as its controller has it: the active player (311.5)."""
    for obj in state.command:
        if "plane" in obj.card.types:
            return obj.but(controller=state.active)
    return None


def judged(state: State, who: int) -> Iterator[tuple[Obj, Choice, No | None]]:
    """The special actions of a game with planes: rolling the die, what the plane itself allows."""
    plane = face_up(state)
    if plane is None:
        return
    late = state.active != who or bool(sorcery_time(state, who)) or state.rolled > 0
    for face in FACES:
        no = No("901.9", "no_plane_die") if late else None
        yield plane, Choice("roll", (face,)), no
    if any(keyword.name == OPENS for keyword in plane.card.keywords):
        for card in state.players[who].hand:
            yield card, Choice("exile", (card.id,)), cannot_exile(state, who, card)


def cannot_exile(state: State, who: int, card: Obj) -> No | None:
    """Why a card cannot be exiled now: only when one could cast a sorcery (307.5)."""
    name = (("name", card.card.name),)
    if sorcery_time(state, who):
        return No("307.5", "gates_late", name)
    if "land" in card.card.types:
        return No("311.4", "gates_land", name)
    return None


def take(change: Change, who: int, choice: Choice) -> None:
    """Take a special action; nothing of it uses the stack but what it sets off."""
    if choice.verb == "exile":
        card = change.state.card(int(choice.args[0]))
        assert card is not None
        id = change.move(card.id, Zone.EXILE, "exiled", "901.7")
        give_suspend(change, id, card.card.mana_value)
    else:
        _roll(change, who, str(choice.args[0]))
    change.put(priority=None, receiver=who, passes=0)


def _roll(change: Change, who: int, face: str) -> None:
    state = change.state
    plane = face_up(state)
    change.put(rolled=state.rolled + 1)
    change.say("die_rolled", "901.9", who=who, face=FACES[face])
    if face == "chaos":
        change.say("chaos", "901.9b", who=who)
    elif face == "planeswalker" and plane is not None:
        waiting = Waiting(PLANESWALKING, plane, who, 0)
        change.put(waiting=(*change.state.waiting, waiting))
