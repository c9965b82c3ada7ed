"""Views, boxes and buttons that look as the style sheet says, and the looks they share.

ipywidgets gives every widget a layout and a style of its own, each a widget too, with a
message to the page. Ours are left as they are, the style sheet says how a part looks, so
all share one of each kind.
"""

from __future__ import annotations

from typing import TypeVar, cast

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
from ipywidgets.widgets.widget_string import HTMLStyle

GONE = "mtg-gone"
"""The class of what is hidden."""

_Look = TypeVar("_Look", W.Layout, W.ButtonStyle, HTMLStyle)
_looks: dict[type[W.Widget], W.Widget] = {}


def look(kind: type[_Look]) -> _Look:
    """The one layout or style of its kind that is shared; nobody changes it.

    >>> look(W.Layout) is look(W.Layout)
    True
    """
    found = _looks.get(kind)
    if found is None or found.comm is None:  # also after `Widget.close_all()`
        found = _looks[kind] = kind()
    return cast("_Look", found)


def html(*classes: str) -> W.HTML:
    """An empty view with classes."""
    return W.HTML(layout=look(W.Layout), style=look(HTMLStyle), _dom_classes=classes)


def box(*children: W.Widget, cls: str) -> W.Box:
    """What stands beside each other, with classes that are separated by spaces."""
    return W.Box(children=children, layout=look(W.Layout), _dom_classes=cls.split())


def button(*classes: str, words: str = "", tip: str = "") -> W.Button:
    """A button with classes, its words and its spoken explanation."""
    return W.Button(
        description=words,
        tooltip=tip,
        layout=look(W.Layout),
        style=look(W.ButtonStyle),
        _dom_classes=classes,
    )
