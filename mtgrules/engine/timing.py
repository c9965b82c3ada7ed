"""The right time: for a sorcery (307.5), and for an ability that may not always be activated.

Each restriction is a row: the rule, the question that must be answered with yes, and the
sentence that is said if it is not. The rows of one timing are asked in their order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mtgrules.model.abilities import Activated
from mtgrules.model.state import State
from mtgrules.model.zones import MAIN, Step


def sorcery_time(state: State, who: int, *, resolving: bool = False) -> str:
    """Why it is not the time for a sorcery (307.5): a sentence key, "" if it is.

    One also needs priority for it, and nobody has that while something resolves.
    """
    if state.active != who:
        return "not_your_turn"
    if state.step not in MAIN:
        return "not_main_phase"
    if state.stack or (resolving and state.agenda):
        return "stack_not_empty"
    return ""


class Moment(NamedTuple):
    """When `who` would activate something; `paying` is True inside a payment (605.3a)."""

    state: State
    who: int
    paying: bool


class Restriction(NamedTuple):
    """When an ability may be activated: the rule, what must be so, what is said if it is not."""

    rule: str
    allows: Callable[[Moment], bool]
    refusal: str


def untimely(ability: Activated, moment: Moment) -> tuple[str, str] | None:
    """The rule and the sentence key that say why it is not the ability's time; None if it is.

    Raises `KeyError` for a timing that is not in the table.
    """
    rows = _LOYALTY if ability.loyalty else _RESTRICTIONS[ability.timing]
    return next((row[::2] for row in rows if not row.allows(moment)), None)


_BEFORE_ATTACKERS = (Step.UNTAP, Step.UPKEEP, Step.DRAW, Step.MAIN1, Step.BEGIN_COMBAT)


def _own_turn(moment: Moment) -> bool:
    return moment.state.active == moment.who


def _upkeep(moment: Moment) -> bool:
    return moment.state.step is Step.UPKEEP


def _before_attackers(moment: Moment) -> bool:
    return moment.state.step in _BEFORE_ATTACKERS


def _before_end(moment: Moment) -> bool:
    return moment.state.step not in (Step.END, Step.CLEANUP)


def _main_phase(moment: Moment) -> bool:
    return moment.state.step in MAIN


def _empty_stack(moment: Moment) -> bool:
    return not moment.state.stack


def _not_paying(moment: Moment) -> bool:
    """Nobody has priority inside a payment (117.1)."""
    return not moment.paying


def _as_sorcery(rule: str) -> tuple[Restriction, ...]:
    """The three conditions of `sorcery_time`, and that nothing is being paid for (307.5)."""
    return (
        Restriction(rule, _own_turn, "not_your_turn"),
        Restriction(rule, _main_phase, "not_main_phase"),
        Restriction(rule, _not_paying, "sorcery_timing"),
        Restriction(rule, _empty_stack, "stack_not_empty"),
    )


_YOURS = Restriction("602.1b", _own_turn, "not_your_turn")

_LOYALTY = _as_sorcery("606.3")

_RESTRICTIONS: dict[str, tuple[Restriction, ...]] = {
    "": (),
    "instant": (Restriction("602.5e", _not_paying, "instant_timing"),),
    "sorcery": _as_sorcery("602.5d"),
    "upkeep": (Restriction("602.1b", _upkeep, "not_any_upkeep"),),
    "your turn": (_YOURS,),
    "your upkeep": (_YOURS, Restriction("602.1b", _upkeep, "not_upkeep")),
    "your turn before attackers": (
        _YOURS,
        Restriction("602.1b", _before_attackers, "not_before_attackers"),
    ),
    "your turn before the end": (_YOURS, Restriction("602.1b", _before_end, "not_before_end")),
}
"""The restrictions of each `timing` that an activated ability may have (602.1b, 602.5d, 602.5e)."""
