"""`mtgrules lesson test`: notebooks that ask and say nothing of the answers."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.classtest import NothingToAsk, notebook, paper_of
from mtgrules.cli.answers import BROKEN
from mtgrules.cli.common import WRITTEN, Trouble, write
from mtgrules.cli.course import NOT_HERE
from mtgrules.cli.lesson import lesson
from mtgrules.cli.link import NO_LESSON
from mtgrules.course.shelf import SOURCES, Shelf
from mtgrules.lessons.build import write as written
from mtgrules.lessons.check import check
from mtgrules.rulebook.text import Lang, Text, join, same

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mtgrules.lessons.model import Lesson

MADE = Text(
    "{n} questions. When they are handed in: python3 -m mtgrules lesson mark FOLDER",
    "全{n}問。集めた答えの採点：python3 -m mtgrules lesson mark フォルダー",
)
LEFT_OUT = Text(
    "{n} more are left out, because the board of a later question would give them away.",
    "ほかの{n}問は、後の問題の盤面で答えがわかってしまうため、入っていません。",
)


def make(names: Iterable[str], lang: Lang, languages: tuple[Lang, ...], folder: Path) -> int:
    """Write the notebooks of a test with the questions of lessons, by ids or files."""
    try:
        paper = paper_of(sound(wanted(names)))
    except NothingToAsk as nothing:
        raise Trouble(nothing.text) from None
    # The widgets stand above this package, which therefore knows them only by name.
    packed = importlib.import_module("mtgrules_widgets.classtest_paper").of_paper(paper)
    for each in languages:
        path = folder / notebook.file_name(paper, each)
        write(path, written(notebook.notebook(paper, packed, each)))
        print(WRITTEN.format(path=path.as_posix())[lang])
    print(MADE.format(n=len(paper.items))[lang])
    if paper.left_out:
        print(LEFT_OUT.format(n=paper.left_out)[lang])
    return 0


def wanted(names: Iterable[str]) -> list[Lesson]:
    """The lessons of these ids or files, in this order, each once; raises `Trouble`."""
    shelf = Shelf.read().lessons
    known = {each.id: each for each in shelf}
    found: dict[str, Lesson] = {}
    for name in names:
        path = Path(name)
        if path.suffix == ".md":
            each = lesson(path)
        elif name in known:
            each = known[name]
        elif not shelf:
            raise Trouble(NOT_HERE.format(folder=SOURCES.as_posix()))
        else:
            ids = join([same(id) for id in known], ", ", "、")
            raise Trouble(NO_LESSON.format(name=name, known=ids))
        found[each.id] = each
    return list(found.values())


def sound(lessons: list[Lesson]) -> list[Lesson]:
    """The lessons, if there is no error in them; raises `Trouble`."""
    for each in lessons:
        if any(problem.severity == "error" for problem in check(each)):
            raise Trouble(BROKEN.format(path=each.path))
    return lessons
