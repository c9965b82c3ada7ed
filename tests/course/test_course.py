"""The course teaches what it is for, and the pages around it are what the lessons give."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from mtgrules.course import coverage
from mtgrules.course.glossary import glossary, words
from mtgrules.course.history import suspend_cards, timeline
from mtgrules.course.index import cards_index, rules_index
from mtgrules.course.pages import pages
from mtgrules.course.shelf import Shelf
from mtgrules.lessons.model import Prose, Widget
from mtgrules.lessons.script import read_line
from mtgrules.questions.mistakes import MISTAKES
from mtgrules.rulebook.text import LANGS, Lang
from tests.conftest import ROOT

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson

SHELF = Shelf.read(ROOT / "notebooks" / "source")
COURSE = [lesson for lesson, _ in SHELF.course]
ONLY_QUESTIONS = ("judges-day", "is-it-right")
"""Lessons that consist of questions; the experiment is what the board does after each."""


def test_the_lessons_of_the_course_are_numbered_without_a_gap() -> None:
    assert [place.number for _, place in SHELF.course] == list(range(1, len(COURSE) + 1))
    assert len(COURSE) >= 19


@pytest.mark.parametrize("mistake", MISTAKES)
def test_each_common_mistake_is_undone_in_some_lesson(mistake: str) -> None:
    assert coverage.undoing(SHELF, mistake), f"{mistake} is undone nowhere"


@pytest.mark.parametrize("rule", coverage.in_scope())
def test_each_rule_in_scope_is_taught_in_some_lesson(rule: str) -> None:
    assert coverage.teaching(SHELF, rule), f"no lesson cites {rule}"


def test_a_mistake_or_rule_without_a_lesson_would_be_noticed() -> None:
    """A shelf with one lesson less has gaps."""
    shelf = Shelf(tuple(lesson for lesson in SHELF.lessons if lesson.id != "opponent-chooses"))

    assert not coverage.undoing(shelf, "M23")
    assert not coverage.teaching(shelf, "602.3b")


@pytest.mark.parametrize("lesson", COURSE, ids=lambda each: each.id)
def test_a_lesson_has_goals_minutes_an_experiment_and_questions(lesson: Lesson) -> None:
    assert lesson.course is not None
    assert 0 < lesson.course.tasks < lesson.minutes <= 30
    assert set(lesson.course.undoes) <= set(MISTAKES)
    kinds = Counter(getattr(part, "kind", "prose") for part in lesson.parts)
    assert kinds["questions"] >= 2, "a question at the start, and tasks"
    if lesson.id not in ONLY_QUESTIONS:
        assert kinds["branches"] + kinds["stepper"] >= 1, "an experiment"
    if lesson.id != "judges-day":
        asked = [line for line in lesson.positions["review"].runs[""] if line.startswith("ask ")]
        assert len(asked) == 5, "five questions open the next session"


@pytest.mark.parametrize("lesson", COURSE, ids=lambda each: each.id)
def test_a_lesson_of_the_course_refutes_something_by_what_the_board_does(lesson: Lesson) -> None:
    """Some run of it holds a refusal, a rule that is met, or a look at the board."""
    lines = [
        line
        for position in lesson.positions.values()
        for run in position.runs.values()
        for line in run
    ]
    assert lesson.id == "judges-day" or any(read_line(line).promises for line in lines)


def test_what_the_six_sentences_of_the_last_lesson_are_is_told_after_all_of_them() -> None:
    """Who has to say "right", "wrong" or "old" first must not read it below the question."""
    (lesson,) = (each for each in COURSE if each.id == "is-it-right")
    last = next(n for n, part in enumerate(lesson.parts) if getattr(part, "name", "") == "sixth")
    between = [part for part in lesson.parts[1:last] if isinstance(part, Prose)]
    read = " ".join(half.text for part in between for lang in LANGS if (half := part[lang]))
    assert "deep-sea kraken" in read.lower()
    assert not re.search(r"\bwrong\b|\bold\b|間違い|古い", read, re.IGNORECASE)


@pytest.mark.parametrize("lesson", SHELF.lessons, ids=lambda each: each.id)
def test_ways_side_by_side_have_names_that_tell_them_apart(lesson: Lesson) -> None:
    """Without a title two of them may be called the same, and one that has ended "Nothing more"."""
    for part in lesson.parts:
        if isinstance(part, Widget) and part.kind == "branches":
            position = lesson.positions[part.name]
            assert set(position.titles) == set(position.runs), part.name
            for lang in LANGS:
                names = [title[lang] for title in position.titles.values()]
                assert len(set(names)) == len(names), names


@pytest.mark.parametrize("lang", LANGS)
def test_the_pages_are_what_the_lessons_give(lang: Lang) -> None:
    for name, language, text in pages(SHELF):
        if language == lang:
            made = (ROOT / "notebooks" / lang / f"{name}.ipynb").read_text(encoding="utf-8")
            assert made == text, f"run `python3 -m mtgrules lesson course` ({name})"
    ending = "ja.md" if lang == "ja" else "md"
    page = (ROOT / "docs" / f"course.{ending}").read_text(encoding="utf-8")
    assert page == coverage.page(SHELF, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_no_row_of_the_table_is_without_a_lesson(lang: Lang) -> None:
    rows = [row for row in coverage.page(SHELF, lang).splitlines() if re.match(r"\| (M|\[\d)", row)]
    assert len(rows) == len(MISTAKES) + len(coverage.in_scope())
    assert all("](../notebooks/" in row.rsplit("|", 2)[1] for row in rows)


@pytest.mark.parametrize("lang", LANGS)
def test_the_glossary_has_each_word_once_with_its_meaning(lang: Lang) -> None:
    rows = glossary(SHELF, lang).splitlines()[2:]
    assert len(rows) == len(words())
    assert all(cell.strip() for row in rows for cell in row.split("|")[1:-1])


def test_japanese_words_stand_in_the_order_of_their_readings() -> None:
    readings = [row.split("|")[2].strip() for row in glossary(SHELF, "ja").splitlines()[2:]]
    assert readings.index("きどうコスト") < readings.index("スタック") < readings.index("たいき")


@pytest.mark.parametrize("lang", LANGS)
def test_the_indexes_lead_to_lessons_and_statements(lang: Lang) -> None:
    row = next(row for row in rules_index(SHELF, lang).splitlines() if row.startswith("| [602.3a]"))
    assert "](opponent-chooses.ipynb)" in row
    assert "Q-A079" in row
    name = {"en": "| Arc Mage |", "ja": "| 弧炎の魔道士 |"}[lang]
    row = next(row for row in cards_index(SHELF, lang).splitlines() if row.startswith(name))
    assert "](choices.ipynb)" in row
    assert " A13 " in row


def test_rules_stand_in_the_order_of_their_numbers() -> None:
    rows = [row.split("]")[0] for row in rules_index(SHELF, "en").splitlines()[2:]]
    assert rows.index("| [702.10b") < rows.index("| [702.62a")


def test_the_facts_of_suspend_cards_can_be_read() -> None:
    cards = {card.name: card for card in suspend_cards()}
    assert cards["Errant Ephemeron"] == ("Errant Ephemeron", "TSP", 2006, "U", 7, 4, 2)
    assert cards["Ancestral Vision"].mana_value is None
    assert cards["Aeon Chronicler"].turns is None
    assert cards["Lotus Bloom"].colors == ""


@pytest.mark.parametrize("lang", LANGS)
def test_the_timeline_names_a_source_for_each_row(lang: Lang) -> None:
    rows = timeline(lang).splitlines()[2:]
    assert len(rows) > 10
    assert all(row.split("|")[3].strip() for row in rows)
    dates = [row.split("|")[1].strip() for row in rows]
    assert dates == sorted(dates)
