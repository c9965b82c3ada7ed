"""The pictures of the graphs: the only module that loads matplotlib, and only when it draws.

One renderer of matplotlib's SVG backend is kept and given paths; there is no
figure, no axes and no pyplot, and matplotlib's settings stay as they are. Text
is drawn as outlines from font files that come with the packages, so Japanese
needs no font on the reader's machine. Colours are the page's own variables.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable
from itertools import pairwise
from typing import TYPE_CHECKING, Any
from xml.sax.saxutils import escape, quoteattr

from mtgrules.diagrams import words
from mtgrules.diagrams.graphs import key
from mtgrules.diagrams.layout import Box, Layout, Line, Point, Size, columns, layers, ring
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    import networkx as nx

KEPT = 256
"""So many pictures are kept; the least recently shown one is dropped."""

TITLES: dict[str, Text] = {
    "stack": Text("The stack, with sources and targets", "スタックと、その発生源・対象"),
    "causes": Text("What triggered or caused what", "何が何を誘発し、引き起こしたか"),
    "cycle": Text("The loop, step by step", "ループの1周"),
}


class CannotDraw(RuntimeError):
    """There is no library to draw with; `text` says so in both languages."""

    def __init__(self) -> None:
        self.text = Text(
            "The diagram cannot be drawn, because matplotlib or its Japanese font "
            "(matplotlib-fontja) is not installed here; the words below say the same.",
            "matplotlibまたはその日本語フォント（matplotlib-fontja）がないので、図を描けません。"
            "下の文章が同じことを伝えます。",
        )
        super().__init__(self.text.en)


_drawn: OrderedDict[Hashable, str] = OrderedDict()
_UID = "\ue000"  # stands for the uid in kept pictures; no label can hold it: it is not printable


def svg(graph: nx.DiGraph, lang: Lang, uid: str) -> str:
    """The picture of a graph as inline SVG, the same every time.

    `uid` makes the ids inside unique on a page. Raises `CannotDraw` where
    matplotlib is not installed. A graph without nodes gives "".
    """
    if not graph:
        return ""
    wanted = key(graph, lang)
    picture = _drawn.get(wanted)
    if picture is None:
        picture = _drawn[wanted] = _draw(graph, lang)
        if len(_drawn) > KEPT:
            _drawn.popitem(last=False)
    else:
        _drawn.move_to_end(wanted)
    return picture.replace(_UID, re.sub(r"[^A-Za-z0-9_-]", "-", uid) or "d")


# What is drawn --------------------------------------------------------------------------------

_BODY, _SMALL = 12.5, 10.0
_LINE, _SMALL_LINE = 16.0, 13.0
_PAD_X, _PAD_Y = 12.0, 8.0
_MARGIN = 8.0

# Outline: shape, line width, dashes. No two kinds that occur together look the same without colour.
_SHAPES: dict[str, tuple[str, float, tuple[float, ...] | None, str, str]] = {
    "spell": ("round", 2.4, None, "now", "now_bg"),
    "ability": ("cut", 2.0, None, "now", "bg"),
    "trigger": ("pointed", 2.0, None, "warm", "warm_bg"),
    "mana ability": ("cut", 1.4, (5, 3), "now", "bg"),
    "special action": ("slanted", 1.8, None, "ok", "bg"),
    "permanent": ("square", 1.4, None, "line", "bg2"),
    "card": ("square", 1.4, (5, 3), "line", "bg2"),
    "player": ("pill", 1.6, None, "ink", "bg"),
    "action": ("slanted", 1.8, None, "ok", "bg"),
    "turn": ("pill", 1.4, (2, 2), "soft", "bg2"),
    "result": ("square", 1.2, None, "line", "bg"),
    "change": ("pill", 2.0, None, "warm", "warm_bg"),
    "failure": ("pointed", 2.0, (5, 3), "no", "bg"),
    "reversal": ("slanted", 1.8, (5, 3), "no", "bg2"),
}
# Line: dashes, width, head, colour.
_EDGES: dict[str, tuple[tuple[float, ...] | None, float, str, str]] = {
    "from source": ((1.5, 3), 1.6, "ring", "soft"),
    "targets": (None, 1.8, "full", "now"),
    "above": (None, 1.2, "none", "line"),
    "triggered": ((6, 3), 1.6, "open", "warm"),
    "caused": ((1.5, 3), 1.6, "full", "soft"),
    "resolved": (None, 1.6, "full", "ink"),
    "countered": (None, 1.8, "bar", "no"),
    "then": (None, 1.6, "full", "ink"),
    "again": ((6, 3), 2.0, "full", "no"),
}
# Placeholders that matplotlib writes, and what they become.
_COLOURS: dict[str, tuple[str, str]] = {
    "ink": ("#fe0101", "var(--mtg-ink, #1b1f24)"),
    "soft": ("#fe0102", "var(--mtg-soft, #59636e)"),
    "line": ("#fe0103", "var(--mtg-edge, #818b98)"),
    "bg": ("#fe0104", "var(--mtg-bg, #ffffff)"),
    "bg2": ("#fe0105", "var(--mtg-bg2, #f3f4f6)"),
    "now": ("#fe0106", "var(--mtg-now, #1f5fbf)"),
    "now_bg": ("#fe0107", "var(--mtg-now-bg, #e8f0fd)"),
    "warm": ("#fe0108", "var(--mtg-warm, #8a5a00)"),
    "warm_bg": ("#fe0109", "var(--mtg-warm-bg, #fff4dc)"),
    "ok": ("#fe010a", "var(--mtg-ok, #1a7f37)"),
    "no": ("#fe010b", "var(--mtg-no, #b42318)"),
}
_PLACEHOLDER = re.compile(r"#fe01[0-9a-f]{2}")
_VARIABLES = dict(_COLOURS.values())


_LAYOUTS = {"stack": columns, "causes": layers, "cycle": ring}


class _Words:
    """The lines of one box, measured."""

    def __init__(self, data: dict[str, Any], lang: Lang, pen: Any, diagram: str) -> None:
        about = [words.KINDS[data["kind"]][lang]]
        if data["owner"].en:
            about.append(data["owner"][lang])
        if diagram == "stack" and data["order"]:
            about.insert(0, str(data["order"]))
        if diagram == "causes" and data["kind"] in ("turn", "result"):
            about = []
        if diagram == "cycle":
            about = [str(data["order"])]
        self.small = pen.wrap(" · ".join(about), _SMALL, lang, 1) if about else ()
        self.body = pen.wrap(data["label"][lang], _BODY, lang, 4)
        self.more = pen.wrap(data["detail"][lang], _SMALL, lang, 3) if data["detail"].en else ()
        widths = [
            *(pen.width(line, _SMALL, lang) for line in (*self.small, *self.more)),
            *(pen.width(line, _BODY, lang) for line in self.body),
        ]
        pointed = _SHAPES[data["kind"]][0] in ("pointed", "slanted", "pill")
        room = 2 * _PAD_X + (10 if pointed else 0)
        height = _LINE * len(self.body) + _SMALL_LINE * (len(self.small) + len(self.more))
        self.size = Size(max(widths, default=0.0) + room, height + 2 * _PAD_Y)


def _draw(graph: nx.DiGraph, lang: Lang) -> str:
    from mtgrules.diagrams.pen import Pen

    pen = Pen.kept()
    if pen is None:
        raise CannotDraw
    diagram = graph.graph["diagram"]
    texts = {n: _Words(data, lang, pen, diagram) for n, data in graph.nodes(data=True)}
    sizes = {n: text.size for n, text in texts.items()}
    layout = _LAYOUTS[diagram](graph, sizes)
    legend = [k for k in _EDGES if k != "above" and any(line.kind == k for line in layout.lines)]
    wide = _legend_width(pen, legend, lang)
    width = max(layout.width, wide) + 2 * _MARGIN
    height = layout.height + 2 * _MARGIN + (26 if legend else 0)
    shift = (width - layout.width) / 2
    pen.begin(width, height)
    for line in layout.lines:
        _draw_line(pen, _moved(line, shift))
    for n, box in layout.boxes.items():
        placed = Box(box.x + shift, box.y + _MARGIN, box.w, box.h)
        _draw_box(pen, placed, graph.nodes[n]["kind"], texts[n], lang)
    _draw_legend(pen, legend, lang, (width - wide) / 2, height - 12)
    body = _PLACEHOLDER.sub(lambda m: _VARIABLES[m[0]], pen.end())
    title = escape(TITLES[diagram][lang])
    label = quoteattr(f"{TITLES[diagram][lang]}: " + _spoken(graph, lang))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" lang="{lang}" aria-label={label} '
        f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'style="max-width:100%;height:auto" id="{_UID}-svg">'
        f'<title id="{_UID}-title">{title}</title>'
        f'<g stroke-linejoin="round">{body}</g></svg>'
    )


def _spoken(graph: nx.DiGraph, lang: Lang) -> str:
    """The nodes' names, for who does not see the picture; the full words stand beside it."""
    ordered = sorted(graph.nodes(data=True), key=lambda item: item[1]["order"] or 99)
    names = [data["label"][lang] for _, data in ordered]
    spoken = ("、" if lang == "ja" else "; ").join(names)
    return "".join(c if c.isprintable() else " " for c in spoken)


def _moved(line: Line, dx: float) -> Line:
    return line._replace(points=tuple((x + dx, y + _MARGIN) for x, y in line.points))


def _draw_box(pen: Any, box: Box, kind: str, text: _Words, lang: Lang) -> None:
    shape, width, dashes, line, fill = _SHAPES[kind]
    pen.outline(_shape(shape, box), _COLOURS[line][0], width, dashes, _COLOURS[fill][0])
    y = box.top + _PAD_Y
    for lines, size, step, colour in (
        (text.small, _SMALL, _SMALL_LINE, "soft"),
        (text.body, _BODY, _LINE, "ink"),
        (text.more, _SMALL, _SMALL_LINE, "soft"),
    ):
        for words_ in lines:
            y += step
            x = box.x - pen.width(words_, size, lang) / 2
            pen.text(words_, x, y - step * 0.26, size, lang, _COLOURS[colour][0])


def _shape(shape: str, box: Box) -> list[tuple[str, tuple[Point, ...]]]:
    """The outline of a box as moves: M, L, C and Z."""
    left, right, top, bottom = box.left, box.right, box.top, box.bottom
    if shape == "cut":
        c = 7.0
        corners = [
            (left + c, top), (right - c, top), (right, top + c), (right, bottom - c),
            (right - c, bottom), (left + c, bottom), (left, bottom - c), (left, top + c),
        ]  # fmt: skip
    elif shape == "pointed":
        c = 9.0
        corners = [
            (left + c, top), (right - c, top), (right, box.y),
            (right - c, bottom), (left + c, bottom), (left, box.y),
        ]  # fmt: skip
    elif shape == "slanted":
        c = 9.0
        corners = [(left + c, top), (right, top), (right - c, bottom), (left, bottom)]
    elif shape == "square":
        corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    else:
        return _rounded(box, min(box.h / 2, 18.0) if shape == "pill" else 8.0)
    moves: list[tuple[str, tuple[Point, ...]]] = [("M", (corners[0],))]
    moves += [("L", (corner,)) for corner in corners[1:]]
    return [*moves, ("Z", (corners[0],))]


def _rounded(box: Box, r: float) -> list[tuple[str, tuple[Point, ...]]]:
    left, right, top, bottom = box.left, box.right, box.top, box.bottom
    k = r * 0.45
    return [
        ("M", ((left + r, top),)),
        ("L", ((right - r, top),)),
        ("C", ((right - k, top), (right, top + k), (right, top + r))),
        ("L", ((right, bottom - r),)),
        ("C", ((right, bottom - k), (right - k, bottom), (right - r, bottom))),
        ("L", ((left + r, bottom),)),
        ("C", ((left + k, bottom), (left, bottom - k), (left, bottom - r))),
        ("L", ((left, top + r),)),
        ("C", ((left, top + k), (left + k, top), (left + r, top))),
        ("Z", ((left + r, top),)),
    ]


def _draw_line(pen: Any, line: Line) -> None:
    dashes, width, head, colour = _EDGES[line.kind]
    points = list(line.points)
    (x0, y0), (x1, y1) = points[-2], points[-1]
    # The direction in which the line arrives.
    if line.upright:
        dx, dy = 0.0, 1.0 if y1 >= y0 else -1.0
    else:
        dx, dy = (1.0 if x1 >= x0 else -1.0), 0.0
    short = {"full": 7.0, "open": 1.0, "ring": 7.0, "bar": 4.0, "none": 0.0}[head]
    points[-1] = (x1 - dx * short, y1 - dy * short)
    moves: list[tuple[str, tuple[Point, ...]]] = [("M", (points[0],))]
    for (ax, ay), (bx, by) in pairwise(points):
        if abs(ax - bx) < 0.5 or abs(ay - by) < 0.5:
            moves.append(("L", ((bx, by),)))
        elif line.upright:
            half = (ay + by) / 2
            moves.append(("C", ((ax, half), (bx, half), (bx, by))))
        else:
            half = (ax + bx) / 2
            moves.append(("C", ((half, ay), (half, by), (bx, by))))
    stroke = _COLOURS[colour][0]
    pen.outline(moves, stroke, width, dashes, None)
    _draw_head(pen, head, (x1, y1), (dx, dy), stroke, width)


def _draw_head(pen: Any, head: str, at: Point, way: Point, colour: str, width: float) -> None:
    (x, y), (dx, dy) = at, way

    def point(along: float, across: float) -> Point:
        return (x - dx * along + dy * across, y - dy * along - dx * across)

    if head == "full":
        wings = (point(9, 4.5), point(9, -4.5))
        tip = [("M", (at,)), ("L", (wings[0],)), ("L", (wings[1],)), ("Z", (at,))]
        pen.outline(tip, colour, 0.0, None, colour)
    elif head == "open":
        tip = [("M", (point(8, 5),)), ("L", (point(0, 0),)), ("L", (point(8, -5),))]
        pen.outline(tip, colour, width, None, None)
    elif head == "bar":
        tip = [("M", (point(3, 7),)), ("L", (point(3, -7),))]
        pen.outline(tip, colour, 3.0, None, None)
    elif head == "ring":
        cx, cy = point(3.5, 0)
        pen.outline(_rounded(Box(cx, cy, 7, 7), 3.5), colour, 1.6, None, _COLOURS["bg"][0])


def _legend_width(pen: Any, kinds: list[str], lang: Lang) -> float:
    return sum(48 + float(pen.width(words.EDGES[k][lang], _SMALL, lang)) for k in kinds)


def _draw_legend(pen: Any, kinds: list[str], lang: Lang, x: float, y: float) -> None:
    """Which line means what; only those that occur."""
    for kind in kinds:
        _draw_line(pen, Line(kind, ((x, y - 3.5), (x + 28, y - 3.5)), upright=False))
        word = words.EDGES[kind][lang]
        pen.text(word, x + 34, y, _SMALL, lang, _COLOURS["soft"][0])
        x += 48 + pen.width(word, _SMALL, lang)


__all__ = ["CannotDraw", "Layout", "svg"]
