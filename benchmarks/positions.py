"""The positions that are measured, and one activation from beginning to end."""

from __future__ import annotations

from mtgrules.engine.play import legal
from mtgrules.model.choices import Choice
from mtgrules.model.state import State
from mtgrules.setup import position
from mtgrules.trace import Trace

BEN = 1
PASS = Choice("pass")
FRAMES = 14
"""Frames of one activation: 601.2a to 601.2i, two passes, three for its resolution."""


def board(others: int) -> State:
    """Prodigal Pyromancer against so many Grizzly Bears."""
    bears = [f"{others} Grizzly Bears"] if others else []
    return position(
        {"you": {"battlefield": ["Prodigal Pyromancer"]}, "opponent": {"battlefield": bears}}
    )


def sixty() -> State:
    """About as many objects as a game in full swing: 38 permanents and 22 other cards."""
    return position(
        {
            "you": {
                "battlefield": ["10 Prodigal Pyromancer", "4 Llanowar Elves", "5 Mountain"],
                "hand": ["Lightning Bolt", "Rift Bolt"],
            },
            "opponent": {
                "battlefield": ["10 Grizzly Bears", "4 Llanowar Elves", "5 Island"],
            },
        }
    )


def lesson() -> State:
    """A lesson's position: something to activate, something to suspend, something to answer."""
    return position(
        {
            "you": {
                "battlefield": ["Prodigal Pyromancer", "2 Island"],
                "hand": ["Errant Ephemeron"],
            },
            "opponent": {"battlefield": ["Llanowar Elves"]},
        }
    )


def objects(state: State) -> int:
    """How many objects there are, in all zones."""
    shared = len(state.battlefield) + len(state.stack) + len(state.exile) + len(state.command)
    return shared + sum(len(p.library) + len(p.hand) + len(p.graveyard) for p in state.players)


def ping(trace: Trace, at: int, source: int) -> int:
    """Activate, target Ben, both pass, it resolves; the legal list is read at each decision."""
    for choice in (Choice("activate", (source, "0")), Choice("target", (BEN,)), PASS, PASS):
        assert choice in legal(trace.frames[at].state).legal
        at = trace.take(at, choice)
    return at


def untapped(state: State) -> State:
    """The same board, ready for the next activation: the source upright, Ben at 20 again."""
    source, *others = state.battlefield
    aki, ben = state.players
    return state.but(
        battlefield=(source.but(tapped=False), *others), players=(aki, ben.but(life=20))
    )
