"""When a sorcery could be cast (307.5): most things that ask for the right time ask for this."""

from __future__ import annotations

from mtgrules.model.state import State
from mtgrules.model.zones import MAIN


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
