"""The README's two commands: what they prepare, what they say when it fails."""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from mtgrules import start
from mtgrules.start import preparing, running, words
from tests.browser.harness import free_port, stop

if TYPE_CHECKING:
    from pathlib import Path

    from mtgrules.rulebook.text import Lang, Text


@pytest.fixture
def checkout(tmp_path: Path, root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that looks like a checkout; nothing is installed in it."""
    shutil.copytree(root / "requirements", tmp_path / "requirements")
    shutil.copy(root / "pyproject.toml", tmp_path)
    monkeypatch.setattr(preparing, "ROOT", tmp_path)
    monkeypatch.setattr(preparing, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(preparing, "STAMP", tmp_path / ".venv" / "stamp.json")
    monkeypatch.setattr(preparing, "PIP_LOG", tmp_path / ".venv" / "pip.log")
    return tmp_path


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "ja_JP.UTF-8"}, "en"),
        ({"LC_MESSAGES": "ja_JP", "LANG": "en_US"}, "ja"),
    ],
)
def test_the_language_is_the_readers_own(environment: dict[str, str], lang: str) -> None:
    assert start.reader_language(environment) == lang


@pytest.mark.parametrize(
    ("story", "cause"),
    [
        (
            "WARNING: Retrying ... NewConnectionError: Errno 111 Connection refused",
            words.NO_NETWORK,
        ),
        ("socket.gaierror: [Errno -3] Temporary failure in name resolution", words.NO_NETWORK),
        ("OSError: [Errno 28] No space left on device", words.DISK_FULL),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", words.ALTERED),
        (
            "The virtual environment was not created because ensurepip is not available",
            words.NO_VENV,
        ),
    ],
)
def test_a_failed_installation_is_told_by_its_cause(story: str, cause: Text) -> None:
    assert preparing.explain(story, words.PIP_FAILED) == cause


def test_an_unknown_failure_quotes_the_tools_last_error() -> None:
    told = preparing.explain(
        "Collecting x\nERROR: the moon is full.\nhint: wait\n", words.PIP_FAILED
    )

    assert "(ERROR: the moon is full)" in told.en
    assert "(ERROR: the moon is full)" in told.ja


def test_a_second_start_installs_nothing(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(preparing, "works", lambda _: (checkout / ".venv").is_dir())
    monkeypatch.setattr(preparing, "make_environment", (checkout / ".venv").mkdir)
    monkeypatch.setattr(preparing, "install", lambda _p, command, _l: installed.append(command))

    preparing.prepare("lessons", "en")
    preparing.prepare("lessons", "ja")
    assert installed == ["lessons"]

    preparing.prepare("test", "en")
    preparing.prepare("lessons", "en")
    assert installed == ["lessons", "test"]


def test_after_the_classroom_the_lessons_need_nothing_more(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(preparing, "works", lambda _: (checkout / ".venv").is_dir())
    monkeypatch.setattr(preparing, "make_environment", (checkout / ".venv").mkdir)
    monkeypatch.setattr(preparing, "install", lambda _p, command, _l: installed.append(command))

    for command in ("classroom", "lessons", "test", "classroom"):
        preparing.prepare(command, "en")

    assert installed == ["classroom", "test"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_who_prepares_the_lessons_is_told_what_the_classroom_needs_besides(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: Lang
) -> None:
    """Or nobody would know until the class is there, and no network."""
    monkeypatch.setattr(preparing, "works", lambda _: (checkout / ".venv").is_dir())
    monkeypatch.setattr(preparing, "make_environment", (checkout / ".venv").mkdir)
    monkeypatch.setattr(preparing, "install", lambda *_: None)

    def told(*more: str) -> str:
        assert start.main(["lessons", "--prepare", "--lang", lang, *more]) == 0
        return capsys.readouterr().out

    assert words.CLASSROOM_TOO[lang] in told()
    assert words.CLASSROOM_TOO[lang] not in told("--classroom")
    assert words.CLASSROOM_TOO[lang] not in told()


def test_the_locks_agree_on_every_version(root: Path) -> None:
    def pins(command: str) -> set[str]:
        lock = root / "requirements" / f"{command}.txt"
        return set(re.findall(r"^[\w.-]+==[^\\]+", lock.read_text("utf-8"), re.MULTILINE))

    assert pins("lessons") < pins("classroom") < pins("test")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_classroom_is_opened_with_our_template(
    checkout: Path,
    root: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: Lang,
) -> None:
    shutil.copytree(root / "notebooks" / lang, checkout / "notebooks" / lang)
    ran: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(start, "prepare", lambda command, _: checkout / command)

    def wait(command: list[str], **env: str) -> int:
        ran.append((command, env))
        return 0

    monkeypatch.setattr(running, "wait", wait)

    assert start.main(["lessons", "--classroom", "--lang", lang, "--", "--no-browser"]) == 0

    ((command, env),) = ran
    assert command[0] == str(checkout / "classroom")
    assert f"--LabApp.default_url=/voila/render/my-lessons/{lang}/start.ipynb" in command
    assert command[-3:] == [*running.CLASSROOM, "--no-browser"]
    assert env["JUPYTER_PATH"].startswith(str(checkout))
    assert words.OPENING_CLASSROOM.format(folder="my-lessons")[lang] in capsys.readouterr().out


def test_the_tests_have_no_classroom(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        start.main(["test", "--classroom"])

    told = capsys.readouterr().err
    assert words.NOT_FOR_TESTS.en in told
    assert words.NOT_FOR_TESTS.ja in told


def test_a_changed_lock_file_is_installed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[str] = []
    monkeypatch.setattr(preparing, "works", lambda _: (checkout / ".venv").is_dir())
    monkeypatch.setattr(preparing, "make_environment", (checkout / ".venv").mkdir)
    monkeypatch.setattr(preparing, "install", lambda _p, command, _l: installed.append(command))
    preparing.prepare("lessons", "en")

    with (checkout / "requirements/lessons.txt").open("a") as lock:
        lock.write("# changed\n")
    preparing.prepare("lessons", "en")

    assert installed == ["lessons", "lessons"]


def test_a_failed_installation_is_tried_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def offline(*_: object) -> None:
        raise words.Trouble(words.NO_NETWORK)

    monkeypatch.setattr(preparing, "works", lambda _: (checkout / ".venv").is_dir())
    monkeypatch.setattr(preparing, "make_environment", (checkout / ".venv").mkdir)
    monkeypatch.setattr(preparing, "install", offline)

    assert start.main(["lessons", "--lang", "ja"]) == 1
    assert start.main(["lessons", "--lang", "en"]) == 1

    told = capsys.readouterr().err
    assert told.count(words.NO_NETWORK.ja) == told.count(words.NO_NETWORK.en) == 2
    assert "Traceback" not in told


def test_a_python_without_virtual_environments_is_told_what_to_install(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found(name)
    )

    assert start.main(["test"]) == 1

    told = capsys.readouterr().err
    assert told.count("sudo apt install python3-venv") == 2


def test_outside_a_checkout_the_command_says_where_to_go(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "pyproject.toml").unlink()

    assert start.main(["lessons"]) == 1
    assert str(checkout) in capsys.readouterr().err


def test_without_a_word_both_commands_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main([]) == 2

    told = capsys.readouterr().err
    assert told.count("python3 -m mtgrules lessons") >= 2
    assert told.count("python3 -m mtgrules test") == 2


def test_all_checks_run_and_any_failure_counts(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran: list[list[str]] = []

    def wait(command: list[str]) -> int:
        ran.append(command[2:])
        return 1 if "mypy" in command else 0

    monkeypatch.setattr(running, "wait", wait)

    assert running.run_tests(tmp_path, "en", ["-x"]) == 1
    assert [words[0] for words in ran] == ["ruff", "ruff", "mypy", "pytest"]
    assert ran[-1] == ["pytest", *running.TWO_AT_ONCE, "-x"]
    assert re.findall(r"^(\w+).*FAILED$", capsys.readouterr().out, re.MULTILINE) == ["mypy"]


@pytest.mark.notebook
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_lessons_open_in_an_empty_home_directory(root: Path, tmp_path: Path, lang: str) -> None:
    """The README's command for real; only the browser is not opened."""
    if not (root / ".venv/mtgrules-installed.json").is_file():
        pytest.skip("these tests were not started by `python3 -m mtgrules test`")
    port = free_port()
    env = {**os.environ, "HOME": str(tmp_path)}
    options = ["--no-browser", f"--ServerApp.port={port}", "--IdentityProvider.token="]
    command = [sys.executable, "-m", "mtgrules", "lessons", "--lang", lang, "--", *options]
    log = tmp_path / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(
            command,
            cwd=root,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        page = answer(f"http://127.0.0.1:{port}/", process)
        lesson = answer(
            f"http://127.0.0.1:{port}/api/contents/my-lessons/{lang}/start.ipynb?content=0", process
        )
    finally:
        stop(process)
    assert page.endswith(f"/lab/tree/my-lessons/{lang}/start.ipynb"), log.read_text("utf-8")
    assert lesson


def answer(url: str, process: subprocess.Popen[bytes]) -> str:
    """The address at which the server finally answers."""
    end = time.monotonic() + 60
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5) as reply:
                return str(reply.url)
        except OSError:
            time.sleep(0.1)
    return ""


def test_the_lessons_server_is_told_to_hand_messages_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = running.jupyterlab(tmp_path / "python", tmp_path, "start.ipynb")
    name = next(w.partition("=")[2] for w in command if "kernel_websocket_connection_class" in w)
    module, _, cls = name.rpartition(".")
    connection = getattr(importlib.import_module(module), cls)
    told: list[bool] = []
    handler = SimpleNamespace(set_nodelay=told.append)
    monkeypatch.setattr(connection, "websocket_handler", handler)
    monkeypatch.setattr(connection.__base__, "connect", lambda _self: "connected")
    assert connection.__new__(connection).connect() == "connected"
    assert told == [True]
