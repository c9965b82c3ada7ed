"""Cards that make mana: by tapping, by sacrificing, with a limit on when or for what."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, suspend
from mtgrules.engine.costs import PutCounter, ReturnThis, Sacrifice, SacrificeThis, TapAnother
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DamageToController
from mtgrules.engine.effects.mana import (
    AdditionalMana,
    AddMana,
    AddManaForEach,
    AddManaOfOneColor,
    Parley,
)
from mtgrules.engine.effects.permanents import UntapSource
from mtgrules.model.abilities import Triggered
from mtgrules.model.cards import Card
from mtgrules.rulebook.terms import word
from mtgrules.rulebook.text import Text


def _two_colors(en: str, ja: str, first: str, second: str, subtypes: str = "") -> Card:
    """A land that taps for one of two colours: two abilities, one tap (107.5)."""
    each = tuple(ability((TAP,), does(AddMana((c,)))) for c in (first, second))
    return make(en, ja, None, "land", subtypes=subtypes, activated=each)


MANA_CREATURES = (
    make(
        "Birds of Paradise",
        "極楽鳥",
        "{G}",
        "creature",
        pt=(0, 1),
        subtypes="bird",
        keywords=(p.FLYING,),
        activated=(ability((TAP,), does(AddManaOfOneColor())),),
    ),
    make(
        "Devoted Druid",
        "献身のドルイド",
        "{1}{G}",
        "creature",
        pt=(0, 2),
        subtypes="elf,druid",
        activated=(
            ability((TAP,), does(AddMana(("G",)))),
            ability((PutCounter("-1/-1"),), does(UntapSource())),
        ),
    ),
    make(
        "Wall of Roots",
        "根の壁",
        "{1}{G}",
        "creature",
        pt=(0, 5),
        subtypes="plant,wall",
        activated=(ability((PutCounter("-0/-1"),), does(AddMana(("G",))), per_turn=1),),
        not_modelled=(Text("Its defender is left out here.", "防衛はここでは省いています。"),),
    ),
    make(
        "Seton, Krosan Protector",
        "Seton, Krosan Protector",
        "{G}{G}{G}",
        "legendary creature",
        pt=(2, 2),
        subtypes="centaur,druid",
        activated=(ability((TapAnother(p.UNTAPPED_DRUID_OF_YOURS),), does(AddMana(("G",)))),),
    ),
    make(
        "Grinning Ignus",
        "にやにや笑いのイグナス",
        "{2}{R}",
        "creature",
        pt=(2, 2),
        subtypes="elemental",
        activated=(
            ability((mana("{R}"), ReturnThis()), does(AddMana(("C", "C", "R"))), timing="sorcery"),
        ),
    ),
    make(
        "Dryad Arbor",
        "ドライアドの東屋",
        None,
        "land creature",
        pt=(1, 1),
        colors="G",
        subtypes="forest,dryad",
        activated=(ability((TAP,), does(AddMana(("G",)))),),
    ),
    make(
        "Selvala, Explorer Returned",
        "帰還した探検者、セルヴァラ",
        "{1}{G}{W}",
        "legendary creature",
        pt=(2, 4),
        subtypes="elf,scout",
        activated=(ability((TAP,), does(Parley())),),
    ),
)

MANA_ARTIFACTS = (
    make(
        "Ashnod's Altar",
        "アシュノッドの供犠台",
        "{3}",
        "artifact",
        activated=(ability((Sacrifice(p.CREATURE_OF_YOURS),), does(AddMana(("C", "C")))),),
    ),
    make(
        "Lotus Petal",
        "水蓮の花びら",
        "{0}",
        "artifact",
        activated=(ability((TAP, SacrificeThis()), does(AddManaOfOneColor())),),
    ),
    make(
        "Izzet Signet",
        "イゼットの印鑑",
        "{2}",
        "artifact",
        activated=(ability((mana("{1}"), TAP), does(AddMana(("U", "R")))),),
    ),
    make(
        "Chromatic Sphere",
        "彩色の宝球",
        "{1}",
        "artifact",
        activated=(
            ability((mana("{1}"), TAP, SacrificeThis()), does(AddManaOfOneColor(), Draw(1))),
        ),
    ),
    make(
        "Mox Tantalite",
        "モックス・タンタライト",
        None,
        "artifact",
        keywords=(suspend(3, "{0}"),),
        activated=(ability((TAP,), does(AddManaOfOneColor())),),
    ),
)

MANA_LANDS = (
    _two_colors("Volcanic Island", "Volcanic Island", "U", "R", "island,mountain"),
    make(
        "Dimir Aqueduct",
        "ディミーアの水路",
        None,
        "land",
        activated=(ability((TAP,), does(AddMana(("U", "B")))),),
        enters_tapped=True,
        not_modelled=(
            Text(
                "That a land goes back to hand as it enters is left out here.",
                "戦場に出たときに土地を手札に戻すことはここでは省いています。",
            ),
        ),
    ),
    make(
        "Karplusan Forest",
        "カープルーザンの森",
        None,
        "land",
        activated=(
            ability((TAP,), does(AddMana(("C",)))),
            ability((TAP,), does(AddMana(("R",)), DamageToController(1))),
            ability((TAP,), does(AddMana(("G",)), DamageToController(1))),
        ),
    ),
    make(
        "Gaea's Cradle",
        "ガイアの揺籃の地",
        None,
        "legendary land",
        activated=(ability((TAP,), does(AddManaForEach("G", word("creature"), "creature"))),),
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
)

MANA_ENCHANTMENTS = (
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
                "ゲーム開始時に戦場に出すことと、起動型能力はここでは省いています。",
            ),
        ),
    ),
)
