"""Marking by the lessons again: the table, the class, and files with which something is wrong."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from mtgrules.classtest import Paper, mark
from mtgrules.classtest import draft as kept
from mtgrules.classtest.handed import write
from mtgrules.classtest.marking import NO_SUCH_ANSWER, OTHER_VERSION, TWICE, Unknown
from mtgrules.classtest.sheet import rows
from mtgrules.cli import main
from mtgrules.rulebook.text import LANGS, Lang, same
from tests.classtest.papers import SOURCE, answers, paper, right_of

GONE = Unknown(same("gone"))


def papers(ids: tuple[str, ...]) -> Paper:
    if ids != ("respond",):
        raise GONE
    return paper()


def wrong_of(made: Paper) -> dict[str, int]:
    return {id: 1 if right == 0 else 0 for id, right in right_of(made).items()}


def test_each_learner_is_marked_question_by_question() -> None:
    made = paper()
    right, wrong = right_of(made), wrong_of(made)
    first = next(iter(right))
    files = [
        ("b.json", write(answers(made, "Ben", wrong))),
        ("a.json", write(answers(made, "Aki", right))),
        ("c.json", write(answers(made, "Chie", {first: right[first]}))),
    ]
    found = mark(files, papers)
    assert found.problems == ()
    (test,) = found.tests
    assert [(each.name, each.right) for each in test.learners] == [
        ("Aki", 3),
        ("Ben", 0),
        ("Chie", 1),
    ]
    assert [option is None for option in test.learners[2].chosen] == [False, True, True]
    counts = dict(test.counts(1))
    assert counts[made.items[1].question.right] == 1
    assert counts[None] == 1
    assert sum(counts.values()) == 3


def test_a_file_with_a_right_answer_of_its_own_is_marked_as_any_other() -> None:
    made = paper()
    told = json.loads(write(answers(made, "Sato", wrong_of(made))))
    told["right"] = told["answers"]
    found = mark([("x.json", json.dumps({**told, "marks": 3}))], papers)
    assert found.tests[0].learners[0].right == 0


def test_what_cannot_be_marked_is_told_by_file_and_the_rest_is_marked() -> None:
    made = paper()
    good = answers(made, "Sato", right_of(made))
    other = paper(SOURCE.replace("(new)", "(tapped)"))
    elsewhere = json.loads(write(good)) | {"lessons": ["nowhere"]}
    files = [
        ("broken.json", "{"),
        ("version.json", write(answers(other, "Aki", right_of(other)))),
        ("nowhere.json", json.dumps(elsewhere)),
        ("option.json", write(answers(made, "Ben", {"respond.ping.1": 5}))),
        ("question.json", write(answers(made, "Ben", {"respond.ping.9": 0}))),
        ("good.json", write(good)),
        ("again.json", write(answers(made, "ＳＡＴＯ", {}))),
    ]
    found = mark(files, papers)
    assert [(each.name, each.right) for each in found.tests[0].learners] == [
        ("ＳＡＴＯ", 0),
        ("Sato", 3),
    ]
    told = dict(found.problems)
    assert told.keys() == {name for name, _ in files} - {"good.json"}
    assert told["version.json"] == OTHER_VERSION.format(lessons="respond")
    assert told["nowhere.json"] == GONE.text
    assert told["option.json"] == NO_SUCH_ANSWER.format(id="respond.ping.1", letter="F")
    assert told["question.json"] == NO_SUCH_ANSWER.format(id="respond.ping.9", letter="A")
    assert told["again.json"] == TWICE.format(name="ＳＡＴＯ", other="good.json")


def test_a_spreadsheet_gets_letters_and_ones_and_no_formula() -> None:
    made = paper()
    files = [
        ("a.json", write(answers(made, "=1+1", right_of(made)))),
        ("b.json", write(answers(made, "Sato", {}))),
    ]
    table = list(csv.reader(io.StringIO(rows(mark(files, papers), "en"))))
    letters = ["ABCDEF"[n] for n in right_of(made).values()]
    assert table[0] == [
        *("name", "right", "of"),
        *("respond.ping.1 chosen", "respond.ping.1 right"),
        *("respond.ping.2 chosen", "respond.ping.2 right"),
        *("respond.tired.0 chosen", "respond.tired.0 right"),
        "file",
    ]
    signs = [sign for letter in letters for sign in (letter, "1")]
    assert table[1] == ["'=1+1", "3", "3", *signs, "a.json"]
    assert table[2] == ["Sato", "0", "3", "", "0", "", "0", "", "0", "b.json"]


# The commands -------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Outside of a clone, with a lesson of one's own."""
    monkeypatch.chdir(tmp_path)
    Path("respond.md").write_text(SOURCE, "utf-8")
    return tmp_path


def test_a_test_is_made_and_marked(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "test", "respond.md", "--out", "friday"]) == 0
    assert sorted(path.name for path in (folder / "friday").iterdir()) == [
        "test-respond.en.ipynb",
        "test-respond.ja.ipynb",
    ]
    capsys.readouterr()
    made = paper()
    for name, chosen in (("佐藤", right_of(made)), ("Ben", wrong_of(made))):
        (folder / "friday" / f"answers-respond-{name}.json").write_text(
            write(answers(made, name, chosen)), "utf-8"
        )
    words = ["lesson", "mark", "friday", "respond.md", "--csv", "marks.csv"]
    assert main([*words, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    lines = said.splitlines()
    assert lines[0] == "When may Ben respond?: 2 learner(s), 3 questions"
    letters = ["ABCDEF"[n] for n in right_of(made).values()]
    rights = "  ".join(f"{letter}+" for letter in letters)
    assert any(line.startswith("佐藤") and line.endswith(f"3 of 3  {rights}") for line in lines)
    assert any(line.startswith("Ben ") and "0 of 3" in line for line in lines)
    assert "M10" in said
    assert Path("marks.csv").read_bytes().startswith(b"\xef\xbb\xbfname,")

    assert main([*words[:4], "--lang", "ja"]) == 0
    said = capsys.readouterr().out
    assert "ベンはいつ対応できるか：2人、全3問" in said
    assert "未回答" in said


@pytest.mark.parametrize("lang", LANGS)
def test_files_that_cannot_be_marked_are_told_and_give_code_1(
    folder: Path, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    made = paper()
    Path("answers-good.json").write_text(write(answers(made, "Sato", right_of(made))), "utf-8")
    Path("answers-bad.json").write_bytes(b"\xff\xfe\x00")
    Path("deep").mkdir()
    Path("deep/renamed.json").write_text(write(answers(made, "Ben", {})), "utf-8")
    kept.keep(kept.Draft(made.digest, "Chie"), Path())
    Path("mtgrules-progress.json").write_text("{}", "utf-8")
    Path("answers-big.json").write_text("x" * 300_000, "utf-8")
    assert main(["lesson", "mark", ".", "respond.md", "--lang", lang]) == 1
    said = capsys.readouterr().out
    assert "Sato" in said
    assert "Ben" in said
    assert "Chie" not in said
    told = [line for line in said.splitlines() if ".json" in line]
    assert len(told) == 2
    # A lesson that is not here is told, with what to do.
    assert main(["lesson", "mark", "answers-good.json", "--lang", lang]) == 1
    assert "respond.md" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["test", "nowhere"],
        ["test", "nowhere.md"],
        ["mark", "nowhere"],
        ["mark", "empty"],
        ["mark", "respond.md"],
        ["test"],
        ["mark"],
    ],
)
def test_what_cannot_be_done_is_told_without_a_traceback(
    folder: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("empty").mkdir()
    for lang in LANGS:
        assert main(["lesson", *words, "--lang", lang]) == 2
        said = capsys.readouterr()
        assert said.err
        assert "Traceback" not in said.err
        assert said.out == ""
