"""The countdown of suspend along one line of play, as the page stores it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules_widgets.markup import el
from mtgrules_widgets.timeline_data import CardLine, Timeline, timeline
from mtgrules_widgets.timeline_html import (
    IN_WORDS,
    MORE_CARDS,
    MOST_CARDS,
    NOTHING_YET,
    card_html,
    explained,
    jump_label,
    most_wanted,
    shown,
    windows_html,
    words_list,
)

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang
    from mtgrules.trace import Trace
    from mtgrules_widgets.export.pieces import Pieces


def countdown(trace: Trace, leaf: int, lang: Lang, pieces: Pieces) -> dict[str, int]:
    """For each frame of the line that ends at `leaf`, the columns of each card and what is below.

    The keys are the numbers of the frames, since a page knows only text there.
    """
    line = trace.path(leaf)
    return {str(at): pieces.keep([_at(timeline(trace, at, line), lang, pieces)]) for at in line}


def _at(told: Timeline, lang: Lang, pieces: Pieces) -> dict[str, Any]:
    if not told.cards:
        return {"cards": [], "end": pieces.add(el("p", NOTHING_YET[lang], cls="mtg-none"))}
    cards = most_wanted(told)
    full = explained(cards)
    words = el("details", el("summary", IN_WORDS[lang]), words_list(told, lang))
    further = len(told.cards) - MOST_CARDS
    if further > 0:
        words = el("div", el("p", MORE_CARDS.format(n=further)[lang]), words)
    return {
        "cards": [_card(told, card, lang, pieces, brief=card is not full) for card in cards],
        "end": pieces.add(words),
    }


def _card(
    told: Timeline, card: CardLine, lang: Lang, pieces: Pieces, *, brief: bool
) -> dict[str, Any]:
    return {
        "columns": pieces.add(card_html(told, card, lang)),
        "jumps": pieces.keep(
            [
                [-1 if mark.frame is None else mark.frame, jump_label(mark)[lang]]
                for mark in shown(card).marks
            ]
        ),
        "windows": pieces.add(windows_html(card, told, lang, brief=brief)),
    }
