"""Short ways to play, for tests of what is made from a game."""

from __future__ import annotations

from mtgrules.game import Game


def pay(game: Game, *lands: str) -> None:
    """Use these lands for mana and go on to pay."""
    for land in lands:
        game.take(f"activate {land}")
    game.take("close")
