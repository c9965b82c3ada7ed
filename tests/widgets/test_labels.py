"""What the buttons of choices say."""

from __future__ import annotations

import re

import pytest

import mtgrules
from mtgrules.engine.play import legal
from mtgrules.notation import read
from mtgrules.rulebook.text import Text
from mtgrules_widgets.labels import button, buttons, in_full, one_of_each, tapped_last
from tests.widgets.games import PLAYED


def words(game: mtgrules.Game) -> list[Text]:
    options = game.options
    return list(buttons(game.state, options.legal, options.player).values())


@pytest.mark.parametrize("played", PLAYED)
def test_no_two_buttons_say_the_same_and_none_has_a_symbol(played: str) -> None:
    trace = PLAYED[played]()
    for at, frame in enumerate(trace.frames):
        if not trace.is_decision(at):
            continue
        options = legal(frame.state)
        choices = [*options.legal, *(r.choice for r in options.refused)]
        said = buttons(frame.state, choices)
        assert len({text.en for text in said.values()}) == len(set(choices))
        assert len({text.ja for text in said.values()}) == len(set(choices))
        for choice, text in said.items():
            for shown in (text, in_full(frame.state, choice)):
                assert not re.search("[{}]", shown.en + shown.ja)


def test_an_ability_is_called_by_its_source_and_told_in_full_in_the_tooltip() -> None:
    game = mtgrules.game(you={"battlefield": ["2 Island"]})
    assert words(game) == [
        Text("Pass", "パスする"),
        Text("Activate Island (1)", "島（1）の能力を起動する"),
        Text("Activate Island (2)", "島（2）の能力を起動する"),
    ]
    assert in_full(game.state, game.options.legal[1]) == Text(
        "Activate Island (1) — Tap: Add blue mana.",
        "島（1）の能力を起動する ― タップ：青マナを加える。",
    )


def test_what_is_tried_but_cannot_be_activated_has_a_name_all_the_same() -> None:
    game = mtgrules.game(you={"battlefield": ["Shivan Dragon"]})
    tried = read("activate Shivan Dragon -> flying", game.state)
    assert button(game.state, tried) == Text("Shivan Dragon — Flying", "シヴ山のドラゴン ― 飛行")


def test_of_several_abilities_each_is_told_by_its_cost() -> None:
    game = mtgrules.game(you={"battlefield": ["Liliana of the Veil"]})
    said = [text.en for text in words(game)]
    assert len(said) == len(set(said))
    assert "Activate Liliana of the Veil: [+1]" in said


def test_objects_of_the_same_name_are_told_apart_by_whose_they_are() -> None:
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer", "Llanowar Elves"]},
        opponent={"battlefield": ["Llanowar Elves"]},
    )
    game.take("activate Prodigal Pyromancer")
    said = words(game)
    assert Text("Llanowar Elves", "ラノワールのエルフ") in said
    assert Text("Ben's Llanowar Elves", "ベンのラノワールのエルフ") in said


def test_twins_that_are_refused_for_the_same_reason_are_one_button() -> None:
    game = mtgrules.game(
        you={"hand": ["4 Plains"], "battlefield": ["Island"]},
        opponent={"battlefield": ["3 Island"]},
        step="upkeep",
    )
    options = game.options
    names = buttons(
        game.state, [*options.legal, *(r.choice for r in options.refused)], options.player
    )
    kept = one_of_each(game.state, options.refused, names)
    assert [names[refusal.choice].en for refusal in kept] == ["Activate Island", "Play Plains"]


def test_words_begin_with_a_capital_letter() -> None:
    game = mtgrules.game(you={"battlefield": ["Icy Manipulator", "Island"]})
    game.take("activate Icy Manipulator").take("target Island").take("activate Island")
    game.take("close")
    assert [button(game.state, c).en for c in game.options.legal] == ["1 generic mana", "Tap"]


def test_an_ability_of_a_tapped_permanent_says_so_and_comes_last() -> None:
    game = mtgrules.game(you={"battlefield": ["Island (tapped)", "Island", "Prodigal Pyromancer"]})
    ordered = tapped_last(game.state, game.options.legal)
    said = [button(game.state, choice) for choice in ordered]
    assert said[-1].en == "Activate Island (1), tapped"
    assert said[-1].ja == "島（1）の能力を起動する（タップ状態）"
    assert sorted(ordered) == sorted(game.options.legal)
