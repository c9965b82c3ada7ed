"""Static abilities (604): what makes things cost more or less, bans them, allows them."""

from __future__ import annotations

from mtgrules.model.abilities import Activated, Keyword
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text


class Static:
    """Answers no to every question; a static ability overrides the ones it is about."""

    __slots__ = ()
    least = 0

    def text(self) -> Text:
        raise NotImplementedError

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        return False

    def forbids_casting(self, giver: Obj, who: int, card: Card) -> bool:
        return False

    def silences(self, state: State, giver: Obj, who: int) -> bool:
        return False

    def forbids_mana_value(self, giver: Obj, who: int, mana_value: int) -> bool:
        return False

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return False

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return 0

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        return 0

    def aimed_costs(self, giver: Obj, who: int, targets: tuple[int, ...]) -> int:
        return 0

    def loyalty_costs(self, giver: Obj, who: int) -> int:
        return 0

    def least_spell_cost(self) -> int:
        return 0

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        return ()

    def raises(self, state: State, giver: Obj, obj: Obj) -> tuple[int, int]:
        return 0, 0

    def defines(self, state: State, obj: Obj) -> tuple[int | None, int | None]:
        return None, None


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
    """Activated abilities of creatures you control cost less, but never less than one mana."""

    least = 1
    n: int

    def text(self) -> Text:
        return Text(
            f"Activated abilities of your creatures cost {{{self.n}}} less, not below one mana.",
            f"あなたのクリーチャーの起動型能力は、起動コストが{{{self.n}}}少なくなる。"
            "ただし1マナ未満にはならない。",
        )

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        mine = source is not None and source.controller == giver.controller
        return -self.n if mine and "creature" in card.types else 0


@value
class NoncreatureSpellsCostMore(Static, Value):
    """Noncreature spells cost more for everyone."""

    n: int

    def text(self) -> Text:
        return Text(
            f"Noncreature spells cost {{{self.n}}} more to cast.",
            f"クリーチャーでない呪文を唱えるためのコストは{{{self.n}}}多くなる。",
        )

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return 0 if "creature" in card.types else self.n


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
        return not mana and giver.named == source.card.name.en


@value
class CreatureAbilitiesBanned(Static, Value):
    """Activated abilities of creatures cannot be activated, mana abilities included."""

    def text(self) -> Text:
        return Text(
            "Activated abilities of creatures can't be activated.",
            "クリーチャーの起動型能力は起動できない。",
        )

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        return "creature" in source.card.types and source.zone.value == "battlefield"


@value
class NamedSpellsBanned(Static, Value):
    """Spells with the chosen name cannot be cast."""

    def text(self) -> Text:
        return Text(
            "Spells with the chosen name can't be cast.", "選ばれた名前を持つ呪文は唱えられない。"
        )

    def forbids_casting(self, giver: Obj, who: int, card: Card) -> bool:
        return giver.named == card.name.en


@value
class YourSpellsAsFlash(Static, Value):
    """You may cast spells as though they had flash."""

    def text(self) -> Text:
        return Text(
            "You may cast spells as though they had flash.",
            "あなたは呪文を、瞬速を持っているかのように唱えてもよい。",
        )

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return giver.controller == who


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
