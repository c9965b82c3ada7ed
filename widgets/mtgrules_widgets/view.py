"""Several places of the page in one HTML widget, so that they change together.

Each widget of ipywidgets sends its news in a message of its own, and the page may
be painted between two of them: half old and half new, and laid out again each time.
The pieces of a `View` travel in one message. Its own boxes have no place in the page
(`display: contents`), so that each piece stands where the style sheet puts it among
what surrounds the view.
"""

from __future__ import annotations

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
from ipywidgets.widgets.widget_string import HTMLStyle

from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.plain import look


class View(W.HTML):
    """The pieces by name, in the order of their names as given; an empty one has no box."""

    def __init__(self, *names: str) -> None:
        super().__init__(layout=look(W.Layout), style=look(HTMLStyle), _dom_classes=("mtg-view",))
        self._pieces = dict.fromkeys(names, NONE)

    def __getitem__(self, name: str) -> Html:
        return self._pieces[name]

    def put(self, pieces: dict[str, Html], *, still: bool = False) -> None:
        """Show these pieces, the others as they were; nothing in them moves if `still`.

        A name that was not given at first is refused with `KeyError`.
        """
        for name in pieces:
            if name not in self._pieces:
                raise KeyError(name)
        self._pieces.update(pieces)
        still_ = " mtg-still" if still else ""
        self.value = join(
            [
                el("div", piece, cls=f"mtg-{name}{still_}")
                for name, piece in self._pieces.items()
                if piece
            ]
        )
