"""Which lessons a test takes that cannot take them all: a few, every day others."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from mtgrules.course.shelf import Shelf
from mtgrules.lessons.model import Widget
from mtgrules.rulebook.text import LANGS, Lang
from tests.browser.harness import ROOT
from tests.browser.places import WIDGETS
from tests.conftest import DAY

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson

LESSONS = [
    lesson
    for lesson in Shelf.read(ROOT / "notebooks" / "source").lessons
    # What it shows is no lesson to be done, but how to write one; see test_guide.
    if lesson.id != "guide"
]


def language(n: int = 0) -> Lang:
    """Where one language is enough: the one today, the other tomorrow; both for 0 and 1."""
    return LANGS[(int(os.environ[DAY]) + n) % len(LANGS)]


def every_second(lang: Lang) -> list[Lesson]:
    """Half of the lessons: each is done in one language today and in the other tomorrow."""
    return LESSONS[(int(os.environ[DAY]) + LANGS.index(lang)) % 2 :: 2]


def in_turn(lang: Lang, day: int | None = None) -> list[Lesson]:
    """Lessons that have every kind of widget among them; the two languages differ."""
    if day is None:
        day = int(os.environ[DAY])
    at = (day * len(LANGS) + LANGS.index(lang)) % len(LESSONS)
    chosen: list[Lesson] = []
    met: set[str] = set()
    for lesson in LESSONS[at:] + LESSONS[:at]:
        kinds = {part.kind for part in lesson.parts if isinstance(part, Widget)} & WIDGETS.keys()
        if kinds - met:
            chosen.append(lesson)
            met |= kinds
    return chosen
