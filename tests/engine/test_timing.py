"""The time at which an ability may be activated: each timing of the cards has its rows."""

from __future__ import annotations

import pytest

from mtgrules.engine.timing import Moment, untimely
from mtgrules.model.abilities import Activated
from mtgrules.setup import position
from tests.engine.helpers import new_game


def timed(timing: str, *, loyalty: bool = False) -> Activated:
    return Activated((), (), timing=timing, loyalty=loyalty)


@pytest.mark.parametrize(
    ("timing", "step", "active", "refused"),
    [
        ("upkeep", "upkeep", "opponent", None),
        ("upkeep", "draw", "opponent", ("602.1b", "not_any_upkeep")),
        ("your turn", "end", "you", None),
        ("your turn", "end", "opponent", ("602.1b", "not_your_turn")),
        ("your upkeep", "upkeep", "you", None),
        ("your upkeep", "upkeep", "opponent", ("602.1b", "not_your_turn")),
        ("your upkeep", "draw", "you", ("602.1b", "not_upkeep")),
        ("your turn before attackers", "begin combat", "you", None),
        ("your turn before attackers", "main2", "you", ("602.1b", "not_before_attackers")),
        ("your turn before the end", "main2", "you", None),
        ("your turn before the end", "end", "you", ("602.1b", "not_before_end")),
        ("sorcery", "main2", "you", None),
        ("sorcery", "upkeep", "you", ("602.5d", "not_main_phase")),
        ("sorcery", "main1", "opponent", ("602.5d", "not_your_turn")),
    ],
)
def test_each_timing_is_allowed_and_refused_by_its_rule(
    timing: str, step: str, active: str, refused: tuple[str, str] | None
) -> None:
    moment = Moment(position({"step": step, "active": active}), 0, paying=False)

    assert untimely(timed(timing), moment) == refused


def test_a_loyalty_ability_has_the_times_of_a_sorcery_by_its_own_rule() -> None:
    moment = Moment(position({"step": "draw"}), 0, paying=False)

    assert untimely(timed("", loyalty=True), moment) == ("606.3", "not_main_phase")


@pytest.mark.parametrize(
    ("timing", "refused"),
    [("", None), ("instant", "instant_timing"), ("sorcery", "sorcery_timing")],
)
def test_a_payment_is_no_time_for_what_needs_priority(timing: str, refused: str | None) -> None:
    """The right turn and phase do not help: nobody has priority inside a payment (117.1)."""
    found = untimely(timed(timing), Moment(position({}), 0, paying=True))

    assert (found and found[1]) == refused


def test_a_sorcery_mana_ability_is_refused_in_a_payment_for_the_right_reason() -> None:
    """In one's own main phase the turn is not what is wrong."""
    game = new_game(
        {
            "battlefield": ["Grinning Ignus", "2 Mountain"],
            "hand": ["Lightning Bolt"],
        }
    )
    game.take("cast Lightning Bolt")
    game.take("target Ben")

    refused = next(r for r in game.options.refused if r.choice.verb == "activate")

    assert (refused.rule, refused.key) == ("602.5d", "sorcery_timing")
