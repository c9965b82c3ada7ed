"""What triggered or caused what, woven from the events of a trace.

Nodes are what players did (cast, activate, suspend, play, attack), what
triggered, and what came of it; a step of the turn is a node where something
triggered on it. Mana abilities and tapping are left out unless something came
of them, since every spell has several.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import networkx as nx

from mtgrules.diagrams.words import detail, kind_of, whose
from mtgrules.model.frames import Event, Frame
from mtgrules.model.objects import Obj
from mtgrules.model.state import State, Waiting
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.telling import tell

if TYPE_CHECKING:
    from mtgrules.trace import Trace

MOST_NODES = 12
"""So many of the newest nodes are kept."""

FEW_NODES = 4
"""Earlier turns are shown as well as long as there are fewer nodes than this."""

MOST_FRAMES = 1200
"""So far back a graph looks for them; twelve nodes are found long before."""

_ANNOUNCED: dict[str, Text] = {
    "spell_announced": Text("{who} casts {name}", "{who}が{name}を唱える"),
    "ability_announced": Text("{who} activates {name}", "{who}が{name}の能力を起動"),
    "mana_ability_announced": Text(
        "{who} activates {name} for mana", "{who}が{name}のマナ能力を起動"
    ),
    "special_action_begun": Text("{who} suspends {name}", "{who}が{name}を待機"),
    "trigger_put": Text("{name}: ability triggers", "{name}の能力が誘発"),
}
# Sentences that are too long for a box are said more shortly.
_SHORT: dict[str, Text] = {
    "last_time_counter": Text(
        "The last time counter is removed from {name}",
        "{name}の最後の時間カウンターが取り除かれる",
    ),
    "counters_removed_time": Text(
        "{name}: {n} time counter removed, {left} left",
        "{name}：時間カウンターを{n}個除去、残り{left}個",
    ),
    "suspend_haste": Text("{name} has haste (suspend)", "{name}は待機による速攻を持つ"),
    "stays_in_exile": Text(
        "{name} is not played and stays in exile", "{name}はプレイされず、追放領域に残る"
    ),
    "countered_to_exile": Text("{name} is countered and exiled", "{name}は打ち消され、追放される"),
    "reversed": Text("{name}: the action is reversed", "{name}：行動は巻き戻される"),
    "condition_false": Text(
        "{name}: the condition is not true any more", "{name}：条件がもう満たされていない"
    ),
    "all_targets_illegal": Text(
        "{name} does not resolve: no legal target is left", "{name}は解決されない：適正な対象がない"
    ),
}
_ACTIONS = frozenset(("land_played", "attacked", "blocked"))
# fmt: off
_RESULTS = frozenset((
    "mana_added", "damage_player", "damage_permanent", "life_lost", "life_paid",
    "drew_from_empty", "discarded", "sacrificed", "milled", "exiled", "died", "destroyed",
    "planeswalker_left", "legend_rule", "countered", "countered_ability", "countered_to_exile",
    "pumped", "retargeted", "target_unchanged", "control_changed", "haste_lost",
    "nothing_to_change", "counters_added_time", "counters_added_loyalty", "counters_added_other",
    "counters_removed_time", "counters_removed_loyalty", "counters_removed_other",
    "no_counters_there", "last_time_counter", "suspended", "gains_suspend", "stays_in_exile",
    "suspend_haste", "entered", "lost", "won", "draw", "condition_false", "all_targets_illegal",
    "trigger_removed", "card_named", "reversed", "already_tapped",
    "counters_added_lore", "token_created", "token_vanished", "copy_gone", "spell_exiled_instead",
    "will_be_exiled", "time_travels", "card_revealed", "no_card_found", "not_done",
    "cannot_be_blocked_now",
))
# fmt: on
_ONLY_IF_CAUSED = frozenset(("drew", "untapped"))
_WEAK = frozenset(("tapped",))
_RESOLVING = frozenset(("resolves", "condition_false", "all_targets_illegal"))
_HITS = frozenset(("damage_player", "life_lost", "drew_from_empty", "lost"))
_DAMAGE = frozenset(("damage_player", "damage_permanent"))
_STATE_BASED = frozenset(
    ("died", "planeswalker_left", "token_vanished", "copy_gone", "lost", "won")
)


def cause_graph(trace: Trace, at: int) -> nx.DiGraph:
    """The newest of what was done and caused on the way to a frame.

    Edges: "triggered" from an event to an ability, "caused" from an action to
    what it costs or starts, "resolved" from a spell or ability to what it did
    (after all players passed), "countered" from what was countered to that
    event. `graph.graph["left_out"]` counts the older nodes that are not shown.
    """
    path = trace.path(at)[-MOST_FRAMES:]
    weaver = _Weaver()
    before: State | None = None
    for i in path:
        frame = trace.frames[i]
        weaver.weave(i, frame, before)
        before = frame.state
    return weaver.finish(trace.frames[at].state)


class _Weaver:
    """Reads frames in order and grows the graph; see the handlers by kind of event."""

    def __init__(self) -> None:
        self.graph = nx.DiGraph(diagram="causes", left_out=0)
        self.items: dict[int, str] = {}  # a spell or ability, by id
        self.about: dict[int, str] = {}  # the newest node about an object
        self.hit: dict[int, str] = {}  # the newest damage or loss of a player
        self.pending: list[tuple[Waiting, str]] = []
        self.resolving: set[int] = set()
        self.weak: dict[str, int] = {}  # nodes that stay only if something comes of them
        self.at = 0
        self.frame: Frame
        self.before: State | None = None

    # Growing ------------------------------------------------------------------------

    def weave(self, at: int, frame: Frame, before: State | None) -> None:
        self.at, self.frame, self.before = at, frame, before
        for event in frame.events:
            handler = _HANDLERS.get(event.key)
            if handler is not None:
                handler(self, event)
        if before is not None and frame.state.waiting is not before.waiting:
            self._wait(before)

    def node(self, label: Text, kind: str, who: int = -1, more: Text = NOTHING) -> str:
        order = self.graph.number_of_nodes()
        name = f"{order}"
        self.graph.add_node(
            name,
            label=_bare(label),
            detail=more,
            kind=kind,
            order=order,
            controller=who,
            owner=whose(self.frame.state, who),
            frame=self.at,
            turn=self.frame.state.turn,
        )
        return name

    def edge(self, a: str | None, b: str, kind: str) -> None:
        if a is not None and a != b and not self.graph.has_edge(a, b):
            self.graph.add_edge(a, b, kind=kind)

    # Handlers -----------------------------------------------------------------------

    def announced(self, event: Event) -> None:
        item = self.frame.state.item(event.subject)
        kinds = {"mana_ability_announced": "mana ability", "special_action_begun": "special action"}
        kind = kinds.get(event.key) or (kind_of(item) if item is not None else "spell")
        label = _ANNOUNCED[event.key].format(**dict(event.args))
        more = detail(item) if item is not None and kind == "trigger" else NOTHING
        name = self.node(label, kind, event.who, more)
        self.items[event.subject] = name
        if event.key == "trigger_put":
            self._triggered(event.subject, name)
        elif event.cause:
            self.edge(self.items.get(event.cause), name, "caused")
        if kind == "mana ability" and self._inside_another():
            self.weak[name] = event.subject

    def _inside_another(self) -> bool:
        """Whether this was announced while something else was under way."""
        return self.before is not None and bool(self.before.agenda)

    def action(self, event: Event) -> None:
        name = self.node(tell(event, self.frame.state.edition), "action", event.who)
        self.about[event.subject] = name

    def result(self, event: Event) -> None:
        keys = {e.key for e in self.frame.events}
        if event.key == "counters_removed_time" and "last_time_counter" in keys:
            return  # one thing, told once
        if event.key == "counters_added_time" and "suspended" in keys:
            return
        if event.key == "entered" and "land_played" in keys:
            return
        cause = self.items.get(event.cause)
        if event.key == "mana_added" and cause is not None:
            self.graph.nodes[cause]["detail"] = _mana(event)
            return
        name = self.node(self._label(event), "result", event.who, self._more(event))
        if event.key in _WEAK:
            self.weak[name] = 0
        if cause is not None:
            special = self.graph.nodes[cause]["kind"] == "special action"
            resolved = event.cause in self.resolving and not special
            self.edge(cause, name, "resolved" if resolved else "caused")
        else:
            self.edge(self._by_rule(event), name, "caused")
        if event.key.startswith("countered"):
            self.edge(self._victim(event), name, "countered")
        self.about[event.subject] = name
        if event.who >= 0 and event.key in _HITS:
            self.hit[event.who] = name

    def _label(self, event: Event) -> Text:
        short = _SHORT.get(event.key)
        if short is None:
            return tell(event, self.frame.state.edition)
        return short.format(**dict(event.args))

    def _more(self, event: Event) -> Text:
        for other in self.frame.events:
            if event.key == "suspended" and other.key == "counters_added_time":
                return Text(f"with {other.n} time counters", f"時間カウンター{other.n}個を置く")
        return NOTHING

    def _by_rule(self, event: Event) -> str | None:
        """What led to an event that no spell or ability did: combat, state-based actions."""
        if event.key == "reversed":
            return self.items.get(_under_way(self.before))
        if event.key in _DAMAGE:
            return self.about.get(event.subject)
        if event.key == "won":
            return next(reversed(self.hit.values()), None)
        if event.key == "lost":
            return self.hit.get(event.who)
        if event.key in _STATE_BASED:
            return self.about.get(self._was(event.subject))
        return None

    def _victim(self, event: Event) -> str | None:
        return self.items.get(event.subject) or self.items.get(self._was(event.subject))

    def _was(self, id: int) -> int:
        found = self.frame.state.card(id)
        return found.was if isinstance(found, Obj) else 0

    def caused_result(self, event: Event) -> None:
        if event.cause:
            self.result(event)

    def resolves(self, event: Event) -> None:
        self.resolving.add(event.subject)
        if event.key in _RESULTS:
            self.result(event)

    # Triggers: what waits is matched with the event that it waited for ---------------------

    def _wait(self, before: State) -> None:
        old = {id(w) for w in before.waiting}
        for waiting in self.frame.state.waiting:
            if id(waiting) not in old:
                name = self._heard(waiting)
                if name is not None:
                    self.pending.append((waiting, name))

    def _heard(self, waiting: Waiting) -> str | None:
        """The node of the event that a waiting ability heard."""
        for event in self.frame.events:
            about = (event.subject,) if event.subject else ()
            heard = (event.key, event.cause, about)
            if heard != (waiting.ability.on, waiting.cause, waiting.about):
                continue
            if event.key == "step_began":
                return self._turn(event)
            if event.key in ("cast", "activated"):
                return self.items.get(event.subject)
            if event.key == "target_chosen":
                return self.items.get(_under_way(self.frame.state))
            return self.about.get(event.subject)
        return None

    def _turn(self, event: Event) -> str:
        """The node of a step of the turn; one for all that triggers on it."""
        for _, name in self.pending:
            if self.graph.nodes[name]["frame"] == self.at:
                return name
        state = self.frame.state
        label = Text("Turn {n} ({who}): {step}", "ターン{n}（{who}）：{step}")
        fields = dict(event.args)
        return self.node(label.format(n=state.turn, **fields), "turn", event.who)

    def _triggered(self, id: int, name: str) -> None:
        """Link a trigger that is put on the stack with the event it had heard."""
        item = self.frame.state.item(id)
        if item is None or isinstance(item, Obj):
            return
        for entry in self.pending:
            waiting, heard = entry
            if (
                waiting.ability == item.ability
                and waiting.source.id == item.source
                and waiting.cause == item.cause
                and waiting.about == item.about
            ):
                self.pending.remove(entry)
                self.edge(heard, name, "triggered")
                return

    # The end ------------------------------------------------------------------------

    def finish(self, state: State) -> nx.DiGraph:
        """The graph without what came to nothing, and only its newest nodes."""
        graph = self.graph
        beside = {item.id for item in state.beside}
        changed = True
        while changed:
            dead = [
                n
                for n, id in self.weak.items()
                if n in graph and graph.out_degree(n) == 0 and id not in beside
            ]
            graph.remove_nodes_from(dead)
            changed = bool(dead)
        ordered = sorted(graph, key=lambda n: graph.nodes[n]["order"])
        kept = _newest(graph, ordered)
        graph.remove_nodes_from([n for n in ordered if n not in kept])
        graph.graph["left_out"] = len(ordered) - len(kept)
        for order, n in enumerate((n for n in ordered if n in kept), 1):
            graph.nodes[n]["order"] = order
        return graph


def _newest(graph: nx.DiGraph, ordered: list[str]) -> set[str]:
    """The last turn in which something happened, what led to that, and more if that is little."""
    kept: set[str] = set()
    for n in reversed(ordered):
        earlier = graph.nodes[n]["turn"] != graph.nodes[ordered[-1]]["turn"]
        leads_here = any(child in kept for child in graph.successors(n))
        if earlier and not leads_here and len(kept) >= FEW_NODES:
            continue
        kept.add(n)
        if len(kept) == MOST_NODES:
            break
    return kept


def _under_way(state: State | None) -> int:
    """The spell or ability of the innermost procedure under way."""
    task = state.agenda[-1] if state is not None and state.agenda else None
    return int(getattr(task, "item", 0))


def _mana(event: Event) -> Text:
    mana = dict(event.args).get("mana", "")
    return mana if isinstance(mana, Text) else Text(str(mana), str(mana))


def _bare(text: Text) -> Text:
    """Without the full stop: a label is no sentence."""
    return Text(text.en.rstrip("."), text.ja.rstrip("。"))


_HANDLERS: dict[str, Callable[[_Weaver, Event], None]] = {
    **dict.fromkeys(_RESULTS | _WEAK, _Weaver.result),
    **dict.fromkeys(_ONLY_IF_CAUSED, _Weaver.caused_result),
    **dict.fromkeys(_ANNOUNCED, _Weaver.announced),
    **dict.fromkeys(_ACTIONS, _Weaver.action),
    **dict.fromkeys(_RESOLVING, _Weaver.resolves),
}
