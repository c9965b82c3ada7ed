"""Targets (115): what a phrase fits, what may be targeted, what has become illegal."""

from __future__ import annotations

from mtgrules.engine.characteristics import has, is_suspended
from mtgrules.model.abilities import Filter, TargetSpec
from mtgrules.model.choices import No
from mtgrules.model.objects import Item, Obj, StackAbility, chosen_modes
from mtgrules.model.state import State, is_player
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def candidates(state: State, what: Filter) -> tuple[int, ...]:
    """Players and objects in the zones a phrase looks at, fitting or not."""
    found: list[int] = []
    if what.players:
        found.extend(state.in_turn_order(0))
    for zone in what.zones:
        if zone is Zone.STACK:
            found.extend(item.id for item in state.stack)
        elif zone in (Zone.BATTLEFIELD, Zone.EXILE):
            found.extend(obj.id for obj in state.zone_of(zone, 0))
        else:
            for who in state.in_turn_order(0):
                found.extend(obj.id for obj in state.zone_of(zone, who))
    if what.suspended:
        found.extend(obj.id for obj in state.exile if is_suspended(obj))
    return tuple(found)


def unfit(state: State, what: Filter, you: int, me: int, ref: int) -> No | None:
    """Why `ref` is not what the phrase means, None if it fits. `me` is the source."""
    if is_player(ref):
        if not what.players or state.players[ref].lost:
            return No("115.1", "not_a_target", (("name", state.name(ref)), ("noun", what.noun)))
        if what.whose == "opponent" and ref == you:
            return No("115.1", "not_yours_to_target", (("noun", what.noun),))
        return None
    found = state.find(ref)
    if found is None:
        return No("400.7", "gone")
    miss = No("115.1", "not_a_target", (("name", state.name(ref)), ("noun", what.noun)))
    if isinstance(found, StackAbility):
        return None if Zone.STACK in what.zones and what.kind in ("ability", "any") else miss
    if found.zone is Zone.EXILE and what.suspended:
        return None if is_suspended(found) else miss
    if found.zone not in what.zones:
        return miss
    if found.zone is Zone.STACK:
        if what.kind == "ability":
            return No("113.9", "spell_no_ability", (("name", found.card.name),))
        if ref == me:
            return No("115.5", "itself_on_stack")
    if what.types and not any(t in found.card.types for t in what.types):
        return miss
    if any(t in found.card.types for t in what.not_types):
        return miss
    if what.other and ref == me:
        return No("115.1", "another", (("name", found.card.name),))
    if what.whose == "you" and found.controller != you:
        return No("109.5", "yours_only", (("name", found.card.name),))
    if what.whose == "opponent" and found.controller == you:
        return No("109.5", "opponents_only", (("name", found.card.name),))
    return None


def cannot_target(state: State, spec: TargetSpec, item: Item, ref: int) -> No | None:
    """Why `ref` cannot be a target of `item` (601.2c, 115.1-5), None if it can."""
    if ref == item.id:
        return No("115.5", "itself_on_stack")
    source = item.source if isinstance(item, StackAbility) else item.id
    found = state.find(ref) if not is_player(ref) else None
    if spec.what.kind == "spell" and isinstance(found, StackAbility):
        return No("113.9", "ability_no_spell", (("name", state.name(ref)),))
    why = unfit(state, spec.what, item.controller, source, ref)
    if why is None and isinstance(found, Obj) and found.zone is Zone.BATTLEFIELD:
        if has(state, found, "shroud"):
            return No("702.18a", "shroud", (("name", found.card.name),))
        if found.controller != item.controller and has(state, found, "hexproof"):
            return No("702.11b", "hexproof", (("name", found.card.name),))
    return why


def specs(item: Item) -> tuple[TargetSpec, ...]:
    """The target slots of its chosen modes, in order (700.2c)."""
    return tuple(spec for mode in chosen_modes(item) for spec in mode.targets)


def possible(state: State, spec: TargetSpec, item: Item) -> tuple[int, ...]:
    """Everything that could be chosen for one slot."""
    return tuple(
        ref for ref in candidates(state, spec.what) if cannot_target(state, spec, item, ref) is None
    )


def legal_targets(state: State, item: Item) -> tuple[tuple[int, ...], ...]:
    """The chosen targets that are still legal, slot by slot (608.2b)."""
    if item.announced is None:
        return ()
    return tuple(
        tuple(ref for ref in refs if cannot_target(state, spec, item, ref) is None)
        for spec, refs in zip(specs(item), item.announced.targets, strict=False)
    )


def target_names(state: State, refs: tuple[int, ...]) -> Text:
    """Names for a sentence: "A and B", 「AとB」."""
    names = [state.name(ref) for ref in refs]
    return Text(" and ".join(n.en for n in names), "と".join(n.ja for n in names))
