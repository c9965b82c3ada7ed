"""A lesson to begin with: it is well as it stands, with comments in its author's language."""

from __future__ import annotations

from mtgrules.rulebook.text import Lang, Text

_SKELETON = Text(
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


def skeleton(id: str, lang: Lang) -> str:
    """The text of a lesson with this id, for an author of this language.

    >>> skeleton("ping", "en").splitlines()[1]
    'id = "ping"                        # the name of this file'
    """
    return _SKELETON.format(id=id)[lang]
