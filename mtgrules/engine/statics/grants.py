"""Static abilities that give and allow: keywords, power and toughness, casting as with flash."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.abilities import Keyword
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class YourCreaturesHave(Static, Value):
    """Creatures you control have a keyword."""

    keyword: Keyword
    word: Text

    def text(self) -> Text:
        return Text("Your creatures have {k}.", "あなたのクリーチャーは{k}を持つ。").format(
            k=self.word
        )

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        mine = obj.zone.value == "battlefield" and obj.controller == giver.controller
        return (self.keyword,) if mine and "creature" in obj.card.types else ()


@value
class CreaturesHave(Static, Value):
    """All creatures have a keyword."""

    keyword: Keyword
    word: Text

    def text(self) -> Text:
        return Text("All creatures have {k}.", "すべてのクリーチャーは{k}を持つ。").format(
            k=self.word
        )

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        here = obj.zone.value == "battlefield" and "creature" in obj.card.types
        return (self.keyword,) if here else ()


@value
class YourCreaturesHurry(Static, Value):
    """Abilities of your creatures may be activated as though the creatures had haste (602.5a).

    It gives no haste: they cannot attack (609.4).
    """

    def text(self) -> Text:
        return Text(
            "For activating abilities, your creatures count as having haste.",
            "能力の起動に関しては、あなたのクリーチャーは速攻を持っているかのように扱う。",
        )

    def hurries(self, giver: Obj, obj: Obj) -> bool:
        return obj.controller == giver.controller and "creature" in obj.card.types


@value
class CreaturesGetForCounters(Static, Value):
    """All creatures get +1/+0 for each time counter on this (613.4c)."""

    def text(self) -> Text:
        return Text(
            "Each time counter on this gives all creatures +1/+0.",
            "すべてのクリーチャーは、これの上の時間カウンター1個につき+1/+0の修整を受ける。",
        )

    def raises(self, state: State, giver: Obj, obj: Obj) -> tuple[int, int]:
        return (giver.counter("time"), 0) if "creature" in obj.card.types else (0, 0)


@value
class BluePaysForAnyColor(Static, Value):
    """Blue mana may pay for any color in the costs of this permanent's abilities (602.1e).

    A symbol takes mana of its own color first, and blue only where that is missing.
    """

    def text(self) -> Text:
        return Text(
            "Blue mana may pay for mana of any color in the activation costs of this.",
            "これの能力の起動コストでは、青マナを好きな色のマナとして支払ってもよい。",
        )

    def any_color_with(self) -> str:
        return "U"


@value
class Regenerates(Static, Value):
    """Whenever this would be destroyed, it regenerates instead (701.19b)."""

    def text(self) -> Text:
        return Text(
            "This regenerates whenever it would be destroyed.",
            "これが破壊されるなら、代わりに再生する。",
        )

    def regenerates(self) -> bool:
        return True
