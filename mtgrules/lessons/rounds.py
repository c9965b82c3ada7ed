"""Rounds: the questions of a run in their order, each with the place where it stands.

A line `ask KIND ...` in a run is a question about that moment. The lines after it, up to
the next question or the end of the run, are what the board does once it is answered.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtgrules.questions import Question
    from mtgrules.trace import Trace


@dataclass(frozen=True, slots=True)
class Asked:
    """A question at a place of a trace: `before` is the frame that the learner sees while
    it is open, `after` the last frame of what the board does once it is answered.

    `after` equals `before` where the next line is a question as well.
    """

    question: Question
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Round:
    """All questions of one run, over the one trace on which the run was played."""

    name: str
    trace: Trace
    asked: tuple[Asked, ...]
