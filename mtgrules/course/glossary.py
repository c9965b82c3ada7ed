"""The glossary: every word of the two topics, with its reading, its rule and its lessons."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from mtgrules.course.shelf import Shelf, links
from mtgrules.lessons.prose import anchor
from mtgrules.rulebook import rules
from mtgrules.rulebook.terms import all_terms
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.rulebook.terms import Term

SUBTYPES = "205.3"
"""Creature types and their like are names on cards, not words to learn."""

_COLUMNS = Text(
    "| word | 日本語 | what it means | rule | lessons |",
    "| 語 | 読み | English | 意味 | ルール | 教材 |",
)


def glossary(shelf: Shelf, lang: Lang) -> str:
    """The words as a Markdown table, in the order of the reader's language.

    >>> "suspend cost" in glossary(Shelf(()), "en")
    True
    """
    return "\n".join(_table(shelf, lang))


def words() -> tuple[Term, ...]:
    """The words that the glossary has."""
    return tuple(each for each in all_terms() if not each.rule.startswith(SUBTYPES))


def _table(shelf: Shelf, lang: Lang) -> Iterator[str]:
    columns = _COLUMNS[lang]
    yield columns
    yield "|" + "---|" * (columns.count("|") - 1)
    for each in sorted(words(), key=lambda term: _order(term, lang)):
        word = f'<span id="{anchor(each)}">{each.word[lang]}</span>'
        rule = f"[{each.rule}]({rules.link(each.rule)})" if rules.known(each.rule) else each.rule
        lessons = links(shelf.explaining(each))[lang]
        other = (
            f"{each.word.ja}（{each.reading}）" if each.reading != each.word.ja else each.word.ja
        )
        cells = (
            (word, other, each.meaning.en, rule, lessons)
            if lang == "en"
            else (word, each.reading, each.word.en, each.meaning.ja, rule, lessons)
        )
        yield f"| {' | '.join(cells)} |"


def _order(each: Term, lang: Lang) -> str:
    """By letters in English; by reading in Japanese, katakana and hiragana alike."""
    if lang == "en":
        return each.word.en.casefold()
    plain = unicodedata.normalize("NFKC", each.reading)
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in plain)
