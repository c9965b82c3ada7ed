"""Zones (400) and the steps of a turn (500)."""

from __future__ import annotations

from enum import StrEnum


class Zone(StrEnum):
    LIBRARY = "library"
    HAND = "hand"
    BATTLEFIELD = "battlefield"
    GRAVEYARD = "graveyard"
    STACK = "stack"
    EXILE = "exile"
    COMMAND = "command"


HIDDEN = (Zone.LIBRARY, Zone.HAND)
"""Zones whose cards not every player sees (400.2)."""

OF_A_PLAYER = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD)
"""Zones of which each player has their own (400.1)."""


class Step(StrEnum):
    """Steps in turn order; the two main phases have no steps and stand for themselves (500.1)."""

    UNTAP = "untap"
    UPKEEP = "upkeep"
    DRAW = "draw"
    MAIN1 = "main1"
    BEGIN_COMBAT = "begin combat"
    ATTACKERS = "declare attackers"
    BLOCKERS = "declare blockers"
    DAMAGE = "combat damage"
    END_COMBAT = "end of combat"
    MAIN2 = "main2"
    END = "end"
    CLEANUP = "cleanup"


MAIN = (Step.MAIN1, Step.MAIN2)
