"""A row that asks whether something is meant, with what either answer does."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets.markup import el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import GONE, box, html
from mtgrules_widgets.pool import set_class


class Sure(NamedTuple):
    """What is asked before something is done, and what either answer does."""

    told: Callable[[], Text]
    yes: Text
    on_yes: Callable[[], object]
    no: Text
    on_no: Callable[[], object]


class Confirm:
    """Asks one thing at a time; `row` is what stands on the page, hidden while nothing is asked.

    `press` makes a button of words that does something, guarded as its owner guards.
    """

    def __init__(self, press: Callable[[Text, Callable[[], object]], Press]) -> None:
        self.asked: Sure | None = None
        nothing = Text("–", "–")
        self._told = html(GONE)
        self._yes = press(nothing, self._on_yes)
        self._no = press(nothing, self._on_no)
        self.row = box(self._told, self._yes.button, self._no.button, cls="mtg-row mtg-sure")
        self.stop()

    def ask(self, sure: Sure, lang: Lang) -> None:
        """Ask this, in place of what was asked before."""
        self.asked = sure
        for press, words in ((self._yes, sure.yes), (self._no, sure.no)):
            press.words = press.tip = words
        self.draw(lang)

    def stop(self) -> None:
        """Ask nothing any more."""
        self.asked = None
        self._show(on=False)

    def draw(self, lang: Lang) -> None:
        """Say it in a language."""
        if self.asked is None:
            return
        told = self.asked.told()[lang]
        self._told.value = el("span", told, cls="mtg-confirm", lang=lang)
        self._yes.switch(lang)
        self._no.switch(lang)
        self._show(on=True)

    def _show(self, *, on: bool) -> None:
        for part in (self._told, self._yes.button, self._no.button):
            set_class(part, GONE, on=not on)

    def _on_yes(self) -> None:
        if self.asked is not None:
            self.asked.on_yes()

    def _on_no(self) -> None:
        if self.asked is not None:
            self.asked.on_no()
