"""What a person reads, always as a pair of English and Japanese.

Nothing in the project shows a bare string: a missing half cannot be written
down, because both halves are required here.

>>> hello = Text("Draw {n}.", "{n}枚引く。")
>>> hello.format(n=2)["ja"]
'2枚引く。'
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Lang = Literal["en", "ja"]
LANGS: tuple[Lang, ...] = ("en", "ja")


@dataclass(frozen=True, slots=True)
class Text:
    """One sentence or word in both languages.

    `text["en"]` and `text["ja"]` read a half; `format` fills named fields in
    both halves, taking the matching half of every value that is itself a
    `Text`. An empty half raises `ValueError`.
    """

    en: str
    ja: str

    def __post_init__(self) -> None:
        if bool(self.en) != bool(self.ja):
            raise ValueError(f"a half is missing: en={self.en!r}, ja={self.ja!r}")

    def __getitem__(self, lang: Lang) -> str:
        return self.ja if lang == "ja" else self.en

    def format(self, **values: object) -> Text:
        """The same text with its fields filled in.

        >>> Text("{who} wins.", "{who}の勝ち。").format(who=Text("Anna", "アンナ"))["en"]
        'Anna wins.'
        """
        halves = [
            self[lang].format(
                **{k: v[lang] if isinstance(v, Text) else v for k, v in values.items()}
            )
            for lang in LANGS
        ]
        return Text(*halves)

    def __add__(self, other: Text) -> Text:
        return Text(self.en + other.en, self.ja + other.ja)


NOTHING = Text("", "")


def same(word: object) -> Text:
    """A text that reads the same in both languages: a number, a symbol, a rule id.

    >>> same(3)["ja"]
    '3'
    """
    return Text(str(word), str(word))


def join(parts: list[Text] | tuple[Text, ...], en: str, ja: str) -> Text:
    """The parts with a separator for each language.

    >>> join([same(1), same(2)], ", ", "、")["ja"]
    '1、2'
    """
    return Text(en.join(p.en for p in parts), ja.join(p.ja for p in parts))
