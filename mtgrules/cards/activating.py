"""Cards whose abilities show how activating works: zones, costs, modes, who may, when."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana
from mtgrules.engine.costs import DiscardThis, Loyalty, RemoveCounter, ReturnThis, Sacrifice
from mtgrules.engine.effects.cards import Draw, EachPlayerDraws, MillTarget
from mtgrules.engine.effects.continuous import NoRegenerationThisTurn
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.damage import DealDamage
from mtgrules.engine.effects.graveyard import ReturnTargetToBattlefield, TargetsToBottom
from mtgrules.engine.effects.life import GainLife, ItsControllerLosesLife
from mtgrules.engine.effects.mana import AddMana
from mtgrules.engine.effects.permanents import (
    DestroyTarget,
    GiveThisToTarget,
    PutThisOntoBattlefieldTapped,
)
from mtgrules.engine.effects.searching import YouMaySearchFor
from mtgrules.engine.instructions import CostsLessForEach
from mtgrules.engine.replacing import EntersWithCounters
from mtgrules.engine.statics.costs import LoyaltyCostsMore, YourCreaturesAbilitiesCostLess
from mtgrules.engine.statics.grants import Regenerates
from mtgrules.model.abilities import Filter, Keyword, TargetSpec, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

ARTIFACT_OF_YOURS = Filter(
    Text("an artifact you control", "あなたがコントロールするアーティファクト1つ"),
    frozenset(("artifact",)),
    whose="you",
)
CREATURE_CARD_IN_YOUR_GRAVEYARD = Filter(
    Text("creature card in your graveyard", "あなたの墓地にあるクリーチャー・カード"),
    frozenset(("creature",)),
    zones=(Zone.GRAVEYARD,),
    whose="you",
)
CARD_IN_YOUR_GRAVEYARD = Filter(
    Text("card in your graveyard", "あなたの墓地にあるカード"),
    zones=(Zone.GRAVEYARD,),
    whose="you",
)
FLYING_CREATURE = Filter(
    Text("creature with flying", "飛行を持つクリーチャー"),
    frozenset(("creature",)),
    keyword="flying",
)
ARTIFACT_ENCHANTMENT_OR_NONBASIC_LAND = Filter(
    Text(
        "artifact, enchantment or nonbasic land an opponent controls",
        "対戦相手がコントロールするアーティファクトかエンチャントか基本でない土地",
    ),
    frozenset(("artifact", "enchantment", "land")),
    whose="opponent",
    not_supertype="basic",
)
BASIC_LAND_CARD = Filter(
    Text("a basic land card", "基本土地カード1枚"),
    frozenset(("land",)),
    zones=(Zone.LIBRARY,),
    whose="you",
    supertype="basic",
)
LEGENDARY_CREATURE_OF_YOURS = Filter(
    Text(
        "legendary creature you control",
        "あなたがコントロールする伝説のクリーチャー1体",
    ),
    frozenset(("creature",)),
    whose="you",
    supertype="legendary",
)

ACTIVATING = (
    make(
        "Reassembling Skeleton",
        "組み直しの骸骨",
        "{1}{B}",
        "creature",
        pt=(1, 1),
        subtypes="skeleton,warrior",
        activated=(
            ability((mana("{1}{B}"),), does(PutThisOntoBattlefieldTapped()), zone=Zone.GRAVEYARD),
        ),
    ),
    make(
        "Recurring Nightmare",
        "繰り返す悪夢",
        "{2}{B}",
        "enchantment",
        activated=(
            ability(
                (Sacrifice(p.CREATURE_OF_YOURS), ReturnThis()),
                does(ReturnTargetToBattlefield(), targets=p.one(CREATURE_CARD_IN_YOUR_GRAVEYARD)),
                timing="sorcery",
            ),
        ),
    ),
    make(
        "Krosan Tusker",
        "クローサの大牙獣",
        "{5}{G}{G}",
        "creature",
        pt=(6, 5),
        subtypes="boar,Beast",
        keywords=(Keyword("cycling", cost=(mana("{2}{G}"),)),),
        triggered=(
            Triggered(
                "cycled",
                "self",
                (does(YouMaySearchFor(BASIC_LAND_CARD)),),
                Text("when you cycle this card", "あなたがこのカードをサイクリングしたとき"),
                zone=Zone.GRAVEYARD,
            ),
        ),
    ),
    make(
        "Ninja of the Deep Hours",
        "深き刻の忍者",
        "{3}{U}",
        "creature",
        pt=(2, 2),
        subtypes="human,ninja",
        keywords=(Keyword("ninjutsu", cost=(mana("{1}{U}"),)),),
        not_modelled=(
            Text(
                "The card that its combat damage may draw is left out here.",
                "戦闘ダメージを与えたときに引けるカードはここでは省いています。",
            ),
        ),
    ),
    make(
        "Walking Ballista",
        "歩行バリスタ",
        "{X}{X}",
        "artifact creature",
        pt=(0, 0),
        subtypes="construct",
        statics=(EntersWithCounters("+1/+1", None),),
        activated=(
            ability((mana("{4}"),), does(PutCounters("+1/+1"))),
            ability((RemoveCounter("+1/+1"),), does(DealDamage(1), targets=p.one(p.ANY))),
        ),
    ),
    make(
        "Xantcha, Sleeper Agent",
        "潜伏工作員、ザンチャ",
        "{1}{B}{R}",
        "legendary creature",
        pt=(5, 5),
        subtypes="phyrexian,minion",
        activated=(ability((mana("{3}"),), does(ItsControllerLosesLife(2), Draw(1)), who="any"),),
        not_modelled=(
            Text(
                "Here it enters under its own player's control and may attack anyone.",
                "ここでは自分のコントロール下で戦場に出て、誰にでも攻撃できます。",
            ),
        ),
    ),
    make(
        "Clergy of the Holy Nimbus",
        "Clergy of the Holy Nimbus",
        "{W}",
        "creature",
        pt=(1, 1),
        subtypes="human,cleric",
        activated=(ability((mana("{1}"),), does(NoRegenerationThisTurn()), who="opponent"),),
        statics=(Regenerates(),),
    ),
    make(
        "Krark-Clan Ironworks",
        "クラーク族の鉄工所",
        "{4}",
        "artifact",
        activated=(ability((Sacrifice(ARTIFACT_OF_YOURS),), does(AddMana(("C", "C")))),),
    ),
    make(
        "Heartstone",
        "ハートストーン",
        "{3}",
        "artifact",
        statics=(YourCreaturesAbilitiesCostLess(1, anyone=True),),
    ),
    make(
        "Bow of Nylea",
        "ナイレアの弓",
        "{1}{G}{G}",
        "legendary enchantment artifact",
        activated=(
            ability(
                (mana("{1}{G}"), TAP),
                does(PutCounters("+1/+1", target=True), targets=p.one(p.CREATURE)),
                does(DealDamage(2), targets=p.one(FLYING_CREATURE)),
                does(GainLife(3)),
                does(TargetsToBottom(), targets=(TargetSpec(CARD_IN_YOUR_GRAVEYARD, 0, 4),)),
            ),
        ),
        not_modelled=(
            Text(
                "The deathtouch of your attackers is left out here.",
                "攻撃クリーチャーが持つ接死はここでは省いています。",
            ),
        ),
    ),
    make(
        "Boseiju, Who Endures",
        "耐え抜くもの、母聖樹",
        None,
        "legendary land",
        activated=(
            ability((TAP,), does(AddMana(("G",)))),
            ability(
                (mana("{1}{G}"), DiscardThis()),
                does(DestroyTarget(), targets=p.one(ARTIFACT_ENCHANTMENT_OR_NONBASIC_LAND)),
                zone=Zone.HAND,
                changes=(CostsLessForEach(1, LEGENDARY_CREATURE_OF_YOURS),),
            ),
        ),
        not_modelled=(
            Text(
                "The land that the other player may fetch is left out here.",
                "相手が探してよい土地はここでは省いています。",
            ),
        ),
    ),
    make(
        "Carth the Lion",
        "獅子のカルス",
        "{2}{B}{G}",
        "legendary creature",
        pt=(3, 5),
        subtypes="human,warrior",
        statics=(LoyaltyCostsMore(1),),
        not_modelled=(
            Text(
                "That it looks for planeswalker cards is left out here.",
                "プレインズウォーカー・カードを探すことはここでは省いています。",
            ),
        ),
    ),
    make(
        "Jace Beleren",
        "ジェイス・ベレレン",
        "{1}{U}{U}",
        "legendary planeswalker",
        subtypes="jace",
        loyalty=3,
        activated=(
            ability((Loyalty(2),), does(EachPlayerDraws(1)), loyalty=True),
            ability(
                (Loyalty(-1),), does(Draw(1, target=True), targets=p.one(p.PLAYER)), loyalty=True
            ),
            ability((Loyalty(-10),), does(MillTarget(20), targets=p.one(p.PLAYER)), loyalty=True),
        ),
    ),
    make(
        "Humble Defector",
        "謙虚な離反者",
        "{1}{R}",
        "creature",
        pt=(2, 1),
        subtypes="human,rogue",
        activated=(
            ability(
                (TAP,),
                does(Draw(2), GiveThisToTarget(), targets=p.one(p.OPPONENT)),
                timing="your turn",
            ),
        ),
    ),
)
