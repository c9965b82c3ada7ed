"""`timeline`: the plots of the cards with suspend, each with the same in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.course.history import suspend_cards
from mtgrules.rulebook.text import Text
from mtgrules_widgets import language
from mtgrules_widgets.diagrams import CSS, IN_WORDS
from mtgrules_widgets.markup import Html, el, join
from mtgrules_widgets.style import style

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang

NO_PLOTS = Text(
    "The plots need matplotlib, which is not installed here; the words below say the same.",
    "グラフにはmatplotlibが必要ですが、ここには入っていません。下の文章が同じ内容です。",
)


def timeline(*, lang: str | None = None) -> W.HTML:
    """The two plots as one widget; raises `UnknownLanguage` for a language that there is not."""
    wanted = language.read(lang) if lang is not None else language.current()
    shown = W.HTML(timeline_html(wanted))
    shown.add_class("mtg")
    return shown


def timeline_html(lang: Lang) -> Html:
    """The plots as HTML, or the words alone where nothing can draw."""
    from mtgrules.diagrams import plots

    cards = [
        plots.Waiting(
            card.set,
            card.year,
            plots.kind(card.colors),
            card.turns,
            None if card.mana_value is None else card.mana_value - card.price,
        )
        for card in suspend_cards()
    ]
    words = plots.in_words(cards)
    parts = []
    for heading, draw, rows in (
        (plots.BY_SET, plots.by_set, words[0]),
        (plots.SAVED, plots.saved, words[1]),
    ):
        listed = el("ol", join([el("li", row[lang]) for row in rows]))
        try:
            picture, drawn = Html(draw(cards, lang)), True
        except ImportError:
            picture, drawn = el("p", NO_PLOTS[lang], cls="none"), False
        told = el("details", el("summary", IN_WORDS[lang]), listed, open=not drawn)
        parts.append(el("figure", el("h2", heading[lang]), picture, told))
    figures = el("div", el("style", CSS), join(parts), cls="mtg-diagrams", lang=lang)
    return Html(style() + figures)
