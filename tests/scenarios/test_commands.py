"""`mtgrules scenario ...`: what it prints and writes, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mtgrules.cards.catalogue import all_cards
from mtgrules.cli import main
from mtgrules.rulebook.rules import all_rules

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like a clone, from which the commands are given."""
    (tmp_path / "mtgrules/scenarios").mkdir(parents=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_scenario_plays_as_it_is_written(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "new", "a-test-wrote-this", "--lang", "en"]) == 0
    path = clone / "mtgrules/scenarios/more/a-test-wrote-this.toml"
    assert "scenario play mtgrules/scenarios/more/a-test-wrote-this.toml" in capsys.readouterr().out

    assert main(["scenario", "check", str(path), "--lang", "ja"]) == 0
    assert "書かれたとおり" in capsys.readouterr().out


def test_a_scenario_that_is_there_is_not_written_over(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "new", "a-test-wrote-this"]) == 0
    path = clone / "mtgrules/scenarios/more/a-test-wrote-this.toml"
    path.write_text("mine", encoding="utf-8")
    assert main(["scenario", "new", "a-test-wrote-this", "--lang", "en"]) == 2
    assert "exists already" in capsys.readouterr().err
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nowhere/a-test-wrote-this", "The others are activate, suspend, cases, questions."),
        ("cases/", "cannot be the name of a scenario"),
        ("my first", "cannot be the name of a scenario"),
        ("A33", "mtgrules/scenarios/activate/A33.toml exists already"),
    ],
)
def test_a_new_scenario_needs_a_name_that_is_free(
    clone: Path, capsys: pytest.CaptureFixture[str], name: str, told: str
) -> None:
    assert main(["scenario", "new", name, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


def test_outside_a_clone_a_new_scenario_has_no_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["scenario", "new", "a-test-wrote-this", "--lang", "en"]) == 2
    assert "inside a clone" in capsys.readouterr().err


def test_a_mistake_is_told_with_its_line(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "new", "a-wrong-one"]) == 0
    name = "mtgrules/scenarios/more/a-wrong-one.toml"
    text = (clone / name).read_text(encoding="utf-8")
    (clone / name).write_text(text.replace("life = 19", "life = 18"), encoding="utf-8")
    capsys.readouterr()
    assert main(["scenario", "check", name, "--lang", "en"]) == 1
    assert re.search(rf"^{name}:15:\d+: L083", capsys.readouterr().out)


def test_scenarios_are_found_by_id(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", "a33", "A33", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "2 scenario(s) play as they say.\n"


def test_what_is_no_scenario_is_told_with_near_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", "A330", "--lang", "ja"]) == 2
    assert "A33" in capsys.readouterr().err


@pytest.mark.usefixtures("clone")
def test_the_table_is_written_and_then_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "table", "--check", "--lang", "en"]) == 1
    assert main(["scenario", "table", "--lang", "en"]) == 0
    assert "docs/statements.ja.md: written" in capsys.readouterr().out
    assert main(["scenario", "table", "--check", "--lang", "en"]) == 0


def test_play_tells_the_run_that_is_wanted_and_what_is_possible_then(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "new", "a-test-wrote-this"]) == 0
    name = "mtgrules/scenarios/more/a-test-wrote-this.toml"
    capsys.readouterr()

    assert main(["scenario", "play", name, "--to", "1", "--lang", "en"]) == 0

    told = capsys.readouterr().out
    assert told.startswith("start (rules of 2026-08-07)\n  1 activate Prodigal Pyromancer\n")
    assert "\n  target Ben\n" in told
    assert "! respond => 117.1" in told
    assert "? opponent.life = 20" in told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--run", "strat"], "has no run 'strat'; there are: start. Did you mean start?"),
        (["--to", "all"], "--to needs the number of a line"),
        (["--edition", "2023"], "No rules edition '2023'"),
    ],
)
def test_play_says_what_it_could_have_played(
    clone: Path, capsys: pytest.CaptureFixture[str], options: list[str], told: str
) -> None:
    assert main(["scenario", "new", "a-test-wrote-this"]) == 0
    name = "mtgrules/scenarios/more/a-test-wrote-this.toml"

    assert main(["scenario", "play", name, *options, "--lang", "en"]) == 2

    assert told in capsys.readouterr().err


def test_play_of_what_has_no_runs_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "play", "A20", "--lang", "en"]) == 2
    assert "nothing to play" in capsys.readouterr().err


def test_cards_are_found_by_either_language_and_a_few_with_their_text(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["scenario", "cards", "放蕩紅蓮", "--lang", "en"]) == 0
    assert capsys.readouterr().out == (
        "Prodigal Pyromancer / 放蕩紅蓮術士  {2}{R}\n"
        "    Creature — Human Wizard\n"
        "    {T}: This deals 1 damage to any target.\n"
    )
    assert main(["scenario", "cards", "--lang", "ja"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(all_cards())
    assert main(["scenario", "cards", "lilliana", "--lang", "en"]) == 2
    assert "Did you mean Liliana?" in capsys.readouterr().err


def test_rules_are_found_by_number_or_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "rules", "702.62"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        rule.id for rule in all_rules() if rule.id.startswith("702.62")
    ]
    assert main(["scenario", "rules", "待機状態", "--lang", "ja"]) == 0
    assert "702.62b" in capsys.readouterr().out
    assert main(["scenario", "rules", "999"]) == 2


def test_who_reads_only_the_first_line_is_not_shown_a_traceback(root: Path) -> None:
    command = [sys.executable, "-m", "mtgrules", "scenario", "rules"]
    with subprocess.Popen(
        command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1
