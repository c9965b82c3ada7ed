"""The end of a proposal: it is checked and its cost worked out (601.2e-f), it is cast (601.2i)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import statics
from mtgrules.engine.costs import ConvokeMana, PayMana
from mtgrules.engine.legality import cannot_cast
from mtgrules.engine.mana_abilities import touches_library
from mtgrules.engine.procedures import MANA, SPECIAL, SPECIAL_ACTION, SPELL
from mtgrules.engine.record import Used
from mtgrules.engine.resolving import Resolution
from mtgrules.engine.total import total_cost
from mtgrules.model.abilities import Activated
from mtgrules.model.choices import Choice
from mtgrules.model.objects import Item, Obj, StackAbility, announced, name_of
from mtgrules.model.zones import Zone

if TYPE_CHECKING:
    from mtgrules.engine.proposals import Proposal

# 601.2e-f: the check and the total -----------------------------------------------


def run_e(p: Proposal, change: Change, item: Item) -> Proposal | None:
    """The proposed spell or ability is checked as a whole (601.2e)."""
    if isinstance(item, Obj):
        x = announced(item).x
        zone = Zone(announced(item).cast_from or "hand")
        # "only when a sorcery could be cast" means the moment before it was proposed: the spell
        # itself, on the stack by now, and its casting under way are no reason to forbid it.
        before = change.state
        if statics(before):
            stack = tuple(other for other in before.stack if other.id != p.item)
            before = before.but(stack=stack, agenda=before.agenda[:-1])
        no = cannot_cast(before, p.player, item.card, zone, resolving=True, x=x)
        if no is not None and no.rule != "702.61a":  # split second was judged before it moved
            p.give_up(change, no)
            return None
    change.say_of("proposal_legal", "601.2e", p.item, name_of(item))
    return p.next()


def run_f(p: Proposal, change: Change, item: Item) -> Proposal | None:
    total = total_cost(change.state, item)
    change.say_cost("total_cost", p.rule(), p.item, total)
    to_pay = total.components
    if isinstance(item, Obj) and any(k.name == "convoke" for k in item.card.keywords):
        to_pay = tuple(ConvokeMana(c.cost) if isinstance(c, PayMana) else c for c in to_pay)
    return p.next(total=total, to_pay=to_pay)


# 601.2i: it is cast, it is activated ----------------------------------------------


def run_i(p: Proposal, change: Change, item: Item) -> None:
    if p.kind in (MANA, SPECIAL):
        _resolve_at_once(p, change, item)
        return
    if p.resolving:
        change.pop()
    else:
        change.finish(p.player)
    if p.kind == SPELL:
        player = change.state.players[p.player]
        change.player(p.player, spells_cast=player.spells_cast + 1)
        change.put(cast_this_turn=(*change.state.cast_this_turn, p.item))
        change.say_of("cast", "601.2i", p.item, name_of(item), p.player)
    else:
        _count_use(p, change, item)
        change.say_of("activated", "601.2i", p.item, name_of(item), p.player)
    if p.resolving:  # the ability that let it be cast goes on resolving (608.2g)
        outer = change.state.agenda[-1]
        assert isinstance(outer, Resolution)
        change.top(outer.but(picks=(*outer.picks, Choice("done", (p.item,)))))


def _resolve_at_once(p: Proposal, change: Change, item: Item) -> None:
    """A mana ability or a special action that was paid for is carried out now (605.3b, 116.3)."""
    _count_use(p, change, item)
    first = max([used.end for used in p.used], default=p.item + 1)
    done = Used(p.item, p.player, p.own, p.spent, name_of(item), _is_library(item), first)
    paid = "special_action_paid" if p.key == "suspend" else "other_action_paid"
    key = "mana_ability_activated" if p.kind == MANA else paid
    rule = "605.3b" if p.kind == MANA else SPECIAL_ACTION.get(p.key, "116.2")
    change.say_of(key, rule, p.item, name_of(item), p.player)
    change.top(Resolution(p.item, log=done, inner=p.used))


def _is_library(item: Item) -> bool:
    return (
        isinstance(item, StackAbility)
        and isinstance(item.ability, Activated)
        and touches_library(item.ability)
    )


def _count_use(p: Proposal, change: Change, item: Item) -> None:
    """Note the use on the object that has the ability (602.5b, 606.3)."""
    ability = item.ability if isinstance(item, StackAbility) else None
    if not isinstance(ability, Activated):
        return
    counted = ability.per_turn or ability.loyalty or ability.counted
    if not (ability.once or counted):
        return
    source = change.state.card(p.source)
    if source is None:
        return
    if ability.once:
        source = source.but(exhausted=(*source.exhausted, p.key))
        change.replace(source)
    if not counted:
        return
    key = "loyalty" if ability.loyalty else p.key
    uses = dict(source.uses)
    uses[key] = uses.get(key, 0) + 1
    change.replace(source.but(uses=tuple(sorted(uses.items()))))


def finish_trigger(p: Proposal, change: Change, item: Item) -> None:
    """A triggered ability is on the stack with its choices made (603.3d)."""
    change.pop()
    change.say_of("trigger_ready", "603.3", p.item, name_of(item))
