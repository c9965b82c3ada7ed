"""What has changed since the build: one language alone, a notebook by hand. Nothing is lost."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.cli import main
from mtgrules.lessons.build import build, write
from mtgrules.lessons.check import check
from mtgrules.lessons.drift import is_edited
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mtgrules.lessons.model import Problem

LESSON = """\
+++
id = "ping"
title = { en = "Ping", ja = "1点" }
minutes = 5

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
+++
::: en
## The payment

Words that say
something.
:::
::: ja
## 支払い

何かを言う
言葉。
:::
{{ stepper first }}
::: en
The end of it.
:::
::: ja
これで終わり。
:::
"""
PATH = "notebooks/source/ping.md"


def notebooks(text: str = LESSON) -> dict[str, str]:
    lesson = parse(text, PATH)
    return {f"notebooks/{lang}/ping.ipynb": write(build(lesson, lang)) for lang in LANGS}


def problems(text: str, built: dict[str, str] | None = None) -> list[Problem]:
    return check(parse(text, PATH), notebooks() if built is None else built)


def test_nothing_is_said_of_a_lesson_that_is_as_it_was_built() -> None:
    assert problems(LESSON) == []
    assert problems(LESSON.replace("終わり", "おしまい"), {}) == [], "nothing to compare with"


@pytest.mark.parametrize(
    ("old", "new", "name", "line", "changed"),
    [
        ("something", "nothing", "The payment", 16, "English"),
        ("言葉", "ことば", "The payment", 10, "Japanese"),
        ("これで終わり", "ここまで", "The end of it.", 23, "Japanese"),
        ('"1点"', '"一点"', "Ping", 3, "Japanese"),
    ],
)
def test_a_change_in_one_language_names_the_block_where_the_other_stands(
    old: str, new: str, name: str, line: int, changed: str
) -> None:
    (problem,) = problems(LESSON.replace(old, new))

    assert (problem.code, problem.severity, problem.line) == ("L111", "warning", line)
    assert f"The {changed} of the block “{name}”" in problem.text.en
    assert {"English": "の英語は", "Japanese": "の日本語は"}[changed] in problem.text.ja


def test_a_change_in_both_languages_and_another_place_for_a_line_end_are_no_drift() -> None:
    both = LESSON.replace("something", "nothing").replace("言葉", "ことば")
    assert problems(both) == []
    assert problems(LESSON.replace("say\nsomething", "say something")) == []
    assert problems(LESSON.replace("言う\n言葉", "言う言葉")) == []


def test_building_again_settles_it() -> None:
    changed = LESSON.replace("something", "something else")
    assert problems(changed, notebooks(changed)) == []


def test_a_new_pair_and_a_pair_that_moved_are_no_drift() -> None:
    more = LESSON + "::: en\nOne more.\n:::\n::: ja\nもう1つ。\n:::\n"
    assert problems(more) == []
    assert problems(more.replace("{{ stepper first }}\n", "") + "{{ stepper first }}\n") == []


@pytest.mark.parametrize(("lang", "code"), [("en", "L061"), ("ja", "L060")])
def test_a_block_that_was_removed_is_an_error(lang: str, code: str) -> None:
    start = LESSON.rindex(f"::: {lang}\n")
    text = LESSON[:start] + LESSON[LESSON.index("\n:::\n", start) + 5 :]

    assert [(p.code, p.severity) for p in problems(text)] == [(code, "error")]


# Edits by hand ------------------------------------------------------------------------


def edited(lang: Lang, change: Callable[[dict[str, Any]], None]) -> dict[str, str]:
    """The built notebooks, one of them changed and saved as Jupyter saves it."""
    found = notebooks()
    path = f"notebooks/{lang}/ping.ipynb"
    data = json.loads(found[path])
    change(data)
    found[path] = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    return found


def change_a_cell(data: dict[str, Any]) -> None:
    data["cells"][1]["source"] = ["## 支払い\n", "\n", "手で書いた言葉。"]


def add_a_cell(data: dict[str, Any]) -> None:
    cell = {"cell_type": "markdown", "id": "mine", "metadata": {}, "source": "My notes."}
    data["cells"].insert(2, cell)


def delete_a_cell(data: dict[str, Any]) -> None:
    del data["cells"][2]


def run_it(data: dict[str, Any]) -> None:
    for cell in data["cells"]:
        if cell["cell_type"] == "code":
            cell["execution_count"] = 1
            cell["outputs"] = [{"output_type": "stream", "name": "stdout", "text": ["x\n"]}]
    data["metadata"]["language_info"]["version"] = "3.12.1"


@pytest.mark.parametrize(
    ("change", "code", "words"),
    [
        (change_a_cell, "L100", ("Cell 2 (支払い)", "2番目のセル（支払い）")),
        (add_a_cell, "L101", ("Cell 3 (My notes.)", "3番目のセル（My notes.）")),
        (delete_a_cell, "L102", ("(1)", "1個のセル")),
    ],
)
def test_an_edit_in_a_notebook_is_told_with_its_cell_and_what_to_do(
    change: Callable[[dict[str, Any]], None], code: str, words: tuple[str, str]
) -> None:
    built = edited("ja", change)
    (problem,) = problems(LESSON, built)

    assert (problem.code, problem.path) == (code, "notebooks/ja/ping.ipynb")
    for lang, word in zip(LANGS, words, strict=True):
        assert word in problem.text[lang]
        assert PATH in problem.text[lang]
    lines = built[problem.path].splitlines()
    assert code == "L102" or '"id":' in lines[problem.line - 1]
    assert is_edited(built[problem.path])


def test_running_a_notebook_is_no_edit() -> None:
    built = edited("ja", run_it)

    assert problems(LESSON, built) == []
    assert not is_edited(built["notebooks/ja/ping.ipynb"])


@pytest.mark.parametrize(
    "text",
    ["", "no notebook", "[]", "3", '{"cells": 3}', '{"cells": [3]}', "[" * 100_000, '{"metadata": {"mtgrules": 3}}', '{"metadata": {"mtgrules": {"made_from": {"blocks": [3, "x"], "cells": {"a": 1}}}}}'],
    ids=range(9),
)  # fmt: skip
def test_whatever_lies_beside_a_lesson_is_only_looked_at(text: str) -> None:
    problems(LESSON, {"notebooks/en/ping.ipynb": text})
    assert is_edited(text), "what is not known is kept"


# The command --------------------------------------------------------------------------


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / PATH
    path.parent.mkdir(parents=True)
    path.write_text(LESSON, encoding="utf-8")
    assert main(["lesson", "build", "--lang", "en"]) == 0
    return path


def test_check_and_build_tell_of_drift(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source.write_text(LESSON.replace("something", "nothing"), encoding="utf-8")
    capsys.readouterr()

    assert main(["lesson", "check", PATH, "--lang", "en"]) == 0
    assert "L111 warning The English of the block “The payment”" in capsys.readouterr().out
    assert main(["lesson", "check", PATH, "--lang", "en", "--strict"]) == 1
    capsys.readouterr()
    assert main(["lesson", "build", "--lang", "ja"]) == 0
    assert "L111 警告 ブロック「支払い」の英語は" in capsys.readouterr().out
    assert main(["lesson", "check", PATH, "--lang", "en", "--strict"]) == 0


def test_build_keeps_an_edited_notebook_under_another_name(
    source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notebook = source.parent.parent / "ja/ping.ipynb"
    by_hand = notebook.read_text("utf-8").replace("何かを言う", "手で書いた")
    for kept in ("ping.edited.ipynb", "ping.edited-2.ipynb"):
        notebook.write_text(by_hand, encoding="utf-8")
        capsys.readouterr()
        assert main(["lesson", "build", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        assert "L100 warning" in told
        assert f"it is kept as notebooks/ja/{kept}" in told
        assert (notebook.parent / kept).read_text("utf-8") == by_hand
        assert "手で書いた" not in notebook.read_text("utf-8")
    assert main(["lesson", "build", "--check", "--lang", "en"]) == 0, "kept ones are no orphans"


def test_build_keeps_a_readers_own_notebook_of_the_same_name(source: Path) -> None:
    notebook = source.parent.parent / "en/ping.ipynb"
    notebook.write_bytes(b"\xff not even text")

    assert main(["lesson", "build", "--lang", "en"]) == 0
    assert notebook.with_name("ping.edited.ipynb").read_bytes() == b"\xff not even text"
