"""The state of a game: one immutable value (see `engine` for what may happen to it).

`State` holds the zones, the turn, who has priority, triggers that wait, and the
agenda: the procedures under way, the innermost last (a proposal inside the
resolution of a suspend ability, say). With an empty agenda the turn itself
goes on.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from mtgrules.model.abilities import Triggered
from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.mana import Mana
from mtgrules.model.objects import Item, Obj, StackAbility, called
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.model.choices import Choice, Options


class Task(Protocol):
    """A procedure under way: asks, or goes on by itself, or takes a choice.

    `go` asks if there is something to ask, and otherwise goes on. `run`, `go` and `take`
    work on an `engine.changes.Change`, the pen that writes one step.
    """

    def ask(self, state: State) -> Options | None: ...

    def run(self, change: Any) -> None: ...

    def go(self, change: Any) -> None: ...

    def take(self, change: Any, choice: Choice) -> None: ...


class Procedure:
    """A task that asks first and goes on only where it has nothing to ask."""

    __slots__ = ()

    def go(self: Any, change: Any) -> None:
        """Put down in `change.asks` what is asked, or else `run`."""
        change.asks = self.ask(change.state)
        if change.asks is None:
            self.run(change)


@value
class Player(Value):
    """One player: life, mana pool, the three zones of their own, what they did this turn.

    `sheltered` is True while creatures cannot attack them, until their next turn;
    `epic` from the moment on that an epic spell of theirs has resolved (702.50b).
    A library's top card is the last of the tuple, so that drawing is cheap.
    """

    name: Text
    life: int = 20
    pool: tuple[Mana, ...] = ()
    library: tuple[Obj, ...] = ()
    hand: tuple[Obj, ...] = ()
    graveyard: tuple[Obj, ...] = ()
    lands_played: int = 0
    spells_cast: int = 0
    drew_from_empty: bool = False
    lost: bool = False
    sheltered: bool = False
    epic: bool = False


class Waiting(NamedTuple):
    """A triggered ability that has triggered and waits to be put on the stack (603.2, 603.3)."""

    ability: Triggered
    source: Obj
    controller: int
    cause: int
    about: tuple[int, ...] = ()


class Delayed(NamedTuple):
    """A triggered ability that an effect set up for later (603.7); it triggers once.

    `until` is "end of turn", or "" for as long as it takes; one that lasts until
    "end of game" triggers again and again (603.7b). `about` are the objects that it
    is about; `whose` is the player in whose steps alone it triggers, -1 for all.
    """

    ability: Triggered
    source: Obj
    controller: int
    until: str = ""
    about: tuple[int, ...] = ()
    whose: int = -1


@value
class State(Value):
    """A whole game at one moment.

    `priority` is the player who has it, None while something else goes on;
    `receiver` the player who gets it next (117.3); `passes` how many passed in a
    row. `beside` holds mana abilities being activated or resolved, which never
    use the stack (605.3b). `gone` remembers objects that left public zones, for
    last known information (113.7a, 608.2h); it is emptied when a step ends, see `also_gone`.
    `delayed` holds triggered abilities set up for later (603.7). `extra_steps` are what
    comes next instead of the usual step, the last of them where the turn goes on (500.8).
    `upkeeps` counts the upkeep steps of this turn.
    `rolled` counts how often the planar die was rolled this turn (901.9).
    `cast_this_turn` lists the spells cast this turn, by whom does not matter (702.40a).
    `since` holds states to which the game must not come back without a choice
    between (module `engine.loops`); two states that differ only there are equal.
    """

    players: tuple[Player, ...]
    edition: Edition = NEWEST
    turn: int = 1
    active: int = 0
    step: Step = Step.MAIN1
    battlefield: tuple[Obj, ...] = ()
    stack: tuple[Item, ...] = ()
    exile: tuple[Obj, ...] = ()
    command: tuple[Obj, ...] = ()
    beside: tuple[StackAbility, ...] = ()
    priority: int | None = None
    receiver: int | None = 0
    passes: int = 0
    waiting: tuple[Waiting, ...] = ()
    delayed: tuple[Delayed, ...] = ()
    extra_steps: tuple[Step, ...] = ()
    agenda: tuple[Task, ...] = ()
    gone: tuple[tuple[Item, ...], ...] = ()
    cast_this_turn: tuple[int, ...] = ()
    rolled: int = 0
    upkeeps: int = 0
    next_id: int = FIRST_OBJECT
    over: str = ""
    winner: int = -1
    since: tuple[State, ...] = field(default=(), compare=False, repr=False)

    # Questions that only look. -------------------------------------------------

    def find(self, id: int) -> Item | None:
        """The object with that id where it is now, or None if it is nowhere any more."""
        for item in self.stack:  # the shortest zones first: an object is in one only
            if item.id == id:
                return item
        for ability in self.beside:
            if ability.id == id:
                return ability
        for obj in self.battlefield:
            if obj.id == id:
                return obj
        for obj in self.exile:
            if obj.id == id:
                return obj
        for player in self.players:
            for zone in (player.hand, player.graveyard, player.library):
                for obj in zone:
                    if obj.id == id:
                        return obj
        for obj in self.command:
            if obj.id == id:
                return obj
        return None

    def card(self, id: int) -> Obj | None:
        """Like `find`, for cards only: None for an ability."""
        found = self.find(id)
        return found if isinstance(found, Obj) else None

    def permanent(self, id: int) -> Obj | None:
        for obj in self.battlefield:
            if obj.id == id:
                return obj
        return None

    def item(self, id: int) -> Item | None:
        """The spell or ability with that id on the stack or beside it."""
        for item in self.stack:
            if item.id == id:
                return item
        for ability in self.beside:
            if ability.id == id:
                return ability
        return None

    def last_known(self, id: int) -> Obj | None:
        """The object as it is, or as it last was (608.2h)."""
        found = self.card(id)
        if found is not None:
            return found
        was = self._gone(id)
        return was if isinstance(was, Obj) else None

    def last_item(self, id: int) -> Item | None:
        """The spell or ability as it is on the stack, or as it last was there (608.2h)."""
        return self.item(id) or self._gone(id)

    def _gone(self, id: int) -> Item | None:
        for some in reversed(self.gone):
            for item in reversed(some):
                if item.id == id:
                    return item
        return None

    def zone_of(self, zone: Zone, player: int) -> tuple[Obj, ...]:
        """The cards of a zone; `player` matters for the zones each player has (400.1)."""
        if zone is Zone.BATTLEFIELD:
            return self.battlefield
        if zone is Zone.EXILE:
            return self.exile
        if zone is Zone.COMMAND:
            return self.command
        if zone is Zone.STACK:
            return tuple(item for item in self.stack if isinstance(item, Obj))
        return getattr(self.players[player], zone.value)  # type: ignore[no-any-return]

    def in_turn_order(self, first: int | None = None) -> tuple[int, ...]:
        """Players still in the game, from the active player or from `first` (101.4)."""
        start = self.active if first is None else first
        order = (*range(start, len(self.players)), *range(start))
        return tuple([p for p in order if not self.players[p].lost])

    def opponents(self, player: int) -> tuple[int, ...]:
        return tuple(p for p in self.in_turn_order(player) if p != player)

    def name(self, ref: int) -> Text:
        """The name of a player or an object, also of one that is gone."""
        if ref < FIRST_OBJECT:
            return self.players[ref].name
        found = self.find(ref) or self._gone(ref)
        return Text("something", "何か") if found is None else called(found)


_SOME = 16


def also_gone(gone: tuple[tuple[Item, ...], ...], item: Item) -> tuple[tuple[Item, ...], ...]:
    """What is remembered, with one more: some together, so that no state copies a long list."""
    if gone and len(gone[-1]) < _SOME:
        return (*gone[:-1], (*gone[-1], item))
    return (*gone, (item,))


def is_player(ref: int) -> bool:
    return ref < FIRST_OBJECT
