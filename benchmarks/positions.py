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


def activate_lesson() -> State:
    """The position that the lesson about activating opens with."""
    return position(
        {
            "you": {"battlefield": ["Prodigal Pyromancer"]},
            "opponent": {"battlefield": ["Mountain"], "hand": ["Lightning Bolt"]},
        }
    )


def suspend_lesson() -> State:
    """The position that the lesson about suspend opens with."""
    return position(
        {
            "you": {"battlefield": ["2 Island"], "hand": ["Errant Ephemeron"]},
            "opponent": {"battlefield": ["2 Island"], "hand": ["Stifle", "Counterspell"]},
        }
    )


def objects(state: State) -> int:
    """How many objects there are, in all zones."""
    shared = len(state.battlefield) + len(state.stack) + len(state.exile) + len(state.command)
    return shared + sum(len(p.library) + len(p.hand) + len(p.graveyard) for p in state.players)


def pinging(source: int, target: int = BEN) -> tuple[Choice, ...]:
    """The choices of one activation: activate, target, and both pass so that it resolves."""
    return (Choice("activate", (source, "0")), Choice("target", (target,)), PASS, PASS)


def take(trace: Trace, at: int, choice: Choice) -> int:
    """Make a choice after reading the legal list; gives the frame of the next one."""
    assert choice in legal(trace.frames[at].state).legal
    return trace.take(at, choice)


def untapped(state: State) -> State:
    """The same board, ready for the next activation: the source upright, Ben at 20 again."""
    source, *others = state.battlefield
    aki, ben = state.players
    return state.but(
        battlefield=(source.but(tapped=False), *others), players=(aki, ben.but(life=20))
    )
