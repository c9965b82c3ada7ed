"""Equipment and Auras (301.5, 303.4)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import ability, does, make, mana
from mtgrules.engine.costs import RemoveCounter
from mtgrules.engine.effects.attachments import PumpAttached
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.copies import CopyThatAbility
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.permanents import Pump
from mtgrules.engine.statics.attached import (
    ENCHANTED_CREATURE,
    ENCHANTED_PERMANENT,
    AttachedGets,
    AttachedHas,
    AttachedHeld,
)
from mtgrules.model.abilities import Keyword, Triggered
from mtgrules.rulebook.text import Text


def equip(cost: str) -> Keyword:
    return Keyword("equip", cost=(mana(cost),))


EQUIPMENT = (
    make(
        "Bonesplitter",
        "骨断ちの矛槍",
        "{1}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{1}"),),
        statics=(AttachedGets(2, 0),),
    ),
    make(
        "Lightning Greaves",
        "稲妻のすね当て",
        "{2}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{0}"),),
        statics=(
            AttachedHas(
                (p.HASTE, Keyword("shroud")), (Text("haste", "速攻"), Text("shroud", "被覆"))
            ),
        ),
    ),
    make(
        "Illusionist's Bracers",
        "幻術師の篭手",
        "{2}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{3}"),),
        triggered=(
            Triggered(
                "activated",
                "ability of attached",
                (does(CopyThatAbility()),),
                Text(
                    "whenever an ability of equipped creature is activated, "
                    "if it is no mana ability",
                    "装備しているクリーチャーのマナ能力でない能力が起動されるたび",
                ),
            ),
        ),
    ),
    make(
        "Umezawa's Jitte",
        "梅澤の十手",
        "{2}",
        "legendary artifact",
        subtypes="Equipment",
        keywords=(equip("{2}"),),
        activated=(
            ability(
                (RemoveCounter("charge"),),
                does(PumpAttached(2, 2)),
                does(Pump(-1, -1, target=True), targets=p.one(p.CREATURE)),
                does(GainLife(2)),
            ),
        ),
        triggered=(
            Triggered(
                "combat_damage_dealt",
                "attached",
                (does(PutCounters("charge", 2)),),
                Text(
                    "whenever equipped creature deals combat damage",
                    "装備しているクリーチャーが戦闘ダメージを与えるたび",
                ),
            ),
        ),
    ),
    make(
        "Skullclamp",
        "頭蓋骨絞め",
        "{1}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{1}"),),
        statics=(AttachedGets(1, -1),),
        triggered=(
            Triggered(
                "dies",
                "attached",
                (does(Draw(2)),),
                Text(
                    "whenever equipped creature dies",
                    "装備しているクリーチャーが死亡するたび",
                ),
            ),
        ),
    ),
    make(
        "Swiftfoot Boots",
        "速足のブーツ",
        "{2}",
        "artifact",
        subtypes="Equipment",
        keywords=(equip("{1}"),),
        statics=(
            AttachedHas(
                (Keyword("hexproof"), p.HASTE), (Text("hexproof", "呪禁"), Text("haste", "速攻"))
            ),
        ),
    ),
)

AURAS = (
    make(
        "Arrest",
        "拘引",
        "{2}{W}",
        "enchantment",
        subtypes="Aura",
        enchant=p.CREATURE,
        statics=(AttachedHeld(ENCHANTED_CREATURE),),
    ),
    make(
        "Faith's Fetters",
        "信仰の足枷",
        "{3}{W}",
        "enchantment",
        subtypes="Aura",
        enchant=p.PERMANENT,
        statics=(AttachedHeld(ENCHANTED_PERMANENT, spares_mana=True),),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(GainLife(4)),),
                Text("when this enters", "これが戦場に出たとき"),
            ),
        ),
    ),
)
