"""`mtgrules lesson new`: a lesson that works as it stands, for its author to change."""

from __future__ import annotations

import re
from pathlib import Path

from mtgrules.cli.common import Trouble, write
from mtgrules.cli.lesson import SOURCES
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

TEMPLATE = Text(
    """\
+++
id = "{id}"                        # the name of this file
title = {{ en = "One damage for a tap", ja = "タップして1点" }}
minutes = 5

[position.table]                     # who has what; "table" is a name of your choice
you.battlefield = ["Prodigal Pyromancer"]
choices = [                          # what happens, in order: the engine plays it
    "activate Prodigal Pyromancer",
    "ask may respond",               # a question; the engine knows what is right, and why
    "! respond => 117.1",            # ! this is refused, => by that rule
    "target Ben",
    "pass",
    "ask next",
    "pass",
]
+++
::: en
Activate [Prodigal Pyromancer](card:). At which moment can Ben answer ([117.1](rule:))?
:::
::: ja
[放蕩紅蓮術士](card:)の能力を起動してみましょう。ベンが対応できるのはいつですか（[117.1](rule:)）。
:::
{{{{ questions table }}}}
{{{{ stepper table }}}}
""",
    """\
+++
id = "{id}"                        # このファイルの名前
title = {{ en = "One damage for a tap", ja = "タップして1点" }}
minutes = 5                          # 所要時間（分）

[position.table]                     # 盤面。「table」は自分で付ける名前
you.battlefield = ["放蕩紅蓮術士"]
choices = [                          # 行うことを順に。実際に進めて確かめられる
    "起動 放蕩紅蓮術士",
    "ask may respond",               # 質問。正解とその理由は、ルールから導かれる
    "! respond => 117.1",            # ! はできないこと、=> はその根拠となるルール
    "対象 ベン",
    "パス",
    "ask next",
    "パス",
]
+++
::: ja
[放蕩紅蓮術士](card:)の能力を起動してみましょう。ベンが対応できるのはいつですか（[117.1](rule:)）。
:::
::: en
Activate [Prodigal Pyromancer](card:). At which moment can Ben answer ([117.1](rule:))?
:::
{{{{ questions table }}}}
{{{{ stepper table }}}}
""",
)
"""A lesson that `check` finds nothing wrong with; only its comments and order differ."""


def new(id: str, lang: Lang) -> int:
    """Write a lesson file that works, in `notebooks/source` or, outside of a clone, here."""
    id = id.removesuffix(".md")
    if not re.fullmatch(r"[a-z0-9][a-z0-9-]*", id):
        raise Trouble(WHERE.format(id=id))
    path = (SOURCES if SOURCES.is_dir() else Path()) / f"{id}.md"
    if path.exists():
        raise Trouble(EXISTS.format(path=path.as_posix()))
    write(path, TEMPLATE.format(id=id)[lang])
    print(MADE.format(path=path.as_posix())[lang])
    return 0
