"""Runs that were played to their ends: their frames, and where they try in vain.

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


class Runs(NamedTuple):
    """Several runs as branches of one trace.

    `ends` has the last frame of each run by its name, `tried` what is tried in
    vain at a frame, `ended` why a run could not be played to its end, if so.
    """

    trace: Trace
    ends: Mapping[str, int]
    tried: Mapping[int, tuple[Refusal, ...]]
    ended: Mapping[str, Text]


class Played(NamedTuple):
    """The frames of one run, by their place in it.

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


def play_runs(
    position: Mapping[str, Any], runs: Mapping[str, Iterable[str]], edition: Edition = NEWEST
) -> Runs:
    """Play runs from a position under an edition, each as far as it can be played.

    A position that names an edition itself is played under that one.
    """
    start = Game(set_up({"edition": str(edition), **position}))
    ends: dict[str, int] = {}
    tried: dict[int, tuple[Refusal, ...]] = {}
    ended: dict[str, Text] = {}
    for name, lines in runs.items():
        game = start.branch()
        for line in lines:
            refusal = _refused(game, line)
            if refusal is not None:
                at = game.tree.end_of_run(game.at)
                tried[at] = tuple(dict.fromkeys((*tried.get(at, ()), refusal)))
            try:
                take(game, line)
            except Surprise as surprise:
                # A promise that is not kept is the checker's concern; the game went on.
                if surprise.ends_run:
                    ended[name] = surprise.text
                    break
        ends[name] = game.tree.end_of_run(game.at)
    return Runs(start.tree, ends, tried, ended)


def play(position: Mapping[str, Any], lines: Iterable[str], edition: Edition = NEWEST) -> Played:
    """Play the lines of one run from a position under an edition."""
    runs = play_runs(position, {"": lines}, edition)
    path = runs.trace.path(runs.ends[""])
    tried = {place: runs.tried[at] for place, at in enumerate(path) if at in runs.tried}
    return Played(runs.trace, path, tried, runs.ended.get("", NOTHING))


def _refused(game: Game, written: str) -> Refusal | None:
    """The refusal that a line marked `!` is about."""
    line = read_line(written)
    if not line.refused or line.edition not in ("", str(game.state.edition)):
        return None
    here = game.tree.end_of_run(game.at)
    try:
        game.tree.take(here, read_choice(line.choice, game.tree.frames[here].state))
    except Refused as refused:
        return refused.refusal
    except CannotRead:
        pass
    return None
