"""Buttons that stay in the page while what they offer changes.

A button that is taken out of the page takes the keyboard's focus with it, and
one whose meaning changes under the mouse makes a double click choose twice. So
buttons are only hidden, never removed; a hidden one that has the focus stays in
sight until the focus moves on; and two rows take turns, so that no button ever
means something else right after it was pressed. (The second click of a double click
on what has come in its place goes nowhere: see `live`.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from mtgrules_widgets.guard import alone
from mtgrules_widgets.plain import GONE, box, button

if TYPE_CHECKING:
    import ipywidgets as W  # noqa: N812 - as its own documentation calls it

MANY = "mtg-many"
"""The class of a box that has no place in the page: its buttons stand where it would."""


class Face(NamedTuple):
    """What a button shows: its words, its spoken explanation, one more class."""

    words: str
    tip: str = ""
    cls: str = ""


def set_class(widget: W.DOMWidget, name: str, *, on: bool) -> None:
    """Give or take a class; nothing is sent when it has not changed."""
    if on:
        widget.add_class(name)
    else:
        widget.remove_class(name)


def is_hidden(widget: W.DOMWidget) -> bool:
    return GONE in widget._dom_classes  # noqa: SLF001 - ipywidgets has no way to ask


class Row:
    """Buttons in a box of their own, `box`, whose class is `around`.

    More are made when more are shown, and stand behind the others: those that are in
    the page already stay as they are, with the focus.
    """

    def __init__(self, cls: str, on_click: Callable[[int], None], around: str = MANY) -> None:
        self.buttons: list[W.Button] = []
        self.box = box(cls=around)
        self.shown = 0
        self._cls, self._on_click = cls, on_click
        self._extra: list[str] = []
        self._tabbable: bool | None = None

    def show(self, faces: list[Face], after: str = "") -> None:
        """Show these; the others are hidden and say `after` while one still has the focus."""
        for n, made in enumerate(self.buttons):
            if n < len(faces):
                face = faces[n]
                with made.hold_sync():
                    made.description, made.tooltip = face.words, face.tip or face.words
                    self._dress(n, face.cls)
                    made.remove_class(GONE)
            elif n < self.shown:
                with made.hold_sync():
                    made.description = made.tooltip = after
                    self._dress(n, "")
                    made.add_class(GONE)
        if len(faces) > len(self.buttons):
            self._make(faces[len(self.buttons) :])
        self.shown = len(faces)

    def _make(self, faces: list[Face]) -> None:
        """More buttons, as they look from the first: what is said later is a message each."""
        for n, face in enumerate(faces, len(self.buttons)):
            classes = (self._cls, face.cls) if face.cls else (self._cls,)
            made = button(*classes, words=face.words, tip=face.tip or face.words)
            made.tabbable = self._tabbable
            made.on_click(lambda _button, n=n: self._on_click(n))
            self.buttons.append(made)
            self._extra.append(face.cls)
        self.box.children = tuple(self.buttons)

    def lock(self, *, locked: bool) -> None:
        """Locked ones stay to be read; the Tab key passes them by, since nothing can be done."""
        self._tabbable = False if locked else None
        for made in self.buttons:
            made.tabbable = self._tabbable

    def _dress(self, n: int, cls: str) -> None:
        if self._extra[n] != cls:
            if self._extra[n]:
                self.buttons[n].remove_class(self._extra[n])
            if cls:
                self.buttons[n].add_class(cls)
            self._extra[n] = cls


class TakingTurns:
    """Two rows of which one is shown; `turn` changes them."""

    def __init__(self, cls: str, on_click: Callable[[int], None]) -> None:
        self._rows = (
            Row(cls, lambda n: self._click(0, n)),
            Row(cls, lambda n: self._click(1, n)),
        )
        self._now = 0
        self._on_click = on_click
        self.boxes = (self._rows[0].box, self._rows[1].box)

    @property
    def shown(self) -> list[W.Button]:
        """The buttons that can be pressed now."""
        row = self._rows[self._now]
        return row.buttons[: row.shown]

    def show(self, faces: list[Face], after: str, *, turn: bool) -> None:
        if turn:
            self._rows[self._now].show([], after)
            self._now = 1 - self._now
        self._rows[self._now].show(faces, after)

    @alone
    def _click(self, row: int, n: int) -> None:
        # A click that was on its way while the question changed belongs to the old one.
        if row == self._now and n < self._rows[row].shown:
            self._on_click(n)
