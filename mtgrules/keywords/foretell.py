"""Foretell (702.143): in your own turn, {2} to exile the card from hand for later.

A special action like suspending, and yet another one: what waits for foretelling
does not hear suspending. The card is exiled face up here, and casting it later for
its foretell cost is not modelled.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs import PayMana
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.proposals import begin_special
from mtgrules.engine.resolving import Scene
from mtgrules.engine.special_actions import SpecialAction
from mtgrules.model.abilities import Activated, Mode
from mtgrules.model.choices import Choice, No
from mtgrules.model.mana import ManaCost
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def cannot_foretell(state: State, who: int, card: Obj) -> No | None:
    """Why it cannot be foretold: any time with priority in your own turn will do (116.2h)."""
    if card.zone is Zone.HAND and card.owner == who and state.active == who:
        return None
    return No("116.2h", "foretell_from_hand", (("name", card.card.name),))


def begin(change: Change, who: int, card: Obj, choice: Choice) -> None:
    """Begin the special action: pay {2}, then exile the card (702.143a)."""
    begin_special(change, who, card, "foretell", _FORETELLING, choice)


ACTION = SpecialAction(cannot_foretell, begin)


@value
class Foretell(Instruction, Value):
    """Exile the card from hand; it is foretold now (702.143a)."""

    def text(self) -> Text:
        return Text("exile this card from your hand", "あなたの手札からこのカードを追放する")

    def perform(self, scene: Scene, change: Change) -> None:
        id = change.move(scene.source_id, Zone.EXILE, "exiled", "702.143a")
        name = change.state.name(id)
        change.say("foretold", "702.143a", subject=id, who=scene.you, name=name)


_FORETELLING = Activated(
    (PayMana(ManaCost(("2",))),), (Mode((Foretell(),)),), zone=Zone.HAND, special="foretell"
)
"""What is paid and done, in the shape of an ability."""
