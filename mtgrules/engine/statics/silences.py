"""Static abilities that silence opponents: in a turn, or by mana value (101.2, 601.3a)."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class OpponentsSilencedInYourTurn(Static, Value):
    """In your turn opponents cannot cast spells or activate abilities of what is no land."""

    def text(self) -> Text:
        return Text(
            "In your turn, your opponents can cast no spells and can activate no abilities of "
            "artifacts, creatures or enchantments.",
            "あなたのターンの間、対戦相手は呪文を唱えられず、"
            "アーティファクトやクリーチャーやエンチャントの能力を起動できない。",
        )

    def silences(self, state: State, giver: Obj, who: int) -> bool:
        return state.active == giver.controller and who != giver.controller


@value
class OpponentsEvenSpellsBanned(Static, Value):
    """Opponents cannot cast spells with an even mana value; zero is even."""

    def text(self) -> Text:
        return Text(
            "Your opponents can't cast spells whose mana value is even (zero is even).",
            "対戦相手は、マナ総量が偶数である呪文を唱えられない（0は偶数である）。",
        )

    def forbids_mana_value(self, giver: Obj, who: int, mana_value: int) -> bool:
        return who != giver.controller and mana_value % 2 == 0
