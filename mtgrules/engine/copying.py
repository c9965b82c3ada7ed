"""Copies of spells and abilities on the stack (707.10), and new targets for them (707.10c).

A copy has everything that was announced for the original: modes, targets, X,
division, costs that were paid. It is neither cast nor activated, so nothing that
waits for that triggers.
"""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.targets import possible, specs
from mtgrules.model.choices import Choice, Options, target
from mtgrules.model.objects import Item, Obj, announced
from mtgrules.model.state import Procedure, State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone


def copy_item(change: Change, item: Item, controller: int) -> int:
    """Put a copy on top of the stack under that player's control; gives its id."""
    id = change.new_id()
    made = item.but(id=id, controller=controller)
    if isinstance(made, Obj):
        made = made.but(owner=controller, zone=Zone.STACK, copied=True, was=0)
    change.put(stack=(*change.state.stack, made))
    name = change.state.name(item.id)
    change.say("copied", "707.10", subject=id, who=controller, name=name)
    return id


def copy_with_new_targets(change: Change, item: Item, controller: int, times: int = 1) -> None:
    """Copy it, so many times; for each copy the player may choose new targets (707.10c)."""
    copies = [copy_item(change, item, controller) for _ in range(times)]
    if any(announced(item).targets):
        for id in reversed(copies):  # the first copy is asked about first
            change.push(NewTargets(controller, id))


@value
class NewTargets(Procedure, Value):
    """Each target in turn may stay, even if illegal, or give way to a legal one (115.7d, 707.10c).

    Choosing the target that is there already leaves it as it is.
    """

    player: int
    item: int
    slot: int = 0
    place: int = 0

    def ask(self, state: State) -> Options | None:
        item = state.item(self.item)
        if item is None or self.slot >= len(announced(item).targets):
            return None
        refs = announced(item).targets[self.slot]
        if self.place >= len(refs):
            return None
        there = refs[self.place]
        others = possible(state, specs(item)[self.slot], item)
        legal = (target(there), *(target(ref) for ref in others if ref not in refs))
        return Options(self.player, "new target", "707.10c", legal) if len(legal) > 1 else None

    def run(self, change: Change) -> None:
        """Nothing else to choose here: go on to the next target, or end."""
        item = change.state.item(self.item)
        targets = announced(item).targets if item is not None else ()
        if self.slot < len(targets) and self.place + 1 < len(targets[self.slot]):
            change.top(self.but(place=self.place + 1))
        elif self.slot + 1 < len(targets):
            change.top(self.but(slot=self.slot + 1, place=0))
        else:
            change.pop()

    def take(self, change: Change, choice: Choice) -> None:
        item = change.state.item(self.item)
        assert item is not None
        ref = int(choice.args[0])
        targets = [list(refs) for refs in announced(item).targets]
        kept = targets[self.slot][self.place] == ref
        targets[self.slot][self.place] = ref
        made = tuple(tuple(refs) for refs in targets)
        change.replace(item.but(announced=announced(item).but(targets=made)))
        name, to = change.state.name(item.id), change.state.name(ref)
        key = "target_kept" if kept else "retargeted"
        change.say(key, "707.10c", subject=item.id, who=self.player, name=name, to=to)
        self.run(change)
