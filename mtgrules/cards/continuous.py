"""Cards with continuous effects: bans, haste, power and toughness, borrowed abilities."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.continuous import GainAbilitiesOfTarget, SetYourCreatures
from mtgrules.engine.effects.counters import PutCounters, RemoveCounterFromThis
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.permanents import DestroyTarget, DestroyTargets, Pump, UntapTarget
from mtgrules.engine.statics.bans import AbilitiesBanned
from mtgrules.engine.statics.grants import (
    BluePaysForAnyColor,
    CreaturesGetForCounters,
    CreaturesHave,
    YourCreaturesHurry,
)
from mtgrules.model.abilities import Filter, Keyword, TargetSpec, Triggered
from mtgrules.rulebook.text import Text

_COLORLESS = Filter(
    Text("colorless nonland permanent", "土地でない無色のパーマネント"),
    not_types=frozenset(("land",)),
    colorless=True,
)

BANS = (
    make(
        "Linvala, Keeper of Silence",
        "静寂の守り手、リンヴァーラ",
        "{2}{W}{W}",
        "legendary creature",
        pt=(3, 4),
        subtypes="angel",
        keywords=(p.FLYING,),
        statics=(AbilitiesBanned("creature", "opponent"),),
    ),
    make("Null Rod", "無のロッド", "{2}", "artifact", statics=(AbilitiesBanned("artifact"),)),
)

RINGS = (
    make(
        "Sol Ring",
        "太陽の指輪",
        "{1}",
        "artifact",
        activated=(ability((TAP,), does(AddMana(("C", "C")))),),
    ),
)

HASTE = (
    make(
        "Concordant Crossroads",
        "調和の中心",
        "{G}",
        "world enchantment",
        statics=(CreaturesHave(p.HASTE, Text("haste", "速攻")),),
    ),
    make(
        "Thousand-Year Elixir",
        "千年霊薬",
        "{3}",
        "artifact",
        statics=(YourCreaturesHurry(),),
        activated=(ability((mana("{1}"), TAP), does(UntapTarget(), targets=p.one(p.CREATURE))),),
    ),
)

CHANGING = (
    make(
        "Mirror Entity",
        "鏡の精体",
        "{2}{W}",
        "creature",
        pt=(1, 1),
        subtypes="shapeshifter",
        keywords=(Keyword("changeling"),),
        activated=(ability((mana("{X}"),), does(SetYourCreatures())),),
        not_modelled=(
            Text(
                "Creature types are not counted here, so changeling and the types that it gives "
                "are words only.",
                "ここではクリーチャー・タイプを数えないので、多相とそれが与えるタイプは表示だけです。",
            ),
        ),
    ),
    make(
        "Quicksilver Elemental",
        "水銀の精霊",
        "{3}{U}{U}",
        "creature",
        pt=(3, 4),
        subtypes="elemental",
        activated=(
            ability((mana("{U}"),), does(GainAbilitiesOfTarget(), targets=p.one(p.CREATURE))),
        ),
        statics=(BluePaysForAnyColor(),),
    ),
    make(
        "Infinite Hourglass",
        "無限の砂時計",
        "{4}",
        "artifact",
        statics=(CreaturesGetForCounters(),),
        activated=(
            ability(
                (mana("{3}"),), does(RemoveCounterFromThis("time")), who="any", timing="upkeep"
            ),
        ),
        triggered=(
            Triggered(
                "step_began",
                "your upkeep",
                (does(PutCounters("time")),),
                Text("at the beginning of your upkeep", "あなたのアップキープの開始時に"),
            ),
        ),
    ),
)

ANYONE = (
    make(
        "Flailing Soldier",
        "打ちすえる兵士",
        "{R}",
        "creature",
        pt=(2, 2),
        subtypes="human,soldier",
        activated=(
            ability((mana("{1}"),), does(Pump(1, 1)), who="any"),
            ability((mana("{1}"),), does(Pump(-1, -1)), who="any"),
        ),
    ),
)

MODAL_AND_TIMED = (
    make(
        "Goblin Cratermaker",
        "ゴブリンのクレーター掘り",
        "{1}{R}",
        "creature",
        pt=(2, 2),
        subtypes="goblin,warrior",
        activated=(
            ability(
                (mana("{1}"), SacrificeThis()),
                does(DealDamage(2), targets=p.one(p.CREATURE)),
                does(DestroyTarget(), targets=p.one(_COLORLESS)),
            ),
        ),
    ),
    make(
        "Diaochan, Artful Beauty",
        "籠絡の美女 貂蝉",
        "{3}{R}",
        "legendary creature",
        pt=(1, 1),
        subtypes="human,advisor",
        activated=(
            ability(
                (TAP,),
                does(
                    DestroyTargets(),
                    targets=(TargetSpec(p.CREATURE), TargetSpec(p.CREATURE, chooser="opponent")),
                ),
                timing="your turn before attackers",
            ),
        ),
    ),
)
