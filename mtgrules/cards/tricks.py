"""Cards that show when targets are chosen and what a cost may do to them."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.engine.costs import DiscardOne, RevealThis, Sacrifice
from mtgrules.engine.effects.cards import Draw, EachPlayerDraws, ReturnThisToHand
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.mana import AddManaOfOneColor
from mtgrules.engine.effects.permanents import GiveThisToTarget, Pump, ReturnTarget
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.model.abilities import Keyword
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_SACRIFICE = Sacrifice(p.CREATURE_OF_YOURS)

SPELLS_OF_CASES = (
    make(
        "Boomerang",
        "ブーメラン",
        "{U}{U}",
        "instant",
        spell=spell(does(ReturnTarget(), targets=p.one(p.PERMANENT))),
    ),
    make(
        "Squelch",
        "押しつぶし",
        "{1}{U}",
        "instant",
        spell=spell(does(CounterTarget(), Draw(1), targets=p.one(p.ACTIVATED_ABILITY))),
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
)

PERMANENTS_OF_CASES = (
    make(
        "Durkwood Baloth",
        "ダークウッドのベイロス",
        "{4}{G}{G}",
        "creature",
        pt=(5, 5),
        subtypes="beast",
        keywords=(suspend(5, "{G}"),),
    ),
    make(
        "Mox Tantalite",
        "モックス・タンタライト",
        None,
        "artifact",
        keywords=(suspend(3, "{0}"),),
        activated=(ability((TAP,), does(AddManaOfOneColor())),),
    ),
    make(
        "Leatherback Baloth",
        "革背のベイロス",
        "{G}{G}{G}",
        "creature",
        pt=(4, 5),
        subtypes="beast",
    ),
    make(
        "Striped Riverwinder",
        "縞カワヘビ",
        "{6}{U}",
        "creature",
        pt=(5, 5),
        subtypes="serpent",
        keywords=(Keyword("hexproof"), Keyword("cycling", cost=(mana("{U}"),))),
    ),
    make(
        "Simic Sky Swallower",
        "シミックの空呑み",
        "{5}{G}{U}",
        "creature",
        pt=(6, 6),
        subtypes="leviathan",
        keywords=(p.FLYING, p.TRAMPLE, Keyword("shroud")),
    ),
    make(
        "Frozen Shade",
        "Frozen Shade",
        "{2}{B}",
        "creature",
        pt=(0, 1),
        subtypes="shade",
        activated=(ability((mana("{B}"),), does(Pump(1, 1))),),
    ),
    make(
        "Humble Defector",
        "謙虚な離反者",
        "{1}{R}",
        "creature",
        pt=(2, 1),
        subtypes="human,rogue",
        activated=(
            ability(
                (TAP,),
                does(Draw(2), GiveThisToTarget(), targets=p.one(p.OPPONENT)),
                timing="your turn",
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
        activated=(
            ability((mana("{1}"), Sacrifice(p.ANOTHER_CREATURE_OF_YOURS)), does(Pump(2, 2))),
        ),
        not_modelled=(
            Text(
                "The life for a sacrificed Saproling is left out here.",
                "苗木を生け贄に捧げたときのライフはここでは省いている。",
            ),
        ),
    ),
    make(
        "Undead Gladiator",
        "Undead Gladiator",
        "{1}{B}{B}",
        "creature",
        pt=(3, 1),
        subtypes="zombie",
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
