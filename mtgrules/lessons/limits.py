"""How much a file may have in it, and signs that no text has: a file of somebody else is data.

A lesson has a few thousand signs and a table a few dozen cards. Without limits a file could
keep whoever checks it waiting for hours.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

MOST_SIGNS = 100_000
"""The longest file, in signs."""
MOST_IN_BLOCK = 20_000
"""The longest block of prose, in signs."""
MOST_CARDS = 500
"""The most cards on one table."""
MOST_LINES = 1000
"""The most lines of all runs of a file together."""
MOST_ODD = 20
"""So many odd signs are told; a file that is no text at all has thousands."""

# Control signs, halves of signs, signs that turn the direction of writing, line separators.
_ODD = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\uffff]"
)
_COUNT = re.compile(r"\s*(\d{1,4})\s*x?\s")


class Odd(NamedTuple):
    """A sign that cannot be seen, and where it stands."""

    line: int
    column: int
    name: str


def odd_signs(lines: list[str]) -> tuple[list[str], list[Odd]]:
    r"""The lines with a replacement for each odd sign, and where the first of them were.

    >>> odd_signs(["one\x00", "two"])
    (['one\ufffd', 'two'], [Odd(line=1, column=4, name='U+0000')])
    """
    found = [
        Odd(n, match.start() + 1, f"U+{ord(match[0]):04X}")
        for n, line in enumerate(lines, start=1)
        for match in _ODD.finditer(line)
    ]
    if not found:
        return lines, []
    return [_ODD.sub("\ufffd", line) for line in lines], found[:MOST_ODD]


def cards_in(position: Mapping[str, Any]) -> int:
    """About how many cards the table of a position asks for.

    >>> cards_in({"you": {"hand": ["2 Island", "Forest"]}})
    3
    """
    tables = [table for table in position.values() if isinstance(table, dict)]
    zones = [zone for table in tables for zone in table.values() if isinstance(zone, list)]
    counts = (_COUNT.match(str(entry)) for zone in zones for entry in zone)
    return sum(int(count[1]) if count else 1 for count in counts)
