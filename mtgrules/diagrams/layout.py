"""Where boxes stand and lines run: layers of our own, in plain Python.

Boxes stand in rows or columns with room between them, and lines run only in
that room, so no line crosses a box. y grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import networkx as nx

Point = tuple[float, float]
GAP_X, GAP_Y = 22.0, 34.0
SIDE_GAP = 66.0
"""Room between the columns of the stack's diagram, where its lines run."""
DUMMY = 14.0


class Size(NamedTuple):
    w: float
    h: float


class Box(NamedTuple):
    """A box by its centre and size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def left(self) -> float:
        return self.x - self.w / 2

    @property
    def right(self) -> float:
        return self.x + self.w / 2

    @property
    def top(self) -> float:
        return self.y - self.h / 2

    @property
    def bottom(self) -> float:
        return self.y + self.h / 2


class Line(NamedTuple):
    """An edge as drawn: its kind, and points of which each pair is joined by a soft curve.

    `upright` says that the curves leave and arrive vertically.
    """

    kind: str
    points: tuple[Point, ...]
    upright: bool


class Layout(NamedTuple):
    boxes: dict[str, Box]
    lines: tuple[Line, ...]
    width: float
    height: float


# The stack: sources on the left, the stack in the middle, targets on the right --------------


def columns(graph: nx.DiGraph, sizes: dict[str, Size]) -> Layout:
    """The layout of a stack graph."""
    data = graph.nodes
    listed = ("spell", "ability", "trigger", "mana ability", "special action")
    middle = [n for n in graph if data[n]["kind"] in listed]
    others = [n for n in graph if n not in middle]
    sources = {b for _, b, edge in graph.edges(data=True) if edge["kind"] == "from source"}
    left = [n for n in others if n in sources]
    right = [n for n in others if n not in left]
    ys: dict[str, float] = {}
    y = 0.0
    for n in middle:
        ys[n] = y + sizes[n].h / 2
        y += sizes[n].h + 26
    for side in (left, right):
        wished = {n: _mean([ys[m] for m in graph.predecessors(n) if m in ys]) for n in side}
        side.sort(key=lambda n, wished=wished: wished[n])  # type: ignore[misc]
        spread = _spread([wished[n] for n in side], [sizes[n].h for n in side], 18.0)
        ys.update(zip(side, spread, strict=True))
    boxes: dict[str, Box] = {}
    x = 0.0
    for side in (left, middle, right):
        if not side:
            continue
        width = max(sizes[n].w for n in side)
        for n in side:
            boxes[n] = Box(x + width / 2, ys[n], sizes[n].w, sizes[n].h)
        x += width + SIDE_GAP
    lines, lanes = _stack_lines(graph, boxes, left, middle)
    return _shifted(boxes, lines, lanes)


def _stack_lines(
    graph: nx.DiGraph, boxes: dict[str, Box], left: list[str], middle: list[str]
) -> tuple[list[Line], float]:
    lines: list[Line] = []
    edge_of_middle = max((boxes[n].right for n in middle), default=0.0)
    edge_of_left = min((boxes[n].left for n in middle), default=0.0)
    lane = 0
    furthest = 0.0
    for a, b, edge in graph.edges(data=True):
        one, two = boxes[a], boxes[b]
        kinds = [edge["kind"], *([edge["also"]] if "also" in edge else [])]
        for kind in kinds:
            down = 7.0 if kind == "targets" and b in left else -7.0 if b in left else 0.0
            if kind == "above":
                lines.append(Line(kind, ((one.x, one.bottom), (two.x, two.top)), upright=True))
            elif b in left:  # leave the middle column first, then cross the room between
                end = (two.right, two.y + down)
                wall = (edge_of_left, one.y + down)
                lines.append(Line(kind, _path((one.left, one.y + down), wall, end), upright=False))
            elif b in middle:  # along a lane beside the column
                lane += 1
                out = edge_of_middle + 14.0 + 9.0 * lane
                furthest = max(furthest, out + 4)
                start, end = (one.right, one.y + 6), (two.right, two.y - 6)
                lane_way = (start, (out, start[1]), (out, end[1]), end)
                lines.append(Line(kind, lane_way, upright=False))
            else:
                # Below the middle, where a line from another spell or ability may arrive above it.
                y = one.y + (6.0 if any(m in middle for m in graph.predecessors(a)) else 0.0)
                points = _path((one.right, y), (edge_of_middle, y), (two.left, two.y))
                lines.append(Line(kind, points, upright=False))
    return lines, furthest


def _path(start: Point, wall: Point, end: Point) -> tuple[Point, ...]:
    return (start, end) if abs(start[0] - wall[0]) < 1 else (start, wall, end)


# Causes: layers from top to bottom ------------------------------------------------------------


def layers(graph: nx.DiGraph, sizes: dict[str, Size]) -> Layout:
    """The layout of a cause graph: what is caused stands below its cause."""
    depth = _depths(graph)
    rows: list[list[str]] = [[] for _ in range(max(depth.values(), default=-1) + 1)]
    for n in sorted(graph, key=lambda n: graph.nodes[n]["order"]):
        rows[depth[n]].append(n)
    links: list[tuple[str, str]] = []
    chains: dict[tuple[str, str], list[str]] = {}
    wide = dict(sizes)
    for a, b in graph.edges:
        chain = [a]
        for level in range(depth[a] + 1, depth[b]):
            dummy = f"{a}>{b}:{level}"
            wide[dummy] = Size(DUMMY, 0)
            rows[level].append(dummy)
            chain.append(dummy)
        chain.append(b)
        chains[a, b] = chain
        links += pairwise(chain)
    xs = _arrange(rows, links, wide)
    boxes: dict[str, Box] = {}
    band: list[tuple[float, float]] = []
    y = 0.0
    for row in rows:
        height = max((wide[n].h for n in row), default=0.0)
        for n in row:
            boxes[n] = Box(xs[n], y + height / 2, wide[n].w, wide[n].h)
        band.append((y, y + height))
        y += height + GAP_Y
    lines = []
    for a, b, edge in graph.edges(data=True):
        chain = chains[a, b]
        x0, x1 = _ports(graph, boxes, a, b)
        way: list[Point] = [(x0, boxes[a].bottom)]
        if boxes[a].bottom < band[depth[a]][1]:
            way.append((x0, band[depth[a]][1]))
        for level, dummy in enumerate(chain[1:-1], depth[a] + 1):
            way += [(boxes[dummy].x, band[level][0]), (boxes[dummy].x, band[level][1])]
        if boxes[b].top > band[depth[b]][0]:
            way.append((x1, band[depth[b]][0]))
        way.append((x1, boxes[b].top))
        lines.append(Line(edge["kind"], tuple(way), upright=True))
    return _shifted({n: boxes[n] for n in graph}, lines, 0.0)


def _ports(graph: nx.DiGraph, boxes: dict[str, Box], a: str, b: str) -> tuple[float, float]:
    """Where a line leaves and arrives: several are spread along the side of a box."""

    def port(n: str, others: list[str], other: str) -> float:
        others.sort(key=lambda m: boxes[m].x)
        i, count = others.index(other), len(others)
        step = min(26.0, boxes[n].w / (count + 1))
        return boxes[n].x + (i - (count - 1) / 2) * step

    return port(a, list(graph.successors(a)), b), port(b, list(graph.predecessors(b)), a)


def _depths(graph: nx.DiGraph) -> dict[str, int]:
    """How far below the top each node stands; what has no cause stands right above its effect."""
    depth: dict[str, int] = {}
    for n in nx.topological_sort(graph):
        depth[n] = max((depth[m] + 1 for m in graph.predecessors(n)), default=0)
    for n in graph:
        if graph.in_degree(n) == 0 and graph.out_degree(n):
            depth[n] = min(depth[m] for m in graph.successors(n)) - 1
    return depth


def _arrange(
    rows: list[list[str]], links: list[tuple[str, str]], sizes: dict[str, Size]
) -> dict[str, float]:
    """Where nodes stand from left to right: rows sorted and pulled towards their neighbours."""
    near: dict[str, list[str]] = {n: [] for row in rows for n in row}
    far: dict[str, list[str]] = {n: [] for row in rows for n in row}
    for a, b in links:
        near[b].append(a)
        far[a].append(b)
    xs: dict[str, float] = {}
    for row in rows:
        x = 0.0
        for n in row:
            xs[n] = x + sizes[n].w / 2
            x += sizes[n].w + GAP_X
    for sweep in range(8):
        down = sweep % 2 == 0
        for row in rows if down else reversed(rows):
            pull = near if down else far
            wished = {n: _mean([xs[m] for m in pull[n]], xs[n]) for n in row}
            if sweep < 5:
                row.sort(key=lambda n, wished=wished: wished[n])  # type: ignore[misc]
            spread = _spread([wished[n] for n in row], [sizes[n].w for n in row], GAP_X)
            xs.update(zip(row, spread, strict=True))
    return xs


# A cycle: there along the top, back along the bottom ------------------------------------------


def ring(graph: nx.DiGraph, sizes: dict[str, Size]) -> Layout:
    """The layout of a cycle: its nodes clockwise in two rows, its lines from one to the next."""
    names = list(graph)
    columns_ = -(-len(names) // 2)
    width = max((sizes[n].w for n in names), default=0.0)
    top, bottom = names[:columns_], names[columns_:]
    heights = [max((sizes[n].h for n in row), default=0.0) for row in (top, bottom)]
    low = heights[0] + GAP_Y + heights[1] / 2
    boxes: dict[str, Box] = {}
    for n, name in enumerate(top):
        boxes[name] = Box(n * (width + RING_GAP), heights[0] / 2, width, sizes[name].h)
    way = (columns_ - 1) * (width + RING_GAP)
    for n, name in enumerate(bottom):
        # From the right to the left; one less than above is spread over the same width.
        part = n / (len(bottom) - 1) if len(bottom) > 1 else 0.5
        boxes[name] = Box(way * (1 - part), low, width, sizes[name].h)
    lines = [
        _ring_line(boxes[a], boxes[b], edge["kind"], down=a in top, alone=columns_ == 1)
        for a, b, edge in graph.edges(data=True)
    ]
    return _shifted(boxes, lines, 0.0)


RING_GAP = 40.0


def _ring_line(one: Box, two: Box, kind: str, *, down: bool, alone: bool) -> Line:
    if one == two:  # one step that leads to itself: out on the right, in from below
        x, y = one.right + 22, one.bottom + 18
        way = ((one.right, one.y), (x, one.y), (x, y), (one.x, y), (one.x, one.bottom))
        return Line(kind, way, upright=True)
    if abs(one.y - two.y) < max(one.h, two.h) / 2:
        right = one.x < two.x
        ends = (one.right, two.left) if right else (one.left, two.right)
        return Line(kind, ((ends[0], one.y), (ends[1], two.y)), upright=False)
    aside = (18.0 if down else -18.0) if alone else 0.0
    ends = (one.bottom, two.top) if down else (one.top, two.bottom)
    return Line(kind, ((one.x + aside, ends[0]), (two.x + aside, ends[1])), upright=True)


# Small helpers --------------------------------------------------------------------------------


def _mean(values: Sequence[float], otherwise: float = 0.0) -> float:
    return sum(values) / len(values) if values else otherwise


def _spread(wished: list[float], sizes: list[float], gap: float) -> list[float]:
    """Places near the wished ones, in the same order, without overlap.

    Those that would overlap stand side by side around the mean of their wishes.
    """
    groups: list[tuple[float, float, list[int]]] = []  # centre, length, members
    for i, (wish, size) in enumerate(zip(wished, sizes, strict=True)):
        centre, length, members = wish, size, [i]
        while groups and groups[-1][0] + groups[-1][1] / 2 + gap > centre - length / 2:
            other, other_length, other_members = groups.pop()
            total = len(other_members) + len(members)
            centre = (other * len(other_members) + centre * len(members)) / total
            length = other_length + gap + length
            members = other_members + members
        groups.append((centre, length, members))
    places = [0.0] * len(wished)
    for centre, length, members in groups:
        at = centre - length / 2
        for i in members:
            places[i] = at + sizes[i] / 2
            at += sizes[i] + gap
    return places


def _shifted(boxes: dict[str, Box], lines: Sequence[Line], furthest: float) -> Layout:
    """Everything moved to start at 0, 0."""
    if not boxes:
        return Layout({}, (), 0.0, 0.0)
    xs = [p[0] for line in lines for p in line.points]
    left = min(*(b.left for b in boxes.values()), *xs, float("inf"))
    top = min(b.top for b in boxes.values())
    moved = {n: Box(b.x - left, b.y - top, b.w, b.h) for n, b in boxes.items()}
    shifted = tuple(
        line._replace(points=tuple((x - left, y - top) for x, y in line.points)) for line in lines
    )
    width = max(*(b.right for b in boxes.values()), *xs, furthest, 0.0) - left
    return Layout(moved, shifted, width, max(b.bottom for b in boxes.values()) - top)
