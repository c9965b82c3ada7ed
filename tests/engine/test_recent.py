"""A cell and a click may play at the same time: each in a thread of its own, as JupyterLab has it."""

from __future__ import annotations

import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

import mtgrules
from mtgrules.engine.play import legal
from mtgrules.trace import KEPT, Trace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mtgrules.model.state import State


@pytest.fixture(autouse=True)
def _take_turns_as_often_as_can_be() -> Iterator[None]:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def at_once(*doers: Callable[[], object]) -> list[Exception]:
    """What went wrong while all of them did what they do again and again."""
    wrong: list[Exception] = []
    end = time.monotonic() + 0.5

    def again(do: Callable[[], object]) -> None:
        try:
            while time.monotonic() < end and not wrong:
                do()
        except (KeyError, RuntimeError) as error:
            wrong.append(error)

    threads = [threading.Thread(target=again, args=(do,)) for do in doers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return wrong


def asking(states: list[State]) -> Callable[[], object]:
    return lambda: [legal(state) for state in states]


def looking(trace: Trace) -> Callable[[], object]:
    return lambda: [frame.state for frame in trace.frames]


def test_games_in_several_threads_do_not_get_in_each_others_way() -> None:
    state = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer"]}).state
    # More than are remembered, and each thread its own: something is forgotten all the time.
    wrong = at_once(*(asking([state.but() for _ in range(20)]) for _ in range(4)))
    assert wrong == []


def test_traces_in_several_threads_do_not_get_in_each_others_way() -> None:
    game = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer"]})
    for _ in range(KEPT):
        game.take(game.options.legal[0])
    traces = [game.tree, *(played_again(game.tree) for _ in range(3))]
    assert at_once(*(looking(trace) for trace in traces)) == []


def played_again(trace: Trace) -> Trace:
    again = Trace(trace.position)
    for choice in trace.choices(trace.last):
        again.take(again.last, choice)
    return again
