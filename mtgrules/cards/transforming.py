"""Double-faced cards that transform (701.27, 712)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.engine.costs import DiscardOne
from mtgrules.engine.effects.damage import DamageEachOpponent, DamageEachSlowCreature
from mtgrules.engine.effects.mana import AddManaOfOneColor
from mtgrules.engine.effects.permanents import TransformThis
from mtgrules.model.abilities import Triggered
from mtgrules.rulebook.text import Text

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

_METZALI = make(
    "Metzali, Tower of Triumph",
    "制覇の塔、メッツァーリ",
    None,
    "legendary land",
    activated=(
        ability((TAP,), does(AddManaOfOneColor())),
        ability((mana("{1}{R}"), TAP), does(DamageEachOpponent(2))),
    ),
    not_modelled=(
        Text(
            "Its last ability, which destroys a random attacker, is left out here.",
            "攻撃したクリーチャーを無作為に破壊する最後の能力は、ここでは省いています。",
        ),
    ),
)

TRANSFORMING = (
    make(
        "Path of Mettle",
        "胆力の道",
        "{R}{W}",
        "legendary enchantment",
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(DamageEachSlowCreature(1)),),
                Text("when this enchantment enters", "このエンチャントが戦場に出たとき"),
            ),
            Triggered(
                "attacked",
                "you, once",
                (does(TransformThis()),),
                Text(
                    "whenever you attack with two or more creatures that have first strike, "
                    "double strike, vigilance or haste",
                    "先制攻撃か二段攻撃か警戒か速攻を持つクリーチャー2体以上であなたが攻撃するたび",
                ),
                also="two quick attackers",
            ),
        ),
        back=_METZALI,
    ).but(transforms=True),
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
)
