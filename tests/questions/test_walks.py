"""Random games: whatever can be asked has exactly one right answer, and asking changes nothing."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from mtgrules.engine.play import legal
from mtgrules.game import Game
from mtgrules.notation import friendly, write
from mtgrules.questions import CannotAsk
from mtgrules.questions.kinds import KINDS, ask
from mtgrules.questions.moment import Moment
from mtgrules.setup import position
from tests.engine.walks import check_text, fingerprint, pick, random_position
from tests.questions.checks import check_question

ASKED: Counter[str] = Counter()
MOVES = 20


def words_of(random: Random, kind: str, moment: Moment) -> list[str]:
    """What may stand after the kind's word: each kind has something to be asked about."""
    options, state = moment.options, moment.state
    if kind == "may":
        every = [*options.legal, *(refusal.choice for refusal in options.refused)]
        some = random.sample(every, min(3, len(every)))
        return [write(choice) for choice in some]
    if kind == "counters":
        return [obj.card.name.en for obj in random.sample(state.exile, min(1, len(state.exile)))]
    if kind == "life":
        return [random.choice(state.players).name["ja"]]
    return [""]


@pytest.mark.parametrize("seed", range(16))
def test_whatever_can_be_asked_has_exactly_one_right_answer(seed: int) -> None:
    random = Random(f"questions {seed}")
    game = Game(position(random_position(random)))
    for _ in range(MOVES):
        if game.state.over:
            break
        at = game.tree.end_of_run(game.at)
        state = game.tree.frames[at].state
        options = legal(state)
        choice = pick(random, state, options)
        before, known = fingerprint(state), legal(state)
        game.take(choice)
        moment = Moment(game.tree, at, game.at, game.at)
        length = len(game.tree)
        for kind in KINDS:
            for words in words_of(random, kind, moment):
                try:
                    made = ask(f"{kind} {words}", moment)
                except CannotAsk as no:
                    check_text(no.text, (kind, words))
                    continue
                assert made.kind == kind
                assert made.verified
                check_question(made)
                assert ask(f"{kind} {words}", moment) == made
                ASKED[kind] += 1
        assert len(game.tree) == length
        assert (fingerprint(state), legal(state)) == (before, known)
        assert friendly(state, choice)


def test_every_kind_was_asked() -> None:
    assert set(ASKED) >= set(KINDS) - {"counters"}
