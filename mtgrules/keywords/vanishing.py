"""Vanishing (702.63): a permanent that enters with time counters and goes with the last one.

Entering with the counters is a replacement effect and stands in `engine.replacing`.
"""

from __future__ import annotations

from mtgrules.engine.effects.permanents import SacrificeSource
from mtgrules.engine.effects.time_counters import RemoveCounterFromThis
from mtgrules.model.abilities import Keyword, Mode, Triggered
from mtgrules.model.objects import Obj
from mtgrules.rulebook.text import Text

_TRIGGERS = (
    Triggered(
        "step_began",
        "your upkeep",
        (Mode((RemoveCounterFromThis(),)),),
        Text(
            "at the beginning of your upkeep, if this has a time counter on it",
            "あなたのアップキープの開始時に、これに時間カウンターが置かれているなら",
        ),
        condition="time counter here",
    ),
    Triggered(
        "last_time_counter",
        "self",
        (Mode((SacrificeSource(),)),),
        Text(
            "when the last time counter is removed from this",
            "これから最後の時間カウンターが取り除かれたとき",
        ),
    ),
)


def abilities(obj: Obj, keyword: Keyword) -> tuple[Triggered, ...]:
    """The two triggered abilities; each instance of vanishing works separately (702.63c)."""
    return _TRIGGERS
