"""One round of a loop that ends a game in a draw (104.4b), woven from the trace of the game.

The round begins where the game was in the same state for the first time and ends
where it is in it again. A step of it is a node if something can be seen of it; so
is the power and toughness that it changes, since that is what such loops turn on;
and a reversal is two: why it could not go on, and that everything is put back.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import networkx as nx

from mtgrules.engine import loops
from mtgrules.engine.characteristics import power_toughness
from mtgrules.model.choices import Choice, No
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.telling import cite, explain, tell, tell_frame

if TYPE_CHECKING:
    from mtgrules.model.frames import Frame
    from mtgrules.model.state import State
    from mtgrules.trace import Trace

MOST_FRAMES = 400
"""A round that is longer than this is not drawn."""

_RULE = Text("rule {rule}", "ルール{rule}")
_CHANGES = Text("{name}: {before} → {after}", "{name}：{before} → {after}")
_REVERSED = Text(
    "The whole action is reversed: everything is as it was",
    "行動全体が巻き戻され、すべて元に戻る",
)


def cycle_graph(trace: Trace, at: int) -> nx.DiGraph:
    """The round of the loop that a frame tells of; without nodes if it tells of none.

    The nodes are called "1", "2" ...; each leads to the next ("then") and the last
    one to the first ("again"). The graph's `ends` says what comes of it.
    """
    graph = nx.DiGraph(diagram="cycle", left_out=0, ends=NOTHING)
    frame = trace.frames[at]
    if not any(event.key == "endless_loop" for event in frame.events):
        return graph
    for step in _round(trace, trace.parents[at]):
        _add(graph, *step)
    names = list(graph)
    for one, two in zip(names, [*names[1:], *names[:1]], strict=True):
        graph.add_edge(one, two, kind="again" if two == names[0] else "then")
    edition = frame.state.edition
    said = [tell(e, edition) + _bracketed(cite(e.rule, edition)) for e in frame.events]
    graph.graph["ends"] = Text(" ".join(s.en for s in said), "".join(s.ja for s in said))
    return graph


def _round(trace: Trace, last: int) -> list[tuple[Frame, Frame]]:
    """The steps of the round, each with the frame before it; none if it was not found."""
    end = trace.frames[last]
    path = trace.path(last)[-MOST_FRAMES:]
    for place in range(len(path) - 2, -1, -1):
        if loops.same(trace.frames[path[place]].state, end.state):
            frames = [trace.frames[n] for n in path[place:]]
            return list(pairwise(frames))
    return []


def _add(graph: nx.DiGraph, before: Frame, frame: Frame) -> None:
    """The nodes of one step, if anything can be seen of it."""
    edition = frame.state.edition
    turned = next((e for e in frame.events if e.key == "reversed"), None)
    if turned is not None:
        reason = dict(turned.args).get("reason")
        if isinstance(reason, No):
            told = explain(reason.to(Choice("respond")), edition)
            _node(graph, told.reason, told.rule, "failure")
        _node(graph, _REVERSED, cite(turned.rule, edition), "reversal")
    elif _seen(before.state) != _seen(frame.state):
        kind = "action" if frame.choice is not None else "result"
        _node(graph, tell_frame(frame), cite(frame.rule, edition), kind)
    for change in _powers(before.state, frame.state):
        _node(graph, change, "", "change")


def _node(graph: nx.DiGraph, label: Text, rule: str, kind: str) -> None:
    order = len(graph) + 1
    graph.add_node(
        str(order),
        label=Text(label.en.rstrip("."), label.ja.rstrip("。")),
        detail=_RULE.format(rule=rule) if rule else NOTHING,
        kind=kind,
        order=order,
        controller=-1,
        owner=NOTHING,
    )


def _seen(state: State) -> tuple[object, ...]:
    """What can be seen of a state: zones, life, mana, the turn."""
    return (
        state.players,
        state.battlefield,
        state.exile,
        state.command,
        state.stack,
        state.beside,
        state.waiting,
        state.step,
        state.turn,
    )


def _powers(before: State, after: State) -> list[Text]:
    """The creatures whose power or toughness is another one now."""
    told = []
    for obj in after.battlefield:
        old = next((o for o in before.battlefield if o.id == obj.id), None)
        if old is None or "creature" not in obj.card.types:
            continue
        one, two = power_toughness(before, old), power_toughness(after, obj)
        if one != two:
            told.append(
                _CHANGES.format(
                    name=obj.card.name, before=f"{one[0]}/{one[1]}", after=f"{two[0]}/{two[1]}"
                )
            )
    return told


def _bracketed(rule: str) -> Text:
    return Text(f" ({rule})", f"（{rule}）")
