"""Lessons inside a lesson: the texts that `{{ example NAME }}` offers to change and run.

An example is a file a language, `examples/NAME.en.md` and `examples/NAME.ja.md` beside the
lesson, since its author reads its comments and its first block in one language.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Lang

FOLDER = "examples"

_NAME = re.compile(r"[a-z0-9][a-z0-9-]*")


def file_of(name: str, lang: Lang) -> str:
    """The file of an example, as seen from its lesson.

    >>> file_of("first", "ja")
    'examples/first.ja.md'
    """
    return f"{FOLDER}/{name}.{lang}.md"


def text_of(lesson: Lesson, name: str, lang: Lang) -> str | None:
    """The text of an example; None if there is no such file."""
    if not _NAME.fullmatch(name):
        return None
    try:
        return (Path(lesson.path).parent / file_of(name, lang)).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
