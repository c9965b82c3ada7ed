"""Cards of peers' cases by what they do: counters of time, copies, graveyards, payments."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.copies import CopyTarget
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.everyone import (
    DestroyCreaturesAndDraw,
    EachCreatureGets,
    OpponentsLoseLife,
    Proliferate,
)
from mtgrules.engine.effects.graveyard import MillThenOpponentsChoice
from mtgrules.engine.effects.life import GainLife
from mtgrules.engine.effects.mana import AddManaOfOneColor, ExileForMana, Parley
from mtgrules.engine.effects.may_pay import UnlessTheyPay, YouMayPay
from mtgrules.engine.effects.permanents import ExileThisAndTarget, GainControlThisTurn
from mtgrules.engine.effects.stack import CounterTarget
from mtgrules.engine.effects.time_counters import (
    AllTimeCounters,
    PutTimeCounters,
    RemoveTimeCounters,
)
from mtgrules.model.abilities import Filter, Keyword, Triggered
from mtgrules.model.mana import ManaCost
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_COUNTED = Filter(
    Text(
        "permanent with a time counter on it or suspended card",
        "時間カウンターが置かれたパーマネントか待機状態のカード",
    ),
    suspended=True,
    counter="time",
)


def _card_in_graveyard(en: str, ja: str, *types: str) -> Filter:
    return Filter(Text(en, ja), frozenset(types), zones=(Zone.GRAVEYARD,))


_LAND = _card_in_graveyard("land card in a graveyard", "墓地にある土地・カード", "land")
_SPELL = _card_in_graveyard(
    "instant or sorcery card in a graveyard",
    "墓地にあるインスタント・カードかソーサリー・カード",
    "instant",
    "sorcery",
)
_CREATURE = _card_in_graveyard(
    "creature card in a graveyard", "墓地にあるクリーチャー・カード", "creature"
)

OF_TIME = (
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
)

OF_MANY_KINDS = (
    make(
        "Decree of Pain",
        "苦痛の命令",
        "{6}{B}{B}",
        "sorcery",
        keywords=(Keyword("cycling", cost=(mana("{3}{B}{B}"),)),),
        spell=spell(does(DestroyCreaturesAndDraw())),
        triggered=(
            Triggered(
                "cycled",
                "self",
                (does(EachCreatureGets(-2, -2)),),
                Text("when you cycle this card", "このカードをサイクリングしたとき"),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Deathrite Shaman",
        "死儀礼のシャーマン",
        "{B/G}",
        "creature",
        pt=(1, 2),
        subtypes="elf,shaman",
        activated=(
            ability((TAP,), does(ExileForMana(), AddManaOfOneColor(), targets=p.one(_LAND))),
            ability(
                (mana("{B}"), TAP),
                does(ExileForMana(), OpponentsLoseLife(2), targets=p.one(_SPELL)),
            ),
            ability(
                (mana("{G}"), TAP), does(ExileForMana(), GainLife(2), targets=p.one(_CREATURE))
            ),
        ),
    ),
    make(
        "Zulaport Cutthroat",
        "ズーラポートの殺し屋",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="human,rogue",
        triggered=(
            Triggered(
                "dies",
                "you",
                (does(OpponentsLoseLife(1, gain=1)),),
                Text(
                    "whenever this or another creature you control dies",
                    "これか、あなたがコントロールする他のクリーチャーが死亡するたび",
                ),
            ),
        ),
    ),
    make(
        "Zealous Conscripts",
        "士気溢れる徴集兵",
        "{4}{R}",
        "creature",
        pt=(3, 3),
        subtypes="human,warrior",
        keywords=(p.HASTE,),
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(GainControlThisTurn(), targets=p.one(p.PERMANENT)),),
                Text("when this enters", "これが戦場に出たとき"),
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
        "Steady Progress",
        "着実な進歩",
        "{2}{U}",
        "instant",
        spell=spell(does(Proliferate(), Draw(1))),
    ),
    make(
        "Lightning Rift",
        "稲妻の裂け目",
        "{1}{R}",
        "enchantment",
        triggered=(
            Triggered(
                "cycled",
                "any",
                (does(YouMayPay(ManaCost.parse("{1}"), DealDamage(2)), targets=p.one(p.ANY)),),
                Text("whenever a player cycles a card", "プレイヤーがカードをサイクリングするたび"),
            ),
        ),
    ),
    make(
        "Mana Leak",
        "マナ漏出",
        "{1}{U}",
        "instant",
        spell=spell(
            does(UnlessTheyPay(ManaCost.parse("{3}"), CounterTarget()), targets=p.one(p.SPELL))
        ),
    ),
    make(
        "Carrionette",
        "Carrionette",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="skeleton",
        activated=(
            ability(
                (mana("{2}{B}{B}"),),
                does(
                    UnlessTheyPay(ManaCost.parse("{2}"), ExileThisAndTarget()),
                    targets=p.one(p.CREATURE),
                ),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Selvala, Explorer Returned",
        "帰還した探検者、セルヴァラ",
        "{1}{G}{W}",
        "legendary creature",
        pt=(2, 4),
        subtypes="elf,scout",
        activated=(ability((TAP,), does(Parley())),),
    ),
    make(
        "Tasigur, the Golden Fang",
        "黄金牙、タシグル",
        "{5}{B}",
        "legendary creature",
        pt=(4, 5),
        subtypes="human,shaman",
        activated=(ability((mana("{2}{G/U}{G/U}"),), does(MillThenOpponentsChoice(2))),),
        not_modelled=(Text("Its delve is left out here.", "探査はここでは省いている。"),),
    ),
    make(
        "Chromatic Star",
        "彩色の星",
        "{1}",
        "artifact",
        activated=(ability((mana("{1}"), TAP, SacrificeThis()), does(AddManaOfOneColor())),),
        triggered=(
            Triggered(
                "to graveyard",
                "self",
                (does(Draw(1)),),
                Text(
                    "when this is put into a graveyard from the battlefield",
                    "これが戦場から墓地に置かれたとき",
                ),
            ),
        ),
    ),
)
