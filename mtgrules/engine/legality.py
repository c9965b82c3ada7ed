"""What may be begun: casting (601.3), activating (602.5), special actions, playing lands (305).

Only beginning is judged here. Whether targets exist and costs can be paid shows
later, at its step, and then the whole action is reversed: what can be proposed
is never hidden because it cannot be completed.
"""

from __future__ import annotations

from mtgrules.engine.characteristics import has, is_type, statics
from mtgrules.engine.conditions import holds
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.costs import PayMana
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.engine.timing import Moment, sorcery_time, untimely
from mtgrules.engine.total import loyalty_cost
from mtgrules.model.abilities import Activated, Spell
from mtgrules.model.cards import Card
from mtgrules.model.choices import No
from mtgrules.model.mana import ManaCost
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_TIMING_RULE = (
    ("creature", "302.1"),
    ("artifact", "301.1"),
    ("enchantment", "303.1"),
    ("planeswalker", "306.1"),
    ("sorcery", "307.1"),
)


def split_second(state: State) -> Obj | None:
    """A spell on the stack with split second, if there is one (702.61a)."""
    for item in state.stack:
        if isinstance(item, Obj) and has(state, item, "split second"):
            return item
    return None


def cannot_activate(
    state: State, who: int, obj: Obj, key: str, ability: Activated, *, paying: bool = False
) -> No | None:
    """Why `who` cannot begin to activate the ability now, None if they can.

    `paying` is True inside a payment, where only mana abilities may be activated
    and nobody has priority (605.3a, 117.1d).
    """
    no = _not_theirs(state, who, obj, ability)
    if no is None and paying and not is_mana_ability(ability, state.edition):
        no = No("605.3a", "only_mana_abilities", (("name", obj.card.name),))
    if no is None and (state.stack or obj.marks or statics(state)):
        no = _banned(state, who, obj, ability)
    if no is None and is_limited(ability):
        no = _outside_limits(state, who, obj, key, ability, paying=paying)
    if no is None and (state.beside or not obj.settled):
        no = _not_ready(state, obj, ability)
    return no


@of_a_constant
def is_limited(ability: Activated) -> bool:
    """Whether it says when, how often or on what condition it may be activated (602.5)."""
    when = ability.timing or ability.condition or ability.loyalty
    return bool(when or ability.per_turn or ability.once)


def _outside_limits(
    state: State, who: int, obj: Obj, key: str, ability: Activated, *, paying: bool
) -> No | None:
    """Why what it says of itself forbids it now: its time, its condition, its uses (602.5)."""
    name = ("name", obj.card.name)
    late = untimely(ability, Moment(state, who, paying))
    if late is not None:
        return No(*late, (name,))
    if ability.condition and not holds(state, ability.condition, obj):
        return No("602.1b", f"unless_{ability.condition}", (name,))
    return _too_disloyal(state, who, obj, ability) or _used_up(state, obj, key, ability)


def _not_theirs(state: State, who: int, obj: Obj, ability: Activated) -> No | None:
    """The ability works in its zone only (113.6), and is activated by whom it says (602.2)."""
    if obj.zone is not ability.zone:
        return No("113.6", "ability_zone", (("name", obj.card.name),))
    if obj.controller != who:
        if ability.who == "controller":
            owner = state.players[obj.controller].name
            return No("602.2", "not_controller", (("name", obj.card.name), ("owner", owner)))
    elif ability.who == "opponent":
        return No("602.1b", "opponents_activate", (("name", obj.card.name),))
    return None


def _banned(state: State, who: int, obj: Obj, ability: Activated) -> No | None:
    """An effect says that it can't be activated (602.5); split second spares mana abilities."""
    name = ("name", obj.card.name)
    for giver, static in statics(state):
        mana = is_mana_ability(ability, state.edition)
        if static.forbids_activating(giver, obj, ability, mana) or (
            obj.zone is Zone.BATTLEFIELD
            and is_type(obj, "artifact", "creature", "enchantment")
            and static.silences(state, giver, who)
        ):
            return No("602.5", "activation_banned", (name, ("by", giver.card.name)))
    if obj.marks and any(mark.what == "cannot activate" for mark in obj.marks):
        return No("602.5", "activation_locked", (name,))
    locked = split_second(state)
    if locked is not None and not is_mana_ability(ability, state.edition):
        return No("702.61a", "split_second", (("by", locked.card.name),))
    return None


def _too_disloyal(state: State, who: int, obj: Obj, ability: Activated) -> No | None:
    """Another loyalty ability of it was activated this turn (606.3), or it has too few counters.

    The counters are counted with what other effects add to the cost, and before
    anything begins: an ability that asks for more than are there is prohibited
    (606.6, 602.5).
    """
    if not ability.loyalty:
        return None
    if any(k.startswith("loyalty") and n for k, n in obj.uses):
        return No("606.3", "loyalty_used", (("name", obj.card.name),))
    return loyalty_cost(state, who, ability.costs).lacking(state, who, obj.id)


def _used_up(state: State, obj: Obj, key: str, ability: Activated) -> No | None:
    """It was activated as often as it may be: each turn (602.5b), or ever (702.177a)."""
    name = ("name", obj.card.name)
    if ability.per_turn and dict(obj.uses).get(key, 0) >= ability.per_turn:
        return No("602.5b", "limit_used", (name,))
    more = sum(s.more_uses(giver, obj) for giver, s in statics(state)) if ability.once else 0
    if ability.once and obj.exhausted.count(key) > more:
        return No("702.177a", "exhausted", (name,))
    return None


def _not_ready(state: State, obj: Obj, ability: Activated) -> No | None:
    """The creature has just come (602.5a), or the ability is being activated already (605.3c)."""
    name = ("name", obj.card.name)
    if (
        not obj.settled
        and needs_settling(ability)
        and is_summoning_sick(state, obj)
        and not any(static.hurries(giver, obj) for giver, static in statics(state))
    ):
        return No("602.5a", "summoning_sick", (name,))
    for other in state.beside:
        if other.source == obj.id and other.ability is ability:
            return No("605.3c", "already_activating", (name,))
    return None


def needs_settling(ability: Activated) -> bool:
    """Whether the cost has the tap or untap symbol (602.5a)."""
    return any(getattr(cost, "symbol", "") in ("T", "Q") for cost in ability.costs)


def is_summoning_sick(state: State, obj: Obj) -> bool:
    """A creature not controlled since its controller's turn began, without haste (302.6)."""
    return not obj.settled and is_type(obj, "creature") and not has(state, obj, "haste")


def cannot_cast(
    state: State,
    who: int,
    card: Card,
    zone: Zone = Zone.HAND,
    *,
    resolving: bool = False,
    x: int | None = None,
) -> No | None:
    """Why `who` cannot begin to cast a card from a zone (601.3), None if they can.

    Bans and timing only. `resolving` is True when an effect
    lets the player cast it during a resolution: card-type timing does not matter
    then, bans do (608.2g). `x` is what was chosen for X; while it is not, a ban on
    mana values does not yet hold for a card with X in its cost (601.3a).
    """
    cost = card.mana_cost
    mana_value: int | None = card.mana_value
    if cost is not None and cost.has_x:
        mana_value = None if x is None else card.mana_value + x * cost.symbols.count("X")
    name = ("name", card.name)
    if is_land(card):
        return land_not_cast(card)
    if state.players[who].epic:
        return No("702.50b", "epic_ban", (name,))
    for giver, static in statics(state):
        if (
            static.forbids_casting(state, giver, who, card, zone)
            or static.silences(state, giver, who)
            or (mana_value is not None and static.forbids_mana_value(giver, who, mana_value))
        ):
            return No("601.3", "casting_banned", (name, ("by", giver.card.name)))
    locked = split_second(state)
    if locked is not None:
        return No("702.61a", "split_second", (("by", locked.card.name),))
    if resolving or has_instant_speed(card):
        return None
    late = sorcery_time(state, who)
    if not late or any(
        static.allows_as_flash(giver, who, card) for giver, static in statics(state)
    ):
        return None
    rule = next((r for kind, r in _TIMING_RULE if kind in card.types), "117.1a")
    return No(rule, late, (name,))


@of_a_constant
def has_instant_speed(card: Card) -> bool:
    """Whether it says of itself that it can be cast at any time one has priority (304.1, 702.8)."""
    return "instant" in card.types or any(k.name == "flash" for k in card.keywords)


def is_land(card: Card) -> bool:
    return "land" in card.types


def land_not_cast(card: Card) -> No:
    """A land is never a spell (305.1), not even one that is something else besides (305.9)."""
    rule = "305.1" if card.types == ("land",) else "305.9"
    return No(rule, "land_not_cast", (("name", card.name),))


def cannot_play_land(state: State, who: int, card: Card, *, resolving: bool = False) -> No | None:
    """Why `who` cannot play a land (305.1-3), None if they can."""
    name = ("name", card.name)
    if not is_land(card):
        return No("305.1", "no_land", (name,))
    if state.active != who:
        return No("305.3", "not_your_turn", (name,))
    if state.players[who].lands_played >= 1:
        return No("305.2b", "no_land_play_left", (name,))
    if not resolving:
        late = sorcery_time(state, who)
        if late:
            return No("305.1", late, (name,))
    return None


@of_a_constant
def faces(card: Card) -> tuple[Card, ...]:
    """What could be played of it: itself, one of two faces (712.11b) or one half (709.3)."""
    if card.halves:
        return card.halves[:2]
    return (card,) if card.back is None or card.transforms else (card, card.back)


@of_a_constant
def ways_to_cast(card: Card) -> tuple[Card, ...]:
    """From hand: its faces, both halves fused (702.102a), or face down (702.37a)."""
    if card.halves:
        return card.halves
    if any(keyword.name == "morph" for keyword in card.keywords):
        return (*faces(card), FACE_DOWN)
    return faces(card)


FACE_DOWN = Card(
    Text("face-down creature", "裏向きのクリーチャー"),
    None,
    ("creature",),
    power=2,
    toughness=2,
    spell=Spell((), alternative=(PayMana(ManaCost(("3",))),)),
)
"""What a face-down card is while nobody looks at it: no name, no cost, a 2/2 (708.2a)."""


def may_play_from_there(obj: Obj, who: int) -> bool:
    """Whether the card is in the player's hand, or an effect lets them play it where it is."""
    if obj.zone is Zone.HAND:
        return obj.owner == who
    return any(mark.what == "may play" and mark.controller == who for mark in obj.marks)


def cannot_cast_from(state: State, who: int, obj: Obj, face: Card) -> No | None:
    """Like `cannot_cast`, with the zone: only one's own hand allows it by itself (601.3)."""
    if not may_play_from_there(obj, who):
        return No("601.3", "not_in_your_hand", (("name", face.name),))
    return cannot_cast(state, who, face, zone=obj.zone)
