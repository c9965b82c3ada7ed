"""The rules that the project cites: numbers by edition, and what they say in our own words.

A rule's id is its number in the newest edition; `number` gives the number that
it has in another one, and `canonical` leads back.

>>> from mtgrules.rulebook.editions import Edition
>>> then = Edition.parse("2023-11-17")
>>> number("733.1", then), canonical("728.1", then)
('728.1', '733.1')

The words live in rules.toml, which is read on first use only, so that importing
the engine stays quick.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mtgrules.rulebook.editions import EDITIONS, NEWEST, Edition
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping

# The page has no address for a single rule, so every link leads here.
RULES_PAGE = "https://magic.wizards.com/en/rules"


class UnknownRule(KeyError):
    """A number that the rulebook does not have; `text` names the nearest in both languages."""

    def __init__(self, wanted: str, edition: Edition = NEWEST) -> None:
        self.wanted = wanted
        near = ", ".join(_nearest(wanted, tuple(_by_number(edition))))
        self.text = Text(
            f"The rulebook has no rule {wanted!r} in edition {edition}. Nearest: {near}.",
            f"{edition}版のルール集に「{wanted}」はありません。近い番号: {near}",
        )
        super().__init__(wanted)

    def __str__(self) -> str:
        # KeyError would show only the key, in quotes.
        return f"{self.text.en} / {self.text.ja}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, a summary for learners, and its number in each edition that has it."""

    id: str
    summary: Text
    numbers: Mapping[Edition, str] = field(hash=False)


def rule(id: str) -> Rule:
    """The rule of that id; `UnknownRule` if there is none.

    >>> rule("702.62b").summary["en"]
    'A card is suspended while it is in exile, has suspend and bears a time counter.'
    """
    try:
        return _rules()[id]
    except KeyError:
        raise UnknownRule(id) from None


def known(id: str) -> bool:
    """Whether the rulebook has a rule of that id."""
    return id in _rules()


def number(id: str, edition: Edition = NEWEST) -> str | None:
    """The rule's number in an edition, or None if that edition has no such rule."""
    return rule(id).numbers.get(edition)


def exists(id: str, edition: Edition = NEWEST) -> bool:
    """Whether the edition has that rule, under whatever number."""
    return number(id, edition) is not None


def link(id: str) -> str:
    """Where the official text of a rule can be read."""
    rule(id)  # an unknown rule has no address
    return RULES_PAGE


def canonical(number: str, edition: Edition = NEWEST) -> str:
    """The id of the rule that has that number in an edition; `UnknownRule` if none has."""
    try:
        return _by_number(edition)[number]
    except KeyError:
        raise UnknownRule(number, edition) from None


def all_rules() -> tuple[Rule, ...]:
    """Every rule of the rulebook, in the order of the book."""
    return tuple(_rules().values())


@cache
def _rules() -> dict[str, Rule]:
    data = tomllib.loads((files(__package__) / "rules.toml").read_text(encoding="utf-8"))
    return {id_: _read(id_, entry) for id_, entry in data.items()}


def _read(id_: str, entry: dict[str, Any]) -> Rule:
    other = entry.get("numbers", {})
    absent = entry.get("absent", ())
    numbers = {e: other.get(str(e), id_) for e in EDITIONS if str(e) not in absent}
    return Rule(id_, Text(entry["en"], entry["ja"]), numbers)


@cache
def _by_number(edition: Edition) -> dict[str, str]:
    return {r.numbers[edition]: r.id for r in all_rules() if edition in r.numbers}


def _nearest(wanted: str, numbers: tuple[str, ...]) -> list[str]:
    """Up to three numbers: of the same rule or section if possible, else of like spelling."""
    parts = re.match(r"(\d{3})(\.\d+)?", wanted)
    if parts:
        for prefix in (parts.group(0), parts.group(1)):
            family = [n for n in numbers if re.match(re.escape(prefix) + r"(?!\d)", n)]
            if family:
                return get_close_matches(wanted, family, n=3, cutoff=0)
    return get_close_matches(wanted, numbers, n=3, cutoff=0)
