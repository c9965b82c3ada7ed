"""The controls of a game on the page, empty: the script fills them and puts them in motion.

They are in the order of the stepper in a notebook and have its classes, so that one style
sheet serves both. `data-part` names what the script fills, `data-do` what a button does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules_widgets import strings as s
from mtgrules_widgets.board import table
from mtgrules_widgets.export import words
from mtgrules_widgets.marks import marks
from mtgrules_widgets.markup import NONE, Html, el

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang, Text
    from mtgrules_widgets.export.games import Game


def button(said: str, do: str, tip: str = "", cls: str = "", **more: object) -> Html:
    """A button as the widgets have it."""
    classes = f"widget-button jupyter-button {cls}".strip()
    return el("button", said, cls=classes, type="button", data_do=do, title=tip or None, **more)


def first_position(game: Game, lang: Lang) -> Html:
    """The position as it is at first: for paper, and for a browser without scripts."""
    start = game.trace.frames[game.trace.end_of_run(0)].state
    heading = el("h2", game.title[lang])
    turn = s.TURN.format(n=start.turn, who=start.players[start.active].name)
    pill = el("span", turn[lang], cls="pill")
    shown = marks(game.trace.frames[0], None)
    return el(
        "div",
        el("div", heading, " ", pill, cls="mtg-title"),
        table(start, shown, lang),
        cls="mtg mtg-stepper page-first",
        lang=lang,
    )


def heading(title: Text, lang: Lang) -> Html:
    """A title that never changes."""
    return el("div", el("h2", title[lang]), cls="mtg-title", lang=lang)


def stepper(game: Game, number: int, lang: Lang) -> Html:
    """The game to step through; `number` is its place among the games of the page."""
    count = part("div", "count", cls="mtg mtg-countdown page-live", lang=lang, tabindex=-1)
    return el(
        "div",
        first_position(game, lang),
        board(game.title, lang, data_game=number),
        count if game.counts else NONE,
        cls="page-game",
    )


def board(title: Text, lang: Lang, **more: object) -> Html:
    """The parts of a stepper."""
    return el(
        "div",
        part("p", "live", cls="mtg-live", role="status"),
        _head(),
        controls(lang),
        part("div", "lines", cls="mtg-row mtg-branches"),
        part("div", "steps", cls="mtg-chips"),
        el(
            "div",
            part("div", "table", cls="mtg-table"),
            el("div", _ask(lang), _told(lang), cls="mtg-right mtg-column"),
            cls="mtg-main",
        ),
        foot(lang),
        cls="mtg mtg-stepper page-live",
        lang=lang,
        role="group",
        aria_label=title[lang],
        **more,
    )


def part(tag: str, name: str, *children: Html, cls: str = "", **attributes: object) -> Html:
    """An element that the script fills, or fills anew."""
    return el(tag, *children, cls=cls, data_part=name, **attributes)


def _head() -> Html:
    pills = (part("span", "turn", cls="pill"), " ", part("span", "place", cls="pill"))
    title = el("div", part("h2", "title"), " ", *pills, cls="mtg-title")
    return el("div", title, cls="mtg-row mtg-head")


def controls(lang: Lang) -> Html:
    """The row of buttons that move, with the track between them."""

    def move(said: Text, do: str, tip: Text, cls: str = "") -> Html:
        return button(said[lang], do, tip[lang], cls)

    slider = Html(
        f'<input type="range" min="0" max="1" value="0" step="1" data-part="slider" '
        f'aria-label="{s.PLACE_NAME[lang]}">'
    )
    marks_ = part("div", "marks", cls="marks", aria_hidden="true")
    track = el("div", marks_, slider, cls="mtg-track")
    return el(
        "div",
        move(s.PREVIOUS_CHOICE, "previousChoice", s.TIP_PREVIOUS_CHOICE, "mtg-far"),
        move(s.BACK, "back", s.TIP_BACK),
        track,
        move(s.NEXT, "next", words.NEXT_IN_LINE),
        move(s.NEXT_CHOICE, "nextChoice", words.NEXT_CHOICE, "mtg-far"),
        move(s.START_OVER, "restart", words.RESTART),
        cls="mtg-row mtg-nav",
        role="group",
        aria_label=words.CONTROLS[lang],
    )


def _ask(lang: Lang) -> Html:
    return el(
        "div",
        part("div", "asks", tabindex=-1),
        part("div", "can", cls="mtg-options", role="group", aria_label=words.OPTIONS[lang]),
        part("div", "unprepared"),
        part("div", "cannot"),
        part("div", "why"),
        cls="mtg-ask mtg-column",
    )


def _told(lang: Lang) -> Html:
    shown = button(s.REVEAL[lang], "reveal", s.TIP_REVEAL[lang], "mtg-gone")
    return el("div", shown, part("div", "cost"), part("div", "told", cls="mtg-happened"))


def foot(lang: Lang) -> Html:
    """The diagram, and hiding what happens."""
    return el(
        "div",
        el(
            "div",
            button(s.DIAGRAM_OPEN[lang], "picture", aria_expanded="false"),
            button(s.PREDICT[lang], "predict", s.TIP_PREDICT[lang], aria_pressed="false"),
            cls="mtg-row mtg-foot",
        ),
        part("div", "picture", cls="mtg-diagram mtg-gone"),
    )
