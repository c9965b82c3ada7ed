"""The track under the slider: a mark for each frame, choice and branch of the line one is on."""

from __future__ import annotations

from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.markup import Html, el

MOST_MARKS = 90
"""With more frames than this only choices and branches get a mark."""


def track(cursor: Cursor, line: tuple[int, ...]) -> Html:
    """Marks in proportion: round for a step, square for a choice, a hook where branches begin.

    `line` is the cursor's line, which its caller has at hand.
    """
    trace = cursor.trace
    last = max(1, len(line) - 1)
    here = line.index(cursor.at)
    marks = [el("i"), el("i", cls="past", style=f"width:{100 * here / last:.2f}%")]
    for n, at in enumerate(line):
        children = trace.children(at)
        fork = len(children) > 1
        decision = all(trace.frames[child].choice is not None for child in children)
        if len(line) > MOST_MARKS and not (fork or (decision and n % 3 == 0)):
            continue
        kinds = [k for k, yes in (("choice", decision), ("fork", fork), ("seen", n <= here)) if yes]
        marks.append(el("span", cls=" ".join(kinds), style=f"left:{100 * n / last:.2f}%"))
    return el("div", *marks, cls="marks", aria_hidden="true")
