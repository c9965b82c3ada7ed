"""State-based actions (704), as far as the cards here need them."""

from __future__ import annotations

from mtgrules.engine.attaching import falling, is_aura
from mtgrules.engine.board import board, of_one_battlefield, those
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_type, statics, toughness
from mtgrules.engine.constants import of_a_constant
from mtgrules.engine.destroying import destroy
from mtgrules.engine.sagas import finished
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Obj
from mtgrules.model.state import Procedure, State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone


def due(state: State) -> bool:
    """Whether any state-based action would be performed now (704.3)."""
    return not _is_calm(state) and bool(
        _losers(state)
        or _dying(state)
        or _strays(state)
        or finished(state)
        or falling(state)
        or worlds(state)
        or legends(state)
    )


def _is_calm(state: State) -> bool:
    """Whether one look tells that nothing is due: this is asked before each priority."""
    if board(state).watched:
        return False
    for player in state.players:
        if player.life <= 0 or player.drew_from_empty or player.lost:
            return False
        for zone in (player.hand, player.graveyard, player.library):
            if zone and _has_stray(zone):
                return False
    if state.exile and _has_stray(state.exile):
        return False
    return not (state.command and _has_stray(state.command))


@of_a_constant
def _has_stray(zone: tuple[Obj, ...]) -> bool:
    """Whether a token or a copy is in a zone where it cannot stay; most zones stay as they are."""
    return any(obj.token or obj.copied for obj in zone)


def perform(change: Change) -> bool:
    """Perform all that are due, together (704.3); True if there were any.

    The legend rule asks its player, so it goes last and alone (704.5j).
    """
    state = change.state
    if _is_calm(state):
        return False
    losers, dying, loose = _losers(state), _dying(state), falling(state)
    old_worlds = worlds(state)
    strays, told = _strays(state), finished(state)
    for who, rule in losers:
        change.player(who, lost=True)
        change.say("lost", rule, who=who)
    for obj, key, rule in dying:
        if rule == "704.5g":
            destroy(change, obj.id, rule)
        else:
            change.move(obj.id, Zone.GRAVEYARD, key, rule)
    for id in strays:
        change.vanish(id)
    for obj in told:
        change.move(obj.id, Zone.GRAVEYARD, "sacrificed", "704.5s")
    for obj in loose:
        if is_aura(obj):
            change.move(obj.id, Zone.GRAVEYARD, "aura_fell", "704.5m")
        else:
            change.object(obj.id, attached=-1)
            change.say("unattached", "704.5n", subject=obj.id, name=obj.card.name)
    for obj in old_worlds:
        change.move(obj.id, Zone.GRAVEYARD, "world_rule", "704.5k")
    for who, _ in losers:
        leave(change, who)
    if losers:
        _maybe_over(change)
    if losers or dying or strays or told or loose or old_worlds:
        return True
    same = legends(state)
    if same is not None:
        change.push(LegendRule(same[0].controller, tuple(obj.id for obj in same)))
        return True
    return False


def leave(change: Change, who: int) -> None:
    """A player leaves: what they own goes, what they control on the stack goes (800.4a)."""
    state = change.state
    change.put(
        battlefield=tuple(o for o in state.battlefield if o.owner != who),
        exile=tuple(o for o in state.exile if o.owner != who),
        command=tuple(o for o in state.command if o.owner != who),
        stack=tuple(
            item
            for item in state.stack
            if item.controller != who and not (isinstance(item, Obj) and item.owner == who)
        ),
        waiting=tuple(w for w in state.waiting if w.controller != who),
        delayed=tuple(one for one in state.delayed if one.controller != who),
    )
    change.player(who, library=(), hand=(), graveyard=(), pool=())
    for obj in change.state.battlefield:
        marks = tuple(m for m in obj.marks if not (m.what == "control" and m.controller == who))
        if marks != obj.marks:
            change.object(obj.id, marks=marks)
            change.settle_control(obj.id)


def _losers(state: State) -> list[tuple[int, str]]:
    found = []
    for who, player in enumerate(state.players):
        if player.lost:
            continue
        if player.life <= 0:
            found.append((who, "704.5a"))
        elif player.drew_from_empty:
            found.append((who, "704.5b"))
    return found


def _dying(state: State) -> list[tuple[Obj, str, str]]:
    """What goes to the graveyard; a body that other zones define is measured every time."""
    if any(static.stars[1] for _, static in statics(state)):
        return _too_weak(state)
    return _too_weak_by_themselves(state)


def _too_weak(state: State) -> list[tuple[Obj, str, str]]:
    found = []
    changeable = bool(statics(state))
    for obj in state.battlefield if changeable else those(state, board(state).watched):
        if "creature" in obj.card.types:
            if changeable or obj.damage or obj.marks or obj.counters or not obj.card.toughness:
                tough = toughness(state, obj)
                if tough <= 0:
                    found.append((obj, "died", "704.5f"))
                elif obj.damage >= tough:
                    found.append((obj, "died", "704.5g"))
        elif is_type(obj, "planeswalker") and obj.counter("loyalty") == 0:
            found.append((obj, "planeswalker_left", "704.5i"))
    return found


_too_weak_by_themselves = of_one_battlefield(_too_weak)


def _strays(state: State) -> list[int]:
    """Tokens off the battlefield (704.5d) and copies of spells off the stack (704.5e)."""
    zones = [state.exile, state.command]
    for player in state.players:
        zones += (player.graveyard, player.hand, player.library)
    return [obj.id for zone in zones for obj in zone if obj.token or obj.copied]


@of_one_battlefield
def legends(state: State) -> tuple[Obj, ...] | None:
    """Legendary permanents of one name and one controller, None if there are not two (704.5j)."""
    found: dict[tuple[int, str], list[Obj]] = {}
    for obj in those(state, board(state).watched):
        if "legendary" in obj.card.supertypes:
            found.setdefault((obj.controller, obj.card.name.en), []).append(obj)
    return next((tuple(same) for same in found.values() if len(same) > 1), None)


@of_one_battlefield
def worlds(state: State) -> tuple[Obj, ...]:
    """Permanents with the supertype world other than the newest one (704.5k)."""
    found = [obj for obj in those(state, board(state).watched) if "world" in obj.card.supertypes]
    return tuple(sorted(found, key=lambda obj: obj.id)[:-1])


def _maybe_over(change: Change) -> None:
    """One player left wins (104.2a); none left is a draw (104.4a)."""
    left = [who for who, player in enumerate(change.state.players) if not player.lost]
    if len(left) == 1:
        change.put(over="won", winner=left[0], priority=None, receiver=None)
        change.say("won", "104.2a", who=left[0])
    elif not left:
        change.put(over="draw", priority=None, receiver=None)
        change.say("draw", "104.4a")


@value
class LegendRule(Procedure, Value):
    """The controller keeps one of several legendary permanents of the same name (704.5j)."""

    player: int
    same: tuple[int, ...]

    def ask(self, state: State) -> Options | None:
        legal = tuple(Choice("choose", (id,)) for id in self.same)
        return Options(self.player, "legend rule", "704.5j", legal)

    def run(self, change: Change) -> None:
        raise AssertionError("the legend rule always asks")

    def take(self, change: Change, choice: Choice) -> None:
        change.pop()
        for id in self.same:
            if id != choice.args[0]:
                change.move(id, Zone.GRAVEYARD, "legend_rule", "704.5j")
