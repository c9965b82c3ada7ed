"""`pass until your upkeep`, `あなたのアップキープまでパス`: how far everyone passes."""

from __future__ import annotations

import re
from typing import NamedTuple

from mtgrules.model.zones import Step
from mtgrules.rulebook.near import near
from mtgrules.setup.steps import step_names

WHOSE = {"your": 0, "あなたの": 0, "opponent's": 1, "対戦相手の": 1}
"""Whose turn it is to be: yours, or that of somebody else."""

_FORMS = tuple(
    re.compile(form)
    for form in (
        r"pass\s+until\s+(?:(your|opponent's)\s+)?(?P<step>.+)",
        r"パス[\s　]+(あなたの|対戦相手の)?(?P<step>.+?)まで",
        r"(あなたの|対戦相手の)?(?P<step>.+?)まで(?:全員が?)?パス(?:する|します)?",
    )
)


class Until(NamedTuple):
    """A goal: whose turn (None for anybody's), and the step; None for a step that is none."""

    whose: int | None
    step: Step | None
    written: str


def read_until(words: str) -> Until | None:
    """How far a line passes; None if it is no such line.

    >>> read_until("pass until your upkeep")
    Until(whose=0, step=<Step.UPKEEP: 'upkeep'>, written='upkeep')
    >>> read_until("終了ステップまでパス")
    Until(whose=None, step=<Step.END: 'end'>, written='終了ステップ')
    >>> read_until("pass") is None
    True
    """
    for form in _FORMS:
        if found := form.fullmatch(words.strip()):
            written = found["step"].strip()
            whose = WHOSE[found[1]] if found[1] else None
            return Until(whose, step_names().get(written.casefold()), written)
    return None


def near_steps(written: str) -> list[str]:
    """The names of steps that may have been meant."""
    return near(written, step_names(), n=1)
