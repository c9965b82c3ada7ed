"""The terms of a pair of blocks: on both sides or on neither, and none that is out of use.

A term that is a link needs its partner as a link or as a word. Beyond links only those
terms are watched that are nothing but terms: an author may say "the price" for a cost, but
a page that says 誘発型能力 in Japanese and not "triggered ability" in English teaches two things.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.lessons import prose
from mtgrules.rulebook.terms import Term, term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.rulebook.text import Lang

WATCHED = (
    *("activated ability", "triggered ability", "static ability", "mana ability"),
    *("delayed triggered ability", "reflexive triggered ability", "loyalty ability"),
    *("special action", "state-based action", "turn-based action", "illegal action"),
    *("alternative cost", "additional cost", "mana cost", "mana value", "mana pool"),
    *("continuous effect", "one-shot effect", "replacement effect", "last known information"),
    *("active player", "nonactive player", "summoning sickness", "split second", "legal target"),
    *("stack", "priority", "suspend", "upkeep", "haste", "graveyard", "library"),
    *("hexproof", "shroud", "indestructible", "madness", "cycling", "vanishing", "foretell"),
)

_HIDDEN = re.compile(
    r"^(`{3,}|~{3,}).*?^\1|`[^`\n]*`|\]\((?:<[^<>\n]*>|[^()\n]*)\)", re.DOTALL | re.MULTILINE
)
_ENDS = re.compile("(?:に捧げる|する|[るくうぶすい])$")


class Alone(NamedTuple):
    """A term that one half has and the other has not: the language, where, how long."""

    term: Term
    lang: Lang
    start: int
    end: int


def visible(source: str) -> str:
    """A block with code and addresses blanked out, every sign in its place."""
    return _HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), source)


def alone(en: str, ja: str) -> Iterator[Alone]:
    """The terms without a partner in two blocks that say the same.

    Raises `UnknownTerm` for a link to a term that there is not.

    >>> [each.term.word.en for each in alone("It uses the stack.", "優先権が必要です。")]
    ['stack', 'priority']
    """
    words = {"en": visible(en).casefold(), "ja": visible(ja)}
    written = {"en": en.casefold(), "ja": ja}
    linked = {"en": _linked(en), "ja": _linked(ja)}
    lang: Lang
    other: Lang
    for lang, other in (("en", "ja"), ("ja", "en")):
        here = {**_found(words[lang], lang), **linked[lang]}
        for each, (start, end) in sorted(here.items(), key=lambda item: item[1]):
            if each not in linked[other] and not _loosely(each, other).search(written[other]):
                yield Alone(each, lang, start, end)


def _linked(source: str) -> dict[Term, tuple[int, int]]:
    """The terms that are links, and the first place of each."""
    places: dict[Term, tuple[int, int]] = {}
    for ref in prose.read(source).refs:
        if ref.kind == "term":
            places.setdefault(prose.find_term(ref.target), (ref.start, ref.end))
    return places


def _found(text: str, lang: Lang) -> dict[Term, tuple[int, int]]:
    """The watched terms that a text has as words, longer ones before those inside them."""
    places: dict[Term, tuple[int, int]] = {}
    for each in sorted(map(term, WATCHED), key=lambda each: -len(each.word[lang])):
        pattern = _strictly(each, lang)
        found = pattern.search(text)
        if found is not None:
            places[each] = found.span()
            text = pattern.sub(lambda match: " " * len(match[0]), text)
    return places


@cache
def _strictly(found: Term, lang: Lang) -> re.Pattern[str]:
    """A watched term as it stands in a text."""
    if lang == "ja":
        return re.compile(_across_lines(found.word.ja))
    return re.compile(rf"(?<![a-z]){_forms(found.word.en)}(?![a-z])")


@cache
def _loosely(found: Term, lang: Lang) -> re.Pattern[str]:
    """A term as a partner may have it: any form of the word, also within a longer one."""
    word = found.word[lang]
    if lang == "ja":
        return re.compile(_across_lines(_ENDS.sub("", word) if len(word) > 2 else word))
    return re.compile(_forms(word))


def _forms(word: str) -> str:
    """An English word with its endings: activate, activates, activated, activating."""
    word = word.casefold()
    stem = re.escape(word[:-1])
    forms = [re.escape(word).replace(r"\ ", r"\s+") + "(?:s|es|ed|ing|d)?"]
    if word.endswith("e"):
        forms.append(f"{stem}ing")
    elif word.endswith("y"):
        forms.append(f"{stem}ie[sd]")
    else:
        forms.append(re.escape(word + word[-1]) + "(?:ed|ing)")
    return f"(?:{'|'.join(forms)})"


def _across_lines(word: str) -> str:
    """A Japanese word, which may be broken wherever a line ends."""
    return r"(?:\n\s*)?".join(re.escape(sign) for sign in word)
