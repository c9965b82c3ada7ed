"""Buttons that stay in the page while what they offer changes.

A button that is taken out of the page takes the keyboard's focus with it, and
one whose meaning changes under the mouse makes a double click choose twice. So
buttons are only hidden, never removed; a hidden one that has the focus stays in
sight until the focus moves on; and two rows take turns, so that no button ever
means something else right after it was pressed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

GONE = "mtg-gone"


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
    """One row of a fixed number of buttons."""

    def __init__(self, size: int, cls: str, on_click: Callable[[int], None]) -> None:
        layout, look = W.Layout(), W.ButtonStyle()
        # With its classes from the first: each that is given later is a message to the page.
        classes = (cls, GONE)
        self.buttons = [
            W.Button(layout=layout, style=look, _dom_classes=classes) for _ in range(size)
        ]
        self._extra = [""] * size
        self.shown = 0
        for n, button in enumerate(self.buttons):
            button.on_click(lambda _button, n=n: on_click(n))

    def show(self, faces: list[Face], after: str = "") -> None:
        """Show these; the others are hidden and say `after` while one still has the focus."""
        for n, button in enumerate(self.buttons):
            if n < len(faces):
                face = faces[n]
                with button.hold_sync():
                    button.description, button.tooltip = face.words, face.tip or face.words
                    self._dress(n, face.cls)
                    button.remove_class(GONE)
            elif n < self.shown:
                with button.hold_sync():
                    button.description = button.tooltip = after
                    self._dress(n, "")
                    button.add_class(GONE)
        self.shown = len(faces)

    def lock(self, *, locked: bool) -> None:
        """Locked ones stay to be read; the Tab key passes them by, since nothing can be done."""
        for button in self.buttons:
            button.tabbable = False if locked else None

    def _dress(self, n: int, cls: str) -> None:
        if self._extra[n] != cls:
            if self._extra[n]:
                self.buttons[n].remove_class(self._extra[n])
            if cls:
                self.buttons[n].add_class(cls)
            self._extra[n] = cls


class TakingTurns:
    """Two rows of which one is shown; `turn` changes them."""

    def __init__(self, size: int, cls: str, on_click: Callable[[int], None]) -> None:
        self.size = size
        self._rows = (
            Row(size, cls, lambda n: self._click(0, n)),
            Row(size, cls, lambda n: self._click(1, n)),
        )
        self._now = 0
        self._on_click = on_click
        self.buttons = [*self._rows[0].buttons, *self._rows[1].buttons]

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

    def _click(self, row: int, n: int) -> None:
        # A click that was on its way while the question changed belongs to the old one.
        if row == self._now and n < self._rows[row].shown:
            self._on_click(n)
