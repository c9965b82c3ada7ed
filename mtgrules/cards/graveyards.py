"""Cards whose abilities work in a graveyard, or that take cards out of one."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell
from mtgrules.engine.costs import DiscardOne
from mtgrules.engine.effects.cards import ReturnThisToHand
from mtgrules.engine.effects.everyone import OpponentsLoseLife
from mtgrules.engine.effects.graveyard import (
    MillThenOpponentsChoice,
    ReturnTargetToBattlefieldForLife,
)
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.mana import AddManaOfOneColor, ExileForMana
from mtgrules.engine.effects.may_pay import UnlessTheyPay
from mtgrules.engine.effects.permanents import BlinkTarget, ExileThisAndTarget
from mtgrules.model.abilities import Filter, Keyword
from mtgrules.model.mana import ManaCost
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


def _card_in_graveyard(en: str, ja: str, *types: str) -> Filter:
    return Filter(Text(en, ja), frozenset(types), zones=(Zone.GRAVEYARD,))


_LAND = _card_in_graveyard("land card in a graveyard", "墓地にある土地・カード", "land")
_SPELL = _card_in_graveyard(
    "instant or sorcery card in a graveyard",
    "墓地にあるインスタント・カードかソーサリー・カード",
    "instant",
    "sorcery",
)
_CREATURE = _card_in_graveyard(
    "creature card in a graveyard", "墓地にあるクリーチャー・カード", "creature"
)

GRAVEYARDS = (
    make(
        "Deathrite Shaman",
        "死儀礼のシャーマン",
        "{B/G}",
        "creature",
        pt=(1, 2),
        subtypes="elf,shaman",
        activated=(
            ability((TAP,), does(ExileForMana(), AddManaOfOneColor(), targets=p.one(_LAND))),
            ability(
                (mana("{B}"), TAP),
                does(ExileForMana(), OpponentsLoseLife(2), targets=p.one(_SPELL)),
            ),
            ability(
                (mana("{G}"), TAP), does(ExileForMana(), GainLife(2), targets=p.one(_CREATURE))
            ),
        ),
    ),
    make(
        "Undead Gladiator",
        "Undead Gladiator",
        "{1}{B}{B}",
        "creature",
        pt=(3, 1),
        subtypes="zombie,barbarian",
        keywords=(Keyword("cycling", cost=(mana("{1}{B}"),)),),
        activated=(
            ability(
                (mana("{1}{B}"), DiscardOne()),
                does(ReturnThisToHand()),
                zone=Zone.GRAVEYARD,
                timing="your upkeep",
            ),
        ),
    ),
    make(
        "Carrionette",
        "Carrionette",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="skeleton",
        activated=(
            ability(
                (mana("{2}{B}{B}"),),
                does(
                    UnlessTheyPay(ManaCost.parse("{2}"), ExileThisAndTarget()),
                    targets=p.one(p.CREATURE),
                ),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Tasigur, the Golden Fang",
        "黄金牙、タシグル",
        "{5}{B}",
        "legendary creature",
        pt=(4, 5),
        subtypes="human,shaman",
        activated=(ability((mana("{2}{G/U}{G/U}"),), does(MillThenOpponentsChoice(2))),),
        not_modelled=(Text("Its delve is left out here.", "探査はここでは省いています。"),),
    ),
    make(
        "Momentary Blink",
        "一瞬の瞬き",
        "{1}{W}",
        "instant",
        spell=spell(does(BlinkTarget(), targets=p.one(p.CREATURE_YOU_CONTROL))),
        not_modelled=(
            Text("Its flashback is left out here.", "フラッシュバックはここでは省いています。"),
        ),
    ),
    make(
        "Reanimate",
        "再活性",
        "{B}",
        "sorcery",
        spell=spell(does(ReturnTargetToBattlefieldForLife(), targets=p.one(_CREATURE))),
    ),
)
