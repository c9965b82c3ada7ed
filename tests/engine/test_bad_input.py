"""Bad input: one clear error in both languages, with what was possible, and nothing changed."""

from __future__ import annotations

import re
from typing import Any

import pytest

import mtgrules
from mtgrules.cards import UnknownCard, card
from mtgrules.game import Game, NotAllowed
from mtgrules.model.choices import Choice, Refused
from mtgrules.notation import CannotRead, read, read_exact
from mtgrules.notation import write as write_choice
from mtgrules.rulebook.text import Text
from mtgrules.setup import BadPosition, position
from mtgrules.setup import read as read_position
from mtgrules.setup import write as write_position
from mtgrules.telling import label
from mtgrules.trace import read as read_trace
from tests.engine.helpers import go, new_game, refused, resolve

_JAPANESE = re.compile(r"[぀-ヿ一-鿿]")


def told(text: Text) -> Text:
    """Both halves are there and each is in its language (names may be in the other one)."""
    assert text.en[:1].isascii()
    assert _JAPANESE.search(text.ja)
    assert text.en != text.ja
    return text


def problems(data: dict[str, Any]) -> tuple[Text, ...]:
    with pytest.raises(BadPosition) as caught:
        position(data)
    for problem in caught.value.problems:
        told(problem)
    assert str(caught.value)
    return caught.value.problems


# Cards --------------------------------------------------------------------------------


def test_an_unknown_card_names_what_is_close() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("Prodigal Piromancer")
    assert "Prodigal Pyromancer" in told(caught.value.text).en
    assert "Prodigal Piromancer" in str(caught.value)


def test_an_unknown_japanese_card_names_what_is_close() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("放蕩紅蓮術師")
    assert "放蕩紅蓮術士" in told(caught.value.text).ja


def test_a_card_that_is_like_nothing_still_gives_one_error() -> None:
    with pytest.raises(UnknownCard) as caught:
        card("zzzzzz qqqq")
    told(caught.value.text)


@pytest.mark.parametrize("name", ["", "   ", "{2}", "<b>", "Island\n"])
def test_odd_names_are_unknown_cards_or_known_ones(name: str) -> None:
    try:
        assert card(name).name.en == "Island"
    except UnknownCard as error:
        told(error.text)


# Positions ----------------------------------------------------------------------------


def test_an_unknown_card_in_a_position() -> None:
    (problem,) = problems({"you": {"hand": ["Ancestral Visions"]}})
    assert "Ancestral Vision" in problem.en


def test_a_wrong_zone_for_a_card() -> None:
    (problem,) = problems({"you": {"battlefield": ["Lightning Bolt"]}})
    assert "battlefield" in problem.en


def test_a_zone_that_does_not_exist_lists_those_that_do() -> None:
    (problem,) = problems({"you": {"bench": ["Forest"]}})
    assert "'bench'" in problem.en
    assert "battlefield" in problem.en
    assert "graveyard" in problem.ja


def test_several_problems_at_once_are_all_reported() -> None:
    found = problems(
        {
            "you": {"battlefield": ["Lightning Bolt", "Forrest"], "life": 0, "pool": "RR"},
            "opponent": {"hand": ["Grizzly Bears (sleepy)"]},
            "active": "nobody",
            "step": "tea break",
            "edition": "2020-01-01",
            "weather": "rain",
        }
    )
    said = " ".join(p.en for p in found)
    for word in (
        "Lightning Bolt",
        "Forrest",
        "life",
        "pool",
        "sleepy",
        "nobody",
        "tea break",
        "2020-01-01",
        "weather",
    ):
        assert word in said
    assert len(found) == 9


@pytest.mark.parametrize(
    "data",
    [
        {"turn": 0},
        {"turn": "three"},
        {"turn": True},
        {"you": {"life": -3}},
        {"you": {"life": 2.5}},
        {"you": []},
        {"you": {"hand": 7}},
        {"you": {"hand": [None]}},
        {"you": {"hand": ["Forest)"]}},
        {"you": {"battlefield": ["Meddling Mage (naming Nothing At All)"]}},
        {"you": {"pool": "{Z}"}},
        {"you": {"pool": 3}},
        {"you": {"name": "Aki"}},
        {"step": "cleanup"},
        {"step": "declare attackers"},
        {"active": "opponent3"},
        {"you": {"lands_played": -1}},
    ],
    ids=str,
)
def test_an_illegal_position_is_refused_with_a_reason(data: dict[str, Any]) -> None:
    assert problems(data)


@pytest.mark.parametrize("count", ["0 Forest", "-1 Forest"])
def test_a_count_that_makes_no_sense(count: str) -> None:
    problems({"you": {"hand": [count]}})


def test_a_file_that_is_no_toml() -> None:
    with pytest.raises(BadPosition) as caught:
        read_position("you = [")
    told(caught.value.text)


def test_a_position_in_the_middle_of_something_is_not_written() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"})
    go(game, "cast Lightning Bolt")
    with pytest.raises(ValueError, match="trace"):
        write_position(game.state)


def test_the_shell_reports_a_bad_position_in_the_same_way() -> None:
    with pytest.raises(BadPosition):
        mtgrules.game(you={"hand": ["No Such Card"]})


# Choices ------------------------------------------------------------------------------


def error_of(game: Game, choice: Any) -> Text:
    """The text of the one error that a choice gives; nothing has changed."""
    before, at, size = game.state, game.at, len(game.tree)
    try:
        game.take(choice)
    except (CannotRead, NotAllowed) as error:
        text = told(error.text)
    else:
        pytest.fail(f"{choice!r} is accepted")
    assert game.state is before
    assert (game.at, len(game.tree)) == (at, size)
    return text


NONSENSE = [
    "",
    " ",
    "dance",
    "activate",
    "activate Shivan Dragoon",
    "cast Lightning Bolt",
    "target Ben",
    "パスして",
    "起動 夕食",
    "pass pass",
    "activate #999 0",
    "activate #11 7",
    "x 3",
    "mode -1",
    "->",
    "activate -> ->",
    "#10",
    "{R}",
    "pass -> Ben",
]


@pytest.mark.parametrize("text", NONSENSE, ids=repr)
def test_a_choice_that_cannot_be_read_or_is_not_legal_gives_one_clear_error(text: str) -> None:
    game = new_game(you={"battlefield": ["Shivan Dragon", "Mountain"]})
    assert "ass" in error_of(game, text).en, "it says what was possible"


def test_a_text_that_cannot_be_read_lists_what_is_possible() -> None:
    game = new_game(you={"battlefield": ["Shivan Dragon"]})
    for text in ("activate the dragon, please!", "wake up, dragon"):
        said = error_of(game, text)
        assert "Shivan Dragon" in said.en
        assert "シヴ山のドラゴン" in said.ja


def test_a_refused_choice_names_reason_rule_remedy_and_what_is_legal() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer (new)"]})
    with pytest.raises(NotAllowed) as caught:
        game.take("activate Prodigal Pyromancer")
    said = told(caught.value.text)
    for lang in (said.en, said.ja):
        assert "602.5a" in lang
    assert "haste" in said.en
    assert "速攻" in said.ja
    assert "Legal now: pass" in said.en
    assert "いまできること：パス" in said.ja


MALFORMED: list[Any] = [
    Choice("activate"),
    Choice("activate", ("x",)),
    Choice("activate", ("x", "y")),
    Choice("activate", (10, 0)),
    Choice("activate", (10, "99")),
    Choice("target", ()),
    Choice("mode", ()),
    Choice("", ()),
    Choice("pass", (1,)),
    Choice("x", (10**9,)),
    Choice("keep", (0,)),
]


@pytest.mark.parametrize("choice", MALFORMED, ids=repr)
def test_a_malformed_choice_is_refused_and_changes_nothing(choice: Choice) -> None:
    for game in (
        new_game(you={"battlefield": ["Shivan Dragon"]}),
        go(new_game(you={"hand": ["Fury Charm"], "battlefield": ["Forest"]}), "cast Fury Charm"),
        go(new_game(you={"hand": ["Lightning Bolt"]}), "cast Lightning Bolt"),
    ):
        before = game.state
        with pytest.raises(NotAllowed) as caught:
            game.take(choice)
        told(caught.value.text)
        assert game.state is before
        with pytest.raises(Refused):
            mtgrules.apply(before, choice)


@pytest.mark.parametrize("choice", MALFORMED, ids=repr)
def test_any_choice_has_a_label(choice: Choice) -> None:
    """`label` never raises: what it does not know it shows as it is."""
    for game in (
        new_game(you={"battlefield": ["Shivan Dragon"]}),
        go(new_game(you={"hand": ["Fury Charm"], "battlefield": ["Forest"]}), "cast Fury Charm"),
    ):
        assert isinstance(label(game.state, choice), Text)


@pytest.mark.parametrize("thing", [None, 7, "pass", ("pass", ()), ["pass"]], ids=repr)
def test_what_is_no_choice_at_all_is_an_error_and_changes_nothing(thing: Any) -> None:
    game = new_game()
    before = game.state
    with pytest.raises(Refused) as caught:
        mtgrules.apply(before, thing)
    assert caught.value.options == mtgrules.legal(before)
    assert game.state is before


@pytest.mark.parametrize("two", [2.0, 2], ids=repr)
def test_what_equals_a_choice_is_kept_as_the_choice_it_equals(two: Any) -> None:
    """`2.0 == 2` in Python; a trace with it can be read back all the same."""
    game = new_game(you={"hand": ["Fury Charm"], "battlefield": ["Forest"]})
    go(game, "cast Fury Charm")
    game.take(Choice("mode", (two,)))
    again = read_trace(game.tree.write())
    assert again.frames[again.last].state == game.state


def test_a_game_that_is_over_accepts_nothing_and_says_so() -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"life": 1})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert game.state.over
    assert game.legal == ()
    for choice in (Choice("pass"), Choice("cast", (10,)), Choice("nonsense", ())):
        with pytest.raises(NotAllowed) as caught:
            game.take(choice)
        assert caught.value.refusal.rule == "104.1"
        assert "over" in told(caught.value.text).en
    assert game.ask("en")
    assert game.ask("ja")
    assert repr(game)


@pytest.mark.parametrize("text", ["pass", "cast Lightning Bolt", "what now?"])
def test_a_text_for_a_game_that_is_over_gives_one_clear_error(text: str) -> None:
    game = new_game(you={"hand": ["Lightning Bolt"], "pool": "{R}"}, opponent={"life": 1})
    go(game, "cast Lightning Bolt", "target Ben", "close")
    resolve(game)
    assert error_of(game, text).ja


def test_looking_at_a_refused_choice_does_not_make_it_possible() -> None:
    game = new_game(you={"hand": ["Forest"]}, active="opponent")
    go(game, "pass")
    refused(game, "play Forest", "305.3")
    refused(game, "play Forest", "305.3")


# Text forms ---------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "   ", "Pass #1 !", "#3", "target 'Ben", "{R}"])
def test_what_is_no_exact_form_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError):
        read_exact(text)


@pytest.mark.parametrize(
    "choice",
    [
        Choice("pass"),
        Choice("activate", (12, "0")),
        Choice("activate", (12, "cycling")),
        Choice("share", (11, 2)),
        Choice("name", ("Lightning Bolt",)),
        Choice("name", ("Lion's Eye Diamond",)),
        Choice("name", ("Thalia, Guardian of Thraben",)),
        Choice("spend", ("R",)),
        Choice("x", (0,)),
    ],
    ids=repr,
)
def test_the_exact_form_is_read_back(choice: Choice) -> None:
    assert read_exact(write_choice(choice)) == choice


@pytest.mark.parametrize(
    "text",
    [
        "choices = [",
        'choices = ["dance!"]\n',
        'choices = "pass"\n',
        "choices = [1]\n",
        'choices = ["activate #99 0"]\n',
    ],
    ids=repr,
)
def test_a_broken_trace_is_one_error(text: str) -> None:
    with pytest.raises((BadPosition, ValueError, Refused)):
        read_trace(text + "[you]\n")


def test_names_work_in_both_languages_and_any_case() -> None:
    game = new_game(you={"battlefield": ["Prodigal Pyromancer"]})
    state = game.state
    wanted = read("activate Prodigal Pyromancer", state)
    assert read("activate 放蕩紅蓮術士", state) == wanted
    assert read("activate prodigal pyromancer", state) == wanted


@pytest.mark.parametrize("words", ["target Ben -> Aki", "target Aki -> 2", "cast Shock -> 7"])
def test_more_words_than_a_choice_has_are_not_passed_over(words: str) -> None:
    it = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer"]})
    it.take("activate Prodigal Pyromancer")
    before = it.state
    with pytest.raises(CannotRead) as caught:
        it.take(words)
    assert "target Ben" in caught.value.text.en
    assert it.state == before
