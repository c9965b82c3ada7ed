"""What every widget is that follows something: it stops when it is taken off the page."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as W  # noqa: N812 - as its own documentation calls it


class Following(W.VBox):
    """A column that follows the page's language, or a cursor, until it is closed.

    A widget puts what ends its following into `_stop`: what `observe` gave it.
    """

    _stop: tuple[Callable[[], None], ...] = ()

    def close(self) -> None:
        """Take it off the page; it no longer follows anything."""
        for stop in self._stop:
            stop()
        super().close()
