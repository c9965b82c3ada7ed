"""`mtgrules lesson reference`: the docs that list everything that a lesson may say."""

from __future__ import annotations

from pathlib import Path

from mtgrules.cli.common import write_pages
from mtgrules.lessons.reference import pages
from mtgrules.rulebook.text import Lang, Text

DOCS = Path("docs")

STALE = Text(
    "{path} is not what the code gives; run `python3 -m mtgrules lesson reference`.",
    "{path}の内容がプログラムと一致しません。"
    "`python3 -m mtgrules lesson reference`を実行してください。",
)
UP_TO_DATE = Text("The reference is up to date.", "書き方の一覧は最新です。")


def reference(lang: Lang, *, only_check: bool) -> int:
    """Write both pages, or say whether they are up to date."""
    files = ((DOCS / name, text) for name, text in pages().items())
    return write_pages(files, lang, stale=STALE, up_to_date=UP_TO_DATE, only_check=only_check)
