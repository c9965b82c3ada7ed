"""A card that gives a player more upkeeps (500.9)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make
from mtgrules.engine.effects.steps import ExtraUpkeep
from mtgrules.model.abilities import Triggered
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
)
