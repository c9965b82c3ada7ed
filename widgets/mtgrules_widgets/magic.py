"""`%%lesson` in a notebook. Importing `mtgrules_widgets` there is all that it takes."""

from __future__ import annotations

from typing import Any

_shown: dict[str, Any] = {}
"""What stands below each cell, by the id that the front end gives the cell."""


def register(shell: Any) -> None:
    """Make `%%lesson` known to a running IPython."""
    shell.register_magic_function(lesson, magic_kind="cell", magic_name="lesson")


def lesson(line: str, cell: str) -> None:
    """Check the lesson that is written below and show it.

    `%%lesson ja` and `%%lesson en` say in which language; else it is that of its first block.
    """
    # IPython looks at a magic when it is registered; what it shows takes longer to import.
    from IPython.display import display

    from mtgrules_widgets.lessoncell import LessonView

    where = cell_id()
    if where in _shown:  # an author runs a cell many times
        _shown.pop(where).close()
    view = LessonView(cell, lang=line.strip() or None)
    if where:
        _shown[where] = view
    display(view)  # type: ignore[no-untyped-call]


def cell_id() -> str:
    """The id of the cell that is running; "" where the front end does not tell."""
    from IPython.core.getipython import get_ipython

    # Only a notebook's shell has a message that it answers.
    parent: dict[str, Any] = getattr(get_ipython(), "get_parent", dict)()
    return str(parent.get("metadata", {}).get("cellId", ""))
