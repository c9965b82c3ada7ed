"""Mana and tap symbols as labelled circles of our own drawing, with words for ears.

>>> "red mana" in rich("{R}", "en")
True
"""

from __future__ import annotations

import re
from functools import lru_cache

from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets.markup import NONE, Html, el, join

_SYMBOL = re.compile(r"\{([0-9A-Z]{1,3}(?:/[0-9A-Z])?|∞)\}")

_RUN = re.compile(f"(?:{_SYMBOL.pattern})+")

_MANA = {
    "W": Text("white mana", "白マナ"),
    "U": Text("blue mana", "青マナ"),
    "B": Text("black mana", "黒マナ"),
    "R": Text("red mana", "赤マナ"),
    "G": Text("green mana", "緑マナ"),
    "C": Text("colorless mana", "無色マナ"),
    "X": Text("X mana", "Xマナ"),
}
_TURNS = {"T": Text("tap", "タップ"), "Q": Text("untap", "アンタップ")}
_GLYPHS = {"T": "⟳", "Q": "⟲"}


def spoken(symbol: str) -> Text:
    """A symbol in words: "2 generic mana", "black or green mana"."""
    if symbol in _TURNS:
        return _TURNS[symbol]
    if symbol in _MANA:
        return _MANA[symbol]
    if symbol.isdigit():
        return Text(f"{symbol} generic mana", f"不特定マナ{symbol}点")
    first, _, second = symbol.partition("/")
    one = spoken(first) if first else Text(symbol, symbol)
    if second == "P":
        return Text(f"{one.en} or 2 life", f"{one.ja}かライフ2点")
    if second:
        two = spoken(second)
        return Text(f"{one.en} or {two.en}", f"{one.ja}か{two.ja}")
    return Text(symbol, symbol)


@lru_cache(maxsize=2048)
def rich(text: str, lang: Lang) -> Html:
    """Text with every `{R}` in it drawn; everything else is escaped."""
    parts = _SYMBOL.split(text)
    return join(
        [
            _circle(part, lang) if n % 2 else el("span", part) if part else NONE
            for n, part in enumerate(parts)
        ]
    )


def in_words(text: str, lang: Lang) -> str:
    """The same text for ears: every `{R}` in words. Plain text, not markup.

    >>> in_words("{2}{R}: draw", "en")
    '2 generic mana, red mana: draw'
    """
    between = "、" if lang == "ja" else ", "
    return _RUN.sub(
        lambda run: between.join(spoken(symbol)[lang] for symbol in _SYMBOL.findall(run[0])), text
    )


def _circle(symbol: str, lang: Lang) -> Html:
    first, _, second = symbol.partition("/")
    kind = "n" if first.isdigit() and not second else first
    cls = f"m m-{kind}" + (f" m-2 m-with-{second}" if second else "")
    said = spoken(symbol)[lang]
    shown = _GLYPHS.get(symbol, symbol)
    return el("span", shown, cls=cls, role="img", aria_label=said, title=said)
