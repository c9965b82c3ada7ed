"""Everything on a page that can be played: each placeholder by its kind, numbered as it comes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from zlib import crc32

from mtgrules.lessons import examples
from mtgrules.lessons.rounds import round_of
from mtgrules_widgets.export import games, rounds, statements, ways, words
from mtgrules_widgets.export.pieces import Pieces
from mtgrules_widgets.export.skeleton import stepper
from mtgrules_widgets.listing import Listing
from mtgrules_widgets.markup import Html, el, join
from mtgrules_widgets.practising import deal

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson, Widget
    from mtgrules.questions import Round
    from mtgrules.rulebook.text import Lang, Text
    from mtgrules_widgets.listing import Section

PRACTICED = 3
"""So many positions to practise with are prepared: none can be dealt without a kernel."""


class Shelf:
    """Collects what the page's script needs while the placeholders are put on the page."""

    def __init__(self, lesson: Lesson, lang: Lang) -> None:
        self.lesson, self.lang = lesson, lang
        self._pieces = Pieces()
        self._games: list[dict[str, Any]] = []
        self._rounds: list[dict[str, Any]] = []
        self._ways: list[dict[str, Any]] = []
        self._statements: dict[str, Any] = {}

    def put(self, widget: Widget) -> Html:
        """What stands on the page in place of a placeholder."""
        if widget.kind == "example":
            return self._example(widget)
        if widget.kind == "statements":
            listing = Listing(widget.name)
            return self.statements(listing.title, listing.sections)
        if widget.kind == "practice":
            told = words.PRACTICED.format(n=PRACTICED)[self.lang]
            dealt = [self._round(deal(widget.name, seed)[1]) for seed in range(PRACTICED)]
            return join([el("p", told, cls="prose"), *dealt])
        position = self.lesson.positions[widget.position]
        if widget.kind == "questions":
            return self._round(round_of(self.lesson, position, widget.run))
        if widget.kind == "branches":
            found = ways.ways(self.lesson, position)
            self._ways.append(ways.stored(found, len(self._games), self.lang, self._pieces))
            for each in found.games():
                self._games.append(games.stored(each, self.lang, self._pieces))
            return ways.skeleton(found, len(self._ways) - 1, self.lang)
        game = games.game(self.lesson, position, widget.kind)
        self._games.append(games.stored(game, self.lang, self._pieces))
        return stepper(game, len(self._games) - 1, self.lang)

    def _round(self, round_: Round) -> Html:
        """Questions, and the table at which what they ask can be tried."""
        number = len(self._games)
        self._rounds.append(rounds.stored(round_, number, self.lang, self._pieces))
        self._games.append(games.stored(rounds.table(round_), self.lang, self._pieces))
        return rounds.skeleton(round_, len(self._rounds) - 1, self.lang)

    def statements(self, title: Text, sections: tuple[Section, ...]) -> Html:
        """The statements of a page, with all their games."""
        found = []
        for table in statements.tables(sections):
            found.append((table, len(self._games)))
            self._games.append(games.stored(table.game, self.lang, self._pieces, pictures=False))
        self._statements.update(statements.stored(sections, found, self.lang))
        return statements.skeleton(title, sections, self.lang)

    def data(self) -> dict[str, Any]:
        """All that was collected, for the page's script."""
        return {
            "key": self._key(),
            "games": self._games,
            "rounds": self._rounds,
            "ways": self._ways,
            "statements": self._statements,
            "pieces": self._pieces.stored(),
            "kept": self._pieces.kept(),
        }

    def _key(self) -> str:
        """What a browser remembers the learner's place by: the same in both languages.

        Another one after a change of the lesson, since its frames have other numbers then.
        """
        frames = [[frame["on"] for frame in game["frames"]] for game in self._games]
        asked = [[q["right"] for q in round_["questions"]] for round_ in self._rounds]
        made = json.dumps([frames, asked, list(self._statements)])
        return f"{self.lesson.id}-{crc32(made.encode()):08x}"

    def _example(self, widget: Widget) -> Html:
        """A lesson to be changed and run in a notebook: here only to be read."""
        text = examples.text_of(self.lesson, widget.name, self.lang) or ""
        return el("pre", el("code", text), cls="page-example", tabindex=0)
