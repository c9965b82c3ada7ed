"""One file with twenty mistakes: exactly those are told, each at its line and column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.cli import main
from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang

if TYPE_CHECKING:
    from pathlib import Path

TWENTY = """\
+++
id = "twenty"
title = { en = "Twenty mistakes" }
minuets = 5
minutes = 5
edition = "2026-08-07"
rules = [
    "602.2",   # this one is right
    "602.2z",
]

[position.bolt]
step = "upkep"
you.battlefield = ["Mountain", "Prodigal Pyromancr (tapped)"]
you.hand = ["稲嬬"]

[position.ping]
you.battlefield = ["Prodigal Pyromancer", "Island"]
opponent.battlefield = ["Llanowar Elves", "Llanowar Elves (tapped)"]
choices = [
    "activate Prodigal Pyromancer => 602.2a",
    "! respond => 601.2c",
    "対象 ラノワールのエルフ => 601.2i",
    "? opponent.life = 19",
    "activate Llanowar Elves",
]
branch.japanese = ["放蕩紅連術士を起動"]
branch.verb = ["pass", "activte Prodigal Pyromancer"]
branch.until = ["pass until supper"]
+++
::: en
## One

- The [stakc](term:) and rule [601.2h](rule:).
- A [link](javascript:alert(1)) and <b>bold</b>.
:::
::: ja
## 一

- スタックとルール[601.2h](rule:)。
- リンク[リンク](https://example.org)と特別な行動。
:::
{{ steper ping }}
{{ replay pong }}
::: en
Nobody has translated this.
:::
{{ stepper bolt }}
{{ stepper ping }}
"""

FOUND: list[tuple[int, int, str, str, str]] = [
    (3, 1, "L020", "title has no ja", "titleにjaがありません"),
    (4, 1, "L010", "Did you mean minutes?", "もしかして：minutes"),
    (9, 5, "L030", "Nearest: 602.2", "近い番号: 602.2"),
    (13, 9, "L041", "Did you mean upkeep?", "もしかして：upkeep"),
    (14, 33, "L041", "Did you mean Prodigal Pyromancer", "もしかして：Prodigal Pyromancer"),
    (15, 14, "L041", "Did you mean 稲妻?", "もしかして：稲妻"),
    (22, 19, "L082", "was to meet rule 601.2c, and met 117.1", "ルール601.2cが現れるはず"),
    (23, 9, "L053", "Llanowar Elves #2 (Ben, tapped)", "ラノワールのエルフ #2（ベン、タップ状態）"),
    (24, 8, "L083", "is not so: 20", "実際は20です"),
    (25, 6, "L080", "Legal now: pass", "いまできること：パス"),
    (27, 21, "L052", "Did you mean 放蕩紅蓮術士?", "もしかして：放蕩紅蓮術士"),
    (28, 25, "L050", "Did you mean activate?", "もしかして：activate"),
    (29, 29, "L054", "steps are untap, upkeep", "ステップの名前はuntap, upkeep"),
    (34, 7, "L031", "Nearest: stack", "近い語：stack"),
    (35, 12, "L073", "javascript:alert(1)", "javascript:alert(1)"),
    (35, 37, "L072", "<b>", "<b>"),
    (41, 33, "L121", "the word for 'special action' is '特別な処理' now", "いまは「特別な処理」（special action）といいます"),
    (43, 1, "L070", "Did you mean stepper?", "もしかして：stepper"),
    (44, 1, "L071", "Did you mean ping?", "もしかして：ping"),
    (45, 1, "L060", "no Japanese block", "日本語のブロックがありません"),
]  # fmt: skip
"""Line, column, code, and something that must be said of it in English and in Japanese."""


def test_there_are_twenty_and_each_is_told_once_at_its_place() -> None:
    found = check(parse(TWENTY, "twenty.md"))

    assert len(FOUND) == 20
    places = [(problem.line, problem.column, problem.code) for problem in found]
    assert places == [case[:3] for case in FOUND], "\n".join(
        problem.told("en") for problem in found
    )


@pytest.mark.parametrize("lang", LANGS)
def test_each_says_what_is_wrong_and_the_nearest_right_word(lang: Lang) -> None:
    found = check(parse(TWENTY, "twenty.md"))

    for problem, (line, column, code, *words) in zip(found, FOUND, strict=True):
        told = problem.told(lang)
        severity = {"error": "エラー", "warning": "警告"}[problem.severity]
        severity = problem.severity if lang == "en" else severity
        assert told.startswith(f"twenty.md:{line}:{column}: {code} {severity} ")
        assert words[LANGS.index(lang)] in told


def test_a_place_is_where_the_wrong_word_stands() -> None:
    lines = TWENTY.split("\n")
    wrong = {
        (problem.line, problem.column): lines[problem.line - 1][
            problem.column - 1 : problem.end_column - 1 if problem.end_column else None
        ]
        for problem in check(parse(TWENTY, "twenty.md"))
    }
    assert wrong[4, 1] == "minuets"
    assert wrong[9, 5] == '"602.2z"'
    assert wrong[14, 33] == "Prodigal Pyromancr"
    assert wrong[22, 19] == "601.2c"
    assert wrong[27, 21] == "放蕩紅連術士"
    assert wrong[28, 25] == "activte"
    assert wrong[34, 7] == "[stakc](term:)"
    assert wrong[35, 12] == "javascript:alert(1)) and <b>bold</b>."
    assert wrong[41, 33] == "特別な行動"


def test_the_command_tells_all_of_them_and_how_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "twenty.md"
    path.write_text(TWENTY, encoding="utf-8")

    assert main(["lesson", "check", str(path), "--lang", "en"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[-1] == "18 error(s), 2 warning(s)"
    assert len(told) == 21
    assert main(["lesson", "check", str(path), "--lang", "ja"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "エラー18件、警告2件"


SCENARIO = """\
id = "X1"
title = { en = "A ping", ja = "1点" }
says = { en = "It deals 1 damage.", ja = "1点のダメージを与えます。" }
rules = ["602.2", "602.99"]
shown_byy = ["A1"]

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
choices = [
    "放蕩紅蓮術士を起動",
    "! respond => 117.1",
    "targett Ben",
]
branch.none = ["pass"]
"""


def test_a_scenario_is_told_of_in_the_same_words_and_places(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "X1.toml"
    path.write_text(SCENARIO, encoding="utf-8")

    assert main(["scenario", "check", str(path), "--lang", "en"]) == 1
    told = [line.removeprefix(path.as_posix()) for line in capsys.readouterr().out.splitlines()]
    for line, start in zip(
        told,
        (
            ":4:19: L030 error The rulebook has no rule '602.99'",
            ":5:1: L010 error The header has no key 'shown_byy'; it may have ",
            ":12:6: L050 error Position first, choices: There is no choice 'targett'. Did you mean target?",
            ":14:8: L084 error branch.none promises nothing",
            "4 error(s), 0 warning(s)",
        ),
        strict=True,
    ):
        assert line.startswith(start)
    assert "Did you mean shown_by?" in told[1]
