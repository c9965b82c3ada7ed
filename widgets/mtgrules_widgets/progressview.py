"""`progress`: the lessons of the course, and what has been done of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.course import progress as kept
from mtgrules.rulebook.text import Text
from mtgrules_widgets import language
from mtgrules_widgets.markup import Html, el, join
from mtgrules_widgets.style import style

if TYPE_CHECKING:
    from mtgrules.course.progress import Progress
    from mtgrules.rulebook.text import Lang

LESSON = Text("Lesson", "教材")
DONE = Text("Done", "進み具合")
NOTHING_YET = Text("not begun", "まだ")
SO_FAR = Text(
    "{done} of {all} questions, {right} right at the first try",
    "{all}問中{done}問、うち初回正解{right}問",
)
ALL = Text(
    "✓ all {all} questions, {right} right at the first try", "✓ 全{all}問、初回正解{right}問"
)
WHERE = Text(
    "This is kept in the file {file} beside your notebooks. Take it with you to go on elsewhere, "
    "delete it to begin anew. Nothing is sent anywhere.",
    "この記録は、ノートブックの隣の{file}に保存されています。別の場所で続けるときは持って行き、"
    "最初からやり直すときは削除してください。どこにも送信されません。",
)

CSS = Html("""
.mtg-progress table{border-collapse:collapse;margin:6px 0}
.mtg-progress th,.mtg-progress td{border-bottom:1px solid var(--mtg-line,#cdd3da);
 padding:5px 14px 5px 4px;text-align:left}
.mtg-progress .done{font-weight:650}
.mtg-progress p{color:var(--mtg-soft,#57606a)}
""")

Lessons = Mapping[str, Sequence[object]]
"""By a lesson's id: what it is called, and how many questions it has."""


def progress(lessons: Lessons, *, lang: str | None = None) -> W.HTML:
    """A table of lessons with what has been answered; run the field again to see it anew."""
    wanted = language.read(lang) if lang is not None else language.current()
    shown = W.HTML(progress_html(lessons, kept.read(kept.place()), wanted))
    shown.add_class("mtg")
    return shown


def progress_html(lessons: Lessons, done: Progress, lang: Lang) -> Html:
    """The table as HTML; all text is escaped."""
    rows = [_row(id, str(title), int(str(n)), done, lang) for id, (title, n) in lessons.items()]
    head = el("tr", el("th", LESSON[lang], scope="col"), el("th", DONE[lang], scope="col"))
    table = el("table", el("thead", head), el("tbody", join(rows)))
    where = el("p", WHERE.format(file=kept.FILE)[lang])
    return Html(style() + el("div", el("style", CSS), table, where, cls="mtg-progress", lang=lang))


def _row(id: str, title: str, questions: int, done: Progress, lang: Lang) -> Html:
    count, right = min(done.count(id), questions), done.right(id)
    said = NOTHING_YET if count == 0 else ALL if count == questions else SO_FAR
    words = said.format(done=count, all=questions, right=right)[lang]
    link = el("a", title, href=f"{id}.ipynb")
    return el("tr", el("td", link), el("td", words, cls="done" if count == questions else ""))
