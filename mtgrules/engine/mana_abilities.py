"""Which activated abilities are mana abilities (605.1a): by what they are, not by the moment."""

from __future__ import annotations

from mtgrules.engine.constants import of_a_constant
from mtgrules.model.abilities import Activated
from mtgrules.rulebook.editions import Edition


def is_mana_ability(ability: Activated, edition: Edition) -> bool:
    """605.1a under an edition: no target, could add mana, no loyalty ability.

    Since 7 August 2026 neither its cost nor its effect may move cards to or
    from a library either. It stays a mana ability when it happens to make no
    mana now (605.2), so only its structure is looked at.
    """
    if edition.mana_ability_library_clause:
        return _adds_mana_alone(ability)
    return _adds_mana(ability)


@of_a_constant
def _adds_mana_alone(ability: Activated) -> bool:
    return _adds_mana(ability) and not touches_library(ability)


@of_a_constant
def _adds_mana(ability: Activated) -> bool:
    """Whether it could add mana, has no target and is no loyalty ability."""
    if ability.loyalty or any(mode.targets for mode in ability.modes):
        return False
    return any(effect.adds_mana for mode in ability.modes for effect in mode.effects)


@of_a_constant
def touches_library(ability: Activated) -> bool:
    """Whether its cost or effect moves a card to or from a library."""
    effects = (effect for mode in ability.modes for effect in mode.effects)
    return any(c.moves_library for c in ability.costs) or any(e.moves_library for e in effects)
