"""What is handed in: names, files that overwrite nothing, and files that were tampered with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgrules.classtest import BadAnswers, BadName
from mtgrules.classtest import draft as kept
from mtgrules.classtest.draft import Draft
from mtgrules.classtest.handed import (
    CHANGED,
    NOT_JSON,
    NOT_OURS,
    clean,
    file_name,
    hand_in,
    in_a_file_name,
    read,
    write,
)
from mtgrules.rulebook.text import LANGS
from tests.classtest.papers import answers, paper, right_of


@pytest.mark.parametrize("name", ["", "   ", "\u3000", "\n\t", "\x00"])
def test_the_empty_name_is_refused_in_plain_words(name: str) -> None:
    with pytest.raises(BadName) as told:
        clean(name)
    for lang, word in zip(LANGS, ("name", "名前"), strict=True):
        assert word in told.value.text[lang]


def test_a_very_long_name_is_refused_and_says_how_long_it_may_be() -> None:
    assert len(clean("x" * 60)) == 60
    with pytest.raises(BadName, match="60"):
        clean("x" * 61)


@given(st.text())
def test_any_name_gives_a_file_in_the_folder_or_is_refused(name: str) -> None:
    made = in_a_file_name(name)
    assert made
    assert Path(made).name == made
    assert not set(made) & set('<>:"/\\|?*. \n')
    assert made.casefold() not in {"con", "nul", "com1"}


def test_the_file_says_what_was_chosen_and_not_what_is_right(tmp_path: Path) -> None:
    made = paper()
    path = hand_in(answers(made, "佐藤 明", right_of(made)), tmp_path)
    assert path.name == "answers-respond-佐藤-明.json"
    told = json.loads(path.read_text("utf-8"))
    assert set(told) == {"kind", "format", "lessons", "test", "name", "answers"}
    assert told["answers"].keys() == {item.id for item in made.items}
    assert all(letter in "ABCDE" for letter in told["answers"].values())


def test_the_same_name_twice_overwrites_nothing(tmp_path: Path) -> None:
    made = paper()
    first = hand_in(answers(made, "Sato", {"respond.ping.1": 0}), tmp_path)
    before = first.read_text("utf-8")
    second = hand_in(answers(made, "Sato", {"respond.ping.1": 1}), tmp_path)
    third = hand_in(answers(made, "Sato", {}), tmp_path)
    names = [path.name for path in (first, second, third)]
    assert names == [f"answers-respond-Sato{n}.json" for n in ("", "-2", "-3")]
    assert first.read_text("utf-8") == before
    assert file_name(read(before)) == first.name


def test_what_is_no_file_of_answers_is_told() -> None:
    for text, told in (("", NOT_JSON), ("{", NOT_JSON), ("[" * 99999, NOT_JSON)):
        with pytest.raises(BadAnswers) as wrong:
            read(text)
        assert wrong.value.text == told
    for text in ("[]", "3", "null", '{"kind": "other"}'):
        with pytest.raises(BadAnswers) as wrong:
            read(text)
        assert wrong.value.text == NOT_OURS


@pytest.mark.parametrize(
    ("part", "value", "named"),
    [
        ("name", "", "name"),
        ("name", 3, "name"),
        ("name", "x" * 99, "name"),
        ("test", None, "test"),
        ("lessons", [], "lessons"),
        ("lessons", "respond", "lessons"),
        ("answers", [], "answers"),
        ("answers", {"respond.ping.1": 0}, "respond.ping.1"),
        ("answers", {"respond.ping.1": "Z"}, "respond.ping.1"),
        ("answers", {"respond.ping.1": ""}, "respond.ping.1"),
        ("answers", {"respond.ping.1": {"right": True}}, "respond.ping.1"),
    ],
)
def test_a_part_that_was_changed_by_hand_is_named(part: str, value: object, named: str) -> None:
    made = paper()
    told = json.loads(write(answers(made, "Sato", right_of(made))))
    with pytest.raises(BadAnswers) as wrong:
        read(json.dumps({**told, part: value}))
    assert wrong.value.text == CHANGED.format(part=named)


def test_another_format_says_both_numbers() -> None:
    told = json.loads(write(answers(paper(), "Sato", {})))
    with pytest.raises(BadAnswers, match=r"format 2, here 1"):
        read(json.dumps({**told, "format": 2}))


# The draft ----------------------------------------------------------------------------


def test_a_draft_comes_back_under_its_name_however_it_is_spelled(tmp_path: Path) -> None:
    mine = Draft("0a1b2c3d4e", "Aki Sato").choose("respond.ping.1", 2)
    assert kept.keep(mine, tmp_path)
    assert kept.of("ａｋｉ sato", tmp_path, mine.test) == mine
    assert kept.of("Aki Sat", tmp_path, mine.test) is None
    assert kept.of("Aki Sato", tmp_path, "0a1b2c3dff") is None


def test_names_that_differ_only_in_signs_have_drafts_of_their_own(tmp_path: Path) -> None:
    for name, option in (("Sato/1", 0), ("Sato?1", 1)):
        kept.keep(Draft("0a", name).choose("q", option), tmp_path)
    found = {each.name: each.chosen["q"] for each in kept.drafts(tmp_path, "0a")}
    assert found == {"Sato/1": 0, "Sato?1": 1}


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", '{"kind": 1, "chosen": {}}', '{"chosen": {"q": "x"}}']
)
def test_a_broken_draft_is_no_draft(tmp_path: Path, text: str) -> None:
    (tmp_path / kept.file_name(Draft("0a", "Sato"))).write_text(text, "utf-8")
    assert kept.drafts(tmp_path, "0a") == ()


def test_where_nothing_can_be_written_the_draft_says_so(tmp_path: Path) -> None:
    assert not kept.keep(Draft("0a", "Sato"), tmp_path / "gone")
    assert kept.drafts(tmp_path / "gone", "0a") == ()
