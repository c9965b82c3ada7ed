"""The graphs as data, over played games."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import mtgrules
from mtgrules.diagrams.graphs import cause_graph, describe, key, stack_graph
from mtgrules.game import Game


def edges(graph: Any) -> set[tuple[str, str, str]]:
    """Every edge by the English labels of its ends."""
    label = {n: data["label"].en for n, data in graph.nodes(data=True)}
    return {(label[a], label[b], data["kind"]) for a, b, data in graph.edges(data=True)}


def labels(graph: Any) -> list[str]:
    ordered = sorted(graph.nodes(data=True), key=lambda item: item[1]["order"])
    return [data["label"].en for _, data in ordered]


PYRO = "Prodigal Pyromancer"


def test_an_activated_ability_is_joined_to_its_source_and_its_target(activated: Game) -> None:
    graph = stack_graph(activated.state)
    assert edges(graph) == {
        (f"{PYRO}: ability", PYRO, "from source"),
        (f"{PYRO}: ability", "Llanowar Elves", "targets"),
    }
    kinds = {data["label"].en: data["kind"] for _, data in graph.nodes(data=True)}
    assert kinds == {
        f"{PYRO}: ability": "ability",
        PYRO: "permanent",
        "Llanowar Elves": "permanent",
    }


def test_the_top_of_the_stack_is_number_one_and_above_the_rest(stifle: Game) -> None:
    graph = stack_graph(stifle.state)
    order = {d["label"].en: d["order"] for _, d in graph.nodes(data=True) if d["order"]}
    assert order == {"Stifle": 1, "Errant Ephemeron: trigger": 2}
    above = [d for *_, d in graph.edges(data=True) if d["kind"] == "above"]
    assert above == [{"kind": "above", "also": "targets"}]  # Stifle also targets what is below it


def test_a_mana_ability_stands_beside_the_stack() -> None:
    game = mtgrules.game(you={"battlefield": ["City of Brass"]})
    game.take("activate City of Brass")  # its colour is still to be chosen
    (ability,) = (
        d for _, d in stack_graph(game.state).nodes(data=True) if d["kind"] != "permanent"
    )
    assert (ability["kind"], ability["order"]) == ("mana ability", 0)


def test_a_resolved_ability_is_joined_to_what_it_did_and_that_to_the_death(activated: Game) -> None:
    activated.take("pass").take("pass")
    graph = cause_graph(activated.tree, activated.at)
    damage = f"{PYRO} deals 1 damage to Llanowar Elves"
    assert edges(graph) == {
        (f"Aki activates {PYRO}", damage, "resolved"),
        (damage, "Llanowar Elves dies", "caused"),
    }


def test_a_countered_trigger_has_two_causes_for_its_end(stifle: Game) -> None:
    stifle.take("pass").take("pass")
    graph = cause_graph(stifle.tree, stifle.at)
    end = "Errant Ephemeron's ability is countered"
    assert edges(graph) >= {
        ("Turn 3 (Aki): upkeep step", "Errant Ephemeron: ability triggers", "triggered"),
        ("Errant Ephemeron: ability triggers", end, "countered"),
        ("Ben casts Stifle", end, "resolved"),
    }


def test_suspend_is_followed_from_the_last_counter_to_the_attack(attacked: Game) -> None:
    found = edges(cause_graph(attacked.tree, attacked.at))
    trigger = "Errant Ephemeron: ability triggers"
    last = "The last time counter is removed from Errant Ephemeron"
    assert found >= {
        (trigger, last, "resolved"),
        (last, trigger, "triggered"),
        (trigger, "Aki casts Errant Ephemeron", "caused"),
        ("Aki casts Errant Ephemeron", "Errant Ephemeron enters the battlefield", "resolved"),
        ("Errant Ephemeron attacks Ben", "Errant Ephemeron deals 4 damage to Ben", "caused"),
    }


def test_a_mana_ability_is_shown_only_if_something_came_of_it(brass: Game, suspended: Game) -> None:
    assert edges(cause_graph(brass.tree, brass.at)) == {
        ("Aki activates City of Brass for mana", "City of Brass becomes tapped", "caused"),
        ("City of Brass becomes tapped", "City of Brass: ability triggers", "triggered"),
    }
    assert not [x for x in labels(cause_graph(suspended.tree, suspended.at)) if "Island" in x]


def test_a_reversed_action_says_so() -> None:
    game = mtgrules.game(you={"hand": ["Lightning Bolt"], "battlefield": ["Mountain"]})
    game.take("cast Lightning Bolt").take("target Ben").take("close")
    found = edges(cause_graph(game.tree, game.at))
    assert found == {
        ("Aki casts Lightning Bolt", "Lightning Bolt: the action is reversed", "caused")
    }


def test_only_the_newest_are_kept_and_the_words_say_how_many_are_not(attacked: Game) -> None:
    graph = cause_graph(attacked.tree, attacked.at)
    assert len(graph) <= 12
    assert graph.graph["left_out"] > 0
    first = describe(graph)[0]
    assert str(graph.graph["left_out"]) in first.en
    assert str(graph.graph["left_out"]) in first.ja


def test_a_graph_looks_only_at_what_led_to_its_frame(stifle: Game) -> None:
    before = stifle.tree.path(stifle.at)[1]
    assert labels(cause_graph(stifle.tree, before)) == ["Aki suspends Errant Ephemeron"]


@pytest.mark.parametrize("name", ["activated", "suspended", "stifle", "attacked", "brass"])
def test_the_words_name_every_node_in_both_languages(
    name: str, request: pytest.FixtureRequest
) -> None:
    game: Game = request.getfixturevalue(name)
    for graph in (stack_graph(game.state), cause_graph(game.tree, game.at)):
        said = describe(graph)
        for _, data in graph.nodes(data=True):
            assert any(data["label"].en in line.en for line in said)
            assert any(data["label"].ja in line.ja for line in said)
        assert all(line.en and line.ja for line in said)
        assert not any("。。" in line.ja or ".." in line.en for line in said)


def test_an_empty_stack_is_said_in_words(suspended: Game) -> None:
    (line,) = describe(stack_graph(suspended.state))
    assert (line.en, line.ja) == ("The stack is empty.", "スタックは空です。")


def test_the_key_tells_languages_and_graphs_apart(stifle: Game, activated: Game) -> None:
    keys = [
        key(stack_graph(stifle.state), "en"),
        key(stack_graph(stifle.state), "ja"),
        key(stack_graph(activated.state), "en"),
        key(cause_graph(activated.tree, activated.at), "en"),
    ]
    assert len(set(keys)) == 4
    assert key(stack_graph(stifle.state), "en") == keys[0]


def test_importing_the_package_loads_no_library() -> None:
    code = (
        "import sys, mtgrules, mtgrules.diagrams;"
        "print([m for m in ('networkx', 'matplotlib', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
