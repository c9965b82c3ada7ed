"""Cards with time counters of their own, or that add them and take them away (702.63, 122)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, suspend
from mtgrules.engine.costs import RemoveTimeCounterSomewhere
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.counters import OneCounterMoreOrLess
from mtgrules.engine.effects.permanents import Pump, UntapTargetOutOfCombat
from mtgrules.engine.effects.tokens import CreateCopiesOfThis
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.rulebook.text import Text

YOURS_OR_SUSPENDED = Filter(
    Text(
        "permanent you control or suspended card you own",
        "あなたがコントロールするパーマネントか、あなたがオーナーである待機状態のカード",
    ),
    whose="you",
    suspended=True,
)
ATTACKER = Filter(
    Text("attacking creature", "攻撃クリーチャー"), frozenset(("creature",)), attacking=True
)

COUNTERS = (
    make(
        "Ith, High Arcanist",
        "高位の秘儀術師、イス",
        "{5}{W}{U}",
        "legendary creature",
        pt=(3, 5),
        subtypes="human,wizard",
        keywords=(p.VIGILANCE, suspend(4, "{W}{U}")),
        activated=(ability((TAP,), does(UntapTargetOutOfCombat(), targets=p.one(ATTACKER))),),
    ),
    make(
        "Rift Elemental",
        "裂け目の精霊",
        "{R}",
        "creature",
        pt=(1, 1),
        subtypes="elemental",
        activated=(ability((mana("{1}{R}"), RemoveTimeCounterSomewhere()), does(Pump(2, 0))),),
    ),
    make(
        "Jhoira's Timebug",
        "ジョイラの時虫",
        "{2}",
        "artifact creature",
        pt=(1, 2),
        subtypes="insect",
        activated=(
            ability((TAP,), does(OneCounterMoreOrLess("time"), targets=p.one(YOURS_OR_SUSPENDED))),
        ),
    ),
    make(
        "Nantuko Shaman",
        "ナントゥーコのシャーマン",
        "{2}{G}",
        "creature",
        pt=(3, 2),
        subtypes="insect,shaman",
        keywords=(suspend(1, "{2}{G}{G}"),),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(Draw(1)),),
                Text(
                    "when this creature enters, if you control no tapped lands",
                    "このクリーチャーが戦場に出たとき、"
                    "あなたがタップ状態の土地をコントロールしていないなら",
                ),
                condition="no tapped lands",
            ),
        ),
    ),
    make(
        "Chronozoa",
        "クロノゾア",
        "{3}{U}",
        "creature",
        pt=(3, 3),
        subtypes="illusion",
        keywords=(p.FLYING, Keyword("vanishing", 3)),
        triggered=(
            Triggered(
                "dies",
                "self",
                (does(CreateCopiesOfThis(2)),),
                Text(
                    "when this creature dies, if it had no time counters on it",
                    "このクリーチャーが死亡したとき、それに時間カウンターが置かれていなかったなら",
                ),
                condition="no time counters",
            ),
        ),
    ),
)
