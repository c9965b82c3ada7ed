"""What is remembered for a while: the newest answers, in the order in which they came.

In JupyterLab a cell may play a game while a click at a table plays another one in a thread
of its own, and both remember in the same place.
"""

from __future__ import annotations

from typing import Any


def forget_oldest(remembered: dict[Any, Any]) -> None:
    """Make room for one more; another thread may do the same at the same time.

    >>> answers = {"first": 1, "second": 2}
    >>> forget_oldest(answers)
    >>> answers
    {'second': 2}
    """
    try:
        del remembered[next(iter(remembered))]
    except (KeyError, RuntimeError, StopIteration):
        return  # the other one has made room
