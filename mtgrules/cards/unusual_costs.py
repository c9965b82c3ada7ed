"""Cards whose costs are more than mana and tapping: counters, other permanents, a discard."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.engine.costs import (
    RemoveCounter,
    RemoveCountersAmong,
    Sacrifice,
    SacrificeSome,
    TapSeveral,
)
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.copies import CopyTarget
from mtgrules.engine.effects.counters import CounterForEachUntappedLand, PutCounters
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddMana, AddManaItCouldMake, TargetAddsForEachPaid
from mtgrules.engine.effects.permanents import Pump, PumpByX
from mtgrules.engine.replacing import EntersWithCounters
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.rulebook.text import Text

_WIZARDS = Filter(
    Text("untapped Wizards you control", "あなたがコントロールするアンタップ状態のウィザード"),
    whose="you",
    subtype="wizard",
)


_SACRIFICE = Sacrifice(p.CREATURE_OF_YOURS)

UNUSUAL_COSTS = (
    make(
        "Sigil Tracer",
        "Sigil Tracer",
        "{1}{U}{U}",
        "creature",
        pt=(2, 2),
        subtypes="merfolk,wizard",
        activated=(
            ability(
                (mana("{1}{U}"), TapSeveral(2, _WIZARDS)),
                does(CopyTarget(), targets=p.one(p.INSTANT_OR_SORCERY_SPELL)),
            ),
        ),
    ),
    make(
        "Novijen Sages",
        "Novijen Sages",
        "{4}{U}{U}",
        "creature",
        pt=(0, 0),
        subtypes="human,advisor,mutant",
        statics=(EntersWithCounters("+1/+1", 4),),
        activated=(ability((mana("{1}"), RemoveCountersAmong("+1/+1", 2)), does(Draw(1))),),
        not_modelled=(
            Text(
                "That its counters may move to other creatures (graft) is left out here.",
                "カウンターを他のクリーチャーに移すこと（移植）はここでは省いています。",
            ),
        ),
    ),
    make(
        "Retribution of the Ancients",
        "古き者どもの報復",
        "{B}",
        "enchantment",
        activated=(
            ability(
                (mana("{B}"), RemoveCountersAmong("+1/+1", None)),
                does(PumpByX(-1, -1), targets=p.one(p.CREATURE)),
            ),
        ),
    ),
    make(
        "Ainok Bond-Kin",
        "アイノクの盟族",
        "{1}{W}",
        "creature",
        pt=(2, 1),
        subtypes="dog,soldier",
        activated=(ability((mana("{1}{W}"), TAP), does(PutCounters("+1/+1")), timing="sorcery"),),
        not_modelled=(
            Text(
                "First strike for creatures with a counter is left out here.",
                "カウンターのあるクリーチャーが先制攻撃を持つことはここでは省いています。",
            ),
        ),
    ),
    make(
        "Drift of Phantasms",
        "幻の漂い",
        "{2}{U}",
        "creature",
        pt=(0, 5),
        subtypes="spirit",
        keywords=(p.FLYING, Keyword("transmute", cost=(mana("{1}{U}{U}"),))),
        not_modelled=(Text("Its defender is left out here.", "防衛はここでは省いています。"),),
    ),
    make(
        "Korozda Guildmage",
        "コロズダのギルド魔道士",
        "{B}{G}",
        "creature",
        pt=(2, 2),
        subtypes="elf,shaman",
        activated=(
            ability((mana("{1}{B}{G}"),), does(Pump(1, 1, target=True), targets=p.one(p.CREATURE))),
        ),
        not_modelled=(
            Text(
                "Intimidate, and the other ability that makes Saprolings, are left out here.",
                "威嚇と、苗木を作るもう1つの能力はここでは省いています。",
            ),
        ),
    ),
    make(
        "Goblin Bombardment",
        "ゴブリンの砲撃",
        "{1}{R}",
        "enchantment",
        activated=(ability((_SACRIFICE,), does(DealDamage(1), targets=p.one(p.ANY))),),
    ),
    make(
        "Bloodthrone Vampire",
        "Bloodthrone Vampire",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="vampire",
        activated=(ability((_SACRIFICE,), does(Pump(2, 2))),),
    ),
    make(
        "Thallid Omnivore",
        "Thallid Omnivore",
        "{3}{B}",
        "creature",
        pt=(3, 3),
        subtypes="fungus",
        activated=(
            ability((mana("{1}"), Sacrifice(p.ANOTHER_CREATURE_OF_YOURS)), does(Pump(2, 2))),
        ),
        not_modelled=(
            Text(
                "The life for a sacrificed Saproling is left out here.",
                "苗木を生け贄に捧げたときのライフはここでは省いています。",
            ),
        ),
    ),
)

MANA_AT_A_PRICE = (
    make(
        "Squandered Resources",
        "Squandered Resources",
        "{B}{G}",
        "enchantment",
        activated=(ability((Sacrifice(p.LAND_OF_YOURS),), does(AddManaItCouldMake())),),
    ),
    make(
        "Radiant Lotus",
        "Radiant Lotus",
        "{6}",
        "artifact",
        activated=(
            ability(
                (TAP, SacrificeSome(p.ARTIFACT_OF_YOURS)),
                does(TargetAddsForEachPaid(3), targets=p.one(p.PLAYER)),
            ),
        ),
    ),
    make(
        "Mana Cache",
        "Mana Cache",
        "{1}{R}{R}",
        "enchantment",
        triggered=(
            Triggered(
                "step_began",
                "each end",
                (does(CounterForEachUntappedLand("charge")),),
                Text(
                    "at the beginning of each player's end step",
                    "各プレイヤーの終了ステップの開始時に",
                ),
            ),
        ),
        activated=(
            ability(
                (RemoveCounter("charge"),),
                does(AddMana(("C",))),
                timing="your turn before the end",
                who="any",
            ),
        ),
    ),
)
