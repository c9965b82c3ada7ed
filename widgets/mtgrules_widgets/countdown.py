"""`Countdown`: the suspend timeline, over the same cursor as the `Stepper`.

Every mark has a button below it that jumps to its frame. The buttons are relabelled,
never made anew, so the focus stays where it is; one that leads nowhere any more stays
in sight until the focus moves on, since a jump may leave fewer marks or cards.
"""

from __future__ import annotations

import itertools
from typing import Any

import ipywidgets as W  # noqa: N812 - short, as its own documentation calls it

from mtgrules.rulebook.text import Lang
from mtgrules_widgets import language
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.following import Following
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.lost import lost
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.plain import box, html
from mtgrules_widgets.pool import Face, Row
from mtgrules_widgets.style import style
from mtgrules_widgets.timeline_data import CardLine, Timeline, timeline
from mtgrules_widgets.timeline_html import (
    CSS,
    IN_WORDS,
    MORE_CARDS,
    MOST_CARDS,
    NOTHING_YET,
    card_html,
    explained,
    jump_label,
    most_wanted,
    shown,
    timeline_html,
    windows_html,
    words_list,
)

__all__ = ["Countdown", "Timeline", "timeline", "timeline_html"]

BLANK, NO_CARD = "mtg-blank", "mtg-no-card"
"""The classes of a button whose column leads nowhere, and of a line that has no card."""


class Countdown(Following):
    """The timeline of every card that is or was suspended on the way to the cursor's place.

    Takes a `Stepper`, a `Cursor`, or a game; a stepper and its countdown move
    together. `lang` is "en" or "ja", by default the language of the page.
    """

    def __init__(self, over: Any, lang: str | None = None) -> None:
        self.cursor = _cursor_of(over)
        self.lang: Lang = language.read(lang) if lang is not None else language.current()
        sheet = html("mtg-style")
        sheet.value = Html(style() + el("style", CSS) + lost())
        self.notice = Notice(self.lang)
        # As many as there ever were cards: one that is in the page stays there.
        self._lines: list[_Line] = []
        self._cards = box(cls="mtg-column")
        # Not <details>: that would close whenever the HTML is set anew.
        self._open = W.ToggleButton()
        self._open.observe(guarded(self._refresh, self.notice), "value")
        self._end = html()
        super().__init__([sheet, self.notice, self._cards, self._open, self._end])
        for name in ("mtg", "mtg-countdown"):
            self.add_class(name)
        self._stop = (
            self.cursor.observe(guarded(self._refresh, self.notice)),
            language.observe(guarded(self._switch, self.notice)),
        )
        self._refresh()

    @property
    def buttons(self) -> tuple[W.Button, ...]:
        """The buttons that jump somewhere now, in the order in which they stand."""
        return tuple(button for line in self._lines for button in line.leading())

    def _switch(self, lang: Lang) -> None:
        self.lang = lang
        self.notice.switch(lang)
        self._refresh()

    def _refresh(self, *_: object) -> None:
        self.notice.clear()
        cursor = self.cursor
        told = timeline(cursor.trace, cursor.at, cursor.line())
        cards = most_wanted(told)
        full = explained(cards)
        if len(cards) > len(self._lines):
            self._lines += [_Line(self) for _ in cards[len(self._lines) :]]
            self._cards.children = tuple(line.box for line in self._lines)
        for line, card in itertools.zip_longest(self._lines, cards):
            line.show(told, card, brief=card is not full)
        self._end.value = self._ending(told)

    def _ending(self, told: Timeline) -> str:
        self._open.layout.display = None if told.cards else "none"
        self._open.description = IN_WORDS[self.lang]
        if not told.cards:
            return el("p", NOTHING_YET[self.lang], cls="mtg-none", role="status")
        further = len(told.cards) - MOST_CARDS
        more = el("p", MORE_CARDS.format(n=further)[self.lang]) if further > 0 else NONE
        return more + (words_list(told, self.lang) if self._open.value or more else NONE)


class _Line:
    """The widgets of one card: its columns, a button below each, and its windows."""

    def __init__(self, owner: Countdown) -> None:
        self._owner = owner
        self._frames: list[int | None] = []
        self._columns = html()
        self._jumps = Row("mtg-jump", guarded(self._jump, owner.notice), "mtg-jumps")
        self.buttons = self._jumps.buttons
        self._row = self._jumps.box
        # Its own, since the number of columns stands in it.
        self._row.layout = W.Layout(display="grid", grid_gap="0 4px", margin="0 0 4px")
        scrolled = W.VBox(
            [self._columns, self._row], layout=W.Layout(overflow="auto", width="100%")
        )
        self._windows = html()
        self.box = W.VBox([scrolled, self._windows], layout=W.Layout(margin="0 0 10px"))

    def leading(self) -> list[W.Button]:
        """The buttons that jump somewhere."""
        both = zip(self.buttons, self._frames, strict=False)  # without those that are hidden
        return [button for button, frame in both if frame is not None]

    def show(self, told: Timeline, card: CardLine | None, *, brief: bool) -> None:
        if card is None:
            self.box.add_class(NO_CARD)
            self._columns.value = self._windows.value = ""
            self._set(())
            return
        lang = self._owner.lang
        self._columns.value = card_html(told, card, lang)
        self._windows.value = windows_html(card, told, lang, brief=brief)
        marks = shown(card).marks
        self._set(tuple((mark.frame, jump_label(mark)[lang]) for mark in marks))
        self._row.layout.grid_template_columns = f"repeat({len(marks)}, minmax(0, 1fr))"
        self._row.layout.min_width = f"{len(marks) * 88}px"
        self.box.remove_class(NO_CARD)

    def _set(self, jumps: tuple[tuple[int | None, str], ...]) -> None:
        done = s.DONE[self._owner.lang]
        self._frames = [frame for frame, _ in jumps]
        faces = [Face(done, cls=BLANK) if frame is None else Face(words) for frame, words in jumps]
        self._jumps.show(faces, done)

    def _jump(self, i: int) -> None:
        frame = self._frames[i] if i < len(self._frames) else None
        if frame is not None:
            self._owner.cursor.jump(frame)


def _cursor_of(over: Any) -> Cursor:
    """The cursor of a stepper, or over a game, or the cursor itself."""
    if isinstance(over, Cursor):
        return over
    found = getattr(over, "cursor", None)
    if isinstance(found, Cursor):
        return found
    return Cursor(over.tree, over.at)
