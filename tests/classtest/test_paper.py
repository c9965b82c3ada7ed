"""Which questions a class test asks, and that nothing of it gives an answer away."""

from __future__ import annotations

from html import unescape

import pytest

from mtgrules.classtest import NothingToAsk, paper_of
from mtgrules.course.shelf import Shelf
from mtgrules.lessons.hiding import Damaged
from mtgrules.lessons.model import Lesson
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS
from mtgrules_widgets.classtest_paper import of_paper, printed, unpack
from tests.classtest.papers import SOURCE, paper
from tests.conftest import ROOT

COURSE = [lesson for lesson, _ in Shelf.read(ROOT / "notebooks" / "source").course]


def test_no_question_is_asked_that_the_board_of_another_one_gives_away() -> None:
    """That nobody may respond yet is told by no later board, that it was activated by each."""
    made = paper()
    assert [item.id for item in made.items] == [
        "respond.ping.1",
        "respond.ping.2",
        "respond.tired.0",
    ]
    assert made.left_out == 2


def test_of_two_ways_the_one_with_more_questions_is_taken() -> None:
    source = SOURCE.replace('"ask life Ben"', '"ask life Ben", "ask next"')
    kinds = [item.question.kind for item in paper(source).items]
    assert kinds == ["may", "life", "next", "may"]


def test_whether_one_may_respond_is_left_out_where_somebody_then_does() -> None:
    burn = '"cast Lightning Bolt", "target Aki", "activate Mountain", "close", "ask life Aki", "ask next", "pass"'
    source = SOURCE.replace(
        'you.battlefield = ["Prodigal Pyromancer"]',
        'you.battlefield = ["Prodigal Pyromancer"]\nopponent.battlefield = ["Mountain"]\n'
        'opponent.hand = ["Lightning Bolt"]',
    ).replace('"ask next",\n    "pass",\n    "ask life Ben"', f'"pass", "ask may respond", {burn}')
    ids = [item.id for item in paper(source).items]
    assert ids == ["respond.ping.1", "respond.ping.3", "respond.ping.4", "respond.tired.0"]


def test_a_lesson_without_questions_is_told() -> None:
    source = SOURCE.replace("{{ questions ping }}\n{{ questions tired }}\n", "{{ step ping }}\n")
    with pytest.raises(NothingToAsk) as told:
        paper_of([parse(source, "respond.md")])
    for lang in LANGS:
        assert "respond" in told.value.text[lang]


def test_the_digest_follows_the_words_and_says_nothing_of_the_answers() -> None:
    made = paper()
    assert made.digest == paper().digest
    other = paper(SOURCE.replace("(new)", "(tapped)"))
    assert made.digest != other.digest
    swapped = paper_of([parse(SOURCE.replace('id = "respond"', 'id = "other"'), "other.md")])
    assert made.digest != swapped.digest


def test_what_is_packed_comes_back_and_damage_is_told() -> None:
    made = paper()
    packed = of_paper(made)
    assert unpack(f"\n{packed[:50]}\n{packed[50:]}\n") == printed(made)
    for wrong in ("", "abc", packed[:-9], packed[::-1], "あ"):
        with pytest.raises(Damaged) as told:
            unpack(wrong)
        assert all(told.value.text[lang] for lang in LANGS)


@pytest.mark.parametrize("lesson", COURSE, ids=[lesson.id for lesson in COURSE])
def test_a_test_has_no_reason_and_no_hint_however_it_is_unpacked(lesson: Lesson) -> None:
    """What the right answer says stands among the options, and nothing marks it."""
    made = paper_of([lesson])
    assert len(made.items) >= 3
    told = unescape(repr(printed(made)))
    for round_ in {id(item.round): item.round for item in made.items}.values():
        for question in (one.question for one in round_.asked):
            for secret in (*(option.why for option in question.options), *question.hints):
                assert secret.en not in told
                assert secret.ja not in told
