"""The nearest right word: what somebody meant who wrote another.

>>> nearest("minuets", ["id", "title", "minutes"])
'minutes'
>>> nearest("放蕩紅連術士", ["火炎の精霊", "放蕩紅蓮術士"])
'放蕩紅蓮術士'
"""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from typing import TYPE_CHECKING

from mtgrules.rulebook.text import NOTHING, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

DID_YOU_MEAN = Text(" Did you mean {near}?", "もしかして：{near}。")

_MUCH_LESS = 0.2
"""A word that is so much less near than the nearest is not what was meant."""

LONGEST = 80
"""Nobody means a word when writing a longer one, and comparing long texts takes long."""


def nearest(word: str, among: Iterable[str]) -> str:
    """The one of the right words that is nearest; "" if none is near."""
    return next(iter(near(word, among, n=1)), "")


def near(word: str, among: Iterable[str], n: int = 3) -> list[str]:
    """Up to `n` right words, the nearest first; none that is much less near than that one.

    English words are near by the order of their letters. Japanese words are short and have
    many signs, so they are near by the signs that they share.
    """
    wanted = word.strip().casefold()
    known = {right.casefold(): right for right in reversed(tuple(among))}
    if not wanted or len(wanted) > LONGEST:
        return []
    if wanted.isascii():
        likeness = SequenceMatcher(None, b=wanted)
        found = []
        for each in get_close_matches(wanted, known, n=n, cutoff=0.6):
            likeness.set_seq1(each)
            found.append((likeness.ratio(), known[each]))
        return [right for ratio, right in found if ratio >= found[0][0] - _MUCH_LESS]
    shared = [(SequenceMatcher(None, each, wanted).quick_ratio(), each) for each in known]
    best = sorted((pair for pair in shared if pair[0] >= 0.5), key=lambda pair: -pair[0])
    return [known[each] for _, each in best[:n]]


def did_you_mean(word: str, among: Iterable[str]) -> Text:
    """A sentence that names the nearest right word, to follow what is wrong; empty if none is.

    >>> did_you_mean("minuets", ["minutes"])["en"]
    ' Did you mean minutes?'
    """
    found = nearest(word, among)
    return DID_YOU_MEAN.format(near=found) if found else NOTHING
