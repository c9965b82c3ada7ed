"""What the cards talk about: the phrases for targets and costs, and the keywords' words."""

from __future__ import annotations

from mtgrules.model.abilities import Filter, Keyword, TargetSpec
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

ANY = Filter(
    Text(
        "creature, planeswalker, battle or player",
        "クリーチャー、プレインズウォーカー、バトル、プレイヤー",
    ),
    frozenset(("creature", "planeswalker", "battle")),
    players=True,
    any_target=True,
)
CREATURE = Filter(Text("creature", "クリーチャー"), frozenset(("creature",)))
ARTIFACT = Filter(Text("artifact", "アーティファクト"), frozenset(("artifact",)))
ENCHANTMENT = Filter(Text("enchantment", "エンチャント"), frozenset(("enchantment",)))
ARTIFACT_CREATURE_LAND = Filter(
    Text("artifact, creature or land", "アーティファクトかクリーチャーか土地"),
    frozenset(("artifact", "creature", "land")),
)
PERMANENT = Filter(Text("permanent", "パーマネント"))
OPPONENT = Filter(Text("opponent", "対戦相手"), zones=(), whose="opponent", players=True)
PLAYER = Filter(Text("player", "プレイヤー"), zones=(), players=True)
SPELL = Filter(Text("spell", "呪文"), zones=(Zone.STACK,), kind="spell")
ABILITY = Filter(
    Text("activated or triggered ability", "起動型能力か誘発型能力"),
    zones=(Zone.STACK,),
    kind="ability",
)
ACTIVATED_ABILITY = Filter(
    Text("activated ability", "起動型能力"), zones=(Zone.STACK,), kind="activated ability"
)
INSTANT_OR_SORCERY_SPELL = Filter(
    Text("instant or sorcery spell", "インスタントかソーサリーである呪文"),
    frozenset(("instant", "sorcery")),
    zones=(Zone.STACK,),
    kind="spell",
)
LAND = Filter(Text("land", "土地"), frozenset(("land",)))
CREATURE_YOU_CONTROL = Filter(
    Text("creature you control", "あなたがコントロールするクリーチャー"),
    frozenset(("creature",)),
    whose="you",
)
LAND_OF_YOURS = Filter(
    Text("a land you control", "あなたがコントロールする土地1つ"), frozenset(("land",)), whose="you"
)
ARTIFACT_OF_YOURS = Filter(
    Text("the artifacts you control", "あなたがコントロールするアーティファクト"),
    frozenset(("artifact",)),
    whose="you",
)
ABILITY_OF_OTHERS = Filter(
    Text(
        "activated or triggered ability you don't control",
        "あなたがコントロールしていない起動型能力か誘発型能力",
    ),
    zones=(Zone.STACK,),
    kind="ability",
    whose="opponent",
)
SPELL_OR_ABILITY = Filter(Text("spell or ability", "呪文か能力"), zones=(Zone.STACK,), kind="any")
PERMANENT_OR_SUSPENDED = Filter(
    Text("permanent or suspended card", "パーマネントか待機状態のカード"), suspended=True
)
NONLAND_CARD_IN_HAND = Filter(
    Text("a nonland card from your hand", "あなたの手札にある土地でないカード1枚"),
    not_types=frozenset(("land",)),
    zones=(Zone.HAND,),
    whose="you",
)
UNTAPPED_DRUID_OF_YOURS = Filter(
    Text(
        "an untapped Druid you control",
        "あなたがコントロールするアンタップ状態のドルイド1体",
    ),
    whose="you",
    subtype="druid",
)
UNTAPPED_CREATURE_OF_YOURS = Filter(
    Text(
        "an untapped creature you control",
        "あなたがコントロールするアンタップ状態のクリーチャー1体",
    ),
    frozenset(("creature",)),
    whose="you",
)
CREATURE_OF_YOURS = Filter(
    Text("a creature you control", "あなたがコントロールするクリーチャー1体"),
    frozenset(("creature",)),
    whose="you",
)

ANOTHER_CREATURE_OF_YOURS = Filter(
    Text("another creature you control", "あなたがコントロールする他のクリーチャー1体"),
    frozenset(("creature",)),
    whose="you",
    other=True,
)


def one(what: Filter, chooser: str = "you") -> tuple[TargetSpec, ...]:
    """Exactly one target of that kind."""
    return (TargetSpec(what, chooser=chooser),)


FLYING = Keyword("flying")
HASTE = Keyword("haste")
TRAMPLE = Keyword("trample")
FLASH = Keyword("flash")
VIGILANCE = Keyword("vigilance")
SPLIT_SECOND = Keyword("split second")
KEYWORD_WORDS = {
    "flying": Text("Flying", "飛行"),
    "haste": Text("Haste", "速攻"),
    "flash": Text("Flash", "瞬速"),
    "trample": Text("Trample", "トランプル"),
    "split second": Text("Split second", "刹那"),
    "hexproof": Text("Hexproof", "呪禁"),
    "shroud": Text("Shroud", "被覆"),
    "first strike": Text("First strike", "先制攻撃"),
    "lifelink": Text("Lifelink", "絆魂"),
    "vigilance": Text("Vigilance", "警戒"),
    "reach": Text("Reach", "到達"),
    "ninjutsu": Text("Ninjutsu", "忍術"),
    "storm": Text("Storm", "ストーム"),
    "buyback": Text("Buyback", "バイバック"),
    "kicker": Text("Kicker", "キッカー"),
    "suspend": Text("Suspend", "待機"),
    "convoke": Text("Convoke", "召集"),
    "replicate": Text("Replicate", "複製"),
    "morph": Text("Morph", "変異"),
    "foretell": Text("Foretell", "予顕"),
    "fuse": Text("Fuse", "融合"),
    "transmute": Text("Transmute", "変成"),
    "gates": Text(
        "Any time you could cast a sorcery, you may exile a nonland card from your hand with as "
        "many time counters as its mana value; it gains suspend if it does not have it",
        "ソーサリーを唱えられるとき、あなたは手札の土地でないカード1枚を、"
        "それのマナ総量に等しい数の時間カウンターが置かれた状態で追放してもよい。"
        "それが待機を持っていないなら、待機を得る",
    ),
    "unblockable": Text("Can't be blocked", "ブロックされない"),
    "vanishing": Text("Vanishing", "消失"),
    "epic": Text("Epic", "歴伝"),
    "equip": Text("Equip", "装備"),
    "changeling": Text("Changeling", "多相"),
    "cycling": Text("Cycling", "サイクリング"),
}
