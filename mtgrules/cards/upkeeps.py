"""Cards about upkeeps: more of them (500.9), and an ability for them only (702.57)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana, spell
from mtgrules.engine.costs import RevealThis
from mtgrules.engine.effects.cards import EachPlayerDraws
from mtgrules.engine.effects.steps import ExtraUpkeep
from mtgrules.model.abilities import Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

UPKEEPS = (
    make(
        "Paradox Haze",
        "逆説のもや",
        "{2}{U}",
        "enchantment",
        subtypes="aura",
        enchant=p.PLAYER,
        triggered=(
            Triggered(
                "step_began",
                "first upkeep of attached",
                (does(ExtraUpkeep()),),
                Text(
                    "at the beginning of the enchanted player's first upkeep each turn",
                    "各ターンの、エンチャントされているプレイヤーの最初のアップキープの開始時に",
                ),
            ),
        ),
    ),
    make(
        "Skyscribing",
        "Skyscribing",
        "{X}{U}{U}",
        "sorcery",
        activated=(
            ability(
                (mana("{2}{U}"), RevealThis()),
                does(EachPlayerDraws(1)),
                zone=Zone.HAND,
                timing="your upkeep",
                per_turn=1,
            ),
        ),
        spell=spell(does(EachPlayerDraws(None))),
    ),
)
