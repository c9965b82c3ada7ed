"""Effects that set up delayed triggered abilities (603.7)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.effects.copies import CopyThatAbility
from mtgrules.engine.resolving import Scene
from mtgrules.model.abilities import Mode, Triggered
from mtgrules.model.objects import Mark
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Step
from mtgrules.rulebook.text import Text


@value
class SacrificeSource(Instruction, Value):
    """Sacrifice this permanent, if it is still the same object (603.7c, 701.21a)."""

    def text(self) -> Text:
        return Text("sacrifice this", "これを生け贄に捧げる")

    def perform(self, scene: Scene, change: Change) -> None:
        if change.state.permanent(scene.source_id) is None:
            change.say("nothing_to_sacrifice", "603.7c")
        else:
            change.sacrifice(scene.source_id)


@value
class PumpUntilOverdone(Instruction, Value):
    """+1/+0 until end of turn; used too often this turn, it is sacrificed at the next end step.

    The uses are counted as the ability resolves, and only those of this object (400.7).
    """

    key: str
    most: int

    def text(self) -> Text:
        return Text(
            f"this gets +1/+0 until end of turn; if this ability has been activated {self.most} "
            "or more times this turn, sacrifice this at the beginning of the next end step",
            f"ターン終了時まで、これは+1/+0の修整を受ける。このターンにこの能力が{self.most}回以上"
            "起動されているなら、次の終了ステップの開始時にこれを生け贄に捧げる",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        me = change.state.permanent(scene.source_id)
        if me is None:
            change.say("nothing_to_change", "609.3")
            return
        change.mark(me.id, Mark("power/toughness", power=1, until="end of turn"))
        change.say("pumped", "611.2", subject=me.id, name=me.card.name, by="+1/+0")
        if dict(me.uses).get(self.key, 0) >= self.most:
            change.delay(_AT_END, me, scene.you)


_AT_END = Triggered(
    "step_began",
    "each end",
    (Mode((SacrificeSource(),)),),
    Text("at the beginning of the next end step", "次の終了ステップの開始時に"),
)


@value
class CopyYourNextSpell(Instruction, Value):
    """Your next small instant or sorcery this turn is copied as it is cast (603.7, 707.10)."""

    def text(self) -> Text:
        return Text(
            "when you next cast an instant or sorcery spell with mana value 4 or less this turn, "
            "copy that spell, and you may choose new targets for the copy",
            "このターン、あなたが次にマナ総量が4以下のインスタント呪文かソーサリー呪文を唱えたとき、"
            "その呪文をコピーする。あなたはそのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        source = scene.source
        if source is not None:
            change.delay(_NEXT_SPELL, source, scene.you, until="end of turn")


_NEXT_SPELL = Triggered(
    "cast",
    "you",
    (Mode((CopyThatAbility(),)),),
    Text("when you cast your next such spell", "あなたが次にそのような呪文を唱えたとき"),
    also="instant or sorcery of mana value 4 or less",
)


@value
class AddBeginningPhase(Instruction, Value):
    """After this phase, another beginning phase in the same turn (500.8)."""

    def text(self) -> Text:
        return Text(
            "there is an additional beginning phase after this phase",
            "このフェイズの後に、追加の開始フェイズを加える",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        steps = (Step.UNTAP, Step.UPKEEP, Step.DRAW)
        then = change.state.extra_steps or (Step.END,)
        change.put(extra_steps=(*steps, *then))
        change.say("phase_added", "500.8", who=change.state.active)
