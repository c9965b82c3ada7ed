"""`class_test`: questions without a word about the answers, and a file to hand in.

Only wiring: what somebody has chosen is a `Writing`, what is shown of it in
`classtest_html`, the files are written by `mtgrules.classtest`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.classtest import draft as kept
from mtgrules.classtest import handed
from mtgrules.classtest.draft import Draft
from mtgrules.rulebook.text import NOTHING, Lang, Text, join
from mtgrules_widgets import classtest_html, language, quiz_html
from mtgrules_widgets import classtest_words as w
from mtgrules_widgets import strings as s
from mtgrules_widgets.classtest_paper import unpack
from mtgrules_widgets.classtest_sitting import Writing
from mtgrules_widgets.confirming import Confirm, Sure
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import GONE, box, html
from mtgrules_widgets.pool import Row, set_class
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.symbols import in_words


class ClassTest(Sheet):
    """A test that was packed into a notebook (see `classtest_paper`).

    What is chosen is kept as a draft in `folder`, by default that of the notebook; whoever
    comes back finds it again under their name. Handing in writes a file there.
    """

    def __init__(self, packed: str, *, lang: str | None = None, folder: Path | None = None) -> None:
        super().__init__(classtest_html.CSS, "mtg-quiz", "mtg-classtest")
        self._folder = folder
        self._trouble: Text | None = None
        self._found: Draft | None = None
        with self._opening(lang):
            self.writing = Writing(unpack(packed))
        if self.problem.en:
            return
        self._make()
        self._follow()
        self._come_back()

    # What it consists of ------------------------------------------------------------------

    def _make(self) -> None:
        self._head, self._live, self._board = html("mtg-title"), html("mtg-live"), html("mtg-table")
        self._about, self._asked, self._done = html(), html(), html()
        self._paper = html("mtg-paper")
        self._name = W.Text(continuous_update=True)
        self._begin = self._press(w.BEGIN, w.TIP_BEGIN, self._on_begin, "mtg-main-button")
        self._numbers = Row("mtg-number", self._guard(self._on_number), "mtg-row mtg-numbers")
        self._answers = Row("mtg-option", self._guard(self._on_answer), "mtg-answers")
        self._back = self._press(w.BACK, w.TIP_BACK, lambda: self._on_number(self.writing.at - 1))
        self._next = self._press(w.NEXT, w.TIP_NEXT, lambda: self._on_number(self.writing.at + 1))
        self._hand_in = self._press(w.HAND_IN, w.TIP_HAND_IN, self._on_hand_in, "mtg-main-button")
        self._another = self._press(w.ANOTHER, w.TIP_ANOTHER, self._on_another)
        self._larger = self._press(s.LARGER, s.TIP_LARGER, self._on_larger)
        self._language = self._press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            lambda: language.use("en" if self.lang == "ja" else "ja"),
        )
        self._sure = Confirm(lambda words, do: self._press(words, words, do, GONE))
        self._presses = [part for part in vars(self).values() if isinstance(part, Press)]
        tools = box(
            self._another.button,
            self._larger.button,
            self._language.button,
            cls="mtg-row mtg-tools",
        )
        go = box(
            self._back.button, self._next.button, self._hand_in.button, cls="mtg-row mtg-quiz-go"
        )
        ask = box(
            self._asked,
            self._answers.box,
            cls="mtg-quiz-ask mtg-column",
        )
        main = box(
            box(self._board, cls="mtg-board mtg-column"),
            # What a button asks or says stands right below it.
            box(ask, go, self._sure.row, self.notice, cls="mtg-quiz-right mtg-right mtg-column"),
            cls="mtg-quiz-main",
        )
        self.children = [
            self._style,
            self._live,
            box(self._head, tools, cls="mtg-row mtg-head"),
            box(self._name, self._begin.button, cls="mtg-row mtg-who"),
            self._about,
            self._done,
            self._numbers.box,
            main,
            self._paper,
        ]

    def _guard(self, do: Callable[..., object]) -> Callable[..., None]:
        return guarded(do, self.notice)

    def _press(self, words: Text, tip: Text, do: Callable[[], object], *classes: str) -> Press:
        return Press(words, tip, self._guard(lambda _button: do()), *classes)

    # The draft ----------------------------------------------------------------------------

    @property
    def _here(self) -> Path:
        return self._folder or Path()

    def _come_back(self) -> None:
        """Go on with the draft that lies here, if it can be only one person's.

        On a server that shows one folder to many (Voilà) it could be anybody's.
        """
        if os.environ.get("SERVER_SOFTWARE", "").startswith("voila"):
            return
        found = kept.drafts(self._here, self.writing.test.test)
        if len(found) == 1:
            self._be(found[0])

    def _be(self, draft: Draft) -> None:
        """Somebody, at the question where they stopped."""
        self._go(self.writing.begin(draft))
        known = bool(draft.chosen)
        told = w.GOING_ON.format(
            name=draft.name, n=self.writing.answered, of=len(self.writing.test.asked)
        )
        if known and not draft.handed_in:
            self.notice.tell(told)
        begun = told if known else w.SAY_BEGUN.format(name=draft.name)
        self._say(join([begun, classtest_html.say_question(self.writing)], " ", ""))

    def _stored(self) -> Draft | None:
        """What is kept under this name, maybe written in another page; else what is shown."""
        draft = self.writing.draft
        if draft is None:
            return None
        return kept.of(draft.name, self._here, draft.test) or draft

    # What the controls do -----------------------------------------------------------------

    def _on_begin(self) -> None:
        if self.writing.draft is not None:
            return
        try:
            name = handed.clean(self._name.value)
        except handed.BadName as bad:
            self._tell(bad.text)
            return
        test = self.writing.test.test
        self._found = kept.of(name, self._here, test)
        if self._found is None:
            fresh = Draft(test, name)
            self._be(fresh)
            self._keep(fresh)
            return
        self._ask(Sure(self._told_of_found, w.YES_ME, self._on_me, w.NOT_ME, self._on_not_me))

    def _told_of_found(self) -> Text:
        assert self._found is not None
        there = self.writing.begin(self._found)
        return w.IS_IT_YOU.format(name=self._found.name, n=there.answered, of=len(there.test.asked))

    def _on_me(self) -> None:
        if self._found is not None:
            self._be(self._found)

    def _on_not_me(self) -> None:
        self._sure.stop()
        self._tell(w.ANOTHER_NAME)

    def _on_another(self) -> None:
        draft = self.writing.draft
        if draft is not None:
            told = w.SURE_ANOTHER.format(name=draft.name)
            self._ask(Sure(lambda: told, w.YES_ANOTHER, self._on_leave, w.NO_STAY, self._sure.stop))

    def _on_leave(self) -> None:
        self._name.value = ""
        self._trouble = None
        self._go(self.writing.leave())
        self._say(w.NAME)

    def _on_number(self, n: int) -> None:
        self._go(self.writing.go(n))
        self._say(classtest_html.say_question(self.writing))

    def _on_answer(self, n: int) -> None:
        stored = self._stored()
        if stored is None or not self.writing.is_open:
            return
        if stored.handed_in:
            # In another page; there it is done.
            self._go(self.writing.begin(stored))
            self._tell(w.LOCKED)
            return
        chosen = Writing(self.writing.test, stored, self.writing.at).choose(n)
        self._go(chosen)
        answered = classtest_html.answered(chosen)
        self._say(w.SAY_CHOSEN.format(letter=quiz_html.LETTERS[n], answered=answered))
        if chosen.draft is not None:
            self._keep(chosen.draft)

    def _keep(self, draft: Draft) -> None:
        if not kept.keep(draft, self._here):
            self._tell(w.NOT_KEPT)

    def _on_hand_in(self) -> None:
        if not self.writing.is_open:
            return
        if self._newer():
            return
        self._ask(
            Sure(
                lambda: classtest_html.sure(self.writing),
                w.YES_HAND_IN,
                self._on_yes,
                w.NOT_YET,
                self._sure.stop,
            )
        )

    def _newer(self) -> bool:
        """Show what was changed in another page, if anything was: nobody hands that in unseen."""
        stored = self._stored()
        if stored is None or stored == self.writing.draft:
            return False
        self._go(Writing(self.writing.test, stored, self.writing.at))
        self._tell(w.LOCKED if stored.handed_in else w.CHANGED_ELSEWHERE)
        return True

    def _on_yes(self) -> None:
        if not self.writing.is_open or self._newer():
            return
        answers = self.writing.answers()
        try:
            file = handed.hand_in(answers, self._here).name
        except OSError as error:
            file = handed.file_name(answers)
            self._trouble = w.NO_FILE.format(why=error.strerror)
        done = self.writing.hand_in(file)
        if done.draft is not None:
            kept.keep(done.draft, self._here)
        self._go(done)
        told = self._trouble or w.THE_FILE.format(file=file)
        answered = classtest_html.answered(done)
        self._say(join([w.HANDED_IN.format(answered=answered), told], " ", ""), show="handed")

    def _on_larger(self) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._larger.words = s.SMALLER if larger else s.LARGER
        self._larger.switch(self.lang)

    def _ask(self, sure: Sure) -> None:
        if not self.notice.is_error:
            self.notice.clear()
        self._sure.ask(sure, self.lang)
        self._say(sure.told(), show="mtg-confirm")

    # What is shown ------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        for each in self._presses:
            each.switch(lang)
        self._name.description = w.NAME[lang]
        self._about.value = el("p", w.ABOUT_NAME[lang], lang=lang)
        self._paper.value = classtest_html.paper(self.writing.test, lang)
        self._draw()
        self._sure.draw(lang)
        self._say(NOTHING)

    def _go(self, writing: Writing) -> None:
        """Show how far somebody has come."""
        self.writing = writing
        if not self.notice.is_error:
            self.notice.clear()
        self._sure.stop()
        self._draw()

    def _draw(self) -> None:
        writing, lang = self.writing, self.lang
        nobody = writing.draft is None
        self._board.value = "" if nobody else Html(writing.asked.board[lang])
        self._answers.show([] if nobody else classtest_html.faces(writing, lang), s.DONE[lang])
        self._asked.value = "" if nobody else classtest_html.question(writing, lang)
        self._numbers.show([] if nobody else classtest_html.numbers(writing, lang), "")
        self._head.value = classtest_html.head(writing, lang)
        self._done.value = classtest_html.done(writing, self._trouble, lang)
        with self.hold_sync():
            set_class(self, "mtg-answered", on=writing.is_handed_in)
            set_class(self, "mtg-nobody", on=nobody)
        for part in (self._name, self._about, self._begin.button):
            set_class(part, GONE, on=not nobody)
        self._another.hide(hidden=nobody)
        self._back.hide(hidden=nobody or writing.at == 0)
        self._next.hide(hidden=nobody or writing.is_last)
        self._hand_in.hide(hidden=not writing.is_open)

    def _tell(self, told: Text) -> None:
        self.notice.tell(told)
        self._say(told)

    def _say(self, told: Text, show: str = "") -> None:
        said = live(
            in_words(told[self.lang], self.lang),
            self.lang,
            name=self.writing.test.title[self.lang],
            group=quiz_html.ANSWERS[self.lang],
            show=show,
        )
        speak(self._live, said)

    def _still(self) -> tuple[Html, str]:
        """The whole paper, as it is printed."""
        test = self.writing.test
        return classtest_html.still(test, self.lang), f"Class test: {test.title[self.lang]}"


def class_test(packed: str, lang: str | None = None) -> ClassTest:
    """A test from the letters that `mtgrules lesson test` writes into a notebook."""
    return ClassTest(packed, lang=lang)
