"""Epic (702.50): no more casting, and a copy of the spell in each of one's upkeeps."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.copying import copy_with_new_targets
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.abilities import Mode, Triggered
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class Epic(Instruction, Value):
    """The two spell abilities that epic stands for; a copy that it makes has no epic (702.50a)."""

    def text(self) -> Text:
        return Text(
            "epic: for the rest of the game you can't cast spells, and in each of your upkeeps you "
            "copy this spell without its epic",
            "歴伝：以後このゲームの間、あなたは呪文を唱えられない。あなたのアップキープごとに、"
            "この呪文の歴伝を除いたコピーを作る",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        spell = scene.item
        if not isinstance(spell, Obj) or spell.copied:
            return
        change.player(scene.you, epic=True)
        change.say("epic", "702.50b", subject=spell.id, who=scene.you, name=spell.card.name)
        waits = Triggered(
            "step_began",
            "your upkeep",
            (Mode((RepeatSpell(spell),)),),
            Text(
                "at the beginning of each of your upkeeps for the rest of the game",
                "以後このゲームの間、あなたの各アップキープの開始時に",
            ),
        )
        change.delay(waits, spell, scene.you, until="end of game")


@value
class RepeatSpell(Instruction, Value):
    """Copy the epic spell; it may have new targets (707.10c)."""

    spell: Obj

    def text(self) -> Text:
        return Text(
            "copy this spell except for its epic ability; you may choose new targets for the copy",
            "この呪文の歴伝を除いたコピーを作る。あなたはそのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        copy_with_new_targets(change, self.spell, scene.you)
