"""Putting a question together: which wrong answers, in which order, with which hints.

The order follows from what the options say, so that the same lesson always shows the
same question, and the right one has no place of its own.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.rulebook.text import NOTHING, Text, join

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_WRONG = 4
"""So many wrong answers at most: more do not fit on a projector with their words."""

_NO_WRONG = Text(
    "Here is nothing to ask: every answer that comes to mind would be right.",
    "ここでは問題を作れません。思いつく答えがどれも正解になってしまいます。",
)
_EXCLUDED = Text("It is not “{option}”. {why}", "「{option}」ではありません。{why}")


class Wrong(NamedTuple):
    """A wrong answer. `why` tells what is so instead; `out` is a reason to leave it out of
    account that does not tell what is right, for a hint.
    """

    text: Text
    why: Text
    rule: str = ""
    mistake: str = ""
    out: Text = NOTHING


def question(
    kind: str,
    ask: Text,
    right: Option,
    wrong: Iterable[Wrong],
    hints: Iterable[Text] = (),
    *,
    most: int = MOST_WRONG,
) -> Question:
    """A question with the first `most` of the wrong answers that differ from all before them.

    They differ in what they say and in what is said about them.

    The last hints rule answers out, as long as two are left. Raises `CannotAsk` if there
    is no wrong answer.

    >>> right = Option(Text("1", "1個"), True, Text("So it is.", "そのとおりです。"))
    >>> wrong = [Wrong(Text("2", "2個"), Text("No, one.", "1個です。"))] * 2
    >>> made = question("counters", Text("How many?", "何個ですか。"), right, wrong)
    >>> sorted(option.text.en for option in made.options), made.right.text.en
    (['1', '2'], '1')
    """
    kept: list[Wrong] = []
    for one in wrong:
        taken = [(right.text, right.why), *((other.text, other.why) for other in kept)]
        new = all(_differ(one.text, text) and _differ(one.why, why) for text, why in taken)
        if len(kept) < most and new:
            kept.append(one)
    if not kept:
        raise CannotAsk(_NO_WRONG)
    options = [right]
    options += [
        Option(w.text, right=False, why=w.why, rule=w.rule, mistake=w.mistake) for w in kept
    ]
    options.sort(key=lambda option: digest(kind, ask.en, option.text.en))
    out = [w for w in kept if w.out.en][: max(0, len(kept) - 1)]
    excluded = [_EXCLUDED.format(option=w.text, why=w.out) for w in out[:2]]
    return Question(kind, ask, tuple(options), (*hints, *excluded))


def sentences(*texts: Text) -> Text:
    """Sentences one after the other; those that say nothing are left out."""
    return join([text for text in texts if text.en], " ", "")


def _differ(one: Text, other: Text) -> bool:
    return one.en.casefold() != other.en.casefold() and one.ja != other.ja


def digest(*words: str) -> bytes:
    """An order that depends on nothing but words: Python's own hash changes every time."""
    return hashlib.sha256("\0".join(words).encode()).digest()
