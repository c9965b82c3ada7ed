"""What stands in brackets: the same in either language, for positions and for checks."""

from __future__ import annotations

import pytest

from mtgrules.rulebook.text import LANGS
from mtgrules.setup import BadPosition, position
from mtgrules.setup.brackets import COUNTERS, in_english, in_japanese, split
from mtgrules.setup.words import BRACKETS

FIELD = [
    "2 Island (tapped)",
    "Grizzly Bears (new, damage 1, 3 +1/+1 counters)",
    "Pithing Needle (naming Ith, High Arcanist)",
    "Bonesplitter (on Grizzly Bears)",
    "Zoetic Cavern (face down)",
]
FIELD_JA = [
    "2 島（タップ状態）",
    "灰色熊（このターンに来た、ダメージ１点、+1/+1カウンター3個）",
    "真髄の針（カード名 高位の秘儀術師、イス）",
    "骨断ちの矛槍（灰色熊につけられている）",
    "Zoetic Cavern（裏向き）",
]


def test_a_position_in_japanese_is_the_one_in_english() -> None:
    en = {"battlefield": FIELD, "exile": ["Rift Bolt (2 time counters)", "Delay (suspend)"]}
    ja = {"battlefield": FIELD_JA, "exile": ["裂け目の稲妻（時間カウンター2個）", "遅延（待機）"]}
    assert position({"you": en}) == position({"you": ja})


@pytest.mark.parametrize("flag", [*BRACKETS, *(f"2 {kind} counters" for kind in COUNTERS)])
def test_what_is_told_in_japanese_is_read_back(flag: str) -> None:
    assert in_english(in_japanese(flag)) == flag


@pytest.mark.parametrize(
    ("entry", "en", "ja"),
    [
        ("Island (taped)", "Did you mean tapped?", "もしかして：tapped"),
        ("島（タップ状能）", "Did you mean タップ状態?", "タップ状態"),
        ("Bonesplitter (on Grizly Bears)", "Did you mean Grizzly Bears?", "もしかして"),
        ("Island (tapped", "write 2 Island (tapped)", "のように書きます"),
    ],
)
def test_what_brackets_cannot_say_is_told_with_what_they_can(entry: str, en: str, ja: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position({"you": {"battlefield": ["Grizzly Bears", entry]}})
    assert en in caught.value.text.en
    assert ja in caught.value.text.ja


def test_every_example_of_the_brackets_is_one() -> None:
    for example in BRACKETS:
        assert split(example) == [example]
    assert all(BRACKETS[example][lang] for example in BRACKETS for lang in LANGS)


@pytest.mark.parametrize("step", ["combat damage", "untap", "cleanup"])
def test_a_step_in_which_nobody_acts_is_refused_with_those_before_it(step: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position({"step": step})
    assert "upkeep, draw, main1" in caught.value.text.en


def test_steps_players_and_numbers_may_be_japanese() -> None:
    ja = {"step": "アップキープ", "active": "対戦相手", "you": {"battlefield": ["3枚の島"]}}
    en = {"step": "upkeep", "active": "opponent", "you": {"battlefield": ["3 Island"]}}
    assert position(ja) == position(en)


def test_a_player_is_named_in_either_case_and_language() -> None:
    assert position({"active": "ben"}).active == position({"active": "ベン"}).active == 1
