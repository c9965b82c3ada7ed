"""The played games that the diagrams are tested on."""

from __future__ import annotations

import pytest

import mtgrules
from mtgrules.game import Game
from tests.playing import pay


def on_with(game: Game) -> Game:
    """Pass until something is on the stack."""
    while not game.state.stack:
        game.pass_until()
    return game


@pytest.fixture
def activated() -> Game:
    """Prodigal Pyromancer's ability on the stack with Llanowar Elves as its target."""
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer"]}, opponent={"battlefield": ["Llanowar Elves"]}
    )
    return game.take("activate Prodigal Pyromancer").take("target Llanowar Elves")


@pytest.fixture
def suspended() -> Game:
    """Errant Ephemeron in exile with four time counters; the opponent has Stifle."""
    game = mtgrules.game(
        you={"hand": ["Errant Ephemeron"], "battlefield": ["2 Island"]},
        opponent={"hand": ["Stifle"], "battlefield": ["Island"]},
        turn=1,
    )
    game.take("suspend Errant Ephemeron")
    pay(game, "Island", "Island")
    return game


@pytest.fixture
def stifle(suspended: Game) -> Game:
    """Stifle on the stack, aimed at the first upkeep trigger."""
    game = on_with(suspended)
    trigger = game.state.stack[0].id
    game.take("pass").take("cast Stifle").take(f"target #{trigger}")
    pay(game, "Island")
    return game


@pytest.fixture
def attacked(suspended: Game) -> Game:
    """Counted down, cast, and attacked with haste for 4 damage."""
    game = suspended
    for _ in range(4):
        on_with(game)
        game.take("pass").take("pass")
    game.take("pass").take("pass").take("cast Errant Ephemeron").take("pass").take("pass")
    game.pass_until("declare attackers")
    game.take(f"attack #{game.state.battlefield[-1].id} -> Ben")
    if game.options.kind == "attackers":
        game.take("done")
    return game.pass_until("combat damage")


@pytest.fixture
def brass() -> Game:
    """City of Brass paid for Lightning Bolt; its trigger is above the spell."""
    game = mtgrules.game(you={"hand": ["Lightning Bolt"], "battlefield": ["City of Brass"]})
    game.take("cast Lightning Bolt").take("target Ben").take("activate City of Brass")
    game.take("color R").take("close")
    return game
