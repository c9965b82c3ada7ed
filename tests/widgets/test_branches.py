"""Continuations side by side: their names, their ends, and what stays hidden until it is played."""

from __future__ import annotations

import json

import pytest

from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import branches_html, language
from mtgrules_widgets import strings as s
from mtgrules_widgets.branches_led import (
    NOTHING_MORE,
    Continuation,
    NoBranches,
    Row,
    continuations,
    differences,
)
from mtgrules_widgets.branchesview import SHOW_ALL, TO_THE_END, branches
from mtgrules_widgets.plain import GONE
from tests.widgets.test_quiz import button, press, told

POSITION = """
[you]
battlefield = ["Prodigal Pyromancer"]

[opponent]
battlefield = ["Mountain"]
hand = ["Lightning Bolt"]
"""
AIMED = ["activate Prodigal Pyromancer", "target Ben", "pass"]
BOLT = ["cast Lightning Bolt", "target Prodigal Pyromancer", "activate Mountain", "close"]
RUNS = {"quiet": [*AIMED, "pass"], "bolt": [*AIMED, *BOLT, "pass", "pass", "pass", "pass"]}
TITLED = POSITION + '\n[title]\nquiet = { en = "He waits", ja = "何もしない" }\n'
GRAVE = {"you": {"battlefield": ["2 Island"], "hand": ["Island"]}}


def test_they_are_called_by_the_choices_that_tell_them_apart() -> None:
    both = branches(POSITION, RUNS).branches
    assert [each.title.en for each in both] == ["Pass", "Cast Lightning Bolt → Prodigal Pyromancer"]
    assert [each.title.ja for each in both] == ["パスする", "稲妻を唱える→放蕩紅蓮術士"]
    # They part where Ben has priority, after the choices that both make.
    assert {each.start for each in both} == {both[0].start}
    assert both[0].start.priority == 1


def test_one_that_stops_where_the_other_goes_on_does_nothing_more() -> None:
    both = branches(POSITION, {"stop": AIMED, "go on": [*AIMED, "pass"]}).branches
    assert both[0].title == NOTHING_MORE
    assert both[0].fork == both[0].end


def test_a_title_is_taken_from_the_position_in_both_languages() -> None:
    shown = branches(TITLED, RUNS, lang="ja")
    assert shown.branches[0].title == Text("He waits", "何もしない")
    assert "A   何もしない" in shown._ways.buttons[0].description
    assert branches(POSITION + '\n[title]\nquiet = "He waits"\n', RUNS).problem.en.startswith(
        "title.quiet is not a pair"
    )


def test_only_what_differs_is_told_of_the_ends() -> None:
    both = branches(POSITION, RUNS).branches
    rows = {row.what.en: [t.en for t in row.told] for row in _rows(both)}
    assert rows["Prodigal Pyromancer"] == [
        "battlefield, tapped",
        "battlefield, tapped",
        "graveyard",
    ]
    assert rows["Ben: life"] == ["20", "19", "19"]
    assert "Aki: life" not in rows
    assert differences(both[0].start, [both[0].start]) == ()


def _rows(both: tuple[Continuation, ...]) -> tuple[Row, ...]:
    return differences(both[0].start, [each.last for each in both])


def test_equal_cards_are_counted() -> None:
    runs = {"land": ["play Island"], "pass": ["pass"]}
    row = next(r for r in _rows(continuations(GRAVE, runs)) if r.what.en == "Island")
    assert row.told[0].en == "battlefield ×2; hand ×1"
    assert row.told[1].en == "battlefield ×3"


@pytest.mark.parametrize("lang", LANGS)
def test_the_end_of_one_is_hidden_until_it_has_been_played(lang: Lang) -> None:
    shown = branches(POSITION, RUNS, lang=lang)
    bundle = json.dumps(shown._repr_mimebundle_(), ensure_ascii=False, default=str)
    grave = f"<h3>{s.GRAVEYARD[lang]}"
    for sent in (told(shown), bundle):
        assert branches_html.LED_TO[lang] not in sent
        assert ">19<" not in sent
        assert grave not in sent
    shown.play(1)
    assert grave not in told(shown)
    press(shown, TO_THE_END[lang])
    assert shown.played == {1}
    assert grave in shown._led.value
    assert branches_html.say_end(shown.branches, 1, {1})[lang] in shown._done.value
    assert branches_html.HIDDEN[lang] in shown._led.value
    shown.play(0)
    while shown.stepper.cursor.next():
        pass
    assert shown.played == {0, 1}
    assert branches_html.HIDDEN[lang] not in shown._led.value
    assert GONE in shown._show_all.button._dom_classes


def test_each_opens_where_they_part_and_starting_over_leads_back_there() -> None:
    shown = branches(POSITION, RUNS)
    for n in (0, 1, 0):
        shown._ways.buttons[n].click()
        cursor = shown.stepper.cursor
        assert cursor.state == shown.branches[n].start
        assert GONE in shown._from._dom_classes
        assert shown._ways.buttons[n].description.startswith(f"▸ {'AB'[n]}")
    shown.stepper.cursor.restart()
    assert shown.stepper.cursor.state == shown.branches[0].start
    assert not shown.played
    # Played again by one's own hand, it is the same continuation.
    shown.stepper.cursor.pass_until_something()
    while shown.stepper.cursor.next():
        pass
    assert shown.played == {0}
    press(shown, TO_THE_END)
    assert shown.stepper.cursor.state == shown.branches[0].last


def test_something_else_that_is_played_shows_no_end() -> None:
    shown = branches(POSITION, RUNS)
    shown.play(0)
    options = shown.stepper.cursor.options
    assert options is not None
    shown.stepper.cursor.take(next(c for c in options.legal if c.verb == "cast"))
    shown.stepper.cursor.next_decision()
    assert not shown.played


def test_all_ends_can_be_shown_without_playing() -> None:
    shown = branches(POSITION, RUNS)
    press(shown, SHOW_ALL)
    assert shown.played == {0, 1}
    assert "The end of B" in shown._led.value
    assert "played to its end" in button(shown, "A   Pass").description


def test_another_language_keeps_what_is_open_and_what_was_played() -> None:
    shown = branches(POSITION, RUNS)
    shown.play(0)
    press(shown, TO_THE_END)
    language.use("ja")
    assert shown.played == {0}
    assert "Aの最後の盤面" in shown._led.value
    assert "Cast" not in told(shown)


def test_fewer_than_two_say_how_to_write_them() -> None:
    shown = branches(POSITION, {"quiet": RUNS["quiet"]})
    assert shown.problem == NoBranches().text
    assert "branch.one" in shown.problem.ja


def test_one_that_cannot_be_played_to_its_end_says_why() -> None:
    shown = branches(POSITION, {"quiet": RUNS["quiet"], "wrong": [*AIMED, "cast Shock"]})
    shown.show_all()
    assert "It cannot go on from here." in shown._led.value
