"""Cards about spells and abilities on the stack: copies, storm, and what triggers on activating."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make, mana, spell
from mtgrules.engine.effects.copies import CopyThatAbility
from mtgrules.engine.effects.counters import OneCounterMoreOrLess
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.life import DamageToWhoeverActivated
from mtgrules.engine.effects.may_pay import YouMayPay
from mtgrules.engine.effects.meddling import DelayTarget
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.rulebook.text import Text

ON_THE_STACK = (
    make(
        "Grapeshot",
        "ぶどう弾",
        "{1}{R}",
        "sorcery",
        keywords=(Keyword("storm"),),
        spell=spell(does(DealDamage(1), targets=p.one(p.ANY))),
    ),
    make(
        "Clockspinning",
        "時計回し",
        "{U}",
        "instant",
        keywords=(Keyword("buyback", cost=(mana("{3}"),)),),
        spell=spell(does(OneCounterMoreOrLess(), targets=p.one(p.PERMANENT_OR_SUSPENDED))),
    ),
    make(
        "Ertai's Meddling",
        "アーテイのおせっかい",
        "{X}{U}",
        "instant",
        spell=spell(does(DelayTarget(), targets=p.one(p.SPELL))).but(least_x=1),
    ),
    make(
        "Harsh Mentor",
        "過酷な指導者",
        "{1}{R}",
        "creature",
        pt=(2, 2),
        subtypes="human,cleric",
        triggered=(
            Triggered(
                "activated",
                "opponent",
                (does(DamageToWhoeverActivated(2)),),
                Text(
                    "whenever an opponent activates an ability of an artifact, creature or land, "
                    "unless it is a mana ability",
                    "対戦相手がアーティファクトかクリーチャーか土地の、マナ能力でない能力を"
                    "起動するたび",
                ),
                also="of an artifact, creature or land",
            ),
        ),
    ),
    make(
        "Rings of Brighthearth",
        "ブライトハースの指輪",
        "{3}",
        "artifact",
        triggered=(
            Triggered(
                "activated",
                "you",
                (does(YouMayPay(ManaCost.parse("{2}"), CopyThatAbility())),),
                Text(
                    "whenever you activate an ability that is not a mana ability",
                    "あなたがマナ能力でない能力を起動するたび",
                ),
            ),
        ),
    ),
)
