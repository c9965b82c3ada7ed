"""Practice: fresh positions, one question each, as many as somebody wants."""

from __future__ import annotations

import pytest

from mtgrules.lessons.model import MIXED
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.text import LANGS
from mtgrules_widgets import language
from mtgrules_widgets.practising import ANOTHER, LABELS, Practice, deal, practice
from tests.widgets.pages import widgets
from tests.widgets.test_quiz import press, told


def test_every_kind_has_words_for_learners() -> None:
    assert list(LABELS) == [MIXED, *KINDS]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_practised_and_gives_nothing_away(kind: str) -> None:
    shown = practice(kind, 3, lang="ja")
    question = shown.questions.sitting.attempt.question
    assert question.kind == kind
    assert question == deal(kind, 3)[1].asked[0].question
    assert not [o.why.ja for o in question.options if o.why.ja in told(shown)]


def test_mixed_gives_every_kind_in_turn() -> None:
    assert {deal(MIXED, seed)[0] for seed in range(len(KINDS))} == set(KINDS)


def test_another_position_counts_what_was_answered_and_not_what_was_skipped() -> None:
    shown = practice("may", 1)
    first = shown.questions.sitting
    assert "right" not in shown._tally.value
    right = first.attempt.question.options.index(first.attempt.question.right)
    shown.questions._answers.buttons[right].click()
    press(shown, ANOTHER)
    assert "1 of 1 right" in shown._tally.value
    assert shown.questions.sitting.round != first.round
    assert shown.questions.sitting.is_open
    assert "may 2" in shown._number.value
    press(shown, ANOTHER)
    assert "1 of 1 right" in shown._tally.value
    second = shown.questions.sitting.attempt.question
    wrong = next(n for n, option in enumerate(second.options) if not option.right)
    shown.questions._answers.buttons[wrong].click()
    press(shown, ANOTHER)
    assert "1 of 2 right" in shown._tally.value


def test_another_kind_is_dealt_as_soon_as_it_is_chosen() -> None:
    shown = practice("may", 1)
    shown._about.value = "life"
    assert shown.questions.sitting.attempt.question.kind == "life"
    shown.questions._answers.buttons[0].click()
    kept = shown.questions.sitting
    language.use("ja")
    assert shown.questions.sitting == kept
    assert shown._about.label == LABELS["life"].ja


def test_what_was_tried_is_put_away_with_its_position() -> None:
    shown = practice("may", 1)
    shown.questions._answers.buttons[0].click()
    shown.questions._on_try()
    shown.another()
    assert not shown.questions._trial.children


def test_an_unknown_kind_is_told_and_closing_ends_everything() -> None:
    wrong = practice("maybe")
    for lang in LANGS:
        assert "maybe" in wrong.problem[lang]
    wrong.close()
    shown = Practice("may", 1)
    assert any(each is shown.questions for each in widgets(shown))
    before = len(language._listeners)
    shown.close()
    assert len(language._listeners) == before - 2
