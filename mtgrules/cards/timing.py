"""Cards about when and from where spells may be cast, and what they cost then."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make
from mtgrules.engine.effects.unpaid import CounterThatSpell
from mtgrules.engine.statics.casting import (
    OneSpellEachTurn,
    OpponentsCastAsSorceries,
    OpponentsCastOnlyFromHand,
    OpponentsManaValueWithinLands,
    YourCreatureCardsHaveFlash,
    YourSpellsAsFlash,
)
from mtgrules.engine.statics.costs import SpellsCostMore
from mtgrules.model.abilities import Triggered
from mtgrules.rulebook.text import Text

TIMING = (
    make(
        "Drannith Magistrate",
        "ドラニスの判事",
        "{1}{W}",
        "creature",
        pt=(1, 3),
        subtypes="human,wizard",
        statics=(OpponentsCastOnlyFromHand(),),
    ),
    make(
        "Teferi, Mage of Zhalfir",
        "ザルファーの魔道士、テフェリー",
        "{2}{U}{U}{U}",
        "legendary creature",
        pt=(3, 4),
        subtypes="human,wizard",
        keywords=(p.FLASH,),
        statics=(YourCreatureCardsHaveFlash(), OpponentsCastAsSorceries()),
    ),
    make(
        "Leyline of Anticipation",
        "予期の力線",
        "{2}{U}{U}",
        "enchantment",
        statics=(YourSpellsAsFlash(),),
        not_modelled=(
            Text(
                "Beginning the game with it on the battlefield is left out here.",
                "最初から戦場に出ている状態でゲームを始めることは、ここでは省いています。",
            ),
        ),
    ),
    make(
        "Lodestone Golem",
        "磁石のゴーレム",
        "{4}",
        "artifact creature",
        pt=(5, 3),
        subtypes="golem",
        statics=(SpellsCostMore(1, "artifact", Text("artifact", "アーティファクト")),),
    ),
    make("Rule of Law", "法の定め", "{2}{W}", "enchantment", statics=(OneSpellEachTurn(),)),
    make(
        "Lavinia, Azorius Renegade",
        "Lavinia, Azorius Renegade",
        "{W}{U}",
        "legendary creature",
        pt=(2, 2),
        subtypes="human,soldier",
        statics=(OpponentsManaValueWithinLands(),),
        triggered=(
            Triggered(
                "cast",
                "opponent",
                (does(CounterThatSpell()),),
                Text(
                    "whenever an opponent casts a spell, if no mana was spent to cast it",
                    "対戦相手が呪文を唱えるたび、それを唱えるためにマナが支払われていなかったなら",
                ),
                also="no mana spent",
            ),
        ),
    ),
)
