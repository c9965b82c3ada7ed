"""Cards as data (108, 200s): the printed facts and the abilities as structure."""

from __future__ import annotations

from mtgrules.model.abilities import Activated, Filter, Keyword, Spell, StaticAbility, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text

PERMANENT_TYPES = ("artifact", "creature", "enchantment", "land", "planeswalker")


@value
class Card(Value):
    """One card, or one face of a card that has two (712).

    `mana_cost` is None for a card without a mana cost, which is not the same as
    `{0}` (202.1b, 118.6). `power`, `toughness` and `loyalty` are None where the
    card has none. `names` is
    "any" or "nonland" for a card that has a card name chosen as it enters.
    `enchant` says what an Aura can be attached to, and so what its spell targets (303.4a).
    `back` is the other face of a modal double-faced card.
    `halves` are the two spells of a split card, whose own characteristics are those of
    both (709.4); with `transforms`, the other face comes up only by
    transforming (701.27a); with `adventure`, it is an instant or sorcery of the same
    card (715).
    `not_modelled` says in plain words what of the printed card the engine leaves out.
    """

    name: Text
    mana_cost: ManaCost | None
    types: tuple[str, ...]
    subtypes: tuple[Text, ...] = ()
    supertypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    keywords: tuple[Keyword, ...] = ()
    activated: tuple[Activated, ...] = ()
    triggered: tuple[Triggered, ...] = ()
    statics: tuple[StaticAbility, ...] = ()
    spell: Spell | None = None
    names: str = ""
    back: Card | None = None
    enters_tapped: bool = False
    enchant: Filter | None = None
    not_modelled: tuple[Text, ...] = ()
    halves: tuple[Card, ...] = ()
    adventure: bool = False
    transforms: bool = False

    def __repr__(self) -> str:
        return f"<card {self.name.en}>"

    @property
    def is_permanent(self) -> bool:
        """True if it becomes a permanent when it resolves (110.4a)."""
        return any(t in PERMANENT_TYPES for t in self.types)

    @property
    def mana_value(self) -> int:
        return self.mana_cost.mana_value if self.mana_cost else 0
