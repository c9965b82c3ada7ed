"""Cards that do something while they are suspended, or as their time counters go (702.62b)."""

from __future__ import annotations

from mtgrules.cards.make import ability, does, make, suspend
from mtgrules.engine.costs import Sacrifice
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.time_counters import RemoveCounterFromThis
from mtgrules.engine.statics.bodies import BodyIsYourHand
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

ARTIFACT_CREATURE_LAND_OF_YOURS = Filter(
    Text(
        "an artifact, creature or land you control",
        "あなたがコントロールするアーティファクトかクリーチャーか土地1つ",
    ),
    frozenset(("artifact", "creature", "land")),
    whose="you",
)

WAITING = (
    make(
        "Aeon Chronicler",
        "永劫の年代史家",
        "{3}{U}{U}",
        "creature",
        pt=(0, 0),
        subtypes="avatar",
        keywords=(suspend(0, "{X}{3}{U}"),),
        statics=(BodyIsYourHand(),),
        triggered=(
            Triggered(
                "counters_removed_time",
                "self",
                (does(Draw(1)),),
                Text(
                    "whenever a time counter is removed from this card while it is exiled",
                    "これが追放されている間に、これから時間カウンター1個が取り除かれるたび",
                ),
                zone=Zone.EXILE,
            ),
        ),
    ),
    make(
        "Greater Gargadon",
        "大いなるガルガドン",
        "{9}{R}",
        "creature",
        pt=(9, 7),
        subtypes="beast",
        keywords=(suspend(10, "{R}"),),
        activated=(
            ability(
                (Sacrifice(ARTIFACT_CREATURE_LAND_OF_YOURS),),
                does(RemoveCounterFromThis()),
                zone=Zone.EXILE,
                condition="suspended",
            ),
        ),
    ),
    make(
        "Deep-Sea Kraken",
        "深海のクラーケン",
        "{7}{U}{U}{U}",
        "creature",
        pt=(6, 6),
        subtypes="kraken",
        keywords=(Keyword("unblockable"), suspend(9, "{2}{U}")),
        triggered=(
            Triggered(
                "cast",
                "opponent",
                (does(RemoveCounterFromThis()),),
                Text(
                    "whenever an opponent casts a spell, if this card is suspended",
                    "対戦相手が呪文を唱えるたび、このカードが待機状態であるなら",
                ),
                zone=Zone.EXILE,
                condition="suspended",
            ),
        ),
    ),
)
