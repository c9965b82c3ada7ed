"""Tests that share something dear are run by one process."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from tests.sharing import group

if TYPE_CHECKING:
    from pathlib import Path

PLACES = "tests/browser/test_places.py::test_it"

PROBE = """import os
import pytest

@pytest.mark.parametrize("name", {names})
def test_it(name):
    open(os.environ["SEEN"], "a").write(f"{{os.getpid()}} {{name}}\\n")
"""


@pytest.mark.parametrize(
    ("test", "of"),
    [
        ("tests/browser/test_lite.py::test_it", "lite"),
        (f"{PLACES}[JupyterLite-ja-stack]", "lite"),
        ("tests/packaging/test_binder.py::test_it[en]", "binder"),
        (f"{PLACES}[Binder-en-stack]", "binder"),
        (f"{PLACES}[JupyterLab-en-who-and-when]", "JupyterLab-en"),
        (f"{PLACES}[Voila-ja-stack]", "Voila-ja"),
        ("tests/lessons/test_places.py::test_it", "tests/lessons/test_places.py"),
        ("tests/lessons/test_check.py::test_it[a::b]", "tests/lessons/test_check.py"),
    ],
)
def test_a_test_is_in_the_group_of_what_it_shares(test: str, of: str) -> None:
    assert group(test) == of


def test_each_group_is_run_by_one_process(tmp_path: Path, root: Path) -> None:
    """With the pytest and the xdist that are installed."""
    (tmp_path / "browser").mkdir()
    names = [f"{place}-{lang}-{n}" for place in ("Voila", "file") for lang in "ab" for n in "123"]
    (tmp_path / "browser" / "test_places.py").write_text(PROBE.format(names=names))
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    (tmp_path / "conftest.py").write_text(
        "from tests.conftest import pytest_xdist_make_scheduler\n", encoding="utf-8"
    )
    words = ["-q", "-p", "no:cacheprovider", "-n", "2", "--dist=loadscope", "--rootdir=."]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words, "."],
        cwd=tmp_path,
        env={"PYTHONPATH": str(root), "SEEN": str(tmp_path / "seen"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    seen = [line.split() for line in (tmp_path / "seen").read_text().splitlines()]
    assert len(seen) == len(names)
    groups = {name.rsplit("-", 1)[0] for _, name in seen}
    for each in groups:
        assert len({process for process, name in seen if name.startswith(each)}) == 1
    assert len({process for process, _ in seen}) == 2
