"""Every question of every lesson is answered right and wrong in each way, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.course.shelf import Shelf
from mtgrules.lessons.model import Widget
from mtgrules.lessons.rounds import round_of
from mtgrules.questions import Attempt
from mtgrules.rulebook.text import LANGS
from tests.conftest import ROOT

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson

LESSONS = [
    (lesson, part)
    for lesson in Shelf.read(ROOT / "notebooks" / "source").lessons
    for part in lesson.parts
    if isinstance(part, Widget) and part.kind == "questions"
]


@pytest.mark.parametrize(
    ("lesson", "part"), LESSONS, ids=[f"{lesson.id}.{part.name}" for lesson, part in LESSONS]
)
def test_every_answer_gets_its_own_feedback(lesson: Lesson, part: Widget) -> None:
    asked = round_of(lesson, lesson.positions[part.position], part.run).asked
    assert asked
    for question in (one.question for one in asked):
        fresh = Attempt(question)
        assert fresh.is_right is None
        assert fresh.why.en == ""
        tries = [fresh.answer(n) for n in range(len(question.options))]
        assert [attempt.is_right for attempt in tries].count(True) == 1
        for lang in LANGS:
            whys = [attempt.why[lang] for attempt in tries]
            assert all(whys)
            assert len(set(whys)) == len(whys), (question.ask[lang], whys)
            texts = [option.text[lang] for option in question.options]
            assert len(set(texts)) == len(texts)


def test_the_lessons_ask_questions_of_every_kind() -> None:
    kinds = {
        one.question.kind
        for lesson, part in LESSONS
        for one in round_of(lesson, lesson.positions[part.position], part.run).asked
    }
    assert kinds >= {"next", "may", "stack", "counters", "life", "who", "after", "skipped"}
