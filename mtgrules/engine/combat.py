"""Combat (506-511): attackers, blockers, damage.

Attackers and blockers are declared one at a time so that each can be listed; the
declaration counts as one (508.1, 509.1) and its triggers wait until it is complete.
First strike and costs to attack are not modelled.
"""

from __future__ import annotations

from collections.abc import Iterable

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has, is_type, power, statics, toughness
from mtgrules.engine.legality import is_summoning_sick
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.objects import Obj
from mtgrules.model.state import Procedure, State, is_player
from mtgrules.model.values import Value, value

DONE = Choice("done")
SAFE = "no combat damage"
"""The mark of a creature whose combat damage, dealt and received, is prevented this turn (615)."""


def attackers(state: State) -> tuple[Obj, ...]:
    return tuple(obj for obj in state.battlefield if obj.attacking >= 0)


def defender_of(state: State, attacker: Obj) -> int:
    """The defending player: the one attacked, or who controls the planeswalker attacked (506.2)."""
    if is_player(attacker.attacking):
        return attacker.attacking
    walker = state.permanent(attacker.attacking)
    return walker.controller if walker else -1


def defenders(state: State) -> tuple[int, ...]:
    """Defending players in turn order, each once."""
    attacked = {defender_of(state, obj) for obj in attackers(state)}
    return tuple(who for who in state.in_turn_order() if who in attacked)


def remove_all(change: Change) -> None:
    """Everything is removed from combat as the phase ends (511.3)."""
    made = tuple(
        obj.but(attacking=-1, blocking=-1, blocked=False)
        if obj.attacking >= 0 or obj.blocking >= 0
        else obj
        for obj in change.state.battlefield
    )
    change.put(battlefield=made)


def cannot_attack(state: State, obj: Obj) -> No | None:
    """Why a creature of the active player cannot attack (508.1a)."""
    name = (("name", obj.card.name),)
    if obj.tapped:
        return No("508.1a", "tapped_creature", name)
    if is_summoning_sick(state, obj):
        return No("302.6", "sick_attacker", name)
    for giver, static in statics(state):
        if static.forbids_attacking(giver, obj):
            return No("508.1c", "attack_banned", (*name, ("by", giver.card.name)))
    return None


def cannot_be_attacked(state: State, ref: int) -> No | None:
    """Why a player cannot be attacked (508.1c)."""
    if is_player(ref) and state.players[ref].sheltered:
        return No("508.1c", "player_not_attackable", (("name", state.players[ref].name),))
    return None


@value
class DeclareAttackers(Procedure, Value):
    """The active player declares attackers and what each attacks (508.1)."""

    player: int
    chosen: tuple[tuple[int, int], ...] = ()

    def ask(self, state: State) -> Options | None:
        mine = [
            obj
            for obj in state.battlefield
            if obj.controller == self.player and is_type(obj, "creature")
        ]
        if not any(cannot_attack(state, obj) is None for obj in mine):
            return None
        taken = {id for id, _ in self.chosen}
        defending = self._attackable(state)
        legal, refused = [DONE], []
        for obj in mine:
            if obj.id in taken:
                continue
            no = cannot_attack(state, obj)
            for ref in defending:
                choice = Choice("attack", (obj.id, ref))
                no_way = no or cannot_be_attacked(state, ref)
                if no_way is None:
                    legal.append(choice)
                else:
                    refused.append(no_way.to(choice, obj.id))
        return Options(self.player, "attackers", "508.1", tuple(legal), tuple(refused))

    def _attackable(self, state: State) -> tuple[int, ...]:
        others = state.opponents(self.player)
        walkers = (
            obj.id
            for obj in state.battlefield
            if is_type(obj, "planeswalker") and obj.controller != self.player
        )
        return (*others, *walkers)

    def take(self, change: Change, choice: Choice) -> None:
        if choice.verb == "attack":
            id, ref = int(choice.args[0]), int(choice.args[1])
            change.top(self.but(chosen=(*self.chosen, (id, ref))))
            change.say(
                "attacker_named",
                "508.1a",
                subject=id,
                name=change.state.name(id),
                to=change.state.name(ref),
            )
            return
        change.pop()
        for id, ref in self.chosen:
            obj = change.state.permanent(id)
            if obj is None:
                continue
            if not has(change.state, obj, "vigilance"):
                change.tap(id)
            change.object(id, attacking=ref)
        for id, ref in self.chosen:
            name, to = change.state.name(id), change.state.name(ref)
            change.say("attacked", "508.1k", subject=id, who=self.player, name=name, to=to)
        if not self.chosen:
            change.say("no_attack", "508.8", who=self.player)

    def run(self, change: Change) -> None:
        change.pop()
        change.say("no_attack", "508.8", who=self.player)


def cannot_block(state: State, blocker: Obj, attacker: Obj) -> No | None:
    """Why a creature cannot block an attacker (509.1a-b)."""
    if blocker.tapped:
        return No("509.1a", "tapped_creature", (("name", blocker.card.name),))
    if any(mark.what == "cannot be blocked" for mark in attacker.marks):
        return No("509.1b", "cannot_be_blocked", (("name", attacker.card.name),))
    if has(state, attacker, "unblockable"):
        return No("509.1b", "unblockable", (("name", attacker.card.name),))
    for giver, static in statics(state):
        if static.forbids_blocking(giver, blocker):
            no = (("name", blocker.card.name), ("by", giver.card.name))
            return No("509.1b", "block_banned", no)
    flies = has(state, attacker, "flying")
    if flies and not (has(state, blocker, "flying") or has(state, blocker, "reach")):
        return No("702.9b", "flying", (("name", attacker.card.name),))
    return None


@value
class DeclareBlockers(Procedure, Value):
    """A defending player declares blockers (509.1)."""

    player: int
    chosen: tuple[tuple[int, int], ...] = ()

    def _pairs(self, state: State) -> list[tuple[Obj, Obj, No | None]]:
        taken = {id for id, _ in self.chosen}
        attacking = [a for a in attackers(state) if defender_of(state, a) == self.player]
        return [
            (obj, attacker, cannot_block(state, obj, attacker))
            for obj in state.battlefield
            if obj.controller == self.player and is_type(obj, "creature") and obj.id not in taken
            for attacker in attacking
        ]

    def ask(self, state: State) -> Options | None:
        pairs = self._pairs(state)
        if not self.chosen and all(no is not None for _, _, no in pairs):
            return None
        legal, refused = [DONE], []
        for obj, attacker, no in pairs:
            choice = Choice("block", (obj.id, attacker.id))
            if no is None:
                legal.append(choice)
            else:
                refused.append(no.to(choice, obj.id, attacker.id))
        return Options(self.player, "blockers", "509.1", tuple(legal), tuple(refused))

    def take(self, change: Change, choice: Choice) -> None:
        if choice.verb == "block":
            id, ref = int(choice.args[0]), int(choice.args[1])
            change.top(self.but(chosen=(*self.chosen, (id, ref))))
            name, to = change.state.name(id), change.state.name(ref)
            change.say("blocker_named", "509.1a", subject=id, name=name, to=to)
            return
        change.pop()
        for id, ref in self.chosen:
            change.object(id, blocking=ref)
            change.object(ref, blocked=True)
            name, to = change.state.name(id), change.state.name(ref)
            change.say("blocked", "509.1g", subject=id, who=self.player, name=name, to=to)
        if not self.chosen:
            change.say("no_block", "509.1", who=self.player)

    def run(self, change: Change) -> None:
        change.pop()
        change.say("no_block", "509.1", who=self.player)


@value
class Damage(Procedure, Value):
    """Combat damage is assigned (510.1) and dealt all at once (510.2).

    An attacker with several blockers asks its controller how much each gets; with
    trample what is left over may go to the player or planeswalker (702.19b).
    """

    player: int
    assigned: tuple[tuple[int, int, int], ...] = ()

    def _open(self, state: State) -> tuple[Obj, list[Obj], int] | None:
        """The next attacker that must divide its damage, its blockers left, the damage left."""
        for attacker in attackers(state):
            blockers = blockers_of(state, attacker)
            if not blockers or power(state, attacker) <= 0:
                continue
            given = {to: n for a, to, n in self.assigned if a == attacker.id}
            left = power(state, attacker) - sum(given.values())
            waiting = [b for b in blockers if b.id not in given]
            if waiting and left > 0:
                return attacker, waiting, left
        return None

    def _amounts(self, state: State, attacker: Obj, waiting: list[Obj], left: int) -> list[int]:
        """What the next blocker may get. Only after lethal damage to all may any be left over."""
        if len(waiting) > 1:
            return list(range(left + 1))
        given = {to: n for a, to, n in self.assigned if a == attacker.id}
        enough = has(state, attacker, "trample") and all(
            given[b.id] >= lethal(state, b) for b in blockers_of(state, attacker) if b.id in given
        )
        least = min(left, lethal(state, waiting[0])) if enough else left
        return list(range(least, left + 1))

    def ask(self, state: State) -> Options | None:
        found = self._open(state)
        if found is None:
            return None
        attacker, waiting, left = found
        amounts = self._amounts(state, attacker, waiting, left)
        if len(amounts) == 1:
            return None
        legal = tuple(Choice("assign", (attacker.id, waiting[0].id, n)) for n in amounts)
        refused = tuple(
            No("702.19b", "lethal_first").to(Choice("assign", (attacker.id, waiting[0].id, n)))
            for n in range(amounts[0])
        )
        rule = "702.19b" if has(state, attacker, "trample") else "510.1c"
        return Options(attacker.controller, "damage", rule, legal, refused)

    def take(self, change: Change, choice: Choice) -> None:
        a, to, n = (int(arg) for arg in choice.args)
        change.say("damage_assigned", "510.1c", subject=to, name=change.state.name(to), amount=n)
        change.top(self.but(assigned=(*self.assigned, (a, to, n))))

    def run(self, change: Change) -> None:
        state = change.state
        found = self._open(state)
        if found is not None:  # only one way to assign is left
            attacker, waiting, left = found
            change.top(self.but(assigned=(*self.assigned, (attacker.id, waiting[0].id, left))))
            return
        change.pop()
        safe = {o.id for o in state.battlefield if any(m.what == SAFE for m in o.marks)}
        dealt = [
            (source, to, n)
            for source, to, n in self._all(state)
            if n > 0 and source not in safe and to not in safe
        ]
        for source, to, n in dealt:
            change.damage(to, n, source, combat=True)
        self._tell_attachments(change, dict.fromkeys(source for source, _, _ in dealt))
        if not dealt:
            change.say("no_damage", "510.1")

    def _tell_attachments(self, change: Change, sources: Iterable[int]) -> None:
        """Once for each source with an Equipment or Aura on it, which may wait for this."""
        for source in sources:
            if any(obj.attached == source for obj in change.state.battlefield):
                name = change.state.name(source)
                change.say("combat_damage_dealt", "510.2", subject=source, name=name)

    def _all(self, state: State) -> list[tuple[int, int, int]]:
        """All combat damage: by attackers to blockers, by attackers to what they attack, back."""
        found = list(self.assigned)
        for attacker in attackers(state):
            left = power(state, attacker) - sum(n for a, _, n in self.assigned if a == attacker.id)
            if not attacker.blocked or has(state, attacker, "trample"):  # 510.1b, 702.19b, e
                found.append((attacker.id, attacker.attacking, left))
            found.extend((b.id, attacker.id, power(state, b)) for b in blockers_of(state, attacker))
        return found


def blockers_of(state: State, attacker: Obj) -> list[Obj]:
    """The creatures that block an attacker."""
    return [obj for obj in state.battlefield if obj.blocking == attacker.id]


def lethal(state: State, obj: Obj) -> int:
    """Damage that would destroy it, counting what is marked (702.19b)."""
    return max(0, toughness(state, obj) - obj.damage)
