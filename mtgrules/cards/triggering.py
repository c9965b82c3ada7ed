"""Cards with triggered abilities: on cycling, entering, dying, attacking, and at a later time."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.everyone import (
    DestroyCreaturesAndDraw,
    EachCreatureGets,
    OpponentsLoseLife,
)
from mtgrules.engine.effects.later import AddBeginningPhase, PumpUntilOverdone
from mtgrules.engine.effects.mana import AddManaOfOneColor
from mtgrules.engine.effects.may_pay import YouMayPay
from mtgrules.engine.effects.permanents import GainControlThisTurn
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

TRIGGERING = (
    make(
        "Decree of Pain",
        "苦痛の命令",
        "{6}{B}{B}",
        "sorcery",
        keywords=(Keyword("cycling", cost=(mana("{3}{B}{B}"),)),),
        spell=spell(does(DestroyCreaturesAndDraw())),
        triggered=(
            Triggered(
                "cycled",
                "self",
                (does(EachCreatureGets(-2, -2)),),
                Text("when you cycle this card", "このカードをサイクリングしたとき"),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Zulaport Cutthroat",
        "ズーラポートの殺し屋",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="human,rogue",
        triggered=(
            Triggered(
                "dies",
                "you",
                (does(OpponentsLoseLife(1, gain=1)),),
                Text(
                    "whenever this or another creature you control dies",
                    "これか、あなたがコントロールする他のクリーチャーが死亡するたび",
                ),
            ),
        ),
    ),
    make(
        "Zealous Conscripts",
        "士気溢れる徴集兵",
        "{4}{R}",
        "creature",
        pt=(3, 3),
        subtypes="human,warrior",
        keywords=(p.HASTE,),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(GainControlThisTurn(), targets=p.one(p.PERMANENT)),),
                Text("when this enters", "これが戦場に出たとき"),
            ),
        ),
    ),
    make(
        "Lightning Rift",
        "稲妻の裂け目",
        "{1}{R}",
        "enchantment",
        triggered=(
            Triggered(
                "cycled",
                "any",
                (does(YouMayPay(ManaCost.parse("{1}"), DealDamage(2)), targets=p.one(p.ANY)),),
                Text("whenever a player cycles a card", "プレイヤーがカードをサイクリングするたび"),
            ),
        ),
    ),
    make(
        "Chromatic Star",
        "彩色の星",
        "{1}",
        "artifact",
        activated=(ability((mana("{1}"), TAP, SacrificeThis()), does(AddManaOfOneColor())),),
        triggered=(
            Triggered(
                "to graveyard",
                "self",
                (does(Draw(1)),),
                Text(
                    "when this is put into a graveyard from the battlefield",
                    "これが戦場から墓地に置かれたとき",
                ),
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
)
