"""Placeholders for questions and branches: what they need, and the cells that they become."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.lessons.build import build
from mtgrules.lessons.check import check
from mtgrules.lessons.hiding import DAMAGED, LINES, text_of
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules_widgets import branches, questions
from mtgrules_widgets.export import export
from mtgrules_widgets.export.shelf import PRACTICED

if TYPE_CHECKING:
    from nbformat import NotebookNode

LESSON = """\
+++
id = "ping"
title = { en = "Ping", ja = "1点" }
minutes = 5

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
opponent.hand = ["Lightning Bolt"]
opponent.battlefield = ["Mountain"]
choices = ["activate Prodigal Pyromancer", "ask may respond", "target Ben", "pass", "pass"]
title.choices = { en = "Ben waits", ja = "ベンは待つ" }
branch.bolt = [
    "activate Prodigal Pyromancer",
    "target Ben",
    "pass",
    "ask may cast Lightning Bolt",
    "cast Lightning Bolt",
]

[position.second]
you.battlefield = ["Prodigal Pyromancer"]
choices = ["pass"]
+++
{{ questions first }}
{{ questions first.bolt }}
{{ branches first }}
{{ stepper second }}
{{ practice may }}
"""


def test_a_sound_lesson_shows_its_questions_and_branches() -> None:
    lesson = parse(LESSON, "ping.md")
    assert check(lesson) == []
    assert lesson.positions["first"].titles == {"": Text("Ben waits", "ベンは待つ")}
    assert "title" not in lesson.positions["first"].data


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "near"),
    [
        ("questions first }}", "questions frist }}", "L071", 24, "first"),
        ("questions first.bolt", "questions first.blot", "L091", 25, "bolt"),
        ("questions first }}", "questions second }}", "L092", 24, None),
        ("branches first", "branches second", "L093", 26, None),
        ("practice may", "practice maye", "L095", 28, "may"),
        ("branches first", "branches frist", "L071", 26, "first"),
        ("title.choices", "title.choice", "L094", 11, "choices"),
        ('{ en = "Ben waits", ja = "ベンは待つ" }', '"Ben waits"', "L011", 11, None),
        ('{ en = "Ben waits", ja = "ベンは待つ" }', '{ en = "Ben waits" }', "L011", 11, None),
    ],
)
def test_what_a_placeholder_lacks_is_told_once_with_its_line(
    old: str, new: str, code: str, line: int, near: str | None
) -> None:
    assert LESSON.count(old) == 1
    found = check(parse(LESSON.replace(old, new), "ping.md"))
    errors = [p for p in found if p.severity == "error"]
    assert [(p.code, p.line) for p in errors] == [(code, line)], found
    if near is not None:
        assert errors[0].near == near
    assert all(errors[0].text[lang] for lang in LANGS)


def cells(lang: Lang) -> list[NotebookNode]:
    return [c for c in build(parse(LESSON, "ping.md"), lang).cells if c.cell_type == "code"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_cells_open_what_the_lesson_promises(lang: Lang) -> None:
    first, bolt, both, _, fresh = cells(lang)
    assert f'mw.practice("may", lang="{lang}")' in fresh.source
    asked = _made(first.source)
    assert [a.question.kind for a in asked.sitting.round.asked] == ["may"]
    assert asked.lang == lang
    assert _made(bolt.source).sitting.frame.state.priority == 1
    shown = _made(both.source)
    assert [each.title[lang] for each in shown.branches] == [
        {"en": "Ben waits", "ja": "ベンは待つ"}[lang],
        {"en": "Cast Lightning Bolt", "ja": "稲妻を唱える"}[lang],
    ]


def _made(source: str) -> Any:
    """What the last line of a cell shows."""
    *_, last = ast.parse(source).body
    assert isinstance(last, ast.Expr)
    assert isinstance(last.value, ast.Call)
    assert isinstance(last.value.func, ast.Attribute)
    make: Any = {"questions": questions, "branches": branches}[last.value.func.attr]
    given = {str(k.arg): ast.literal_eval(k.value) for k in last.value.keywords}
    return make(*map(ast.literal_eval, last.value.args), **given)


def test_a_file_without_kernel_has_some_positions_to_practise_with() -> None:
    found = re.findall(r'data-round="(\d+)"', export(parse(LESSON, "ping.md"), "en"))
    assert found == [str(n) for n in range(2 + PRACTICED)]


def test_the_lines_of_a_run_are_hidden_where_they_would_tell_the_answer() -> None:
    sources = [cell.source for cell in cells("en")]
    hidden = [bool(re.search('hidden="""', source)) for source in sources]
    assert hidden == [True, True, True, False, False]
    assert not [source for source in sources[:3] if "activate" in source or "pass" in source]
    folded = [cell.metadata.get("jupyter", {}).get("source_hidden", False) for cell in cells("en")]
    assert folded == [True, True, True, False, False]


def test_a_field_whose_hidden_part_was_changed_says_so() -> None:
    for source in (cell.source for cell in cells("ja")[:3]):
        broken = re.sub('(hidden="""\n....)..', r"\1xx", source)
        assert broken != source
        assert _made(broken).problem == DAMAGED


def test_a_typed_question_goes_with_the_cell_that_asks_it() -> None:
    typed = """
[question.why]
ask = { en = "Why wait?", ja = "なぜ待つのですか。" }
options = [{ en = "To see it", ja = "見るため" }, { en = "No mana", ja = "マナがない" }]
answer = 1
why = [{ en = "He sees the target.", ja = "対象がわかります。" }, { en = "He has.", ja = "あります。" }]

[question.other]
ask = { en = "Not asked?", ja = "聞かない？" }
options = [{ en = "x", ja = "x" }, { en = "y", ja = "y" }]
answer = 1
why = [{ en = "x", ja = "x" }, { en = "y", ja = "y" }]
"""
    text = LESSON.replace('"ask may respond"', '"ask typed why"').replace(
        "[position.second]", f"{typed}\n[position.second]"
    )
    code = [c.source for c in build(parse(text, "ping.md"), "en").cells if c.cell_type == "code"]
    source = code[0]
    assert not [word for word in ("Not asked", "To see it", "answer", "ask ") if word in source]
    (hidden,) = re.findall(r'hidden="""(.*?)"""', source, re.DOTALL)
    assert "To see it" in text_of(hidden, LINES)
    assert "Not asked" not in text_of(hidden, LINES)
    question = _made(source).sitting.attempt.question
    assert (question.ask.ja, question.right.text.en) == ("なぜ待つのですか。", "To see it")
    assert not question.verified


def test_a_branch_whose_name_is_not_a_bare_word_is_quoted() -> None:
    odd = LESSON.replace("branch.bolt", 'title."x y" = { en = "x", ja = "y" }\nbranch."x y"')
    odd = odd.replace("{{ questions first.bolt }}\n", "")
    lesson = parse(odd, "ping.md")
    source = next(c.source for c in build(lesson, "ja").cells if "branches" in c.source)
    assert '"x y" = { en = "x", ja = "y" }' in source
    assert [each.title.ja for each in _made(source).branches] == ["ベンは待つ", "y"]
