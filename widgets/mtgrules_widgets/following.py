"""What every widget is that follows something: it stops when it is taken off the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules_widgets.guard import alone


class Following(W.VBox):
    """A column that follows the page's language, or a cursor, until it is closed.

    A widget puts what ends its following into `_stop`: what `observe` gave it.
    """

    _stop: tuple[Callable[[], None], ...] = ()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """A cell makes and shows it while clicks come in another thread: one after the other."""
        super().__init_subclass__(**kwargs)
        for name in ("__init__", "_repr_mimebundle_"):
            if name in vars(cls):
                setattr(cls, name, alone(vars(cls)[name]))

    def close(self) -> None:
        """Take it off the page; it no longer follows anything."""
        for stop in self._stop:
            stop()
        super().close()
