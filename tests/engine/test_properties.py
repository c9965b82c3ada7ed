"""What holds in every game: random games with all cards, in all editions, two or three players.

`Games` is a state machine in hypothesis's sense: it makes choices, refused and
nonsensical ones too, goes back, takes other branches, and checks the promises of
the engine after each of them. `test_a_whole_random_game` walks deeper with less
to choose. Both report what they have reached.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from mtgrules.engine.play import begin, legal, settle
from mtgrules.model.state import State
from mtgrules.setup import SEATS, BadPosition, position
from mtgrules.setup import read as read_position
from mtgrules.setup import write as write_position
from mtgrules.trace import Trace
from mtgrules.trace import read as read_trace
from tests.engine.walks import (
    ABSENT,
    CARDS,
    SEEN,
    check_accepted,
    check_frame,
    check_options,
    check_refused,
    malformed,
    pick,
    random_position,
    summary,
)

SEEDS = st.integers(min_value=0, max_value=2**32)
QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


class Games(RuleBasedStateMachine):
    """One trace with a place in it, pushed about at random."""

    @initialize(seed=SEEDS)
    def set_up(self, seed: int) -> None:
        self.trace = Trace(position(random_position(Random(seed))))
        self.at = self.trace.last
        self.checked = 0

    @property
    def state(self) -> State:
        return self.trace.frames[self.at].state

    @precondition(lambda self: not self.state.over)
    @rule(seed=SEEDS)
    def choose(self, seed: int) -> None:
        """A legal choice is accepted, and the trace shows its frames."""
        random = Random(seed)
        for _ in range(4):
            if self.state.over:
                break
            choice = pick(random, self.state, check_options(self.state))
            self.at = self.trace.take(self.at, choice)

    @rule(seed=SEEDS)
    def say_nonsense(self, seed: int) -> None:
        """A choice that is not listed is refused, and nothing has changed."""
        random = Random(seed)
        options = check_options(self.state)
        size = len(self.trace)
        for _ in range(5):
            choice = malformed(random, self.state)
            if choice not in options.legal:
                check_refused(self.state, choice, options)
        for refusal in options.refused:
            check_refused(self.state, refusal.choice, options)
        assert len(self.trace) == size

    @precondition(lambda self: not self.state.over)
    @rule()
    def try_all(self) -> None:
        """Every listed choice is accepted from the same state."""
        for choice in check_options(self.state).legal:
            check_accepted(self.state, choice)

    @rule(back=st.integers(min_value=1, max_value=20))
    def go_back(self, back: int) -> None:
        """Going back looks at an earlier frame; the branch that was left stays."""
        leaf, kept = self.at, self.state
        path = self.trace.path(self.at)
        self.at = self.trace.end_of_run(path[max(0, len(path) - 1 - back)])
        assert self.trace.frames[leaf].state is kept

    @rule()
    def write_and_read(self) -> None:
        """A trace as text gives the same states again."""
        read_back_trace(self.trace, self.at)

    @invariant()
    def every_frame_is_sound(self) -> None:
        for frame in self.trace.frames[self.checked :]:
            check_frame(frame)
        self.checked = len(self.trace)


def read_back_trace(trace: Trace, at: int) -> None:
    again = read_trace(trace.write(at))
    assert again.frames[again.last].state == trace.frames[at].state
    assert [f.events for f in again.frames] == [trace.frames[i].events for i in trace.path(at)]


Games.TestCase.settings = settings(
    max_examples=70, stateful_step_count=25, suppress_health_check=QUIET
)
TestGames = Games.TestCase


@settings(max_examples=60, suppress_health_check=QUIET)
@given(seed=SEEDS)
def test_a_whole_random_game(seed: int) -> None:
    """Deep walks: each choice accepted, each frame sound, the trace read back at the end."""
    random = Random(seed)
    trace = Trace(position(random_position(random)))
    at = trace.last
    for _ in range(150):
        state = trace.frames[at].state
        options = check_options(state)
        if not options.legal:
            break
        at = trace.take(at, pick(random, state, options))
    for frame in trace.frames:
        check_frame(frame)
    read_back_trace(trace, at)


@settings(max_examples=30, suppress_health_check=QUIET)
@given(seed=SEEDS)
def test_a_position_at_rest_is_read_back_as_it_was_or_not_written_at_all(seed: int) -> None:
    """What the words of a position cannot say is refused by `write`, never dropped."""
    random = Random(seed)
    start = position(random_position(random))
    assert summary(read_position(write_position(start))) == summary(start)
    state = begin(start)[-1].state
    trace = Trace(start)
    at = trace.last
    for _ in range(60):
        state = trace.frames[at].state
        options = check_options(state)
        if not options.legal:
            break
        try:
            text = write_position(state)
        except ValueError:
            text = ""
        if text:
            try:
                again = read_position(text)
            except BadPosition as error:
                raise AssertionError(f"written, yet it cannot be read:\n{text}") from error
            assert summary(again) == summary(state), text
        at = trace.take(at, pick(random, state, options))


@pytest.mark.parametrize("active", SEATS[:2])
def test_nothing_is_listed_twice_however_often_a_card_is_there(active: str) -> None:
    """Two of every card in every zone: each choice is asked about once, allowed or refused."""
    for card in CARDS:
        name = card.name.en
        seat = {
            "hand": [f"2 {name}", "Grizzly Bears", "Lightning Bolt", "Forest"],
            "graveyard": [f"2 {name}"],
            "exile": [f"2 {name} (1 time counter, suspend)"],
            "battlefield": [f"2 {name}"] if card.is_permanent and not card.enchant else [],
            "pool": "{C}{C}",
        }
        state = begin(position({"you": seat, "active": active}))[-1].state
        for _ in range(6):
            options = legal(state)
            no = [refusal.choice for refusal in options.refused]
            every = Counter((*options.legal, *no))
            assert max(every.values()) == 1, (name, every.most_common(1))
            state = settle(state, options.legal[0])


COMMON = {
    "spell_announced", "ability_announced", "mana_ability_announced", "special_action_begun",
    "target_chosen", "total_cost", "window_closed", "reversed", "mana_ability_kept",
    "mana_ability_undone", "cast", "activated", "suspended", "resolves", "trigger_put",
    "attacked", "damage_player", "step_began", "passed", "land_played", "drew", "entered",
}  # fmt: skip


def test_the_walks_reach_what_they_are_for() -> None:
    """A walk that only passes proves nothing; this is the report (run with -s to read it)."""
    from mtgrules.rulebook.sentences import EVENTS

    if sum(SEEN.values()) < 2000:
        pytest.skip("the random games did not run before this")
    print(f"\n{sum(SEEN.values())} events, {len(SEEN)} of {len(EVENTS)} kinds")
    print("never:", ", ".join(sorted(set(EVENTS) - set(SEEN))))
    print("rare:", ", ".join(f"{k} {n}" for k, n in SEEN.items() if n < 5))
    print("rules absent in their edition:", dict(ABSENT))
    assert set(SEEN) >= COMMON
