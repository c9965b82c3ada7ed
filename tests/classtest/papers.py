"""A lesson with questions of two kinds, its paper, and files that were handed in for it."""

from __future__ import annotations

from types import MappingProxyType

from mtgrules.classtest import Answers, Paper, paper_of
from mtgrules.lessons.parse import parse

SOURCE = """\
+++
id = "respond"
title = { en = "When may Ben respond?", ja = "ベンはいつ対応できるか" }
minutes = 10
[position.ping]
you.battlefield = ["Prodigal Pyromancer"]
choices = [
    "ask may activate Prodigal Pyromancer",
    "activate Prodigal Pyromancer",
    "ask may respond",
    "target Ben",
    "ask next",
    "pass",
    "ask life Ben",
    "pass",
]
[position.tired]
you.battlefield = ["Prodigal Pyromancer (new)"]
choices = ["ask may activate Prodigal Pyromancer", "pass"]
+++
::: en
May he?
:::
::: ja
できるだろうか。
:::
{{ questions ping }}
{{ questions tired }}
"""


def paper(source: str = SOURCE) -> Paper:
    return paper_of([parse(source, "respond.md")])


def right_of(made: Paper) -> dict[str, int]:
    """The right option of each question."""
    return {item.id: item.question.options.index(item.question.right) for item in made.items}


def answers(made: Paper, name: str, chosen: dict[str, int]) -> Answers:
    return Answers(made.digest, made.ids, name, MappingProxyType(chosen))
