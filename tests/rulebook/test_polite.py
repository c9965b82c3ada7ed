"""Japanese that a learner reads is in one style: です・ます. The text of cards has its own (である)."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mtgrules
from mtgrules.cards import all_cards
from mtgrules.questions.happenings import _WORDS as HAPPENINGS
from mtgrules.questions.reasons import SHORT

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(mtgrules.__file__).parent
WIDGETS = PACKAGE.parent / "widgets" / "mtgrules_widgets"
CARD_TEXT = ("cards", "engine", "keywords", "model")
"""Folders whose Japanese is what cards say; their notes and refusals are looked at apart."""

POLITE = re.compile(
    r"(?:です|ます|ません|でした|ました|ましょう|ください|でしょう)(?:[かねよ]|が)?$"
)
PLAIN = re.compile(r"(?:[うくぐすつぬぶむる]|ない|だ|た|よい)$")
ASIDES = re.compile(r"（[^（）]*）|「[^「」]*」|`[^`]*`")


def plain_endings(japanese: str) -> list[str]:
    """The sentences that end in the plain style; what stands in brackets or is quoted is no end."""
    *sentences, _ = re.split("[。？]", ASIDES.sub("", japanese))
    ends = [sentence.strip() for sentence in sentences]
    return [end for end in ends if PLAIN.search(end) and not POLITE.search(end)]


@pytest.mark.parametrize(
    "plain", ["待つ。", "唱えられない。", "土地である。", "唱えた。", "起動する？"]
)
def test_a_plain_ending_is_found(plain: str) -> None:
    assert plain_endings(f"まず終えてください。{plain}")


@pytest.mark.parametrize("polite", ["待ちます。", "「待つ」を選びます。", "終わりました（待つ）。"])
def test_a_polite_ending_is_none(polite: str) -> None:
    assert not plain_endings(polite)


def texts(folder: Path) -> Iterator[tuple[str, str]]:
    """Every Japanese text of the program as it stands in the source, with its place."""
    for path in sorted(folder.rglob("*.py")):
        within = path.relative_to(folder).parts
        if folder == PACKAGE and within[0] in CARD_TEXT and path.name != "catalogue.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text"):
                continue
            for part in ast.walk(node.args[1]) if len(node.args) > 1 else ():
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield f"{path.name}:{part.lineno}", part.value


@pytest.mark.parametrize("folder", [PACKAGE, WIDGETS])
def test_what_the_program_says_is_polite(folder: Path) -> None:
    found = list(texts(folder))
    assert len(found) > 200
    assert not {place: ends for place, text in found if (ends := plain_endings(text))}


def test_the_summaries_of_rules_are_polite() -> None:
    rules = tomllib.loads((PACKAGE / "rulebook" / "rules.toml").read_text(encoding="utf-8"))
    assert not {id: ends for id, rule in rules.items() if (ends := plain_endings(rule["ja"]))}


def test_what_cards_leave_out_is_said_politely() -> None:
    notes = {card.name.en: note.ja for card in all_cards() for note in card.not_modelled}
    assert notes
    assert not {name: ends for name, note in notes.items() if (ends := plain_endings(note))}


def test_what_scenarios_say_is_polite() -> None:
    for path in sorted((PACKAGE / "scenarios").glob("*/*.toml")):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        for key in ("says", "note"):
            assert not plain_endings(scenario.get(key, {}).get("ja", "")), path.name


def test_reasons_and_options_are_polite_though_they_are_no_whole_sentences() -> None:
    for text in (*SHORT.values(), *HAPPENINGS.values()):
        assert not plain_endings(text.ja + "。"), text.ja
