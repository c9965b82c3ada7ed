"""Effects on cards in graveyards (404)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene, enter
from mtgrules.model.choices import Choice, Options
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class ReturnTargetToBattlefield(Instruction, Value):
    """Return the target card from a graveyard to the battlefield under your control (110.2a)."""

    def text(self) -> Text:
        return Text("return {target} to the battlefield", "それを戦場に戻す")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            enter(change, ref, scene.you, "110.2a")


@value
class TargetsToBottom(Instruction, Value):
    """Put the target cards on the bottom of your library in any order (401.4)."""

    moves_library = True

    def text(self) -> Text:
        return Text(
            "put {target} on the bottom of your library in any order",
            "それらをあなたの望む順番でライブラリーの一番下に置く",
        )

    def _left(self, scene: Scene) -> list[int]:
        taken = {pick.args[0] for pick in scene.picks}
        return [ref for refs in scene.targets for ref in refs if ref not in taken]

    def ask(self, scene: Scene) -> Options | None:
        """One card after the other; the last one chosen ends up lowest."""
        left = self._left(scene)
        if len(left) < 2:
            return None
        return Options(scene.you, "bottom", "401.4", tuple(Choice("choose", (r,)) for r in left))

    def perform(self, scene: Scene, change: Change) -> None:
        chosen = [int(pick.args[0]) for pick in scene.picks]
        order = [*chosen, *self._left(scene)]
        if not order:
            change.say("nothing_to_change", "609.3")
        for ref in order:
            change.to_bottom(ref)
