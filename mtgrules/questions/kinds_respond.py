"""`ask may respond`, where somebody has priority: then it may be done, and why not is the mistake.

In the middle of something the engine refuses it, and `kinds_may` tells why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.model.objects import StackAbility, called
from mtgrules.questions.hints import look
from mtgrules.questions.making import Wrong, question
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.questions.reasons import SHORT
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.questions.moment import Moment

_ASK = Text("May anybody respond at this point?", "この時点で、誰かが対応できますか。")
_YES = Text("Yes", "はい、できます")
_NO = Text("No: {reason}", "できません：{reason}")
_RIGHT = Text(
    "So it is. {who} has priority and may respond to {top} (117.1).",
    "そのとおりです。優先権は{who}にあり、{top}に対応できます（117.1）。",
)
_WRONG = Text(
    "{who} has priority and may respond (117.1). {more}",
    "優先権は{who}にあり、対応できます（117.1）。{more}",
)
_NOTHING_THERE = Text(
    "There is nothing on the stack to respond to.", "スタックに、対応すべきものがありません。"
)
_NUDGE = Text(
    "Look for the player who has priority at this point.",
    "この時点で優先権を持つプレイヤーがいるかどうかを見てください。",
)
_FINISHED = Text("Nothing is unfinished here.", "ここで途中のものはありません。")
_OWN = Text(
    "One may respond to one's own spells and abilities too.",
    "自分の呪文や能力にも対応できます。",
)
_OPPONENTS = Text("only an opponent may respond now", "いま対応できるのは対戦相手だけ")
_AT_ONCE = Text("it resolves before anybody can", "誰かが対応する前に解決されます")
_ABILITY = Text("an ability cannot be responded to", "能力には対応できません")
_ONLY_MANA = Text(
    "Only mana abilities cannot be responded to.", "対応できないのはマナ能力だけです。"
)


def make(moment: Moment) -> Question:
    """Whether anybody may respond where a player has priority: yes.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "activate Prodigal Pyromancer", "target Ben", "ask may respond"])
    >>> made.asked[0].question.right.text.en
    'Yes'
    """
    state = moment.state
    if not state.stack:
        raise CannotAsk(_NOTHING_THERE)
    top = called(state.stack[-1])
    why = _RIGHT.format(who=moment.who, top=top)
    right = Option(_YES, right=True, why=why, rule="117.1")
    return question("may", _ASK, right, _wrong(moment), (_NUDGE, look("117.1", state.edition)))


def _wrong(moment: Moment) -> Iterator[Wrong]:
    state = moment.state
    reasons = [
        (SHORT["no_priority_now"], _FINISHED, "117.1", ""),
        (_OPPONENTS, _OWN, "117.1", ""),
        (_AT_ONCE, MISTAKES["M19"].truth, "117.4", "M19"),
    ]
    if isinstance(state.stack[-1], StackAbility):
        reasons.append((_ABILITY, _ONLY_MANA, "605.3b", "M08"))
    for reason, more, rule, mistake in reasons:
        why = _WRONG.format(who=moment.who, more=more)
        made_at = at(mistake, state, None)
        yield Wrong(_NO.format(reason=reason), why, rule, made_at, more)
