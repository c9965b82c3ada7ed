"""Effects that put, remove or move counters of any kind (122)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same

_WORDS = {"time": Text("time", "時間"), "charge": Text("charge", "蓄積")}


@value
class PutCounters(Instruction, Value):
    """Put counters on the source, or on the target (122.1)."""

    kind: str
    n: int = 1
    target: bool = False

    def text(self) -> Text:
        where = Text("{target}", "それ") if self.target else Text("this", "これ")
        kind = {"time": "時間", "lore": "伝承", "charge": "蓄積"}.get(self.kind, self.kind)
        count = f"a {self.kind} counter" if self.n == 1 else f"{self.n} {self.kind} counters"
        return Text(
            f"put {count} on {where.en}", f"{where.ja}の上に{kind}カウンター{self.n}個を置く"
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target() if self.target else scene.source_id
        obj = change.state.permanent(ref) if ref is not None else None
        if obj is None:
            change.say("nothing_to_change", "609.3")
        else:
            change.add_counters(obj.id, self.kind, self.n)


@value
class OneCounterMoreOrLess(Instruction, Value):
    """Choose a counter on the target; remove it or put another one of its kind there (608.2d).

    With `only`, it is about counters of that kind, and the choice may be declined.
    """

    only: str = ""

    def text(self) -> Text:
        if self.only:
            kind = _WORDS.get(self.only, same(self.only))
            return Text(
                f"if {{target}} has a {kind.en} counter on it, you may remove one or put another "
                "one there",
                f"それに{kind.ja}カウンターが置かれているなら、あなたは1個を取り除くか、"
                "もう1個置いてもよい",
            )
        return Text(
            "choose a counter on {target}; remove that counter or put another of its kind there",
            "その上のカウンター1個を選ぶ。それを取り除くか、同じ種類のカウンターをもう1個置く",
        )

    def _there(self, scene: Scene) -> Obj | None:
        ref = scene.target()
        return scene.state.card(ref) if ref is not None else None

    def ask(self, scene: Scene) -> Options | None:
        obj = self._there(scene)
        if obj is None or scene.picks:
            return None
        legal = tuple(
            Choice("counter", (kind, how))
            for kind, _ in obj.counters
            if self.only in ("", kind)
            for how in ("remove", "put")
        )
        if not legal:
            return None
        more = (Choice("decline"),) if self.only else ()
        return Options(scene.you, "counter", "608.2d", (*legal, *more))

    def perform(self, scene: Scene, change: Change) -> None:
        obj = self._there(scene)
        if obj is None or not scene.picks:
            name = obj.card.name if obj is not None else change.state.name(scene.source_id)
            change.say("no_counters_there", "609.3", subject=scene.source_id, name=name)
            return
        if scene.picks[0].verb == "decline":
            return
        kind, how = (str(arg) for arg in scene.picks[0].args)
        if how == "remove":
            change.remove_counters(obj.id, kind, 1)
        else:
            change.add_counters(obj.id, kind, 1)


@value
class CounterForEachUntappedLand(Instruction, Value):
    """Put counters on the source, one for each untapped land of the active player (122.1)."""

    kind: str

    def text(self) -> Text:
        kind = _WORDS.get(self.kind, same(self.kind))
        return Text(
            f"put a {kind.en} counter on this for each untapped land that player controls",
            f"そのプレイヤーがコントロールするアンタップ状態の土地1つにつき、"
            f"これの上に{kind.ja}カウンター1個を置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        n = sum(
            "land" in obj.card.types and not obj.tapped
            for obj in change.state.battlefield
            if obj.controller == change.state.active
        )
        change.add_counters(scene.source_id, self.kind, n)
        if not n:
            change.say("nothing_to_change", "609.3")


@value
class RemoveCounterFromThis(Instruction, Value):
    """Remove one counter from this permanent, if it has one (609.3)."""

    kind: str

    def text(self) -> Text:
        kind = _WORDS.get(self.kind, same(self.kind))
        return Text(
            f"remove a {kind.en} counter from this", f"これから{kind.ja}カウンター1個を取り除く"
        )

    def perform(self, scene: Scene, change: Change) -> None:
        if change.remove_counters(scene.source_id, self.kind, 1) == 0:
            name = change.state.name(scene.source_id)
            change.say("no_counters_there", "609.3", subject=scene.source_id, name=name)


@value
class PutXCounters(Instruction, Value):
    """Put X counters on the source (122.1, 107.3a)."""

    kind: str
    word: Text

    def text(self) -> Text:
        return Text(
            f"put X {self.word.en} counters on this",
            f"これの上に{self.word.ja}カウンターX個を置く",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        if change.state.permanent(scene.source_id) is None or not scene.x:
            change.say("nothing_to_change", "609.3")
        else:
            change.add_counters(scene.source_id, self.kind, scene.x)
