"""`lesson preview`: what it serves, what it says, and that it leaves nothing behind."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from mtgrules.cli import main
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.start import running


@pytest.fixture
def lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    main(["lesson", "new", "ping"])
    return tmp_path / "ping.md"


@pytest.mark.parametrize("lang", LANGS)
def test_both_notebooks_are_served_from_a_folder_that_is_then_deleted(
    lesson: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: Lang
) -> None:
    seen: list[Path] = []

    def wait(command: list[str], folder: Path, **environment: str) -> int:
        seen.append(folder)
        for each in LANGS:
            notebook = json.loads((folder / each / "ping.ipynb").read_text("utf-8"))
            assert notebook["metadata"]["mtgrules"]["lang"] == each
        assert f"--ServerApp.root_dir={folder}" in command
        assert f"--LabApp.default_url=/lab/tree/{lang}/ping.ipynb" in command
        assert "--no-browser" not in command
        return 0

    monkeypatch.setattr(running, "wait", wait)
    capsys.readouterr()

    assert main(["lesson", "preview", str(lesson), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert f"{lang}/ping.ipynb" in told
    assert "Ctrl+C" in told
    assert str(seen[0]) in told
    assert not seen[0].exists()
    assert [path.name for path in lesson.parent.iterdir()] == ["ping.md"]


def test_a_lesson_with_mistakes_is_not_shown_but_told(
    lesson: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "wait", lambda *_: pytest.fail("nothing is to be served"))
    lesson.write_text(lesson.read_text("utf-8").replace("target Ben", "target Bne"), "utf-8")

    assert main(["lesson", "preview", str(lesson), "--lang", "en"]) == 1
    assert re.search(r"ping\.md:\d+:.*L052", capsys.readouterr().out)


def test_a_file_that_is_not_there_cannot_be_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lesson", "preview", str(tmp_path / "none.md"), "--lang", "ja"]) == 2
    assert "ファイルがありません" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="no Ctrl+C for another process there")
def test_it_really_serves_without_a_browser_until_ctrl_c(root: Path, lesson: Path) -> None:
    """JupyterLab says its address; the page is there; Ctrl+C ends it and the folder is gone."""
    # A process that was started in the background ignores Ctrl+C; a terminal's does not.
    run = (
        "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler);"
        "from mtgrules.cli import main; sys.exit(main())"
    )
    command = [sys.executable, "-u", "-c", run, "lesson", "preview", str(lesson)]
    command += ["--no-browser", "--lang", "en"]
    with subprocess.Popen(
        command,
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        try:
            said = use_until_ctrl_c(process)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    folder = re.search(r"notebooks are in (\S+),", said)

    assert process.returncode == 0, said
    assert folder is not None
    assert not Path(folder[1]).exists()
    assert "The preview has ended." in said
    assert "Traceback" not in said


def use_until_ctrl_c(process: subprocess.Popen[str]) -> str:
    """Wait for the address, look at it, press Ctrl+C; gives all that was said."""
    assert process.stdout is not None
    said = ""
    address = None
    for line in process.stdout:
        said += line
        address = re.search(r"http://(?:127\.0\.0\.1|localhost):\d+/lab/tree/\S+", line)
        if address:
            break
    assert address, said
    page, _, token = address[0].partition("?")
    contents = page.replace("/lab/tree/", "/api/contents/")
    assert contents_of(f"{contents}?content=0&{token}")["name"] == "ping.ipynb"
    # As a terminal does it: to everything that runs in it.
    os.killpg(process.pid, signal.SIGINT)
    return said + process.communicate(timeout=60)[0]


def contents_of(address: str) -> dict[str, object]:
    """What the server answers; it says its address a moment before it listens."""
    end = time.monotonic() + 30
    while True:
        try:
            with urllib.request.urlopen(address, timeout=30) as answer:
                found: dict[str, object] = json.load(answer)
                return found
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
