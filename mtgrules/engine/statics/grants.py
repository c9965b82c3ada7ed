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
