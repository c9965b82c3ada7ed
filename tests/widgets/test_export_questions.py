"""Questions and branches in a single file: as in the notebook, and hidden until their time."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest

from mtgrules.lessons.model import Widget
from mtgrules.lessons.rounds import Round, round_of
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import branches_html, quiz_html
from mtgrules_widgets.export import export, words
from mtgrules_widgets.export.pieces import whole
from mtgrules_widgets.export.shelf import PRACTICED
from mtgrules_widgets.export.ways import ways
from mtgrules_widgets.quiz_sitting import Sitting
from tests.widgets.exports import asked, data_of, exported, lesson, written


def asked_round() -> Round:
    return round_of(asked(), asked().positions["ping"])


def secrets(lang: Lang) -> list[str]:
    """Right answers, reasons, hints, and what the board does afterwards."""
    found = []
    for each in asked_round().asked:
        found += [option.why[lang] for option in each.question.options]
        found += [hint[lang] for hint in each.question.hints]
        # The answers to choose from are no secret on the page, but they stand in no source.
        found += [option.text[lang] for option in each.question.options]
    data = data_of(exported("small", lang))
    found += [step["said"] for q in data["rounds"][0]["questions"] for step in q["steps"]]
    found += [frame["said"] for frame in data["games"][0]["frames"][4:]]
    found += [quiz_html.YOURS_RIGHT[lang], quiz_html.THIS_ONE[lang], quiz_html.STEPS[lang]]
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_no_answer_reason_hint_or_later_frame_can_be_read_in_the_file(lang: Lang) -> None:
    page = unescape(exported("small", lang))
    plain = re.sub(r"<[^<>]+>", "", page)
    wanted = [secret for secret in secrets(lang) if len(secret) > 3]
    assert len(wanted) > 30
    assert [secret for secret in wanted if secret in page or secret in plain] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["anatomy", "rewinding"])
def test_no_lesson_of_the_course_gives_an_answer_away(name: str, lang: Lang) -> None:
    """The prose of a lesson may teach what is right, but in other words than the answers."""
    page = unescape(exported(name, lang))
    plain = re.sub(r"<[^<>]+>", "", page)
    options = 0
    for part in lesson(name).parts:
        if not isinstance(part, Widget) or part.kind != "questions":
            continue
        for each in round_of(lesson(name), lesson(name).positions[part.position], part.run).asked:
            right = each.question.right.text[lang]
            assert len(right) <= 12 or right not in plain
            for option in each.question.options:
                options += 1
                assert option.why[lang] not in page
                assert option.why[lang] not in plain
            for hint in each.question.hints:
                assert hint[lang] not in plain
    assert options > 10


@pytest.mark.parametrize("lang", LANGS)
def test_the_first_board_and_the_first_question_are_there_without_scripts(lang: Lang) -> None:
    page = exported("small", lang)
    begun = Sitting.of(asked_round())
    assert quiz_html.table(begun, lang) in page
    assert begun.attempt.question.ask[lang] in page
    second = begun.round.asked[1].question.ask[lang]
    assert f"<li>{second}" not in page


@pytest.mark.parametrize("lang", LANGS)
def test_every_state_of_a_question_is_as_the_widget_shows_it(lang: Lang) -> None:
    data = data_of(exported("small", lang))
    begun = Sitting.of(asked_round())
    stored = data["rounds"][0]["questions"]
    assert len(stored) == len(begun.attempts) == 2
    for n, question in enumerate(stored):
        sitting = replace(begun, at=n)
        assert whole(data["pieces"], question["board"]) == quiz_html.table(sitting, lang)
        for hints, number in enumerate(question["open"]):
            seen = sitting
            for _ in range(hints):
                seen = seen.hint()
            assert whole(data["pieces"], number) == quiz_html.question(seen, lang)
        options = sitting.attempt.question.options
        assert options[question["right"]].right
        for chosen in range(len(options)):
            answered = sitting.answer(chosen)
            shown = whole(data["pieces"], question["why"][chosen])
            assert shown == quiz_html.feedback(answered, lang)
            faces = [tuple(face) for face in question["faces"][chosen + 1]]
            assert faces == [(face.words, face.cls) for face in quiz_html.faces(answered, lang)]
            for k, step in enumerate(question["steps"]):
                there = answered.look(k)
                assert whole(data["pieces"], step["board"]) == quiz_html.table(there, lang)
                assert whole(data["pieces"], step["list"]) == quiz_html.steps(there, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_what_branches_led_to_is_kept_for_whatever_was_played(lang: Lang) -> None:
    data = data_of(exported("small", lang))
    found = ways(asked(), asked().positions["ping"])
    stored = data["ways"][0]
    assert set(stored["led"]) == {"0", "1", "01"}
    for played, number in stored["led"].items():
        shown = branches_html.led_to(found.branches, [int(n) for n in played], lang)
        assert whole(data["pieces"], number) == shown
    for n, branch in enumerate(found.branches):
        game = data["games"][stored["first"] + n]
        assert game["home"] == branch.fork
        assert game["lines"][0]["leaf"] == branch.end == stored["ends"][n]


@pytest.mark.parametrize("lang", LANGS)
def test_a_stepper_passes_over_the_questions_of_its_runs(lang: Lang) -> None:
    game = data_of(exported("small", lang))["games"][-1]
    assert [len(game["lines"]), game["frames"][-1]["open"]] == [2, True]


@pytest.mark.parametrize("lang", LANGS)
def test_positions_to_practise_with_are_prepared_and_say_that_there_are_more(lang: Lang) -> None:
    page = export(written(widgets="{{ practice may }}"), lang)
    rounds = data_of(page)["rounds"]
    assert len(rounds) == PRACTICED == 3
    assert {len(each["questions"]) for each in rounds} == {1}
    assert words.PRACTICED.format(n=3)[lang] in page
