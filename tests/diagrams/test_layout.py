"""Where boxes stand and lines run: nothing may cover anything else."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

from mtgrules.diagrams.graphs import cause_graph, stack_graph
from mtgrules.diagrams.layout import Box, Layout, Size, columns, layers
from mtgrules.game import Game


def placed(graph: Any) -> Layout:
    sizes = {n: Size(120.0 + 9 * len(n), 40.0 + 5 * len(n)) for n in graph}
    return columns(graph, sizes) if graph.graph["diagram"] == "stack" else layers(graph, sizes)


def inside(box: Box, x: float, y: float) -> bool:
    return box.left + 1 < x < box.right - 1 and box.top + 1 < y < box.bottom - 1


@pytest.mark.parametrize("name", ["activated", "stifle", "attacked", "brass"])
def test_no_box_covers_another_and_no_line_runs_through_one(
    name: str, request: pytest.FixtureRequest
) -> None:
    game: Game = request.getfixturevalue(name)
    for graph in (stack_graph(game.state), cause_graph(game.tree, game.at)):
        layout = placed(graph)
        for a, b in combinations(layout.boxes.values(), 2):
            apart_x = a.right <= b.left or b.right <= a.left
            apart_y = a.bottom <= b.top or b.bottom <= a.top
            assert apart_x or apart_y
        for line in layout.lines:
            for (x0, y0), (x1, y1) in pairwise(line.points):
                for step in range(21):
                    t = step / 20
                    ease = 3 * t * t - 2 * t**3  # how the drawn curve leaves and arrives
                    sideways, down = (ease, t) if line.upright else (t, ease)
                    x, y = x0 + (x1 - x0) * sideways, y0 + (y1 - y0) * down
                    assert not any(inside(box, x, y) for box in layout.boxes.values())


def test_everything_lies_within_the_picture(attacked: Game) -> None:
    layout = placed(cause_graph(attacked.tree, attacked.at))
    for box in layout.boxes.values():
        assert box.left >= -0.01
        assert box.right <= layout.width + 0.01
        assert box.top >= -0.01
        assert box.bottom <= layout.height + 0.01
    for line in layout.lines:
        assert all(-0.01 <= x <= layout.width + 0.01 for x, _ in line.points)


def test_what_is_caused_stands_below_its_cause(attacked: Game) -> None:
    graph = cause_graph(attacked.tree, attacked.at)
    boxes = placed(graph).boxes
    assert all(boxes[a].bottom < boxes[b].top for a, b in graph.edges)
