"""One moment of a game without widgets: a plain table for saved notebooks, and plain text.

Front ends clean the HTML of a notebook that they do not trust: no style, no
drawing, so this uses only tables, lists and words.
"""

from __future__ import annotations

from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.rulebook.text import Lang, Text
from mtgrules.telling import explain, prompt, tell_frame
from mtgrules_widgets import strings as s
from mtgrules_widgets.board import title_of
from mtgrules_widgets.cardview import counter_words
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.labels import button
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.rulelinks import link, number

MOST_STEPS = 15


def html(cursor: Cursor, problem: Text, lang: Lang) -> Html:
    """The table, the question and the last steps."""
    if problem.en:
        return el("p", problem[lang])
    state, options = cursor.state, cursor.options
    rows = [_zone_row(name, cards, lang) for name, cards in _zones(state)]
    parts = [
        el("p", el("em", s.STATIC[lang])),
        el("table", el("tbody", *rows)),
        el("ol", *_steps(cursor, lang)),
    ]
    if options is not None:
        parts.append(el("p", el("b", prompt(state, options)[lang])))
        parts.append(el("ul", *(el("li", button(state, c)[lang]) for c in options.legal)))
        refused = []
        for refusal in options.refused:
            told = explain(refusal, state.edition)
            said = f"✕ {button(state, refusal.choice)[lang]}: {told.reason[lang]} "
            refused.append(el("li", said, link(refusal.rule, state.edition, lang)))
        parts.append(el("ul", *refused) if refused else NONE)
    return el("div", *parts, lang=lang)


def plain(cursor: Cursor, problem: Text, lang: Lang) -> str:
    """One line: what it is and where it stands."""
    if problem.en:
        return f"Stepper: {problem[lang]}"
    said = tell_frame(cursor.frame)[lang]
    return f"Stepper: {said} [{number(cursor.frame.rule, cursor.edition)}]"


def _steps(cursor: Cursor, lang: Lang) -> list[Html]:
    frames = [cursor.trace.frames[i] for i in cursor.trace.path(cursor.at)[-MOST_STEPS:]]
    return [el("li", tell_frame(f)[lang], " ", link(f.rule, f.state.edition, lang)) for f in frames]


def _zones(state: State) -> list[tuple[Text, list[Text]]]:
    """Each player's zones with what is in them, and the stack; empty ones are left out."""
    found: list[tuple[Text, list[Text]]] = []
    stack = [title_of(state, item) for item in reversed(state.stack)]
    found.append((s.STACK, stack))
    for who, player in enumerate(state.players):
        life = Text(
            f"{player.name.en} ({player.life} life)", f"{player.name.ja}（ライフ{player.life}）"
        )
        mine = [_card(o) for o in state.battlefield if o.controller == who]
        found.append((life + Text(": battlefield", "：戦場"), mine))
        if who == 0:
            found.append((player.name + Text(": hand", "：手札"), [_card(o) for o in player.hand]))
        exiled = [_card(o) for o in state.exile if o.owner == who]
        found.append((player.name + Text(": exile", "：追放"), exiled))
        found.append(
            (player.name + Text(": graveyard", "：墓地"), [_card(o) for o in player.graveyard])
        )
    return [(name, cards) for name, cards in found if cards]


def _card(obj: Obj) -> Text:
    about = [s.TAPPED] if obj.tapped else []
    about += [counter_words(kind, n) for kind, n in obj.counters]
    if not about:
        return obj.card.name
    return Text(
        f"{obj.card.name.en} ({', '.join(a.en for a in about)})",
        f"{obj.card.name.ja}（{'、'.join(a.ja for a in about)}）",
    )


def _zone_row(name: Text, cards: list[Text], lang: Lang) -> Html:
    listed = ("、" if lang == "ja" else ", ").join(card[lang] for card in cards)
    return el("tr", el("th", name[lang], scope="row"), el("td", listed))
