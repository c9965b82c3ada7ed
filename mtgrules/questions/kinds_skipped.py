"""`ask skipped`: which of these steps has nothing to do?

Every step of casting and activating is gone through (601.2a-i), also when nothing is to
be chosen in it; the engine says so, and that is what is right here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.proposals import Proposal
from mtgrules.questions import doing
from mtgrules.questions.hints import look
from mtgrules.questions.making import Wrong, digest, question
from mtgrules.questions.mistakes import at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.questions.trying import BEGINNINGS
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.telling import cite, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.frames import Event
    from mtgrules.questions.moment import Moment

_STEPS = {
    "b": Text("Choosing modes or X", "モードやXを選ぶ"),
    "c": Text("Choosing the targets", "対象を選ぶ"),
    "d": Text("Dividing among the targets", "対象に割り振る"),
    "e": Text("Checking the whole proposal", "宣言全体を確かめる"),
    "f": Text("Working out the total cost", "総コストを計算する"),
    "g": Text("Using mana abilities", "マナ能力を起動する"),
    "h": Text("Paying the cost", "コストを支払う"),
    "i": Text("Completing the procedure", "手順を完了する"),
}
_IDLE = {
    "no_mana_needed": "g",
    "no_targets": "c",
    "no_choices": "b",
    "nothing_to_pay": "h",
    "no_division": "d",
}
"""The events of steps that had nothing to do."""

_BUSY = {
    **dict.fromkeys(("mode_chosen", "x_chosen", "x_is_zero", "symbol_as_mana"), "b"),
    **dict.fromkeys(("symbol_as_life", "times_chosen", "extra_announced"), "b"),
    "extra_declined": "b",
    **dict.fromkeys(("target_chosen", "target_count", "chooser_chosen"), "c"),
    "share": "d",
    "proposal_legal": "e",
    "total_cost": "f",
    "window_closed": "g",
    "cost_paid": "h",
}
_ENDS = frozenset((*BEGINNINGS.values(), "reversed", "trigger_ready", "trigger_removed"))
_OF_OTHERS = frozenset(("target_chosen", "share", "chooser_chosen"))
"""Events whose subject is the target, not the spell or ability."""

_ASK = Text(
    "{does}. In which of these steps is there nothing to do?",
    "{does}とき、次のうち、することが何もない手順はどれですか。",
)
_RIGHT = Text("So it is. {why} ({rule})", "そのとおりです。{why}（{rule}）")
_WRONG = Text(
    "Something is done in that step ({rule}): {why}",
    "その手順では、することがあります（{rule}）：{why}",
)
_NO_PROCEDURE = Text(
    "ask skipped needs a procedure under way, or one that the next line begins.",
    "ask skipped は、手順の途中か、次の行で手順が始まるところでしか使えません。",
)
_ALL_ALIKE = Text(
    "The lines after this one have to show a step with something to do and one with nothing.",
    "この後の行に、することのある手順と、何もすることのない手順の両方が必要です。",
)
_NUDGE = Text(
    "Go through the steps one by one, and ask of each what there is to decide or to pay.",
    "手順を1つずつたどり、そこで決めることや支払うものがあるかを考えてください。",
)


class _Step(NamedTuple):
    """A step of a procedure as it went: its letter, and the event that tells of it."""

    letter: str
    event: Event


def make(moment: Moment, words: str) -> Question:
    """Which of these steps has nothing to do.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "ask skipped", "activate Prodigal Pyromancer", "target Ben"])
    >>> made.asked[0].question.right.text.en, made.asked[0].question.right.rule
    ('Choosing modes or X', '601.2b')
    """
    idle, busy = _steps(moment)
    busy = [step for step in busy if step.letter not in {one.letter for one in idle}]
    if not idle or not busy:
        raise CannotAsk(_ALL_ALIKE)
    ask = _ASK.format(does=doing.does(moment.state, moment.choices[0]))
    # Hardly anything is ever divided, so that is asked about only where nothing else is idle.
    step = min(idle, key=lambda one: (one.letter == "d", digest(ask.en, one.letter)))
    why = _RIGHT.format(**_told(moment, step))
    right = Option(_STEPS[step.letter], right=True, why=why, rule=step.event.rule)
    return question(
        "skipped", ask, right, _wrong(moment, busy), (_NUDGE, look("601.2", moment.state.edition))
    )


def _wrong(moment: Moment, busy: list[_Step]) -> Iterator[Wrong]:
    mistakes = {"c": ("M22",), "b": ("M22",), "f": ("M11",), "h": ("M13", "M09")}
    order = "hfcgbde"
    for step in sorted(busy, key=lambda one: order.index(one.letter)):
        ids = mistakes.get(step.letter, ())
        mistake = next((id for id in ids if at(id, moment.after, moment.choices[0])), "")
        told = _told(moment, step)
        out = told["why"] if step.letter in "ef" else NOTHING
        yield Wrong(_STEPS[step.letter], _WRONG.format(**told), step.event.rule, mistake, out)


def _told(moment: Moment, step: _Step) -> dict[str, Text]:
    edition = moment.state.edition
    rule = cite(step.event.rule, edition)
    return {"why": tell(step.event, edition), "rule": Text(rule, rule)}


def _steps(moment: Moment) -> tuple[list[_Step], list[_Step]]:
    """The steps that had nothing to do, and those that had, each with its first event."""
    frames = moment.between(moment.end)
    events = [event for frame in frames for event in frame.events]
    item = _item(moment, events)
    idle: dict[str, _Step] = {}
    busy: dict[str, _Step] = {}
    for event in events:
        mine = event.subject == item or event.key in _OF_OTHERS
        if event.key in _ENDS and event.subject == item:
            break
        if mine and event.key in _IDLE:
            idle.setdefault(event.key, _Step(_IDLE[event.key], event))
        elif mine and event.key in _BUSY:
            busy.setdefault(_BUSY[event.key], _Step(_BUSY[event.key], event))
    return list(idle.values()), list(busy.values())


def _item(moment: Moment, events: list[Event]) -> int:
    """The spell or ability whose procedure this is."""
    task = moment.state.agenda[-1] if moment.state.agenda else None
    if events and events[0].key in BEGINNINGS:
        return events[0].subject
    if isinstance(task, Proposal):
        return task.item
    raise CannotAsk(_NO_PROCEDURE)
