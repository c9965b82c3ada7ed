"""Conditions of triggered abilities, by name: the event itself, the intervening "if" (603.4)."""

from __future__ import annotations

from mtgrules.engine.characteristics import has, is_suspended, is_type
from mtgrules.model.abilities import Activated
from mtgrules.model.frames import Event
from mtgrules.model.objects import Item, Obj, StackAbility, announced
from mtgrules.model.state import State
from mtgrules.model.zones import Zone


def holds(state: State, condition: str, source: Obj | None, about: tuple[int, ...] = ()) -> bool:
    """Whether the condition holds now; `source` is the object that has the ability.

    "suspended" and "in exile" look at the object where it is: one that has moved is
    another object (400.7). So does "that card is exiled", at the first object that the
    ability is `about`; no other condition holds for a source that nobody remembers.
    """
    if not condition:
        return True
    if condition == "that card is exiled":
        card = state.card(about[0])
        return card is not None and card.zone is Zone.EXILE
    if source is None:
        return False
    here = state.card(source.id)
    if condition == "suspended":
        return here is not None and is_suspended(here)
    if condition == "in exile":
        return here is not None and here.zone is Zone.EXILE
    if condition == "time counter here":
        return here is not None and here.counter("time") > 0
    if condition == "no time counters":  # as it last was (603.10a)
        return source.counter("time") == 0
    if condition == "no tapped lands":
        return not any(
            obj.tapped and obj.controller == source.controller and is_type(obj, "land")
            for obj in state.battlefield
        )
    if condition == "three artifacts":
        mine = (o for o in state.battlefield if o.controller == source.controller)
        return sum(is_type(o, "artifact") for o in mine) >= 3
    raise ValueError(f"unknown condition {condition!r}")


def quick(state: State, obj: Obj) -> bool:
    """Whether a creature has first strike, double strike, vigilance or haste."""
    return any(has(state, obj, k) for k in ("first strike", "double strike", "vigilance", "haste"))


DEATHS = frozenset(("died", "sacrificed", "destroyed", "legend_rule"))
"""Events in which a permanent goes to the graveyard; for a creature that is dying (700.4)."""


def is_death(state: State, event: Event) -> bool:
    """Whether a creature was put into a graveyard from the battlefield (700.4)."""
    if event.key not in DEATHS:
        return False
    after = state.last_known(event.subject)
    before = state.last_known(after.was) if after is not None else None
    return before is not None and is_type(before, "creature")


def happened(state: State, also: str, event: Event) -> bool:
    """Whether an event is of the narrower kind that an ability waits for."""
    if also == "combat damage":
        return dict(event.args).get("combat") is True
    if also == "tapped for mana":  # 106.12a: a mana ability with {T} in its cost made mana
        maker = state.item(event.subject)
        return maker in state.beside and any(
            getattr(cost, "symbol", "") == "T" for cost in getattr(maker.ability, "costs", ())
        )
    if also == "creature tapped for mana":
        maker = state.item(event.subject)
        source = state.permanent(maker.source) if isinstance(maker, StackAbility) else None
        tapped = happened(state, "tapped for mana", event)
        return tapped and source is not None and is_type(source, "creature")
    if also == "of an artifact, creature or land":
        item = state.last_item(event.subject)
        source = state.last_known(item.source) if isinstance(item, StackAbility) else None
        if source is None or source.zone is not Zone.BATTLEFIELD:
            return False
        return is_type(source, "artifact", "creature", "land")
    if also == "with X in its cost":
        return _has_x(state.last_item(event.subject))
    if also == "second spell this turn":
        return state.players[event.who].spells_cast == 2
    if also == "two quick attackers":
        mine = [obj for obj in state.battlefield if obj.controller == event.who]
        return sum(obj.attacking >= 0 and quick(state, obj) for obj in mine) >= 2
    spell = state.card(event.subject)
    if spell is None:
        return False
    cast_from = announced(spell).cast_from
    if also == "cast from hand":
        return cast_from == Zone.HAND
    if also == "instant or sorcery":
        return is_type(spell, "instant", "sorcery")
    if also == "instant or sorcery of mana value 4 or less":
        return is_type(spell, "instant", "sorcery") and spell.card.mana_value <= 4
    if also == "no mana spent":
        return no_mana_spent(spell)
    if also == "not cast from exile":
        return cast_from != Zone.EXILE
    if also == "instant or sorcery from hand in an opponent's turn":
        of_kind = is_type(spell, "instant", "sorcery")
        return of_kind and cast_from == Zone.HAND and event.who != state.active
    raise ValueError(f"unknown kind of event {also!r}")


def no_mana_spent(spell: Obj) -> bool:
    """Whether no mana was spent to cast a spell; a copy was never cast (707.10)."""
    return spell.copied or announced(spell).mana == 0


def _has_x(item: Item | None) -> bool:
    """Whether the cost of an ability that was activated has X (107.3)."""
    if not isinstance(item, StackAbility) or not isinstance(item.ability, Activated):
        return False
    return any("{X}" in cost.text().en or cost.asks_x for cost in item.ability.costs)


def chapter_reached(state: State, chapters: tuple[int, ...], event: Event) -> bool:
    """Whether these lore counters made a Saga reach one of the chapters (714.2b)."""
    saga = state.permanent(event.subject)
    if saga is None:
        return False
    now = saga.counter("lore")
    return any(now - event.n < chapter <= now for chapter in chapters)
