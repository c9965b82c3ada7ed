"""Replacement effects (614): what a permanent enters with, where a spell goes instead."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import has_suspend
from mtgrules.engine.extras import paid
from mtgrules.engine.sagas import is_saga
from mtgrules.engine.statics.base import Static
from mtgrules.model.abilities import Keyword
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark, Obj, announced
from mtgrules.model.state import Procedure, State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

# Entering (614.1c) ----------------------------------------------------------------------


@value
class EntersWithCounters(Static, Value):
    """It enters with counters: `n` of them, or X of the spell that becomes it if `n` is None.

    `unless_from_hand` leaves them out for a spell cast from its owner's hand.
    """

    kind: str
    n: int | None
    unless_from_hand: bool = False

    def text(self) -> Text:
        n = "X" if self.n is None else str(self.n)
        counters = Text(f"{n} {self.kind} counters on it", f"{self.kind}カウンターが{n}個")
        if self.unless_from_hand:
            return Text(
                "Unless you cast it from your hand, this enters with {c}.",
                "あなたの手札から唱えたのでないかぎり、これは{c}置かれた状態で戦場に出る。",
            ).format(c=counters)
        return Text("This enters with {c}.", "これは{c}置かれた状態で戦場に出る。").format(
            c=counters
        )

    def enters_with(self, obj: Obj) -> tuple[tuple[str, int], ...]:
        said = announced(obj)
        if self.unless_from_hand and said.cast_from == Zone.HAND:
            return ()
        n = (said.x or 0) if self.n is None else self.n
        return ((self.kind, n),) if n else ()


def counters_of_entering(obj: Obj) -> tuple[tuple[str, int], ...]:
    """The counters that a card enters with; `obj` is the spell or card before it moves."""
    found: dict[str, int] = {}
    if obj.card.loyalty:
        found["loyalty"] = obj.card.loyalty  # 306.5b
    if is_saga(obj):
        found["lore"] = 1  # 714.3a
    for keyword in obj.card.keywords:
        if keyword.name == "vanishing":
            found["time"] = found.get("time", 0) + keyword.n  # 702.63a
    for static in obj.card.statics:
        for kind, n in static.enters_with(obj):
            found[kind] = found.get(kind, 0) + n
    return tuple(sorted(found.items()))


# Leaving the stack (614.1a) -------------------------------------------------------------

INSTEAD = "exile as it resolves"


def exile_as_it_resolves(change: Change, spell: int, counters: int) -> None:
    """From now on the spell, when it resolves, is exiled with time counters (608.2n, 614.1a)."""
    change.mark(spell, Mark(INSTEAD, n=counters))


def leave_resolved(change: Change, spell: Obj) -> None:
    """A resolved instant or sorcery leaves the stack: to the graveyard, or elsewhere instead.

    If several effects would put it elsewhere, its controller says which one applies
    (616.1); after that the others have nothing to replace any more.
    """
    ways = _instead(spell)
    if len(ways) > 1:
        change.push(WhichApplies(spell.controller, spell.id))
    elif ways:
        _apply(change, spell, ways[0])
    else:
        change.move(spell.id, Zone.GRAVEYARD, "spell_done", "608.2n")


def _instead(spell: Obj) -> tuple[str, ...]:
    """What would replace its going to the graveyard; effects that do the same count once."""
    ways = ["suspend"] if any(mark.what == INSTEAD for mark in spell.marks) else []
    if spell.whole is not None and spell.whole.adventure:
        ways.append("adventure")
    if paid(spell, "buyback"):
        ways.append("buyback")
    return tuple(ways)


def _apply(change: Change, spell: Obj, way: str) -> None:
    if way == "buyback":
        change.move(spell.id, Zone.HAND, "bought_back", "702.27a")
        return
    rule = "715.3d" if way == "adventure" else "614.1a"
    id = change.move(spell.id, Zone.EXILE, "spell_exiled_instead", rule)
    if way == "adventure":
        change.mark(id, Mark("may play", controller=spell.controller))
    else:
        counters = next(mark.n for mark in spell.marks if mark.what == INSTEAD)
        give_suspend(change, id, counters)


@value
class WhichApplies(Procedure, Value):
    """The controller of a resolved spell says which of several effects applies to it (616.1)."""

    player: int
    item: int

    def ask(self, state: State) -> Options | None:
        spell = state.card(self.item)
        ways = _instead(spell) if spell is not None else ()
        legal = tuple(Choice("apply", (way,)) for way in ways)
        return Options(self.player, "replacement", "616.1", legal)

    def run(self, change: Change) -> None:
        raise AssertionError("which effect applies is always asked")

    def take(self, change: Change, choice: Choice) -> None:
        spell = change.state.card(self.item)
        assert spell is not None
        change.pop()
        change.cause = self.item
        _apply(change, spell, str(choice.args[0]))


def give_suspend(change: Change, id: int, counters: int) -> None:
    """Put time counters on an exiled card; it gains suspend if it has none (702.62b).

    A token that was exiled has nothing to do there: it is about to be gone (111.7).
    """
    card = change.state.card(id)
    if card is None or card.zone is not Zone.EXILE:
        return
    change.add_counters(id, "time", counters)
    if not has_suspend(card):
        change.grant(id, Keyword("suspend"))
        change.say("gains_suspend", "702.62b", subject=id, name=card.card.name)
