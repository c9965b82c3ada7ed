"""The guide for authors: its files play as they say, and no word is missing in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from mtgrules.lessons import looking
from mtgrules.notation import VERBS
from mtgrules.questions.kinds import KINDS
from mtgrules.scenarios import check, read
from mtgrules.setup import SEATS, ZONES

GUIDES = ("scenarios.md", "scenarios.ja.md")


def files(text: str) -> list[str]:
    return re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", GUIDES)
def test_every_file_in_the_guide_plays_as_it_says(root: Path, name: str) -> None:
    found = files((root / "docs" / name).read_text("utf-8"))
    assert len(found) >= 6
    for text in found:
        id = tomllib.loads(text)["id"]
        problems = check(read(text, f"mtgrules/scenarios/more/{id}.toml"))
        assert [problem.told("en") for problem in problems] == []


def test_both_guides_show_the_same_files(root: Path) -> None:
    en, ja = (
        [tomllib.loads(text) for text in files((root / "docs" / name).read_text("utf-8"))]
        for name in GUIDES
    )
    assert [(one["id"], one["title"]) for one in en] == [(one["id"], one["title"]) for one in ja]


@pytest.mark.parametrize("name", GUIDES)
def test_every_word_that_can_be_written_is_in_the_guide(root: Path, name: str) -> None:
    text = (root / "docs" / name).read_text("utf-8")
    shown = " ".join(re.findall(r"`([^`\n]+)`", text))
    words = [*VERBS, *SEATS, *(f".{zone}" for zone in ZONES), *looking.OF_A_PLAYER]
    words += [*looking.OF_THE_GAME, *(flag for flag in looking.BRACKETS if flag.isalpha())]
    words += ["pool", "stack", "damage 1", "by opponent"]
    words += [f"ask {kind}" for kind in KINDS]
    missing = [word for word in words if not re.search(rf"(?<!\w){re.escape(word)}\b", shown)]
    assert missing == []
