"""Finding the scenarios that come with the package, by id."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.rulebook.near import near
from mtgrules.rulebook.text import Text
from mtgrules.scenarios.read import read

if TYPE_CHECKING:
    from collections.abc import Iterator
    from importlib.resources.abc import Traversable

    from mtgrules.scenarios.model import Scenario

COLLECTIONS = ("activate", "suspend", "cases", "questions", "more")
"""The folders: the statements of the two pages, cases of other engines, questions of people,
and `more`, where further scenarios go; what the others hold is settled.
"""


class UnknownScenario(KeyError):
    """No scenario has that id; `text` says so with ids that are near, in both languages."""

    def __init__(self, id: str) -> None:
        close = near(id, ids()) or ["A1", "S1"]
        self.text = Text(
            f"There is no scenario {id!r}. Do you mean {' or '.join(close)}?",
            f"{id!r}という番号のものはありません。もしかして：{'、'.join(close)}",
        )
        super().__init__(self.text.en)

    def __str__(self) -> str:
        return self.text.en


class _Place(NamedTuple):
    """A file of a scenario and the collection in which it lies."""

    collection: str
    file: Traversable


@cache
def _places() -> dict[str, _Place]:
    """Where the file of each id is, in the order of collections and numbers."""
    found: dict[str, _Place] = {}
    for name in COLLECTIONS:
        folder = files("mtgrules.scenarios") / name
        inside = folder.iterdir() if folder.is_dir() else ()
        each = [file for file in inside if file.name.endswith(".toml")]
        for file in sorted(each, key=lambda file: _key(file.name)):
            found[file.name.removesuffix(".toml")] = _Place(name, file)
    return found


def _key(name: str) -> tuple[int, str]:
    """A2 before A10."""
    return (len(name), name)


def ids(collection: str = "") -> tuple[str, ...]:
    """The ids of all scenarios, or of one collection."""
    return tuple(id for id, place in _places().items() if collection in ("", place.collection))


@cache
def scenario(id: str) -> Scenario:
    """The scenario with that id; raises `UnknownScenario`."""
    place = _places().get(id) or _places().get(id.upper())
    if place is None:
        raise UnknownScenario(id)
    path = f"mtgrules/scenarios/{place.collection}/{place.file.name}"
    return read(place.file.read_text(encoding="utf-8"), path)


@cache
def out_of_scope() -> dict[str, Text]:
    """Why a case, a report or a question is no scenario here, by its id."""
    place = files("mtgrules.scenarios") / "out_of_scope.toml"
    if not place.is_file():
        return {}
    table = tomllib.loads(place.read_text(encoding="utf-8"))
    return {id: Text(reason["en"], reason["ja"]) for id, reason in table.items()}


def all_scenarios(collection: str = "") -> Iterator[Scenario]:
    """All scenarios, or those of one collection, in the order of their numbers."""
    return map(scenario, ids(collection))
