"""Effects that copy spells and abilities (707.10)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.copying import copy_with_new_targets
from mtgrules.engine.effects.basic import Instruction
from mtgrules.engine.resolving import Scene
from mtgrules.model.objects import Item, StackAbility
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


def triggering_item(scene: Scene) -> Item | None:
    """The spell or ability that made this ability trigger, as it is or as it last was (608.2h)."""
    about = scene.item.about if isinstance(scene.item, StackAbility) else ()
    return scene.state.last_item(about[0]) if about else None


@value
class CopyThatAbility(Instruction, Value):
    """Copy the spell or ability that this trigger is about; new targets may be chosen."""

    def text(self) -> Text:
        return Text(
            "copy it, and you may choose new targets for the copy",
            "それをコピーする。あなたはそのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        item = triggering_item(scene)
        if item is None:
            change.say("nothing_to_change", "609.3")
        else:
            copy_with_new_targets(change, item, scene.you)


@value
class CopyTimes(Instruction, Value):
    """Copy this spell so many times (702.56a)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"copy this spell {self.n} times, and you may choose new targets for the copies",
            f"この呪文を{self.n}回コピーする。あなたはそれらのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        spell = scene.source
        if spell is None:
            change.say("nothing_to_change", "609.3")
        else:
            copy_with_new_targets(change, spell, scene.you, self.n)


@value
class CopyForStorm(Instruction, Value):
    """Copy this spell for each spell cast before it this turn, whoever cast it (702.40a)."""

    def text(self) -> Text:
        return Text(
            "copy this spell once for each spell cast before it this turn, and you may choose new "
            "targets for the copies",
            "このターンにこれより前に唱えられた呪文1つにつき1回、この呪文をコピーする。"
            "あなたはそれらのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        log = change.state.cast_this_turn
        before = log.index(scene.source_id) if scene.source_id in log else 0
        spell = scene.source
        if spell is None or not before:
            change.say("no_copies", "702.40a", subject=scene.source_id)
        else:
            copy_with_new_targets(change, spell, scene.you, before)


@value
class CopyTarget(Instruction, Value):
    """Copy the target spell or ability; new targets may be chosen for the copy (707.10)."""

    def text(self) -> Text:
        return Text(
            "copy {target}, and you may choose new targets for the copy",
            "それをコピーする。あなたはそのコピーの新しい対象を選んでもよい",
        )

    def perform(self, scene: Scene, change: Change) -> None:
        ref = scene.target()
        item = change.state.item(ref) if ref is not None else None
        if item is not None:
            copy_with_new_targets(change, item, scene.you)
