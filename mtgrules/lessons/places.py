r"""Where in a TOML text everything stands, to the sign: keys, values, items of lists.

The standard library reads TOML without saying where it read what. This goes over a text
that `tomllib` has accepted, so it need not know what is wrong in TOML, only where each
thing begins and ends.

>>> found = places('a.b = [\n    "one",  # the first\n    "two"]')
>>> found["a", "b"].key
Span(line=1, column=3, end_line=1, end_column=4)
>>> found["a", "b", 1].value
Span(line=3, column=5, end_line=3, end_column=10)
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_right
from typing import NamedTuple

Path = tuple[str | int, ...]
"""How a value is reached: keys of tables, numbers of items."""


class Span(NamedTuple):
    """A piece of a file, counted from 1; the end is the sign after the last."""

    line: int
    column: int = 1
    end_line: int = 0
    end_column: int = 0


class Place(NamedTuple):
    """Where a key and its value stand; an item of a list has no key but itself."""

    key: Span
    value: Span


_BLANK = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:\\.|[^"\\])*"|' + r"'[^']*'",
    re.DOTALL,
)
_SCALAR = re.compile(r"\d{4}-\d\d-\d\d \d\d:[^\s,\]}#]*|[^\s,\]}#]+")


def places(text: str, first: int = 1) -> dict[Path, Place]:
    """The place of every key and item of a valid TOML text whose first line is line `first`."""
    return _Scanner(text, first).document()


class _Scanner:
    def __init__(self, text: str, first: int) -> None:
        self.text, self.first = text, first
        self.at = 0
        self.starts = [0, *(match.end() for match in re.finditer("\n", text))]
        self.found: dict[Path, Place] = {}
        self.tables: dict[Path, int] = {}
        """How many tables each list of tables has so far."""

    def document(self) -> dict[Path, Place]:
        table: Path = ()
        self.skip(_GAP)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip(_GAP)
        return self.found

    def header(self) -> Path:
        """`[a.b]` or `[[a.b]]`: the table that the next lines belong to."""
        begin = self.at
        brackets = 2 if self.text.startswith("[[", begin) else 1
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        whole = self.span(begin, self.at)
        path: Path = ()
        for name, span in keys[:-1]:
            path = self.inside((*path, name))
            self.found.setdefault(path, Place(span, span))
        name, _ = keys[-1]
        path = (*path, name)
        if brackets == 2:
            self.tables[path] = self.tables.get(path, -1) + 1
            self.found.setdefault(path, Place(whole, whole))
            path = self.inside(path)
        self.found[path] = Place(whole, whole)
        return path

    def inside(self, path: Path) -> Path:
        """The last table of a list of tables; any other path is itself."""
        return (*path, self.tables[path]) if path in self.tables else path

    def pair(self, table: Path) -> None:
        """`a.b = value`."""
        keys = self.keys()
        self.at += 1  # the sign =
        path = table
        for name, span in keys:
            path = (*path, name)
            self.found.setdefault(path, Place(span, span))
        value = self.value(path)
        self.found[path] = Place(keys[-1][1], value)

    def keys(self) -> list[tuple[str, Span]]:
        found = []
        while True:
            self.skip(_BLANK)
            begin = self.at
            quoted = self.text[begin] in "\"'"
            self.skip(_STRING if quoted else _BARE)
            written = self.text[begin : self.at]
            name = next(iter(tomllib.loads(f"{written} = 0"))) if quoted else written
            found.append((name, self.span(begin, self.at)))
            self.skip(_BLANK)
            if self.text[self.at] != ".":
                return found
            self.at += 1

    def value(self, path: Path) -> Span:
        self.skip(_BLANK)
        begin, sign = self.at, self.text[self.at]
        if sign in "[{":
            self.at += 1
            n = 0
            while True:
                self.skip(_GAP)
                if self.text[self.at] in "]}":
                    break
                if sign == "[":
                    item = self.value((*path, n))
                    self.found[*path, n] = Place(item, item)
                    n += 1
                else:
                    self.pair(path)
                self.skip(_GAP)
                if self.text[self.at] == ",":
                    self.at += 1
            self.at += 1
        else:
            self.skip(_STRING if sign in "\"'" else _SCALAR)
        return self.span(begin, self.at)

    def skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        assert found is not None, "the text is no TOML"
        self.at = found.end()

    def span(self, begin: int, end: int) -> Span:
        return Span(*self.place(begin), *self.place(end))

    def place(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self.starts, offset) - 1
        return line + self.first, offset - self.starts[line] + 1
