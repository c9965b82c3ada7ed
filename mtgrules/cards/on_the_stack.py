"""Cards about spells and abilities on the stack: copies, storm, and what triggers on activating."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana, spell
from mtgrules.engine.costs import DiscardOne
from mtgrules.engine.effects.copies import CopyTarget, CopyThatAbility
from mtgrules.engine.effects.counters import OneCounterMoreOrLess
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.later import CopyYourNextSpell
from mtgrules.engine.effects.life import DamageToWhoeverActivated
from mtgrules.engine.effects.may_pay import YouMayPay
from mtgrules.engine.effects.meddling import DelayTarget
from mtgrules.engine.effects.on_spells import (
    ChargeThisSpell,
    DamageWithCounters,
    ExileThatSpell,
    ExileTopOfEach,
    MayCastFromPool,
)
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_LAND_IN_HAND = Filter(
    Text("a land card", "土地・カード1枚"), frozenset(("land",)), zones=(Zone.HAND,), whose="you"
)

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
    make(
        "Twincast",
        "双つ術",
        "{U}{U}",
        "instant",
        spell=spell(does(CopyTarget(), targets=p.one(p.INSTANT_OR_SORCERY_SPELL))),
    ),
    make(
        "Dual Strike",
        "Dual Strike",
        "{R}{R}",
        "instant",
        spell=spell(does(CopyYourNextSpell())),
        not_modelled=(Text("Its foretell is left out here.", "予顕はここでは省いています。"),),
    ),
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
                "{X}を含む呪文への効果はここでは省いています。",
            ),
        ),
    ),
)
