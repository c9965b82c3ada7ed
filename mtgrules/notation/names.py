"""Names of objects and players in a choice: either language, `#2` for the second of a zone."""

from __future__ import annotations

from mtgrules.model.choices import FIRST_OBJECT
from mtgrules.model.state import State, is_player
from mtgrules.model.zones import Zone
from mtgrules.rulebook.terms import word
from mtgrules.rulebook.text import Text


def names(name: Text) -> tuple[str, str]:
    """The ways to write a name, in small letters."""
    return name.en.casefold(), name.ja.casefold()


def is_called(state: State, ref: int, want: str) -> bool:
    """Whether a text means that player or object: its name, `#id`, or both.

    A number below the ids of objects counts: `Island #2` is the second Island of its zone.
    """
    plain, _, id = want.partition("#")
    plain = plain.strip().casefold()
    if id:
        if not (id.strip().isascii() and id.strip().isdigit()):
            return False
        counts = bool(plain) and int(id) < FIRST_OBJECT and not is_player(ref)
        if int(id) != (nth(state, ref) if counts else ref):
            return False
        if not plain:
            return True
    if is_player(ref) and plain in ("you", "opponent", "あなた", "対戦相手"):
        return (ref == 0) == (plain in ("you", "あなた"))
    return plain in names(state.name(ref))


def nth(state: State, ref: int) -> int:
    """Which of the objects of its name in its zone an object is, counted from 1."""
    name = state.name(ref)
    for zone in _zones(state):
        same = [id for id in zone if state.name(id) == name]
        if ref in same:
            return same.index(ref) + 1
    return 1


def here(state: State) -> list[Text]:
    """The names of all players and of all objects that a choice could be about."""
    players = [player.name for player in state.players]
    return [*players, *dict.fromkeys(state.name(id) for zone in _zones(state) for id in zone)]


def _zones(state: State) -> list[list[int]]:
    zones = [state.battlefield, state.stack, state.exile, state.command]
    zones += [zone for p in state.players for zone in (p.hand, p.graveyard)]
    return [[obj.id for obj in zone] for zone in zones]


def zone_word(zone: Zone) -> Text:
    """The term for a zone."""
    apart = {Zone.EXILE: "exile zone", Zone.COMMAND: "command zone"}
    return word(apart.get(zone, zone.value))
