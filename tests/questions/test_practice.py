"""Practice positions: for every kind, over many seeds, sound, varied, repeatable and quick."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from mtgrules.explore.dealing import deal, makers_of_mana, sources, spells, suspending
from mtgrules.explore.practice import practice
from mtgrules.questions import CannotAsk
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.editions import EDITIONS, NEWEST
from mtgrules.setup import position
from mtgrules.trace import read
from tests.questions.checks import check_question

SEEDS = range(25)


@pytest.mark.parametrize("kind", KINDS)
def test_every_seed_gives_a_sound_question(kind: str) -> None:
    for seed in SEEDS:
        made = practice(kind, seed)
        (asked,) = made.asked
        assert asked.question.kind == kind
        assert asked.question.verified
        check_question(asked.question)
        assert 0 <= asked.before <= asked.after < len(made.trace)
        assert made.trace.is_decision(asked.before)
        assert made.trace.frames[asked.before].state.edition == NEWEST


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_gives_the_same(kind: str) -> None:
    one, two = practice(kind, 5), practice(kind, 5)
    assert one.asked == two.asked
    assert one.name == two.name == f"{kind} 5"
    assert one.trace.write() == two.trace.write()


@pytest.mark.parametrize("kind", KINDS)
def test_seeds_give_different_positions_and_answers(kind: str) -> None:
    made = [practice(kind, seed) for seed in SEEDS]
    places = {one.trace.write(one.asked[0].before) for one in made}
    assert len(places) > len(SEEDS) * 0.9
    cards = {
        obj.card.name.en
        for one in made
        for obj in one.trace.position.battlefield
        if "land" not in obj.card.types
    }
    assert len(cards) >= 12
    said = {one.asked[0].question.right.text.en for one in made}
    assert len(said) >= {"who": 2, "life": 3}.get(kind, 4)


def test_the_right_answer_is_not_known_by_its_place_or_its_length() -> None:
    """Over all kinds: no place has it half of the time, and the longest is seldom it."""
    places: Counter[int] = Counter()
    longest = asked = 0
    for kind in KINDS:
        for seed in SEEDS:
            question = practice(kind, seed).asked[0].question
            places[question.options.index(question.right)] += 1
            lengths = sorted(len(option.text.en) for option in question.options)
            longest += len(question.right.text.en) == lengths[-1] > lengths[-2]
            asked += 1
    assert max(places.values()) < asked / 2
    assert longest < asked / 3


def test_it_is_quick() -> None:
    took = []
    for kind in KINDS:
        practice(kind, 0)  # the catalogue is built on first use
        for seed in range(10):
            began = time.process_time()
            practice(kind, 1000 + seed)
            took.append(time.process_time() - began)
    took.sort()
    assert took[int(len(took) * 0.95)] < 0.2


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_an_edition_can_be_asked_for(edition: object) -> None:
    found = next(e for e in EDITIONS if e == edition)
    for seed in range(3):
        made = practice("may", seed, found)
        assert made.trace.position.edition == found
        check_question(made.asked[0].question)


def test_a_kind_that_cannot_be_practised_is_told() -> None:
    for kind in ("typed", "whatever", ""):
        with pytest.raises(CannotAsk) as caught:
            practice(kind, 1)
        assert "next, may, stack" in caught.value.text.en
        assert "練習問題" in caught.value.text.ja


def test_a_round_can_be_written_down_and_played_again() -> None:
    made = practice("next", 3)
    again = read(made.trace.write(made.asked[0].after))
    end = again.frames[again.last].state
    assert end == made.trace.frames[made.asked[0].after].state


@pytest.mark.parametrize("theme", ["activate", "suspend", "last counter"])
def test_what_is_dealt_can_be_set_up_and_is_small(theme: str) -> None:
    from random import Random

    for seed in range(40):
        data = deal(Random(seed), theme)
        state = position(data)
        assert len(state.battlefield) <= 16
        assert deal(Random(seed), theme) == data


def test_the_pools_are_drawn_from_the_whole_catalogue() -> None:
    assert len(sources()) >= 20
    assert len(suspending()) >= 12
    assert len(spells()) >= 15
    assert len(makers_of_mana()) >= 3
