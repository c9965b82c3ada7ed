"""A lesson that is being written in a cell: what is wrong with it, and its prose as HTML.

Plain Python; nothing of the text is ever executed. A broken text is shown as far as it can
be read: what a block refers to in vain is struck out, and a block that is missing says so.

>>> draft = Draft("no lesson at all")
>>> draft.file_name, [problem.code for problem in draft.problems]
('lesson.md', ['L001'])
"""

from __future__ import annotations

import base64
import re
from dataclasses import replace
from importlib.resources import files

from mtgrules.lessons import prose
from mtgrules.lessons.check import check
from mtgrules.lessons.model import Half, Lesson, Problem, Prose, Widget
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang, Text, join
from mtgrules_widgets.export import prose as as_html
from mtgrules_widgets.markup import NONE, Html, el

CSS = (files(__package__) / "draft.css").read_text(encoding="utf-8")

UNTITLED = Text("(no title yet)", "（まだ題名がありません）")
PREVIEW = Text("Preview: {title}", "プレビュー：{title}")
ALL_WELL = Text("✓ Nothing is wrong.", "✓ 問題はありません。")
WRONG = Text("✗ To be mended: {n}", "✗ 直すところ：{n}")
DOUBTFUL = Text("To be looked at: {n}", "見直すところ：{n}")
SHOWN_ALL_THE_SAME = Text(
    "What can be shown is below.", "表示できるところまで、下に表示しています。"
)
PLACE = Text("Line {line}", "{line}行目")
DOWNLOAD = Text("Download {name}", "{name}をダウンロード")
NO_HALF = Text("There is no English here yet.", "ここには、まだ日本語の文章がありません。")
NOTHING_TO_SHOW = Text(
    "Nothing can be shown here yet: see line {line}.",
    "ここには、まだ何も表示できません（{line}行目をご覧ください）。",
)

FIRST_LINE = 1
"""The cell has one line before the text: `%%lesson`. Problems count from the cell's top."""

_ID = re.compile(r"""^\s*id\s*=\s*["']([a-z0-9][a-z0-9-]*)["']""", re.MULTILINE)
_FIRST = re.compile(r"^:::[ \t]*(en|ja)[ \t]*$", re.MULTILINE)
_LONGEST = 90


class Draft:
    """The text of a cell, read and checked. `lesson` has whatever could be read."""

    def __init__(self, text: str) -> None:
        self.text = text
        found = _ID.search(text)
        self.file_name = f"{found[1] if found else 'lesson'}.md"
        self.lesson: Lesson = parse(text, self.file_name)
        self.problems: tuple[Problem, ...] = tuple(check(self.lesson))

    @property
    def lang(self) -> Lang | None:
        """The language in which its author writes first; None before there is any prose."""
        found = _FIRST.search(self.text)
        return next((lang for lang in LANGS if found and found[1] == lang), None)

    def line(self, number: int) -> int:
        """A line of the text as the cell counts it."""
        return number + FIRST_LINE

    def written(self, problem: Problem) -> str:
        """What the author wrote on the line that a problem is about."""
        lines = self.text.splitlines()
        line = lines[problem.line - 1].strip() if 0 < problem.line <= len(lines) else ""
        return line if len(line) <= _LONGEST else line[: _LONGEST - 1] + "…"

    def in_the_way(self, widget: Widget) -> Problem | None:
        """Why a placeholder has nothing to show; None if it has something."""
        for problem in self.problems:
            unread = problem.code == "L002"  # no header, so no positions
            if problem.severity == "error" and (unread or problem.line == widget.line):
                return problem
        return None

    @property
    def mended(self) -> Lesson:
        """The lesson without the references that lead nowhere, so that its prose can be shown."""
        parts = [_mended(part, self.lesson) for part in self.lesson.parts]
        return replace(self.lesson, parts=tuple(parts))


def _mended(part: Prose | Widget, lesson: Lesson) -> Prose | Widget:
    if isinstance(part, Widget):
        return part
    halves = [
        half and Half(_without_unknown(half.text, lesson), half.line) for half in (part.en, part.ja)
    ]
    return Prose(*halves)


def _without_unknown(text: str, lesson: Lesson) -> str:
    for ref in reversed(prose.read(text).refs):
        if prose.unknown(ref, lesson.edition) is not None:
            text = f"{text[: ref.start]}~~{ref.shown or ref.target}~~{text[ref.end :]}"
    return text


# What is shown ------------------------------------------------------------------------------


def summary(draft: Draft, lang: Lang) -> Html:
    """The title of the lesson, and whether it is well."""
    title = draft.lesson.title[lang] or UNTITLED[lang]
    errors = sum(problem.severity == "error" for problem in draft.problems)
    warnings = len(draft.problems) - errors
    told = [WRONG.format(n=errors)] * bool(errors) + [DOUBTFUL.format(n=warnings)] * bool(warnings)
    state = "bad" if errors else "warned" if warnings else "well"
    return el(
        "div",
        el("h2", PREVIEW.format(title=title)[lang]),
        el(
            "p",
            join(told or [ALL_WELL], " · ", "・")[lang],
            cls=f"draft-state {state}",
            role="status",
        ),
        lang=lang,
    )


def problems(draft: Draft, lang: Lang) -> Html:
    """Every problem with its line in the cell, what stands there, and what is wrong with it."""
    if not draft.problems:
        return NONE
    rows = [
        el(
            "li",
            el("b", PLACE.format(line=draft.line(problem.line))[lang]),
            Html(" "),
            el("code", draft.written(problem)),
            el("p", f"{problem.text[lang]} ({problem.code})"),
            cls=f"draft-{problem.severity}",
        )
        for problem in draft.problems
    ]
    more = el("p", SHOWN_ALL_THE_SAME[lang]) if draft.lesson.parts else NONE
    return el("div", el("ol", *rows, cls="draft-problems"), more, lang=lang)


def download(draft: Draft, lang: Lang) -> Html:
    """A link that saves the text as a file. It carries the text, so no server is asked."""
    carried = base64.b64encode(draft.text.encode()).decode("ascii")
    return el(
        "a",
        DOWNLOAD.format(name=draft.file_name)[lang],
        cls="draft-download",
        href=f"data:text/markdown;charset=utf-8;base64,{carried}",
        download=draft.file_name,
        lang=lang,
    )


def block(part: Prose, lesson: Lesson, lang: Lang) -> Html:
    """A block of prose as a class will read it; of a mended lesson."""
    half = part[lang]
    if half is None:
        return note(NO_HALF, lang)
    return el("div", as_html.html(half, lesson, lang), lang=lang, cls=_LIKE_A_NOTEBOOK)


_LIKE_A_NOTEBOOK = "jp-RenderedHTMLCommon draft-prose"
"""JupyterLab's own look for Markdown; elsewhere ours."""


def glossary(lesson: Lesson, lang: Lang) -> Html:
    """The terms of the lesson, as at the end of a notebook."""
    found = as_html.words(lesson, lang)
    return el("div", found, lang=lang, cls=_LIKE_A_NOTEBOOK) if found else NONE


def note(text: Text, lang: Lang) -> Html:
    """A sentence in the place of what cannot be shown."""
    return el("p", text[lang], cls="draft-note", lang=lang)
