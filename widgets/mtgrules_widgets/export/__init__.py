"""A lesson as one HTML file that needs nothing else: no kernel, no network, no other file.

Everything that a stepper would ask the engine while one plays is asked when the file is
made, by the same functions that the widgets use, and stored in it. What was not prepared
says so in plain words.

>>> from mtgrules.lessons import parse
>>> text = '''+++
... id = "ping"
... title = { en = "Ping", ja = "ピン" }
... minutes = 5
... [position.first]
... you.battlefield = ["Prodigal Pyromancer"]
... choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben => 601.2i"]
... +++
... {{ stepper first }}
... '''
>>> html = export(parse(text, "ping.md"), "en")
>>> html.startswith("<!doctype html>"), "https" in html
(True, False)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.lessons.check import check
from mtgrules.lessons.model import BadLesson, Widget
from mtgrules_widgets.export import prose
from mtgrules_widgets.export.names import file_name
from mtgrules_widgets.export.page import page
from mtgrules_widgets.export.shelf import Shelf

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Lang
    from mtgrules_widgets.markup import Html

__all__ = ["export", "file_name"]


def export(lesson: Lesson, lang: Lang) -> str:
    """The file of a lesson in one language; save it under the name that `file_name` gives.

    Links to other lessons, and to this one in the other language, expect those files
    beside it. Raises `BadLesson` if `check` finds an error in the lesson.
    """
    errors = [problem for problem in check(lesson) if problem.severity == "error"]
    if errors:
        raise BadLesson(errors)
    shelf = Shelf(lesson, lang)
    body: list[Html] = []
    for part in lesson.parts:
        if isinstance(part, Widget):
            body.append(shelf.put(part))
        else:
            half = part[lang]
            assert half is not None  # `check` has seen to it
            body.append(prose.html(half, lesson, lang))
    body.append(prose.words(lesson, lang))
    return page(lesson, lang, body, shelf.data())
