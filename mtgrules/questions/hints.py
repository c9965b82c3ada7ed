"""Hints on the way from a nudge to nearly the answer: here, which rule to look at.

>>> from mtgrules.rulebook.editions import NEWEST
>>> look("117.1", NEWEST).en.startswith("Look at rule 117.1: Priority is the right to act.")
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.questions.scene import PROCEDURES
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import Text
from mtgrules.telling import cite

if TYPE_CHECKING:
    from mtgrules.questions.moment import Moment
    from mtgrules.rulebook.editions import Edition

_LOOK = Text("Look at rule {rule}: {summary}", "ルール{rule}を見てください。{summary}")


def look(rule: str, edition: Edition) -> Text:
    """A rule by its number in an edition, with what it says in our words."""
    return _LOOK.format(rule=cite(rule, edition), summary=rules.rule(rule).summary)


def look_for(moment: Moment) -> Text:
    """The rule of what is going on: a procedure, or the passing of priority (601.2, 117.4)."""
    verb = moment.choices[-1].verb if moment.choices else ""
    under_way = verb in PROCEDURES or moment.options.kind != "priority"
    rule = "601.2" if under_way else "117.4" if verb == "pass" else "117.1"
    return look(rule, moment.state.edition)
