"""Where a common mistake can be made at all, by what there is in a state or a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mtgrules.engine.characteristics import activated, has_suspend, is_suspended, statics
from mtgrules.engine.legality import split_second
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.engine.proposals import Proposal
from mtgrules.model.objects import Obj, StackAbility, announced
from mtgrules.model.zones import Zone

if TYPE_CHECKING:
    from mtgrules.model.choices import Choice
    from mtgrules.model.state import State

Place = Callable[["State", "Choice | None"], bool]
"""Whether a mistake can be made in a state, before a choice (None: about the state alone)."""


def proposing(state: State, choice: Choice | None) -> bool:
    """In the middle of casting or activating, or right before it."""
    begins = choice is not None and choice.verb in ("cast", "activate", "suspend")
    return begins or any(isinstance(task, Proposal) for task in state.agenda)


def does(*verbs: str) -> Place:
    def before_one_of_them(state: State, choice: Choice | None) -> bool:
        return choice is not None and choice.verb in verbs

    return before_one_of_them


def subject(state: State, choice: Choice | None) -> Obj | None:
    if choice is None or not choice.args or not isinstance(choice.args[0], int):
        return None
    return state.card(choice.args[0])


def source_away(state: State, choice: Choice | None) -> bool:
    """Something on the stack comes from an object that has left, or may leave, its zone."""
    return any(isinstance(item, StackAbility) for item in state.stack)


def last_counter(state: State, choice: Choice | None) -> bool:
    """The ability of the last time counter waits or resolves (702.62a)."""
    return any(
        isinstance(item, StackAbility) and getattr(item.ability, "on", "") == "last_time_counter"
        for item in state.stack
    )


def mana_near(state: State, choice: Choice | None) -> bool:
    """Something makes mana, or can be done while mana is asked for (605.3a)."""
    obj = subject(state, choice)
    if obj is not None and any(is_mana_ability(a, state.edition) for _, a in activated(obj)):
        return True
    return any(isinstance(task, Proposal) and task.step == "g" for task in state.agenda)


def creature_new(state: State, choice: Choice | None) -> bool:
    obj = subject(state, choice)
    if obj is None or choice is None or choice.verb != "activate":
        return False
    return obj.zone is Zone.BATTLEFIELD and "creature" in obj.card.types


def no_mana_cost(state: State, choice: Choice | None) -> bool:
    obj = subject(state, choice)
    return obj is not None and obj.card.mana_cost is None and "land" not in obj.card.types


def free_spell(state: State, choice: Choice | None) -> bool:
    """A spell is cast, or may be cast, without paying its mana cost (118.9)."""
    if choice is not None and choice.verb == "cast" and not state.agenda:
        return False
    return last_counter(state, choice) or any(
        isinstance(item, Obj) and announced(item).alternative == "free" for item in state.stack
    )


def suspend_haste(state: State, choice: Choice | None) -> bool:
    return any(
        mark.until == "control is lost" and mark.keyword is not None
        for obj in state.battlefield
        for mark in obj.marks
    ) or last_counter(state, choice)


def suspend_in_exile(state: State, choice: Choice | None) -> bool:
    """A card with suspend is in exile; if the choice is about a card, it is that one."""
    obj = subject(state, choice)
    about = state.exile if obj is None else (obj,)
    return any(obj.zone is Zone.EXILE and has_suspend(obj) for obj in about)


def not_suspended(state: State, choice: Choice | None) -> bool:
    """Such a card without a time counter (702.62b)."""
    obj = subject(state, choice)
    about = state.exile if obj is None else (obj,)
    return any(
        obj.zone is Zone.EXILE and has_suspend(obj) and not is_suspended(obj) for obj in about
    )


def stacked(state: State, choice: Choice | None) -> bool:
    return bool(state.stack) or suspend_in_exile(state, choice)


def targets(state: State, choice: Choice | None) -> bool:
    """Something has been, or is to be, chosen as it was announced."""
    return bool(state.stack) or does("activate", "cast", "target", "mode", "x")(state, choice)


def several_players(state: State, choice: Choice | None) -> bool:
    return len(state.in_turn_order()) > 1


def forbidden(state: State, choice: Choice | None) -> bool:
    """A "can't" is in force, or split second."""
    return bool(statics(state)) or split_second(state) is not None


def suspending(state: State, choice: Choice | None) -> bool:
    """A card is to be suspended, or was."""
    return does("suspend")(state, choice) or suspend_in_exile(state, choice)
