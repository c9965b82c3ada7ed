"""Whether a file tells an answer: for every test that has what learners receive in its hands.

Two things tell one: the reason why an option is right or wrong, which names what is so; and
the lines of a run around a question, which are what the board does once it is answered.

assert_tells_nothing(folder)     # every notebook, page and text in a folder
"""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from typing import TYPE_CHECKING

from mtgrules.course.shelf import Shelf
from mtgrules.lessons.model import Widget
from mtgrules.lessons.rounds import round_of
from tests.conftest import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mtgrules.lessons.model import Lesson
    from mtgrules.questions import Question, Round

SUFFIXES = (".ipynb", ".html", ".json", ".md", ".txt", ".toml")

_STORED = re.compile(r"[A-Za-z0-9+/=\s]{400,}")
"""Long rows of letters are stored in a way that nobody reads; words have other signs between."""
_LINE = re.compile(r"""["']\s*(?:ask\s|[?？!！]\s|.*=>|.*⇒)""")
"""A line of a run that asks, looks or promises, as a string of a field's code."""


@cache
def rounds() -> tuple[tuple[Lesson, Round], ...]:
    """Every round of questions of every lesson."""
    return tuple(
        (lesson, round_of(lesson, lesson.positions[part.position], part.run))
        for lesson in Shelf.read(ROOT / "notebooks" / "source").lessons
        for part in lesson.parts
        if isinstance(part, Widget) and part.kind == "questions"
    )


def questions() -> list[tuple[Lesson, Question]]:
    """Every question of every lesson."""
    return [(lesson, one.question) for lesson, round_ in rounds() for one in round_.asked]


@cache
def reasons() -> frozenset[str]:
    """Why each option of each question is right or wrong, as learners read it afterwards."""
    return frozenset(
        half
        for _, question in questions()
        for option in question.options
        for half in (option.why.en, option.why.ja)
    )


def told_in(text: str) -> list[str]:
    """The reasons that a text has, also between its tags; at best none."""
    plain = unescape(_STORED.sub(" ", text))
    untagged = re.sub(r"<[^<>]+>", "", plain) if "<" in plain else plain
    return [reason for reason in reasons() if reason in plain or reason in untagged]


def lines_told_in(notebook: str) -> list[str]:
    """The lines of runs in the code of a notebook, but for the lessons that authors write."""
    return [
        line
        for cell in json.loads(notebook)["cells"]
        if cell["cell_type"] == "code"
        for code in ["".join(cell["source"])]
        if (not code.startswith("%%lesson") and "mw.questions" in code) or "mw.branches" in code
        for line in code.splitlines()
        if _LINE.match(line.strip())
    ]


def assert_tells_nothing(folder: Path, suffixes: Iterable[str] = SUFFIXES) -> int:
    """Fails if a file in a folder tells an answer; gives how many files were looked at."""
    wanted = frozenset(suffixes)
    count = 0
    for path in sorted(folder.rglob("*")):
        if path.suffix not in wanted or not path.is_file() or ".ipynb_checkpoints" in path.parts:
            continue
        count += 1
        text = path.read_text("utf-8")
        told = told_in(text)
        assert not told, f"{path.relative_to(folder)} tells {told[0]!r}"
        if path.suffix == ".ipynb":
            lines = lines_told_in(text)
            assert not lines, f"{path.relative_to(folder)} has the line {lines[0]}"
    return count
