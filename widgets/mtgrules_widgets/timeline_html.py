"""The suspend timeline as HTML: columns in turn order, the three windows, and a list in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.symbols import in_words, rich
from mtgrules_widgets.timeline_data import (
    MUST,
    NEVER,
    NOW,
    PAST,
    TO_COME,
    CardLine,
    Mark,
    Timeline,
    Window,
    may_or_must,
)

MOST_COLUMNS = 9
"""So many marks stand side by side; of a longer line some in the middle are left out."""

MOST_CARDS = 3
"""So many cards have columns; the others are in the list in words."""

MORE_CARDS = Text(
    "Further cards are in the list below: {n}.", "ほかの{n}枚は、下の文章の一覧にあります。"
)
NOTHING_YET = Text(
    "No card is suspended here, and none was on the way here.",
    "待機状態のカードはありません。ここまでの間にもありませんでした。",
)
COUNTDOWN = Text("Suspend: {name}", "待機：{name}")
IN_WORDS = Text("The timeline in words", "文章で読む")
YOU_ARE_HERE = Text("you are here", "いまここ")
_CARD = Text(
    "{name} ({owner}): {status}; time counters: {n}.",
    "{name}（{owner}）：{status}。時間カウンター{n}個。",
)
_AFTER_THIS = Text("here, after this", "いまはこの後")
_NOW_AT = Text("you are here: ", "いまここ：")
_STATES = {
    PAST: Text("past", "済み"),
    NOW: Text("open now", "いま開いている"),
    TO_COME: Text("to come", "これから"),
    NEVER: Text("does not come", "来ない"),
}
_IN_TURN = Text("{state}: turn {n}", "{state}：ターン{n}")
_ICONS = {PAST: "✓", NOW: "▸", TO_COME: "○", NEVER: "–"}
_IF = Text("if nothing intervenes", "何も起こらなければ")
_LEFT = Text("{n} left", "残り{n}個")
_COUNTERS = Text("time counters: {n}", "時間カウンター：{n}個")
_WINDOW = Text("chance to respond {n}", "対応する機会{n}")
_TURN = Text("Turn {n}", "ターン{n}")
_OMITTED = Text("{n} marks in between are left out here", "間の{n}個はここでは省略")
_WHEN_RESPOND = Text(
    "The three chances for an opponent to respond", "対戦相手が対応できる3つの機会"
)
_MUST_TOLD = Text(
    "Under this edition the last ability says must: it has to be played if able.",
    "この版では最後の能力は強制です。可能ならプレイしなければなりません。",
)
_ALREADY = Text("played already on this branch", "この分岐ではもうプレイした")

CSS = Html("""
.mtg-count:lang(ja) .track{word-break:auto-phrase}
.mtg .mtg-jump.widget-button.jupyter-button{font-size:.86em;width:auto;min-width:0}
.mtg .mtg-blank:not(:focus-visible){visibility:hidden}
.mtg .mtg-no-card:not(:has(:focus-visible)){display:none!important}
.mtg-count{margin:2px 0 0;color:var(--mtg-ink,#1b1f24)}
.mtg-count .top{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:baseline;margin:0 0 8px}
.mtg-count h2{font-size:1.25em;font-weight:650;margin:0;line-height:1.25}
.mtg-count .pill{border:1px solid var(--mtg-line,#cdd3da);border-radius:99px;padding:0 10px;
 font-size:.9em;color:var(--mtg-soft,#57606a);background:var(--mtg-bg2,#f3f5f7)}
.mtg-count .pill b{color:var(--mtg-ink,#1b1f24)}
.mtg-count ol.track{display:grid;list-style:none;margin:0;padding:0;gap:0}
.mtg-count .track li{position:relative;text-align:center;padding:2px 3px 6px;min-width:0;
 font-size:.88em;line-height:1.3;overflow-wrap:anywhere;display:flex;flex-direction:column;
 align-items:center;border-radius:8px}
.mtg-count .turn{font-weight:700;min-height:1.3em}
.mtg-count .same .turn{color:var(--mtg-soft,#57606a);font-weight:400}
.mtg-count .dots{font-size:1.25em;letter-spacing:1px;line-height:1.2;white-space:nowrap}
.mtg-count .dots i{font-style:normal;color:var(--mtg-soft,#57606a)}
.mtg-count .left{color:var(--mtg-soft,#57606a);font-size:.92em}
.mtg-count .node{position:relative;width:100%;height:28px;display:grid;place-items:center}
.mtg-count .node::before{content:"";position:absolute;left:-3px;right:-3px;top:13px;height:0;
 border-top:2px solid var(--mtg-line,#cdd3da)}
.mtg-count li:first-child .node::before{left:50%}
.mtg-count li:last-child .node::before{right:50%}
.mtg-count .predicted .node::before{border-top-style:dashed}
.mtg-count .node span{position:relative;display:grid;place-items:center;width:19px;height:19px;
 border-radius:50%;font-size:12px;font-weight:700;box-sizing:border-box;
 background:var(--mtg-bg,#fff);border:2px solid var(--mtg-ok,#1a7f37);color:var(--mtg-ok,#1a7f37)}
.mtg-count .now .node span{background:var(--mtg-now,#1757b5);border-color:var(--mtg-now,#1757b5);
 color:var(--mtg-bg,#fff);width:25px;height:25px;border-radius:7px;font-size:14px}
.mtg-count .to-come .node span{border-color:var(--mtg-soft,#57606a);color:transparent}
.mtg-count .predicted .node span{border-style:dashed}
.mtg-count li.here{background:var(--mtg-now-bg,#e6effc);outline:2px solid var(--mtg-now,#1757b5);
 outline-offset:-1px}
.mtg-count .at{color:var(--mtg-now,#1757b5);font-weight:650;font-size:.92em;min-height:1.3em}
.mtg-count .title{font-weight:650}
.mtg-count .note{color:var(--mtg-soft,#57606a)}
.mtg-count .w{margin-top:4px;border:1px solid var(--mtg-line,#cdd3da);border-radius:6px;
 padding:1px 7px 2px;font-size:.94em}
.mtg-count .w>*{display:block;font-weight:400;line-height:1.25}.mtg-count .w b{font-weight:700}
.mtg-count .now .w{border:2px solid var(--mtg-now,#1757b5);font-weight:650}
.mtg-count .to-come .w{border-style:dashed;color:var(--mtg-soft,#57606a)}
.mtg-count .if{color:var(--mtg-soft,#57606a);font-style:italic;font-size:.88em;margin:0 0 2px}
.mtg-count .if:lang(ja){font-style:normal}
.mtg-windows{display:grid;grid-template-columns:repeat(auto-fit,minmax(210px,1fr));gap:8px;
 list-style:none;margin:4px 0 0;padding:0}
.mtg-windows li{border:1px solid var(--mtg-line,#cdd3da);border-radius:8px;padding:6px 9px;
 font-size:.9em;line-height:1.4;color:var(--mtg-soft,#57606a)}
.mtg-windows li b{display:block;color:var(--mtg-ink,#1b1f24)}
.mtg-windows .state{font-weight:700}
.mtg-windows .now{border:2px solid var(--mtg-now,#1757b5);background:var(--mtg-now-bg,#e6effc);
 color:var(--mtg-ink,#1b1f24);padding:5px 8px}
.mtg-windows .now .state{color:var(--mtg-now,#1757b5)}
.mtg-windows .to-come{border-style:dashed}
.mtg-count h3{font-size:.95em;font-weight:650;margin:8px 0 0;color:var(--mtg-ink,#1b1f24)}
.mtg-count.in-words{font-size:.92em}
.mtg-count.in-words li{margin:2px 0 2px 1.2em;list-style:disc}
.mtg-count .must{margin:6px 0 0;padding:4px 10px;border-left:4px solid var(--mtg-warm,#855300);
 background:var(--mtg-warm-bg,#fff1d6);font-size:.92em}
""")


class Shown(NamedTuple):
    """The marks of a card that stand side by side, and how many are left out after the first."""

    marks: tuple[Mark, ...]
    left_out: int


def shown(card: CardLine) -> Shown:
    """The first mark and the ones around the place one looks at, as many as there is room for."""
    marks = card.marks
    if len(marks) <= MOST_COLUMNS:
        return Shown(marks, 0)
    here = max((i for i, mark in enumerate(marks) if mark.here), default=0)
    room = MOST_COLUMNS - 1
    start = max(1, min(here - 2, len(marks) - room))
    kept = marks[start : start + room]
    return Shown((marks[0], *kept), len(marks) - len(kept) - 1)


def most_wanted(told: Timeline) -> list[CardLine]:
    """The cards that get columns: those that still count down, then the newest; in old order."""
    newest = list(reversed(told.cards))
    wanted = [card for card in newest if card.suspended]
    wanted += [card for card in newest if not card.suspended]
    return [card for card in told.cards if card in wanted[:MOST_CARDS]]


def timeline_html(told: Timeline, lang: Lang) -> Html:
    """The whole timeline; all text is escaped."""
    if not told.cards:
        return el("div", el("p", NOTHING_YET[lang]), cls="mtg-count", lang=lang)
    parts = [card_html(told, card, lang) for card in told.cards]
    parts.append(el("details", el("summary", IN_WORDS[lang]), words_list(told, lang)))
    return el("div", el("style", CSS), join(parts), lang=lang)


def card_html(told: Timeline, card: CardLine, lang: Lang) -> Html:
    """One card: its columns. The windows stand below, in `windows_html`."""
    heading = COUNTDOWN.format(name=card.name)[lang]
    visible = shown(card)
    columns = [
        _column(mark, visible.marks[i - 1] if i else None, card, told.turn, lang)
        for i, mark in enumerate(visible.marks)
    ]
    n = len(columns)
    track = el(
        "ol",
        join(columns),
        cls="track",
        aria_label=heading,
        style=f"grid-template-columns:repeat({n},minmax(0,1fr));min-width:{n * 88}px",
    )
    omitted = _OMITTED.format(n=visible.left_out)[lang]
    return el(
        "div",
        el(
            "div",
            el("h2", heading),
            el("span", card.owner[lang], cls="pill"),
            el("span", el("b", card.status[lang]), cls="pill"),
            el("span", _COUNTERS.format(n=card.left)[lang], cls="pill"),
            el("span", _NOW_AT[lang], el("b", told.here[lang]), cls="pill"),
            cls="top",
        ),
        track,
        el("p", f"({omitted})", cls="if") if visible.left_out else NONE,
        cls="mtg-count",
        lang=lang,
        # No landmark: a page with several tables would have many of the same name.
        # Named by words and not by an id: the page of a lesson has the same columns again at
        # another of its tables, and an id that is there twice names the wrong one.
        role="group",
        aria_label=heading,
    )


def _column(mark: Mark, before: Mark | None, card: CardLine, turn: int, lang: Lang) -> Html:
    at = YOU_ARE_HERE if mark.turn == turn else _AFTER_THIS
    same = before is not None and before.turn == mark.turn
    classes = [mark.when.replace(" ", "-"), mark.kind.replace(" ", "-")]
    classes += ["predicted"] if mark.predicted else []
    classes += ["here"] if mark.here else []
    classes += ["same"] if same else []
    if mark.kind in ("spell", "left"):
        dots = el("span", "—", cls="dots", aria_hidden="true")
        left = Text("not in exile", "追放領域の外")[lang]
    else:
        most = min(max(card.most, mark.left), 12)
        full = min(mark.left, 12)
        empty = el("i", "○" * (most - full)) if most > full else NONE
        dots = el("span", "●" * full, empty, cls="dots", aria_hidden="true")
        left = _LEFT.format(n=mark.left)[lang]
    window = NONE
    if mark.window:
        name = _WINDOW.format(n=mark.window)[lang]
        state = f"{_ICONS[mark.when]} {_STATES[mark.when][lang]}"
        window = el("span", el("b", name), " ", el("span", state), cls="w")
    return el(
        "li",
        el("span", f"▼ {at[lang]}" if mark.here else "", cls="at"),
        el("span", _TURN.format(n=mark.turn)[lang], cls="turn"),
        dots,
        el("span", left, cls="left"),
        el("span", el("span", _ICONS[mark.when]), cls="node", aria_hidden="true"),
        el("span", _IF[lang], cls="if") if mark.predicted else NONE,
        el("span", mark.title[lang], cls="title"),
        el("span", rich(mark.note[lang], lang), cls="note"),
        window,
        cls=" ".join(classes),
        aria_current="step" if mark.here else None,
    )


def windows_html(card: CardLine, told: Timeline, lang: Lang, *, brief: bool = False) -> Html:
    """The three windows of a card as they stand, with what can be answered in each.

    `brief` leaves the explanations out: of several cards one has them.
    """
    must = may_or_must(told.edition) is MUST and not brief
    return el(
        "div",
        NONE if brief else el("h3", _WHEN_RESPOND[lang]),
        el(
            "ol",
            join([_window(w, card, lang, brief=brief) for w in card.windows]),
            cls="mtg-windows",
        ),
        el("p", _MUST_TOLD[lang], cls="must") if must else NONE,
        cls="mtg-count",
        lang=lang,
    )


def explained(cards: Iterable[CardLine]) -> CardLine | None:
    """The card whose windows are explained: one with an open window, or one still suspended."""
    ordered = sorted(
        cards,
        key=lambda card: (NOW not in [w.when for w in card.windows], not card.suspended),
    )
    return ordered[0] if ordered else None


def _window(window: Window, card: CardLine, lang: Lang, *, brief: bool) -> Html:
    state = _STATES[window.when]
    turns = [m.turn for m in card.marks if m.window == window.number and m.when == window.when]
    if window.when == TO_COME and turns:
        # A window of the same number may be past already, in a turn before.
        state = _IN_TURN.format(state=state, n=turns[0])
    return el(
        "li",
        el("b", window.name[lang]),
        el("div", f"{_ICONS[window.when]} {state[lang]}", cls="state"),
        None if brief else window.answers[lang],
        cls=window.when.replace(" ", "-"),
    )


def words(told: Timeline) -> tuple[Text, ...]:
    """The timeline in sentences: every mark of every card, also those left out of the columns."""
    if not told.cards:
        return (NOTHING_YET,)
    lines = []
    for card in told.cards:
        lines.append(
            _CARD.format(name=card.name, owner=card.owner, status=card.status, n=card.left)
        )
        lines += [_sentence(mark) for mark in card.marks]
    return tuple(lines)


def _sentence(mark: Mark) -> Text:
    state = _IF if mark.predicted else _STATES[mark.when] if mark.window else NOTHING
    if mark.when == TO_COME and not mark.predicted:
        state = _ALREADY
    about = [t for t in (_WINDOW.format(n=mark.window) if mark.window else NOTHING, state) if t.en]
    if mark.here:
        about.append(YOU_ARE_HERE)
    brackets = Text("", "")
    if about:
        brackets = Text(
            " (" + "; ".join(t.en for t in about) + ")",
            "（" + "、".join(t.ja for t in about) + "）",
        )
    note = Text(": ", "：") + mark.note if mark.note.en else NOTHING
    return _symbols_in_words(
        _TURN.format(n=mark.turn)
        + Text(", ", "、")
        + mark.title
        + note
        + brackets
        + Text(".", "。")
    )


def _symbols_in_words(text: Text) -> Text:
    return Text(in_words(text.en, "en"), in_words(text.ja, "ja"))


def words_list(told: Timeline, lang: Lang) -> Html:
    """The sentences as a list."""
    listed = el("ul", join([el("li", line[lang]) for line in words(told)]))
    return el("div", listed, cls="mtg-count in-words", lang=lang)


def jump_label(mark: Mark) -> Text:
    """What the button below a mark says."""
    where = _TURN.format(n=mark.turn)
    what = _WINDOW.format(n=mark.window) if mark.window else mark.title
    if mark.here:
        return Text("● {where}, {what}: here", "● {where}・{what}：いまここ").format(
            where=where, what=what
        )
    return Text("Go to {where}, {what}", "{where}・{what}へ").format(
        where=Text(where.en.lower(), where.ja), what=Text(what.en.lower(), what.ja)
    )


__all__ = [
    "CSS",
    "card_html",
    "explained",
    "jump_label",
    "most_wanted",
    "shown",
    "timeline_html",
    "windows_html",
    "words",
    "words_list",
]
