"""`%%lesson`: a lesson written in a cell of a notebook, checked and shown below it.

    %%lesson ja
    +++
    id = "my-first"
    ...

The word after it is the language of the preview, by default that of the first block of prose,
else that of the page. The text is
that of a lesson's file (see `mtgrules.lessons.parse`); it is read, never run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mtgrules.game import Game
from mtgrules.lessons import examples
from mtgrules.lessons.model import Lesson, Prose, Widget
from mtgrules.lessons.rounds import round_of
from mtgrules.lessons.runs import position_of
from mtgrules.lessons.script import Surprise, take
from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.setup import position as set_up
from mtgrules_widgets import draft as shown
from mtgrules_widgets import language
from mtgrules_widgets import strings as s
from mtgrules_widgets.branchesview import branches
from mtgrules_widgets.draft import Draft
from mtgrules_widgets.following import Following
from mtgrules_widgets.guard import guarded, plain_words, under_test
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.pageview import statements
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import box, html
from mtgrules_widgets.practising import practice
from mtgrules_widgets.quiz import Questions
from mtgrules_widgets.showing import show
from mtgrules_widgets.stepper import Stepper
from mtgrules_widgets.style import style

if TYPE_CHECKING:
    import ipywidgets as W  # noqa: N812 - as its own documentation calls it

Render = Callable[[Lang], Html]


class LessonView(Following):
    """A lesson's text as its author sees it: its problems, then all of it that can be shown."""

    def __init__(self, text: str, *, lang: str | None = None) -> None:
        super().__init__()
        self.problem: Text = NOTHING
        self.notice = Notice()
        self.add_class("mtg-draft")
        self._views: list[tuple[W.HTML, Render]] = []
        try:
            self.draft = Draft(text)
            lang = lang or self.draft.lang
            if lang is not None:
                self.notice.lang = language.read(lang)
        except language.UnknownLanguage as error:
            self.problem = plain_words(error)
            self.notice.show_error(self.problem)
            self.children = [self._styles(), box(self.notice, cls="mtg")]
            return
        self._language = Press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            guarded(lambda _button: self._other_language(), self.notice),
        )
        self.children = [self._styles(), self._bar(), *self._lesson()]
        self._stop = (language.observe(guarded(self._switch, self.notice)),)
        self._switch(self.lang)

    @property
    def lang(self) -> Lang:
        """The language that it shows now."""
        return self.notice.lang

    def close(self) -> None:
        """Take it off the page with all that it shows; nothing of it follows the language."""
        for child in self.children:
            _close(child)
        super().close()

    def _styles(self) -> W.HTML:
        view = html("mtg-style")
        view.value = Html(style() + el("style", Html(shown.CSS)))
        return view

    def _bar(self) -> W.Box:
        draft = self.draft
        tools = box(
            self._view(lambda lang: shown.download(draft, lang)),
            self._language.button,
            cls="mtg-row mtg-tools",
        )
        return box(
            box(self._view(lambda lang: shown.summary(draft, lang)), tools, cls="mtg-row mtg-head"),
            self.notice,
            self._view(lambda lang: shown.problems(draft, lang)),
            cls="mtg mtg-column mtg-draft-bar",
        )

    def _lesson(self) -> list[W.Widget]:
        mended = self.draft.mended
        parts = [
            self._live(part) if isinstance(part, Widget) else self._prose(part, mended)
            for part in mended.parts
        ]
        return [*parts, self._view(lambda lang: shown.glossary(mended, lang))]

    def _prose(self, part: Prose, lesson: Lesson) -> W.HTML:
        return self._view(lambda lang: shown.block(part, lesson, lang))

    def _live(self, part: Widget) -> W.Widget:
        """What a placeholder shows; a note where it cannot show anything yet."""
        wrong = self.draft.in_the_way(part)
        try:
            if wrong is None:
                return LIVE[part.kind](self.draft.lesson, part, self.lang)
            why = shown.NOTHING_TO_SHOW.format(line=self.draft.line(wrong.line))
        except Exception as error:
            if under_test() and not isinstance(getattr(error, "text", None), Text):
                raise
            why = plain_words(error)
        return self._view(lambda lang: shown.note(why, lang))

    def _view(self, render: Render) -> W.HTML:
        """A view that is drawn anew in the other language."""
        view = html()
        self._views.append((view, render))
        return view

    def _other_language(self) -> None:
        language.use("en" if self.lang == "ja" else "ja")

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        self._language.switch(lang)
        for view, render in self._views:
            view.value = render(lang)


def _close(widget: W.Widget) -> None:
    for child in getattr(widget, "children", ()):
        _close(child)
    widget.close()


# What the placeholders show -----------------------------------------------------------------


def _stepper(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    return Stepper(position_of(lesson, lesson.positions[widget.position]), lang=lang)


def _show(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    return show(position_of(lesson, lesson.positions[widget.position]), lang=lang)


def _replay(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    position = lesson.positions[widget.position]
    game = Game(set_up(position_of(lesson, position)))
    for line in position.runs[""]:
        try:
            take(game, line)
        except Surprise as surprise:  # told among the problems
            if surprise.ends_run:
                break
    return show(game, lang=lang)


def _questions(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    return Questions(round_of(lesson, lesson.positions[widget.position], widget.run), lang=lang)


def _branches(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    position = lesson.positions[widget.position]
    titles = {run or "choices": {"en": t.en, "ja": t.ja} for run, t in position.titles.items()}
    words: dict[str, Any] = {**position_of(lesson, position), "title": titles}
    runs = {run or "choices": lines for run, lines in position.runs.items()}
    return branches(words, runs, lang=lang)


def _statements(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    return statements(widget.name, lang=lang)


def _practice(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    return practice(widget.name, lang=lang)


def _example(lesson: Lesson, widget: Widget, lang: Lang) -> W.Widget:
    view = html()
    view.value = el("pre", examples.text_of(lesson, widget.name, lang))
    return view


LIVE: dict[str, Callable[[Lesson, Widget, Lang], W.Widget]] = {
    "stepper": _stepper,
    "show": _show,
    "replay": _replay,
    "questions": _questions,
    "branches": _branches,
    "practice": _practice,
    "statements": _statements,
    "example": _example,
}
"""By the word of the placeholder, as the builder's notebooks have it."""
