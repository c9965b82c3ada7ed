"""The small actions that every procedure is made of, each written into one step.

Moving objects (400.7), tapping (701.26), counters (122), damage (120), life (119),
drawing (121), mana (106.4). Each puts down an event with its rule; nothing else in
the engine writes to zones.
"""

from __future__ import annotations

from typing import Any

from mtgrules.engine.board import only_turned
from mtgrules.engine.characteristics import triggered
from mtgrules.engine.drafts import Draft
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.mana import Mana
from mtgrules.model.objects import Mark, Obj, StackAbility
from mtgrules.model.state import Delayed, State, also_gone, is_player
from mtgrules.model.values import changing
from mtgrules.model.zones import HIDDEN, OF_A_PLAYER, Zone

_PUBLIC = (Zone.BATTLEFIELD, Zone.STACK, Zone.EXILE, Zone.GRAVEYARD, Zone.COMMAND)

_turned = changing(Obj, "tapped")
_with_beside = changing(State, "beside")
_with_gone = changing(State, "stack", "gone")
_WITH_ZONE = {zone.value: changing(State, zone.value) for zone in Zone if zone not in OF_A_PLAYER}
_having_moved = changing(State, "next_id", "gone")


class Change(Draft):
    """One step being written, with the verbs of the game."""

    __slots__ = ()

    # Moving (400) ---------------------------------------------------------------

    def move(self, id: int, zone: Zone, key: str, rule: str, **how: Any) -> int:
        """Move a card to the top (the end) of a zone as a new object; gives its new id (400.7).

        `how` may set fields of the new object: controller, tapped, counters,
        marks, announced, card (the face that is up). Counters and damage do not
        come along (122.2). 0 if the object is gone. With `bottom` it goes to the
        bottom of a library. A token that has left the battlefield, or a copy of a
        spell that has left the stack, stays where it is until it ceases to exist
        (111.8, 704.5e).
        """
        old = self.state.card(id)
        return 0 if old is None else self.move_this(old, zone, key, rule, **how)

    def move_this(self, old: Obj, zone: Zone, key: str, rule: str, **how: Any) -> int:
        """Like `move`, for a card that was just looked at."""
        id = old.id
        if (old.token or old.copied) and old.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            return 0
        bottom = how.pop("bottom", False)
        self._take_out(old)
        state = self.state
        whole = old.whole or old.card
        made = Obj(state.next_id, whole, old.owner, old.owner, zone, was=id, token=old.token)
        if old.whole is not None and zone in (Zone.BATTLEFIELD, Zone.STACK):
            made = made.but(card=old.card, whole=old.whole)
        if how:
            made = made.but(**how)
        gone = also_gone(state.gone, old) if old.zone in _PUBLIC else state.gone
        self.state = _having_moved(state, state.next_id + 1, gone)
        if old.copied and zone is Zone.BATTLEFIELD:
            made = made.but(token=True)  # it becomes a token (608.3f)
        elif old.copied:
            made = made.but(copied=True)  # for a moment, until state-based actions (704.5e)
        self._put_in(made, bottom=bottom)
        self.say_of(key, rule, made.id, old.card.name, made.controller)
        return made.id

    def _take_out(self, obj: Obj) -> None:
        name = obj.zone.value
        if obj.zone in OF_A_PLAYER:
            zone = getattr(self.state.players[obj.owner], name)
            self.own_zone(obj.owner, name, tuple([o for o in zone if o.id != obj.id]))
        else:
            kept = tuple([o for o in getattr(self.state, name) if o.id != obj.id])
            self.state = _WITH_ZONE[name](self.state, kept)

    def _put_in(self, obj: Obj, *, bottom: bool = False) -> None:
        name = obj.zone.value
        if obj.zone in OF_A_PLAYER:
            there = getattr(self.state.players[obj.owner], name)
            self.own_zone(obj.owner, name, (obj, *there) if bottom else (*there, obj))
        else:
            zone = (*getattr(self.state, name), obj)
            self.state = _WITH_ZONE[name](self.state, zone)

    def create(self, who: int, card: Card, rule: str = "111.1") -> int:
        """`who` creates a token: its owner, and its controller as it enters (111.2)."""
        id = self.new_id()
        token = Obj(id, card, who, who, Zone.BATTLEFIELD, token=True)
        if card.enters_tapped:
            token = token.but(tapped=True)
        self._put_in(token)
        self.say_of("token_created", rule, id, card.name, who)
        self.say_of("entered", rule, id, card.name, who)
        return id

    def vanish(self, id: int) -> None:
        """A token elsewhere than on the battlefield ceases to exist (111.7), or a copy (704.5e)."""
        obj = self.state.card(id)
        if obj is not None:
            self._take_out(obj)
            key, rule = ("copy_gone", "704.5e") if obj.copied else ("token_vanished", "704.5d")
            self.say_of(key, rule, id, obj.card.name)

    def cease(self, id: int) -> None:
        """An ability leaves the stack, or its place beside it, and is nowhere (608.2n).

        A card that it came from is no longer shown to all (701.20a, 702.49b).
        """
        state = self.state
        ability = state.item(id)
        if not isinstance(ability, StackAbility):
            return
        if ability in state.stack:
            stack = tuple([item for item in state.stack if item.id != id])
            self.state = _with_gone(state, stack, also_gone(state.gone, ability))
        else:
            self.state = _with_beside(state, tuple([one for one in state.beside if one.id != id]))
        if ability.ability.zone not in HIDDEN:
            return
        source = self.state.card(ability.source)
        if source is not None and source.revealed:
            self.replace(source.but(revealed=False))

    def transform(self, id: int) -> None:
        """Turn a transforming permanent over; it is the same object as before (701.27a, 712.18)."""
        obj = self.state.permanent(id)
        whole = obj.whole or obj.card if obj is not None else None
        if obj is None or whole is None or not whole.transforms or whole.back is None:
            return
        other = whole.back if obj.card is whole else whole
        self.replace(obj.but(card=other, whole=whole if other is not whole else None))
        self.say("transformed", "701.27a", subject=id, name=obj.card.name, to=other.name)

    def delay(
        self, ability: Triggered, source: Obj, who: int, until: str = "", **more: Any
    ) -> None:
        """Set up a delayed triggered ability that `who` will control (603.7).

        `more` may set its `about` and `whose`.
        """
        made = Delayed(ability, source, who, until, **more)
        self.state = self.state.but(delayed=(*self.state.delayed, made))
        self.say_of("delayed_set", "603.7", source.id, source.card.name, who)

    # Things that happen to objects -----------------------------------------------

    def tap(self, id: int, key: str = "tapped") -> None:
        """Turn an untapped permanent sideways (701.26a); a tapped one stays as it is (701.26a)."""
        obj = self.state.permanent(id)
        if obj is not None and not obj.tapped:
            self._turn(obj, tapped=True)
            self.say_of(key, "701.26a", id, obj.card.name, obj.controller)

    def untap(self, id: int) -> None:
        obj = self.state.permanent(id)
        if obj is not None and obj.tapped:
            self._turn(obj, tapped=False)
            self.say_of("untapped", "701.26b", id, obj.card.name, obj.controller)

    def _turn(self, obj: Obj, *, tapped: bool) -> None:
        before = self.state
        self.replace(_turned(obj, tapped))
        only_turned(before, self.state)

    def add_counters(self, id: int, kind: str, n: int) -> None:
        """Put `n` counters on an object (122.1)."""
        obj = self.state.card(id)
        if obj is None or n <= 0:
            return
        counters = dict(obj.counters)
        counters[kind] = counters.get(kind, 0) + n
        self.replace(obj.but(counters=tuple(sorted(counters.items()))))
        self.say_counters(id, kind, n)

    def say_counters(self, id: int, kind: str, n: int, rule: str = "122.1") -> None:
        """Say that counters were put on an object, also as it entered (122.6)."""
        self.say(
            f"counters_added_{_kind(kind)}",
            rule,
            subject=id,
            n=n,
            name=self.state.name(id),
            kind=kind,
        )

    def remove_counters(self, id: int, kind: str, n: int) -> int:
        """Remove up to `n` counters, as many as there are (122.1, 609.3); gives how many.

        Removing the last one is told as an event of its own: triggers wait for it.
        """
        obj = self.state.card(id)
        if obj is None:
            return 0
        there = obj.counter(kind)
        taken = min(n, there)
        if taken <= 0:
            return 0
        counters = {**dict(obj.counters), kind: there - taken}
        left = tuple(sorted((k, v) for k, v in counters.items() if v))
        self.replace(obj.but(counters=left))
        self.say(
            f"counters_removed_{_kind(kind)}",
            "122.1",
            subject=id,
            n=taken,
            name=obj.card.name,
            left=there - taken,
        )
        if taken == there and kind == "time":
            heard = any(own.on == "last_time_counter" for own in triggered(obj))
            if heard:  # only then does somebody wait for it
                rule = "702.63a" if obj.zone is Zone.BATTLEFIELD else "702.62a"
                self.say_of("last_time_counter", rule, id, obj.card.name)
        return taken

    def mark(self, id: int, mark: Mark) -> None:
        """Begin a continuous effect on one object (611.2)."""
        obj = self.state.card(id)
        if obj is not None:
            self.replace(obj.but(marks=(*obj.marks, mark)))

    def grant(self, id: int, keyword: Keyword, until: str = "", controller: int = -1) -> None:
        self.mark(id, Mark("keyword", keyword, until=until, controller=controller))

    def gain_control(self, id: int, who: int, until: str = "") -> None:
        """`who` becomes the controller; effects that last until control is lost end (702.62a)."""
        obj = self.state.permanent(id)
        if obj is None:
            return
        marks = (*obj.marks, Mark("control", controller=who, until=until))
        self.replace(obj.but(marks=marks))
        self.settle_control(id)

    def settle_control(self, id: int) -> None:
        """Let the newest control effect decide (613.7); a change ends what lasts with control."""
        obj = self.state.permanent(id)
        if obj is None:
            return
        claims = [m.controller for m in obj.marks if m.what == "control"]
        controller = claims[-1] if claims else obj.owner
        if controller == obj.controller:
            return
        lost = [m for m in obj.marks if m.until == "control is lost"]
        marks = tuple(m for m in obj.marks if m.until != "control is lost")
        self.replace(
            obj.but(
                controller=controller,
                settled=False,
                marks=marks,
                attacking=-1,
                blocking=-1,
            )
        )
        self.say_of("control_changed", "110.2", id, obj.card.name, controller)
        if any(m.keyword and m.keyword.name == "haste" for m in lost):
            self.say_of("haste_lost", "702.62a", id, obj.card.name)

    def damage(self, ref: int, n: int, source: int, *, combat: bool = False) -> None:
        """Deal damage to a player, creature or planeswalker (120.3)."""
        if n <= 0:
            return
        dealer = self.state.name(source)
        if is_player(ref):
            self.player(ref, life=self.state.players[ref].life - n)
            how = {"combat": True} if combat else {}
            self.say("damage_player", "120.3a", subject=source, who=ref, n=n, name=dealer, **how)
            return
        obj = self.state.permanent(ref)
        if obj is None:
            return
        if "planeswalker" in obj.card.types:
            self.say("damage_permanent", "120.3c", subject=ref, n=n, name=dealer, to=obj.card.name)
            self.remove_counters(ref, "loyalty", n)
        if "creature" in obj.card.types:
            self.replace(obj.but(damage=obj.damage + n))
            self.say("damage_permanent", "120.3e", subject=ref, n=n, name=dealer, to=obj.card.name)

    # Things that happen to players -------------------------------------------------

    def lose_life(self, who: int, n: int) -> None:
        """Lose life (119.3); paying life is losing it (119.4)."""
        self.player(who, life=self.state.players[who].life - n)
        self.say("life_lost", "119.3", who=who, n=n)

    def gain_life(self, who: int, n: int) -> None:
        """Gain life (119.3)."""
        self.player(who, life=self.state.players[who].life + n)
        self.say("life_gained", "119.3", who=who, n=n)

    def to_bottom(self, id: int) -> None:
        """Put a card on the bottom of its owner's library (401.4)."""
        self.move(id, Zone.LIBRARY, "to_bottom", "401.4", bottom=True)

    def draw(self, who: int, n: int = 1) -> None:
        """Draw cards one by one (121.1, 121.2); an empty library is noted (704.5b)."""
        for _ in range(n):
            library = self.state.players[who].library
            if library:
                self.move(library[-1].id, Zone.HAND, "drew", "121.1")
            else:
                self.player(who, drew_from_empty=True)
                self.say("drew_from_empty", "704.5b", who=who)

    def discard(self, id: int) -> int:
        return self.move(id, Zone.GRAVEYARD, "discarded", "701.9a")

    def sacrifice(self, id: int) -> int:
        return self.move(id, Zone.GRAVEYARD, "sacrificed", "701.21a")

    def mill(self, who: int, n: int = 1) -> None:
        for _ in range(n):
            library = self.state.players[who].library
            if library:
                self.move(library[-1].id, Zone.GRAVEYARD, "milled", "701.17a")

    def add_mana(self, who: int, types: tuple[str, ...], maker: int, only: str = "") -> None:
        """Put mana into a pool (106.4), remembering which ability made it."""
        pool = self.state.players[who].pool + tuple([Mana(t, maker, only) for t in types])
        self.pool(who, pool)
        mana = "".join([f"{{{t}}}" for t in types])
        self.say("mana_added", "106.4", subject=maker, who=who, mana=mana)


def _kind(kind: str) -> str:
    """The part of an event's name for a kind of counter."""
    return kind if kind in ("time", "loyalty", "lore") else "other"
