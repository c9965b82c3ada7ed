"""A position written: the words from which an equal one is set up again."""

from __future__ import annotations

from mtgrules.engine.legality import FACE_DOWN
from mtgrules.model.cards import Card
from mtgrules.model.mana import Mana
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.setup.reading import read
from mtgrules.setup.words import NAMES, SEATS, ZONES


def write(state: State) -> str:
    """The TOML text of a position, from which `read` sets up an equal one.

    Only positions at rest can be written: what these words cannot say (something
    under way, a use limit, an effect until end of turn) raises `ValueError`; such a
    game is told by its trace instead.
    """
    if (
        state.agenda
        or state.stack
        or state.waiting
        or state.delayed
        or state.extra_steps
        or state.beside
    ):
        raise ValueError("this position is in the middle of something; write its trace instead")
    text = _written(state)
    if _outline(read(text)) != _outline(state):
        raise ValueError("this position has more to it than these words can say; write its trace")
    return text


def _outline(state: State) -> State:
    """The position without the ids of its objects and what is settled before anyone chooses."""

    def plain(zone: tuple[Obj, ...]) -> tuple[Obj, ...]:
        by_owner = sorted(zone, key=lambda obj: obj.owner)
        place = {obj.id: i for i, obj in enumerate(by_owner)}
        return tuple(
            obj.but(
                id=0,
                was=0,
                card=_said(obj),
                whole=None,
                attached=place.get(obj.attached, -1),
            )
            for obj in by_owner
        )

    players = tuple(
        player.but(
            pool=tuple(Mana(mana.type, only=mana.only) for mana in player.pool),
            library=plain(player.library),
            hand=plain(player.hand),
            graveyard=plain(player.graveyard),
        )
        for player in state.players
    )
    return state.but(
        players=players,
        battlefield=plain(state.battlefield),
        exile=plain(state.exile),
        command=plain(state.command),
        gone=(),
        next_id=0,
        priority=None,
        receiver=state.receiver if state.priority is None else state.priority,
    )


def _said(obj: Obj) -> Card:
    """The card that the words name; they cannot say that a permanent has its back face up."""
    return obj.card if obj.zone is Zone.BATTLEFIELD else obj.whole or obj.card


def _written(state: State) -> str:
    lines = [
        f'edition = "{state.edition}"',
        f"turn = {state.turn}",
        f'active = "{SEATS[state.active]}"',
        f'step = "{state.step.value}"',
    ]
    for i, player in enumerate(state.players):
        lines += ["", f"[{SEATS[i]}]"]
        if player.name != NAMES[i]:
            lines.append(f'name = {{ en = "{player.name.en}", ja = "{player.name.ja}" }}')
        lines.append(f"life = {player.life}")
        if player.pool:
            lines.append('pool = "' + "".join(f"{{{m.type}}}" for m in player.pool) + '"')
        if player.lands_played:
            lines.append(f"lands_played = {player.lands_played}")
        for zone in ZONES:
            here = [o for o in state.zone_of(Zone(zone), i) if o.owner == i]
            if zone == "library":
                here.reverse()
            if here or zone == "library":
                lines.append(f"{zone} = [{', '.join(_quoted(state, o) for o in here)}]")
    return "\n".join(lines) + "\n"


def _quoted(state: State, obj: Obj) -> str:
    flags = ["face down"] if obj.card is FACE_DOWN else []
    if obj.tapped:
        flags.append("tapped")
    if obj.zone is Zone.BATTLEFIELD and not obj.settled:
        flags.append("new")
    if obj.damage:
        flags.append(f"damage {obj.damage}")
    flags += [f"{n} {kind} counters" for kind, n in obj.counters]
    if any(m.keyword is not None and m.keyword.name == "suspend" for m in obj.marks):
        flags.append("suspend")
    if obj.named:
        flags.append(f"naming {obj.named}")
    host = state.permanent(obj.attached)
    if host is not None:
        flags.append(f"on {host.card.name.en}")
    whole = (obj.whole or obj.card).name.en
    about = f" ({', '.join(flags)})" if flags else ""
    return f'"{whole}{about}"'
