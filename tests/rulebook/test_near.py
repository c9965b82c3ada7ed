"""The nearest right word, in English by the order of letters, in Japanese by shared signs."""

from __future__ import annotations

import time

import pytest

from mtgrules.rulebook.near import LONGEST, did_you_mean, near, nearest

KNOWN = [
    "id",
    "title",
    "minutes",
    "Prodigal Pyromancer",
    "放蕩紅蓮術士",
    "裂け目の稲妻",
    "稲妻",
    "島",
]


@pytest.mark.parametrize(
    ("word", "right"),
    [
        ("minuets", "minutes"),
        ("MINUTES", "minutes"),
        ("  titel ", "title"),
        ("Prodigal Pyromanser", "Prodigal Pyromancer"),
        ("放蕩紅連術士", "放蕩紅蓮術士"),
        ("術士放蕩紅蓮", "放蕩紅蓮術士"),
        ("裂目の稲妻", "裂け目の稲妻"),
        ("稲嬬", "稲妻"),
        ("zzz", ""),
        ("森", ""),
        ("", ""),
        ("a" * (LONGEST + 1), ""),
    ],
)
def test_the_nearest_word_is_the_right_one_or_none(word: str, right: str) -> None:
    assert nearest(word, KNOWN) == right
    told = did_you_mean(word, KNOWN)
    assert bool(told.en) == bool(right)
    assert right in told.en
    assert right in told.ja


def test_the_nearest_comes_first() -> None:
    assert near("稲妻", ["島", "裂け目の稲妻", "稲妻"]) == ["稲妻", "裂け目の稲妻"]
    assert near("cast", ["cat", "cast", "last"])[0] == "cast"


def test_long_words_take_no_time() -> None:
    began = time.process_time()
    assert near("島" * 100_000, KNOWN) == []
    assert time.process_time() - began < 2
