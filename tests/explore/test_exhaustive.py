"""Exhaustive exploration: every line, each once, and nothing that a player could not do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules import Choice, apply, begin, legal
from mtgrules.explore import Counts, Leaf, count, exhaustive, explore
from mtgrules.model.state import State
from mtgrules.setup import position

if TYPE_CHECKING:
    from collections.abc import Iterator

PASS = Choice("pass")


@pytest.fixture
def pinger() -> State:
    return position({"you": {"battlefield": ["Prodigal Pyromancer"]}})


@pytest.fixture
def dying() -> State:
    """Both players can be pinged to death, so that games end on the way."""
    return position(
        {"you": {"battlefield": ["Prodigal Pyromancer"], "life": 1}, "opponent": {"life": 1}}
    )


def played(state: State, path: tuple[Choice, ...]) -> State:
    """The state after these choices, made one by one."""
    state = begin(state)[-1].state
    for choice in path:
        state = apply(state, choice)[-1].state
    return state


def test_depth_0_is_the_position_at_its_first_choice(pinger: State) -> None:
    leaves = list(explore(pinger, 0))

    assert [(leaf.path, leaf.end) for leaf in leaves] == [((), "depth")]
    assert leaves[0].state == begin(pinger)[-1].state


def test_the_lines_of_two_choices_come_in_the_order_of_the_legal_lists(pinger: State) -> None:
    source = pinger.battlefield[0].id
    activate = Choice("activate", (source, "0"))

    assert [leaf.path for leaf in explore(pinger, 2)] == [
        (PASS, PASS),
        (activate, Choice("target", (0,))),
        (activate, Choice("target", (1,))),
        (activate, Choice("target", (source,))),
    ]


def test_edges_and_nodes_are_counted_by_hand(pinger: State) -> None:
    # The position offers 2 choices. After a pass one can only pass; after the
    # activation there are 3 targets: 2 + 1 + 3 edges out of 3 nodes.
    counts = count(pinger, 2)

    assert (counts.nodes, counts.edges, counts.leaves) == (3, 6, 4)
    assert (counts.over, counts.merged) == (0, 0)


def test_every_leaf_is_the_state_that_its_choices_lead_to(pinger: State) -> None:
    for leaf in explore(pinger, 5):
        assert played(pinger, leaf.path) == leaf.state


def test_a_line_ends_where_the_game_is_over(dying: State) -> None:
    leaves = list(explore(dying, 6))

    over = [leaf for leaf in leaves if leaf.end == "over"]
    assert {leaf.state.winner for leaf in over} == {0, 1}
    assert all(leaf.state.over and not legal(leaf.state).legal for leaf in over)
    assert min(len(leaf.path) for leaf in over) == 4  # activate, target, two passes
    assert count(dying, 6).over == len(over)


def test_merging_follows_equal_states_once_and_reaches_all_of_them(pinger: State) -> None:
    def reached(*, merge: bool) -> set[State]:
        walks = (explore(pinger, depth, merge=merge) for depth in range(8))
        return {leaf.state for walk in walks for leaf in walk if leaf.end != "merged"}

    assert reached(merge=True) == reached(merge=False)
    assert count(pinger, 7, merge=True).merged > 0
    assert count(pinger, 7, merge=True).edges < count(pinger, 7).edges


def test_a_state_met_again_with_more_choices_left_is_explored_again(pinger: State) -> None:
    explored: dict[State, int] = {}

    # Equal, and not the same object.
    met = [(begin(pinger)[-1].state, left) for left in (1, 3, 2, 3)]

    assert [exhaustive._end(state, left, explored) for state, left in met] == [
        None,
        None,
        "merged",
        "merged",
    ]


def test_counts_are_what_the_generator_returns(pinger: State) -> None:
    returned: list[Counts] = []

    def follow() -> Iterator[Leaf]:
        returned.append((yield from explore(pinger, 3, merge=True)))

    leaves = list(follow())

    assert returned == [count(pinger, 3, merge=True)]
    assert returned[0].leaves == len(leaves)


def test_exploring_changes_nothing(pinger: State) -> None:
    start = begin(pinger)[-1].state
    before = legal(start)

    count(start, 4)

    assert legal(start) == before
    assert start == begin(pinger)[-1].state


def test_a_negative_depth_is_refused(pinger: State) -> None:
    with pytest.raises(ValueError, match="-1"):
        count(pinger, -1)
