"""Old runs of a trace are made again when somebody looks at them, and nobody can tell."""

from __future__ import annotations

from random import Random

import pytest

from mtgrules import trace as traces
from mtgrules.engine.play import legal
from mtgrules.model.state import State
from mtgrules.setup import position
from mtgrules.trace import Trace

POSITION = {
    "you": {
        "battlefield": ["Prodigal Pyromancer", "2 Island", "Llanowar Elves"],
        "hand": ["Errant Ephemeron"],
    },
    "opponent": {"battlefield": ["Grizzly Bears", "Mountain"], "hand": ["Lightning Bolt"]},
}


def played(seed: int) -> tuple[Trace, list[State]]:
    """A trace with many branches, and the state at the end of each run as it was made."""
    random, trace = Random(seed), Trace(position(POSITION))
    ends = [trace.frames[trace.last].state]
    for _ in range(60):
        at = trace.end_of_run(random.randrange(len(trace)))
        known = len(trace)
        at = trace.take(at, random.choice(legal(trace.frames[at].state).legal))
        if len(trace) > known:
            ends.append(trace.frames[at].state)
    return trace, ends


def test_frames_that_were_made_again_are_the_frames_that_were(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole, _ = played(seed=7)
    monkeypatch.setattr(traces, "KEPT", 1)
    short, ends = played(seed=7)

    assert list(short.frames) == list(whole.frames)
    assert list(short.parents) == list(whole.parents)
    decisions = [at for at in range(len(short)) if short.is_decision(at)]
    assert all(short.frames[at].state is end for at, end in zip(decisions, ends, strict=True))


def test_the_frames_of_a_trace_are_a_sequence() -> None:
    trace, _ = played(seed=7)

    assert trace.frames[-1] == trace.frames[trace.last]
    assert trace.frames[2:5] == [trace.frames[2], trace.frames[3], trace.frames[4]]
    assert len(list(trace.frames)) == len(trace) == len(trace.parents)
    with pytest.raises(IndexError):
        trace.frames[len(trace)]


def test_parents_and_children_fit_together() -> None:
    trace, _ = played(seed=7)

    for at in range(len(trace)):
        assert all(trace.parents[child] == at for child in trace.children(at))
    assert sorted(c for at in range(len(trace)) for c in trace.children(at)) == [
        *range(1, len(trace))
    ]
    assert trace.parents[0] == -1
    assert trace.leaves() == tuple(at for at in range(len(trace)) if not trace.children(at))
