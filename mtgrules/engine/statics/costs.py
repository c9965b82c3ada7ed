"""Static abilities that make spells and abilities cost more or less (601.2f, 118.7)."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import NOTHING, Text


@value
class AbilitiesCostMore(Static, Value):
    """Activated abilities cost more unless they are mana abilities."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Activated abilities cost {{{self.n}}} more to activate, except mana abilities.",
            f"起動型能力は、マナ能力でないかぎり、起動するためのコストが{{{self.n}}}多くなる。",
        )

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        return 0 if mana else self.n


@value
class YourCreaturesAbilitiesCostLess(Static, Value):
    """Activated abilities of creatures, yours or anyone's, cost less, not less than one mana."""

    least = 1
    n: int
    anyone: bool = False

    def text(self) -> Text:
        if self.anyone:
            return Text(
                f"Activated abilities of creatures cost {{{self.n}}} less, not below one mana.",
                f"クリーチャーの起動型能力は、起動コストが{{{self.n}}}少なくなる。"
                "ただし1マナ未満にはならない。",
            )
        return Text(
            f"Activated abilities of your creatures cost {{{self.n}}} less, not below one mana.",
            f"あなたのクリーチャーの起動型能力は、起動コストが{{{self.n}}}少なくなる。"
            "ただし1マナ未満にはならない。",
        )

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        if source is None or source.zone is not Zone.BATTLEFIELD or "creature" not in card.types:
            return 0  # a creature card elsewhere is no creature (109.2)
        return -self.n if self.anyone or source.controller == giver.controller else 0


@value
class SpellsCostMore(Static, Value):
    """Spells cost more for everyone, except those of a type if one is named."""

    n: int
    unless: str = ""
    word: Text = NOTHING

    def text(self) -> Text:
        if not self.unless:
            return Text(
                f"Spells cost {{{self.n}}} more to cast.",
                f"呪文を唱えるためのコストは{{{self.n}}}多くなる。",
            )
        return Text(
            f"Non{self.word.en} spells cost {{{self.n}}} more to cast.",
            f"{self.word.ja}でない呪文を唱えるためのコストは{{{self.n}}}多くなる。",
        )

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return 0 if self.unless in card.types else self.n


@value
class YourAbilitiesCostLess(Static, Value):
    """Abilities that you activate cost less, not less than one mana; mana abilities do not."""

    least = 1
    n: int

    def text(self) -> Text:
        return Text(
            f"Abilities you activate cost {{{self.n}}} less, not below one mana, "
            "except mana abilities.",
            f"あなたが起動する能力は、マナ能力でないかぎり、起動コストが{{{self.n}}}少なくなる。"
            "ただし1マナ未満にはならない。",
        )

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        return 0 if mana or who != giver.controller else -self.n


@value
class LoyaltyCostsMore(Static, Value):
    """Loyalty abilities that you activate cost additional loyalty counters (606.5)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Loyalty abilities you activate cost an additional [+{self.n}].",
            f"あなたが起動する忠誠度能力のコストに[+{self.n}]が加わる。",
        )

    def loyalty_costs(self, giver: Obj, who: int) -> int:
        return self.n if who == giver.controller else 0
