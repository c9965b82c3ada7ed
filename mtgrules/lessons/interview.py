"""Playing the lines of a run and gathering its questions, each with what comes after it.

A question looks ahead to the line after it, so it can be made only once that is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.lessons.script import is_for, read_line, take
from mtgrules.questions import Asked, CannotAsk
from mtgrules.questions.kinds import ask, looks_ahead
from mtgrules.questions.moment import Moment

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from mtgrules.game import Game


class _Open(NamedTuple):
    """A line that asks: its number, its words, its frame, the moves that were made before it."""

    line: int
    words: str
    at: int
    moves: int


class Interview:
    """A game, the lines that were played on it, and the questions that were met on the way."""

    def __init__(self, game: Game, tables: Mapping[str, object] | None = None) -> None:
        """`tables` has the questions that the author typed, by name."""
        self.game = game
        self._tables = tables or {}
        self._open: list[_Open] = []
        self._moves: list[int] = []
        self._broken = False

    @property
    def _here(self) -> int:
        return self.game.tree.end_of_run(self.game.at)

    def take(self, i: int, written: str) -> None:
        """Play line number `i`; raises `Surprise` as `script.take` does."""
        line = read_line(written)
        before = self._here
        if not line.asks:
            take(self.game, written)
            if self._here != before:
                self._moves.append(self._here)
        elif is_for(self.game, line):
            self._open.append(_Open(i, line.choice, before, len(self._moves)))

    def breaks_off(self) -> None:
        """The run ended before its last line: what the lost lines would answer is not asked."""
        self._broken = True

    def questions(self) -> Iterator[tuple[int, Asked | CannotAsk]]:
        """Every question with the number of its line, or why it cannot be asked."""
        for n, this in enumerate(self._open):
            later = [one.at for one in self._open[n + 1 :]]
            after = later[0] if later else self._here
            then = self._moves[this.moves] if this.moves < len(self._moves) else None
            if self._broken and then is None and looks_ahead(this.words):
                continue
            moment = Moment(self.game.tree, this.at, then, self._here)
            try:
                yield this.line, Asked(ask(this.words, moment, self._tables), this.at, after)
            except CannotAsk as error:
                yield this.line, error
