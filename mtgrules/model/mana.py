"""Mana, mana symbols and mana costs (106, 107.4, 202).

A cost is written the way a card writes it, `{2}{R}`, and a symbol is the text
between its braces: `2`, `X`, `R`, `C`, `B/G` (hybrid), `2/W` (half generic),
`U/P` (Phyrexian).

>>> ManaCost.parse("{2}{R}").mana_value
3
>>> str(ManaCost.parse("{B/G}{B/G}"))
'{B/G}{B/G}'
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from mtgrules.model.values import Value, value

COLORS = ("W", "U", "B", "R", "G")
TYPES_OF_MANA = (*COLORS, "C")

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_KNOWN = re.compile(r"\d+|X|[WUBRGC]|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG]/P")


class Mana(NamedTuple):
    """One mana in a pool: its type and the mana ability or effect that made it (0: unknown).

    `only` says by name what it may be spent on, "" for anything (106.6).
    """

    type: str
    maker: int = 0
    only: str = ""


def is_generic(symbol: str) -> bool:
    return symbol.isdigit()


def is_phyrexian(symbol: str) -> bool:
    return symbol.endswith("/P")


def halves(symbol: str) -> tuple[str, ...]:
    """The ways to pay a symbol that leaves a choice (107.4e, 107.4f); empty for all others.

    >>> halves("B/G"), halves("U/P"), halves("R")
    (('B', 'G'), ('U', 'life'), ())
    """
    if "/" not in symbol:
        return ()
    first, second = symbol.split("/")
    return (first, "life" if second == "P" else second)


@value
class ManaCost(Value):
    """A mana cost: its symbols in printed order. `{0}` is a cost, no cost at all is `None`."""

    symbols: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> ManaCost:
        """Read `{1}{U}`; raises `ValueError` that names what is no mana symbol."""
        symbols = tuple(_SYMBOL.findall(text))
        if "".join(f"{{{s}}}" for s in symbols) != text.strip() or not symbols:
            raise ValueError(f"no mana cost: {text!r}; write it like {{2}}{{R}}")
        for symbol in symbols:
            if not _KNOWN.fullmatch(symbol):
                raise ValueError(f"no mana symbol: {{{symbol}}} in {text!r}")
        return cls(symbols)

    def __str__(self) -> str:
        return _written(self.symbols)

    @property
    def mana_value(self) -> int:
        """The total with X as 0 (202.3, 202.3e); half-generic symbols count their larger half."""
        return _mana_value(self.symbols)

    @property
    def colors(self) -> tuple[str, ...]:
        """The colours of its symbols, in the order white, blue, black, red, green (202.2)."""
        letters = "/".join(self.symbols).split("/")
        return tuple(color for color in COLORS if color in letters)

    @property
    def has_x(self) -> bool:
        return "X" in self.symbols


@lru_cache(maxsize=256)
def _written(symbols: tuple[str, ...]) -> str:
    return "".join(f"{{{s}}}" for s in symbols)


@lru_cache(maxsize=256)
def _mana_value(symbols: tuple[str, ...]) -> int:
    total = 0
    for symbol in symbols:
        if is_generic(symbol):
            total += int(symbol)
        elif symbol.startswith("2/"):
            total += 2
        elif symbol != "X":
            total += 1
    return total
