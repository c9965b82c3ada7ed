"""`%%lesson` in a notebook. Importing `mtgrules_widgets` there is all that it takes."""

from __future__ import annotations

from typing import Any


def register(shell: Any) -> None:
    """Make `%%lesson` known to a running IPython."""
    shell.register_magic_function(lesson, magic_kind="cell", magic_name="lesson")


def lesson(line: str, cell: str) -> None:
    """Check the lesson that is written below and show it; `%%lesson ja` in Japanese."""
    # IPython looks at a magic when it is registered; what it shows takes longer to import.
    from IPython.display import display

    from mtgrules_widgets.lessoncell import LessonView

    display(LessonView(cell, lang=line.strip() or None))  # type: ignore[no-untyped-call]
