"""What is on a page: a widget and all that is in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ipywidgets as W  # noqa: N812 - as its own documentation calls it


def widgets(root: W.Widget) -> Iterator[W.Widget]:
    """The widget itself and every widget in it, at any depth."""
    yield root
    for child in getattr(root, "children", ()):
        yield from widgets(child)
