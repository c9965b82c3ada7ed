"""The draft of what follows a choice: a state replaced piece by piece, events that say so.

Here is only how something is written down; what may happen in a game is in `changes`.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.frames import Event, Frame
from mtgrules.model.mana import Mana
from mtgrules.model.objects import Item, Obj, StackAbility
from mtgrules.model.state import Player, State, Task
from mtgrules.model.values import changing
from mtgrules.model.zones import OF_A_PLAYER, Zone
from mtgrules.rulebook.text import Text

_NEW = tuple.__new__
"""Makes an event or a frame of its parts; both are in every step, and their class takes longer."""

_with_agenda = changing(State, "agenda")
_with_battlefield = changing(State, "battlefield")
_finished = changing(State, "agenda", "receiver", "passes")
_with_pool = changing(Player, "pool")
_with_stack = changing(State, "stack")
_with_players = changing(State, "players")
_WITH_OWN_ZONE = {zone.value: changing(Player, zone.value) for zone in OF_A_PLAYER}


class Draft:
    """What comes of a choice, being written step by step up to the next choice.

    `state` is as it stands, `events` are those of the step under way, and `frames` the
    steps that are over; `choice` is what began it all. `cause` is the spell or ability
    on whose behalf something happens.

    A procedure that cannot be completed notes itself and the reason in `failed`;
    it is then reversed as a whole (733.1). One that walks through several steps
    says after each that it is done; `asks` is what it came to ask at the end, if
    it looked. All but the last of them trigger nothing. `again` is True where the
    game has come back to a state with nothing optional done between (104.4b).
    """

    __slots__ = ("again", "asks", "cause", "choice", "events", "failed", "frames", "state", "steps")

    tells = True
    """Whether anybody looks at the steps on the way, so that each leaves a frame."""

    def __init__(self, state: State, choice: Choice | None = None) -> None:
        self.state = state
        self.choice = choice
        self.events: list[Event] = []
        self.frames: list[Frame] = []
        self.cause = 0
        self.failed: tuple[Any, No] | None = None
        self.asks: Options | None = None
        self.again = False
        self.steps = 0

    # Saying and setting ---------------------------------------------------------

    def say(
        self, key: str, rule: str, *, subject: int = 0, who: int = -1, n: int = 0, **args: object
    ) -> None:
        """Put down an event; `who` also fills the field {who} of its sentence."""
        if who >= 0:
            args["who"] = self.state.players[who].name
        if n:
            args["n"] = n
        words = tuple(chain.from_iterable(args.items()))
        said = (key, rule, words, subject, self.cause, who, n)
        self.events.append(_NEW(Event, said))

    def say_of(self, key: str, rule: str, subject: int, name: Text, who: int = -1) -> None:
        """Like `say`, for the many sentences that fill in nothing but a name, or a player too."""
        words: tuple[object, ...] = ("name", name)
        if who >= 0:
            words = ("name", name, "who", self.state.players[who].name)
        self.events.append(_NEW(Event, (key, rule, words, subject, self.cause, who, 0)))

    def say_cost(self, key: str, rule: str, subject: int, cost: object, who: int = -1) -> None:
        """Like `say`, where a cost fills the sentence, and perhaps a player."""
        words: tuple[object, ...] = ("cost", cost)
        if who >= 0:
            words = ("cost", cost, "who", self.state.players[who].name)
        self.events.append(_NEW(Event, (key, rule, words, subject, self.cause, who, 0)))

    def say_who(self, key: str, rule: str, who: int) -> None:
        """Like `say`, where it is all about a player."""
        words = ("who", self.state.players[who].name)
        self.events.append(_NEW(Event, (key, rule, words, 0, self.cause, who, 0)))

    def put(self, **fields: Any) -> None:
        """Set fields of the state itself."""
        self.state = self.state.but(**fields)

    def pool(self, who: int, mana: tuple[Mana, ...]) -> None:
        """Set the mana pool of one player."""
        players = self.state.players
        made = _with_pool(players[who], mana)
        self.state = _with_players(self.state, (*players[:who], made, *players[who + 1 :]))

    def player(self, who: int, **fields: Any) -> Player:
        """Set fields of one player."""
        players = self.state.players
        made = players[who].but(**fields)
        self.state = _with_players(self.state, (*players[:who], made, *players[who + 1 :]))
        return made

    def own_zone(self, who: int, name: str, cards: tuple[Obj, ...]) -> None:
        """Set a zone of which each player has their own (400.1)."""
        players = self.state.players
        made = _WITH_OWN_ZONE[name](players[who], cards)
        self.state = _with_players(self.state, (*players[:who], made, *players[who + 1 :]))

    def replace(self, item: Item) -> None:
        """Put a changed object in the place of the one with the same id."""
        state = self.state
        if isinstance(item, StackAbility):
            if state.beside and any(a.id == item.id for a in state.beside):
                self.state = state.but(beside=_swap(state.beside, item))
            else:
                self.state = _with_stack(state, _swap(state.stack, item))
        elif item.zone is Zone.BATTLEFIELD:
            self.state = _with_battlefield(state, _swap(state.battlefield, item))
        elif item.zone in OF_A_PLAYER:
            name = item.zone.value
            zone = _swap(getattr(state.players[item.owner], name), item)
            self.own_zone(item.owner, name, zone)
        else:
            name = item.zone.value
            self.state = state.but(**{name: _swap(getattr(state, name), item)})

    def object(self, id: int, **fields: Any) -> None:
        """Set fields of an object that is somewhere; nothing happens if it is gone."""
        found = self.state.find(id)
        if found is not None:
            self.replace(found.but(**fields))

    def new_id(self) -> int:
        id = self.state.next_id
        self.state = self.state.but(next_id=id + 1)
        return id

    def push(self, task: Task, **fields: Any) -> None:
        """Begin a procedure inside the ones under way; `fields` of the state change with it."""
        self.state = self.state.but(agenda=(*self.state.agenda, task), **fields)

    def pop(self) -> None:
        """End the innermost procedure."""
        self.state = _with_agenda(self.state, self.state.agenda[:-1])

    def finish(self, receiver: int) -> None:
        """End the innermost procedure; `receiver` is to get priority, nobody has passed (117.3)."""
        self.state = _finished(self.state, self.state.agenda[:-1], receiver, 0)

    def top(self, task: Task) -> None:
        """The innermost procedure goes on as `task`."""
        self.state = _with_agenda(self.state, (*self.state.agenda[:-1], task))

    def step_done(self, task: Task) -> None:
        """A step of the innermost procedure is over; it goes on at once as `task`."""
        self.steps += 1
        self.state = _with_agenda(self.state, (*self.state.agenda[:-1], task))
        self.end_step()

    def end_step(self) -> None:
        """Add the frame of a step that is over; one without events amends the frame before it."""
        events, frames = self.events, self.frames
        if events:
            choice = None if frames else self.choice
            frames.append(_NEW(Frame, (self.state, tuple(events), choice)))
            events.clear()
        elif frames:
            frames[-1] = _NEW(Frame, (self.state, *frames[-1][1:]))


def _swap(zone: Any, item: Item) -> Any:
    """The zone with `item` in the place of the object of the same id."""
    for i, other in enumerate(zone):
        if other.id == item.id:
            return (*zone[:i], item, *zone[i + 1 :])
    return zone
