"""Rounds: the questions of a run in their order, each with the place where it stands.

A line `ask KIND ...` in a run is a question about that moment. The lines after it, up to
the next question or the end of the run, are what the board does once it is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.game import Game
from mtgrules.lessons.interview import Interview
from mtgrules.lessons.runs import position_of
from mtgrules.questions import Asked, CannotAsk, Round
from mtgrules.setup import position as set_up
from mtgrules.setup import read_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mtgrules.lessons.model import Position, Source
    from mtgrules.rulebook.editions import Edition

__all__ = ["Asked", "Round", "play", "round_of"]


def play(position: str | Mapping[str, Any], lines: Iterable[str], name: str = "") -> Round:
    r"""The questions of lines played on a position, given as TOML text or as its table.

    Typed questions stand with the position, as tables `[question.NAME]`.

    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "activate Prodigal Pyromancer",
    ...     "ask may respond",
    ...     "target Ben",
    ... ])
    >>> made.asked[0].question.right.text.en
    'No: nobody has priority in the middle of this'

    Raises `BadPosition` for a position that cannot be set up, `Surprise` for a line that the
    game does not bear out, `CannotAsk` for a question that cannot be asked; each has its
    `text` in both languages.
    """
    table = read_table(position) if isinstance(position, str) else dict(position)
    tables = table.pop("question", {})
    interview = Interview(Game(set_up(table)), tables if isinstance(tables, dict) else {})
    for i, written in enumerate(lines):
        interview.take(i, written)
    asked = []
    for _, found in interview.questions():
        if isinstance(found, CannotAsk):
            raise found
        asked.append(found)
    return Round(name, interview.game.tree, tuple(asked))


def round_of(
    source: Source, position: Position, run: str = "", edition: Edition | None = None
) -> Round:
    """The questions of a run of a lesson or scenario; the run "" is its `choices`.

    Raises `KeyError` for a run that the position does not have, else as `play`.
    """
    name = f"{position.name}.{run}" if run else position.name
    table = {**position_of(source, position, edition), "question": dict(source.questions)}
    return play(table, position.runs[run], name)
