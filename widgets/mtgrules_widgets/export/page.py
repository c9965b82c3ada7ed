"""The page around the lesson: head, title, settings, and what the script needs."""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mtgrules.lessons.build import EDITION, EXPLAIN_AND_TASKS, GOALS, MINUTES
from mtgrules.lessons.hiding import conceal
from mtgrules.rulebook.text import same
from mtgrules_widgets import branches_html, quiz_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.diagrams import CSS as DIAGRAM_CSS
from mtgrules_widgets.export import words
from mtgrules_widgets.export.names import file_name
from mtgrules_widgets.export.skeleton import button
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.quiz import HINT, NEXT_HINT, STARTED_OVER, THE_END, THE_START
from mtgrules_widgets.statement_html import CSS as STATEMENT_CSS
from mtgrules_widgets.style import CSS
from mtgrules_widgets.symbols import rich
from mtgrules_widgets.timeline_html import CSS as TIMELINE_CSS

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson
    from mtgrules.rulebook.text import Lang, Text

SCRIPTS = ("hiding.js", "stored.js", "board.js", "quiz.js", "ways.js", "statements.js", "page.js")
"""The parts of the script, in the order in which they need each other."""

_NOW: dict[str, Any] = {
    "place": s.PLACE,
    "next": s.PRESS_NEXT,
    "start": s.THE_START,
    "lines": words.LINES,
    "tipLine": words.TIP_LINE,
    "sayLine": words.SAY_LINE,
    "goesHere": words.GOES_HERE,
    "notPrepared": words.NOT_PREPARED,
    "needsEngine": words.NEEDS_ENGINE,
    "lineEnds": words.LINE_ENDS,
    "notNow": s.NOT_NOW,
    "predict": s.PREDICT,
    "predictOff": s.PREDICT_OFF,
    "predictFirst": s.PREDICT_FIRST,
    "openDiagram": s.DIAGRAM_OPEN,
    "closeDiagram": s.DIAGRAM_CLOSE,
    "question": quiz_html.QUESTION,
    "numbered": quiz_html.NUMBERED,
    "score": quiz_html.SCORE,
    "progress": quiz_html.PROGRESS,
    "right": quiz_html.RIGHT,
    "wrong": quiz_html.WRONG,
    "open": quiz_html.OPEN,
    "here": quiz_html.HERE,
    "allDone": quiz_html.ALL_DONE,
    "lookAgain": quiz_html.LOOK_AGAIN,
    "hint": HINT,
    "nextHint": NEXT_HINT,
    "asked": THE_START,
    "ledTo": THE_END,
    "startedOver": STARTED_OVER,
    "and": words.AND,
    "openTable": words.OPEN_TABLE,
    "closeTable": words.CLOSE_TABLE,
    "sayTable": words.SAY_TABLE,
    "tables": words.TABLES,
    "found": words.FOUND,
    "dark": words.DARK,
    "light": words.LIGHT,
    "size": words.SAY_SIZE,
}
"""What the script says, by the name that it knows it by."""


def page(lesson: Lesson, lang: Lang, body: list[Html], data: dict[str, Any]) -> str:
    """The whole file. `data` is hidden in it, see `hiding`."""
    said = {name: text[lang] for name, text in _NOW.items()}
    key = lesson.title[lang]
    told = json.dumps({**data, "words": said}, ensure_ascii=False, separators=(",", ":"))
    stored = conceal(told, key)
    script = _script()
    head = el(
        "head",
        Html('<meta charset="utf-8">'),
        _meta(http_equiv="Content-Security-Policy", content=_policy(script)),
        _meta(name="viewport", content="width=device-width, initial-scale=1"),
        _meta(name="color-scheme", content="light dark"),
        # A page that a browser translates would no longer say what the rules say.
        _meta(name="google", content="notranslate"),
        el("title", title(lesson)[lang]),
        el("style", Html(_styles())),
    )
    inside = el(
        "body",
        _header(lesson, lang),
        el("main", *body),
        # Neither is run: one is text for the script, which is the other.
        el("script", Html(stored), type="text/plain", id="stored", data_key=key),
        el("script", Html(script)),
        lang=lang,
    )
    return f"<!doctype html>\n{el('html', head, inside, lang=lang)}\n"


def _meta(**attributes: object) -> Html:
    return Html(el("meta", cls="", **attributes).removesuffix("</meta>"))


def _policy(script: str) -> str:
    """Nothing is fetched from anywhere, and no script runs but ours."""
    digest = b64encode(hashlib.sha256(script.encode()).digest()).decode("ascii")
    return (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; "
        "img-src data:; font-src data:; base-uri 'none'; form-action 'none'"
    )


def _header(lesson: Lesson, lang: Lang) -> Html:
    other: Lang = "en" if lang == "ja" else "ja"
    facts = [
        el(
            "a",
            words.OTHER_LANGUAGE[lang],
            href=file_name(lesson.id, other),
            hreflang=other,
            lang=other,
        )
    ]
    if lesson.id != "start":
        facts.append(el("a", words.ALL_LESSONS[lang], href=file_name("start", lang)))
    course = lesson.course
    minutes = MINUTES if course is None else EXPLAIN_AND_TASKS
    tasks = 0 if course is None else course.tasks
    facts.append(el("span", minutes.format(n=lesson.minutes, tasks=tasks)[lang]))
    facts.append(el("span", EDITION.format(day=lesson.edition.label)[lang]))
    tools = el(
        "div",
        button(words.SMALLER[lang], "smaller", words.TIP_SMALLER[lang]),
        button(words.LARGER[lang], "larger", words.TIP_LARGER[lang]),
        button(words.DARK[lang], "theme"),
        el("span", cls="mtg-ears", role="status", data_part="said"),
        cls="mtg mtg-row tools",
        role="group",
        aria_label=words.TOOLS[lang],
    )
    return el(
        "header",
        tools,
        el("h1", title(lesson)[lang]),
        el("p", *facts, cls="facts"),
        _goals(lesson, lang),
        el("p", words.WITHOUT_JUPYTER[lang], cls="without"),
        el("noscript", el("p", words.NO_SCRIPT[lang], cls="broken")),
        el("p", words.BROKEN[lang], cls="broken", id="broken", hidden=True),
    )


def title(lesson: Lesson) -> Text:
    """The title, with its number in the course."""
    course = lesson.course
    return lesson.title if course is None else same(f"{course.number}. ") + lesson.title


def _goals(lesson: Lesson, lang: Lang) -> Html:
    if lesson.course is None:
        return NONE
    goals = el("ul", *(el("li", rich(goal[lang], lang)) for goal in lesson.course.goals))
    return el("div", el("p", GOALS[lang]), goals, cls="prose goals")


@cache
def _styles() -> str:
    folder = files(__package__)
    ours = (folder / "page.css").read_text(encoding="utf-8")
    widgets = (
        CSS,
        DIAGRAM_CSS,
        TIMELINE_CSS,
        STATEMENT_CSS,
        quiz_html.CSS,
        branches_html.CSS,
    )
    return "\n".join((*widgets, ours))


@cache
def _script() -> str:
    """The script in one piece; its parts stand in one function, so that nothing is left over."""
    folder = files(__package__)
    parts = [(folder / name).read_text(encoding="utf-8") for name in SCRIPTS]
    return '(function () {\n"use strict";\n' + "\n".join(parts) + "}());\n"
