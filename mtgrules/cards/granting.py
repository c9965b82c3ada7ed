"""Cards that give suspend, to themselves or to others, and the ones that time travel."""

from __future__ import annotations

from mtgrules.cards import phrases as p
from mtgrules.cards.make import TAP, ability, does, make, mana, spell, suspend
from mtgrules.cards.tokens import INVESTIGATE
from mtgrules.engine.costs import SacrificeThis
from mtgrules.engine.effects.cards import Draw
from mtgrules.engine.effects.counters import PutCounters
from mtgrules.engine.effects.damage import DamageEqualToTimeCounters
from mtgrules.engine.effects.exiling import (
    CopyItThenExileIt,
    ExileItSuspended,
    ExileSpellAsItResolves,
    ExileTargetSuspended,
    ExileThisWithTimeCounters,
    MayExileFromHand,
    MayExileItAndTarget,
)
from mtgrules.engine.effects.library import (
    ExileTopSuspended,
    ExileTopToPlay,
    ExileUntilNonland,
    RevealUntil,
)
from mtgrules.engine.effects.permanents import CannotBeBlocked, DestroyTarget, Pump
from mtgrules.engine.effects.time_travel import TimeTravel
from mtgrules.engine.replacing import EntersWithCounters
from mtgrules.model.abilities import Filter, Keyword, TargetSpec, Triggered
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

_A_NONLAND_CARD = Filter(
    Text("a nonland card", "土地でないカード1枚"),
    not_types=frozenset(("land",)),
    zones=(Zone.HAND,),
)
_A_CARD = Filter(Text("a card", "カード1枚"), zones=(Zone.HAND,))
_POWER_3_OR_LESS = Filter(
    Text("creature with power 3 or less", "パワーが3以下のクリーチャー"),
    frozenset(("creature",)),
    most_power=3,
)
_ARTIFACT_OF_AN_OPPONENT = Filter(
    Text("artifact an opponent controls", "対戦相手がコントロールするアーティファクト"),
    frozenset(("artifact",)),
    whose="opponent",
)
_DIES = Text("when this creature dies", "このクリーチャーが死亡したとき")


def _chapter(n: int, *effects: object, targets: tuple[TargetSpec, ...] = ()) -> Triggered:
    """A chapter ability of a Saga (714.2b)."""
    return Triggered(
        "counters_added_lore",
        "self",
        (does(*effects, targets=targets),),  # type: ignore[arg-type]
        Text("when it reaches this chapter", "この章に達したとき"),
        chapters=(n,),
    )


GRANTING_CREATURES = (
    make(
        "Epochrasite",
        "時代寄生機",
        "{2}",
        "artifact creature",
        pt=(1, 1),
        subtypes="construct",
        statics=(EntersWithCounters("+1/+1", 3, unless_from_hand=True),),
        triggered=(Triggered("dies", "self", (does(ExileItSuspended(3)),), _DIES),),
    ),
    make(
        "Rory Williams",
        "ローリー・ウィリアムズ",
        "{W}{U}",
        "legendary creature",
        pt=(3, 3),
        subtypes="human,soldier",
        keywords=(Keyword("first strike"), Keyword("lifelink")),
        triggered=(
            Triggered(
                "cast",
                "self",
                (does(ExileItSuspended(3), INVESTIGATE),),
                Text(
                    "when you cast this spell from anywhere other than exile",
                    "あなたがこの呪文を追放領域以外から唱えたとき",
                ),
                zone=Zone.STACK,
                also="not cast from exile",
            ),
        ),
        not_modelled=(
            Text(
                "Its partner ability, first strike and lifelink are left out here.",
                "共闘、先制攻撃、絆魂はここでは省いています。",
            ),
        ),
    ),
    make(
        "Sinister Concierge",
        "悪意あるコンシェルジュ",
        "{1}{U}",
        "creature",
        pt=(2, 1),
        subtypes="human,wizard",
        triggered=(
            Triggered(
                "dies",
                "self",
                (does(MayExileItAndTarget(3), targets=(TargetSpec(p.CREATURE, 0, 1),)),),
                _DIES,
            ),
        ),
    ),
    make(
        "Gandalf of the Secret Fire",
        "Gandalf of the Secret Fire",
        "{1}{U}{R}{W}",
        "legendary creature",
        pt=(3, 4),
        subtypes="avatar,wizard",
        triggered=(
            Triggered(
                "cast",
                "you",
                (does(ExileSpellAsItResolves(3)),),
                Text(
                    "whenever you cast an instant or sorcery spell from your hand during an "
                    "opponent's turn",
                    "対戦相手のターンに、あなたがあなたの手札からインスタントかソーサリーである呪文を"
                    "唱えるたび",
                ),
                also="instant or sorcery from hand in an opponent's turn",
            ),
        ),
    ),
    make(
        "Sibylline Soothsayer",
        "神秘的な預言者",
        "{2}{R}",
        "creature",
        pt=(3, 2),
        subtypes="human,warlock",
        triggered=(
            Triggered(
                "entered",
                "self",
                (does(RevealUntil(3, 3)),),
                Text("when this creature enters", "このクリーチャーが戦場に出たとき"),
            ),
        ),
        not_modelled=(
            Text(
                "The cards that go to the bottom stay in the order in which they were revealed; "
                "at the table chance decides.",
                "一番下に置くカードの順番は、本来は無作為だが、ここでは公開した順のままにしています。",
            ),
        ),
    ),
    make(
        "Taigam, Master Opportunist",
        "好機を逃さぬ達人、テイガム",
        "{1}{U}",
        "legendary creature",
        pt=(2, 2),
        subtypes="human,monk",
        triggered=(
            Triggered(
                "cast",
                "you",
                (does(CopyItThenExileIt(4)),),
                Text(
                    "whenever you cast your second spell each turn",
                    "各ターンにあなたが2つ目の呪文を唱えるたび",
                ),
                also="second spell this turn",
            ),
        ),
    ),
    make(
        "The Eleventh Doctor",
        "11代目ドクター",
        "{1}{W}{U}",
        "legendary creature",
        pt=(3, 2),
        subtypes="time lord,doctor",
        activated=(
            ability((mana("{2}"),), does(CannotBeBlocked(), targets=p.one(_POWER_3_OR_LESS))),
        ),
        triggered=(
            Triggered(
                "damage_player",
                "self",
                (does(MayExileFromHand(_A_CARD)),),
                Text(
                    "whenever this creature deals combat damage to a player",
                    "このクリーチャーがプレイヤーに戦闘ダメージを与えるたび",
                ),
                also="combat damage",
            ),
        ),
    ),
    make(
        "The Tenth Doctor",
        "10代目ドクター",
        "{3}{U}{R}",
        "legendary creature",
        pt=(3, 5),
        subtypes="time lord,doctor",
        activated=(ability((mana("{7}"),), does(TimeTravel(3)), timing="sorcery"),),
        triggered=(
            Triggered(
                "attacked",
                "you, once",
                (does(ExileUntilNonland(3)),),
                Text("whenever you attack", "あなたが攻撃するたび"),
            ),
        ),
    ),
)

GRANTING_SPELLS = (
    make(
        "Suspend",
        "待機",
        "{U}",
        "instant",
        spell=spell(does(ExileTargetSuspended(2), targets=p.one(p.CREATURE))),
    ),
    make(
        "The Wedding of River Song",
        "リヴァー・ソングの結婚式",
        "{2}{W}",
        "sorcery",
        spell=spell(
            does(
                Draw(2),
                MayExileFromHand(_A_NONLAND_CARD),
                Draw(2, target=True),
                MayExileFromHand(_A_NONLAND_CARD, target=True),
                TimeTravel(),
                targets=p.one(p.OPPONENT),
            )
        ),
    ),
    make(
        "Ecstatic Beauty",
        "恍惚の美",
        "{2}{R}",
        "sorcery",
        keywords=(suspend(4, "{R}"),),
        spell=spell(does(ExileTopToPlay(3, 4))),
    ),
    make(
        "Cyclical Evolution",
        "循環進化",
        "{3}{G}{G}",
        "sorcery",
        keywords=(suspend(3, "{2}{G}"),),
        spell=spell(
            does(Pump(3, 3, target=True), ExileThisWithTimeCounters(3), targets=p.one(p.CREATURE))
        ),
    ),
)

TIME_ARTIFACTS = (
    make(
        "Time Bomb",
        "時限爆弾",
        "{4}",
        "artifact",
        triggered=(
            Triggered(
                "step_began",
                "your upkeep",
                (does(PutCounters("time")),),
                Text("at the beginning of your upkeep", "あなたのアップキープの開始時に"),
            ),
        ),
        activated=(
            ability((mana("{1}"), TAP, SacrificeThis()), does(DamageEqualToTimeCounters())),
        ),
    ),
)

SAGAS = (
    make(
        "The Parting of the Ways",
        "わかれ道",
        "{4}{R}{R}",
        "enchantment",
        subtypes="saga",
        triggered=(
            _chapter(1, ExileTopSuspended(5)),
            _chapter(2, TimeTravel(2)),
            _chapter(3, DestroyTarget(), targets=(TargetSpec(_ARTIFACT_OF_AN_OPPONENT, 0, 1),)),
        ),
        not_modelled=(
            Text(
                "With several opponents, chapter III aims at one of them only.",
                "対戦相手が複数いても、第3章はそのうち1人のアーティファクトだけを対象とします。",
            ),
        ),
    ),
)
