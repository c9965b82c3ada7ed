"""Lessons and their exported files, for tests of what is in them."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from typing import Any

from mtgrules.lessons.hiding import reveal
from mtgrules.lessons.model import Lesson
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import Lang
from mtgrules_widgets.export import export
from tests.conftest import ROOT

PING = """
[position.ping]
you.battlefield = ["Prodigal Pyromancer"]
opponent.battlefield = ["Llanowar Elves"]
choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben => 601.2i"]
branch.elves = ["activate Prodigal Pyromancer", "target Llanowar Elves"]
"""

ASKED = """
[position.ping]
you.battlefield = ["Prodigal Pyromancer"]
opponent.battlefield = ["Mountain"]
opponent.hand = ["Lightning Bolt"]
choices = [
    "activate Prodigal Pyromancer",
    "ask may respond",
    "target Ben",
    "ask next",
    "pass",
    "pass",
]
branch.bolt = [
    "activate Prodigal Pyromancer",
    "target Ben",
    "pass",
    "cast Lightning Bolt",
    "target Prodigal Pyromancer",
    "activate Mountain",
    "close",
    "pass",
    "pass",
    "pass",
    "pass",
]
"""
"""A position with two questions and two continuations."""

PLACED = "{{ questions ping }}\n{{ branches ping }}\n{{ stepper ping }}"


@cache
def lesson(name: str) -> Lesson:
    """A lesson of the course."""
    path = ROOT / "notebooks" / "source" / f"{name}.md"
    return parse(path.read_text(encoding="utf-8"), path.as_posix())


@cache
def written(prose: str = "Words.", header: str = "", widgets: str = "") -> Lesson:
    """A small lesson with this prose in both languages."""
    text = (
        '+++\nid = "small"\ntitle = { en = "Small", ja = "小" }\nminutes = 2\n'
        f"{header}\n+++\n::: en\n{prose}\n:::\n::: ja\n{prose}\n:::\n{widgets}\n"
    )
    return parse(text, "small.md")


def asked() -> Lesson:
    """A small lesson with questions, branches and a stepper over the same position."""
    return written(header=ASKED, widgets=PLACED)


@cache
def exported(name: str, lang: Lang) -> str:
    """The file of a lesson; "small" is the one with questions."""
    return export(asked() if name == "small" else lesson(name), lang)


def data_of(page: str) -> dict[str, Any]:
    """What the page's script reads."""
    found = re.search(r'id="stored" data-key="([^"]*)">([^<]*)</script>', page)
    assert found is not None
    data: dict[str, Any] = json.loads(reveal(found[2], html.unescape(found[1])))
    return data
