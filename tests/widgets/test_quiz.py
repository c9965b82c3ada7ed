"""Questions: an answer stands, the board follows, and nothing is given away before."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest

from mtgrules.course.progress import FILE, read
from mtgrules.lessons.rounds import Round
from mtgrules.model.choices import Choice
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import language, quiz_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.plain import GONE
from mtgrules_widgets.pool import is_hidden
from mtgrules_widgets.quiz import (
    BACK,
    HINT,
    NEXT,
    NEXT_HINT,
    NOT_KEPT,
    TRIED,
    TRY,
    Questions,
    questions,
)
from mtgrules_widgets.quiz_sitting import NONE_ASKED, Sitting
from tests.widgets.pages import widgets
from tests.widgets.rounds import LIFE, PING, RESPOND, ping


def told(widget: W.Widget) -> str:
    """All that a page is sent of a widget, except for the numbers of its models."""
    sent = []
    for each in widgets(widget):
        state = each.get_state()
        sent.append({k: v for k, v in state.items() if k not in ("children", "layout", "style")})
    return json.dumps(sent, ensure_ascii=False)


def button(widget: W.Widget, words: str) -> W.Button:
    """The button that can be pressed and says this, among other things."""
    found = [
        each
        for each in widgets(widget)
        if isinstance(each, W.Button)
        and words in each.description
        and GONE not in each._dom_classes
    ]
    assert len(found) == 1, (words, found)
    return found[0]


def press(widget: W.Widget, words: Text | str) -> None:
    button(widget, words["en"] if isinstance(words, Text) else words).click()


def secrets(round_: Round, lang: Lang) -> list[str]:
    """What may not be known before an answer."""
    whys = [o.why[lang] for asked in round_.asked for o in asked.question.options]
    hints = [hint[lang] for asked in round_.asked for hint in asked.question.hints]
    marks = [quiz_html.THIS_ONE[lang], quiz_html.YOURS_RIGHT[lang], quiz_html.STEPS[lang]]
    return [*whys, *hints, *marks]


# The sitting --------------------------------------------------------------------------


def test_while_a_question_is_open_only_its_own_frame_is_shown() -> None:
    sitting = Sitting.of(ping(RESPOND, LIFE))
    assert sitting.path == (sitting.asked.before,)
    assert sitting.look(5).shown == sitting.asked.before
    answered = sitting.answer(1)
    assert answered.shown == sitting.asked.after > sitting.asked.before
    assert answered.look(0).shown == sitting.asked.before


def test_an_answer_stands_and_a_question_cannot_be_skipped() -> None:
    sitting = Sitting.of(ping(RESPOND, LIFE))
    assert sitting.next() is sitting
    answered = sitting.answer(0)
    assert answered.attempt.is_right is False
    assert answered.answer(1) is answered
    assert answered.hint() is answered
    second = answered.next()
    assert second.at == 1
    assert second.is_open
    assert second.asked.before == answered.asked.after
    assert second.next() is second
    assert second.back().attempt.chosen == 0
    with pytest.raises(IndexError):
        second.answer(2)


def test_not_tried_is_not_wrong() -> None:
    sitting = Sitting.of(ping(RESPOND, LIFE)).answer(0)
    assert [sitting.count(right=kind) for kind in (True, False, None)] == [0, 1, 1]
    assert quiz_html.score(sitting).en == "0 right, 1 wrong, 1 not tried yet"
    assert quiz_html.end(sitting) is None
    done = sitting.next().answer(1)
    found = quiz_html.end(done)
    assert found is not None
    assert found.en == "That was the last question: 1 of 2 right. To look at again: question 1."
    assert done.start_over() == Sitting.of(sitting.round)


def test_a_single_question_is_not_counted() -> None:
    shown = Questions(ping(LIFE))
    assert "Question 1" not in told(shown)
    shown._answers.buttons[0].click()
    assert quiz_html.end(shown.sitting) is None
    assert "score" not in shown._head.value


def test_where_the_next_line_is_a_question_too_the_board_stays() -> None:
    round_ = ping(RESPOND, LIFE, LIFE)
    sitting = Sitting.of(round_).answer(1).next().answer(1).next().answer(0)
    assert sitting.path == (sitting.asked.before,)
    assert not quiz_html.steps(sitting, "en")


# What is given away -------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_of_the_answer_is_sent_before_it_is_given(lang: Lang) -> None:
    round_ = ping(RESPOND, LIFE)
    shown = Questions(round_, lang=lang)
    hidden = [told(shown), str(shown._repr_mimebundle_()["text/html"])]
    for secret in secrets(round_, lang):
        assert all(secret not in sent for sent in hidden), secret
    shown._answers.buttons[0].click()
    sent = told(shown)
    assert RESPOND.options[0].why[lang] in sent
    for text in (LIFE.options[0].why, LIFE.options[1].why, RESPOND.hints[0]):
        assert text[lang] not in sent
    # Asked a second time after another start, the first answer is a secret again.
    shown._on_yes()
    for secret in secrets(round_, lang):
        assert secret not in told(shown), secret


def test_the_page_is_the_same_whatever_is_right_and_whatever_follows() -> None:
    flipped = [
        replace(option, right=not option.right, why=Text("?", "？")) for option in LIFE.options
    ]
    other = replace(LIFE, options=tuple(flipped))
    one, two = Questions(ping(LIFE)), Questions(ping(other, target="Prodigal Pyromancer"))
    assert one.sitting.round.trace.frames[-1].state != two.sitting.round.trace.frames[-1].state
    assert told(one) == told(two)


def test_the_board_does_not_point_at_what_can_be_chosen() -> None:
    shown = Questions(ping(RESPOND))
    assert s.CAN_CHOOSE["en"] not in told(shown)
    assert "choosable" not in shown._board.value


SUSPENDED: dict[str, object] = {
    "you": {"battlefield": ["2 Island"], "exile": ["Ancestral Vision (2 time counters)"]},
    "active": "opponent",
    "step": "end",
}
OF_EVERY_KIND: list[tuple[Mapping[str, object], list[str]]] = [
    (PING, ["ask skipped", "activate Prodigal Pyromancer", "ask may respond", "target Ben"]),
    (PING, ["activate Prodigal Pyromancer", "target Ben", "ask who", "ask next", "pass"]),
    (PING, ["activate Prodigal Pyromancer", "target Ben", "pass", "ask life Ben", "pass"]),
    (
        PING,
        [
            *("activate Prodigal Pyromancer", "target Ben", "pass", "cast Lightning Bolt"),
            *("target Prodigal Pyromancer", "activate Mountain", "close"),
            *("ask stack", "ask after", "pass", "pass"),
        ],
    ),
    (SUSPENDED, ["pass until your upkeep", "ask counters Ancestral Vision", "pass", "pass"]),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("position", "lines"), OF_EVERY_KIND)
def test_no_kind_of_question_gives_itself_away(
    position: Mapping[str, object], lines: list[str], lang: Lang
) -> None:
    shown = questions(position, lines, lang=lang)
    assert not shown.problem.en
    for n, asked in enumerate(shown.sitting.round.asked):
        assert shown.sitting.at == n
        whys = {option.why[lang] for option in asked.question.options}
        sent = told(shown)
        assert not [why for why in whys if json.dumps(why, ensure_ascii=False)[1:-1] in sent]
        if asked.question.kind == "stack":
            assert s.NEXT_TO_RESOLVE[lang] not in sent
        right = asked.question.options.index(asked.question.right)
        shown._answers.buttons[right].click()
        assert shown.sitting.attempt.is_right
        if n + 1 < len(shown.sitting.attempts):
            press(shown, NEXT[lang])


def test_what_is_under_way_is_told_while_it_is() -> None:
    lines = ["activate Prodigal Pyromancer", "ask may respond", "target Ben", "ask next", "pass"]
    shown = questions(PING, lines)
    assert "Under way: Activating an ability of Prodigal Pyromancer" in shown._board.value
    shown._answers.buttons[0].click()
    press(shown, NEXT)
    assert "Under way" not in shown._board.value


def test_the_kinds_above_are_all_of_them() -> None:
    asked = [a for p, lines in OF_EVERY_KIND for a in questions(p, lines).sitting.round.asked]
    assert {a.question.kind for a in asked} == set(KINDS)


# Answering ----------------------------------------------------------------------------


def test_a_wrong_answer_is_told_with_its_reason_and_the_right_one() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    press(shown, "A   Yes")
    said = shown._said.value
    for words in (
        "Not right.",
        "HE-MAY-NOT",
        "The right answer is B.",
        "NOBODY-HAS-PRIORITY",
        "NOT-EVEN",
    ):
        assert words in said
    assert "https://" in said
    assert ">117.1</a>" in said
    wrong, right, other = (b.description for b in shown._answers.buttons[:3])
    assert wrong == "✕ A   Yes, with a Bolt\nyour answer: wrong"
    assert right == "✓ B   No\nthis is right"
    assert other == "C   Only instants"
    assert "Not right. HE-MAY-NOT" in shown._live.value
    assert "mtg-answered" in shown._dom_classes
    # It stands: another press changes nothing.
    before = told(shown)
    shown._answers.buttons[1].click()
    assert told(shown) == before


def test_every_rule_that_a_reason_names_is_a_link_and_the_one_that_decides() -> None:
    why = Text("It is 601.2h, and 999.9 is none.", "601.2hです。999.9は違います。")
    option = replace(LIFE.options[0], why=why, rule="117.1")
    shown = Questions(ping(replace(LIFE, options=(option, LIFE.options[1]))))
    press(shown, "A   20")
    links = re.findall(r">([^<]*)</a>", shown._said.value.split("<details>")[0])
    assert links == ["601.2h", "117.1"]


def test_the_board_moves_and_the_way_can_be_stepped_through() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    open_board = shown._board.value
    assert "chips" not in open_board
    press(shown, "B   No")
    assert shown._steps.value.count("aria-current") == 1
    end = shown._board.value
    assert end != open_board
    assert "chips" in end
    of = len(shown.sitting.path)
    press(shown, s.BACK)
    assert f"Step {of - 1} of {of}" in shown._steps.value
    assert shown._board.value != end
    press(shown, s.NEXT)
    assert shown._board.value == end
    press(shown, s.NEXT)
    assert shown.notice.message.en == "This is where it leads."


def test_what_was_asked_can_be_tried_once_it_is_answered() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    assert GONE in shown._try.button._dom_classes
    press(shown, "A   Yes")
    press(shown, TRY)
    (table,) = shown._trial.children
    cursor = table.cursor
    asked = shown.sitting.round
    assert cursor.state == asked.trace.frames[asked.asked[0].before].state
    # It knows nothing of how the round goes on.
    assert cursor.at == cursor.trace.last
    assert not cursor.next()
    refusal = cursor.try_choice(Choice("respond"))
    assert refusal is not None
    assert refusal.rule == "117.1"
    press(shown, TRIED)
    assert not shown._trial.children
    press(shown, TRY)
    press(shown, NEXT)
    assert not shown._trial.children
    assert GONE in shown._try.button._dom_classes
    press(shown, BACK)
    press(shown, TRY)
    language.use("ja")
    assert shown._trial.children[0].lang == "ja"
    assert shown._try.button.description == TRIED["ja"]


def test_hints_come_one_at_a_time() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    press(shown, HINT)
    assert "Who has priority?" in shown._asked.value
    assert "Read 117.1." not in told(shown)
    press(shown, NEXT_HINT)
    assert "Read 117.1." in shown._asked.value
    assert GONE in shown._hint.button._dom_classes
    press(shown, "B   No")
    press(shown, NEXT)
    assert GONE in shown._hint.button._dom_classes
    assert quiz_html.UNVERIFIED["en"] in shown._asked.value


def test_next_is_there_once_answered_and_previous_from_the_second_on() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    assert GONE in shown._next.button._dom_classes
    assert GONE in shown._back.button._dom_classes
    press(shown, "B   No")
    press(shown, NEXT)
    assert "Question 2 of 2" in shown._head.value
    assert "What will Ben" in shown._live.value
    press(shown, BACK)
    assert "your answer: right" in shown._answers.buttons[1].description
    press(shown, NEXT)
    press(shown, "A   20")
    assert GONE in shown._next.button._dom_classes
    assert "1 of 2 right" in shown._said.value


def test_starting_over_asks_first() -> None:
    shown = Questions(ping(RESPOND, LIFE))
    press(shown, "B   No")
    press(shown, s.START_OVER)
    press(shown, s.NO_STAY)
    assert shown.sitting.attempt.locked
    press(shown, s.START_OVER)
    press(shown, s.YES_START_OVER)
    assert shown.sitting.is_open
    assert GONE in shown._yes.button._dom_classes


def test_another_language_keeps_the_place_and_the_answers() -> None:
    shown = Questions(ping(RESPOND, LIFE), lang="en")
    press(shown, "A   Yes")
    kept = shown.sitting
    language.use("ja")
    assert shown.sitting == kept
    assert "不正解です。" in shown._said.value
    assert "禁止だから" in shown._said.value
    assert "HE-MAY-NOT" not in told(shown)
    assert shown._answers.buttons[0].description.endswith("あなたの答え：不正解")


def test_symbols_are_words_on_buttons_and_in_the_live_region() -> None:
    option = replace(LIFE.options[0], text=Text("{R}{R}", "{R}{R}"))
    shown = Questions(ping(replace(LIFE, options=(option, LIFE.options[1]))))
    assert shown._answers.buttons[0].description == "A   red mana, red mana"


# What is wrong ------------------------------------------------------------------------


def test_a_run_without_questions_says_how_to_write_one() -> None:
    shown = Questions(ping())
    assert shown.problem == NONE_ASKED
    assert [type(child).__name__ for child in shown.children] == ["HTML", "Notice"]
    assert shown._repr_mimebundle_()["text/plain"] == NONE_ASKED["en"]


def test_answers_are_noted_in_the_learners_file_and_the_first_one_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    position, lines = (
        '[you]\nbattlefield = ["Prodigal Pyromancer"]',
        [
            "activate Prodigal Pyromancer",
            "ask may respond",
            "target Ben",
        ],
    )
    quiz = questions(position, lines, lang="en", keep="ping.first")
    right = next(n for n, o in enumerate(quiz.sitting.asked.question.options) if o.right)

    quiz._on_answer(right)
    assert read(tmp_path / FILE).right("ping") == 1

    # Whoever starts over and answers wrongly has still known it at first.
    again = questions(position, lines, lang="en", keep="ping.first")
    again._on_answer(1 - min(right, 1))
    assert (read(tmp_path / FILE).count("ping"), read(tmp_path / FILE).right("ping")) == (1, 1)

    nowhere = questions(position, lines, lang="en")
    nowhere._on_answer(right)
    assert read(tmp_path / FILE).count("ping") == 1


def test_a_folder_that_cannot_be_written_is_told_and_the_questions_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("mtgrules.course.progress.place", lambda: tmp_path / "gone" / FILE)
    position = '[you]\nbattlefield = ["Prodigal Pyromancer"]'
    quiz = questions(
        position, ["activate Prodigal Pyromancer", "ask may respond"], lang="ja", keep="ping.first"
    )

    quiz._on_answer(0)

    assert not quiz.sitting.is_open
    assert quiz.notice.message == NOT_KEPT


def test_after_python_ended_one_goes_on_where_one_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    position, lines = OF_EVERY_KIND[0]
    before = questions(position, lines, lang="en", keep="ping.first")
    assert not before.notice.value
    assert is_hidden(before._go_on.button)
    before._on_answer(0)

    after = questions(position, lines, lang="en", keep="ping.first")
    count = len(after.sitting.attempts)
    assert f"answered 1 of these {count} before" in after.notice.value
    language.use("ja")
    assert f"この{count}問のうち1問" in after.notice.value
    press(after, "2問目から続ける")
    assert (after.sitting.at, after.sitting.is_open) == (1, True)
    assert not after.notice.value
    assert is_hidden(after._go_on.button)
    # What was answered before can still be looked at, and answered, again.
    press(after, BACK["ja"])
    assert (after.sitting.at, after.sitting.is_open) == (0, True)

    for _ in range(count):
        before._on_answer(0)
        before._on_next()
    done = questions(position, lines, lang="en", keep="ping.first")
    assert f"answered {count} of these {count} before" in done.notice.value
    assert is_hidden(done._go_on.button)
