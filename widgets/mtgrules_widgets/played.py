"""A run that was played to its end: its frames, and where it tried in vain.

>>> done = play({"you": {"battlefield": ["Prodigal Pyromancer"]}},
...             ["activate Prodigal Pyromancer", "! respond => 117.1"])
>>> [(place, refused[0].rule) for place, refused in done.tried.items()]
[(2, '117.1')]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from mtgrules.engine.play import legal
from mtgrules.game import Game
from mtgrules.lessons.script import Surprise, read_line, take
from mtgrules.model.choices import Options, Refusal, Refused
from mtgrules.model.frames import Frame
from mtgrules.notation import CannotRead
from mtgrules.notation import read as read_choice
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.setup import position as set_up
from mtgrules.trace import Trace


class Played(NamedTuple):
    """The frames of a run, by their place in it.

    `path` has their numbers in the trace. `tried` has what the run tries in vain,
    by the place where it does so. `ended` says why the run could not be played
    to its end, if so.
    """

    trace: Trace
    path: tuple[int, ...]
    tried: Mapping[int, tuple[Refusal, ...]]
    ended: Text = NOTHING

    @property
    def edition(self) -> Edition:
        return self.trace.position.edition

    def frame(self, place: int) -> Frame:
        return self.trace.frames[self.path[place]]

    def before(self, place: int) -> Frame | None:
        return self.frame(place - 1) if place else None

    def is_decision(self, place: int) -> bool:
        return self.trace.is_decision(self.path[place])

    def options(self, place: int) -> Options | None:
        """What is asked there, None where the rules go on by themselves."""
        return legal(self.frame(place).state) if self.is_decision(place) else None


def play(position: Mapping[str, Any], lines: Iterable[str], edition: Edition = NEWEST) -> Played:
    """Play the lines of a run under an edition, as far as it lets them be played."""
    game = Game(set_up({**position, "edition": str(edition)}))
    tried: dict[int, tuple[Refusal, ...]] = {}
    ended = NOTHING
    for line in lines:
        refusal = _refused(game, line)
        if refusal is not None:
            place = len(game.tree.path(game.tree.end_of_run(game.at))) - 1
            tried[place] = (*tried.get(place, ()), refusal)
        try:
            take(game, line)
        except Surprise as surprise:
            # A promise that is not kept is the checker's concern; the game went on.
            if surprise.ends_run:
                ended = surprise.text
                break
    end = game.tree.end_of_run(game.at)
    return Played(game.tree, game.tree.path(end), tried, ended)


def _refused(game: Game, line: str) -> Refusal | None:
    """The refusal that a line marked `!` is about."""
    read = read_line(line)
    if not read.refused:
        return None
    here = game.tree.end_of_run(game.at)
    try:
        game.tree.take(here, read_choice(read.choice, game.tree.frames[here].state))
    except Refused as refused:
        return refused.refusal
    except CannotRead:
        pass
    return None
