"""The diagrams as data: directed graphs of networkx, their words, and a key to keep pictures by.

Every node has `label` and `detail` (Text), `kind` (a key of `words.KINDS`),
`order` (place on the stack from the top, or in time) and `controller` (a player
number, -1 for none) with `owner` (that player's name). Every edge has `kind`
(a key of `words.EDGES`). Graph attributes: `diagram` ("stack", "causes" or "cycle") and
`left_out`, how many older nodes are not shown.

>>> from mtgrules.setup import position
>>> describe(stack_graph(position({})))[0].en
'The stack is empty.'
"""

from __future__ import annotations

from collections.abc import Hashable
from itertools import pairwise
from typing import Any

import networkx as nx

from mtgrules.diagrams import words
from mtgrules.diagrams.causes import cause_graph
from mtgrules.diagrams.cycle import cycle_graph
from mtgrules.model.objects import Item, StackAbility
from mtgrules.model.state import State, is_player
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Lang, Text, join

__all__ = ["cause_graph", "cycle_graph", "describe", "key", "stack_graph"]


def stack_graph(state: State) -> nx.DiGraph:
    """What is on the stack and beside it, top first, with sources and targets.

    Edges go from an ability to its source ("from source"), from a spell or
    ability to its targets ("targets"), and from each to the next lower one
    ("above"). Nodes are called by object id ("object 12") or player ("player 0").
    """
    graph = nx.DiGraph(diagram="stack", left_out=0)
    stack = tuple(reversed(state.stack))
    for order, item in enumerate(stack, 1):
        _add_item(graph, state, item, order, beside=False)
    for item in state.beside:
        _add_item(graph, state, item, 0, beside=True)
    for upper, lower in pairwise(stack):
        graph.add_edge(node(upper.id), node(lower.id), kind="above")
    for item in (*stack, *state.beside):
        if isinstance(item, StackAbility):
            _add_other(graph, state, item.source, item.source_card.name)
            graph.add_edge(node(item.id), node(item.source), kind="from source")
        chosen = item.announced.targets if item.announced else ()
        for ref in dict.fromkeys(ref for slot in chosen for ref in slot):
            _add_other(graph, state, ref, state.name(ref))
            if graph.has_edge(node(item.id), node(ref)):  # it targets its own source or neighbour
                graph.edges[node(item.id), node(ref)]["also"] = "targets"
            else:
                graph.add_edge(node(item.id), node(ref), kind="targets")
    return graph


def node(ref: int) -> str:
    """What the stack graph calls an object or player."""
    return f"player {ref}" if is_player(ref) else f"object {ref}"


def _add_item(graph: nx.DiGraph, state: State, item: Item, order: int, *, beside: bool) -> None:
    kind = words.kind_of(item, beside=beside)
    graph.add_node(
        node(item.id),
        label=words.named(item, kind),
        detail=words.detail(item),
        kind=kind,
        order=order,
        controller=item.controller,
        owner=words.whose(state, item.controller),
    )


def _add_other(graph: nx.DiGraph, state: State, ref: int, name: Text) -> None:
    """A source or target that is no spell or ability itself."""
    if node(ref) in graph:
        return
    if is_player(ref):
        graph.add_node(
            node(ref),
            label=name,
            detail=NOTHING,
            kind="player",
            order=0,
            controller=ref,
            owner=NOTHING,
        )
        return
    found = state.card(ref)
    if found is None:
        kind, where = "card", words.GONE
    elif found.zone is Zone.BATTLEFIELD:
        kind, where = "permanent", NOTHING
    else:
        kind, where = "card", words.ZONES[found.zone]
    controller = found.controller if found is not None else -1
    graph.add_node(
        node(ref),
        label=name,
        detail=where,
        kind=kind,
        order=0,
        controller=controller,
        owner=words.whose(state, controller),
    )


# Words ------------------------------------------------------------------------------------


def describe(graph: nx.DiGraph) -> tuple[Text, ...]:
    """The same graph in words, one sentence or two for each node that matters, in order."""
    return _DESCRIBE[graph.graph["diagram"]](graph)


def _describe_stack(graph: nx.DiGraph) -> tuple[Text, ...]:
    items = [n for n, data in graph.nodes(data=True) if data["kind"] in _ON_STACK]
    if not items:
        return (Text("The stack is empty.", "スタックは空です。"),)
    on_stack = [n for n in items if graph.nodes[n]["order"]]
    lines = []
    if on_stack:
        lines.append(
            Text(
                f"On the stack, from the top: {len(on_stack)}. The top one resolves first.",
                f"スタックには上から順に{len(on_stack)}個あります。いちばん上から解決されます。",
            )
        )
    for n in items:
        data = graph.nodes[n]
        place = Text("{n}. ", "{n}. ").format(n=data["order"])
        if not data["order"]:
            place = Text("Beside the stack: ", "スタックの外：")
        line = place + _called(data)
        if data["detail"].en:
            line += Text(": {d}", "：{d}").format(d=_bare(data["detail"]))
        for kind, form in (
            ("from source", Text("; from {x}", "。発生源は{x}")),
            ("targets", Text("; targets {x}", "。対象は{x}")),
        ):
            others = [
                _called(graph.nodes[b], short=True)
                for _, b, edge in graph.out_edges(n, data=True)
                if kind in (edge["kind"], edge.get("also"))
            ]
            if others:
                line += form.format(x=join(others, ", ", "、"))
        lines.append(_ended(line))
    return tuple(lines)


_ON_STACK = frozenset(("spell", "ability", "trigger", "mana ability", "special action"))


def _called(data: dict[str, Any], *, short: bool = False) -> Text:
    """A node in running words: its name, and in brackets its kind, whose it is, where it is."""
    about = [words.KINDS[data["kind"]]]
    if data["owner"].en:
        about.append(data["owner"])
    if short:
        about = [data["detail"]] if data["kind"] == "card" and data["detail"].en else []
    label: Text = data["label"]
    return label + (words.bracketed(join(about, ", ", "、")) if about else NOTHING)


def _describe_causes(graph: nx.DiGraph) -> tuple[Text, ...]:
    if not graph:
        return (
            Text(
                "Nothing has been done or caused here yet.", "ここではまだ、何も行われていません。"
            ),
        )
    lines = []
    if graph.graph["left_out"]:
        n = graph.graph["left_out"]
        lines.append(
            Text(
                f"Only the newest are shown. Older ones left out: {n}.",
                f"新しいものだけを示します。それより前の{n}個は省きました。",
            )
        )
    for n in sorted(graph, key=lambda n: graph.nodes[n]["order"]):
        data = graph.nodes[n]
        about = [words.KINDS[data["kind"]]] if data["kind"] in _ON_STACK else []
        if data["detail"].en:
            about.append(data["detail"])
        line = data["label"] + words.bracketed(join(about, ": ", "："))
        line = _ended(line)
        for kind, form in _LEADS_TO:
            others = [
                graph.nodes[b]["label"]
                for _, b, edge in sorted(
                    graph.out_edges(n, data=True), key=lambda e: graph.nodes[e[1]]["order"]
                )
                if edge["kind"] == kind
            ]
            if others:
                line += form.format(x=join([_bare(o) for o in others], "; ", "／"))
        lines.append(line)
    return tuple(lines)


_LEADS_TO = (
    ("triggered", Text(" This triggers: {x}.", "これにより誘発：{x}。")),
    ("caused", Text(" This causes: {x}.", "これが引き起こしたこと：{x}。")),
    ("resolved", Text(" It resolves: {x}.", "解決した結果：{x}。")),
    ("countered", Text(" It is countered and does not resolve.", "打ち消され、解決されません。")),
)


def _describe_cycle(graph: nx.DiGraph) -> tuple[Text, ...]:
    """Each step with its rule; then that it begins again, and what comes of it."""
    if not graph:
        return (Text("There is no loop here.", "ここにループはありません。"),)
    lines = []
    for n, data in graph.nodes(data=True):
        about = [] if data["kind"] in ("action", "result") else [words.KINDS[data["kind"]]]
        about += [data["detail"]] if data["detail"].en else []
        said = _bare(data["label"]) + words.bracketed(join(about, ", ", "、"))
        lines.append(Text("{n}. ", "{n}. ").format(n=n) + _ended(said))
    again = Text(
        "Then the state is the same as before 1, and it goes on from there.",
        "これで1の前と同じ状態に戻り、そこからまた続きます。",
    )
    return (*lines, again, graph.graph["ends"])


_DESCRIBE = {
    "stack": _describe_stack,
    "causes": _describe_causes,
    "cycle": _describe_cycle,
}


def _bare(text: Text) -> Text:
    return Text(text.en.rstrip("."), text.ja.rstrip("。"))


def _ended(text: Text) -> Text:
    return _bare(text) + Text(".", "。")


def key(graph: nx.DiGraph, lang: Lang) -> Hashable:
    """Equal for two graphs that are drawn the same in a language, and hashable."""
    nodes = tuple(
        (n, d["label"][lang], d["detail"][lang], d["kind"], d["order"], d["owner"][lang])
        for n, d in graph.nodes(data=True)
    )
    edges = tuple((a, b, d["kind"], d.get("also", "")) for a, b, d in graph.edges(data=True))
    return (graph.graph["diagram"], graph.graph["left_out"], lang, nodes, edges)
