"""Effects on spells that no mana was spent on: cast for nothing, or copied, never cast."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.conditions import no_mana_spent
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def _counter(change: Change, ref: int | None) -> None:
    """Counter the spell if it is there and no mana was spent on it (701.6a)."""
    item = change.state.item(ref) if ref is not None else None
    if isinstance(item, Obj) and no_mana_spent(item):
        change.move(item.id, Zone.GRAVEYARD, "countered", "701.6a")
    else:
        change.say("nothing_to_change", "609.3")


@value
class CounterTargetIfUnpaid(Instruction, Value):
    """Counter the target spell if no mana was spent to cast it."""

    def text(self) -> Text:
        return Text(
            "counter {target} if no mana was spent to cast it",
            "それを唱えるためにマナが支払われていなかったなら、それを打ち消す",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        _counter(change, scene.target())


@value
class CounterThatSpell(Instruction, Value):
    """Counter the spell that the trigger is about; the "if" is looked at again (603.4)."""

    def text(self) -> Text:
        return Text("counter that spell", "その呪文を打ち消す")

    def perform(self, scene: Scene, change: Change) -> None:
        about = getattr(scene.item, "about", ())
        _counter(change, about[0] if about else None)
