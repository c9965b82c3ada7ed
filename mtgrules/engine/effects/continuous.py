"""Effects that change what objects are until end of turn: base power, abilities (611.2, 613)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import activated
from mtgrules.engine.destroying import NO_REGENERATION
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import Mark
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class SetYourCreatures(Instruction, Value):
    """Creatures that you control now have base power and toughness X/X (613.4b, 611.2c)."""

    def text(self) -> Text:
        return Text(
            "until end of turn, your creatures are X/X to begin with and have every creature type",
            "ターン終了時まで、あなたのクリーチャーは基本のパワーとタフネスがX/Xになり、"
            "すべてのクリーチャー・タイプを得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        x = scene.x
        mark = Mark("base power/toughness", power=x, toughness=x, until="end of turn")
        mine = [
            obj
            for obj in change.state.battlefield
            if obj.controller == scene.you and "creature" in obj.card.types
        ]
        for obj in mine:
            change.mark(obj.id, mark)
            change.say("base_set", "613.4b", subject=obj.id, name=obj.card.name, by=f"{x}/{x}")
        if not mine:
            change.say("nothing_to_change", "609.3")


@value
class GainAbilitiesOfTarget(Instruction, Value):
    """This gains all activated abilities of the target until end of turn (602.5c, 613.1f)."""

    def text(self) -> Text:
        return Text(
            "until end of turn, this gains every activated ability that {target} has",
            "ターン終了時まで、これはそれが持つすべての起動型能力を得る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        obj = change.state.permanent(ref) if ref is not None else None
        me = change.state.permanent(scene.source_id)
        if obj is None or me is None:
            change.say("nothing_to_change", "609.3")
            return
        gained = tuple(ability for _, ability in activated(obj))
        name, of = me.card.name, obj.card.name
        if not gained:
            change.say("no_abilities_there", "609.3", subject=me.id, name=name, of=of)
            return
        change.mark(me.id, Mark("abilities", until="end of turn", abilities=gained))
        change.say("gains_abilities", "613.1f", subject=me.id, n=len(gained), name=name, of=of)


@value
class NoRegenerationThisTurn(Instruction, Value):
    """This creature cannot be regenerated this turn (611.2)."""

    def text(self) -> Text:
        return Text("this does not regenerate this turn", "このターン、これは再生できない")

    def perform(self, scene: Scene, change: Change) -> None:
        me = change.state.permanent(scene.source_id)
        if me is None:
            change.say("nothing_to_change", "400.7")
            return
        change.mark(me.id, NO_REGENERATION)
        change.say("no_regeneration", "611.2", subject=me.id, name=me.card.name)
