"""Japanese words that the game has replaced, each with the term that is used now.

Old pages and old cards still have them, so authors who learn from those write them.

>>> [(word, now.word.ja) for _, word, now in outdated("土地のプレイは特別な行動である。")]
[('特別な行動', '特別な処理')]
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mtgrules.rulebook.terms import Term, term

if TYPE_CHECKING:
    from collections.abc import Iterator

OUTDATED: tuple[tuple[str, str], ...] = (
    ("特別な行動", "special action"),
    ("状況起因効果", "state-based action"),
    ("点数で見たマナ・?コスト", "mana value"),
    ("ゲームから取り除", "exile"),
    ("(?<!戦)場に出(?:す|る|た|し|て|され)", "battlefield"),
    ("(?<!戦)場を離れ", "battlefield"),
    ("呪文をプレイ", "cast"),
    ("能力をプレイ", "activate"),
    ("トークン[^。、]{0,8}を出", "create"),
    ("部族・", "kindred"),
)
"""Patterns of words that are out of use, and the English name of the term for it now."""


def outdated(text: str) -> Iterator[tuple[int, str, Term]]:
    """Where old words stand in a Japanese text, the word, and the term that is used now."""
    for pattern, name in OUTDATED:
        for found in re.finditer(pattern, text):
            yield found.start(), found[0], term(name)
