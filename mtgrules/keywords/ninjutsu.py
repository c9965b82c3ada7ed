"""Ninjutsu (702.49): an activated ability that works in hand, and keeps its card revealed."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs import ReturnUnblockedAttacker
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene, enter
from mtgrules.model.abilities import Activated, Keyword, Mode
from mtgrules.model.objects import Obj, announced
from mtgrules.model.state import is_player
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def abilities(obj: Obj, keyword: Keyword) -> tuple[Activated, ...]:
    """[Cost], reveal this card, return an unblocked attacker: put this in, attacking (702.49a)."""
    costs = (*keyword.cost, ReturnUnblockedAttacker())
    return (Activated(costs, (Mode((EnterAttacking(),)),), zone=Zone.HAND),)


@value
class EnterAttacking(Instruction, Value):
    """Put this card onto the battlefield tapped and attacking what the other attacked (702.49c)."""

    def text(self) -> Text:
        return Text(
            "put this card from your hand onto the battlefield tapped and attacking",
            "手札にあるこのカードを、タップ状態かつ攻撃している状態で戦場に出す",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        card = change.state.card(scene.source_id)
        if card is None or card.zone is not Zone.HAND:
            change.say("nothing_to_change", "400.7")
            return
        attacked = self._attacked(scene)
        id = enter(change, card.id, scene.you, "702.49a", tapped=True)
        if is_player(attacked) or change.state.permanent(attacked) is not None:
            change.object(id, attacking=attacked)

    def _attacked(self, scene: Scene) -> int:
        """What the creature that went back to hand was attacking."""
        for id in announced(scene.item).paid:
            back = scene.state.card(id)
            was = scene.state.last_known(back.was) if back is not None else None
            if was is not None and was.attacking >= 0:
                return was.attacking
        return -1
