"""The catalogue: facts as they are on record, both names, a text of our own in both languages."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest

from mtgrules.cards import all_cards, card
from mtgrules.cards.text import card_text, costs_text, keyword_text, type_line
from mtgrules.model.cards import Card
from mtgrules.rulebook.text import LANGS, Text

if TYPE_CHECKING:
    from pathlib import Path

CARDS = all_cards()
FACES = [face for one in CARDS for face in (one, one.back) if face is not None]
_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
_FIELD = re.compile(r"\{[a-z_]+\d*\}")


def english(one: Card) -> str:
    return one.name.en


@pytest.fixture(scope="module")
def facts(shared: Path) -> dict[str, dict[str, Any]]:
    """What is on record about a card, by its English name; the checked file goes first."""
    found: dict[str, dict[str, Any]] = {}
    with (shared / "data" / "cards.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            one = json.loads(line)
            found[one["name"]] = {**one, "type_line": one["type"]}
    for one in json.loads((shared / "rules" / "cards.json").read_text(encoding="utf-8"))["cards"]:
        found[one["name"]] = one
    return found


@pytest.mark.parametrize("one", CARDS, ids=english)
def test_cost_and_body_are_as_on_record(one: Card, facts: dict[str, dict[str, Any]]) -> None:
    fact = facts.get(one.name.en)
    if fact is None:
        pytest.skip("nothing on record here")
    assert (str(one.mana_cost) if one.mana_cost else None) == fact["mana_cost"]
    stars = [any(static.stars[i] for static in one.statics) for i in range(2)]
    for ours, theirs, star in (
        (one.power, fact["power"], stars[0]),
        (one.toughness, fact["toughness"], stars[1]),
        (one.loyalty, fact["loyalty"], False),
    ):
        assert (None if ours is None else "*" if star else str(ours)) == theirs


@pytest.mark.parametrize("one", CARDS, ids=english)
def test_types_are_as_on_record(one: Card, facts: dict[str, dict[str, Any]]) -> None:
    fact = facts.get(one.name.en)
    if fact is None:
        pytest.skip("nothing on record here")
    front = fact["type_line"].split(" // ")[0]
    kinds = front.split(" — ")[0].lower().split()
    assert set(kinds) == {*one.supertypes, *one.types}
    assert type_line(one).en.split(" — ")[0].lower().split() == kinds


RENAMED = {"viashino": "lizard"}
"""Creature types that have another name since the record was made (205.3m, 2024)."""


@pytest.mark.parametrize("one", FACES, ids=english)
def test_subtypes_are_as_on_record(one: Card, facts: dict[str, dict[str, Any]]) -> None:
    fact = facts.get(one.name.en)
    if fact is None:
        pytest.skip("nothing on record here")
    words = fact["type_line"].split(" // ")[0].partition(" — ")[2].lower().split()
    ours = {word for subtype in one.subtypes for word in subtype.en.lower().split()}
    assert ours == {RENAMED.get(word, word) for word in words}


@pytest.mark.parametrize("one", FACES, ids=english)
def test_a_japanese_name_is_on_record_or_not_given(
    one: Card, facts: dict[str, dict[str, Any]]
) -> None:
    """A name that nobody could find is never invented: the English one stands instead."""
    fact = facts.get(one.name.en)
    if fact is None:
        pytest.skip("nothing on record here")
    if fact["name_ja"] is None:
        pytest.skip("no Japanese name on record")
    assert one.name.ja == fact["name_ja"].split(" // ")[0]


@pytest.mark.parametrize("one", CARDS, ids=english)
def test_suspend_is_as_on_record(one: Card, facts: dict[str, dict[str, Any]]) -> None:
    fact = facts.get(one.name.en, {}).get("suspend")
    keyword = next((k for k in one.keywords if k.name == "suspend"), None)
    if one.name.en not in facts or "suspend" not in facts[one.name.en]:
        pytest.skip("nothing on record here")
    assert (keyword is None) == (fact is None)
    if keyword is not None and fact is not None:
        assert (str(keyword.n or "X"), costs_text(keyword.cost).en) == (fact["n"], fact["cost"])


def test_names_are_found_in_both_languages_and_once() -> None:
    for one in CARDS:
        assert card(one.name.en) is one
        assert card(one.name.ja) is one
        assert card(one.name.en.upper()) is one
    assert len({one.name.en for one in CARDS}) == len(CARDS)
    assert len({one.name.ja for one in CARDS}) == len(CARDS)


def test_a_back_face_is_found_as_its_card() -> None:
    assert card("Tangled Vale") is card("Tangled Florahedron")
    assert card("絡み谷") is card("Tangled Florahedron")


@pytest.mark.parametrize("one", FACES, ids=english)
def test_the_text_of_a_card_is_whole_in_both_languages(one: Card) -> None:
    lines = (type_line(one), *card_text(one), *one.not_modelled)
    for line in lines:
        assert isinstance(line, Text)
        for lang in LANGS:
            said = line[lang]
            assert said.strip()
            assert not _FIELD.search(said), said
            assert "None" not in said
        assert _JAPANESE.search(line.ja), line.ja
        assert not _JAPANESE.search(line.en), line.en
    count = len(one.keywords) + len(one.activated) + len(one.triggered) + len(one.statics)
    assert len(card_text(one)) >= count


@pytest.mark.parametrize("one", FACES, ids=english)
def test_english_sentences_look_like_sentences(one: Card) -> None:
    for line in card_text(one):
        if line in tuple(keyword_text(k) for k in one.keywords):
            continue
        assert line.en[0].isupper() or line.en[0] in "{[", line.en
        assert "  " not in line.en
        assert ".." not in line.en
        assert line.en.rstrip(")")[-1] == ".", line.en
        assert not re.search(r"[。．]{2}|、。", line.ja), line.ja


@pytest.mark.parametrize("one", FACES, ids=english)
def test_no_long_sentence_is_the_printed_one(one: Card, facts: dict[str, dict[str, Any]]) -> None:
    """Our own words; what is short ("{T}: Add {G}.") cannot be said in another way."""
    printed = facts.get(one.name.en, {})
    for lang, key, short in (("en", "text", 60), ("ja", "text_ja", 30)):
        there = set((printed.get(key) or "").replace("１", "1").split("\n"))
        ours = {line[lang] for line in card_text(one) if len(line[lang]) > short}  # type: ignore[index]
        assert not ours & there


@pytest.mark.parametrize("one", CARDS, ids=english)
def test_colours_come_from_the_cost_or_an_indicator(one: Card) -> None:
    assert set(one.colors) <= set("WUBRG")
    if one.mana_cost is not None:
        assert set(one.colors) == set(one.mana_cost.colors)
    elif "creature" not in one.types and {"land", "artifact"} & set(one.types):
        assert one.colors == ()
    else:
        assert one.colors, "a card without a mana cost has its colour from an indicator"


def test_a_missing_cost_is_not_a_cost_of_zero() -> None:
    assert card("Lotus Bloom").mana_cost is None
    assert str(card("Lion's Eye Diamond").mana_cost) == "{0}"
    assert card("Lotus Bloom").mana_value == card("Lion's Eye Diamond").mana_value == 0
