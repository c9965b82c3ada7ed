"""Cards with counters of their own, or that add them and take them away (702.63, 122)."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.engine.costs import RemoveTimeCounterSomewhere
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.counters import OneCounterMoreOrLess, PutXCounters
from mtgrules.engine.effects.everyone import Proliferate
from mtgrules.engine.effects.permanents import Pump, UntapTargetOutOfCombat
from mtgrules.engine.effects.time_counters import (
    AllTimeCounters,
    PutTimeCounters,
    RemoveTimeCounters,
)
from mtgrules.engine.effects.tokens import CreateCopiesOfThis
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.rulebook.text import Text

_COUNTED = Filter(
    Text(
        "permanent with a time counter on it or suspended card",
        "時間カウンターが置かれたパーマネントか待機状態のカード",
    ),
    suspended=True,
    counter="time",
)

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
    make(
        "Timecrafting",
        "時操術",
        "{X}{R}",
        "instant",
        spell=spell(
            does(RemoveTimeCounters(None), targets=p.one(p.PERMANENT_OR_SUSPENDED)),
            does(PutTimeCounters(None), targets=p.one(_COUNTED)),
        ),
    ),
    make(
        "Shivan Sand-Mage",
        "シヴ山の砂魔道士",
        "{2}{R}{R}",
        "creature",
        pt=(3, 2),
        subtypes="lizard,shaman",
        keywords=(suspend(4, "{R}"),),
        triggered=(
            Triggered(
                "entered",
                "self",
                (
                    does(RemoveTimeCounters(2), targets=p.one(p.PERMANENT_OR_SUSPENDED)),
                    does(PutTimeCounters(2), targets=p.one(_COUNTED)),
                ),
                Text("when this enters", "これが戦場に出たとき"),
            ),
        ),
    ),
    make(
        "Dust of Moments",
        "瞬間の塵",
        "{2}{W}",
        "instant",
        spell=spell(does(AllTimeCounters(-2)), does(AllTimeCounters(2))),
    ),
    make(
        "Steady Progress",
        "着実な進歩",
        "{2}{U}",
        "instant",
        spell=spell(does(Proliferate(), Draw(1))),
    ),
    make(
        "Helix Pinnacle",
        "らせんの円錐",
        "{G}",
        "enchantment",
        keywords=(Keyword("shroud"),),
        activated=(ability((mana("{X}"),), does(PutXCounters("tower", Text("tower", "塔")))),),
        not_modelled=(
            Text(
                "Winning with 100 counters is left out here.",
                "カウンター100個による勝利はここでは省いています。",
            ),
        ),
    ),
)
