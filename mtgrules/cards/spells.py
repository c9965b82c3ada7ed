"""Instants and sorceries of the catalogue."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make, spell, suspend
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.permanents import (
    DestroyTarget,
    GainControlThisTurn,
    GainsKeyword,
    Pump,
    ReturnTarget,
)
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.engine.effects.time_counters import RemoveTimeCounters
from mtgrules.model.abilities import Filter
from mtgrules.rulebook.text import Text

_ARTIFACT_OR_ENCHANTMENT = Filter(
    Text("artifact or enchantment", "アーティファクトかエンチャント"),
    frozenset(("artifact", "enchantment")),
)

SPELLS = (
    make(
        "Lightning Bolt",
        "稲妻",
        "{R}",
        "instant",
        spell=spell(does(DealDamage(3), targets=p.one(p.ANY))),
    ),
    make(
        "Counterspell",
        "対抗呪文",
        "{U}{U}",
        "instant",
        spell=spell(does(CounterTarget(), targets=p.one(p.SPELL))),
    ),
    make(
        "Stifle",
        "もみ消し",
        "{U}",
        "instant",
        spell=spell(does(CounterTarget(), targets=p.one(p.ABILITY))),
    ),
    make(
        "Rift Bolt",
        "裂け目の稲妻",
        "{2}{R}",
        "sorcery",
        keywords=(suspend(1, "{R}"),),
        spell=spell(does(DealDamage(3), targets=p.one(p.ANY))),
    ),
    make(
        "Ancestral Vision",
        "祖先の幻視",
        None,
        "sorcery",
        colors="U",
        keywords=(suspend(4, "{U}"),),
        spell=spell(does(Draw(3, target=True), targets=p.one(p.PLAYER))),
    ),
    make(
        "Fury Charm",
        "憤怒の魔除け",
        "{1}{R}",
        "instant",
        spell=spell(
            does(DestroyTarget(), targets=p.one(p.ARTIFACT)),
            does(
                Pump(1, 1, target=True, keyword=p.TRAMPLE, word=Text("trample", "トランプル")),
                targets=p.one(p.CREATURE),
            ),
            does(RemoveTimeCounters(2), targets=p.one(p.PERMANENT_OR_SUSPENDED)),
        ),
    ),
    make(
        "Delay",
        "遅延",
        "{1}{U}",
        "instant",
        spell=spell(does(CounterTarget(suspend_for=3), targets=p.one(p.SPELL))),
    ),
    make(
        "Act of Treason",
        "反逆の行動",
        "{2}{R}",
        "sorcery",
        spell=spell(does(GainControlThisTurn(), targets=p.one(p.CREATURE))),
    ),
    make(
        "Sudden Shock",
        "突然のショック",
        "{1}{R}",
        "instant",
        keywords=(p.SPLIT_SECOND,),
        spell=spell(does(DealDamage(2), targets=p.one(p.ANY))),
    ),
    make(
        "Dark Ritual",
        "暗黒の儀式",
        "{B}",
        "instant",
        spell=spell(does(AddMana(("B", "B", "B")))),
    ),
    make(
        "Krosan Grip",
        "クローサの掌握",
        "{2}{G}",
        "instant",
        keywords=(p.SPLIT_SECOND,),
        spell=spell(does(DestroyTarget(), targets=p.one(_ARTIFACT_OR_ENCHANTMENT))),
    ),
    make(
        "Boomerang",
        "ブーメラン",
        "{U}{U}",
        "instant",
        spell=spell(does(ReturnTarget(), targets=p.one(p.PERMANENT))),
    ),
    make(
        "Blaze",
        "猛火",
        "{X}{R}",
        "sorcery",
        spell=spell(does(DealDamage(None), targets=p.one(p.ANY))),
    ),
    make(
        "Volcanic Hammer",
        "火山の鎚",
        "{1}{R}",
        "sorcery",
        spell=spell(does(DealDamage(3), targets=p.one(p.ANY))),
    ),
    make(
        "Shivan Meteor",
        "シヴ山の隕石",
        "{3}{R}{R}",
        "sorcery",
        keywords=(suspend(2, "{1}{R}{R}"),),
        spell=spell(does(DealDamage(13), targets=p.one(p.CREATURE))),
    ),
    make(
        "Expedite",
        "Expedite",
        "{R}",
        "instant",
        spell=spell(
            does(GainsKeyword(p.HASTE, Text("haste", "速攻")), Draw(1), targets=p.one(p.CREATURE))
        ),
    ),
)
