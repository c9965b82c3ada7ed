"""The examples in the docstrings of what reads lessons, choices and the rulebook."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import mtgrules.lessons
import mtgrules.notation
import mtgrules.rulebook

NAMES = [
    f"{package.__name__}.{module.name}"
    for package in (mtgrules.lessons, mtgrules.notation, mtgrules.rulebook)
    for module in pkgutil.iter_modules(package.__path__)
]


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_so(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    modules = [importlib.import_module(name) for name in NAMES]
    found = sum(len(test.examples) for module in modules for test in finder.find(module))
    assert found > 40
