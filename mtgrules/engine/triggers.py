"""Triggered abilities (603): noticing events, waiting, and going on the stack in order."""

from __future__ import annotations

from collections.abc import Iterator

from mtgrules.engine import planes
from mtgrules.engine.board import board, of_one_battlefield, those
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import triggered
from mtgrules.engine.conditions import DEATHS, chapter_reached, happened, holds, is_death
from mtgrules.engine.procedures import TRIGGER
from mtgrules.engine.proposals import Proposal
from mtgrules.model.abilities import Triggered
from mtgrules.model.choices import Choice, Options
from mtgrules.model.frames import Event
from mtgrules.model.objects import Announcement, Obj, StackAbility
from mtgrules.model.state import Procedure, State, Waiting
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step, Zone

HEARD = frozenset(
    (
        "step_began",
        "last_time_counter",
        "counters_removed_time",
        "attacked",
        "died",
        "sacrificed",
        "destroyed",
        "entered",
        "tapped",
        "untapped",
        "combat_damage_dealt",
        "cast",
        "cycled",
        "foretold",
        "activated",
        "target_chosen",
        "legend_rule",
        "counters_added_lore",
        "damage_player",
        "transformed",
        "planeswalked",
        "chaos",
        "mana_added",
    )
)
"""Kinds of events that some ability can wait for; all others are passed over quickly."""

_ABOUT_ITSELF = frozenset(("cast", "cycled"))
"""Kinds of events for which the object itself may have an ability, wherever it is."""


def notice(before: State, change: Change) -> State:
    """The state after a step with the abilities that its events triggered waiting (603.2)."""
    state = change.state
    for event in change.events:
        if event.key not in HEARD:
            continue
        if _is_awaited(state, event.key):
            for waiting in _triggers(before, state, event):
                if waiting.ability.only == "you, once" and waiting in state.waiting:
                    continue
                # "whenever a counter is removed": once for each, also if they go together
                times = event.n if event.key == "counters_removed_time" else 1
                state = state.but(waiting=(*state.waiting, *(waiting,) * times))
        if state.delayed:
            state = _wake_delayed(state, event)
    return state


def _wake_delayed(state: State, event: Event) -> State:
    """Delayed triggered abilities that have waited for this event trigger, each once (603.7b).

    One that is about an object which has become another one is over (603.7c).
    """
    for one in state.delayed:
        me = one.source.but(controller=one.controller)
        if (
            event.key != one.ability.on
            or not _fits(state, me, one.ability, event)
            or one.whose not in (-1, state.active)
        ):
            continue
        on = holds(state, one.ability.condition, me, one.about)
        if on:
            about = one.about or _about(event)
            waiting = Waiting(one.ability, me, one.controller, event.cause, about)
            state = state.but(waiting=(*state.waiting, waiting))
        if not on or one.until != "end of game":
            state = state.but(delayed=tuple(other for other in state.delayed if other is not one))
    return state


def _triggers(before: State, state: State, event: Event) -> Iterator[Waiting]:
    for obj in _listeners(before, state, event):
        for ability in triggered(obj):
            if (
                (
                    event.key == ability.on
                    or (ability.on == "dies" and is_death(state, event))
                    or (ability.on == "to graveyard" and event.key in DEATHS)
                )
                and obj.zone is ability.zone
                and _fits(state, obj, ability, event)
                and holds(state, ability.condition, obj)
            ):
                about = () if ability.only == "you, once" else _about(event)
                yield Waiting(ability, obj, obj.controller, event.cause, about)


def _is_awaited(state: State, key: str) -> bool:
    """Whether there is anything that might hear of it; mostly there is not."""
    if state.exile or state.command or key in _ABOUT_ITSELF or key in DEATHS:
        return True
    return bool(board(state).listening) and key in _awaited(state)


@of_one_battlefield
def _awaited(state: State) -> frozenset[str]:
    """The kinds of events that abilities of permanents wait for."""
    listening = those(state, board(state).listening)
    return frozenset(ability.on for obj in listening for ability in triggered(obj))


def _listeners(before: State, state: State, event: Event) -> Iterator[Obj]:
    """Objects whose abilities may trigger: as they are, or as they were before (603.10a)."""
    yield from those(state, board(state).listening)
    yield from state.exile
    plane = planes.face_up(state)
    if plane is not None:
        yield plane
    if event.key in _ABOUT_ITSELF:  # a spell being cast, a card being cycled (113.6k, 702.29c)
        subject = state.card(event.subject)
        if subject is not None and subject.zone not in (Zone.BATTLEFIELD, Zone.EXILE):
            yield subject
    if event.key in DEATHS:
        yield from (obj for obj in before.battlefield if state.permanent(obj.id) is None)


def _fits(state: State, obj: Obj, ability: Triggered, event: Event) -> bool:
    """Whether this very event is the one the ability waits for."""
    only = ability.only
    if ability.also and not happened(state, ability.also, event):
        return False
    if ability.chapters and not chapter_reached(state, ability.chapters, event):
        return False
    if only == "self":
        subject = state.card(event.subject)
        return event.subject == obj.id or (subject is not None and subject.was == obj.id)
    if only.startswith("your "):  # a step of your turn, "your upkeep"
        return state.active == obj.controller and state.step.value == only.removeprefix("your ")
    if only.startswith("each "):  # a step of each player's turn, "each end"
        return state.step.value == only.removeprefix("each ")
    if only == "first upkeep of attached":  # of the player that this Aura is on
        first = state.step is Step.UPKEEP and state.upkeeps == 1
        return first and state.active == obj.attached
    if only == "attached":  # what this Aura or Equipment is on
        subject = state.last_known(event.subject)  # one that died is a new object (603.10a)
        was = subject.was if subject is not None else event.subject
        return obj.attached in (event.subject, was)
    if only == "ability of attached":
        item = state.item(event.subject)
        return isinstance(item, StackAbility) and item.source == obj.attached
    if only in ("you", "you, once"):
        return event.who == obj.controller
    if only == "opponent":
        return event.who not in (obj.controller, -1)
    return True


def _about(event: Event) -> tuple[int, ...]:
    return (event.subject,) if event.subject else ()


# Putting them on the stack (603.3b) ---------------------------------------------------


def put_next(change: Change) -> None:
    """Let the next player in turn order put a waiting trigger on the stack, or order theirs."""
    state = change.state
    for who in state.in_turn_order():
        mine = [i for i, w in enumerate(state.waiting) if w.controller == who]
        if len(mine) == 1:
            put(change, mine[0])
            return
        if mine:
            change.push(Ordering(who))
            return
    change.put(waiting=())  # those that are left belong to players who left the game


def put(change: Change, index: int) -> None:
    """Put one waiting trigger on the stack as the topmost object (603.3)."""
    state = change.state
    waiting = state.waiting[index]
    id = change.new_id()
    modes = waiting.ability.modes
    announced = Announcement(modes=(0,) if len(modes) == 1 else None)
    item = StackAbility(
        id,
        waiting.ability,
        waiting.source.id,
        waiting.source.card,
        waiting.controller,
        announced,
        waiting.cause,
        waiting.about,
    )
    change.put(
        stack=(*state.stack, item),
        waiting=(*state.waiting[:index], *state.waiting[index + 1 :]),
    )
    change.cause = waiting.cause
    change.say(
        "trigger_put", "603.3", subject=id, who=waiting.controller, name=waiting.source.card.name
    )
    change.push(Proposal(TRIGGER, waiting.controller, id, waiting.source.id, "", state))


@value
class Ordering(Procedure, Value):
    """A player with several waiting triggers says which goes on the stack next (603.3b).

    The first one chosen ends up lowest and resolves last.
    """

    player: int

    def ask(self, state: State) -> Options | None:
        mine = [i for i, w in enumerate(state.waiting) if w.controller == self.player]
        if len(mine) < 2:
            return None
        legal = tuple(Choice("put", (i,)) for i in mine)
        return Options(self.player, "order of triggers", "603.3b", legal)

    def run(self, change: Change) -> None:
        change.pop()
        put_next(change)

    def take(self, change: Change, choice: Choice) -> None:
        change.pop()
        put(change, int(choice.args[0]))
