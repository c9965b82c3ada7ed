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
        ("! respond => 117.1", "! respond", "L087", 10),
        ("? opponent.life = 19", "2023-11-17: ? opponent.life = 19", "L088", 14),
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


def test_a_refusal_without_a_rule_is_told_the_rule_that_it_has() -> None:
    found = check(read(GOOD.replace(" => 117.1", ""), "scenarios/activate/X1.toml"))
    assert "=> 117.1" in found[0].text.en
    assert "=> 117.1" in found[0].text.ja


def test_a_line_for_one_edition_is_played_where_the_file_or_the_position_names_it() -> None:
    line = GOOD.replace("? opponent.life = 19", "2023-11-17: ? opponent.life = 19")
    both = 'editions = ["2023-11-17", "2026-08-07"]'
    assert codes(line.replace("[position", f"{both}\n[position")) == []
    assert codes(line.replace("choices", 'edition = "2023-11-17"\nchoices')) == []
    assert codes(line.replace("choices", 'edition = "2024-02-06"\nchoices')) == [("L088", 15)]


@pytest.mark.parametrize(
    ("wrong", "code", "told"),
    [
        ('date = "October 2006"', "L011", "history.date"),
        ("date = 2006-10-06", "L011", "in quotes"),
        ('verified = "true"', "L011", "without quotes"),
        ('source = "the set"', "L011", "where it is said"),
        ('url = "http://example.com"', "L011", "https://"),
        ('link = "https://example.com"', "L010", "history.link"),
    ],
)
def test_each_part_of_an_entry_of_history_is_told_apart(wrong: str, code: str, told: str) -> None:
    good = {
        "date": 'date = "2006-10"',
        "source": 'source = { en = "The set", ja = "セット" }',
        "verified": "verified = true",
    }
    entry = "\n".join({**good, wrong.split(maxsplit=1)[0]: wrong}.values())
    head = GOOD.split("[position", 1)[0]
    found = check(read(f"{head}[history]\n{entry}\n", "scenarios/activate/X1.toml"))
    assert [problem.code for problem in found] == [code]
    assert told in found[0].text.en
    assert found[0].line > head.count("\n")
