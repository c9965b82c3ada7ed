"""Two notebooks from one lesson: what a learner of each language gets."""

from __future__ import annotations

import ast
import json
import tomllib

import pytest

from mtgrules.lessons.build import build, write
from mtgrules.lessons.check import check
from mtgrules.lessons.model import BadLesson
from mtgrules.lessons.parse import parse
from mtgrules.lessons.prose import render
from mtgrules.lessons.script import replay
from mtgrules.rulebook.editions import NEWEST, NOVEMBER_2023
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.setup import read as read_position

LESSON = """\
+++
id = "ping"
title = { en = "Ping", ja = "1点" }
minutes = 5
edition = "2023-11-17"

[position.first]
step = "upkeep"
you.battlefield = ["Prodigal Pyromancer (tapped)", "2 Island"]
you.name = { en = "Quo\\"\\"\\"te\\\\", ja = "引用" }
opponent.battlefield = ["Llanowar Elves", "Grizzly Bears", "Shivan Dragon", "Master Decoy", "Icy Manipulator"]

[position.second]
you.battlefield = ["Prodigal Pyromancer"]
choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben"]
+++
::: ja
ルール[733.1](rule:)。
:::
::: en
Rule [733.1](rule:).
:::
{{ stepper first }}
{{ show second }}
{{ replay second }}
{{ replay second }}
"""
PATH = "somewhere/notebooks/source/ping.md"


def sources(lang: Lang, kind: str, text: str = LESSON) -> list[str]:
    cells = build(parse(text, PATH), lang).cells
    return [cell.source for cell in cells if cell.cell_type == kind]


def test_the_first_cell_says_what_it_is_where_its_twin_is_and_what_to_do_first() -> None:
    english, japanese = sources("en", "markdown")[0], sources("ja", "markdown")[0]

    assert english.startswith("# Ping\n")
    assert "](../ja/ping.ipynb)" in english
    assert "Run All Cells" in english
    assert "notebooks/source" not in english
    assert "about 5 minutes" in english
    assert "17 November 2023" in english
    assert japanese.startswith("# 1点\n")
    assert "](../en/ping.ipynb)" in japanese
    assert "約5分" in japanese
    assert "すべてのセルを実行" in japanese
    assert "Run All Cells" in japanese
    assert "notebooks/source" not in japanese


def test_the_last_cell_tells_people_who_change_lessons_what_to_edit() -> None:
    for lang in LANGS:
        assert "`notebooks/source/ping.md`" in sources(lang, "markdown")[-1]


def test_a_term_leads_to_its_meaning_at_the_end_of_the_page() -> None:
    text = LESSON.replace(
        "ルール", "[優先権](term:)、[スタック](term:)、もう一度[それ](term:stack)、"
    )
    text = text.replace("Rule ", "[priority](term:), the [stack](term:) and [it](term:stack), ")
    english, japanese = (sources(lang, "markdown", text) for lang in LANGS)

    assert "[priority](#term-priority " in english[1]
    assert "[スタック](#term-stack " in japanese[1]
    assert english[-1].startswith("## Words in this lesson\n")
    assert japanese[-1].startswith("## この教材の用語\n")
    assert "**優先権**（ゆうせんけん）：" in japanese[-1]
    assert "**スタック**：" in japanese[-1], "a word in katakana needs no reading"
    for pages in (english, japanese):
        assert pages[-1].count("<span id=") == 2
        assert '<span id="term-stack">' in pages[-1]


def test_a_lesson_without_terms_has_no_list_of_words() -> None:
    assert "##" not in sources("en", "markdown")[-1]


def test_the_notebook_names_its_source_and_not_the_machine() -> None:
    notebook = build(parse(LESSON, "/somewhere/mtgrules/notebooks/source/ping.md"), "ja")

    about = dict(notebook.metadata.mtgrules)
    assert set(about.pop("made_from")) == {"blocks", "cells"}
    assert about == {
        "lesson": "ping",
        "lang": "ja",
        "generated_from": "notebooks/source/ping.md",
    }
    assert notebook.metadata.kernelspec.name == "python3"
    assert "/somewhere" not in write(notebook)


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_of_statements_is_one_line_of_code(lang: Lang) -> None:
    text = LESSON.replace("{{ stepper first }}", "{{ statements suspend }}")
    assert problems_of(text) == ["L131"]  # only the position that nothing shows any more
    code = sources(lang, "code", text)[0]
    assert code.splitlines()[-1] == f'mw.statements("suspend", lang="{lang}")'


def problems_of(text: str) -> list[str]:
    return [problem.code for problem in check(parse(text, PATH))]


def test_building_twice_gives_the_same_bytes_and_no_outputs() -> None:
    first, second = (build(parse(LESSON, PATH), "en") for _ in range(2))

    assert write(first) == write(second)
    assert all(cell.outputs == [] for cell in first.cells if cell.cell_type == "code")


def test_both_languages_have_the_same_cells_and_ids() -> None:
    ids = [[cell.id for cell in build(parse(LESSON, PATH), lang).cells] for lang in LANGS]

    assert ids[0] == ids[1]
    assert len(set(ids[0])) == len(ids[0])


def test_a_cell_keeps_its_id_when_another_is_added_before_it() -> None:
    longer = LESSON.replace("{{ stepper first }}", "{{ show first }}\n{{ stepper first }}")
    before, after = (
        {cell.id for cell in build(parse(text, PATH), "en").cells} for text in (LESSON, longer)
    )

    assert before < after


def test_a_rule_has_the_number_of_the_lessons_edition() -> None:
    assert "[728.1](https://magic.wizards.com" in sources("en", "markdown")[1]
    assert render("[the end](rule:733.1)", "en", NOVEMBER_2023).startswith("[the end (728.1)](")


def test_cards_and_terms_are_named_in_the_language_of_the_page() -> None:
    assert render("[Rift Bolt](card:)", "ja", NEWEST) == "《裂け目の稲妻》"
    assert render("[裂け目の稲妻](card:)", "en", NEWEST) == "Rift Bolt"
    assert render("[it](<card:Rift Bolt>)", "en", NEWEST) == "it"
    assert render("[special action](term:)", "ja", NEWEST).startswith("[特別な処理](#term-")
    assert render("[特別な処理](term:)", "en", NEWEST).startswith("[special action](#term-")


def test_lines_of_japanese_join_without_a_space_and_lines_of_english_keep_theirs() -> None:
    assert render("何が\n起きて\n[いる](rule:733.1)", "ja", NEWEST).startswith("何が起きて[いる")
    assert render("- 何が\n  起きて\n- いる", "ja", NEWEST) == "- 何が起きて\n- いる"
    assert render("what\nhappens", "en", NEWEST) == "what\nhappens"
    assert render("**予想。**\nベン", "ja", NEWEST) == "**予想。**\nベン"
    assert render("| 表 |\n|---|\n| 行 |", "ja", NEWEST) == "| 表 |\n|---|\n| 行 |"


def test_a_code_cell_is_short_and_says_the_position_in_the_language_of_the_page() -> None:
    assert sources("ja", "code")[1] == (
        "import mtgrules_widgets as mw\n\n"
        'mw.show("""\n'
        'edition = "2023-11-17"\n'
        "\n"
        "[you]\n"
        'battlefield = ["放蕩紅蓮術士"]\n'
        '""", lang="ja")'
    )


@pytest.mark.parametrize("lang", LANGS)
def test_the_position_in_a_cell_is_the_one_of_the_lesson(lang: Lang) -> None:
    data = tomllib.loads(LESSON.split("+++")[1])["position"]["first"]
    call = ast.parse(sources(lang, "code")[0]).body[-1]
    assert isinstance(call, ast.Expr)
    assert isinstance(call.value, ast.Call)
    text = ast.literal_eval(call.value.args[0])

    from mtgrules.setup import position

    assert read_position(text) == position({**data, "edition": "2023-11-17"})


@pytest.mark.parametrize(
    "name", ['""" + boom() + """', "\\", '"\\', "\u2028\rboom()", "''' + boom()", "\x7f{x}"]
)
def test_no_text_of_a_lesson_gets_out_of_its_string(name: str) -> None:
    """Whatever a name holds, the cell is an import and one call with constants."""
    old = LESSON[LESSON.index('"Quo') : LESSON.index(', ja = "引用"')]
    text = LESSON.replace(old, json.dumps(name).replace("\x7f", "\\u007f"))
    body = ast.parse(sources("en", "code", text)[0]).body

    assert [type(node) for node in body] == [ast.Import, ast.Expr]
    calls = [node for node in ast.walk(body[1]) if isinstance(node, ast.Call)]
    assert [ast.unparse(call.func) for call in calls] == ["mw.Stepper"]
    (argument,) = calls[0].args
    assert tomllib.loads(ast.literal_eval(argument))["you"]["name"]["en"] == name


def test_a_replay_has_made_its_choices() -> None:
    code = sources("en", "code")[2]

    assert "from mtgrules.lessons.script import replay" in code
    assert '"target Ben"' in code
    game = replay('[you]\nbattlefield = ["放蕩紅蓮術士"]', ["activate 放蕩紅蓮術士", "target Ben"])
    assert len(game.state.stack) == 1


def test_a_broken_lesson_is_not_built() -> None:
    with pytest.raises(BadLesson) as caught:
        build(parse(LESSON.replace("Prodigal Pyromancer (tapped)", "Nobody"), PATH), "en")

    assert [problem.code for problem in caught.value.problems] == ["L041"]


COURSE = """
[course]
number = 3
tasks = 2
undoes = ["M01"]
goals = [{ en = "say who may answer", ja = "対応できる人を言える" }]
"""


def with_course(table: str) -> str:
    return LESSON.replace("\n[position.first]", f"{table}\n[position.first]", 1)


def test_a_lesson_of_the_course_says_its_number_its_goals_and_the_minutes_of_its_tasks() -> None:
    english = sources("en", "markdown", with_course(COURSE))[0]
    japanese = sources("ja", "markdown", with_course(COURSE))[0]

    assert english.startswith("# 3. Ping\n")
    assert "about 5 minutes (2 of them for tasks)" in english
    assert "- say who may answer\n" in english
    assert "約5分（うち課題2分）" in japanese
    assert "- 対応できる人を言える\n" in japanese


@pytest.mark.parametrize(
    "wrong",
    [
        "number = 0",
        "number = true",
        "tasks = -1",
        'undoes = ["X1"]',
        "goals = []",
        'goals = [{ en = "only" }]',
        'goals = [{ en = "only", ja = "" }]',
        "more = 1",
    ],
)
def test_an_unfit_place_in_the_course_is_one_problem(wrong: str) -> None:
    key = wrong.split(" = ", maxsplit=1)[0]
    kept = [line for line in COURSE.splitlines() if not line.startswith(key)]
    lesson = parse(with_course("\n".join([*kept, wrong])), PATH)

    assert [problem.code for problem in check(lesson)] == ["L011"]
    assert lesson.course is None
