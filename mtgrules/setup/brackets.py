"""What stands in brackets after a card's name, in either language: `tapped`, `タップ状態`.

Positions and the checks of a run share these words. Inside they are English.

>>> in_english("時間カウンター3個"), in_english("灰色熊につけられている")
('3 time counters', 'on 灰色熊')
>>> in_japanese("3 time counters"), in_japanese("damage 2"), in_japanese("4/4")
('時間カウンター3個', 'ダメージ2点', '4/4')
"""

from __future__ import annotations

import re

_WORDS = {
    "tapped": ("タップ状態",),
    "untapped": ("アンタップ状態",),
    "new": ("このターンに来た",),
    "face down": ("裏向き",),
    "suspend": ("待機",),
    "suspended": ("待機状態",),
    "attacking": ("攻撃している", "攻撃中"),
    "blocking": ("ブロックしている", "ブロック中"),
    "revealed": ("公開されている", "公開"),
}
"""The words that stand alone, with the Japanese ones; the first of these is the one we write."""

COUNTERS = {
    "time": ("時間",),
    "lore": ("伝承",),
    "delay": ("遅延",),
    "loyalty": ("忠誠", "忠誠度"),
    "charge": ("蓄積",),
    "+1/+1": ("+1/+1",),
    "-1/-1": ("-1/-1",),
    "-0/-1": ("-0/-1",),
}
"""The kinds of counters that the engine knows what to do with."""

_KINDS = {ja: kind for kind, words in COUNTERS.items() for ja in words}
_PLAIN = {ja: en for en, words in _WORDS.items() for ja in words}
_WIDE = str.maketrans("０１２３４５６７８９＋／－　", "0123456789+/- ")
_NOT = re.compile(r"(.+?)(?:ではない|でない|じゃない)")
_NAMED = re.compile(r"(?:^|(?<=[,、\s]))(?:naming |on |カード名は?\s*).+")
_COUNTERS_JA = re.compile(rf"({'|'.join(map(re.escape, _KINDS))})カウンター(\d+)個?")
_FORMS = (
    (re.compile(r"(?:ダメージ(\d+)点?|(\d+)点のダメージ)"), "damage {}"),
    (re.compile(r"(?:カード名|名前)は?[ ]*(.+)"), "naming {}"),
    (re.compile(r"(.+?)に(?:つけられている|ついている|付いている)"), "on {}"),
    (re.compile(r"コントローラーは[ ]*あなた"), "by you"),
    (re.compile(r"コントローラーは[ ]*対戦相手"), "by opponent"),
    (re.compile(r"コントローラーは[ ]*(.+)"), "by {}"),
)
_COUNTERS_EN = re.compile(r"(\d+) (.+?) counters?")
_TOLD = (
    (re.compile(r"damage (\d+)"), "ダメージ{}点"),
    (re.compile(r"naming (.+)"), "カード名 {}"),
    (re.compile(r"on (.+)"), "{}につけられている"),
)


def split(text: str) -> list[str]:
    """What the brackets say, one by one, in English.

    A name after `naming`, `on` or カード名 may have commas, so it takes the rest.

    >>> split("タップ状態、3 time counters, naming Ith, High Arcanist")
    ['tapped', '3 time counters', 'naming Ith, High Arcanist']
    """
    named = _NAMED.search(text)
    plain = text[: named.start()] if named else text
    flags = [part.strip() for part in re.split(r"[,、]", plain)]
    return [in_english(flag) for flag in (*flags, named[0] if named else "") if flag]


def in_english(flag: str) -> str:
    """A word of the brackets as the program has it; what is not known stays as it is."""
    if flag.isascii():
        return flag
    plain = flag.translate(_WIDE).strip()
    if plain in _PLAIN:
        return _PLAIN[plain]
    if counters := _COUNTERS_JA.fullmatch(plain):
        return f"{counters[2]} {_KINDS[counters[1]]} counters"
    for form, english in _FORMS:
        if found := form.fullmatch(plain):
            return english.format(*filter(None, found.groups()))
    if other := _NOT.fullmatch(plain):
        return f"not {in_english(other[1])}"
    return flag


def in_japanese(flag: str) -> str:
    """A word of the brackets in Japanese; what has no Japanese word stays as it is."""
    if flag in _WORDS:
        return _WORDS[flag][0]
    counters = _COUNTERS_EN.fullmatch(flag)
    if counters and counters[2] in COUNTERS:
        return f"{COUNTERS[counters[2]][0]}カウンター{counters[1]}個"
    for form, japanese in _TOLD:
        if found := form.fullmatch(flag):
            return japanese.format(found[1])
    return flag
