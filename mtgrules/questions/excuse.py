"""A reason for a "no" that does not hold, and the words that such reasons share with true ones."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.rulebook.text import Text


class Excuse(NamedTuple):
    """A reason that does not hold: its words, what is so instead, the rule, the mistake.

    `late` is True for a reason that would only keep an action from being completed; `out`
    is what a hint says of it, where what is so instead would give the answer away.
    """

    reason: Text
    instead: Text
    rule: str
    mistake: str = ""
    late: bool = False
    out: Text | None = None


NOT_ONES_TURN = Text("it is not {who}'s turn", "{who}のターンではありません")
NOT_EMPTY = Text("the stack is not empty", "スタックが空ではありません")
USED = Text("it was used this turn already", "このターンはもう使いました")
"""The words of reasons that are true elsewhere: an answer is not to be known by its words."""
