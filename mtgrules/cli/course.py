"""`mtgrules lesson course`: the pages around the lessons, and the table of what they teach."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.cli.common import Trouble, write_pages
from mtgrules.course import coverage
from mtgrules.course.pages import pages
from mtgrules.course.shelf import Shelf
from mtgrules.rulebook.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

NOTEBOOKS, DOCS = Path("notebooks"), Path("docs")

NOT_HERE = Text(
    "There are no lessons in {folder}; run this inside a clone of the project.",
    "{folder}に教材がありません。クローンしたフォルダーの中で実行してください。",
)
STALE = Text(
    "{path} is not what the lessons give; run `python3 -m mtgrules lesson course`.",
    "{path}の内容が教材と一致しません。`python3 -m mtgrules lesson course`を実行してください。",
)
UP_TO_DATE = Text(
    "The pages around the lessons are up to date.", "教材のまわりのページは最新です。"
)


def course(lang: Lang, *, only_check: bool) -> int:
    """Write the glossary, the indexes, the timeline and docs/course.md, or say if they are so."""
    if not (NOTEBOOKS / "source").is_dir():
        raise Trouble(NOT_HERE.format(folder=(NOTEBOOKS / "source").as_posix()))
    return write_pages(
        _files(Shelf.read()), lang, stale=STALE, up_to_date=UP_TO_DATE, only_check=only_check
    )


def _files(shelf: Shelf) -> Iterator[tuple[Path, str]]:
    for name, lang, text in pages(shelf):
        yield NOTEBOOKS / lang / f"{name}.ipynb", text
    for lang in LANGS:
        ending = "ja.md" if lang == "ja" else "md"
        yield DOCS / f"course.{ending}", coverage.page(shelf, lang)
