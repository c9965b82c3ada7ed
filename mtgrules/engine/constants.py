"""What follows from a card or an ability alone is worked out once: neither ever changes."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

_Constant = TypeVar("_Constant")
_Answer = TypeVar("_Answer")

_MOST = 1024
"""More cards and abilities than any game has."""


def of_a_constant(ask: Callable[[_Constant], _Answer]) -> Callable[[_Constant], _Answer]:
    """For questions about a card or an ability: the answers are remembered, by identity."""
    answers: dict[int, tuple[_Constant, _Answer]] = {}  # the constant is kept, and so its identity

    def remembered(constant: _Constant) -> _Answer:
        try:
            return answers[id(constant)][1]
        except KeyError:  # asked for the first time
            pass
        if len(answers) >= _MOST:
            answers.clear()
        answer = ask(constant)
        answers[id(constant)] = constant, answer
        return answer

    return wraps(ask)(remembered)
