"""`mtgrules scenario play` and `lesson play`: the runs of a file, told line by line."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.cli.common import Trouble
from mtgrules.game import Game
from mtgrules.lessons.runs import editions_of, position_of
from mtgrules.lessons.transcript import STOPS, moment, transcript
from mtgrules.rulebook.editions import Edition, UnknownEdition
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import Lang, Text, join, same
from mtgrules.setup import BadPosition
from mtgrules.setup import position as set_up

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.lessons.model import Position, Source

HEAD = Text(
    "{run} (rules of {edition})",
    "{run}（{edition}版のルール）",
)
NO_RUN = Text(
    "{path} has no run {run!r}; there are: {known}.",
    "{path}に{run!r}という手順はありません。あるのは{known}です。",
)
NO_RUNS = Text(
    "{path} has nothing to play: no position with choices.",
    "{path}には実行する手順がありません（choicesのある局面がない）。",
)
NO_NUMBER = Text(
    "--to needs the number of a line of the run, 0 or more, not {written!r}.",
    "--toには手順の行の番号を0以上の整数で書いてください（{written!r}は使えません）。",
)


class Run(NamedTuple):
    """A run of a position; its name is POSITION, or POSITION.BRANCH for a branch."""

    name: str
    position: Position
    lines: tuple[str, ...]


def play(source: Source, lang: Lang, *, wanted: str = "", edition: str = "", to: str = "") -> int:
    """Print the runs of a file, or the one that is wanted, as far as line `to`.

    Where one run is played, or a run cannot go on, what is possible there follows.
    """
    runs = list(_runs(source))
    if not runs:
        raise Trouble(NO_RUNS.format(path=source.path))
    named = [run for run in runs if wanted in ("", run.name)]
    if not named:
        names = [run.name for run in runs]
        known = join([same(name) for name in names], ", ", "、")
        text = NO_RUN.format(path=source.path, run=wanted, known=known)
        raise Trouble(text + did_you_mean(wanted, names))
    if to and not to.isdecimal():
        raise Trouble(NO_NUMBER.format(written=to))
    for run in named:
        lines = run.lines[: int(to)] if to else run.lines
        for text in _told(source, run, lines, _edition(source, run, edition), len(named) == 1):
            print(text[lang])
        print()
    return 0


def _runs(source: Source) -> Iterator[Run]:
    for position in source.positions.values():
        for name, lines in (position.runs or {"": ()}).items():
            yield Run(f"{position.name}.{name}" if name else position.name, position, lines)


def _edition(source: Source, run: Run, written: str) -> Edition:
    try:
        return Edition.parse(written) if written else max(editions_of(source, run.position))
    except UnknownEdition as error:
        raise Trouble(error.text) from None


def _told(
    source: Source, run: Run, lines: tuple[str, ...], edition: Edition, alone: bool
) -> Iterator[Text]:
    try:
        game = Game(set_up(position_of(source, run.position, edition)))
    except BadPosition as bad:
        raise Trouble(Text(f"{run.name}: ", f"{run.name}：") + bad.text) from None
    yield HEAD.format(run=run.name, edition=game.state.edition)
    told = list(transcript(game, lines))
    yield from told
    if alone or told[-1:] == [STOPS]:
        yield from chain((same(""),), moment(game))
