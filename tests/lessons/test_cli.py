"""The lesson author's commands: what they print, write and return."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

from mtgrules.cli import main
from mtgrules.cli.command import Command, find
from mtgrules.cli.commands import COMMANDS
from mtgrules.rulebook.text import LANGS, Lang

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
        ([], "Commands:", "コマンド："),
        (["lesson"], "Commands:", "コマンド："),
        (["sing"], "no command 'sing'", "'sing'というコマンドはありません"),
        (["lesson", "sing"], "'lesson sing'", "'lesson sing'というコマンドはありません"),
        (["lesson", "chekc", "x.md"], "Did you mean check?", "checkのことですか"),
        (["lesosn", "check"], "Did you mean lesson?", "lessonのことですか"),
        (["lesons"], "Did you mean lessons?", "lessonsのことですか"),
        (["lesson", "check"], "needs FILE", "ファイルが必要です"),
        (["lesson", "new", "a", "b"], "can do nothing with 'b'", "'b'は"),
        (["lesson", "check", "--srtict"], "Did you mean --strict?", "--strictのことですか"),
        (
            ["lesson", "check", "--strict=1"],
            "--strict takes nothing",
            "--strictに値は付けられません",
        ),
        (["lesson", "check", "x.md", "--lang"], "en or ja after it", "enかjaが必要です"),
        (["lesson", "check", "--lang=fr", "x.md"], "not 'fr'", "'fr'は使えません"),
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


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command.path))
@pytest.mark.parametrize("lang", LANGS)
def test_help_says_in_one_language_what_a_command_takes_with_an_example_that_it_can_read(
    command: Command, lang: Lang, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.path, "-h", "--lang", lang]) == 0
    told = capsys.readouterr().out

    assert command.usage(lang) in told
    assert all(option.name in told for option in command.every_option)
    assert f"  python3 -m mtgrules {command.example}" in told
    words = command.example.split()
    assert find(COMMANDS, words, ()) is command
    command.read(words[len(command.path) :], lang)
    japanese = set(re.findall("[ぁ-んァ-ヶ一-龠]", told))
    assert bool(japanese) == (lang == "ja")


def test_help_without_a_command_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["-h", "--lang", "ja"]):
        assert main(words) == 0
        told = capsys.readouterr().out
        assert all(" ".join(command.path) in told for command in COMMANDS)
    assert main(["lesson", "--help"]) == 0
    assert "scenario" not in capsys.readouterr().out


def test_words_after_two_dashes_are_files(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lesson", "check", "--lang", "en", "--", "--help"]) == 2
    assert "--help: there is no such file" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGS)
def test_a_new_lesson_has_nothing_wrong_with_it_and_builds(
    clone: Path, capsys: pytest.CaptureFixture[str], lang: Lang
) -> None:
    assert main(["lesson", "new", "my-first", "--lang", lang]) == 0
    told = capsys.readouterr().out
    path = "notebooks/source/my-first.md"

    assert f"lesson preview {path}" in told
    assert main(["lesson", "check", "--strict", path]) == 0
    assert main(["lesson", "build", path]) == 0
    written = (clone / path).read_text("utf-8")
    assert len(written.splitlines()) <= 30
    assert f"# {'the name of this file' if lang == 'en' else 'このファイルの名前'}" in written
    assert main(["lesson", "new", "my-first"]) == 2
    assert (clone / path).read_text("utf-8") == written


@pytest.mark.parametrize("id", ["My first", "../out", "", "はじめ", ".md"])
def test_a_name_that_cannot_be_a_lessons_is_refused(
    clone: Path, capsys: pytest.CaptureFixture[str], id: str
) -> None:
    before = sorted(clone.rglob("*"))

    assert main(["lesson", "new", id, "--lang", "en"]) == 2
    assert "small letters, digits and hyphens" in capsys.readouterr().err
    assert sorted(clone.rglob("*")) == before


def test_outside_of_a_clone_a_lesson_and_its_notebooks_lie_side_by_side(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    assert main(["lesson", "new", "ping.md"]) == 0
    assert main(["lesson", "build", "ping.md"]) == 0
    files = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.*"))
    assert files == ["en/ping.ipynb", "ja/ping.ipynb", "ping.md"]


def test_an_export_is_one_file_a_language_in_the_folder_of_ones_choice(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = "notebooks/source/start.md"

    assert main(["lesson", "export", path, "--out", "handout"]) == 0
    assert "handout/start.ja.html: written" in capsys.readouterr().out
    assert sorted(p.name for p in (clone / "handout").iterdir()) == [
        "start.en.html",
        "start.ja.html",
    ]
    assert main(["lesson", "export", path, "--lang", "ja"]) == 0
    assert [p.name for p in clone.glob("*.html")] == ["start.ja.html"]
    assert 'lang="ja"' in (clone / "start.ja.html").read_text("utf-8")


def test_several_lessons_are_exported_at_once_and_one_with_errors_keeps_back_no_other(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = clone / "notebooks/source/start.md"
    bad = clone / "bad.md"
    bad.write_text(good.read_text("utf-8").replace("minutes = 3", "minutes = 0"), "utf-8")

    assert main(["lesson", "export", str(bad), str(good), "--out", "stick"]) == 1
    assert "L011" in capsys.readouterr().out
    assert sorted(p.name for p in (clone / "stick").iterdir()) == [
        "start.en.html",
        "start.ja.html",
    ]


def test_a_lesson_with_errors_and_a_place_that_is_a_file_are_not_exported(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = clone / "notebooks/source/start.md"
    (clone / "taken").write_text("mine", encoding="utf-8")

    assert main(["lesson", "export", str(source), "--out", "taken", "--lang", "en"]) == 2
    assert "cannot be written" in capsys.readouterr().err
    source.write_text(source.read_text("utf-8").replace("minutes = 3", "minutes = 0"), "utf-8")
    assert main(["lesson", "export", str(source), "--out", "new"]) == 1
    assert "L011" in capsys.readouterr().out
    assert not (clone / "new").exists()
    assert (clone / "taken").read_text("utf-8") == "mine"


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


def test_what_is_not_installed_yet_is_installed_first_and_help_needs_nothing(
    clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    handed: list[tuple[list[str], str]] = []
    monkeypatch.setattr("mtgrules.cli.commands.LIBRARIES", ("no_such_library",))
    monkeypatch.setattr("mtgrules.start.hand_on", lambda words, lang: handed.append((words, lang)))

    assert main(["lesson", "check", "--help"]) == 0
    assert main(["lesson", "chekc"]) == 2
    assert handed == []
    main(["lesson", "check", "x.md", "--lang", "ja"])
    assert handed == [(["lesson", "check", "x.md", "--lang", "ja"], "ja")]


def test_an_environment_that_lacks_something_is_told_and_not_started_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from mtgrules.start import preparing, running

    monkeypatch.setattr("mtgrules.cli.commands.LIBRARIES", ("no_such_library",))
    monkeypatch.setattr("sys.prefix", str(preparing.VENV))
    monkeypatch.setattr(running, "wait", lambda *_: pytest.fail("that would never end"))

    assert main(["lesson", "check", "x.md", "--lang", "en"]) == 2
    assert "delete it and try again" in capsys.readouterr().err
