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
from mtgrules.engine.effects.later import AddBeginningPhase, CopyYourNextSpell, PumpUntilOverdone
from mtgrules.engine.effects.mana import AdditionalMana, AddMana
from mtgrules.engine.effects.on_spells import (
    ChargeThisSpell,
    DamageWithCounters,
    ExileThatSpell,
    ExileTopOfEach,
    MayCastFromPool,
)
from mtgrules.engine.effects.permanents import BlinkTarget, GainsKeyword, TransformThis
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

_HEIR_TO_THE_NIGHT = make(
    "Heir to the Night",
    "Heir to the Night",
    None,
    "creature",
    pt=(3, 2),
    colors="B",
    subtypes="vampire,berserker",
    keywords=(p.FLYING,),
)

LATER = (
    make(
        "Heir of Falkenrath",
        "ファルケンラスの後継者",
        "{1}{B}",
        "creature",
        pt=(2, 1),
        subtypes="vampire",
        activated=(ability((DiscardOne(),), does(TransformThis()), per_turn=1),),
        back=_HEIR_TO_THE_NIGHT,
    ).but(transforms=True),
    make(
        "Momentary Blink",
        "一瞬の瞬き",
        "{1}{W}",
        "instant",
        spell=spell(does(BlinkTarget(), targets=p.one(p.CREATURE_YOU_CONTROL))),
        not_modelled=(
            Text("Its flashback is left out here.", "フラッシュバックはここでは省いている。"),
        ),
    ),
    make(
        "Wild Growth",
        "繁茂",
        "{G}",
        "enchantment",
        subtypes="Aura",
        enchant=p.LAND,
        triggered=(
            Triggered(
                "mana_added",
                "ability of attached",
                (does(AdditionalMana(("G",))),),
                Text(
                    "whenever enchanted land is tapped for mana",
                    "エンチャントされている土地がマナを引き出す目的でタップされるたび",
                ),
                mana=True,
                also="tapped for mana",
            ),
        ),
    ),
    make(
        "Leyline of Abundance",
        "豊穣の力線",
        "{2}{G}{G}",
        "enchantment",
        triggered=(
            Triggered(
                "mana_added",
                "you",
                (does(AdditionalMana(("G",))),),
                Text(
                    "whenever you tap a creature for mana",
                    "あなたがクリーチャーをタップしてマナを引き出すたび",
                ),
                mana=True,
                also="creature tapped for mana",
            ),
        ),
        not_modelled=(
            Text(
                "Beginning the game with it, and its activated ability, are left out here.",
                "ゲーム開始時に戦場に出すことと、起動型能力はここでは省いている。",
            ),
        ),
    ),
    make(
        "Sphinx of the Second Sun",
        "Sphinx of the Second Sun",
        "{6}{U}{U}",
        "creature",
        pt=(6, 6),
        subtypes="sphinx",
        keywords=(p.FLYING,),
        triggered=(
            Triggered(
                "step_began",
                "your main2",
                (does(AddBeginningPhase()),),
                Text(
                    "at the beginning of your postcombat main phase",
                    "あなたの戦闘後メイン・フェイズの開始時に",
                ),
            ),
        ),
    ),
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
