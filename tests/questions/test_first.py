"""A run with questions: where each stands, and what is wrong with one that cannot be asked."""

from __future__ import annotations

import pytest

from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.lessons.rounds import play, round_of
from mtgrules.questions import CannotAsk

RUN = [
    "activate Prodigal Pyromancer",
    "ask may respond",
    "target Ben",
    "ask next",
    "pass",
    "pass",
]
POSITION = 'you.battlefield = ["Prodigal Pyromancer"]'


def test_each_question_stands_at_its_moment_and_ends_where_the_next_begins() -> None:
    made = play(POSITION, RUN, "first")
    assert made.name == "first"
    assert [asked.question.kind for asked in made.asked] == ["may", "next"]
    first, second = made.asked
    assert made.trace.frames[first.before].state.stack
    assert first.after == second.before
    assert second.after == made.trace.last
    assert first.question.right.text.en == "No: nobody has priority in the middle of this"
    assert second.question.right.text["ja"] == "ベンが優先権を得ます"


def test_a_question_right_after_a_question_moves_nothing() -> None:
    made = play(POSITION, ["ask may pass", "ask next", "pass"])
    one, two = made.asked
    assert one.before == one.after == two.before < two.after


LESSON = """\
+++
id = "ping"
title = {{ en = "Ping", ja = "1点" }}
minutes = 5
[position.first]
you.battlefield = ["Prodigal Pyromancer"]
choices = [
    "activate Prodigal Pyromancer",
    "{line}",
    "target Ben",
    {last}
]
+++
{{{{ stepper first }}}}
"""


def lesson(line: str, last: str = '"pass",') -> str:
    return LESSON.format(line=line, last=last)


def test_a_lesson_with_questions_is_sound_and_gives_the_same_round() -> None:
    made = parse(lesson("ask may respond"), "ping.md")
    assert check(made) == []
    asked = round_of(made, made.positions["first"]).asked
    assert [one.question.kind for one in asked] == ["may"]


@pytest.mark.parametrize(
    ("line", "en", "ja"),
    [
        ("ask", "no question ''", "''という種類"),
        ("ask nxet", "no question 'nxet'; there are: next, may", "'nxet'という種類"),
        ("ask may", "needs a choice", "選択が必要"),
        ("ask next now", "stands alone; 'now'", "何も書きません"),
        (
            "ask may target Nobody",
            "Nothing here is called 'Nobody'",
            "「Nobody」というものはここにありません",
        ),
    ],
)
def test_a_question_that_cannot_be_asked_is_a_problem_at_its_line(
    line: str, en: str, ja: str
) -> None:
    (problem,) = check(parse(lesson(line), "ping.md"))
    assert (problem.code, problem.line, problem.severity) == ("L090", 9, "error")
    assert en in problem.text.en
    assert ja in problem.text.ja


def test_a_question_about_the_next_line_needs_one() -> None:
    (problem,) = check(parse(lesson("? asks = target", '"ask next",'), "ping.md"))
    assert (problem.code, problem.line) == ("L090", 11)
    assert "is about the line after it" in problem.text.en
    with pytest.raises(CannotAsk) as caught:
        play(POSITION, ["ask next"])
    assert "次の行" in caught.value.text.ja


def test_a_run_that_breaks_off_is_told_once() -> None:
    """The question before the line that cannot be read is not a second problem."""
    (problem,) = check(
        parse(lesson("ask next", '"target me",').replace('"target Ben"', '"target Bob"'), "ping.md")
    )
    assert problem.code == "L052"


def test_a_question_for_one_edition_only() -> None:
    run = ["2023-11-17: ask may pass", "2026-08-07: ask next", "pass"]
    assert [a.question.kind for a in play({}, run).asked] == ["next"]
    assert [a.question.kind for a in play({"edition": "2023-11-17"}, run).asked] == ["may"]
