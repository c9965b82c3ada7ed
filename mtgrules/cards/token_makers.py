"""Cards that make tokens for a cost that taps or untaps several creatures."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.cards.tokens import CITIZEN, GREAT_ELEMENTAL
from mtgrules.engine.costs import TapSeveral, UntapAnother
from mtgrules.engine.effects.tokens import CreateTokens
from mtgrules.model.abilities import Filter
from mtgrules.rulebook.text import Text

_ELVES = Filter(
    Text("untapped Elves you control", "あなたがコントロールするアンタップ状態のエルフ"),
    whose="you",
    subtype="elf",
)

TOKEN_MAKERS = (
    make(
        "Voice of the Woods",
        "森林の声",
        "{3}{G}{G}",
        "creature",
        pt=(2, 2),
        subtypes="elf",
        activated=(
            ability(
                (TapSeveral(5, _ELVES),),
                does(
                    CreateTokens(
                        GREAT_ELEMENTAL,
                        1,
                        Text(
                            "create a green 7/7 Elemental creature token that has trample",
                            "トランプルを持つ緑の7/7のエレメンタル・クリーチャー・トークン1体を生成する",
                        ),
                    )
                ),
            ),
        ),
    ),
    make(
        "Halo Fountain",
        "Halo Fountain",
        "{2}{W}",
        "artifact",
        activated=(
            ability(
                (mana("{W}"), TAP, UntapAnother(p.CREATURE_OF_YOURS)),
                does(
                    CreateTokens(
                        CITIZEN,
                        1,
                        Text(
                            "create a green and white 1/1 Citizen creature token",
                            "緑であり白である1/1の市民・クリーチャー・トークン1体を生成する",
                        ),
                    )
                ),
            ),
        ),
        not_modelled=(
            Text(
                "Its two other abilities are left out here.",
                "ほかの2つの能力はここでは省いています。",
            ),
        ),
    ),
)
