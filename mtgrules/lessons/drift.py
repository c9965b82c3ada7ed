"""What has changed since the notebooks were built: one half of a pair, or a notebook by hand.

A notebook records what it was made from: a digest of both halves of every block, so that
`check` sees when one of them has changed alone, and of every cell, so that an edit in the
notebook is seen. Reading the files is the caller's business.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.lessons.header import problem
from mtgrules.lessons.model import Lesson, Problem, Prose
from mtgrules.rulebook.text import LANGS, Lang, Text, same

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

LONGEST_NAME = 40
"""A block without a heading is called by its first words, so many signs of them."""


def digest(text: str) -> str:
    """A short fingerprint of a text."""
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:12]


def said(prose: str) -> str:
    r"""A fingerprint of what a text says: where its lines end makes no difference.

    >>> said("one\ntwo") == said("one two"), said("one") == said("two")
    (True, False)
    """
    return digest("".join(prose.split()))


def record(lesson: Lesson, cells: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """What a notebook keeps of its making: its blocks, and its cells as id and source."""
    return {
        "blocks": [f"{said(pair.en)} {said(pair.ja)}" for pair, *_ in _blocks(lesson)],
        "cells": {id: digest(source) for id, source in cells},
    }


class _Block(NamedTuple):
    """A pair of texts, what it is called, and the line on which each half starts."""

    text: Text
    name: Text
    lines: dict[Lang, int]


def _blocks(lesson: Lesson) -> Iterator[_Block]:
    if lesson.title.en:
        lines = {lang: lesson.value("title", lang).line for lang in LANGS}
        yield _Block(lesson.title, lesson.title, lines)
    for part in lesson.parts:
        if isinstance(part, Prose) and part.en is not None and part.ja is not None:
            text = part.en.text, part.ja.text
            if all(half.strip() for half in text):
                name = Text(*(first_words(half) for half in text))
                yield _Block(Text(*text), name, {"en": part.en.line, "ja": part.ja.line})


def first_words(prose: str) -> str:
    r"""What a block is called in a message: its first heading, or its first words.

    >>> first_words("Some words.\n\n## The payment\nMore."), first_words("- Some words.")
    ('The payment', 'Some words.')
    """
    lines = [line.strip() for line in prose.splitlines() if line.strip()]
    headings = [line for line in lines if line.startswith("#")]
    name = (headings or lines or [""])[0].lstrip("#>-* \t") or "…"
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def drifted(lesson: Lesson, built: Mapping[str, str]) -> Iterator[Problem]:
    """The blocks of which one half has changed since the notebooks were built.

    `built` has the texts of the notebooks by their paths; without them there is nothing to
    compare with, and nothing is said.
    """
    known = {pair for text in built.values() for pair in _recorded_blocks(text)}
    before = {"en": {en for en, _ in known}, "ja": {ja for _, ja in known}}
    for text, name, lines in _blocks(lesson):
        now = {lang: said(text[lang]) for lang in LANGS}
        if (now["en"], now["ja"]) in known:
            continue
        stale: list[Lang] = [lang for lang in LANGS if now[lang] in before[lang]]
        if len(stale) == 1:
            kept = stale[0]
            languages = LANGUAGES[kept], LANGUAGES["ja" if kept == "en" else "en"]
            yield problem(
                lesson.path, lines[kept], "L111", name=name, kept=languages[0], new=languages[1]
            )


LANGUAGES: dict[Lang, Text] = {"en": Text("English", "英語"), "ja": Text("Japanese", "日本語")}


def _recorded_blocks(text: str) -> set[tuple[str, str]]:
    blocks = _recorded(text).get("blocks")
    each = [str(pair).partition(" ") for pair in (blocks if isinstance(blocks, list) else [])]
    return {(en, ja) for en, _, ja in each}


def _recorded(text: str) -> dict[str, Any]:
    about = _table(_notebook(text).get("metadata")).get("mtgrules")
    return _table(_table(about).get("made_from"))


def _notebook(text: str) -> dict[str, Any]:
    try:
        return _table(json.loads(text))
    except (ValueError, RecursionError):
        return {}


def _table(found: object) -> dict[str, Any]:
    return found if isinstance(found, dict) else {}


# Edits by hand ------------------------------------------------------------------------


def edits(path: str, text: str, source: str) -> Iterator[Problem]:
    """The cells of a built notebook that were changed, added or deleted by hand."""
    made = _table(_recorded(text).get("cells"))
    if not made:
        return
    cells = _cells(text)
    for n, (id, written) in enumerate(cells, start=1):
        code = "L100" if id in made else "L101"
        if made.get(id) != digest(written):
            place = _line_of(text, id)
            yield problem(path, place, code, n=n, name=same(first_words(written)), source=source)
    gone = [id for id in made if id not in dict(cells)]
    if gone:
        yield problem(path, 1, "L102", n=len(gone), source=source)


def _cells(text: str) -> list[tuple[str, str]]:
    found = []
    cells = _notebook(text).get("cells")
    for cell in cells if isinstance(cells, list) else []:
        source = _table(cell).get("source", "")
        lines = source if isinstance(source, list) else [source]
        found.append((str(_table(cell).get("id", "")), "".join(map(str, lines))))
    return found


def _line_of(text: str, id: str) -> int:
    """The line of the file that names a cell."""
    at = text.find(f'"id": "{id}"') if id else -1
    return text.count("\n", 0, at) + 1 if at >= 0 else 1


def is_edited(text: str) -> bool:
    """Whether a notebook has something in it that its making did not put there.

    Also of one that was not built, or from which that cannot be seen: it is kept.
    """
    made = _table(_recorded(text).get("cells"))
    return not made or {id: digest(source) for id, source in _cells(text)} != made


def kept_name(stem: str, taken: Callable[[str], bool]) -> str:
    """The name under which an edited notebook is kept; `taken` says which names exist.

    >>> kept_name("ping", lambda name: name == "ping.edited.ipynb")
    'ping.edited-2.ipynb'
    """
    n, name = 1, f"{stem}{EDITED}.ipynb"
    while taken(name):
        n += 1
        name = f"{stem}{EDITED}-{n}.ipynb"
    return name


EDITED = ".edited"
"""What the name of an edited notebook that was kept has before its ending."""
