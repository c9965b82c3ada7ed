"""Priority (117): what the player who has it may do, and passing."""

from __future__ import annotations

from mtgrules.engine import planes
from mtgrules.engine.board import board, those
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import activated, keywords, statics
from mtgrules.engine.legality import (
    FACE_DOWN,
    cannot_activate,
    cannot_cast_from,
    cannot_play_land,
    faces,
    is_land,
    may_play_from_there,
    ways_to_cast,
)
from mtgrules.engine.proposals import begin_ability, begin_spell
from mtgrules.engine.resolving import Resolution, enter
from mtgrules.engine.special_actions import SPECIAL_ACTIONS
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice, No, Options, Refusal, activation
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import changing
from mtgrules.model.zones import Zone

PASS = Choice("pass")
_with_passes = changing(State, "priority", "passes")
_resolving = changing(State, "agenda", "priority", "receiver", "passes")


def options(state: State, who: int) -> Options:
    """Everything the player with priority could begin, allowed or refused with the reason."""
    legal: list[Choice] = [PASS]
    refused: list[Refusal] = []
    for obj, choice, no in _judged(state, who):
        if no is None:
            legal.append(choice)
        else:
            refused.append(no.to(choice, obj.id))
    return Options(who, "priority", "117.1", tuple(legal), tuple(refused))


_Judged = list[tuple[Obj, Choice, No | None]]
"""Choices, each with its source and the reason why not."""


def _judged(state: State, who: int) -> _Judged:
    """Every choice there could be."""
    found: _Judged = []
    for obj in those(state, board(state).active):
        _add_abilities(found, state, who, obj)
    for item in state.stack:
        if isinstance(item, Obj) and item.card.activated:
            _add_abilities(found, state, who, item)
    for obj in those(state, board(state).turned):
        if obj.card is FACE_DOWN:
            no = SPECIAL_ACTIONS["morph"].cannot(state, who, obj)
            found.append((obj, Choice("morph", (obj.id,)), no))
    if state.command:
        found += planes.judged(state, who)
    player = state.players[who]
    for obj in player.hand:
        _add_faces(found, state, who, obj)
        has = keywords(state, obj) if statics(state) else obj.card.keywords
        # Having a keyword twice offers its action once.
        for name in dict.fromkeys([keyword.name for keyword in has]):
            special = SPECIAL_ACTIONS.get(name)
            if special is not None and name != "morph":
                found.append((obj, Choice(name, (obj.id,)), special.cannot(state, who, obj)))
        if obj.card.activated or has or obj.marks:
            _add_abilities(found, state, who, obj)
    for zone in (player.graveyard, state.exile):
        for obj in zone:
            if obj.marks and may_play_from_there(obj, who):
                _add_faces(found, state, who, obj)
            if obj.card.activated or obj.marks:
                _add_abilities(found, state, who, obj)
    return found


def _add_faces(found: _Judged, state: State, who: int, obj: Obj) -> None:
    ways = ways_to_cast if obj.zone is Zone.HAND else faces
    there = ways(obj.card)
    if obj.card.adventure and obj.zone is not Zone.HAND:
        there = there[:1]  # the adventurer itself, not its adventure again (715.3d)
    for i, face in enumerate(there):
        args = (obj.id,) if i == 0 else (obj.id, i)
        if is_land(face):
            found.append((obj, Choice("play", args), cannot_play_land(state, who, face)))
        else:
            found.append((obj, Choice("cast", args), cannot_cast_from(state, who, obj, face)))


def _add_abilities(found: _Judged, state: State, who: int, obj: Obj) -> None:
    for key, ability in activated(obj):
        if ability.zone is obj.zone:
            no = cannot_activate(state, who, obj, key, ability)
            found.append((obj, activation(obj.id, key), no))


def why_not(state: State, who: int, choice: Choice, *, paying: bool = False) -> No | None:
    """Why a choice that is not listed is refused: a card elsewhere, or of the wrong kind.

    `paying` is True inside a payment, where only mana abilities are asked about (605.3a).
    """
    obj = state.card(choice.args[0]) if choice.args and type(choice.args[0]) is int else None
    if obj is None:
        return None
    if choice.verb == "cast":
        return cannot_cast_from(state, who, obj, obj.card)
    if choice.verb == "play":
        here = cannot_play_land(state, who, obj.card)
        elsewhere = No("305.1", "not_in_your_hand", (("name", obj.card.name),))
        return here if may_play_from_there(obj, who) else elsewhere
    if choice.verb in SPECIAL_ACTIONS:
        return SPECIAL_ACTIONS[choice.verb].cannot(state, who, obj)
    if choice.verb == "activate":
        for key, ability in activated(obj):
            if choice.args[1:] == (key,):
                return cannot_activate(state, who, obj, key, ability, paying=paying)
        return No("602.1", "no_such_ability", (("name", obj.card.name),))
    return None


def take(change: Change, who: int, choice: Choice) -> None:
    """Begin what the player chose; the choice is known to be legal."""
    if choice.verb == "pass":
        pass_priority(change, who)
        return
    if choice.verb in ("roll", "exile"):
        planes.take(change, who, choice)
        return
    obj = change.state.card(int(choice.args[0]))
    assert obj is not None
    if choice.verb == "activate":
        begin_ability(change, who, obj, str(choice.args[1]), choice)
    elif choice.verb == "cast":
        begin_spell(change, who, obj, face_of(obj, choice), choice)
    elif choice.verb == "play":
        play_land(change, who, obj, face_of(obj, choice))
        change.put(priority=None, receiver=who, passes=0)
    else:
        SPECIAL_ACTIONS[choice.verb].begin(change, who, obj, choice)


def face_of(obj: Obj, choice: Choice) -> Card:
    """The face that a choice names: the front one unless it says otherwise (712.11b)."""
    return ways_to_cast(obj.card)[int(choice.args[1]) if len(choice.args) > 1 else 0]


def play_land(change: Change, who: int, obj: Obj, face: Card) -> int:
    """Put a land onto the battlefield as the special action of 116.2a, or as an effect says."""
    played = change.state.players[who].lands_played
    change.player(who, lands_played=played + 1)
    change.say_of("land_played", "116.2a", obj.id, face.name, who)
    if face is not obj.card:
        change.object(obj.id, card=face, whole=obj.whole or obj.card)
    return enter(change, obj.id, who, "305.1")


def pass_priority(change: Change, who: int) -> None:
    """Pass (117.3d); when all have passed in a row, the top resolves or the step ends (117.4)."""
    state = change.state
    order = state.in_turn_order(who)
    change.say_who("passed", "117.3d", who)
    if state.passes + 1 < len(order):
        change.state = _with_passes(state, order[1], state.passes + 1)
        return
    if state.stack:
        agenda = (*state.agenda, Resolution(state.stack[-1].id))
        change.state = _resolving(state, agenda, None, None, 0)
    else:
        change.put(priority=None, receiver=None, passes=0)
