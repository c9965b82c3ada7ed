"""What a class test shows, made beforehand, so that its notebook needs no answers.

The board, the question and its options are written out in both languages and packed into
the notebook. What is right, why, the hints and every later board are not: nobody finds an
answer there, however they unpack it.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from mtgrules.classtest import notebook
from mtgrules.lessons.hiding import Damaged, conceal, reveal, wrapped
from mtgrules.rulebook.text import LANGS, Text
from mtgrules_widgets import quiz_html
from mtgrules_widgets.markup import Html
from mtgrules_widgets.quiz_sitting import Sitting

if TYPE_CHECKING:
    from mtgrules.classtest import Item, Paper

KEY = "class test"


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it is printed: its board as HTML, its words, and those of its options."""

    id: str
    board: Text
    ask: Text
    options: tuple[Text, ...]
    verified: bool = True


@dataclass(frozen=True, slots=True)
class Printed:
    """A test as learners get it."""

    test: str
    lessons: tuple[str, ...]
    title: Text
    asked: tuple[Asked, ...]


def printed(paper: Paper) -> Printed:
    """A paper written out."""
    asked = tuple(_asked(item) for item in paper.items)
    return Printed(paper.digest, paper.ids, notebook.title(paper), asked)


def _asked(item: Item) -> Asked:
    sitting = replace(Sitting.of(item.round), at=item.place)
    question = item.question
    return Asked(
        item.id,
        Text(*(str(quiz_html.table(sitting, lang)) for lang in LANGS)),
        question.ask,
        tuple(option.text for option in question.options),
        question.verified,
    )


def pack(test: Printed) -> str:
    """The test as lines of letters and digits for the field of a notebook."""
    told = {
        "test": test.test,
        "lessons": test.lessons,
        "title": _pair(test.title),
        "asked": [
            {
                "id": each.id,
                "board": _pair(each.board),
                "ask": _pair(each.ask),
                "options": [_pair(option) for option in each.options],
                "verified": each.verified,
            }
            for each in test.asked
        ],
    }
    return wrapped(conceal(json.dumps(told, ensure_ascii=False), KEY))


def unpack(packed: str) -> Printed:
    """The test again; raises `Damaged`."""
    try:
        told = json.loads(reveal("".join(packed.split()), KEY))
        asked = tuple(_read(each) for each in told["asked"])
        return Printed(told["test"], tuple(told["lessons"]), Text(*told["title"]), asked)
    except (ValueError, TypeError, KeyError, zlib.error) as error:
        raise Damaged from error


def _read(told: dict[str, Any]) -> Asked:
    options = tuple(Text(*option) for option in told["options"])
    board = Text(*(Html(half) for half in told["board"]))
    return Asked(told["id"], board, Text(*told["ask"]), options, bool(told["verified"]))


def _pair(text: Text) -> list[str]:
    return [text[lang] for lang in LANGS]


def of_paper(paper: Paper) -> str:
    """A paper, written out and packed.

    The command that writes the notebook knows this package by name only, and calls this.
    """
    return pack(printed(paper))
