"""Cards with suspend that do nothing else while they wait."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.cards.tokens import RHINO
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.exiling import ExileThisWithTimeCounters
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.mana import AddManaOfOneColor
from mtgrules.engine.effects.permanents import DestroyTarget, Pump, ReturnTarget
from mtgrules.engine.effects.tokens import CreateTokens
from mtgrules.model.abilities import Filter, Triggered
from mtgrules.rulebook.text import Text

_ARTIFACT_OR_LAND = Filter(
    Text("artifact or land", "アーティファクトか土地"), frozenset(("artifact", "land"))
)

SUSPENDING = (
    make(
        "Gargadon",
        "ガルガドン",
        "{5}{R}{R}",
        "creature",
        pt=(7, 5),
        subtypes="beast",
        keywords=(p.TRAMPLE, suspend(4, "{1}{R}")),
    ),
    make(
        "Giant Dustwasp",
        "巨大埃バチ",
        "{3}{G}{G}",
        "creature",
        pt=(3, 3),
        subtypes="insect",
        keywords=(p.FLYING, suspend(4, "{1}{G}")),
    ),
    make(
        "Riftwing Cloudskate",
        "裂け目翼の雲間を泳ぐもの",
        "{3}{U}{U}",
        "creature",
        pt=(2, 2),
        subtypes="illusion",
        keywords=(p.FLYING, suspend(3, "{1}{U}")),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(ReturnTarget(), targets=p.one(p.PERMANENT)),),
                Text("when this enters", "これが戦場に出たとき"),
            ),
        ),
    ),
    make(
        "Shade of Trokair",
        "トロウケアの影",
        "{3}{W}",
        "creature",
        pt=(1, 2),
        subtypes="shade",
        keywords=(suspend(3, "{W}"),),
        activated=(ability((mana("{W}"),), does(Pump(1, 1))),),
    ),
    make(
        "Viscerid Deepwalker",
        "ヴィセリッドの深み歩き",
        "{4}{U}",
        "creature",
        pt=(2, 3),
        subtypes="homarid,warrior",
        keywords=(suspend(4, "{U}"),),
        activated=(ability((mana("{U}"),), does(Pump(1, 0))),),
    ),
    make(
        "Rift Sower",
        "裂け目を蒔く者",
        "{2}{G}",
        "creature",
        pt=(1, 3),
        subtypes="elf,druid",
        keywords=(suspend(2, "{G}"),),
        activated=(ability((TAP,), does(AddManaOfOneColor())),),
    ),
    make(
        "Plunder",
        "略取",
        "{4}{R}",
        "sorcery",
        keywords=(suspend(4, "{1}{R}"),),
        spell=spell(does(DestroyTarget(), targets=p.one(_ARTIFACT_OR_LAND))),
    ),
    make(
        "Heroes Remembered",
        "記憶に残る勇姿",
        "{6}{W}{W}{W}",
        "sorcery",
        keywords=(suspend(10, "{W}"),),
        spell=spell(does(GainLife(20))),
    ),
    make(
        "Inspiring Refrain",
        "鼓舞のリフレイン",
        "{4}{U}{U}",
        "sorcery",
        keywords=(suspend(3, "{2}{U}"),),
        spell=spell(does(Draw(2), ExileThisWithTimeCounters(3))),
    ),
    make(
        "Crashing Footfalls",
        "衝撃の足音",
        None,
        "sorcery",
        colors="G",
        keywords=(suspend(4, "{G}"),),
        spell=spell(
            does(
                CreateTokens(
                    RHINO,
                    2,
                    Text(
                        "create two green 4/4 Rhino creature tokens that have trample",
                        "トランプルを持つ緑の4/4のサイ・クリーチャー・トークン2体を生成する",
                    ),
                )
            )
        ),
    ),
)
