"""HTML stored once, however often it is shown: a game's frames differ in a few elements only.

Each element that occurs twice, in whatever frame, becomes a piece with a number; where it
stood there is a short reference. The page's script puts them together again.

>>> pieces = Pieces()
>>> first = pieces.add("<ul><li>Prodigal Pyromancer, untapped</li><li>one</li></ul>")
>>> second = pieces.add("<ul><li>Prodigal Pyromancer, untapped</li><li>two</li></ul>")
>>> stored = pieces.stored()
>>> whole(stored, second)
'<ul><li>Prodigal Pyromancer, untapped</li><li>two</li></ul>'
>>> sum(map(len, stored)) < len(whole(stored, first)) + len(whole(stored, second))
True
"""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SIGN = "\ue000"
"""Begins a reference, which is the number of a piece in base 36 and a semicolon."""

WORTH_IT = 16
"""An element shorter than this is not worth a reference."""

_TAG = re.compile(r"<(/?)[^<>]*?(/?)>")
_LONG_VALUE = re.compile('(?<=")([^"]{48,})(?=")')
_REFERENCE = re.compile(SIGN + "([0-9a-z]+);")

Node = tuple["str | int", ...]
"""An element or a text: its own signs, and the numbers of the elements in it."""


class Pieces:
    """Collects HTML and gives each a number; `stored` is what the page keeps.

    Lists of words and numbers are kept once too: `keep` and `kept`.
    The HTML must be well formed, as everything from `markup.el` and `draw.svg` is.
    """

    def __init__(self) -> None:
        self._numbers: dict[Node, int] = {}
        self._nodes: list[Node] = []
        self._roots: dict[int, int] = {}
        self._values: dict[str, int] = {}

    def add(self, html: str) -> int:
        """The number under which the page finds this HTML again; `ValueError` if it is unfit."""
        if SIGN in html:
            raise ValueError("text with a private use character cannot be stored")
        node = self._number(_parsed(html, self._number))
        return self._roots.setdefault(node, len(self._roots))

    def keep(self, value: list[Any]) -> int:
        """The number under which the page finds this list again; equal ones have the same."""
        written = json.dumps(value, ensure_ascii=False)
        return self._values.setdefault(written, len(self._values))

    def kept(self) -> list[Any]:
        """What was kept, by number."""
        return [json.loads(written) for written in self._values]

    def _number(self, node: Node) -> int:
        found = self._numbers.setdefault(node, len(self._nodes))
        if found == len(self._nodes):
            self._nodes.append(node)
        return found

    def stored(self) -> list[str]:
        """The pieces by number: first what was added, in that order, then what they share."""
        used = Counter(part for node in self._nodes for part in node if isinstance(part, int))
        numbers = dict(self._roots)
        lengths: list[int] = []
        for at, node in enumerate(self._nodes):
            # What stands in an element was numbered before it.
            lengths.append(sum(len(p) if isinstance(p, str) else lengths[p] for p in node))
            if used[at] > 1 and lengths[at] >= WORTH_IT and at not in numbers:
                numbers[at] = len(numbers)
        return [self._written(node, numbers) for node in numbers]

    def _written(self, node: int, numbers: dict[int, int]) -> str:
        parts = []
        for part in self._nodes[node]:
            if isinstance(part, str):
                parts.append(part)
            elif part in numbers:
                parts.append(f"{SIGN}{in_36(numbers[part])};")
            else:
                parts.append(self._written(part, numbers))
        return "".join(parts)


def _parsed(html: str, number: Callable[[Node], int]) -> Node:
    """The HTML as one node; every element in it as a number."""
    open_: list[list[str | int]] = [[]]
    at = 0
    for tag in _TAG.finditer(html):
        if tag.start() > at:
            open_[-1].append(html[at : tag.start()])
        at = tag.end()
        if tag[1]:
            if len(open_) == 1:
                raise ValueError(f"{tag[0]} closes nothing")
            inner = open_.pop()
            inner.append(tag[0])
            open_[-1].append(number(tuple(inner)))
        elif tag[2]:
            open_[-1].append(number(_split(tag[0], number)))
        else:
            open_.append([*_split(tag[0], number)])
    if len(open_) > 1:
        raise ValueError(f"{open_[-1][0]} is not closed")
    return (*open_[0], html[at:]) if at < len(html) else tuple(open_[0])


def _split(tag: str, number: Callable[[Node], int]) -> Node:
    """A tag with its long values apart: outlines of words stand in many pictures."""
    parts = _LONG_VALUE.split(tag)
    return tuple(number((part,)) if n % 2 else part for n, part in enumerate(parts))


def in_36(number: int) -> str:
    """A number as JavaScript's `parseInt(text, 36)` reads it.

    >>> in_36(35), in_36(36)
    ('z', '10')
    """
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    high, low = divmod(number, 36)
    return (in_36(high) if high else "") + digits[low]


def whole(stored: Sequence[str], number: int) -> str:
    """The HTML of a number, put together again, as the page's script does it."""
    return _REFERENCE.sub(lambda found: whole(stored, int(found[1], 36)), stored[number])
