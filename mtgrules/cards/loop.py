"""The two cards of the forced loop: one counts spells in exile, one needs a big target."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import does, make, spell
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.permanents import ExileTarget
from mtgrules.engine.statics.bodies import PowerIsSpentSpells
from mtgrules.model.abilities import Filter, Triggered
from mtgrules.rulebook.text import Text

BIG_CREATURE = Filter(
    Text("creature with power 4 or greater", "パワーが4以上のクリーチャー"),
    frozenset(("creature",)),
    least_power=4,
)

LOOP = (
    make(
        "Crackling Drake",
        "弾けるドレイク",
        "{U}{U}{R}{R}",
        "creature",
        pt=(0, 4),
        subtypes="drake",
        keywords=(p.FLYING,),
        statics=(PowerIsSpentSpells(),),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(Draw(1)),),
                Text("when this creature enters", "このクリーチャーが戦場に出たとき"),
            ),
        ),
    ),
    make(
        "Blade Banish",
        "刃による払拭",
        "{3}{W}",
        "instant",
        spell=spell(does(ExileTarget(), targets=p.one(BIG_CREATURE))),
    ),
)
