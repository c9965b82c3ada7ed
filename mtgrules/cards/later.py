"""Cards whose effects come later or go on: delayed triggers, copies of abilities, a pool."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell
from mtgrules.engine.costs import DiscardOne, ExileFromHand, PayLife
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.copies import CopyThatAbility
from mtgrules.engine.effects.counters import PutXCounters
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.graveyard import ReturnTargetToBattlefieldForLife
from mtgrules.engine.effects.later import CopyYourNextSpell, PumpUntilOverdone
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.on_spells import (
    ChargeThisSpell,
    DamageWithCounters,
    ExileThatSpell,
    ExileTopOfEach,
    MayCastFromPool,
)
from mtgrules.engine.effects.permanents import GainsKeyword
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.model.abilities import Filter, Keyword, Spell, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_LAND_IN_HAND = Filter(
    Text("a land card", "土地・カード1枚"), frozenset(("land",)), zones=(Zone.HAND,), whose="you"
)
_BLUE_IN_HAND = Filter(
    Text("a blue card from your hand", "あなたの手札にある青のカード1枚"),
    zones=(Zone.HAND,),
    whose="you",
    color="U",
)
_CREATURE_CARD = Filter(
    Text("creature card in a graveyard", "墓地にあるクリーチャー・カード"),
    frozenset(("creature",)),
    zones=(Zone.GRAVEYARD,),
)

LATER = (
    make(
        "Dragon Whelp",
        "Dragon Whelp",
        "{2}{R}{R}",
        "creature",
        pt=(2, 3),
        subtypes="dragon",
        keywords=(p.FLYING,),
        activated=(ability((mana("{R}"),), does(PumpUntilOverdone("0", 4)), counted=True),),
    ),
    make(
        "Reanimate",
        "再活性",
        "{B}",
        "sorcery",
        spell=spell(does(ReturnTargetToBattlefieldForLife(), targets=p.one(_CREATURE_CARD))),
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
    make("Dual Strike", "Dual Strike", "{R}{R}", "sorcery", spell=spell(does(CopyYourNextSpell()))),
    make(
        "Lightning Storm",
        "稲妻の嵐",
        "{1}{R}{R}",
        "instant",
        spell=spell(does(DamageWithCounters(3), targets=p.one(p.ANY))),
        activated=(
            ability(
                (DiscardOne(_LAND_IN_HAND),), does(ChargeThisSpell(2)), zone=Zone.STACK, who="any"
            ),
        ),
    ),
    make(
        "Knowledge Pool",
        "知識槽",
        "{6}",
        "artifact",
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(ExileTopOfEach(3)),),
                Text("when this enters", "これが戦場に出たとき"),
            ),
            Triggered(
                "cast",
                "any",
                (does(ExileThatSpell(), MayCastFromPool()),),
                Text(
                    "whenever a player casts a spell from their hand",
                    "プレイヤーが自分の手札から呪文を唱えるたび",
                ),
                also="cast from hand",
            ),
        ),
    ),
    make(
        "Unbound Flourishing",
        "Unbound Flourishing",
        "{2}{G}",
        "enchantment",
        triggered=(
            Triggered(
                "activated",
                "you",
                (does(CopyThatAbility()),),
                Text(
                    "whenever you activate an ability with {X} in its activation cost",
                    "あなたが起動コストに{X}を含む能力を起動するたび",
                ),
                also="with X in its cost",
            ),
        ),
        not_modelled=(
            Text(
                "What it does for spells with {X} is left out here.",
                "{X}を含む呪文への効果はここでは省いている。",
            ),
        ),
    ),
    make(
        "Helix Pinnacle",
        "らせんの円錐",
        "{G}",
        "enchantment",
        keywords=(Keyword("shroud"),),
        activated=(ability((mana("{X}"),), does(PutXCounters("tower", Text("tower", "塔")))),),
        not_modelled=(
            Text(
                "Winning with 100 counters is left out here.",
                "カウンター100個による勝利はここでは省いている。",
            ),
        ),
    ),
    make(
        "Eldrazi Temple",
        "エルドラージの寺院",
        None,
        "land",
        activated=(
            ability((TAP,), does(AddMana(("C",)))),
            ability((TAP,), does(AddMana(("C", "C"), "colorless Eldrazi"))),
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
)
