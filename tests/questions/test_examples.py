"""The examples in the docstrings run as they are written."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import mtgrules

ROOT = Path(mtgrules.__file__).parent
MODULES = [
    *sorted(path.stem for path in (ROOT / "questions").glob("*.py") if path.stem != "__init__"),
]
OTHERS = [
    "mtgrules.lessons.rounds",
    "mtgrules.lessons.script",
    "mtgrules.explore.practice",
    "mtgrules.explore.dealing",
]


@pytest.mark.parametrize("name", [*(f"mtgrules.questions.{one}" for one in MODULES), *OTHERS])
def test_examples(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
