"""Static abilities that forbid: activating (602.5), attacking, blocking."""

from __future__ import annotations

from mtgrules.engine.naming import is_named
from mtgrules.engine.statics.base import Static
from mtgrules.model.abilities import Activated
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class NamedAbilitiesBanned(Static, Value):
    """Abilities of sources with the chosen name cannot be activated, except mana abilities."""

    def text(self) -> Text:
        return Text(
            "Activated abilities of sources with the chosen name can't be activated, "
            "except mana abilities.",
            "選ばれた名前を持つ発生源の起動型能力は、マナ能力でないかぎり起動できない。",
        )

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        return not mana and is_named(source.card, giver.named)


_BANNED = {
    ("artifact", ""): Text("artifacts", "アーティファクト"),
    ("creature", ""): Text("creatures", "クリーチャー"),
    ("creature", "opponent"): Text(
        "creatures your opponents control",
        "あなたの対戦相手がコントロールするクリーチャー",
    ),
}


@value
class AbilitiesBanned(Static, Value):
    """Activated abilities of permanents of a type cannot be activated, mana abilities included.

    `whose` is "" for everyone's or "opponent" for those that opponents control.
    """

    type: str
    whose: str = ""

    def text(self) -> Text:
        said = Text(
            "Activated abilities of {of} can't be activated.", "{of}の起動型能力は起動できない。"
        )
        return said.format(of=_BANNED[self.type, self.whose])

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        if source.zone is not Zone.BATTLEFIELD or self.type not in source.card.types:
            return False
        return self.whose != "opponent" or source.controller != giver.controller
