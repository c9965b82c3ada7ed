"""Finding statements by word, rule or card. Plain Python.

>>> from mtgrules.scenarios import scenario
>>> words = Words(scenario("A33"))
>>> words.have("pyromancer 117.1"), words.have("稲妻"), words.have("suspend")
(True, True, False)
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from mtgrules.cards import UnknownCard, card
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import EDITIONS
from mtgrules.rulebook.text import LANGS
from mtgrules.scenarios import Scenario
from mtgrules.setup import SEATS, ZONES

_COUNT = re.compile(r"^\s*\d+\s*x?\s+")
_FLAGS = re.compile(r"\s*[(（].*[)）]\s*$")
_NUMBER = re.compile(r"[as]?\d[\d.]*[a-z]?")
"""An id or a rule: these are found by their beginning, other words anywhere."""


class Words:
    """All that a scenario can be found by: its id and its rules; its words and its cards."""

    def __init__(self, scenario: Scenario) -> None:
        numbers = dict.fromkeys([scenario.id, *scenario.rules])
        for rule in filter(rules.known, scenario.rules):
            numbers.update((n, None) for e in EDITIONS if (n := rules.number(rule, e)) is not None)
        said = (scenario.title, scenario.says, scenario.note)
        words = [text[lang] for text in said for lang in LANGS]
        words += [name for each in scenario.positions.values() for name in cards(each.data)]
        self.numbers = tuple(map(_plain, numbers))
        self.text = _plain("\n".join(words))

    def have(self, wanted: str) -> bool:
        """Whether each of the wanted words is among them, in either language."""
        return all(
            any(number.startswith(word) for number in self.numbers)
            if _NUMBER.fullmatch(word)
            else word in self.text
            for word in _plain(wanted).split()
        )


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def cards(position: Mapping[str, Any]) -> Iterator[str]:
    """The names in both languages of the cards that a position lists."""
    for seat in SEATS:
        table = position.get(seat, {})
        for zone in ZONES:
            entries = table.get(zone, []) if isinstance(table, Mapping) else []
            if isinstance(entries, str):
                entries = re.split(r"\s*[;；]\s*", entries)
            for entry in entries:
                name = _FLAGS.sub("", _COUNT.sub("", str(entry))).strip()
                try:
                    both = card(name).name
                except UnknownCard:
                    yield name
                else:
                    yield from (both.en, both.ja)
