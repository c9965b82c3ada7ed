"""The permanents by what the rules ask about them; most permanents answer to nothing.

Before each priority and after each event the same questions come: which static abilities
work, what could trigger, what must go. Most steps leave the battlefield as it is, and
most permanents have nothing to say, so each battlefield is looked through once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import NamedTuple, TypeVar

from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.recent import forget_oldest
from mtgrules.model.abilities import StaticAbility
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State

_Answer = TypeVar("_Answer")

_MOST_BATTLEFIELDS = 16
"""As many as the choices on one line of an exploration, whose siblings follow."""


def of_one_battlefield(ask: Callable[[State], _Answer]) -> Callable[[State], _Answer]:
    """For questions that depend on the permanents alone: the newest answers are remembered."""
    answers: dict[int, tuple[tuple[Obj, ...], _Answer]] = {}  # by identity, which is kept alive

    def newest(state: State) -> _Answer:
        known = answers.get(id(state.battlefield))
        if known is not None:
            return known[1]
        if len(answers) >= _MOST_BATTLEFIELDS:
            forget_oldest(answers)
        answer = ask(state)
        answers[id(state.battlefield)] = state.battlefield, answer
        return answer

    return wraps(ask)(newest)


class Board(NamedTuple):
    """The permanents that may matter to a question, in the order in which they entered.

    `statics` has every static ability with its source; the others have places on the
    battlefield. `active` and `listening` are permanents that may have activated and
    triggered abilities; `watched` are those that a state-based action might be about
    (704.5); `turned` do not show their front face. `altered` is True if any permanent
    has a keyword or an effect on it.
    """

    statics: tuple[tuple[Obj, StaticAbility], ...]
    active: tuple[int, ...]
    listening: tuple[int, ...]
    watched: tuple[int, ...]
    turned: tuple[int, ...]
    altered: bool


_boards: dict[int, tuple[tuple[Obj, ...], Board]] = {}
"""The newest battlefields with their boards, by identity."""


def board(state: State) -> Board:
    """The board of the battlefield, which is looked through once."""
    try:
        return _boards[id(state.battlefield)][1]
    except KeyError:  # a new battlefield
        return _remember(state.battlefield, _look(state))


def those(state: State, places: tuple[int, ...]) -> list[Obj]:
    """The permanents in these places."""
    battlefield = state.battlefield
    return [battlefield[place] for place in places]


def only_turned(before: State, after: State) -> None:
    """Permanents were tapped or untapped and nothing else: the board is what it was."""
    known = _boards.get(id(before.battlefield))
    if known is not None and not known[1].statics:
        _remember(after.battlefield, known[1])


def _remember(battlefield: tuple[Obj, ...], made: Board) -> Board:
    if len(_boards) >= _MOST_BATTLEFIELDS:
        forget_oldest(_boards)
    _boards[id(battlefield)] = battlefield, made
    return made


def _look(state: State) -> Board:
    statics: list[tuple[Obj, StaticAbility]] = []
    active, listening, watched, turned = [], [], [], []
    altered = False
    quiet = None
    for place, obj in enumerate(state.battlefield):
        card = obj.card
        touched = obj.marks or obj.counters or obj.damage or obj.attached >= 0
        if not touched and obj.whole is None:
            if card is quiet:  # one more of the same
                continue
            if _is_quiet(card):
                quiet = card
                continue
        granted = card.keywords or obj.marks
        if card.statics:
            statics += [(obj, static) for static in card.statics]
        if granted:
            altered = True
        if granted or card.activated:
            active.append(place)
        if granted or card.triggered:
            listening.append(place)
        if obj.whole is not None:
            turned.append(place)
        if touched or not _is_sound(card):
            watched.append(place)
    places = (tuple(active), tuple(listening), tuple(watched), tuple(turned))
    return Board(tuple(statics), *places, altered)


@of_a_constant
def _is_quiet(card: Card) -> bool:
    """Whether nothing of what is asked about permanents concerns it by itself."""
    able = card.statics or card.keywords or card.activated or card.triggered
    return _is_sound(card) and not able


@of_a_constant
def _is_sound(card: Card) -> bool:
    """Whether no state-based action is about it as long as nothing has happened to it (704.5)."""
    if card.types == ("land",) and card.supertypes in ((), ("basic",)):
        return True
    return bool(card.toughness) and not card.supertypes and card.enchant is None
