"""Several continuations side by side as HTML: the position, and what each led to.

The end of one that has not been played is not in it.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files

from mtgrules.engine.play import legal
from mtgrules.rulebook.text import Lang, Text
from mtgrules.telling import prompt
from mtgrules_widgets import board
from mtgrules_widgets import strings as s
from mtgrules_widgets.branches_led import Continuation, differences
from mtgrules_widgets.marks import Marks
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.pool import Face
from mtgrules_widgets.symbols import rich

CSS = Html((files(__package__) / "branches.css").read_text(encoding="utf-8"))
"""The style sheet of this widget, beside that of `style`."""

LETTERS = "ABCDEFGH"
"""As many as `lessons.model.SIDE_BY_SIDE` allows."""

FROM_HERE = Text("From here it can go on in {n} ways", "ここから先は{n}通り")
PREDICT = Text(
    "Predict first what each of them leads to, then play it.",
    "それぞれがどうなるか、先に予想してから進めてみましょう。",
)
NOT_PLAYED = Text("not played yet", "まだ試していない")
IS_OPEN = Text("open below", "下で進行中")
PLAYED = Text("✓ played to its end", "✓ 最後まで見た")
OPEN_AND_PLAYED = Text("✓ played, open below", "✓ 最後まで見た・下に表示中")
TIP = Text("Play this continuation below", "この続きを下で進める")
LED_TO = Text("What each led to", "それぞれの結果")
START = Text("Where they part", "分かれる前")
HIDDEN = Text("Hidden until you have played it to its end", "最後まで進めると表示されます")
NO_DIFFERENCE = Text("Nothing differs.", "違いはありません。")
UNFINISHED = Text("It cannot go on from here. {why}", "ここから先へは進められません。{why}")
END_OF = Text("The end of {letter}", "{letter}の最後の盤面")


def faces(
    branches: tuple[Continuation, ...], picked: int | None, played: Collection[int], lang: Lang
) -> list[Face]:
    """What the buttons of the continuations show, which of them is open and which were played."""
    found = []
    for n, branch in enumerate(branches):
        here = n == picked
        words = {
            (False, False): NOT_PLAYED,
            (True, False): IS_OPEN,
            (False, True): PLAYED,
            (True, True): OPEN_AND_PLAYED,
        }[here, n in played]
        said = f"{LETTERS[n]}   {branch.title[lang]}"
        cls = "mtg-here" if here else ""
        shown = f"{'▸ ' if here else ''}{said}\n{words[lang]}"
        found.append(Face(shown, f"{said}, {words[lang]}. {TIP[lang]}", cls))
    return found


def position(branches: tuple[Continuation, ...], lang: Lang) -> Html:
    """The table where the continuations part, and who chooses there."""
    state = branches[0].start
    options = legal(state)
    asked = NONE
    if options.player >= 0:
        asked = el("p", rich(prompt(state, options)[lang], lang), cls="question")
    return el("div", asked, board.table(state, Marks(), lang), lang=lang)


def guide(branches: tuple[Continuation, ...], lang: Lang) -> Html:
    """What to do with them."""
    told = FROM_HERE.format(n=len(branches))[lang]
    return el("p", el("b", told), " ", PREDICT[lang], cls="guide", lang=lang)


def led_to(branches: tuple[Continuation, ...], played: Collection[int], lang: Lang) -> Html:
    """What differs between the start and the ends that were played, and those ends themselves."""
    if not played:
        return NONE
    shown = [n for n in range(len(branches)) if n in played]
    rows = differences(branches[0].start, [branches[n].last for n in shown])
    # The corner is no heading of anything.
    heads = [el("td"), el("th", START[lang], scope="col")]
    for n, branch in enumerate(branches):
        heads.append(el("th", f"{LETTERS[n]} ", el("small", branch.title[lang]), scope="col"))
    lines = []
    for row in rows:
        told = dict(zip(shown, row.told[1:], strict=True))
        cells = [
            el("th", row.what[lang], scope="row"),
            el("td", rich(row.told[0][lang], lang)),
        ]
        for n in range(len(branches)):
            if n in told:
                changed = told[n] != row.told[0]
                words = rich(told[n][lang], lang)
                cells.append(el("td", el("b", words) if changed else words))
            else:
                cells.append(el("td", "?", el("span", HIDDEN[lang], cls="mtg-ears"), cls="unseen"))
        lines.append(el("tr", *cells))
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *lines), cls="led")
    return el(
        "div",
        el("h3", LED_TO[lang]),
        el("div", table, cls="scroll") if lines else el("p", NO_DIFFERENCE[lang], cls="same"),
        el("div", *(_end(branches, n, played, lang) for n in range(len(branches))), cls="ends"),
        lang=lang,
    )


def _end(branches: tuple[Continuation, ...], n: int, played: Collection[int], lang: Lang) -> Html:
    branch = branches[n]
    heading = el("h4", END_OF.format(letter=LETTERS[n])[lang], " ", el("small", branch.title[lang]))
    if n not in played:
        return el("div", heading, el("p", HIDDEN[lang], cls="unseen"), cls="end")
    parts = [heading]
    if branch.ended.en:
        parts.append(el("p", UNFINISHED.format(why=branch.ended)[lang], cls="unfinished"))
    return el("div", *parts, board.table(branch.last, Marks(), lang), cls="end")


def done(
    branches: tuple[Continuation, ...], picked: int | None, played: Collection[int], lang: Lang
) -> Html:
    """Beside the one that is open: that its end was seen, and where to look."""
    if picked is None or picked not in played:
        return NONE
    return el("b", f"✓ {say_end(branches, picked, played)[lang]}", lang=lang)


def say_end(branches: tuple[Continuation, ...], n: int, played: Collection[int]) -> Text:
    """What is announced where a continuation has come to its end."""
    return Text(
        "The end of {letter}: {done} of {of} played. See “What each led to”.",
        "{letter}の最後です（{of}通りのうち{done}通りが済み）。「それぞれの結果」をご覧ください。",
    ).format(letter=LETTERS[n], done=len(played), of=len(branches))


def fallback(branches: tuple[Continuation, ...], lang: Lang) -> Html:
    """For readers without a kernel: the names of the continuations."""
    items = [el("li", branch.title[lang]) for branch in branches]
    return el(
        "div",
        el("p", el("em", s.STATIC[lang])),
        el("p", FROM_HERE.format(n=len(branches))[lang]),
        el("ol", *items, type="A"),
        lang=lang,
    )
