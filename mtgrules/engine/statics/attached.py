"""Static abilities of Equipment and Auras: about what they are attached to (301.5, 303.4)."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.abilities import Activated, Keyword
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, join

EQUIPPED = Text("Equipped creature", "装備しているクリーチャー")
ENCHANTED_CREATURE = Text("Enchanted creature", "エンチャントされているクリーチャー")
ENCHANTED_PERMANENT = Text("Enchanted permanent", "エンチャントされているパーマネント")


@value
class AttachedGets(Static, Value):
    """What it is on gets power and toughness (613.4c)."""

    power: int
    toughness: int
    noun: Text = EQUIPPED

    def text(self) -> Text:
        by = f"{self.power:+d}/{self.toughness:+d}"
        return Text("{it} gets {by}.", "{it}は{by}の修整を受ける。").format(it=self.noun, by=by)

    def raises(self, state: State, giver: Obj, obj: Obj) -> tuple[int, int]:
        return (self.power, self.toughness) if giver.attached == obj.id else (0, 0)


@value
class AttachedHas(Static, Value):
    """What it is on has keyword abilities (613.1f)."""

    keywords: tuple[Keyword, ...]
    words: tuple[Text, ...]
    noun: Text = EQUIPPED

    def text(self) -> Text:
        each = join(self.words, " and ", "と")
        return Text("{it} has {k}.", "{it}は{k}を持つ。").format(it=self.noun, k=each)

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        return self.keywords if giver.attached == obj.id else ()


@value
class AttachedHeld(Static, Value):
    """What it is on cannot attack or block, and its activated abilities cannot be activated.

    With `spares_mana`, mana abilities can (602.5).
    """

    noun: Text
    spares_mana: bool = False

    def text(self) -> Text:
        said = Text(
            "{it} can attack and block no more, and nobody can activate its abilities",
            "{it}は攻撃もブロックもできず、その起動型能力は起動できない",
        ).format(it=self.noun)
        if self.spares_mana:
            return said + Text(", mana abilities excepted.", "。ただしマナ能力は起動できる。")
        return said + Text(".", "。")

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        return giver.attached == source.id and not (mana and self.spares_mana)

    def forbids_attacking(self, giver: Obj, obj: Obj) -> bool:
        return giver.attached == obj.id

    def forbids_blocking(self, giver: Obj, obj: Obj) -> bool:
        return giver.attached == obj.id
