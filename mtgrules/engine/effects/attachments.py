"""Effects of Equipment and Auras: attaching, and what happens to what they are on (701.3)."""

from __future__ import annotations

from mtgrules.engine.attaching import attach
from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import Mark
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class AttachThis(Instruction, Value):
    """Attach this permanent to the target (701.3a)."""

    def text(self) -> Text:
        return Text("attach this to {target}", "これをそれにつける")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        if ref is not None:
            attach(change, scene.source_id, ref)


@value
class PumpAttached(Instruction, Value):
    """What this is attached to, or last was, gets power and toughness (608.2h, 611.2)."""

    power: int
    toughness: int

    def text(self) -> Text:
        by = f"{self.power:+d}/{self.toughness:+d}"
        return Text(
            f"equipped creature gets {by} until end of turn",
            f"ターン終了時まで、装備しているクリーチャーは{by}の修整を受ける",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        source = scene.source
        obj = change.state.permanent(source.attached) if source is not None else None
        if obj is None:
            change.say("nothing_to_change", "609.3")
            return
        by = f"{self.power:+d}/{self.toughness:+d}"
        mark = Mark(
            "power/toughness", power=self.power, toughness=self.toughness, until="end of turn"
        )
        change.mark(obj.id, mark)
        change.say("pumped", "611.2", subject=obj.id, name=obj.card.name, by=by)
