"""`mtgrules lesson new`: a lesson that works as it stands, for its author to change."""

from __future__ import annotations

import re
from pathlib import Path

from mtgrules.cli.common import Trouble, write
from mtgrules.cli.lesson import SOURCES
from mtgrules.lessons.skeleton import skeleton
from mtgrules.rulebook.text import Lang, Text

WHERE = Text(
    "{id!r} cannot be the name of a lesson: write small letters, digits and hyphens, "
    "such as my-first.",
    "{id!r}は教材の名前にできません。my-firstのように、小文字、数字、ハイフンで書いてください。",
)
EXISTS = Text(
    "{path} exists already; choose another name.",
    "{path}はすでにあります。別の名前を選んでください。",
)
MADE = Text(
    "{path} is written. Change it in any text editor. Then:\n"
    "  python3 -m mtgrules lesson check {path}      says what is wrong\n"
    "  python3 -m mtgrules lesson preview {path}    shows it",
    "{path}を作りました。好きなテキストエディターで書き換えてから、次を実行してください。\n"
    "  python3 -m mtgrules lesson check {path}      問題を挙げます\n"
    "  python3 -m mtgrules lesson preview {path}    表示します",
)


def new(id: str, lang: Lang) -> int:
    """Write a lesson file that works, in `notebooks/source` or, outside of a clone, here."""
    id = id.removesuffix(".md")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", id):
        raise Trouble(WHERE.format(id=id))
    path = (SOURCES if SOURCES.is_dir() else Path()) / f"{id}.md"
    if path.exists():
        raise Trouble(EXISTS.format(path=path.as_posix()))
    write(path, skeleton(id, lang))
    print(MADE.format(path=path.as_posix())[lang])
    return 0
