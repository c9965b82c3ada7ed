"""The steps of a proposal in which a spell or ability, by what it is, leaves nothing to choose.

They are gone through all the same, and each leaves its frame; only nobody needs to look
at the whole game to find that there is nothing to do, and what they leave in the
proposal is known beforehand.
"""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.board import board
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.costs import PayMana
from mtgrules.engine.extras import OPTIONAL
from mtgrules.engine.procedures import FOLLOWING, RULES
from mtgrules.engine.total import Total, total_cost
from mtgrules.model.abilities import Ability, Activated, Cost, Mode
from mtgrules.model.cards import Card
from mtgrules.model.mana import ManaCost, halves
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State


class Foreseen(NamedTuple):
    """One such step: the sentence that says so with its rule, and the step after it.

    `skipped` is what the proposal notes of it, () if the step has work of its own;
    `total` is the total cost if this is the step that works it out, `to_pay` its components.
    """

    key: str
    rule: str
    following: str
    skipped: tuple[tuple[str, str], ...] = ()
    total: Total | None = None
    to_pay: tuple[Cost, ...] = ()


class Row(NamedTuple):
    """Such steps in a row, and all of them taken as one, for when nobody looks."""

    steps: tuple[Foreseen, ...]
    whole: Foreseen


def foreseen(state: State, item: Item, kind: str, step: str) -> Row | None:
    """The steps from this one on, for a proposal in which it was not asked anything; or None.

    A static ability may offer or change what the spell or ability itself does not: then
    nothing is foreseen, and every step is looked at.
    """
    said = item.announced
    if said is None or said.modes is None or said.x is not None or said.symbols:
        return None
    if board(state).statics:
        return None
    rows = _rows(item.card if isinstance(item, Obj) else item.ability)
    if (kind, step) not in rows:
        steps = tuple(_in_a_row(state, item, kind, step))
        rows[kind, step] = Row(steps, _as_one(steps)) if steps else None
    return rows[kind, step]


@of_a_constant
def _rows(what: Card | Ability) -> dict[tuple[str, str], Row | None]:
    """The rows that were found for it, by kind of proposal and first step."""
    return {}


def _as_one(steps: tuple[Foreseen, ...]) -> Foreseen:
    skipped = tuple(pair for step in steps for pair in step.skipped)
    whole = steps[-1]._replace(skipped=skipped)
    priced = next((step for step in steps if step.total is not None), whole)
    return whole._replace(total=priced.total, to_pay=priced.to_pay)


def _in_a_row(state: State, item: Item, kind: str, step: str) -> list[Foreseen]:
    what = item.card if isinstance(item, Obj) else item.ability
    row: list[Foreseen] = []
    skips = _skips(what)
    total = None
    while (kind, step) in FOLLOWING:
        rule, following = RULES[kind, step], FOLLOWING[kind, step]
        if step == "g" and total is not None and not total.asks_for_mana:
            skips = {"g": "no_mana_needed"}
        if step in skips:
            key = skips[step]
            row.append(Foreseen(key, rule, following, ((step, key),)))
        elif step == "e" and isinstance(what, Activated):  # nothing more to check (602.2b)
            row.append(Foreseen("proposal_legal", rule, following))
        elif step == "f" and isinstance(what, Activated) and not what.changes:
            total = total_cost(state, item)
            to_pay = total.components
            row.append(Foreseen("total_cost", rule, following, total=total, to_pay=to_pay))
        else:
            break
        step = following
    return row


def _skips(what: Card | Ability) -> dict[str, str]:
    """The steps in which nothing is announced, each with the key of the sentence for that."""
    modes = _modes(what)
    skips = {}
    if len(modes) < 2 and not _has_choices(what):
        skips["b"] = "no_choices"
    if not any(mode.targets for mode in modes):
        skips["c"] = "no_targets"
    if not any(mode.divide for mode in modes):
        skips["d"] = "no_division"
    return skips


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
