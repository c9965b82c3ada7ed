"""The loop that ends a game, as a graph, in words and as a picture: made from its trace."""

from __future__ import annotations

import re
from itertools import pairwise

import networkx as nx
import pytest

import mtgrules
from mtgrules.diagrams import draw, graphs
from mtgrules.game import Game
from mtgrules.rulebook.text import LANGS, Lang
from tests.engine.test_loops import pendulum

POSITION = {
    "active": "opponent",
    "step": "end",
    "you": {
        "battlefield": ["Crackling Drake"],
        "exile": [
            "Lightning Bolt",
            "Counterspell",
            "Stifle",
            "Blade Banish (suspend, 1 time counter)",
        ],
    },
}


def looped(edition: str = "2023-11-17") -> Game:
    """The old rule's loop: Blade Banish has to be cast, and loses its only target on the way."""
    game = mtgrules.game(**POSITION, edition=edition)  # type: ignore[arg-type]
    for _ in range(12):
        if game.options.kind != "priority":
            break
        game.take("pass")
    return game.take("cast Blade Banish")


def cycle(game: Game) -> nx.DiGraph:
    return graphs.cycle_graph(game.tree, game.at)


def is_one_cycle(graph: nx.DiGraph) -> bool:
    """Whether the edges lead through all nodes in their order, and from the last to the first."""
    names = list(graph)
    return list(graph.edges) == [*pairwise(names), (names[-1], names[0])]


def test_one_round_has_the_steps_of_the_page_and_leads_to_its_beginning() -> None:
    graph = cycle(looped())
    assert [data["kind"] for _, data in graph.nodes(data=True)] == [
        "action",
        "change",
        "failure",
        "reversal",
        "change",
    ]
    labels = [data["label"].en for _, data in graph.nodes(data=True)]
    assert "Blade Banish to the stack" in labels[0]
    assert labels[1] == "Crackling Drake: 4/4 → 3/4"
    assert "no legal target" in labels[2]
    assert labels[4] == "Crackling Drake: 3/4 → 4/4"
    assert is_one_cycle(graph)
    assert [e for *_, e in graph.edges(data="kind")] == [*["then"] * 4, "again"]


def test_rules_are_cited_by_the_numbers_of_the_edition() -> None:
    said = "\n".join(line.en for line in graphs.describe(cycle(looped())))
    assert "rule 728.1" in said  # 733.1 today
    assert "(104.4b)" in said
    assert "(727.4)" in said


def test_today_there_is_no_loop_and_no_cycle() -> None:
    game = looped("2026-08-07")
    assert not game.state.over
    assert not cycle(game)


def test_a_loop_of_triggers_is_shown_too() -> None:
    game = pendulum()
    while not game.state.over:
        game.take("pass")
    graph = cycle(game)
    assert len(graph) > 1
    assert is_one_cycle(graph)
    said = [data["label"].en for _, data in graph.nodes(data=True)]
    assert any("tapped" in label for label in said)


def test_only_the_frame_that_tells_of_a_loop_shows_it() -> None:
    game = looped()
    for at in game.tree.path(game.at)[:-1]:
        assert not graphs.cycle_graph(game.tree, at)


@pytest.mark.parametrize("lang", LANGS)
def test_picture_and_words_say_the_same(lang: Lang) -> None:
    graph = cycle(looped())
    words = [line[lang] for line in graphs.describe(graph)]
    picture = draw.svg(graph, lang, "u")
    assert len(words) == len(graph) + 2
    label = re.search(r'aria-label="([^"]*)"', picture)
    assert label is not None
    for _, data in graph.nodes(data=True):
        assert data["label"][lang] in label[1]
        assert any(data["label"][lang] in line for line in words)


def test_boxes_do_not_overlap_and_a_single_step_leads_to_itself() -> None:
    from mtgrules.diagrams.layout import Size, ring

    for count in range(1, 8):
        names = [str(n) for n in range(count)]
        graph = nx.DiGraph()
        graph.add_nodes_from(names)
        for one, two in zip(names, [*names[1:], names[0]], strict=True):
            graph.add_edge(one, two, kind="then")
        placed = ring(graph, dict.fromkeys(names, Size(100, 40)))
        boxes = list(placed.boxes.values())
        assert len(placed.lines) == count
        for n, box in enumerate(boxes):
            assert box.left >= -0.01
            assert box.bottom <= placed.height + 0.01
            for other in boxes[n + 1 :]:
                apart = box.right <= other.left or other.right <= box.left
                assert apart or box.bottom <= other.top or other.bottom <= box.top
