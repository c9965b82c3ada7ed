"""Questions that an author types: what they need, and how a lesson marks them."""

from __future__ import annotations

from typing import Any

import pytest

from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.lessons.rounds import play, round_of
from mtgrules.questions import CannotAsk
from mtgrules.questions.typed import typed
from tests.questions.checks import check_question

YES, NO = {"en": "Yes", "ja": "はい"}, {"en": "No", "ja": "いいえ"}
SOUND: dict[str, Any] = {
    "ask": {"en": "Is it wise?", "ja": "賢明ですか。"},
    "options": [YES, NO],
    "answer": 2,
    "why": [
        {"en": "No: Ben waits.", "ja": "いいえ。ベンは待っています。"},
        {"en": "Right.", "ja": "そのとおりです。"},
    ],
    "hints": [{"en": "Think of Ben.", "ja": "ベンのことを考えてください。"}],
}


def test_a_typed_question_keeps_its_order_and_is_not_verified() -> None:
    made = typed("wise", SOUND)
    check_question(made)
    assert [option.text.en for option in made.options] == ["Yes", "No"]
    assert (made.kind, made.verified, made.right.text.ja) == ("typed", False, "いいえ")
    assert made.hints[0].ja.startswith("ベン")


@pytest.mark.parametrize(
    ("change", "en", "ja"),
    [
        ({"ask": "Why?"}, "ask needs both languages", "両方"),
        ({"ask": {"en": "Why?", "ja": " "}}, "ask needs both languages", "両方"),
        ({"answer": 3}, "from 1 to 2", "1から2"),
        ({"answer": True}, "from 1 to 2", "1から2"),
        ({"answer": None}, "from 1 to 2", "1から2"),
        ({"options": [YES]}, "2 to 6 options", "2つから6つ"),
        ({"options": [YES, {"en": "Nope", "ja": "はい"}]}, "read the same", "同じ文"),
        ({"options": "Yes"}, "options is a list", "並び"),
        ({"options": [YES, "No"]}, "options 2 needs both", "options 2"),
        ({"why": [YES]}, "one text for each option: 2", "2個"),
        ({"hint": []}, "no 'hint'; it may have ask", "項目'hint'"),
        ({"hints": [{"en": "x"}]}, "hints 1 needs both", "hints 1"),
    ],
)
def test_what_is_wrong_with_one_is_told(change: dict[str, Any], en: str, ja: str) -> None:
    with pytest.raises(CannotAsk) as caught:
        typed("wise", {**SOUND, **change})
    assert en in caught.value.text.en
    assert ja in caught.value.text.ja
    assert "wise" in caught.value.text.ja


def test_everything_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(CannotAsk) as caught:
        typed("wise", {"ask": 1, "options": 2, "extra": 3})
    assert caught.value.text.en.count("Question wise") == 3
    with pytest.raises(CannotAsk):
        typed("wise", ["no", "table"])


LESSON = """\
+++
id = "ping"
title = { en = "Ping", ja = "1点" }
minutes = 5

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
choices = [
    "ask typed wise",
    "activate Prodigal Pyromancer",
]

[question.wise]
ask = { en = "Is it wise?", ja = "賢明ですか。" }
options = [{ en = "Yes", ja = "はい" }, { en = "No", ja = "いいえ" }]
answer = 1
why = [{ en = "It is.", ja = "そうです。" }, { en = "It is.", ja = "賢明です。" }]
+++
{{ stepper first }}
"""


def codes(text: str) -> list[tuple[str, int, str]]:
    return [(p.code, p.line, p.severity) for p in check(parse(text, "ping.md"))]


def test_a_lesson_is_warned_that_the_engine_does_not_vouch_for_it() -> None:
    assert codes(LESSON) == [("L130", 9, "warning")]
    lesson = parse(LESSON, "ping.md")
    (asked,) = round_of(lesson, lesson.positions["first"]).asked
    assert asked.question.verified is False
    assert asked.before < asked.after


def test_who_has_checked_the_answer_turns_the_warning_off() -> None:
    checked = LESSON.replace("answer = 1", 'answer = 1\nchecked = "山田花子, 2026-11-30"')
    assert codes(checked) == []
    lesson = parse(checked, "ping.md")
    (asked,) = round_of(lesson, lesson.positions["first"]).asked
    assert asked.question.checked == "山田花子, 2026-11-30"
    assert asked.question.verified is False, "the class is told that its author says so"


@pytest.mark.parametrize("said", ['"me"', '", 2026-11-30"', '"me, 2026-11-31"', "true", '""'])
def test_checked_names_somebody_and_a_day(said: str) -> None:
    lesson = LESSON.replace("answer = 1", f"answer = 1\nchecked = {said}")
    assert codes(lesson)[0] == ("L090", 9, "error")
    with pytest.raises(CannotAsk) as caught:
        typed("wise", {**SOUND, "checked": 30})
    assert "checked says who and when" in caught.value.text.en
    assert "確かめた人と日付" in caught.value.text.ja


def test_the_line_may_be_japanese() -> None:
    lesson = LESSON.replace("ask typed wise", "質問 typed wise")
    assert codes(lesson) == [("L130", 9, "warning")]


def test_a_typed_question_that_is_not_there_or_not_asked() -> None:
    assert codes(LESSON.replace("typed wise", "typed wiser")) == [
        ("L090", 9, "error"),
        ("L132", 13, "warning"),
    ]
    assert codes(LESSON.replace("ask typed wise", "ask typed")) == [
        ("L090", 9, "error"),
        ("L132", 13, "warning"),
    ]
    assert codes(LESSON.replace("answer = 1", "answer = 4"))[0] == ("L090", 9, "error")


def test_in_a_cell_it_stands_with_the_position() -> None:
    table = {"question": {"wise": SOUND}}
    (asked,) = play(table, ["ask typed wise"]).asked
    assert asked.question.right.text.en == "No"
    with pytest.raises(CannotAsk, match="there are: none"):
        play({}, ["ask typed wise"])
