"""Editions: their order, names, and what each of them decides."""

from __future__ import annotations

import pytest

from mtgrules.rulebook.editions import EDITIONS, NEWEST, Edition, UnknownEdition


def test_editions_are_ordered_by_date_and_the_newest_is_the_last() -> None:
    assert [str(e) for e in EDITIONS] == ["2023-11-17", "2024-02-06", "2026-08-07"]
    assert sorted({*EDITIONS}) == list(EDITIONS)
    assert Edition.parse("2026-08-07") is NEWEST


@pytest.mark.parametrize("name", ["2023-11-17", "2024-02-06", "2026-08-07"])
def test_an_edition_is_parsed_from_what_it_prints(name: str) -> None:
    assert str(Edition.parse(name)) == name


def test_a_label_is_the_day_as_people_write_it() -> None:
    assert [e.label["en"] for e in EDITIONS[:2]] == ["17 November 2023", "6 February 2024"]
    assert NEWEST.label["en"] == "7 August 2026"
    assert NEWEST.label["ja"] == "2026年8月7日"


@pytest.mark.parametrize(
    ("name", "optional", "narrow"),
    [("2023-11-17", False, False), ("2024-02-06", True, False), ("2026-08-07", True, True)],
)
def test_each_edition_decides_about_suspend_and_mana_abilities(
    name: str, optional: bool, narrow: bool
) -> None:
    edition = Edition.parse(name)
    assert edition.suspend_optional is optional
    assert edition.mana_ability_library_clause is narrow


def test_an_unknown_edition_names_the_possible_ones_in_both_languages() -> None:
    with pytest.raises(UnknownEdition) as caught:
        Edition.parse("2025-01-01")
    for half in (caught.value.text.en, caught.value.text.ja):
        assert "2025-01-01" in half
        assert "2023-11-17, 2024-02-06, 2026-08-07" in half
