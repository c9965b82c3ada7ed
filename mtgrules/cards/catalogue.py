"""Finding a card by its English or Japanese name."""

from __future__ import annotations

from functools import cache

from mtgrules.engine.naming import faces
from mtgrules.model.cards import Card
from mtgrules.rulebook.near import near
from mtgrules.rulebook.text import Text


class UnknownCard(KeyError):
    """No card of the catalogue has that name. `near` lists names that are close to it."""

    def __init__(self, name: str, near: list[str]) -> None:
        super().__init__(name)
        self.near = near
        hint = Text("", "")
        if near:
            hint = Text(
                " Did you mean {n}?".format(n=" or ".join(near)),
                "もしかして：{n}".format(n="、".join(near)),
            )
        self.text = (
            Text(
                "There is no card called {q} here.", "{q}というカードはここにはありません。"
            ).format(q=repr(name))
            + hint
        )

    def __str__(self) -> str:
        return self.text.en


@cache
def _by_name() -> dict[str, Card]:
    found: dict[str, Card] = {}
    from mtgrules.cards.planes import PLANES
    from mtgrules.cards.tokens import TOKENS

    for card in (*all_cards(), *TOKENS, *PLANES):
        for face in (card, *faces(card)):
            found.setdefault(face.name.en.casefold(), card)
            found.setdefault(face.name.ja.casefold(), card)
    return found


@cache
def all_cards() -> tuple[Card, ...]:
    """Every card of the catalogue, creatures first; built when it is first asked for."""
    from mtgrules.cards.activating import ACTIVATING
    from mtgrules.cards.answers import ANSWERS
    from mtgrules.cards.artifacts import ARTIFACTS, ENCHANTMENTS, LANDS
    from mtgrules.cards.attachments import AURAS, EQUIPMENT
    from mtgrules.cards.continuous import ANYONE, BANS, CHANGING, HASTE, MODAL_AND_TIMED, RINGS
    from mtgrules.cards.counters import COUNTERS
    from mtgrules.cards.creatures import CREATURES
    from mtgrules.cards.epic import EPIC
    from mtgrules.cards.granting import (
        GRANTING_CREATURES,
        GRANTING_SPELLS,
        SAGAS,
        TIME_ARTIFACTS,
    )
    from mtgrules.cards.graveyards import GRAVEYARDS
    from mtgrules.cards.locks import FORBIDDING, TAXING
    from mtgrules.cards.loop import LOOP
    from mtgrules.cards.mana_sources import (
        MANA_ARTIFACTS,
        MANA_CREATURES,
        MANA_ENCHANTMENTS,
        MANA_LANDS,
    )
    from mtgrules.cards.on_the_stack import ON_THE_STACK
    from mtgrules.cards.once_and_again import COSTS_OF_ABILITIES, MORE_OF_THE_SAME, ONLY_ONCE
    from mtgrules.cards.returning import RETURNING
    from mtgrules.cards.spells import SPELLS
    from mtgrules.cards.suspending import SUSPENDING
    from mtgrules.cards.targets import TARGETS
    from mtgrules.cards.timing import TIMING
    from mtgrules.cards.token_makers import TOKEN_MAKERS
    from mtgrules.cards.transforming import TRANSFORMING
    from mtgrules.cards.triggering import TRIGGERING
    from mtgrules.cards.unusual_costs import MANA_AT_A_PRICE, UNUSUAL_COSTS
    from mtgrules.cards.upkeeps import UPKEEPS
    from mtgrules.cards.waiting import WAITING
    from mtgrules.cards.ways_to_cast import FREE, OTHERS, TWO_IN_ONE

    return (
        *CREATURES,
        *SPELLS,
        *ARTIFACTS,
        *ENCHANTMENTS,
        *LANDS,
        *MANA_CREATURES,
        *MANA_ARTIFACTS,
        *MANA_LANDS,
        *MANA_ENCHANTMENTS,
        *FORBIDDING,
        *TAXING,
        *TARGETS,
        *GRAVEYARDS,
        *LOOP,
        *GRANTING_CREATURES,
        *GRANTING_SPELLS,
        *SAGAS,
        *TIME_ARTIFACTS,
        *TWO_IN_ONE,
        *FREE,
        *OTHERS,
        *UNUSUAL_COSTS,
        *TOKEN_MAKERS,
        *MANA_AT_A_PRICE,
        *TRIGGERING,
        *ACTIVATING,
        *ON_THE_STACK,
        *ONLY_ONCE,
        *MORE_OF_THE_SAME,
        *COSTS_OF_ABILITIES,
        *TIMING,
        *ANSWERS,
        *WAITING,
        *SUSPENDING,
        *TRANSFORMING,
        *UPKEEPS,
        *EPIC,
        *COUNTERS,
        *RETURNING,
        *EQUIPMENT,
        *AURAS,
        *BANS,
        *HASTE,
        *CHANGING,
        *ANYONE,
        *MODAL_AND_TIMED,
        *RINGS,
    )


def card(name: str) -> Card:
    """The card with that English or Japanese name; case does not matter.

    Raises `UnknownCard`, which knows names that are close.
    """
    names = _by_name()
    wanted = name.strip().casefold()
    if wanted not in names:
        close = near(wanted, names)
        shown = []
        for key in close:
            en = names[key].name.en
            label = en if key == en.casefold() else names[key].name.ja
            shown.append(label)
        raise UnknownCard(name, shown)
    return names[wanted]


def face_name(name: str) -> Text:
    """The name, in both languages, of the card, the face or the half that is called that.

    >>> face_name("Ice").en
    'Ice'
    >>> face_name("火 // 氷").en
    'Fire // Ice'

    Raises `UnknownCard`.
    """
    found, wanted = card(name), name.strip().casefold()
    every = (found, *faces(found))
    return next(f.name for f in every if wanted in (f.name.en.casefold(), f.name.ja.casefold()))


def is_name(name: str) -> bool:
    """Whether a card, a face or a half of one, or a token is called that in either language."""
    return name.strip().casefold() in _by_name()


def is_token(found: Card) -> bool:
    """Whether these are the characteristics of a token rather than of a card (111.6)."""
    from mtgrules.cards.tokens import TOKENS

    return found in TOKENS
