"""The components of costs (118): what is missing, what must be chosen, how they are paid.

Each class is one component, found by what it is about. `late` ones are paid in
the second group of 601.2h: those that are random or move library cards to a
public zone.
"""

from mtgrules.engine.costs.cards import (
    DiscardHand,
    DiscardOne,
    DiscardThis,
    ExileFromHand,
    ExileThis,
    Mill,
    RevealThis,
)
from mtgrules.engine.costs.component import ChooseOne, Component, Payment
from mtgrules.engine.costs.convoke import ConvokeMana
from mtgrules.engine.costs.counters import (
    Loyalty,
    PutCounter,
    RemoveCounter,
    RemoveCountersAmong,
    RemoveTimeCounterSomewhere,
)
from mtgrules.engine.costs.life import PayLife
from mtgrules.engine.costs.mana import PayMana
from mtgrules.engine.costs.permanents import (
    ReturnThis,
    ReturnUnblockedAttacker,
    Sacrifice,
    SacrificeSome,
    SacrificeThis,
)
from mtgrules.engine.costs.tapping import (
    TapAnother,
    TapSeveral,
    TapThis,
    UntapAnother,
    UntapThis,
)

__all__ = [
    "ChooseOne",
    "Component",
    "ConvokeMana",
    "DiscardHand",
    "DiscardOne",
    "DiscardThis",
    "ExileFromHand",
    "ExileThis",
    "Loyalty",
    "Mill",
    "PayLife",
    "PayMana",
    "Payment",
    "PutCounter",
    "RemoveCounter",
    "RemoveCountersAmong",
    "RemoveTimeCounterSomewhere",
    "ReturnThis",
    "ReturnUnblockedAttacker",
    "RevealThis",
    "Sacrifice",
    "SacrificeSome",
    "SacrificeThis",
    "TapAnother",
    "TapSeveral",
    "TapThis",
    "UntapAnother",
    "UntapThis",
]
