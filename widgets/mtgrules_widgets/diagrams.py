"""The diagrams as HTML: the stack, what caused what, and the loop that ends a game, in words too.

The words are made from the same graph. Where nothing can draw (no matplotlib)
they stand there alone, opened, with a sentence that says why; where not even
networkx is installed, that sentence stands alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets.markup import NONE, Html, el, join

if TYPE_CHECKING:
    from mtgrules.trace import Trace

STACK = Text("The stack", "スタック")
CAUSES = Text("What triggered or caused what", "何が何を誘発し、引き起こしたか")
CYCLE = Text("The loop that ends the game", "ゲームを終わらせるループ")
IN_WORDS = Text("The same in words", "文章で読む")
NO_GRAPHS = Text(
    "The diagrams need networkx, which is not installed here.",
    "図にはnetworkxが必要ですが、ここには入っていません。",
)

# Not in the picture itself: each new style sheet costs the page as much as half the picture.
CSS = Html("""
.mtg-diagrams{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-start}
.mtg-diagrams figure{flex:1 1 320px;min-width:0;margin:0;border:1px solid var(--mtg-line,#cdd3da);
 border-radius:10px;padding:8px 12px;background:var(--mtg-bg,#fff);overflow-x:auto}
.mtg-diagrams figure.wide{flex-basis:100%}
.mtg-diagrams :is(h2,h3){font-size:1em;font-weight:650;margin:0 0 6px}
.mtg-diagrams svg{display:block;margin:0 auto}
.mtg-diagrams .none,.mtg-diagrams details{color:var(--mtg-soft,#57606a);font-size:.92em}
.mtg-diagrams ol{margin:4px 0 2px;padding-left:1.2em;list-style:disc;color:var(--mtg-ink,#1b1f24)}
.mtg-diagrams summary{cursor:pointer;padding:2px 0}
""")


def diagram_html(trace: Trace, at: int, lang: Lang, uid: str) -> Html:
    """The diagrams side by side for a frame of a trace; `uid` keeps their ids apart on a page.

    This loads networkx, and matplotlib when there is something to draw. All
    text is escaped.
    """
    try:
        from mtgrules.diagrams import graphs
    except ImportError:
        return el("div", el("p", NO_GRAPHS[lang], cls="none"), cls="mtg-diagrams")
    stack = graphs.stack_graph(trace.frames[at].state)
    causes = graphs.cause_graph(trace, at)
    cycle = graphs.cycle_graph(trace, at)
    return el(
        "div",
        _figure(cycle, CYCLE[lang], lang, f"{uid}-cycle") if cycle else NONE,
        _figure(stack, STACK[lang], lang, f"{uid}-stack"),
        _figure(causes, CAUSES[lang], lang, f"{uid}-causes"),
        cls="mtg-diagrams",
        lang=lang,
    )


def _figure(graph: Any, heading: str, lang: Lang, uid: str) -> Html:
    from mtgrules.diagrams import draw, graphs

    said = [line[lang] for line in graphs.describe(graph)]
    if not graph:
        return el("figure", el("h3", heading), el("p", said[0], cls="none"))
    listed = el("ol", join([el("li", line) for line in said]))
    try:
        picture, why = Html(draw.svg(graph, lang, uid)), NONE
    except draw.CannotDraw as error:
        picture, why = NONE, el("p", error.text[lang], cls="none")
    opened = not picture
    words = el("details", el("summary", IN_WORDS[lang]), listed, open=opened)
    ends = graph.graph.get("ends")
    outcome = el("p", ends[lang]) if ends is not None else NONE
    # A loop needs the whole width: its steps are sentences.
    wide = "wide" if ends is not None else ""
    return el("figure", el("h3", heading), picture, why, outcome, words, cls=wide)
