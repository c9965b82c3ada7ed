"""A Python that is too old gets one sentence, not a traceback."""

from __future__ import annotations

import ast
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def test_an_old_python_is_told_so_in_both_languages(root: Path) -> None:
    pretend = "import sys, runpy; sys.version_info = (3, 10, 0, 'final', 0); "
    pretend += "runpy.run_module('mtgrules', run_name='__main__')"

    said = subprocess.run(
        [sys.executable, "-c", pretend],
        cwd=root,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert said.returncode == 1
    assert "needs Python 3.11 or newer" in said.stderr
    assert "Python 3.11以降が必要です" in said.stderr
    assert "Traceback" not in said.stderr


def test_the_sentence_comes_before_anything_that_an_old_python_cannot_read(root: Path) -> None:
    source = (root / "mtgrules/__init__.py").read_text("utf-8")

    # The whole file must parse there, or not even the sentence is said.
    body = ast.parse(source, feature_version=(3, 7)).body
    first = next(i for i, node in enumerate(body) if isinstance(node, ast.If))
    before = [node for node in body[:first] if isinstance(node, ast.Import | ast.ImportFrom)]

    assert {name for node in before for name in names(node)} <= {"__future__", "sys"}


def names(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or "."]
