"""The lesson author's commands: what they print, write and return."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from mtgrules.cli import main

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def clone(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one lesson, from which the commands are given."""
    source = tmp_path / "notebooks/source"
    source.mkdir(parents=True)
    shutil.copy(root / "notebooks/source/start.md", source)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_build_writes_both_notebooks_and_then_finds_nothing_to_do(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "build"]) == 0
    assert "notebooks/ja/start.ipynb: written" in capsys.readouterr().out

    assert main(["lesson", "build", "--lang", "ja"]) == 0
    assert "notebooks/en/start.ipynb：変更なし" in capsys.readouterr().out
    assert main(["lesson", "build", "--check"]) == 0


def test_check_of_the_build_names_the_stale_notebook_and_the_command(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lesson", "build"])
    notebook = clone / "notebooks/ja/start.ipynb"
    notebook.write_text(notebook.read_text("utf-8").replace("はじめに", "おわりに"), "utf-8")
    capsys.readouterr()

    assert main(["lesson", "build", "--check"]) == 1
    told = capsys.readouterr().out.strip()
    assert told == (
        "notebooks/ja/start.ipynb is not what notebooks/source/start.md gives; "
        "run `python3 -m mtgrules lesson build`."
    )
    assert "おわりに" in notebook.read_text("utf-8")


def test_a_notebook_without_its_source_is_found_and_a_readers_own_is_left_alone(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["lesson", "build"])
    shutil.copy(clone / "notebooks/en/start.ipynb", clone / "notebooks/en/gone.ipynb")
    (clone / "notebooks/en/mine.ipynb").write_text("{}", encoding="utf-8")
    capsys.readouterr()

    assert main(["lesson", "build", "--check"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 1
    assert told[0].startswith("notebooks/en/gone.ipynb")


def test_a_broken_lesson_is_told_with_file_and_line_and_nothing_is_written(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = clone / "notebooks/source/start.md"
    source.write_text(source.read_text("utf-8").replace("minutes = 3", "minutes = 0"), "utf-8")

    assert main(["lesson", "build"]) == 1
    assert "notebooks/source/start.md:4:1: L011 error minutes" in capsys.readouterr().out
    assert not (clone / "notebooks/en").exists()

    assert main(["lesson", "check", str(source), "--lang", "ja"]) == 1
    told = capsys.readouterr().out
    assert ":4:1: L011 エラー minutes" in told
    assert "1以上の整数" in told
    assert "エラー1件" in told


def test_warnings_are_errors_only_when_asked(clone: Path) -> None:
    source = clone / "notebooks/source/start.md"
    text = source.read_text("utf-8").replace("{{ stepper hello }}", "")
    source.write_text(text, encoding="utf-8")

    assert main(["lesson", "check", str(source)]) == 0
    assert main(["lesson", "check", "--strict", str(source)]) == 1
    assert main(["lesson", "build", "--strict"]) == 1


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        ([], "Usage:", "使い方："),
        (["lesson"], "Usage:", "使い方："),
        (["lesson", "sing"], "sing", "sing"),
        (["lesson", "check"], "Usage:", "使い方："),
        (["lesson", "check", "none.md"], "there is no such file", "ファイルがありません"),
        (["lesson", "check", "latin.md"], "not UTF-8", "UTF-8ではありません"),
        (["lesson", "check", "notebooks"], "there is no such file", "ファイルがありません"),
    ],
)
def test_a_command_that_cannot_be_run_says_why_in_the_readers_language(
    clone: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    english: str,
    japanese: str,
) -> None:
    (clone / "latin.md").write_bytes(b"\xe9")

    assert main(words) == 2
    assert english in capsys.readouterr().err
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert main(words) == 2
    assert japanese in capsys.readouterr().err


def test_outside_a_clone_build_says_where_to_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["lesson", "build", "--lang", "en"]) == 2
    assert "clone" in capsys.readouterr().err


def test_checking_and_building_execute_nothing_of_a_lesson(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = clone / "notebooks/source/start.md"
    trap = "```python\nopen('trap', 'w')\n```\n"
    for lang in ("en", "ja"):
        text = source.read_text("utf-8").replace(f"::: {lang}\n", f"::: {lang}\n{trap}", 1)
        source.write_text(text, encoding="utf-8")

    assert main(["lesson", "check", str(source)]) == 0
    assert main(["lesson", "build"]) == 0
    assert not (clone / "trap").exists()
