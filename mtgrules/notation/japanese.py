"""Choices in Japanese: `起動 放蕩紅蓮術士`, `放蕩紅蓮術士を起動する`, `ベンを対象とする`, `パス`.

Japanese puts the verb last and has no spaces, so a text can often be read in more than one
way. All of them are given, likely ones first; the state of the game tells which one it is.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.extras import WORDS as EXTRAS
from mtgrules.engine.planes import FACES
from mtgrules.notation.verbs import VERBS

if TYPE_CHECKING:
    from collections.abc import Iterator


LONGEST = 200
"""Nobody writes a longer choice, and the ways to read a text are many."""


class Reading(NamedTuple):
    """One way to read what is written: a verb, and what it is said of."""

    verb: str
    wanted: tuple[str, ...]


_ENDING = r"(?:する|します|させる|させます|とする|にする|にとる|に取る)?"
_PARTICLE = r"(?:を|は|に|で|が|の)?"
_PLAIN = str.maketrans("＃０１２３４５６７８９＋／　", "#0123456789+/ ")
_ARROW = re.compile(r"\s*(?:->|→|－＞)\s*")
_TWO = re.compile(r"(.+?)で(.+)を(攻撃|ブロック)" + _ENDING)
_SHARE = re.compile(r"(.+)に(\d+)点?(?:を?割り振(?:る|り))?")
_ASSIGN = re.compile(r"(.+)から(.+)に(\d+)点?(?:を?割り当て(?:る)?)?")
_TIMES = re.compile(r"(\d+)回")

VALUES: dict[str, tuple[str, ...]] = {
    **{name: (text.ja,) for name, text in EXTRAS.items()},
    **{name: (text.ja,) for name, text in FACES.items()},
    "W": ("白", "{W}"),
    "U": ("青", "{U}"),
    "B": ("黒", "{B}"),
    "R": ("赤", "{R}"),
    "G": ("緑", "{G}"),
    "C": ("無色", "{C}"),
    "life": ("ライフ",),
    "time": ("時間", "時間カウンター"),
    "add": ("増やす",),
    "remove": ("取り除く", "減らす"),
    "suspend": ("待機",),
    "adventure": ("出来事",),
}
"""What arguments that are words may be called instead, the Japanese word first."""


def plain(written: str) -> str:
    """A text with the signs that an input method may have made wide as they are meant.

    >>> plain("対象　島＃２")
    '対象 島#2'
    """
    return written.translate(_PLAIN).strip()


def readings(written: str) -> Iterator[Reading]:
    """The ways to read a choice; the first one stands for it where none of them is possible.

    >>> next(readings("放蕩紅蓮術士を起動する"))
    Reading(verb='activate', wanted=('放蕩紅蓮術士',))
    >>> next(readings("対象 ベン"))
    Reading(verb='target', wanted=('ベン',))
    >>> next(readings("ヴェールのリリアナの能力を起動 -> -2"))
    Reading(verb='activate', wanted=('ヴェールのリリアナ', '-2'))
    """
    text = plain(written)
    verb, _, rest = text.partition(" ")
    if text.isascii() or len(text) > LONGEST or verb.casefold() in VERBS:
        yield Reading(verb.casefold(), _split(rest))
        return
    # The longest word first: 支払いへ進む is not 支払い and something.
    for word, meant in _words():
        if found := _first(word).fullmatch(text):
            yield Reading(meant, _split(found[1] or ""))
    if found := _TWO.fullmatch(text):
        yield Reading("attack" if found[3] == "攻撃" else "block", (found[1], found[2]))
    if found := _TIMES.fullmatch(text):
        yield Reading("times", (found[1],))
    if found := _ASSIGN.fullmatch(text):
        yield Reading("assign", (found[1], found[2], found[3]))
    if found := _SHARE.fullmatch(text):
        yield Reading("share", (found[1], found[2]))
    base, *more = _ARROW.split(text)  # 〇〇の能力を起動 -> [-2]
    for word, meant in _words():
        if found := _last(word).fullmatch(base):
            about = found[1].removesuffix("の能力") if meant == "activate" else found[1]
            yield Reading(meant, (*_split(about), *more))


def _split(rest: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in _ARROW.split(rest)) if rest.strip() else ()


@cache
def _words() -> tuple[tuple[str, str], ...]:
    pairs = [(word, verb) for verb, words in VERBS.items() for word in words]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


@cache
def _first(word: str) -> re.Pattern[str]:
    return re.compile(rf"{re.escape(word)}{_ENDING}(?:\s*[:：は=＝\s]\s*(.+))?")


@cache
def _last(word: str) -> re.Pattern[str]:
    return re.compile(rf"(.+?){_PARTICLE}\s*{re.escape(word)}{_ENDING}")


def value_is(arg: str, want: str) -> bool:
    """Whether an argument that is a word is meant by another.

    >>> value_is("R", "赤"), value_is("kicker", "キッカー"), value_is("R", "青")
    (True, True, False)
    """
    return want.casefold() in (arg.casefold(), *(word.casefold() for word in VALUES.get(arg, ())))


def value_in_japanese(arg: str) -> str:
    """What an argument that is a word is called in Japanese."""
    return VALUES.get(arg, (arg,))[0]
