"""What a line of a run promises is held to, whatever kind of line it is."""

from __future__ import annotations

import pytest

from mtgrules.game import Game, game
from mtgrules.lessons.script import Surprise, take


def counting() -> Game:
    return game(
        you={"exile": ["Rift Bolt (2 time counters)"]}, opponent={}, active="opponent", step="end"
    )


def test_a_rule_that_is_met_while_everyone_passes_is_promised_like_any_other() -> None:
    take(counting(), "pass until your upkeep => 603.3")

    with pytest.raises(Surprise) as caught:
        take(counting(), "pass until your upkeep => 702.62a")

    assert caught.value.code == "L082"
    assert "603.3" in caught.value.text.en


def test_passing_until_a_step_is_never_refused() -> None:
    here = counting()

    with pytest.raises(Surprise) as caught:
        take(here, "! pass until your upkeep => 117.1")

    assert caught.value.code == "L081"
    assert here.state.step.value == "end"
