"""The two planes that give suspend (311). They are found by name but are in no deck of cards."""

from __future__ import annotations

from mtgrules.cards.make import does, make
from mtgrules.engine.effects.exiling import MayExileFromHand
from mtgrules.engine.effects.time_travel import TimeTravel
from mtgrules.engine.effects.walking import RemoveFromYourSuspended
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_A_NONLAND_CARD = Filter(
    Text("a nonland card", "土地でないカード1枚"),
    not_types=frozenset(("land",)),
    zones=(Zone.HAND,),
)
_CHAOS = Text("whenever chaos ensues", "カオスが起こるたび")
_DIE = Text(
    "Rolling the planar die again in the same turn for mana is left out here, and whoever rolls "
    "it says what it shows.",
    "同じターンにマナを支払って再びプレイナー・ダイスを振ることは、ここでは省いている。"
    "出た面は、振るプレイヤーが決める。",
)

PLANES = (
    make(
        "Talon Gates",
        "鉤爪の門",
        None,
        "plane",
        subtypes="dominaria",
        keywords=(Keyword("gates"),),
        triggered=(
            Triggered(
                "chaos", "any", (does(RemoveFromYourSuspended(2)),), _CHAOS, zone=Zone.COMMAND
            ),
        ),
        not_modelled=(_DIE,),
    ),
    make(
        "Amy's Home",
        "エイミーの家",
        None,
        "plane",
        subtypes="earth",
        triggered=(
            Triggered(
                "planeswalked",
                "self",
                (does(MayExileFromHand(_A_NONLAND_CARD)),),
                Text("when you planeswalk here", "ここにプレインズウォークしたとき"),
                zone=Zone.COMMAND,
            ),
            Triggered(
                "step_began",
                "your upkeep",
                (does(MayExileFromHand(_A_NONLAND_CARD)),),
                Text("at the beginning of your upkeep", "あなたのアップキープの開始時に"),
                zone=Zone.COMMAND,
            ),
            Triggered("chaos", "any", (does(TimeTravel()),), _CHAOS, zone=Zone.COMMAND),
        ),
        not_modelled=(_DIE,),
    ),
)
