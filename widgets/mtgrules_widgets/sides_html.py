"""Two editions side by side as HTML: one side's moment, and in words where they part."""

from __future__ import annotations

from importlib.resources import files

from mtgrules.rulebook.text import Lang, Text, join, same
from mtgrules.telling import tell_frame
from mtgrules_widgets import board, chips, happened
from mtgrules_widgets import strings as s
from mtgrules_widgets.labels import button
from mtgrules_widgets.marks import marks
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.played import Played
from mtgrules_widgets.rulelinks import link, number
from mtgrules_widgets.sides import OPEN_CHOICE, Parting, Sides

CSS = Html((files(__package__) / "sides.css").read_text(encoding="utf-8"))
"""The style sheet of this widget, beside that of `style`."""

MOST_OFFERS = 8
"""So many options are listed; of more only the number is told."""

HERE = Text("They part here: {what}", "ここで分かれる：{what}")
LATER = Text(
    "The same under both so far. They part at step {n}: {what}.",
    "ここまではどちらの版でも同じ。手順{n}で分かれる：{what}。",
)
EARLIER = Text(
    "They parted at step {n}: {what}. From there each goes its own way.",
    "手順{n}で分かれた：{what}。その先は、それぞれに進みます。",
)
NEVER = Text(
    "Under both editions this run goes the same way to its end.",
    "この手順は、どちらの版でも最後まで同じように進みます。",
)
RENUMBERED = Text("Only numbers of rules differ: {pairs}.", "ルールの番号だけが異なる：{pairs}。")
ENDED = Text("Here the run has ended, at step {n}.", "こちらは手順{n}で終わっています。")
ENDED_FOR = Text("Here the run cannot go on. {why}", "こちらはここから先へ進められません。{why}")
OFFERED = Text("Options", "選択肢")
TAKEN = Text("chosen next", "次に選ばれる")
AND_MORE = Text("and {n} more", "ほかに{n}個")
RULES_OF = Text("Rules of {day}", "{day}のルール")


def what(side: Played, place: int, lang: Lang) -> Html:
    """A place of one side: the step, what happened, what is asked, what is tried in vain."""
    at = min(place, len(side.path) - 1)
    frame, before = side.frame(at), side.before(at)
    state, options = frame.state, side.options(at)
    parts = [
        chips.row(frame, before, is_decision=side.is_decision(at), lang=lang),
        happened.happened(side.trace, side.path[at], lang),
        happened.question(state, options, lang) if options is not None else NONE,
        _offers(side, at, lang),
    ]
    tried = side.tried.get(at, ())
    parts += [happened.why(state, (refusal,), refusal, lang) for refusal in tried]
    if at == len(side.path) - 1 and side.ended.en:
        parts.append(el("p", ENDED_FOR.format(why=side.ended)[lang], cls="ended"))
    elif place > at:
        parts.append(el("p", ENDED.format(n=at + 1)[lang], cls="ended"))
    return el("div", *parts, cls="what", lang=lang, role="group", aria_label=name(side)[lang])


def _offers(side: Played, at: int, lang: Lang) -> Html:
    """The options there, the one that the run takes marked."""
    options, state = side.options(at), side.frame(at).state
    if options is None or not options.legal:
        return NONE
    taken = side.frame(at + 1).choice if at + 1 < len(side.path) else None
    listed = [c for c in options.legal if c == taken] + [c for c in options.legal if c != taken]
    items = []
    for choice in listed[:MOST_OFFERS]:
        said = button(state, choice)[lang]
        mark = f" ({TAKEN[lang]})" if lang == "en" else f"（{TAKEN[lang]}）"
        is_taken = choice == taken
        items.append(el("li", said, mark if is_taken else "", cls="taken" if is_taken else ""))
    if len(listed) > MOST_OFFERS:
        items.append(el("li", AND_MORE.format(n=len(listed) - MOST_OFFERS)[lang]))
    return el("ul", *items, cls="offers", aria_label=OFFERED[lang])


def table(side: Played, place: int, lang: Lang) -> Html:
    """The table at a place of one side; the last one where its run has ended before."""
    at = min(place, len(side.path) - 1)
    frame = side.frame(at)
    return board.table(frame.state, marks(frame, side.before(at), side.options(at)), lang)


def name(side: Played) -> Text:
    return RULES_OF.format(day=side.edition.label)


def part(sides: Sides, place: int, lang: Lang) -> Html:
    """In words: whether they have parted, where, by which rule, and what is so on either side."""
    found = sides.parting
    if found is None:
        pairs = join([same(f"{old} → {new}") for old, new in sides.renumbered()], ", ", "、")
        numbers = el("p", RENUMBERED.format(pairs=pairs)[lang]) if pairs.en else NONE
        return el("div", el("p", NEVER[lang]), numbers, cls="parted", lang=lang)
    heading = el("b", summary(sides, place)[lang])
    cls = "parted here" if place == found.place else "parted"
    rows = [heading, " ", link(found.rule, sides.right.edition, lang)]
    if place >= found.place:
        said = []
        for side, words in zip(sides.both, (found.left, found.right), strict=True):
            said += [el("dt", name(side)[lang]), el("dd", words[lang])]
        rows.append(el("dl", *said))
    return el("div", *rows, cls=cls, lang=lang)


def summary(sides: Sides, place: int) -> Text:
    """Where they part, seen from a place, in a sentence."""
    found = sides.parting
    if found is None:
        return NEVER
    form = HERE if place == found.place else EARLIER if place > found.place else LATER
    return form.format(n=found.place + 1, what=found.what)


def spoken(sides: Sides, place: int) -> Text:
    """What the live region says: once while both are the same, for each side where they are not."""
    found = sides.parting
    if found is None or place < found.place:
        return _told(sides.right, place)
    said = summary(sides, place) + Text(" ", "。") if place == found.place else Text("", "")
    for side in sides.both:
        said += Text("{name}: {told} ", "{name}：{told}").format(
            name=name(side), told=_told(side, place)
        )
    if place == found.place and found.what == OPEN_CHOICE:
        said += Text("{left} {right}", "{left}{right}").format(left=found.left, right=found.right)
    return said


def _told(side: Played, place: int) -> Text:
    if place >= len(side.path):
        return ENDED.format(n=len(side.path))
    frame = side.frame(place)
    rule = number(frame.rule, side.edition)
    return tell_frame(frame) + Text(f" (rule {rule})", f"（ルール{rule}）")


def track(sides: Sides, place: int) -> Html:
    """Marks under the slider: square for a choice, a bar where they part."""
    last = max(1, len(sides) - 1)
    marks_ = [el("i"), el("i", cls="past", style=f"width:{100 * place / last:.2f}%")]
    kinds = dict.fromkeys(sides.choices(), "choice")
    if sides.parting is not None:
        kinds[sides.parting.place] = "parting"
    for n, kind in kinds.items():
        cls = f"{kind} seen" if n <= place and kind == "choice" else kind
        marks_.append(el("span", cls=cls, style=f"left:{100 * n / last:.2f}%"))
    return el("div", *marks_, cls="marks", aria_hidden="true")


def fallback(sides: Sides, place: int, lang: Lang) -> Html:
    """For readers without a kernel: the parting in words, and both runs as lists."""
    columns = []
    for side in sides.both:
        lines = [
            el("li", tell_frame(frame)[lang], " ", link(frame.rule, side.edition, lang))
            for frame in map(side.frame, range(len(side.path)))
        ]
        columns.append(el("td", el("b", name(side)[lang]), el("ol", *lines)))
    row = el("table", el("tbody", el("tr", *columns)))
    return el("div", el("p", el("em", s.STATIC[lang])), part(sides, place, lang), row, lang=lang)


__all__ = ["Parting", "fallback", "part", "spoken", "summary", "table", "track", "what"]
