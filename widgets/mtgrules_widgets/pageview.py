"""`statements`: a whole source page as a list of statements, each of which opens in its place.

Only wiring: what is listed is decided in `listing`; a statement is a `Statement`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules_widgets import language, listing
from mtgrules_widgets import strings as s
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.listing import Listing
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import box, button, html
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.statementview import Statement

_UID = itertools.count(1)


class Statements(Sheet):
    """The statements of a page ("activate" or "suspend") under its headings.

    One is open at a time: the same view is moved to whichever line is pressed, and it is
    not built before the first one is.
    """

    def __init__(self, page: str, *, lang: str | None = None) -> None:
        super().__init__(listing.CSS, "mtg-statements")
        self.statement: Statement | None = None
        self._opened = ""
        self._uid = f"mtg-list-{next(_UID)}"
        self.add_class(self._uid)
        with self._opening(lang):
            self.listing = Listing(page)
        if self.problem.en:
            return
        self._make()
        self._follow()

    @property
    def opened(self) -> str:
        """The id of the statement that is open, "" if none is."""
        return self._opened

    def find(self, wanted: str) -> None:
        """Show only the statements that have all these words; all of them for ""."""
        self._search.value = wanted

    def show(self, id: str) -> None:
        """Open a statement in its place, and close the one that was open."""
        before, self._opened = self._opened, id
        if before:
            self._slots[before].children = ()
        if id:
            if self.statement is None:
                self.statement = Statement(id, lang=self.lang)
            else:
                self.statement.start_at(id)
            self._slots[id].children = (self.statement,)
            self.listing.unfold(id)
        for each in {before, id} - {""}:
            self._draw_line(each)
        self._draw_list()
        told = listing.OPENED.format(id=id) if id else listing.CLOSED.format(id=before)
        # What was open above it is closed, and the page moves up by so much.
        self._say(told, show="mtg-here" if id else "")

    # What it consists of --------------------------------------------------------------------

    def _make(self) -> None:
        self._head, self._live, self._hidden = (
            html("mtg-title"),
            html("mtg-live"),
            html("mtg-style"),
        )
        self._found = html("mtg-found")
        self._search = W.Text(continuous_update=True)
        self._search.observe(guarded(self._on_search, self.notice), "value")
        self._clear = self._press(listing.CLEAR, listing.TIP_CLEAR, lambda: self.find(""))
        self._language = self._press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            lambda: language.use("en" if self.lang == "ja" else "ja"),
        )
        self._folds: list[W.Button] = []
        self._buttons: dict[str, W.Button] = {}
        self._slots: dict[str, W.Box] = {}
        rows: list[W.Widget] = []
        for n, section in enumerate(self.listing.sections):
            fold = self._button(partial(self._on_fold, n), "mtg-fold")
            self._folds.append(fold)
            inside: list[W.Widget] = []
            for each in section.scenarios:
                press = self._button(partial(self._on_line, each.id), "mtg-line")
                slot = box(cls="mtg-slot")
                for part in (press, slot):
                    part.add_class(listing.line_class(each.id))
                self._buttons[each.id], self._slots[each.id] = press, slot
                inside += [press, slot]
            lines = box(*inside, cls="mtg-lines mtg-column")
            rows += [fold, lines]
            for part in (fold, lines):
                part.add_class(listing.section_class(n))
        self.children = [
            self._style,
            self._hidden,
            self._live,
            box(self._head, self._language.button, cls="mtg-row mtg-head"),
            box(self._search, self._clear.button, self._found, cls="mtg-row mtg-search"),
            self.notice,
            *rows,
        ]

    def _press(self, words: Text, tip: Text, do: Callable[[], None]) -> Press:
        return Press(words, tip, guarded(lambda _button: do(), self.notice))

    def _button(self, do: Callable[[], None], cls: str) -> W.Button:
        made = button(cls)
        made.on_click(guarded(lambda _button: do(), self.notice))
        return made

    # What the controls do -------------------------------------------------------------------

    def _on_search(self, change: dict[str, Any]) -> None:
        self.listing.find(change["new"])
        self._draw_list()
        self._say(self.listing.told())

    def _on_fold(self, n: int) -> None:
        self.listing.fold(n)
        self._draw_list()

    def _on_line(self, id: str) -> None:
        self.show("" if id == self._opened else id)

    # What is shown --------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        self._head.value = el("h2", self.listing.title[lang], lang=lang)
        for each in (self._clear, self._language):
            each.switch(lang)
        self._search.placeholder = self._search.tooltip = listing.SEARCH[lang]
        # The label is for ears only; a placeholder and a tooltip are no name.
        self._search.description = listing.SEARCH[lang]
        for id in self._buttons:
            self._draw_line(id)
        self._draw_list()
        self._say(NOTHING)

    def _draw_line(self, id: str) -> None:
        face = self.listing.face(id, self.lang, opened=id == self._opened)
        button = self._buttons[id]
        with button.hold_sync():
            button.description, button.tooltip = face.words, face.tip
            (button.add_class if face.cls else button.remove_class)("mtg-here")

    def _draw_list(self) -> None:
        lang = self.lang
        for n, fold in enumerate(self._folds):
            face = self.listing.heading(n, lang)
            fold.description, fold.tooltip = face.words, face.tip
        self._hidden.value = self.listing.hidden(self._opened, self._uid)
        self._clear.button.disabled = not self.listing.wanted
        self._found.value = el("span", self.listing.told()[lang], lang=lang)

    def _say(self, told: Text, show: str = "") -> None:
        speak(
            self._live,
            live(
                told[self.lang],
                self.lang,
                name=self.listing.title[self.lang],
                place=s.PLACE_NAME[self.lang],
                value="",
                show=show,
            ),
        )

    def _still(self) -> tuple[Html, str]:
        """The statements as lists."""
        return self.listing.fallback(self.lang), f"Statements: {self.listing.title[self.lang]}"


def statements(page: str, lang: str | None = None) -> Statements:
    """All statements of a source page: `statements("activate", lang="ja")`."""
    return Statements(page, lang=lang)
