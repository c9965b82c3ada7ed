"""The figures in the scenarios about history, counted again from the card data."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pathlib import Path

BLOCK = ("TSP", "PLC", "FUT")


@pytest.fixture(scope="module")
def cards(shared: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        (shared / "rules" / "cards.json").read_text(encoding="utf-8")
    )["cards"]
    return found


@pytest.fixture(scope="module")
def suspend(cards: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for one in cards if one["suspend"]]


def test_time_spiral_block_has_forty_eight(suspend: list[dict[str, Any]]) -> None:
    """S11 and S21."""
    sets = Counter(one["first_set"] for one in suspend)
    assert [sets[name] for name in BLOCK] == [26, 12, 10]
    first = min(suspend, key=lambda one: one["first_set_date"])
    assert (first["first_set"], first["first_set_date"]) == ("TSP", "2006-10-06")


def test_suspend_came_back_in_these_sets(cards: list[dict[str, Any]]) -> None:
    """S12: cards that have suspend or give it, by the set of their first printing."""
    about = {
        one["first_set"] for one in cards if one["suspend"] or "grants_suspend" in one["topics"]
    }
    named_by_the_page = {"MH1", "C21", "MH2", "NCC", "CLB", "LTC", "WHO", "MKC"}
    assert named_by_the_page <= about
    later = {one["name"] for one in cards if one["first_set"] in {"DSC", "TDM", "MSC"}}
    assert {"Suspended Sentence", "Taigam, Master Opportunist", "Kang Prime"} <= later


def test_the_wait_makes_some_cards_cheaper(suspend: list[dict[str, Any]]) -> None:
    """S13."""

    def price(cost: str) -> int:
        return sum(int(s) if s.isdigit() else 1 for s in cost.strip("{}").split("}{"))

    costs = {
        one["name"]: (price(one["mana_cost"]), price(one["suspend"]["cost"]))
        for one in suspend
        if one["mana_cost"]
    }
    assert costs["Errant Ephemeron"] == (7, 2)
    assert costs["Durkwood Baloth"] == (6, 1)
    assert costs["Riftmarked Knight"] == (3, 3)
    assert costs["Nantuko Shaman"] == (3, 4)


def test_the_block_has_every_color_one_artifact_one_legend(suspend: list[dict[str, Any]]) -> None:
    """S21 and S22; what has no mana cost has its color from an indicator and is left out."""
    block = [one for one in suspend if one["first_set"] in BLOCK]
    colors = {one["name"]: set(one["mana_cost"] or "") & set("WUBRG") for one in block}
    assert set().union(*colors.values()) == set("WUBRG")
    assert [name for name, found in colors.items() if len(found) > 1] == ["Ith, High Arcanist"]
    assert [one["name"] for one in block if "Legendary" in one["type_line"]] == [
        "Ith, High Arcanist"
    ]
    assert [one["name"] for one in block if "Artifact" in one["type_line"]] == ["Lotus Bloom"]


def test_five_new_suspend_cards_in_doctor_who(suspend: list[dict[str, Any]]) -> None:
    """S23."""
    assert {one["name"] for one in suspend if one["first_set"] == "WHO"} == {
        "Atraxi Warden",
        "Dinosaurs on a Spaceship",
        "Ecstatic Beauty",
        "Judoon Enforcers",
        "Star Whale",
    }
