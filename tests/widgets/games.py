"""Games that were played with every kind of step in them, for tests of what is shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import mtgrules
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text
from mtgrules.setup import position
from mtgrules.trace import Trace

CROWD = {
    "you": {
        "battlefield": [
            "Prodigal Pyromancer",
            "Arc Mage",
            "Basking Rootwalla",
            "Jhoira of the Ghitu",
            "Liliana of the Veil",
            "Millikin",
            "Icy Manipulator",
            "4 Island",
            "4 Mountain (tapped)",
            "3 Forest",
        ],
        "hand": ["Errant Ephemeron", "Rift Bolt", "Fury Charm", "Lightning Bolt", "Delay"],
        "exile": ["Ancestral Vision (1 time counters)", "Lotus Bloom (2 time counters)"],
    },
    "opponent": {
        "battlefield": ["Llanowar Elves (new)", "Shivan Dragon", "Spellskite", "5 Island"],
        "hand": ["Counterspell", "Stifle"],
        "graveyard": ["Torrent Elemental"],
    },
}


@cache
def pyromancer() -> Trace:
    """Announced, aimed, paid, resolved; and another branch that aims elsewhere."""
    game = mtgrules.game(
        you={"battlefield": ["Prodigal Pyromancer", "2 Island"], "hand": ["Errant Ephemeron"]},
        opponent={"battlefield": ["Llanowar Elves"]},
    )
    game.take("activate Prodigal Pyromancer").take("target Ben").take("pass").take("pass")
    game.back(3).take("target Llanowar Elves").take("pass").take("pass")
    return game.tree


@cache
def suspend() -> Trace:
    """Suspended with its mana abilities, counted down once; a cast that fails and is reversed."""
    game = mtgrules.game(you={"battlefield": ["3 Island"], "hand": ["Errant Ephemeron"]})
    game.take("cast Errant Ephemeron").take("activate Island").take("close")
    while game.options.kind == "reversal":
        game.take("undo")
    game.take("suspend Errant Ephemeron").take("activate Island").take("activate Island")
    game.take("close")
    _settle(game.tree)
    return game.tree


def _settle(trace: Trace) -> None:
    """Go on until the time counter is gone, with the first option wherever something is asked."""
    at = trace.last
    for _ in range(60):
        options = mtgrules.legal(trace.frames[at].state)
        if not options.legal:
            return
        can_pass = Choice("pass") in options.legal
        at = trace.take(at, Choice("pass") if can_pass else options.legal[-1])


@cache
def wandering(seed: int) -> Trace:
    """Thirty choices at random in a crowded position."""
    chance = random.Random(seed)
    trace = Trace(position(CROWD))
    at = trace.last
    for _ in range(30):
        options = mtgrules.legal(trace.frames[at].state)
        if not options.legal:
            break
        at = trace.take(at, chance.choice(options.legal))
    return trace


PLAYED: dict[str, Callable[[], Trace]] = {
    "pyromancer": pyromancer,
    "suspend": suspend,
    "random0": lambda: wandering(0),
    "random1": lambda: wandering(1),
}

EVIL = "<script>alert(1)</script>\"'&"


def evil_state() -> State:
    """A position whose player and card carry markup in their names."""
    state = position(
        {
            "you": {
                "name": {"en": EVIL, "ja": EVIL},
                "battlefield": ["Prodigal Pyromancer"],
                "hand": ["Lightning Bolt"],
                "exile": ["Errant Ephemeron (2 time counters)"],
            },
        }
    )
    evil = Text(EVIL, EVIL)

    def spoiled(card: Card) -> Card:
        return card.but(name=evil, not_modelled=(evil,))

    you = state.players[0]
    return state.but(
        battlefield=tuple(o.but(card=spoiled(o.card), named=EVIL) for o in state.battlefield),
        exile=tuple(o.but(card=spoiled(o.card)) for o in state.exile),
        players=(
            you.but(hand=tuple(o.but(card=spoiled(o.card)) for o in you.hand)),
            *state.players[1:],
        ),
    )
