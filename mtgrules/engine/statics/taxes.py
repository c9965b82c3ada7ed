"""Static abilities that change what spells and abilities cost (601.2f)."""

from __future__ import annotations

from mtgrules.engine.statics.base import Static
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


@value
class SpellsCostLess(Static, Value):
    """Spells cost less for everyone."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Spells cost {{{self.n}}} less to cast.",
            f"呪文を唱えるためのコストは{{{self.n}}}少なくなる。",
        )

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return -self.n


@value
class SpellsCostAtLeast(Static, Value):
    """A spell that would cost less mana costs this much (601.2f, last of all)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Each spell that would cost less than {self.n} mana to cast costs {self.n} mana.",
            f"唱えるためのコストが{self.n}マナより少ない呪文は、{self.n}マナかかる。",
        )

    def least_spell_cost(self) -> int:
        return self.n


@value
class CyclingCostsLess(Static, Value):
    """Cycling abilities that you activate cost up to so much less (601.2f, 702.29a)."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Cycling abilities you activate cost up to {{{self.n}}} less.",
            f"あなたが起動するサイクリング能力のコストは{{{self.n}}}まで少なくなる。",
        )

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        hand = source is not None and source.zone.value == "hand"
        cycles = any(keyword.name == "cycling" for keyword in card.keywords)
        return -self.n if hand and cycles and who == giver.controller else 0


@value
class AimedSpellsCost(Static, Value):
    """Spells of opponents that target this cost more or, negative, less (601.2c, 601.2f)."""

    n: int

    def text(self) -> Text:
        more = ("more", "多く") if self.n > 0 else ("less", "少なく")
        return Text(
            f"Spells your opponents cast that target this cost {{{abs(self.n)}}} {more[0]}.",
            f"対戦相手が唱える、これを対象とする呪文のコストは{{{abs(self.n)}}}{more[1]}なる。",
        )

    def aimed_costs(self, giver: Obj, who: int, targets: tuple[int, ...]) -> int:
        return self.n if who != giver.controller and giver.id in targets else 0
