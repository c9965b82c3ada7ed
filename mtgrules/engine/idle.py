"""The steps of a proposal in which a spell or ability, by what it is, never announces anything.

They are gone through all the same, and each leaves its frame; only nobody needs to look
at the whole game to find that nothing is to be chosen.
"""

from __future__ import annotations

from collections.abc import Mapping

from mtgrules.engine.characteristics import statics
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.costs import PayMana
from mtgrules.engine.extras import OPTIONAL
from mtgrules.model.abilities import Ability, Activated, Cost, Mode
from mtgrules.model.cards import Card
from mtgrules.model.mana import ManaCost, halves
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State

_NONE: Mapping[str, str] = {}


def idle_steps(state: State, item: Item) -> Mapping[str, str]:
    """The letters of such steps in 601.2, each with the key of the sentence that says so.

    A static ability may offer what the spell or ability itself does not: then every
    step is looked at.
    """
    if statics(state):
        return _NONE
    return _idle_steps(item.card if isinstance(item, Obj) else item.ability)


@of_a_constant
def _idle_steps(what: Card | Ability) -> Mapping[str, str]:
    modes = _modes(what)
    idle = {}
    if len(modes) < 2 and not _has_choices(what):
        idle["b"] = "no_choices"
    if not any(mode.targets for mode in modes):
        idle["c"] = "no_targets"
    if not any(mode.divide for mode in modes):
        idle["d"] = "no_division"
    return idle


def _modes(what: Card | Ability) -> tuple[Mode, ...]:
    if isinstance(what, Card):
        return what.spell.modes if what.spell is not None else ()
    return what.modes


def _has_choices(what: Card | Ability) -> bool:
    """Whether X, a symbol or another cost is announced for it, or may be (601.2b)."""
    if isinstance(what, Activated):
        return _asks(None, what.costs)
    if not isinstance(what, Card):
        return False
    if any(keyword.name in OPTIONAL for keyword in what.keywords):
        return True
    spell = what.spell
    if spell is not None and (spell.alternative or spell.additional):
        return True
    return _asks(what.mana_cost, ())


def _asks(mana: ManaCost | None, costs: tuple[Cost, ...]) -> bool:
    symbols = list(mana.symbols) if mana is not None else []
    for cost in costs:
        if isinstance(cost, PayMana):
            symbols += cost.cost.symbols
    asked = "X" in symbols or any(halves(symbol) for symbol in symbols)
    return asked or any(cost.asks_x for cost in costs)
