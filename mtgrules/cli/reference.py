"""`mtgrules lesson reference`: the docs that list everything that a lesson may say."""

from __future__ import annotations

from pathlib import Path

from mtgrules.cli.common import text_of, write
from mtgrules.cli.lesson import WRITTEN
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
    stale = [path for name, text in pages().items() if text_of(path := DOCS / name) != text]
    for path in stale:
        if only_check:
            print(STALE.format(path=path.as_posix())[lang])
        else:
            write(path, pages()[path.name])
            print(WRITTEN.format(path=path.as_posix())[lang])
    if not stale:
        print(UP_TO_DATE[lang])
    return 1 if stale and only_check else 0
