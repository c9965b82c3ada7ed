"""Cards that can be cast in more ways than one: split, adventurer, face down, for free."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, split, suspend
from mtgrules.engine.costs import ExileFromHand, PayLife, Sacrifice
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage, DealDividedDamage
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.permanents import DestroyTarget, Pump, TapTarget
from mtgrules.engine.effects.putting import EachMayPutFromHand
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.engine.statics.ways import (
    BlackManaAsLife,
    SmallCreaturesAreFree,
    YourHandHasForetell,
    YourHandIsFree,
    YourSpellsReplicate,
)
from mtgrules.model.abilities import Filter, Keyword, Spell, TargetSpec, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_BLUE_IN_HAND = Filter(
    Text("a blue card from your hand", "あなたの手札にある青のカード1枚"),
    zones=(Zone.HAND,),
    whose="you",
    color="U",
)

_FIRE = make(
    "Fire",
    "火",
    "{1}{R}",
    "instant",
    spell=spell(does(DealDividedDamage(2), targets=(TargetSpec(p.ANY, 1, 2),), divide=2)),
)
_ICE = make(
    "Ice",
    "氷",
    "{1}{U}",
    "instant",
    spell=spell(does(TapTarget(), Draw(1), targets=p.one(p.PERMANENT))),
)
_WEAR = make(
    "Wear",
    "摩耗",
    "{1}{R}",
    "instant",
    spell=spell(does(DestroyTarget(), targets=p.one(p.ARTIFACT))),
)
_TEAR = make(
    "Tear",
    "損耗",
    "{W}",
    "instant",
    spell=spell(does(DestroyTarget(), targets=p.one(p.ENCHANTMENT))),
)
_STOMP = make(
    "Stomp",
    "踏みつけ",
    "{1}{R}",
    "instant",
    spell=spell(does(DealDamage(2), targets=p.one(p.ANY))),
)

TWO_IN_ONE = (
    split(_FIRE, _ICE),
    split(
        _WEAR,
        _TEAR,
        fused=does(
            DestroyTarget(),
            DestroyTarget(slot=1),
            targets=(TargetSpec(p.ARTIFACT), TargetSpec(p.ENCHANTMENT)),
        ),
    ),
    make(
        "Bonecrusher Giant",
        "砕骨の巨人",
        "{2}{R}",
        "creature",
        pt=(4, 3),
        subtypes="giant",
        not_modelled=(
            Text(
                "The damage for being targeted by a spell is left out here.",
                "呪文の対象になったときのダメージはここでは省いています。",
            ),
        ),
        back=_STOMP,
    ).but(adventure=True),
    make(
        "Wall of Deceit",
        "詐欺の壁",
        "{1}{U}",
        "creature",
        pt=(0, 5),
        subtypes="wall",
        keywords=(Keyword("morph", cost=(mana("{U}"),)),),
        not_modelled=(
            Text(
                "Its defender and its ability to turn face down are left out here.",
                "防衛と、裏向きになる能力はここでは省いています。",
            ),
        ),
    ),
)

FREE = (
    make("Omniscience", "全知", "{7}{U}{U}{U}", "enchantment", statics=(YourHandIsFree(),)),
    make("Aluren", "アルーレン", "{2}{G}{G}", "enchantment", statics=(SmallCreaturesAreFree(3),)),
    make(
        "K'rrik, Son of Yawgmoth",
        "ヨーグモスの息子、ケリク",
        "{4}{B/P}{B/P}{B/P}",
        "legendary creature",
        pt=(2, 2),
        subtypes="phyrexian,horror,minion",
        statics=(BlackManaAsLife(),),
        not_modelled=(
            Text(
                "Lifelink and the counters for black spells are left out here.",
                "絆魂と、黒の呪文によるカウンターはここでは省いています。",
            ),
        ),
    ),
    make(
        "Dream Devourer",
        "Dream Devourer",
        "{1}{B}",
        "creature",
        pt=(0, 3),
        subtypes="demon,cleric",
        statics=(YourHandHasForetell(),),
        triggered=(
            Triggered(
                "foretold",
                "you",
                (does(Pump(2, 0)),),
                Text("whenever you foretell a card", "あなたがカードを予顕するたび"),
            ),
        ),
        not_modelled=(
            Text(
                "Foretold cards cannot be cast later here.",
                "予顕したカードを後で唱えることはここでは省いています。",
            ),
        ),
    ),
)

OTHERS = (
    make(
        "Djinn Illuminatus",
        "Djinn Illuminatus",
        "{5}{U/R}{U/R}",
        "creature",
        pt=(3, 5),
        subtypes="djinn",
        keywords=(p.FLYING,),
        statics=(YourSpellsReplicate(),),
    ),
    make(
        "Hypergenesis",
        "超起源",
        None,
        "sorcery",
        colors="G",
        keywords=(suspend(3, "{1}{G}{G}"),),
        spell=spell(does(EachMayPutFromHand())),
    ),
    make(
        "Sol Talisman",
        "太陽のタリスマン",
        None,
        "artifact",
        keywords=(suspend(3, "{1}"),),
        activated=(ability((TAP,), does(AddMana(("C", "C")))),),
    ),
    make(
        "Bone Splinters",
        "Bone Splinters",
        "{B}",
        "sorcery",
        spell=Spell(
            (does(DestroyTarget(), targets=p.one(p.CREATURE)),),
            additional=(Sacrifice(p.CREATURE_OF_YOURS),),
        ),
    ),
    make(
        "Force of Will",
        "意志の力",
        "{3}{U}{U}",
        "instant",
        spell=Spell(
            (does(CounterTarget(), targets=p.one(p.SPELL)),),
            alternative=(PayLife(1), ExileFromHand(_BLUE_IN_HAND)),
        ),
    ),
    make(
        "Stoke the Flames",
        "かき立てる炎",
        "{2}{R}{R}",
        "instant",
        keywords=(Keyword("convoke"),),
        spell=spell(does(DealDamage(4), targets=p.one(p.ANY))),
    ),
    make(
        "Zoetic Cavern",
        "生けるものの洞窟",
        None,
        "land",
        keywords=(Keyword("morph", cost=(mana("{2}"),)),),
        activated=(ability((TAP,), does(AddMana(("C",)))),),
    ),
)
