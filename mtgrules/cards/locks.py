"""Cards that forbid and cards that tax: what cannot be done, what costs more or less."""

from __future__ import annotations

from mtgrules.cards.make import does, make, mana, spell
from mtgrules.engine.effects.damage import DamageEachCreature
from mtgrules.engine.statics.bans import AbilitiesBanned
from mtgrules.engine.statics.silences import (
    OpponentsEvenSpellsBanned,
    OpponentsSilencedInYourTurn,
)
from mtgrules.engine.statics.taxes import (
    AimedSpellsCost,
    CyclingCostsLess,
    SpellsCostAtLeast,
    SpellsCostLess,
)
from mtgrules.model.abilities import Keyword
from mtgrules.rulebook.text import Text

FORBIDDING = (
    make(
        "Stony Silence",
        "石のような静寂",
        "{1}{W}",
        "enchantment",
        statics=(AbilitiesBanned("artifact"),),
    ),
    make(
        "Grand Abolisher",
        "Grand Abolisher",
        "{W}{W}",
        "creature",
        pt=(2, 2),
        subtypes="human,cleric",
        statics=(OpponentsSilencedInYourTurn(),),
    ),
    make(
        "Void Winnower",
        "虚空の選別者",
        "{9}",
        "creature",
        pt=(11, 9),
        subtypes="eldrazi",
        statics=(OpponentsEvenSpellsBanned(),),
        not_modelled=(
            Text(
                "That opponents cannot block with such creatures is left out here.",
                "対戦相手がそのようなクリーチャーでブロックできないことはここでは省いています。",
            ),
        ),
    ),
)

TAXING = (
    make("Helm of Awakening", "覚醒の兜", "{2}", "artifact", statics=(SpellsCostLess(1),)),
    make(
        "Trinisphere",
        "三なる宝球",
        "{3}",
        "artifact",
        statics=(SpellsCostAtLeast(3),),
        not_modelled=(
            Text(
                "It works here even while it is tapped.",
                "ここでは、タップ状態の間も働きます。",
            ),
        ),
    ),
    make("Fluctuator", "波動機", "{2}", "artifact", statics=(CyclingCostsLess(2),)),
    make(
        "Accursed Witch",
        "Accursed Witch",
        "{3}{B}",
        "creature",
        pt=(4, 2),
        subtypes="human,shaman",
        statics=(AimedSpellsCost(-1),),
        not_modelled=(
            Text(
                "That it comes back as a Curse when it dies is left out here.",
                "死亡したときに呪いとして戻ることはここでは省いています。",
            ),
        ),
    ),
    make(
        "Boreal Elemental",
        "Boreal Elemental",
        "{4}{U}",
        "creature",
        pt=(3, 4),
        subtypes="elemental",
        statics=(AimedSpellsCost(2),),
    ),
    make(
        "Sweltering Suns",
        "焼けつく双陽",
        "{1}{R}{R}",
        "sorcery",
        keywords=(Keyword("cycling", cost=(mana("{3}"),)),),
        spell=spell(does(DamageEachCreature(3))),
    ),
)
