"""Undoing an action in which a card drawn by one mana ability served as another (733.1)."""

from __future__ import annotations

import pytest

from mtgrules.game import Game, game


def half_paid(second_forest: bool) -> Game:
    """A spell for which the Sphere draws a Guide, which is exiled for mana too; it is not enough."""
    lands = ["Forest"] * (2 if second_forest else 1)
    it = game(
        you={
            "hand": ["Shivan Dragon"],
            "battlefield": ["Chromatic Sphere", *lands],
            "library": ["Elvish Spirit Guide", "Plains"],
        },
        edition="2023-11-17",
    )
    it.take("cast Shivan Dragon").take("activate Chromatic Sphere")
    it.take("activate Forest").take("close")
    while it.options.kind != "color":
        it.take(it.legal[0])
    it.take(it.legal[0]).take("activate Elvish Spirit Guide")
    return it.take("close")


@pytest.mark.parametrize("second_forest", [False, True])
@pytest.mark.parametrize("last", [0, -1])
def test_what_was_drawn_on_the_way_is_found_again(second_forest: bool, last: int) -> None:
    it = half_paid(second_forest)
    while it.options.kind == "reversal":
        it.take(it.legal[last])
    state = it.state
    you = state.players[0]
    assert state.priority == 0
    assert not state.agenda
    # The Sphere moved a library card: it stays, and so does the Forest that paid for it.
    names = [obj.card.name.en for obj in you.graveyard]
    assert names == ["Chromatic Sphere"]
    assert sum(obj.tapped for obj in state.battlefield) == 1
    guide_stays = last == 0
    hand = {obj.card.name.en for obj in you.hand}
    assert hand == {"Shivan Dragon"} | (set() if guide_stays else {"Elvish Spirit Guide"})
    assert len(you.pool) == (2 if guide_stays else 1)
