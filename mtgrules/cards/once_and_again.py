"""Abilities that work only once, cards that repeat abilities, cards that change what they cost."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.engine.effects.copies import CopyTarget
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.permanents import GainsKeyword
from mtgrules.engine.statics.costs import (
    SpellsCostMore,
    YourAbilitiesCostLess,
    YourCreaturesAbilitiesCostLess,
)
from mtgrules.model.abilities import Filter
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

TRIGGERED_ABILITY_OF_YOURS = Filter(
    Text("triggered ability you control", "あなたがコントロールする誘発型能力"),
    zones=(Zone.STACK,),
    kind="triggered ability",
    whose="you",
)

ONLY_ONCE = (
    make(
        "Prowcatcher Specialist",
        "Prowcatcher Specialist",
        "{1}{R}",
        "creature",
        pt=(2, 1),
        subtypes="goblin,warrior",
        keywords=(p.HASTE,),
        activated=(ability((mana("{3}{R}"),), does(PutCounters("+1/+1", 2)), once=True),),
    ),
    make(
        "Greenbelt Guardian",
        "Greenbelt Guardian",
        "{1}{G}",
        "creature",
        pt=(2, 2),
        subtypes="elf,ranger",
        activated=(
            ability(
                (mana("{G}"),),
                does(
                    GainsKeyword(p.TRAMPLE, Text("trample", "トランプル")),
                    targets=p.one(p.CREATURE),
                ),
            ),
            ability((mana("{3}{G}"),), does(PutCounters("+1/+1", 3)), once=True),
        ),
    ),
)

MORE_OF_THE_SAME = (
    make(
        "Strionic Resonator",
        "ストリオン共鳴体",
        "{2}",
        "artifact",
        activated=(
            ability(
                (mana("{2}"), TAP), does(CopyTarget(), targets=p.one(TRIGGERED_ABILITY_OF_YOURS))
            ),
        ),
    ),
)

COSTS_OF_ABILITIES = (
    make(
        "Zirda, the Dawnwaker",
        "黎明起こし、ザーダ",
        "{1}{R/W}{R/W}",
        "legendary creature",
        pt=(3, 3),
        subtypes="elemental,fox",
        statics=(YourAbilitiesCostLess(2),),
        not_modelled=(
            Text(
                "Its companion ability, and that it keeps a creature from blocking, are left out "
                "here.",
                "相棒と、クリーチャーをブロックできなくする能力は、ここでは省いています。",
            ),
        ),
    ),
    make(
        "Biomancer's Familiar",
        "生術師の使い魔",
        "{G}{U}",
        "creature",
        pt=(2, 2),
        subtypes="mutant",
        statics=(YourCreaturesAbilitiesCostLess(2),),
        not_modelled=(
            Text(
                "What it does for adapt is left out here.", "順応への影響はここでは省いています。"
            ),
        ),
    ),
    make("Sphere of Resistance", "抵抗の宝球", "{2}", "artifact", statics=(SpellsCostMore(1),)),
)
