"""The lock files agree with each other and with pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

if TYPE_CHECKING:
    from pathlib import Path

CLASSROOM = "requirements/classroom.txt"
BINDER = "binder/requirements.txt"
LOCKS = ["requirements/lessons.txt", "requirements/test.txt", CLASSROOM, BINDER]


def pins(lock: Path) -> dict[str, list[str]]:
    """Package name -> its pins with their markers, as written."""
    found: dict[str, list[str]] = {}
    for line in lock.read_text("utf-8").splitlines():
        if pin := re.match(r"([\w.-]+)(==.+?) ?\\?$", line):
            found.setdefault(pin[1], []).append(pin[2])
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_every_line_is_an_exact_version_with_hashes(root: Path, name: str) -> None:
    text = (root / name).read_text("utf-8")
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())

    assert len(entries) > 50
    for entry in entries:
        assert re.match(r"[\w.-]+==[\w.+!]+( ; [^\n]+)? \\\n", entry), entry
        assert "--hash=sha256:" in entry


@pytest.mark.parametrize("name", LOCKS[1:])
def test_the_other_locks_hold_every_version_of_the_lessons(root: Path, name: str) -> None:
    lessons, other = pins(root / LOCKS[0]), pins(root / name)

    assert lessons
    assert {package: other.get(package) for package in lessons} == lessons


def test_binder_has_the_versions_of_the_classroom(root: Path) -> None:
    classroom, binder = pins(root / CLASSROOM), pins(root / BINDER)

    assert {package: binder.get(package) for package in classroom} == classroom


@pytest.mark.parametrize("name", LOCKS)
def test_what_the_project_asks_for_is_pinned_to_a_version_it_allows(root: Path, name: str) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = project["dependencies"] + extras["build"]
    if name == "requirements/test.txt":
        asked = asked + extras["test"]
    if name in (CLASSROOM, BINDER):
        # `lesson link` gives addresses that open lessons in Voila on Binder.
        asked = asked + extras["classroom"]
    locked = pins(root / name)

    for wanted in map(Requirement, asked):
        versions = locked[canonicalize_name(wanted.name)]
        for version in versions:
            number = version.removeprefix("==").split(" ;")[0]
            assert wanted.specifier.contains(number), f"{wanted} is pinned to {number}"
