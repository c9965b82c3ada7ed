"""Static abilities that open other ways to cast: without paying, with life, by foretelling."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.abilities import Keyword
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class YourHandIsFree(Static, Value):
    """You may cast spells from your hand without paying their mana costs (118.9)."""

    def text(self) -> Text:
        return Text(
            "You may cast spells from your hand without paying their mana costs.",
            "あなたは自分の手札の呪文を、マナ・コストを支払わずに唱えてもよい。",
        )

    def casts_free(self, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return zone is Zone.HAND and who == giver.controller


@value
class SmallCreaturesAreFree(Static, Value):
    """Anyone may cast creature spells of a small mana value for nothing, at any time (118.9)."""

    most: int

    def text(self) -> Text:
        return Text(
            f"Any player may cast creature spells with mana value {self.most} or less without "
            "paying their mana costs and as though they had flash.",
            f"どのプレイヤーも、マナ総量が{self.most}以下のクリーチャー呪文を、"
            "マナ・コストを支払わずに、瞬速を持つかのように唱えてもよい。",
        )

    def _fits(self, card: Card) -> bool:
        return "creature" in card.types and card.mana_value <= self.most

    def casts_free(self, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return zone is Zone.HAND and self._fits(card)

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return self._fits(card)


@value
class BlackManaAsLife(Static, Value):
    """For each black symbol in a cost you may pay 2 life instead (107.4f)."""

    def text(self) -> Text:
        return Text(
            "For each {B} in a cost, you may pay 2 life rather than pay that mana.",
            "コストに含まれる{B}1つにつき、あなたはそのマナの代わりに2点のライフを支払ってもよい。",
        )

    def pays_black_with_life(self, giver: Obj, who: int) -> bool:
        return who == giver.controller


@value
class YourHandHasForetell(Static, Value):
    """Nonland cards in your hand have foretell (702.143a)."""

    def text(self) -> Text:
        return Text(
            "Nonland cards in your hand have foretell.",
            "あなたの手札にある土地でないカードは予顕を持つ。",
        )

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        mine = obj.zone is Zone.HAND and obj.owner == giver.controller
        return (Keyword("foretell"),) if mine and "land" not in obj.card.types else ()


@value
class YourSpellsReplicate(Static, Value):
    """Instants and sorceries you cast have replicate for their mana cost (702.56a)."""

    def text(self) -> Text:
        return Text(
            "Instant and sorcery spells you cast have replicate; the cost is the spell's mana "
            "cost.",
            "あなたが唱えるインスタント呪文とソーサリー呪文は複製を持つ。"
            "そのコストは、その呪文のマナ・コストである。",
        )

    def replicates(self, giver: Obj, who: int, card: Card) -> bool:
        spell = "instant" in card.types or "sorcery" in card.types
        return spell and who == giver.controller
