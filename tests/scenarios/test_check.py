"""A scenario file that is wrong is told so, by line and code, in both languages."""

from __future__ import annotations

import pytest

from mtgrules.scenarios import check, read

GOOD = """\
id = "X1"
title = { en = "Ping", ja = "1点" }
says = { en = "It deals 1 damage.", ja = "1点のダメージを与えます。" }
rules = ["602.2"]

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
choices = [
    "activate Prodigal Pyromancer",
    "! respond => 117.1",
    "target Ben",
    "pass",
    "pass",
    "? opponent.life = 19",
]
"""


def codes(text: str, path: str = "scenarios/activate/X1.toml") -> list[tuple[str, int]]:
    problems = check(read(text, path))
    for problem in problems:
        assert problem.text.en
        assert problem.text.ja
    return [(problem.code, problem.line) for problem in problems]


def test_a_sound_scenario_has_no_problems() -> None:
    assert codes(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ('id = "X1"', 'id = "X2"', "L021", 1),
        (', ja = "1点"', "", "L020", 2),
        ('says = { en = "It deals 1 damage.", ja = "1点のダメージを与えます。" }', "", "L011", 1),
        ("says =", "say =", "L010", 3),
        ('rules = ["602.2"]', 'rules = ["602.99"]', "L030", 4),
        ("life = 19", "life = 18", "L083", 14),
        ("opponent.life", "opponent.lives", "L055", 14),
        ("? opponent.life = 19", "2020-01-01: ? opponent.life = 19", "L011", 14),
        ("! respond => 117.1", "! respond => 117.3c", "L082", 10),
        ("! respond", "respond", "L080", 10),
        ('"target Ben",', '"! target Ben",', "L081", 11),
        ("[position.first]", "[position.first", "L002", 6),
        ("Prodigal Pyromancer", "Prodigal Piromancer", "L041", 7),
        ('id = "X1"', 'id = "X1"\nshown_by = ["A33"]', "L085", 1),
        ('id = "X1"', 'id = "X1"\neditions = ["2020-01-01"]', "L011", 2),
    ],
)
def test_each_mistake_is_found_at_its_line(old: str, new: str, code: str, line: int) -> None:
    assert (code, line) in codes(GOOD.replace(old, new, 1))


def test_a_run_that_promises_nothing_is_refused() -> None:
    text = GOOD.replace('"! respond => 117.1",', "").replace('"? opponent.life = 19",', "")
    assert codes(text) == [("L084", 8)]


def test_a_scenario_shown_by_others_names_ones_that_exist() -> None:
    head = GOOD.split("[position", 1)[0]
    assert codes(head + 'shown_by = ["A33"]') == []
    assert codes(head + 'shown_by = ["A999"]') == [("L086", 6)]


@pytest.mark.parametrize("key", ["date", "source", "verified"])
def test_an_entry_of_history_needs_its_date_its_source_and_whether_it_is_verified(key: str) -> None:
    lines = {
        "date": 'date = "2009-07"',
        "source": 'source = { en = "a bulletin", ja = "会報" }',
        "verified": "verified = false",
    }
    head = GOOD.split("[position", 1)[0] + "[history]\n"
    assert codes(head + "\n".join(lines.values())) == []
    del lines[key]
    assert [code for code, _ in codes(head + "\n".join(lines.values()))] == ["L011"]


def test_a_line_for_one_edition_is_passed_over_under_others() -> None:
    text = GOOD.replace("rules =", 'editions = ["2023-11-17", "2026-08-07"]\nrules =')
    assert codes(text) == []
    assert codes(text.replace('"? opp', '"2023-11-17: ? turn = 3", "? opp')) == []
    wrong = text.replace('"? opp', '"2023-11-17: ? turn = 4", "? opp')
    problems = check(read(wrong, "X1.toml"))
    assert [problem.code for problem in problems] == ["L083"]
    assert "[2023-11-17]" in problems[0].text.ja
