"""A class test as HTML: the question, what was chosen, the file that was handed in, the paper.

Nothing here knows an answer, so nothing can give one away.
"""

from __future__ import annotations

from base64 import b64encode
from importlib.resources import files
from typing import TYPE_CHECKING

from mtgrules.classtest import handed
from mtgrules.rulebook.text import Lang, Text
from mtgrules.rulebook.text import join as join_texts
from mtgrules_widgets import classtest_words as w
from mtgrules_widgets import quiz_html
from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.pool import Face
from mtgrules_widgets.quiz_html import LETTERS
from mtgrules_widgets.style import style
from mtgrules_widgets.symbols import in_words, rich

if TYPE_CHECKING:
    from mtgrules.classtest import Answers
    from mtgrules_widgets.classtest_paper import Asked, Printed
    from mtgrules_widgets.classtest_sitting import Writing

CSS = Html(quiz_html.CSS + (files(__package__) / "classtest.css").read_text(encoding="utf-8"))
"""The style sheet of this widget, beside that of `style`."""

MOST_NUMBERS = 8
"""So many open questions are named by their numbers."""


def head(writing: Writing, lang: Lang) -> Html:
    """What the test is about, whose it is, how much is answered."""
    parts = [el("h2", writing.test.title[lang])]
    if writing.draft is not None:
        who = w.AS.format(name=writing.draft.name)[lang]
        told = el("span", answered(writing)[lang])
        parts.append(el("p", el("span", who, cls="pill"), told, cls="whose"))
    return el("div", *parts, lang=lang)


def answered(writing: Writing) -> Text:
    """How many of the questions have an answer."""
    return w.ANSWERED.format(n=writing.answered, of=len(writing.test.asked))


def numbers(writing: Writing, lang: Lang) -> list[Face]:
    """What the buttons of the questions show: whether each is answered, not by colour alone."""
    faces = []
    for n in range(len(writing.test.asked)):
        has = writing.chosen(n) is not None
        said = (w.HAS_ANSWER if has else w.HAS_NONE).format(n=n + 1)[lang]
        here = n == writing.at
        cls = ("mtg-has-here" if has else "mtg-here") if here else "mtg-has" if has else ""
        faces.append(Face(f"{n + 1}{'●' if has else '○'}", said, cls))
    return faces


def question(writing: Writing, lang: Lang) -> Html:
    """What is asked."""
    at = quiz_html.QUESTION.format(n=writing.at + 1, of=len(writing.test.asked))
    parts = [
        el("p", at[lang], cls="which"),
        el("p", rich(writing.asked.ask[lang], lang), cls="question"),
    ]
    if not writing.asked.verified:
        parts.append(el("p", quiz_html.UNVERIFIED[lang], cls="unverified"))
    told = w.LOCKED if writing.is_handed_in else w.CHOOSE
    return el("div", *parts, el("p", told[lang], cls="predict"), lang=lang)


def faces(writing: Writing, lang: Lang) -> list[Face]:
    """The options, and which is chosen."""
    chosen = writing.chosen()
    return [
        Face(
            f"{'●' if n == chosen else '○'} {LETTERS[n]}   {in_words(option[lang], lang)}",
            cls="mtg-chosen" if n == chosen else "",
        )
        for n, option in enumerate(writing.asked.options)
    ]


def say_question(writing: Writing) -> Text:
    """The question as it is announced."""
    at = quiz_html.QUESTION.format(n=writing.at + 1, of=len(writing.test.asked))
    return Text("{at}. {ask}", "{at}。{ask}").format(at=at, ask=writing.asked.ask)


def sure(writing: Writing) -> Text:
    """What is asked before handing in: how many are open, and which."""
    still = writing.still_open
    of = len(writing.test.asked)
    if not still:
        return w.SURE.format(of=of)
    which = [w.NUMBERS.format(n=n + 1) for n in still[:MOST_NUMBERS]]
    if len(still) > MOST_NUMBERS:
        which.append(w.MORE.format(n=len(still) - MOST_NUMBERS))
    return w.SURE_OPEN.format(n=len(still), of=of, which=join_texts(which, ", ", "、"))


def done(writing: Writing, trouble: Text | None, lang: Lang) -> Html:
    """What happened, where the file is, how to give it to the teacher, and a link to it."""
    if writing.draft is None or not writing.is_handed_in:
        return NONE
    answers = writing.answers()
    file = writing.draft.handed_in
    told = w.THE_FILE.format(file=file) if trouble is None else trouble
    parts = [
        el("p", el("b", w.HANDED_IN.format(answered=answered(writing))[lang])),
        el("p", told[lang]),
    ]
    if trouble is None and file != handed.file_name(answers):
        parts.append(el("p", w.SAME_NAME[lang]))
    parts += [el("p", w.GIVE[lang]), el("p", download(answers, file, lang))]
    return el("div", *parts, cls="panel handed", lang=lang)


def download(answers: Answers, file: str, lang: Lang) -> Html:
    """A link that has the file in itself, since a server may forget it."""
    held = b64encode(handed.write(answers).encode()).decode("ascii")
    told = w.DOWNLOAD.format(file=file)[lang]
    return el("a", told, href=f"data:application/json;base64,{held}", download=file)


def paper(test: Printed, lang: Lang) -> Html:
    """All questions with their boards and with boxes to tick, for printing."""
    name = el("p", w.ON_PAPER[lang], " ", "＿" * 16, cls="name")
    asked = [_on_paper(n, each, lang) for n, each in enumerate(test.asked, start=1)]
    return el("div", el("h2", test.title[lang]), name, el("ol", *asked), cls="sheet", lang=lang)


def _on_paper(n: int, asked: Asked, lang: Lang) -> Html:
    options = [
        el("li", f"☐ {LETTERS[n]}  ", rich(option[lang], lang))
        for n, option in enumerate(asked.options)
    ]
    ask = el("p", el("b", f"{n}.  ", rich(asked.ask[lang], lang)), cls="ask")
    board = el("div", Html(asked.board[lang]), cls="mtg-board")
    return el("li", ask, board, el("ul", *options))


def still(test: Printed, lang: Lang) -> Html:
    """For readers without a kernel, and for print: the whole paper."""
    shown = join([Html(style() + el("style", CSS)), el("p", el("em", w.STATIC[lang]))])
    return el("div", shown, paper(test, lang), cls="mtg mtg-quiz mtg-classtest", lang=lang)
