"""Effects on life totals (119), also of whoever activated something."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.effects.copies import triggering_item
from mtgrules.engine.resolving import Scene
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class GainLife(Instruction, Value):
    """You gain life (119.3)."""

    n: int

    def text(self) -> Text:
        return Text(f"you gain {self.n} life", f"あなたは{self.n}点のライフを得る")

    def perform(self, scene: Scene, change: Change) -> None:
        change.gain_life(scene.you, self.n)


@value
class ItsControllerLosesLife(Instruction, Value):
    """The controller of the source loses life, whoever activated the ability (109.5)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"the controller of this loses {self.n} life",
            f"これのコントローラーは{self.n}点のライフを失う",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        if scene.source is not None:
            change.lose_life(scene.source.controller, self.n)


@value
class DamageToWhoeverActivated(Instruction, Value):
    """Damage to the player who activated the ability that this trigger is about."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage to that player",
            f"これはそのプレイヤーに{self.n}点のダメージを与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        item = triggering_item(scene)
        if item is not None:
            change.damage(item.controller, self.n, scene.source_id)
