"""Objects as a check describes them: `2 Island (tapped), Rift Bolt`, `nothing`.

Commas or semicolons stand between them. A name that has a comma itself is read as one
name; a name that no card and nothing in the game has is refused, or a check that
something is not there would hold whatever it says.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from mtgrules.cards import UnknownCard, card
from mtgrules.cards.catalogue import is_name
from mtgrules.model.objects import Item, Obj
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text
from mtgrules.setup.brackets import split

NOTHING_THERE = ("nothing", "なし")

_NOT_READ = Text(
    "{part!r} cannot be read; write a name, before it how many, after it in brackets what is so: "
    "2 Island (tapped).",
    "{part!r}は読めません。名前の前に枚数、後ろのかっこに状態を書きます：2 島 (tapped)。",
)

_BETWEEN = re.compile(r"(\s*[;；,、]\s*)(?![^(（]*[)）])")
_ONE = re.compile(r"(?:(\d+)(?:\s+|[枚体]の?\s*))?([^()（）]+?)\s*(?:[(（]([^()（）]*)[)）])?")
_ABILITY = re.compile(r"(.+)(?:'s ability|の能力)")


class CannotLook(ValueError):
    """A check that cannot be read; `text` says what could stand there."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


class Described(NamedTuple):
    """Some objects as a check describes them."""

    n: int
    name: str
    flags: tuple[str, ...]


def described(state: State, wanted: str) -> list[Described]:
    """The objects that a text describes; raises `CannotLook` for a name that nothing has.

    >>> from mtgrules.setup import position
    >>> [one.name for one in described(position({}), "Ith, High Arcanist (tapped, new), 2 Island")]
    ['Ith, High Arcanist', 'Island']
    """
    if wanted in NOTHING_THERE:
        return []
    return [_described(state, part) for part in _parts(state, wanted)]


def names_of(state: State, thing: Item) -> set[str]:
    """Every name by which a thing may be called, in small letters."""
    names = [state.name(thing.id)]
    if isinstance(thing, Obj):
        names.append((thing.whole or thing.card).name)
    return {half.casefold() for name in names for half in (name.en, name.ja)}


def _parts(state: State, wanted: str) -> list[str]:
    """The descriptions in a text, one by one; the longest name wins."""
    pieces = _BETWEEN.split(wanted)  # a description, what is between, the next description ...
    parts = []
    while pieces:
        most = next((n for n in (5, 3) if _is_one(state, pieces[:n], n)), 1)
        part, pieces = "".join(pieces[:most]).strip(), pieces[most + 1 :]
        if part:
            parts.append(part)
    return parts


def _is_one(state: State, pieces: list[str], n: int) -> bool:
    read = _ONE.fullmatch("".join(pieces).strip())
    return len(pieces) == n and read is not None and _known(state, read[2])


def _known(state: State, name: str) -> bool:
    ability = _ABILITY.fullmatch(name)
    if is_name(name) or (ability is not None and is_name(ability[1])):
        return True
    zones = [state.battlefield, state.stack, state.exile, state.command]
    zones += [zone for player in state.players for zone in (player.hand, player.graveyard)]
    return any(name.casefold() in names_of(state, thing) for zone in zones for thing in zone)


def _described(state: State, part: str) -> Described:
    read = _ONE.fullmatch(part)
    if read is None:
        raise CannotLook(_NOT_READ.format(part=part))
    if not _known(state, read[2]):
        try:
            card(read[2])
        except UnknownCard as error:
            raise CannotLook(error.text) from None
    return Described(int(read[1] or 1), read[2], tuple(split(read[3] or "")))
