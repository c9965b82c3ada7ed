"""Several continuations of one position as the page stores them, and what each led to.

Each is a game of its own. What it led to is hidden in the file until it has been played.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.lessons.runs import position_of
from mtgrules_widgets import branches_html
from mtgrules_widgets.branches_led import Continuation, continuations
from mtgrules_widgets.branchesview import SHOW_ALL, TIP_SHOW_ALL, TIP_TO_THE_END, TO_THE_END
from mtgrules_widgets.export.games import Game
from mtgrules_widgets.export.skeleton import board, button, heading, part
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.played import Runs
from mtgrules_widgets.source import title_of
from mtgrules_widgets.symbols import in_words

if TYPE_CHECKING:
    from mtgrules.lessons.model import Lesson, Position
    from mtgrules.rulebook.text import Lang, Text
    from mtgrules_widgets.export.pieces import Pieces


class Ways(NamedTuple):
    """The continuations of a position, and what the table is called."""

    title: Text
    branches: tuple[Continuation, ...]

    def games(self) -> list[Game]:
        """Each as a game that opens where they part."""
        return [
            Game(self.title, Runs(each.trace, {"": each.end}, {}, {}), each.fork, counts=False)
            for each in self.branches
        ]


def ways(lesson: Lesson, position: Position) -> Ways:
    """All runs of a position, each played by itself."""
    words = position_of(lesson, position)
    branches = continuations(words, position.runs, position.titles)
    return Ways(title_of(branches[0].trace.position), branches)


def stored(found: Ways, first: int, lang: Lang, pieces: Pieces) -> dict[str, Any]:
    """The continuations for the page's script; `first` is the number of the first one's game."""
    everyone = range(len(found.branches))
    some = [set(each) for n in everyone for each in combinations(everyone, n + 1)]
    return {
        "first": first,
        "ends": [each.end for each in found.branches],
        # By what was played: the numbers of those, one after the other.
        "led": {
            "".join(map(str, sorted(played))): pieces.add(
                branches_html.led_to(found.branches, played, lang)
            )
            for played in some
        },
        # By which one, whether it is open, and whether it was played to its end.
        "faces": [
            [
                [
                    [*branches_html.faces(found.branches, open_, played, lang)[n]]
                    for played in ((), (n,))
                ]
                for open_ in (None, n)
            ]
            for n in everyone
        ],
        "said": [
            [
                in_words(branches_html.say_end(found.branches, n, range(done))[lang], lang)
                for done in range(len(found.branches) + 1)
            ]
            for n in everyone
        ],
    }


def skeleton(found: Ways, number: int, lang: Lang) -> Html:
    """The continuations on the page; `number` is their place among those of the page."""
    start = branches_html.position(found.branches, lang)
    guide = branches_html.guide(found.branches, lang)
    live = el(
        "div",
        part("p", "said", cls="mtg-live", role="status"),
        heading(found.title, lang),
        guide,
        part("div", "ways", cls="mtg-ways"),
        part("div", "from", start, cls="mtg-from"),
        el("div", button(TO_THE_END[lang], "toTheEnd", TIP_TO_THE_END[lang]), cls="mtg-row"),
        part("div", "game", board(found.title, lang)),
        part("div", "led", cls="mtg-led", tabindex=-1),
        el(
            "div", button(SHOW_ALL[lang], "showAll", TIP_SHOW_ALL[lang], "mtg-quiet"), cls="mtg-row"
        ),
        cls="mtg mtg-branches-from page-live",
        lang=lang,
        role="group",
        aria_label=found.title[lang],
        data_ways=number,
    )
    names = el("ol", *(el("li", each.title[lang]) for each in found.branches), type="A")
    first = el(
        "div",
        heading(found.title, lang),
        guide,
        names,
        el("div", start, cls="mtg-from"),
        cls="mtg mtg-branches-from page-first",
        lang=lang,
    )
    return el("div", first, live, cls="page-game")
