"""`ask may CHOICE`: may this choice be made now, and why not?

Two kinds of no are told apart, as the rules do: what cannot even be begun (602.5, 601.3),
and what is begun and then undone because a step cannot be completed (733.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.notation import CannotRead, read
from mtgrules.questions import doing, kinds_respond
from mtgrules.questions.excuse import Excuse
from mtgrules.questions.excuses import excuses
from mtgrules.questions.hints import look
from mtgrules.questions.making import Wrong, question, sentences
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.questions.reasons import short
from mtgrules.questions.scene import Scene, scene_of
from mtgrules.rulebook.text import Text
from mtgrules.telling import cite, explain, prompt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.choices import No, Refusal
    from mtgrules.questions.moment import Moment

_YES = Text("Yes", "はい、できます")
_NO = Text("No: {reason}", "できません：{reason}")
_BEGIN = Text("No, it cannot begin: {reason}", "始められません：{reason}")
_COMPLETE = Text("No, it cannot be completed: {reason}", "完了できません：{reason}")

_RIGHT_YES = Text(
    "So it is. Nothing stands in its way ({rule}).",
    "そのとおりです。妨げるものはありません（{rule}）。",
)
_RIGHT_NO = Text("So it is ({rule}). {why}", "そのとおりです（{rule}）。{why}")
_RIGHT_LATE = Text(
    "So it is: it may begin, and is undone at {step} ({rule}). {why}",
    "そのとおりです。始めることはできますが、{step}で巻き戻されます（{rule}）。{why}",
)
_IT_IS = Text("It may be done ({rule}). {instead}", "できます（{rule}）。{instead}")
_STOPS = Text(
    "The rule that stops it is {rule}. {instead}", "妨げるのはルール{rule}です。{instead}"
)
_STOPPED = Text("It is stopped by {rule}: {why}", "ルール{rule}により、できません。{why}")
_LATER = Text(
    "It may begin; it is only at {step} that it fails ({rule}). {why}",
    "始めることはできます。できなくなるのは{step}です（{rule}）。{why}",
)
_TOO_MANY = Text(
    "There are too many ways to go on with {choice!r} to know whether it can be completed; "
    "ask about a simpler position.",
    "{choice!r}の続け方が多すぎて、完了できるかどうかを判断できません。"
    "もっと単純な局面にしてください。",
)

_NOT_ASKED = Text(
    "{choice!r} has nothing to do with what is asked here: “{prompt}”",
    "{choice!r}は、ここで尋ねられていることと関係がありません：「{prompt}」",
)

_WHERE_TO_LOOK = {
    "activate": "602.2",
    "cast": "601.3",
    "play": "305.1",
    "suspend": "702.62a",
    "respond": "117.1",
    "target": "601.2c",
    "pass": "117.3d",
    "close": "601.2g",
    "pay": "601.2h",
    "decline": "702.62a",
    "attack": "508.1a",
    "block": "509.1a",
}
"""The rule in which the question is settled, which does not say how."""

_ALLOWED_BY = {"activate": "117.1b", "cast": "117.1a", "suspend": "116.2f", "play": "116.2a"}

_ASK_YOURSELF = {
    "activate": Text(
        "Look at who controls it, at whose turn it is, and at each part of the cost.",
        "誰がコントロールしているか、誰のターンか、コストの各部分を見てください。",
    ),
    "cast": Text(
        "Look at the type of the card, at the step, at the stack, and at the mana.",
        "カード・タイプ、ステップ、スタック、マナを見てください。",
    ),
    "suspend": Text(
        "Ask whether one could begin to cast the card right now, and nothing more.",
        "いまそのカードを唱え始められるかどうか、それだけを考えてください。",
    ),
    "play": Text(
        "Look at whose turn it is, at the stack, and at the lands played this turn.",
        "誰のターンか、スタック、このターンにプレイした土地の数を見てください。",
    ),
    "respond": Text(
        "Look for the player who has priority at this point.",
        "この時点で優先権を持つプレイヤーがいるかどうかを見てください。",
    ),
    "target": Text(
        "Compare what the ability says with what the object is.",
        "能力の文章と、そのオブジェクトを見比べてください。",
    ),
}
_ASK_ANY = Text(
    "Ask who has to decide now, and what about.",
    "いま誰が、何について決めるのかを考えてください。",
)

_OF_REFUSAL = {
    "no_priority_now": ("M01",),
    "only_mana_abilities": ("M08", "M01"),
    "summoning_sick": ("M10",),
    "limit_used": ("M21", "M20"),
    "loyalty_used": ("M21", "M20"),
    "exhausted": ("M21",),
    "ability_zone": ("M24",),
    "activation_banned": ("M25",),
    "activation_locked": ("M25",),
    "split_second": ("M25",),
    "land_not_cast": ("M15",),
    "not_in_your_hand": ("M17", "M15"),
    "not_a_target": ("M18",),
    "counter_lacking": ("M17", "M09"),
    "counters_lacking": ("M09",),
    "not_controller": ("M16",),
    "must_play": ("M04",),
    "no_land": ("M15",),
    "unpayable": ("M12",),
    "mana_lacking": ("M13", "M09"),
    "already_tapped": ("M09",),
    "source_gone": ("M09",),
    "life_lacking": ("M09",),
    "no_legal_target": ("M22",),
    "mode_without_target": ("M22",),
    "hexproof": ("M23",),
    "suspend_from_hand": ("M15",),
    "nothing_to_pay_with": ("M09", "M18"),
}
"""The mistakes of those who say yes, by the key of what stands in the way."""


def make(moment: Moment, words: str) -> Question:
    """The question whether a choice, in the words of `mtgrules.notation`, may be made.

    >>> from mtgrules.questions.moment import Moment
    >>> from mtgrules.setup import position
    >>> from mtgrules.trace import Trace
    >>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer (new)"]}}))
    >>> made = make(Moment(trace, trace.last), "activate Prodigal Pyromancer")
    >>> made.right.text.en
    'No, it cannot begin: Prodigal Pyromancer arrived too recently for {T}'
    """
    try:
        choice = read(words, moment.state)
    except CannotRead as error:
        raise CannotAsk(error.text) from None
    scene = scene_of(moment.state, choice)
    if scene.key == "not_an_option" and (scene.verb, scene.kind) == ("respond", "priority"):
        return kinds_respond.make(moment)
    if scene.key == "not_an_option":
        asked = prompt(moment.state, moment.options)
        raise CannotAsk(_NOT_ASKED.format(choice=words, prompt=asked))
    if scene.no is None and scene.tried.done is None:
        raise CannotAsk(_TOO_MANY.format(choice=words))
    return question(
        "may", doing.may(moment.state, choice), _right(scene), _wrong(scene), _hints(scene)
    )


def _form(scene: Scene, reason: Text, *, late: bool) -> Text:
    if not scene.is_procedure:
        return _NO.format(reason=reason)
    return (_COMPLETE if late else _BEGIN).format(reason=reason)


def _stop(scene: Scene) -> No | Refusal | None:
    return scene.no or scene.tried.no


def _told(scene: Scene) -> tuple[str, Text]:
    """The rule that stops it as numbered here, and the engine's reason with what would help."""
    stop = _stop(scene)
    assert stop is not None
    to = scene.no or stop.to(scene.choice)  # type: ignore[union-attr]
    told = explain(to, scene.state.edition)
    return told.rule, sentences(told.reason, told.remedy)


def _right(scene: Scene) -> Option:
    if scene.is_free:
        rule = _allowed_by(scene)
        return Option(_YES, right=True, why=_RIGHT_YES.format(rule=_cite(scene, rule)), rule=rule)
    stop = _stop(scene)
    assert stop is not None
    number, why = _told(scene)
    said = _form(scene, short(stop, scene.who), late=scene.no is None)
    if scene.no is None:
        step = _cite(scene, scene.tried.step)
        told = _RIGHT_LATE.format(step=step, rule=number, why=why)
    else:
        told = _RIGHT_NO.format(rule=number, why=why)
    return Option(said, right=True, why=told, rule=stop.rule)


def _wrong(scene: Scene) -> Iterator[Wrong]:
    stop = _stop(scene)
    if not scene.is_free and stop is not None:
        number, why = _told(scene)
        yield _yes(scene, number, why)
        if scene.no is None:  # the reason is true, but it does not keep it from beginning
            said = _form(scene, short(stop, scene.who), late=False)
            step = _cite(scene, scene.tried.step)
            yield Wrong(said, _LATER.format(step=step, rule=number, why=why), stop.rule)
    both = list(excuses(scene))
    if scene.is_free and scene.is_procedure:  # both kinds of no, the more tempting first
        late = [excuse for excuse in both if excuse.late]
        early = [excuse for excuse in both if not excuse.late]
        both = [*early[:2], *late[:1], *early[2:], *late[1:]]
    for excuse in both:
        yield _excused(scene, excuse)


def _yes(scene: Scene, number: str, why: Text) -> Wrong:
    ids = _OF_REFUSAL.get(scene.key, ())
    if scene.verb == "suspend" and scene.no is not None:
        ids = ("M06", *ids)
    mistake = next((id for id in ids if at(id, scene.state, scene.choice)), "")
    told = _STOPPED.format(rule=number, why=why)
    if mistake:
        told = sentences(told, MISTAKES[mistake].truth)
    stop = _stop(scene)
    return Wrong(_YES, told, stop.rule if stop is not None else "", mistake)


def _excused(scene: Scene, excuse: Excuse) -> Wrong:
    mistake = at(excuse.mistake, scene.state, scene.choice)
    if scene.is_free:
        rule = _cite(scene, _allowed_by(scene))
        why = _IT_IS.format(rule=rule, instead=excuse.instead)
    else:
        number, _ = _told(scene)
        why = _STOPS.format(rule=number, instead=excuse.instead)
    said = _form(scene, excuse.reason, late=excuse.late)
    return Wrong(said, why, excuse.rule, mistake, excuse.out or excuse.instead)


def _allowed_by(scene: Scene) -> str:
    if scene.kind == "priority":
        return _ALLOWED_BY.get(scene.verb, "117.1")
    if scene.verb == "activate":
        return "605.3a"
    from mtgrules.engine.play import legal

    return legal(scene.state).rule


def _cite(scene: Scene, rule: str) -> str:
    return cite(rule, scene.state.edition)


def _hints(scene: Scene) -> tuple[Text, ...]:
    nudge = _ASK_YOURSELF.get(scene.verb, _ASK_ANY)
    rule = _WHERE_TO_LOOK.get(scene.verb, "")
    return (nudge, look(rule, scene.state.edition)) if rule else (nudge,)
