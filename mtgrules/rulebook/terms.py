"""The words of the two topics, in the official English and Japanese of the game.

>>> word("activated ability")["ja"]
'起動型能力'

Like the rules, the words are read from terms.toml on first use only.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from mtgrules.rulebook.near import near
from mtgrules.rulebook.text import Text


class UnknownTerm(KeyError):
    """A word that the glossary does not have; `text` names the nearest in both languages."""

    def __init__(self, wanted: str) -> None:
        self.near = near(wanted, [*_terms(), *(each.word.ja for each in _terms().values())])
        self.text = Text(
            f"The glossary has no {wanted!r}."
            + (f" Nearest: {', '.join(self.near)}." if self.near else " docs/lessons.md has all."),
            f"用語集に「{wanted}」はありません。"
            + (
                f"近い語：{'、'.join(self.near)}。"
                if self.near
                else "一覧は docs/lessons.ja.md にあります。"
            ),
        )
        super().__init__(wanted)

    def __str__(self) -> str:
        # KeyError would show only the key, in quotes.
        return f"{self.text.en} / {self.text.ja}"


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game.

    `word` is the term in both languages, `reading` the Japanese one in kana,
    `meaning` a line in our own words, `rule` the id of the rule behind it.
    """

    word: Text
    reading: str
    meaning: Text
    rule: str


def term(key: str) -> Term:
    """The term with that English name, in any case; `UnknownTerm` if there is none.

    >>> term("Suspend").reading
    'たいき'
    """
    try:
        return _terms()[key.lower()]
    except KeyError:
        raise UnknownTerm(key) from None


def word(key: str) -> Text:
    """Only the word itself, in both languages, as a message needs it."""
    return term(key).word


def all_terms() -> tuple[Term, ...]:
    """Every term, grouped by subject as in the file."""
    return tuple(_terms().values())


@cache
def _terms() -> dict[str, Term]:
    data = tomllib.loads((files(__package__) / "terms.toml").read_text(encoding="utf-8"))
    return {
        english.lower(): Term(
            word=Text(_plain(english), entry["ja"]),
            reading=entry["reading"],
            meaning=Text(entry["meaning_en"], entry["meaning_ja"]),
            rule=entry["rule"],
        )
        for english, entry in data.items()
    }


def _plain(english: str) -> str:
    """The word without the note that keeps two meanings apart: "counter (a spell)"."""
    return english.partition(" (")[0]
