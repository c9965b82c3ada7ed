"""Targets (115): what a phrase fits, what may be targeted, what has become illegal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mtgrules.engine.board import board
from mtgrules.engine.characteristics import has, is_suspended, power, statics
from mtgrules.engine.constants import of_a_constant
from mtgrules.model.abilities import Activated, Filter, TargetSpec
from mtgrules.model.choices import No
from mtgrules.model.objects import Item, Obj, StackAbility, announced, chosen_modes, name_of
from mtgrules.model.state import State, is_player
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

Thing = Item | int
"""What a phrase may mean: an object, or a player by number."""


def things(state: State, what: Filter) -> list[Thing]:
    """Players and objects in the zones a phrase looks at, fitting or not."""
    return [thing for group in _groups(state, what) for thing in group]


def _groups(state: State, what: Filter) -> list[Sequence[Thing]]:
    """The same, zone by zone."""
    found: list[Sequence[Thing]] = []
    if what.players:
        found.append(state.in_turn_order(0))
    for zone in what.zones:
        if zone is Zone.BATTLEFIELD:
            found.append(state.battlefield)
        elif zone is Zone.STACK:
            found.append(state.stack)
        elif zone is Zone.EXILE:
            found.append(state.exile)
        else:
            found += [state.zone_of(zone, who) for who in state.in_turn_order(0)]
    if what.suspended:
        found.append(state.exile)  # those that are not suspended are refused with the reason
    return found


def ref_of(thing: Thing) -> int:
    return thing if isinstance(thing, int) else thing.id


def unfit(state: State, what: Filter, you: int, me: int, thing: Thing) -> No | None:
    """Why a thing is not what the phrase means, None if it fits. `me` is the source."""
    if isinstance(thing, int):
        if not what.players or state.players[thing].lost:
            return _miss(state, what, thing)
        if what.whose == "opponent" and thing == you:
            return No("115.1", "not_yours_to_target", (("noun", what.noun),))
        return None
    if isinstance(thing, StackAbility):
        kinds: tuple[str, ...] = ("ability", "any")
        activated = isinstance(thing.ability, Activated)
        kinds = (*kinds, "activated ability" if activated else "triggered ability")
        if Zone.STACK not in what.zones or what.kind not in kinds:
            return _miss(state, what, thing)
        return _whose(what, you, thing.controller, state.name(thing.id))
    if thing.zone is Zone.EXILE and what.suspended:
        if not is_suspended(thing):
            return _miss(state, what, thing)
        return _whose(what, you, thing.owner, thing.card.name)
    if thing.zone not in what.zones:
        return _miss(state, what, thing)
    if thing.zone is Zone.STACK:
        if thing.id == me:
            return No("115.5", "itself_on_stack")
        if what.kind.endswith("ability"):
            return No("113.9", "spell_no_ability", (("name", thing.card.name),))
    if what.types and what.types.isdisjoint(thing.card.types):
        return _miss(state, what, thing)
    if what.color and what.color not in thing.card.colors:
        return _miss(state, what, thing)
    if what.counter and not thing.counter(what.counter):
        return _miss(state, what, thing)
    if what.subtype and what.subtype not in [s.en.lower() for s in thing.card.subtypes]:
        return _miss(state, what, thing)
    if what.most_power is not None and power(state, thing) > what.most_power:
        return _miss(state, what, thing)
    if what.colorless and thing.card.colors:
        return _miss(state, what, thing)
    if not what.not_types.isdisjoint(thing.card.types):
        return _miss(state, what, thing)
    if what.supertype and what.supertype not in thing.card.supertypes:
        return _miss(state, what, thing)
    if what.not_supertype and what.not_supertype in thing.card.supertypes:
        return _miss(state, what, thing)
    if what.keyword and not has(state, thing, what.keyword):
        return _miss(state, what, thing)
    if what.least_power and power(state, thing) < what.least_power:
        return _miss(state, what, thing)
    if what.attacking and thing.attacking < 0:
        return _miss(state, what, thing)
    if what.other and thing.id == me:
        return No("115.1", "another", (("name", thing.card.name),))
    return _whose(what, you, thing.controller, thing.card.name)


def _whose(what: Filter, you: int, controller: int, name: Text) -> No | None:
    """Whether "you control" or "an opponent controls" rules a thing out (109.5)."""
    if what.whose == "you" and controller != you:
        return No("109.5", "yours_only", (("name", name),))
    if what.whose == "opponent" and controller == you:
        return No("109.5", "opponents_only", (("name", name),))
    return None


def _miss(state: State, what: Filter, thing: Thing) -> No:
    name = state.name(thing) if isinstance(thing, int) else name_of(thing)
    rule = "115.4" if what.any_target else "115.1"
    return No(rule, "not_a_target", (("name", name), ("noun", what.noun)))


def fitting(state: State, what: Filter, you: int, me: int) -> tuple[int, ...]:
    """The ids of everything that a phrase means now."""
    return tuple(
        ref_of(thing) for thing in things(state, what) if unfit(state, what, you, me, thing) is None
    )


def cannot_target(state: State, spec: TargetSpec, item: Item, thing: Thing) -> No | None:
    """Why a thing cannot be a target of `item` (601.2c, 115.1-5), None if it can."""
    source = item.source if isinstance(item, StackAbility) else item.id
    if isinstance(thing, StackAbility):
        if thing.id == item.id:
            return No("115.5", "itself_on_stack")
        if spec.what.kind == "spell":
            return No("113.9", "ability_no_spell", (("name", state.name(thing.id)),))
    no = unfit(state, spec.what, item.controller, source, thing)
    if no is None and isinstance(thing, Obj) and thing.zone is Zone.BATTLEFIELD:
        return _protected(state, item, thing)
    return no


def _protected(state: State, item: Item, thing: Obj) -> No | None:
    """Whether a permanent has a keyword that forbids targeting it."""
    if not (thing.card.keywords or thing.marks or statics(state)):
        return None
    if has(state, thing, "shroud"):
        return No("702.18a", "shroud", (("name", thing.card.name),))
    if thing.controller != item.controller and has(state, thing, "hexproof"):
        return No("702.11b", "hexproof", (("name", thing.card.name),))
    return None


def specs(item: Item) -> tuple[TargetSpec, ...]:
    """The target slots of its chosen modes, in order (700.2c)."""
    modes = chosen_modes(item)
    if len(modes) == 1:
        return modes[0].targets
    return tuple(spec for mode in modes for spec in mode.targets)


class Judged(NamedTuple):
    """What may be chosen for one slot, and what it looks at in vain, each with the reason."""

    fit: list[int]
    unfit: list[tuple[int, No]]


def judged(state: State, spec: TargetSpec, item: Item) -> Judged:
    """Judge everything that one slot looks at."""
    fit: list[int] = []
    unfit: list[tuple[int, No]] = []
    types = spec.what.types
    plain = not (_is_narrow(spec.what) or board(state).altered or statics(state))
    for group in _groups(state, spec.what):
        left, before = group, len(fit)
        if plain and group is state.battlefield:  # a look at the types is enough
            fit += [obj.id for obj in state.battlefield if not types.isdisjoint(obj.card.types)]
            if len(fit) - before == len(group):
                continue
            left = [obj for obj in state.battlefield if types.isdisjoint(obj.card.types)]
        for thing in left:
            no = cannot_target(state, spec, item, thing)
            if no is None:
                fit.append(ref_of(thing))
            else:
                unfit.append((ref_of(thing), no))
    return Judged(fit, unfit)


@of_a_constant
def _is_narrow(what: Filter) -> bool:
    """Whether a permanent of a right type may still not be what the phrase means."""
    narrow = what.not_types or what.subtype or what.counter or what.least_power or what.attacking
    narrow = narrow or what.most_power is not None or what.colorless or what.color
    narrow = narrow or what.supertype or what.not_supertype or what.keyword
    return bool(narrow or what.other or what.whose)


def possible(state: State, spec: TargetSpec, item: Item) -> tuple[int, ...]:
    """Everything that could be chosen for one slot."""
    return tuple(judged(state, spec, item).fit)


def cannot_target_id(state: State, spec: TargetSpec, item: Item, ref: int) -> No | None:
    """Like `cannot_target`, for an id; what has moved is another object (400.7)."""
    thing: Thing | None = ref if is_player(ref) else state.find(ref)
    if thing is None:
        return No("400.7", "gone")
    return cannot_target(state, spec, item, thing)


def legal_targets(state: State, item: Item) -> tuple[tuple[int, ...], ...]:
    """The chosen targets that are still legal, slot by slot (608.2b)."""
    chosen = announced(item).targets
    if not chosen:
        return ()
    left = []
    for spec, refs in zip(specs(item), chosen, strict=False):
        fit = [ref for ref in refs if cannot_target_id(state, spec, item, ref) is None]
        left.append(tuple(fit))
    return tuple(left)
