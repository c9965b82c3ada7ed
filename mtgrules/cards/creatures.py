"""Creatures and planeswalkers of the catalogue."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, suspend
from mtgrules.engine.costs import (
    DiscardOne,
    ExileFromHand,
    ExileThis,
    Loyalty,
    Mill,
    PayLife,
    SacrificeThis,
    UntapThis,
)
from mtgrules.engine.effects.damage import DealDamage, DealDividedDamage
from mtgrules.engine.effects.mana import AddMana, AddManaOfOneColor
from mtgrules.engine.effects.permanents import (
    Pump,
    PutThisOntoBattlefieldTapped,
    TapDefendersCreatures,
    TapTarget,
)
from mtgrules.engine.effects.players import (
    EachPlayerDiscards,
    SeparateIntoPiles,
    TargetPlayerSacrifices,
)
from mtgrules.engine.effects.stack import RetargetToThis
from mtgrules.engine.effects.time_counters import SuspendPaidCard
from mtgrules.engine.statics.casting import NamedSpellsBanned
from mtgrules.engine.statics.costs import SpellsCostMore
from mtgrules.model.abilities import Keyword, TargetSpec, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_TANGLED_VALE = make(
    "Tangled Vale",
    "絡み谷",
    None,
    "land",
    activated=(ability((TAP,), does(AddMana(("G",)))),),
    enters_tapped=True,
)

CREATURES = (
    make(
        "Prodigal Pyromancer",
        "放蕩紅蓮術士",
        "{2}{R}",
        "creature",
        pt=(1, 1),
        subtypes="human,wizard",
        activated=(ability((TAP,), does(DealDamage(1), targets=p.one(p.ANY))),),
    ),
    make(
        "Prodigal Sorcerer",
        "放蕩魔術師",
        "{2}{U}",
        "creature",
        pt=(1, 1),
        subtypes="human,wizard,sorcerer",
        activated=(ability((TAP,), does(DealDamage(1), targets=p.one(p.ANY))),),
    ),
    make(
        "Master Decoy",
        "おとりの達人",
        "{1}{W}",
        "creature",
        pt=(1, 2),
        subtypes="human,soldier",
        activated=(ability((mana("{W}"), TAP), does(TapTarget(), targets=p.one(p.CREATURE))),),
    ),
    make(
        "Llanowar Elves",
        "ラノワールのエルフ",
        "{G}",
        "creature",
        pt=(1, 1),
        subtypes="elf,druid",
        activated=(ability((TAP,), does(AddMana(("G",)))),),
    ),
    make(
        "Shivan Dragon",
        "シヴ山のドラゴン",
        "{4}{R}{R}",
        "creature",
        pt=(5, 5),
        subtypes="dragon",
        keywords=(p.FLYING,),
        activated=(ability((mana("{R}"),), does(Pump(1, 0))),),
    ),
    make(
        "Spellskite",
        "呪文滑り",
        "{2}",
        "artifact creature",
        pt=(0, 4),
        subtypes="phyrexian,horror",
        activated=(
            ability((mana("{U/P}"),), does(RetargetToThis(), targets=p.one(p.SPELL_OR_ABILITY))),
        ),
    ),
    make(
        "Torrent Elemental",
        "奔流の精霊",
        "{4}{U}",
        "creature",
        pt=(3, 5),
        subtypes="elemental",
        keywords=(p.FLYING,),
        activated=(
            ability(
                (mana("{3}{B/G}{B/G}"),),
                does(PutThisOntoBattlefieldTapped()),
                zone=Zone.EXILE,
                timing="sorcery",
            ),
        ),
        triggered=(
            Triggered(
                "attacked",
                "self",
                (does(TapDefendersCreatures()),),
                Text("whenever this creature attacks", "これが攻撃するたび"),
            ),
        ),
    ),
    make(
        "Arc Mage",
        "弧炎の魔道士",
        "{2}{R}",
        "creature",
        pt=(2, 2),
        subtypes="human,spellshaper",
        activated=(
            ability(
                (mana("{2}{R}"), TAP, DiscardOne()),
                does(DealDividedDamage(2), targets=(TargetSpec(p.ANY, 1, 2),), divide=2),
            ),
        ),
    ),
    make(
        "Basking Rootwalla",
        "日を浴びるルートワラ",
        "{G}",
        "creature",
        pt=(1, 1),
        subtypes="lizard",
        activated=(ability((mana("{1}{G}"),), does(Pump(2, 2)), per_turn=1),),
        not_modelled=(Text("Its madness is left out here.", "マッドネスはここでは省いています。"),),
    ),
    make(
        "Millikin",
        "ミリキン人形",
        "{2}",
        "artifact creature",
        pt=(0, 1),
        subtypes="construct",
        activated=(ability((TAP, Mill(1)), does(AddMana(("C",)))),),
    ),
    make(
        "Deranged Assistant",
        "錯乱した助手",
        "{1}{U}",
        "creature",
        pt=(1, 1),
        subtypes="human,wizard",
        activated=(ability((TAP, Mill(1)), does(AddMana(("C",)))),),
    ),
    make(
        "Errant Ephemeron",
        "遍歴のカゲロウ獣",
        "{6}{U}",
        "creature",
        pt=(4, 4),
        subtypes="illusion",
        keywords=(p.FLYING, suspend(4, "{1}{U}")),
    ),
    make(
        "Jhoira of the Ghitu",
        "ギトゥのジョイラ",
        "{1}{U}{R}",
        "legendary creature",
        pt=(2, 2),
        subtypes="human,wizard",
        activated=(
            ability((mana("{2}"), ExileFromHand(p.NONLAND_CARD_IN_HAND)), does(SuspendPaidCard(4))),
        ),
    ),
    make(
        "Liliana of the Veil",
        "ヴェールのリリアナ",
        "{1}{B}{B}",
        "legendary planeswalker",
        subtypes="liliana",
        loyalty=3,
        activated=(
            ability((Loyalty(1),), does(EachPlayerDiscards()), loyalty=True),
            ability(
                (Loyalty(-2),),
                does(TargetPlayerSacrifices(), targets=p.one(p.PLAYER)),
                loyalty=True,
            ),
            ability(
                (Loyalty(-6),), does(SeparateIntoPiles(), targets=p.one(p.PLAYER)), loyalty=True
            ),
        ),
    ),
    make("Grizzly Bears", "灰色熊", "{1}{G}", "creature", pt=(2, 2), subtypes="bear"),
    make(
        "Meddling Mage",
        "翻弄する魔道士",
        "{W}{U}",
        "creature",
        pt=(2, 2),
        subtypes="human,wizard",
        statics=(NamedSpellsBanned(),),
        names="nonland",
    ),
    make(
        "Thalia, Guardian of Thraben",
        "スレイベンの守護者、サリア",
        "{1}{W}",
        "legendary creature",
        pt=(2, 1),
        subtypes="human,soldier",
        keywords=(Keyword("first strike"),),
        statics=(SpellsCostMore(1, "creature", Text("creature", "クリーチャー")),),
        not_modelled=(Text("First strike is left out here.", "先制攻撃はここでは省いています。"),),
    ),
    make(
        "Cuombajj Witches",
        "クォムバッジの魔女",
        "{B}{B}",
        "creature",
        pt=(1, 3),
        subtypes="human,wizard",
        activated=(
            ability(
                (TAP,),
                does(
                    DealDamage(1),
                    DealDamage(1, slot=1),
                    targets=(TargetSpec(p.ANY), TargetSpec(p.ANY, chooser="opponent")),
                ),
            ),
        ),
    ),
    make(
        "Pili-Pala",
        "ピリ＝パラ",
        "{2}",
        "artifact creature",
        pt=(1, 1),
        subtypes="scarecrow",
        keywords=(p.FLYING,),
        activated=(ability((mana("{2}"), UntapThis()), does(AddManaOfOneColor())),),
    ),
    make(
        "Elvish Spirit Guide",
        "Elvish Spirit Guide",
        "{2}{G}",
        "creature",
        pt=(2, 2),
        subtypes="elf,spirit",
        activated=(ability((ExileThis(),), does(AddMana(("G",))), zone=Zone.HAND),),
    ),
    make(
        "Simian Spirit Guide",
        "猿人の指導霊",
        "{2}{R}",
        "creature",
        pt=(2, 2),
        subtypes="ape,spirit",
        activated=(ability((ExileThis(),), does(AddMana(("R",))), zone=Zone.HAND),),
    ),
    make(
        "Cinder Elemental",
        "燃えがらの精霊",
        "{3}{R}",
        "creature",
        pt=(2, 2),
        subtypes="elemental",
        activated=(
            ability(
                (mana("{X}{R}"), TAP, SacrificeThis()),
                does(DealDamage(None), targets=p.one(p.ANY)),
            ),
        ),
    ),
    make(
        "Street Wraith",
        "通りの悪霊",
        "{3}{B}{B}",
        "creature",
        pt=(3, 4),
        subtypes="wraith",
        keywords=(Keyword("cycling", cost=(PayLife(2),)),),
        not_modelled=(Text("Its swampwalk is left out here.", "沼渡りはここでは省いています。"),),
    ),
    make(
        "Tangled Florahedron",
        "絡みつく花面晶体",
        "{1}{G}",
        "creature",
        pt=(1, 1),
        subtypes="elemental",
        activated=(ability((TAP,), does(AddMana(("G",)))),),
        back=_TANGLED_VALE,
    ),
)
