"""What has just happened, with its rules; the total cost; why a choice is refused."""

from __future__ import annotations

from mtgrules.engine.proposals import Proposal
from mtgrules.model.choices import Options, Refusal
from mtgrules.model.frames import Frame
from mtgrules.model.state import State
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Lang, Text
from mtgrules.rulebook.text import join as join_texts
from mtgrules.telling import explain, prompt, tell, tell_frame
from mtgrules.trace import Trace
from mtgrules_widgets import strings as s
from mtgrules_widgets.chips import Procedure
from mtgrules_widgets.labels import button
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.rulelinks import link, number, says
from mtgrules_widgets.symbols import rich

MOST_EARLIER = 12


def happened(trace: Trace, at: int, lang: Lang) -> Html:
    """The newest frame in full, and what led to it since the last choice folded above it."""
    frame = trace.frames[at]
    earlier = _since_choice(trace, at)
    parts = [el("h3", s.JUST_NOW[lang])]
    if earlier:
        lines = [el("li", *_line(trace.frames[i], lang)) for i in earlier[-MOST_EARLIER:]]
        heading = s.EARLIER.format(n=len(earlier))[lang]
        parts.append(el("details", el("summary", heading), el("ol", *lines)))
    parts.append(el("ul", *_events(frame, lang), cls="events latest"))
    parts.append(says(frame.rule, frame.state.edition, lang))
    return el(
        "div",
        *parts,
        cls="panel happened",
        lang=lang,
        role="group",
        aria_label=s.JUST_NOW[lang],
    )


def _since_choice(trace: Trace, at: int) -> list[int]:
    """The frames from the last choice up to the one before this."""
    frames: list[int] = []
    while trace.frames[at].choice is None and trace.parents[at] > 0:
        at = trace.parents[at]
        frames.append(at)
    frames.reverse()
    return frames


def _events(frame: Frame, lang: Lang) -> list[Html]:
    """Each event with its rule; the same sentence twice in a row is said once."""
    edition = frame.state.edition
    lines, last = [], ""
    for event in frame.events:
        said = tell(event, edition)[lang]
        if said != last:
            lines.append(el("li", rich(said, lang), " ", link(event.rule, edition, lang)))
        last = said
    return lines


def _line(frame: Frame, lang: Lang) -> tuple[Html, str, Html]:
    return (
        rich(tell_frame(frame)[lang], lang),
        " ",
        link(frame.rule, frame.state.edition, lang),
    )


def spoken(frame: Frame) -> Text:
    """What the live region says after a move: everything that happened, with the first rule."""
    told = tell_frame(frame)
    rule = number(frame.rule, frame.state.edition)
    return Text(f"{told.en} (rule {rule})", f"{told.ja}（ルール{rule}）")


# The total cost ---------------------------------------------------------------------


def cost_table(shown: Procedure | None, lang: Lang) -> Html:
    """The table of 601.2f while it matters: from the step that makes it to the end of paying."""
    if shown is None or shown.proposal.total is None or shown.step not in "fgh":
        return NONE
    total = shown.proposal.total
    rows = [
        el("tr", el("td", rich(a.label[lang], lang)), el("td", rich(a.amount[lang], lang)))
        for a in total.lines
    ]
    paid = el("th", s.TOTAL[lang], scope="row")
    rows.append(el("tr", paid, el("td", rich(total.text()[lang], lang)), cls="sum"))
    if shown.step == "h":
        rows.append(_left(shown.proposal, lang))
    table = el("table", el("tbody", *rows), cls="cost")
    return el("section", el("h3", s.TOTAL_COST[lang]), table, cls="panel", lang=lang)


def _left(proposal: Proposal, lang: Lang) -> Html:
    parts = [cost.text() for cost in proposal.to_pay]
    left = join_texts(parts, ", ", "、") if parts else Text("nothing", "なし")
    return el("tr", el("td", s.LEFT_TO_PAY[lang]), el("td", rich(left[lang], lang)))


# The question -----------------------------------------------------------------------


def question(state: State, options: Options | None, lang: Lang) -> Html:
    """Who is asked what, with the rule that asks."""
    if options is None:
        return el("p", s.GOES_ON[lang], " ", el("b", s.PRESS_NEXT[lang]), cls="question", lang=lang)
    if options.player < 0:
        return el("p", s.GAME_OVER[lang], cls="question", lang=lang)
    asked = prompt(state, options)[lang]
    return el(
        "p",
        rich(asked, lang),
        " ",
        link(options.rule, state.edition, lang),
        cls="question",
        lang=lang,
    )


def why(state: State, refusals: tuple[Refusal, ...], picked: Refusal | None, lang: Lang) -> Html:
    """The explanations of the refused options, one box each; only the picked one is open.

    The others wait for the keyboard's focus on their button (see `style`). Their
    links cannot have it: the box would close as the focus leaves the button, and
    the focus would be lost with it. Ears find the same text in the button's tooltip.
    """
    boxes = [
        el(
            "div",
            *_explained(state, refusal, lang),
            cls=f"why why-{n + 1}" + (" picked" if refusal is picked else ""),
            inert=refusal is not picked,
        )
        for n, refusal in enumerate(refusals)
    ]
    return el("div", *boxes, lang=lang)


def _explained(state: State, refusal: Refusal, lang: Lang) -> list[Html]:
    told = explain(refusal, state.edition)
    mark = el("span", "✕ ", cls="mark", aria_hidden="true")
    asked = button(state, refusal.choice)[lang]
    return [
        el("b", mark, rich(s.REFUSED.format(name=asked)[lang], lang)),
        el("p", rich(told.reason[lang], lang), " ", link(refusal.rule, state.edition, lang)),
        el("p", el("em", s.WOULD_WORK[lang]), " ", rich(told.remedy[lang], lang)),
    ]


def why_in_words(state: State, refusal: Refusal) -> Text:
    """The same as one text, for the live region and for a button's tooltip."""
    told = explain(refusal, state.edition)
    return Text(
        f"{told.reason.en} (rule {told.rule}) {told.remedy.en}",
        f"{told.reason.ja}（ルール{told.rule}）{told.remedy.ja}",
    )


def refused_word(
    asked: Text, refusal: Refusal, edition: Edition, lang: Lang, *, cite: bool = True
) -> str:
    """What the button of a refused option says: the option, and the rule against it if `cite`."""
    if not cite:
        return f"✕ {asked[lang]}"
    return f"✕ {asked[lang]}  ·  {number(refusal.rule, edition)}"
