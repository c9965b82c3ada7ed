"""`mtgrules lesson answers`: the answers to the questions of lessons, for whoever teaches them.

They are made by the engine when they are asked for and lie in no file that learners get.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.cli.common import WRITTEN, Trouble, write
from mtgrules.cli.lesson import lesson
from mtgrules.course.shelf import Shelf
from mtgrules.lessons.check import check
from mtgrules.lessons.model import Lesson, Widget
from mtgrules.lessons.rounds import round_of
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = Text("Answers", "答え")
NOT_FOR_LEARNERS = Text(
    "For whoever teaches; learners find their answers by trying.",
    "教える人のためのページです。受講者は、試すことで答えを見つけます。",
)
NONE = Text("There is no question in these lessons.", "これらの教材に問題はありません。")
BROKEN = Text(
    "{path} has mistakes; run `python3 -m mtgrules lesson check {path}` first.",
    "{path}に間違いがあります。先に`python3 -m mtgrules lesson check {path}`を実行してください。",
)


def answers(files: list[Path], lang: Lang, out: Path | None) -> int:
    """Print the answers of lessons, or write them to `out`; of the course if none is named."""
    lessons = [lesson(path) for path in files] or [each for each, _ in Shelf.read().course]
    text = "\n".join(_page(lessons, lang)) + "\n"
    if out is None:
        print(text, end="")
    else:
        write(out, text)
        print(WRITTEN.format(path=out.as_posix())[lang])
    return 0


def _page(lessons: list[Lesson], lang: Lang) -> Iterator[str]:
    yield from (f"# {HEAD[lang]}", "", NOT_FOR_LEARNERS[lang])
    rows = [row for each in lessons for row in _lesson(each, lang)]
    yield from rows or ("", NONE[lang])


def _lesson(each: Lesson, lang: Lang) -> Iterator[str]:
    if any(problem.severity == "error" for problem in check(each)):
        raise Trouble(BROKEN.format(path=each.path))
    shown = [part for part in each.parts if isinstance(part, Widget) and part.kind == "questions"]
    if not shown:
        return
    number = f"{each.course.number}. " if each.course else ""
    yield from ("", f"## {number}{each.title[lang]}")
    for part in shown:
        yield from ("", f"### {part.name}", "")
        asked = round_of(each, each.positions[part.position], part.run).asked
        for n, question in enumerate((one.question for one in asked), start=1):
            right = question.right
            yield f"{n}. {question.ask[lang]}  "
            yield f"   **{right.text[lang]}** {right.why[lang]}"
