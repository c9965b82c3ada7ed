"""All statements of a source page: what each says to read, and its runs to play, one at a time.

The diagrams and the countdown are left out here: hundreds of games would make the file
several times as large.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.rulebook.editions import NEWEST
from mtgrules.rulebook.text import join
from mtgrules_widgets import statement_html
from mtgrules_widgets.export import words
from mtgrules_widgets.export.games import Game
from mtgrules_widgets.export.skeleton import board, part
from mtgrules_widgets.finding import Words
from mtgrules_widgets.listing import SEARCH, Section
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.played import play_runs
from mtgrules_widgets.source import title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.rulebook.text import Lang, Text
    from mtgrules.scenarios import Scenario


class Table(NamedTuple):
    """A game of a statement: a position under one edition."""

    scenario: str
    name: Text
    game: Game


def tables(sections: tuple[Section, ...]) -> Iterator[Table]:
    """Every position of every statement, played under each of its editions, the newest first."""
    for section in sections:
        for scenario in section.scenarios:
            yield from _tables(scenario)


def _tables(scenario: Scenario) -> Iterator[Table]:
    several = len(scenario.played_under) > 1
    for position in scenario.positions.values():
        for edition in reversed(scenario.played_under):
            runs = play_runs(position.data, position.runs, edition)
            start = runs.trace.position
            title = title_of(start)
            name = title
            if several and start.edition == NEWEST:
                # Of an older one the title tells it.
                name = join([title, start.edition.label], " · ", "・")
            game = Game(title, runs, runs.trace.end_of_run(0), counts=False)
            yield Table(scenario.id, name, game)


def skeleton(title: Text, sections: tuple[Section, ...], lang: Lang) -> Html:
    """The statements under their headings, each folded; one table moves to what is open."""
    field = Html(f'<input type="search" data-part="wanted" aria-label="{SEARCH[lang]}" ')
    field = Html(f'{field}placeholder="{SEARCH[lang]}" autocomplete="off">')
    found = [
        el(
            "section",
            el("h3", section.title[lang]),
            *(_statement(scenario, lang) for scenario in section.scenarios),
        )
        for section in sections
    ]
    return el(
        "div",
        part("p", "live", cls="mtg-live", role="status"),
        el("h2", title[lang]),
        el("p", field, " ", part("span", "found"), cls="search"),
        *found,
        part("div", "home", board(title, lang), hidden=True),
        cls="mtg page-statements",
        lang=lang,
        data_statements=True,
    )


def _statement(scenario: Scenario, lang: Lang) -> Html:
    """One of them. Its text is on the page, so that the browser's own search finds it."""
    number = el("span", scenario.id, cls="id")
    shown_by = NONE
    if scenario.shown_by:
        others = [
            el("a", id, href=f"#s-{id}") if n == 0 else Html(" " + el("a", id, href=f"#s-{id}"))
            for n, id in enumerate(scenario.shown_by)
        ]
        shown_by = el("p", words.SHOWN_BY[lang], " ", *others)
    return el(
        "details",
        el("summary", number, " ", scenario.title[lang]),
        el("div", statement_html.said(scenario, lang), shown_by, cls="mtg-statement"),
        el("div", cls="place"),
        id=f"s-{scenario.id}",
        data_statement=scenario.id,
    )


def stored(
    sections: tuple[Section, ...], found: list[tuple[Table, int]], lang: Lang
) -> dict[str, dict[str, Any]]:
    """By the statement: what it can be found by, and the name and the number of each game."""
    listed: dict[str, dict[str, Any]] = {}
    for section in sections:
        for scenario in section.scenarios:
            words_ = Words(scenario)
            listed[scenario.id] = {"numbers": words_.numbers, "text": words_.text, "games": []}
    for table, number in found:
        listed[table.scenario]["games"].append([table.name[lang], number])
    return listed
