"""`ask next`: what happens next, when the choice of the next line is made?

What is right is the first thing that the game does then. What is wrong are the steps that
come later, or do not come at all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.questions import doing
from mtgrules.questions.happenings import ASIDE, Happening, happens, others
from mtgrules.questions.hints import look_for
from mtgrules.questions.making import Wrong, question, sentences
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import Text, same
from mtgrules.telling import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.questions.moment import Moment

_ASK = Text("{does} What happens next?", "{does}次に何が起こりますか。")
_RIGHT = Text("So it is ({rule}). {summary}", "そのとおりです（{rule}）。{summary}")
_WRONG = Text(
    "Not yet. First comes this: {first} ({rule}).",
    "まだです。先に来るのは「{first}」です（{rule}）。",
)
_NOT_SO = Text(
    "No. What comes is this: {first} ({rule}).", "違います。来るのは「{first}」です（{rule}）。"
)
_ONE = Text(
    "ask next needs a single choice after it, not several passes; put a choice such as "
    "“pass” there.",
    "ask next の次の行は、複数回のパスではなく、pass のような1つの選択にしてください。",
)
_NUDGE = Text(
    "Things go one small step at a time; look for the very next one.",
    "手順は1つずつ進みます。すぐ次に来る1手を考えてください。",
)


def make(moment: Moment, words: str) -> Question:
    """What happens next, when the next line is done.

    >>> from mtgrules.model.choices import Choice
    >>> from mtgrules.questions.moment import Moment
    >>> from mtgrules.setup import position
    >>> from mtgrules.trace import Trace
    >>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer"]}}))
    >>> at = trace.last
    >>> made = make(Moment(trace, at, trace.take(at, Choice("activate", (10, "0")))), "")
    >>> made.right.text.en
    'The ability is put on the stack'
    """
    if len(moment.choices) != 1:
        raise CannotAsk(_ONE)
    found = happens(moment)
    ask = _ASK.format(does=doing.goes_on(moment))
    right = Option(found.text, right=True, why=_right(moment, found), rule=found.rule)
    wrong = list(_wrong(moment, found))
    return question("next", ask, right, wrong, (_NUDGE, look_for(moment)))


def _right(moment: Moment, found: Happening) -> Text:
    """What the rule says; what leads to it, where the rule is about what comes then."""
    cited = _cited(moment, found.rule)
    if found.key in ("resolves", "step_began"):
        cited["summary"] = rules.rule("117.4").summary
    if found.key in ASIDE:
        cited["summary"] = MISTAKES[ASIDE[found.key][0]].truth
    return _RIGHT.format(**cited)


def _wrong(moment: Moment, found: Happening) -> Iterator[Wrong]:
    choice = moment.choices[0]
    for other in others(moment, found):
        mistake = at(other.mistake, moment.state, choice)
        said = _WRONG if other.later else _NOT_SO
        more = other.why if other.why.en or not mistake else MISTAKES[mistake].truth
        why = sentences(said.format(first=found.text, **_cited(moment, found.rule)), more)
        yield Wrong(other.text, why, other.rule, mistake, more)


def _cited(moment: Moment, rule: str) -> dict[str, Text]:
    return {
        "rule": same(cite(rule, moment.state.edition)),
        "summary": rules.rule(rule).summary,
    }
