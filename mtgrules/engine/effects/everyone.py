"""Effects on all at once: each creature, each opponent, all that has counters."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import is_type
from mtgrules.engine.destroying import destroy
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Mark
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class EachCreatureGets(Instruction, Value):
    """All creatures that are there now get power and toughness until end of turn (611.2c)."""

    power: int
    toughness: int

    def text(self) -> Text:
        by = f"{self.power:+d}/{self.toughness:+d}"
        return Text(
            f"all creatures get {by} until end of turn",
            f"ターン終了時まで、すべてのクリーチャーは{by}の修整を受ける",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        by = f"{self.power:+d}/{self.toughness:+d}"
        until = "end of turn"
        mark = Mark("power/toughness", power=self.power, toughness=self.toughness, until=until)
        for obj in change.state.battlefield:
            if is_type(obj, "creature"):
                change.mark(obj.id, mark)
                change.say("pumped", "611.2c", subject=obj.id, name=obj.card.name, by=by)


@value
class DestroyCreaturesAndDraw(Instruction, Value):
    """Destroy all creatures, then draw a card for each that was destroyed (701.8, 121.1)."""

    moves_library = True

    def text(self) -> Text:
        return Text(
            "destroy all creatures, then draw a card for each one destroyed",
            "すべてのクリーチャーを破壊し、その後、破壊したクリーチャー1体につきカード1枚を引く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        doomed = [obj.id for obj in change.state.battlefield if is_type(obj, "creature")]
        for id in doomed:
            destroy(change, id)
        gone = [id for id in doomed if change.state.permanent(id) is None]
        change.draw(scene.you, len(gone))


@value
class OpponentsLoseLife(Instruction, Value):
    """Each opponent loses life, and perhaps you gain some (119.3)."""

    n: int
    gain: int = 0

    def text(self) -> Text:
        said = Text(
            f"each opponent loses {self.n} life", f"各対戦相手はそれぞれ{self.n}点のライフを失う"
        )
        if not self.gain:
            return said
        more = Text(f" and you gain {self.gain} life", f"。あなたは{self.gain}点のライフを得る")
        return said + more

    def perform(self, scene: Scene, change: Change) -> None:
        for who in change.state.opponents(scene.you):
            change.lose_life(who, self.n)
        if self.gain:
            change.gain_life(scene.you, self.gain)


@value
class Proliferate(Instruction, Value):
    """Choose permanents with counters; each gets one more of each kind it has (701.34a).

    A card in exile is no permanent, so a suspended card cannot be chosen. No player
    has counters here.
    """

    def text(self) -> Text:
        return Text(
            "proliferate: choose any number of permanents that have counters and give each "
            "another counter of each kind already there",
            "増殖を行う。カウンターが置かれているパーマネントを望む数だけ選び、それぞれに、"
            "すでに置かれている各種類のカウンターをもう1個置く",
        )

    def ask(self, scene: Scene) -> Options | None:
        if any(pick.verb == "done" for pick in scene.picks):
            return None
        taken = {pick.args[0] for pick in scene.picks}
        there = [o.id for o in scene.state.battlefield if o.counters and o.id not in taken]
        if not there:
            return None
        legal = (Choice("done"), *(Choice("choose", (id,)) for id in there))
        return Options(scene.you, "proliferate", "701.34a", legal)

    def perform(self, scene: Scene, change: Change) -> None:
        for pick in scene.picks:
            obj = change.state.permanent(int(pick.args[0])) if pick.args else None
            for kind, _ in obj.counters if obj is not None else ():
                change.add_counters(int(pick.args[0]), kind, 1)
