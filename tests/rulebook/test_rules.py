"""The rulebook: complete in both languages, right numbers, our own words."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from typing import TYPE_CHECKING

import pytest

from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import AUGUST_2026, EDITIONS, FEBRUARY_2024, NOVEMBER_2023, Edition

if TYPE_CHECKING:
    from pathlib import Path

RUN = 10  # so many words in a row, and it is a quotation


@cache
def official(file: Path) -> str:
    return file.read_text(encoding="utf-8-sig")


def raw(shared: Path, edition: Edition) -> str:
    return official(shared / "rules" / "raw" / f"cr_{edition.effective:%Y%m%d}.txt")


def words(text: str) -> list[str]:
    return re.findall(r"[a-z0-9]+", text.lower().replace("’", "").replace("'", ""))


def runs(text: str) -> set[tuple[str, ...]]:
    found = words(text)
    return {tuple(found[i : i + RUN]) for i in range(len(found) - RUN + 1)}


def heads(text: str) -> set[str]:
    """The numbers that a rule begins with, as opposed to those that a rule refers to.

    In one edition the paragraphs run together, so a heading is a number that is
    not introduced as a reference and is followed by a capital or a quotation mark.
    """
    pattern = (
        r"(?<!rule )(?<!rules )(?<!and )(?<!or )(?<![\d(–])(\d{3}\.\d+[a-z]{0,2})\.? (?=[A-Z“])"
    )
    return set(re.findall(pattern, text))


def test_there_are_at_least_three_hundred_rules_in_the_order_of_the_book() -> None:
    def place(id_: str) -> tuple[int, int, int, str]:
        section, rest = id_.split(".")
        digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
        letters = rest[len(digits) :]
        return int(section), int(digits), len(letters), letters

    ids = [r.id for r in rules.all_rules()]
    assert len(ids) >= 300
    assert ids == sorted(set(ids), key=place)


def test_every_summary_has_two_halves_that_are_short_and_in_their_language() -> None:
    for rule in rules.all_rules():
        assert 0 < len(rule.summary.en) <= 260, rule.id
        assert 0 < len(rule.summary.ja) <= 260, rule.id
        assert rule.summary.en.endswith((".", "”")), rule.id
        assert rule.summary.ja.endswith("。"), rule.id
        assert not re.search(r"[぀-ヿ一-鿿]", rule.summary.en), rule.id
        assert re.search(r"[぀-ヿ一-鿿]", rule.summary.ja), rule.id


def test_no_two_rules_are_summed_up_alike() -> None:
    for half in ("en", "ja"):
        seen: dict[str, str] = {}
        for rule in rules.all_rules():
            text = rule.summary.en if half == "en" else rule.summary.ja
            assert text not in seen, f"{rule.id} says what {seen.get(text)} says"
            seen[text] = rule.id


@pytest.mark.parametrize("edition", [NOVEMBER_2023, AUGUST_2026], ids=str)
def test_every_number_stands_in_the_official_text(shared: Path, edition: Edition) -> None:
    there = heads(raw(shared, edition))
    wrong = [
        (r.id, r.numbers[edition])
        for r in rules.all_rules()
        if edition in r.numbers and r.numbers[edition] not in there
    ]
    assert wrong == []


def sentences(text: str) -> set[str]:
    """Whole sentences of four words and more, without their signs."""
    parts = (words(part) for part in re.split(r"[.!?\n”]", text))
    return {" ".join(part) for part in parts if len(part) >= 4}


@pytest.mark.parametrize("edition", [NOVEMBER_2023, AUGUST_2026], ids=str)
def test_no_sentence_is_an_official_one(shared: Path, edition: Edition) -> None:
    theirs = sentences(raw(shared, edition))
    taken = {r.id: sentences(r.summary.en) & theirs for r in rules.all_rules()}
    assert {id_: same for id_, same in taken.items() if same} == {}


@pytest.mark.parametrize("edition", [NOVEMBER_2023, AUGUST_2026], ids=str)
def test_no_summary_quotes_the_official_text(shared: Path, edition: Edition) -> None:
    theirs = runs(raw(shared, edition))
    quoted = {r.id: runs(r.summary.en) & theirs for r in rules.all_rules()}
    assert {id_: run for id_, run in quoted.items() if run} == {}


def test_no_japanese_summary_copies_the_seed_pages(shared: Path) -> None:
    # Japanese has no spaces between words; 24 signs are about ten words.
    length = 24
    pages = "".join(
        re.sub(r"\s", "", p.read_text(encoding="utf-8"))
        for p in sorted((shared / "seeds").glob("*.ja.txt"))
    )
    assert pages
    copied = {}
    for rule in rules.all_rules():
        ja = rule.summary.ja
        found = [ja[i : i + length] for i in range(len(ja) - length + 1)]
        if hits := [f for f in found if f in pages]:
            copied[rule.id] = hits[0]
    assert copied == {}


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_every_number_leads_back_to_its_rule(edition: Edition) -> None:
    for rule in rules.all_rules():
        number = rules.number(rule.id, edition)
        assert (number is not None) == rules.exists(rule.id, edition)
        if number is not None:
            assert rules.canonical(number, edition) == rule.id


@pytest.mark.parametrize(
    ("id_", "in_2023", "in_2024"),
    [
        ("733.1", "728.1", "729.1"),
        ("732.4", "727.4", "728.4"),
        ("701.56a", "701.54a", "701.54a"),
        ("701.20a", "701.16a", "701.16a"),
        ("701.6a", "701.5a", "701.5a"),
        ("601.6a", "601.5a", "601.5a"),
        ("608.2n", "608.2m", "608.2m"),
        ("603.2e", "603.2f", "603.2f"),
        ("500.5", "500.4", "500.4"),
        ("702.62a", "702.62a", "702.62a"),
        ("601.5", None, None),
        ("602.1e", None, None),
        ("116.2k", None, None),
    ],
)
def test_the_numbers_follow_the_edition(id_: str, in_2023: str | None, in_2024: str | None) -> None:
    assert rules.number(id_) == id_
    assert rules.number(id_, NOVEMBER_2023) == in_2023
    assert rules.number(id_, FEBRUARY_2024) == in_2024


def test_a_number_may_mean_another_rule_in_another_edition() -> None:
    assert rules.canonical("601.5", NOVEMBER_2023) == "601.6"
    assert rules.canonical("601.5") == "601.5"


def test_an_unknown_rule_names_its_neighbours_in_both_languages() -> None:
    assert not rules.known("702.62z")
    with pytest.raises(rules.UnknownRule) as caught:
        rules.rule("702.62z")
    for half in (caught.value.text.en, caught.value.text.ja):
        assert "702.62z" in half
        assert "702.62d" in half
    assert "702.62d" in str(caught.value)


@pytest.mark.parametrize("wanted", ["", "nonsense", "999.9", "702"])
def test_any_wrong_number_gets_a_proposal(wanted: str) -> None:
    with pytest.raises(rules.UnknownRule) as caught:
        rules.number(wanted)
    assert re.search(r"Nearest: \d{3}\.", caught.value.text.en)


def test_a_number_of_no_rule_has_no_way_back() -> None:
    with pytest.raises(rules.UnknownRule) as caught:
        rules.canonical("733.1", NOVEMBER_2023)
    assert "2023-11-17" in caught.value.text.en
    assert "2023-11-17" in caught.value.text.ja


def test_a_link_leads_to_the_official_page() -> None:
    assert rules.link("702.62a") == "https://magic.wizards.com/en/rules"
    with pytest.raises(rules.UnknownRule):
        rules.link("1.1")


def test_importing_the_rulebook_reads_no_data_file(root: Path) -> None:
    # A process of its own: here the files have been read already.
    code = """
import sys
opened = []
sys.addaudithook(lambda e, a: opened.append(str(a[0])) if e == "open" else None)
import mtgrules.rulebook.editions, mtgrules.rulebook.rules, mtgrules.rulebook.terms
assert not [o for o in opened if o.endswith(".toml")], opened
mtgrules.rulebook.rules.rule("702.62a"), mtgrules.rulebook.terms.term("suspend")
assert len([o for o in opened if o.endswith(".toml")]) == 2, "the audit hook sees nothing"
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)
