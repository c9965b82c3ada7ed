"""A position with its prepared runs as the page stores it: every frame, and the lines through them.

What a stepper asks the engine for while one plays is asked here once, for each frame of
each run, so that the page needs no engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.lessons.runs import position_of
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.export.countdowns import countdown
from mtgrules_widgets.export.frames import frame
from mtgrules_widgets.played import Runs, play_runs
from mtgrules_widgets.showing import about_suspend
from mtgrules_widgets.source import title_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mtgrules.lessons.model import Lesson, Position
    from mtgrules.rulebook.text import Lang, Text
    from mtgrules.trace import Trace
    from mtgrules_widgets.export.pieces import Pieces


class Game(NamedTuple):
    """A game that was played: its title, its runs, and the frame at which the page opens it.

    `counts` says whether the countdown of suspend stands below it; `titles` has what
    the author calls a run, by its last frame.
    """

    title: Text
    runs: Runs
    home: int
    counts: bool
    titles: Mapping[int, Text] = {}

    @property
    def trace(self) -> Trace:
        return self.runs.trace


def game(lesson: Lesson, position: Position, kind: str) -> Game:
    """All runs of a position, played. A `replay` opens where its run ends, others at the start."""
    runs = play_runs(position_of(lesson, position), position.runs)
    start = runs.trace.position
    home = runs.ends.get("", 0) if kind == "replay" else runs.trace.end_of_run(0)
    counts = kind != "stepper" and about_suspend(start)
    titles = {runs.ends[name]: title for name, title in position.titles.items()}
    return Game(title_of(start), runs, home, counts, titles)


def stored(game: Game, lang: Lang, pieces: Pieces, *, pictures: bool = True) -> dict[str, Any]:
    """The game for the page's script; HTML goes into `pieces`."""
    trace = game.trace
    frames = [
        frame(trace, at, lang, pieces, game.runs.tried.get(at, ()), picture=pictures)
        for at in range(len(trace))
    ]
    branches = Cursor(trace, game.home).branches()
    lines: list[dict[str, Any]] = [
        {
            "leaf": branch.leaf,
            "fork": branch.fork,
            "name": game.titles.get(branch.leaf, branch.label)[lang],
        }
        for branch in branches
    ]
    if game.counts:
        for line in lines:
            line["count"] = countdown(trace, line["leaf"], lang, pieces)
    return {"title": game.title[lang], "home": game.home, "frames": frames, "lines": lines}
