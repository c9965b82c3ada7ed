"""Effects that deal damage (120)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_type
from mtgrules.engine.conditions import quick
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import announced
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class DealDamage(Instruction, Value):
    """Damage to the target from the source; `n` None means X (120, 113.7a)."""

    n: int | None
    slot: int = 0

    def text(self) -> Text:
        n = "X" if self.n is None else str(self.n)
        if self.slot:
            return Text(
                f"and {n} damage to {{target{self.slot + 1}}}", f"後者にも{n}点のダメージを与える"
            )
        return Text(f"this deals {n} damage to {{target}}", f"これはそれに{n}点のダメージを与える")

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target(self.slot)
        if ref is not None:
            change.damage(ref, scene.x if self.n is None else self.n, scene.source_id)


@value
class DealDividedDamage(Instruction, Value):
    """Damage divided among the targets as announced; an illegal target's share is lost (608.2b)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage divided as you choose among {{target}}",
            f"これは{self.n}点のダメージを、あなたの望むように割り振ってそれらに与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        said = announced(scene.item)
        legal = {ref for refs in scene.targets for ref in refs}
        all_refs = [ref for refs in said.targets for ref in refs]
        for ref, share in zip(all_refs, said.division, strict=True):
            if ref in legal:
                change.damage(ref, share, scene.source_id)


@value
class DamageEachCreature(Instruction, Value):
    """Damage to each creature, all at once (120.3)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage to each creature",
            f"これは各クリーチャーにそれぞれ{self.n}点のダメージを与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for obj in change.state.battlefield:
            if "creature" in obj.card.types:
                change.damage(obj.id, self.n, scene.source_id)


@value
class DamageToController(Instruction, Value):
    """Damage to the controller of the ability."""

    n: int

    def text(self) -> Text:
        return Text(
            f"it deals {self.n} damage to you", f"それはあなたに{self.n}点のダメージを与える"
        )

    def perform(self, scene: Scene, change: Change) -> None:
        change.damage(scene.you, self.n, scene.source_id)


@value
class DamageEqualToTimeCounters(Instruction, Value):
    """To each creature and each player, as much as there are time counters on the source."""

    def text(self) -> Text:
        return Text(
            "this deals damage equal to the number of time counters on it to each creature and "
            "each player",
            "これは各クリーチャーと各プレイヤーにそれぞれ、"
            "これの上の時間カウンターの数に等しい点数のダメージを与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        n = scene.source.counter("time") if scene.source is not None else 0
        for who in change.state.in_turn_order():
            change.damage(who, n, scene.source_id)
        for obj in change.state.battlefield:
            if "creature" in obj.card.types:
                change.damage(obj.id, n, scene.source_id)
        if not n:
            change.say("no_counters_there", "609.3", name=change.state.name(scene.source_id))


@value
class DamageEachSlowCreature(Instruction, Value):
    """Damage to each creature without first strike, double strike, vigilance and haste."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage to each creature that has neither first strike nor double "
            "strike nor vigilance nor haste",
            f"これは、先制攻撃も二段攻撃も警戒も速攻も持たない各クリーチャーに"
            f"{self.n}点のダメージを与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        state = change.state
        slow = [o.id for o in state.battlefield if is_type(o, "creature") and not quick(state, o)]
        if not slow:
            change.say("nothing_to_change", "609.3")
        for id in slow:
            change.damage(id, self.n, scene.source_id)


@value
class DamageEachOpponent(Instruction, Value):
    """Damage to each opponent."""

    n: int

    def text(self) -> Text:
        return Text(
            f"this deals {self.n} damage to each opponent",
            f"これは各対戦相手に{self.n}点のダメージを与える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        for who in change.state.opponents(scene.you):
            change.damage(who, self.n, scene.source_id)
