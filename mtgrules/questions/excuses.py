"""Reasons that somebody may give for a "no", and that are not so here.

Each function looks at a scene and gives the reason in a few words together with what is
so instead, read off the state; or None where the reason would be true, or silly. They
come in the order in which they are worth offering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from mtgrules.questions import excuses_cost as cost
from mtgrules.questions import excuses_target as aim
from mtgrules.questions import excuses_when as when
from mtgrules.questions.excuse import Excuse

if TYPE_CHECKING:
    from mtgrules.questions.scene import Scene


def excuses(scene: Scene) -> Iterator[Excuse]:
    """All reasons that do not hold for a choice, the most tempting first."""
    seen: set[str] = set()
    for give in _FOR.get(scene.verb, _OTHERS):
        found = give(scene)
        if found is not None and found.reason.en not in seen:
            seen.add(found.reason.en)
            yield found


Give = Callable[["Scene"], "Excuse | None"]
_FOR: dict[str, tuple[Give, ...]] = {
    "activate": (
        cost.haste,
        when.turn,
        cost.sick,
        cost.once,
        when.stack,
        when.priority,
        cost.tapped,
        cost.target,
        cost.mana,
        cost.controller,
        when.own_turn,
        when.banned,
    ),
    "cast": (
        when.turn,
        when.from_exile,
        when.stack,
        cost.mana,
        cost.target,
        when.priority,
        when.own_turn,
        when.banned,
        when.opponent_agrees,
    ),
    "play": (when.land, when.turn, when.priority, when.own_turn, when.banned, when.opponent_agrees),
    "suspend": (
        cost.spell_mana,
        cost.spell_target,
        when.stack,
        when.turn,
        cost.mana,
        when.priority,
        when.own_turn,
    ),
    "target": (
        aim.protected,
        aim.own_target,
        aim.player_target,
        aim.tapped_target,
        aim.later_target,
        when.opponent_agrees,
    ),
    "attack": (cost.haste, cost.sick, when.own_turn, when.opponent_agrees),
    "respond": (when.holder, when.active_only, when.paid_first),
    "decline": (when.must, when.opponent_agrees, when.priority),
}
_OTHERS: tuple[Give, ...] = (
    when.must_respond,
    when.close_short,
    aim.later_target,
    when.priority,
    when.own_turn,
    when.banned,
    when.opponent_agrees,
)
