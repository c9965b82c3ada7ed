"""Steps that are foreseen from what a spell or ability is, against a look at each of them."""

from __future__ import annotations

from random import Random

import pytest

from mtgrules.engine import foreseen, proposals
from mtgrules.engine.play import apply, begin, legal, settle
from mtgrules.model.choices import Choice
from mtgrules.model.frames import Frame
from mtgrules.setup import position
from tests.engine.walks import pick, random_position

Game = tuple[dict[str, object], list[Choice], list[tuple[Frame, ...]]]


def walked(seed: int, steps: int = 30) -> Game:
    """A random game: where it began, its choices, and the frames of each."""
    random = Random(seed)
    data = random_position(random)
    frames = begin(position(data))
    choices: list[Choice] = []
    made = [frames]
    for _ in range(steps):
        state = frames[-1].state
        options = legal(state)
        if not options.legal:
            break
        choices.append(pick(random, state, options))
        frames = apply(state, choices[-1])
        made.append(frames)
    return data, choices, made


@pytest.mark.parametrize("seed", range(8))
def test_looking_at_every_step_gives_the_same_frames(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, choices, made = walked(seed)
    monkeypatch.setattr(proposals, "foreseen", lambda *_: None)

    frames = begin(position(data))
    again = [frames]
    for choice in choices:
        frames = apply(frames[-1].state, choice)
        again.append(frames)

    assert again == made


@pytest.mark.parametrize("seed", range(8))
def test_where_nobody_looks_the_same_state_is_reached(seed: int) -> None:
    _, choices, made = walked(seed)

    for choice, before, after in zip(choices, made[:-1], made[1:], strict=True):
        assert settle(before[-1].state, choice) == after[-1].state


def test_an_activation_without_mana_is_foreseen_up_to_its_payment() -> None:
    state = position({"you": {"battlefield": ["Prodigal Pyromancer"]}})
    state = begin(state)[-1].state
    state = apply(state, Choice("activate", (state.battlefield[0].id, "0")))[-1].state

    row = foreseen.foreseen(state, state.stack[0], "ability", "d")

    assert row is not None
    assert [step.following for step in row.steps] == ["e", "f", "g", "h"]
    assert row.whole.skipped == (("d", "no_division"), ("g", "no_mana_needed"))
    assert row.whole.total is not None
