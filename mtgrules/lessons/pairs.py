"""The two halves of a pair: what each refers to, and whether both are about the same."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from mtgrules.lessons import prose
from mtgrules.lessons.drift import LANGUAGES
from mtgrules.lessons.header import problem, told
from mtgrules.lessons.model import Half, Lesson, Problem, Prose
from mtgrules.lessons.places import Span
from mtgrules.lessons.shape import Mark, Shape, shape
from mtgrules.lessons.wording import alone, visible
from mtgrules.lessons.words import NONE, WORDS
from mtgrules.rulebook.outdated import outdated
from mtgrules.rulebook.text import LANGS, Lang, Text, join, same

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_OF_SHAPE = {"headings": "L066", "lists": "L112", "tables": "L113", "links": "L114"}


def judge_pair(lesson: Lesson, pair: Prose) -> Iterator[Problem]:
    """Everything that is wrong with the halves of a pair, each and together."""
    for lang in LANGS:
        half = pair[lang]
        if half is not None:
            yield from _half(lesson, half, lang)
    if pair.en is not None and pair.ja is not None:
        yield from _references(lesson, pair.en, pair.ja)
        yield from _shapes(lesson, pair.en, pair.ja)
        yield from _terms(lesson, pair.en, pair.ja)


def span(half: Half, start: int, end: int = -1) -> Span:
    """A piece of a half in its file."""
    return Span(*_place(half, start), *(_place(half, end) if end >= 0 else ()))


def _place(half: Half, offset: int) -> tuple[int, int]:
    begin = half.text.rfind("\n", 0, offset) + 1
    return half.line + half.text.count("\n", 0, offset), offset - begin + 1


# Each half ----------------------------------------------------------------------------


def _half(lesson: Lesson, half: Half, lang: Lang) -> Iterator[Problem]:
    found = prose.read(half.text)
    for ref in found.refs:
        missing = prose.unknown(ref, lesson.edition)
        if missing is not None:
            code, why = missing
            yield problem(lesson.path, span(half, ref.start, ref.end), code, why=why)
    for fault in found.faults:
        yield problem(lesson.path, span(half, fault.start), fault.code, what=fault.what)
    if not found.faults and not _unknown(lesson, "", half):
        for fault in prose.rendered_faults(half.text, lang, lesson.edition):
            yield problem(lesson.path, half.line, fault.code, what=fault.what)
    for mark in shape(half.text).placeholders:
        yield problem(lesson.path, half.line + mark.line, "L078", written=mark.what)
    if not _is_in(visible(half.text), lang):
        yield problem(lesson.path, half.line - 1, "L117", lang=LANGUAGES[lang])
    if lang == "ja":
        for start, old, now in outdated(visible(half.text)):
            place = span(half, start, start + len(old))
            text = WORDS["L121"].format(old=old, term=now.word.en, now=now.word.ja)
            yield told(lesson.path, place, "L121", text, now.word.ja)


def _is_in(text: str, lang: Lang) -> bool:
    """Whether a block seems to be in its language; a few words, and names in links, may not be."""
    text = re.sub(r"\[[^\[\]]*\]", "", text)
    japanese = len(re.findall("[ぁ-んァ-ヶー一-龠々]", text))
    latin = len(re.findall("[A-Za-z]", text))
    if lang == "ja":
        return japanese > 0 or latin < 3 * FEW
    # A Japanese sign says about as much as three letters.
    return japanese < FEW or 3 * japanese <= latin


FEW = 8
"""Fewer signs of the wrong language than this are no matter."""


# Both halves --------------------------------------------------------------------------


def _references(lesson: Lesson, en: Half, ja: Half) -> Iterator[Problem]:
    for kind, code in (("rule", "L110"), ("card", "L116")):
        if _unknown(lesson, kind, en, ja):
            continue
        sides = [_targets(half, kind) for half in (en, ja)]
        only = [
            {name: place for name, place in side.items() if name not in other}
            for side, other in (sides, sides[::-1])
        ]
        if any(only):
            place = next(iter((only[0] or only[1]).values()))
            each = [_listed(sorted(names)) for names in only]
            yield problem(lesson.path, place, code, en=each[0], ja=each[1])


def _unknown(lesson: Lesson, kind: str, *halves: Half) -> bool:
    """Whether a half has a reference to nothing, which is told apart and not compared."""
    refs = [ref for half in halves for ref in prose.read(half.text).refs if kind in ("", ref.kind)]
    return any(prose.unknown(ref, lesson.edition) is not None for ref in refs)


def _targets(half: Half, kind: str) -> dict[str, Span]:
    """What a half refers to, by one name in whichever language it is written."""
    places: dict[str, Span] = {}
    for ref in prose.read(half.text).refs:
        if ref.kind != kind:
            continue
        name = ref.target
        if kind == "card":
            name = prose.face_name(name).en
        places.setdefault(name, span(half, ref.start, ref.end))
    return places


def _shapes(lesson: Lesson, en: Half, ja: Half) -> Iterator[Problem]:
    shapes = (shape(en.text), shape(ja.text))
    faulty = {fault.code for half in (en, ja) for fault in prose.read(half.text).faults}
    for name, code in _OF_SHAPE.items():
        if name == "links" and "L073" in faulty:  # the good links need not be compared with bad
            continue
        marks: list[list[Mark]] = [getattr(one, name) for one in shapes]
        if [_neutral(mark.what) for mark in marks[0]] != [_neutral(mark.what) for mark in marks[1]]:
            told_list = _list_told if name == "lists" else same
            each = [_joined([told_list(mark.what) for mark in side]) for side in marks]
            place = _first_difference(en, ja, *marks)
            yield problem(lesson.path, place, code, en=each[0], ja=each[1])
    yield from _code(lesson, en, ja, shapes)


def _neutral(what: str) -> str:
    """An address as it is for both languages: pages often say in it which one they are in.

    >>> _neutral("https://example.org/ja/"), _neutral("lessons.ja.md")
    ('https://example.org/', 'lessons.md')
    """
    return re.sub("[./_ -]?(?<![a-z])(?:en|ja|jp)(?![a-z])", "", what)


def _first_difference(en: Half, ja: Half, ours: list[Mark], theirs: list[Mark]) -> int:
    """The line of the first part that the other half does not have like this."""
    same_so_far = 0
    for one, other in zip(ours, theirs, strict=False):
        if _neutral(one.what) != _neutral(other.what):
            break
        same_so_far += 1
    if same_so_far < len(ours):
        return en.line + ours[same_so_far].line
    return ja.line + theirs[same_so_far].line


def _code(lesson: Lesson, en: Half, ja: Half, shapes: tuple[Shape, Shape]) -> Iterator[Problem]:
    """Code is the same in both languages, save that cards and choices may be in Japanese."""
    spans = [[mark for mark in one.code if mark.what.isascii()] for one in shapes]
    foreign = sum(not mark.what.isascii() for mark in shapes[1].code)
    counts = [Counter(_neutral(mark.what) for mark in side) for side in spans]
    only = [
        [mark for mark in side if _neutral(mark.what) in rest]
        for side, rest in zip(spans, (counts[0] - counts[1], counts[1] - counts[0]), strict=True)
    ]
    fences = [[mark.what for mark in one.fences] for one in shapes]
    if only[1] or len(only[0]) > foreign or fences[0] != fences[1]:
        half, mark = (en, only[0][0]) if only[0] else (ja, only[1][0]) if only[1] else (en, None)
        line = mark.line if mark else min((m.line for one in shapes for m in one.fences), default=0)
        each = [
            _listed([*(m.what for m in side), *f]) for side, f in zip(only, fences, strict=True)
        ]
        yield problem(lesson.path, half.line + line, "L115", en=each[0], ja=each[1])


def _terms(lesson: Lesson, en: Half, ja: Half) -> Iterator[Problem]:
    if _unknown(lesson, "term", en, ja):
        return
    for each in alone(en.text, ja.text):
        half = en if each.lang == "en" else ja
        place = span(half, each.start, each.end)
        other = LANGUAGES["ja" if each.lang == "en" else "en"]
        yield problem(lesson.path, place, "L120", term=each.term.word, other=other)


def _list_told(what: str) -> Text:
    """A list in words: how many items, whether they are numbered, whether it is in another."""
    depth, _, items = what.rpartition(".")
    n = items.removesuffix("#")
    numbered = Text(f"{n} numbered", f"番号付き{n}個") if items != n else Text(n, f"{n}個")
    return numbered + Text(" inside another list", "（入れ子）") if depth else numbered


def _listed(words: Iterable[str]) -> Text:
    return _joined([same(word) for word in words])


def _joined(each: list[Text]) -> Text:
    return join(each, ", ", "、") if each else NONE
