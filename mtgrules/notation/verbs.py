"""The verbs of choices in both languages, and how their arguments are to be read."""

from __future__ import annotations

from collections.abc import Mapping

from mtgrules.rulebook.text import Text

VERBS: Mapping[str, tuple[str, ...]] = {
    "pass": ("パス",),
    "cast": ("唱える",),
    "activate": ("起動",),
    "play": ("プレイ",),
    "suspend": ("待機",),
    "morph": ("表向き",),
    "foretell": ("予顕",),
    "respond": ("対応",),
    "roll": ("振る",),
    "exile": ("追放",),
    "mode": ("モード",),
    "with": ("付ける", "支払う", "使う"),
    "without": ("付けない", "支払わない", "使わない"),
    "times": ("回数",),
    "x": ("X", "Ｘ"),
    "pay_as": ("支払い方",),
    "how_many": ("個数",),
    "chooser": ("選ぶ人",),
    "target": ("対象",),
    "share": ("割り振る", "割り振り"),
    "close": ("支払いへ進む", "支払いに進む", "支払いへ"),
    "pay": ("支払う",),
    "choose": ("選ぶ",),
    "spend": ("使う",),
    "keep": ("そのまま", "残す"),
    "undo": ("取り消す", "取り消し"),
    "put": ("置く",),
    "color": ("色",),
    "apply": ("適用",),
    "name": ("名前", "カード名"),
    "change": ("変更",),
    "pile": ("束",),
    "sacrifice_pile": ("生け贄の束",),
    "decline": ("しない", "プレイしない", "辞退"),
    "yes": ("はい",),
    "no": ("いいえ",),
    "counter": ("カウンター",),
    "add": ("増やす",),
    "remove": ("減らす", "取り除く"),
    "attack": ("攻撃",),
    "block": ("ブロック",),
    "assign": ("割り当てる", "割り当て"),
    "done": ("以上", "完了"),
}
"""Every verb that a choice can have, with its Japanese words; the first is the one we write."""

ABOUT_OBJECTS = frozenset(
    (
        *("cast", "activate", "play", "suspend", "morph", "foretell", "exile"),
        *("target", "choose", "attack", "block", "pile", "add", "remove"),
    )
)
"""Verbs whose first argument is an object or a player: a name, or an id such as #12."""

ABOUT_IT = frozenset(("keep", "undo"))
"""Verbs about the one mana ability that is asked about; it is no longer anywhere to be named."""

COUNTS = frozenset(
    ("times", "mode", "counter", "change", "x", "how_many", "pay", "put", "sacrifice_pile")
)
"""Verbs whose arguments are numbers or words rather than objects and players."""

MEANS: Mapping[str, Text] = {
    "pass": Text("pass priority", "優先権をパスする"),
    "cast": Text("cast a card: `cast NAME`", "呪文を唱える：`唱える 名前`"),
    "activate": Text(
        "activate an ability: `activate NAME`, of several by its cost: `activate NAME -> {T}`",
        "能力を起動する：`起動 名前`。いくつもあるときはコストで選ぶ：`起動 名前 -> {T}`",
    ),
    "play": Text("play a land: `play NAME`", "土地をプレイする：`プレイ 名前`"),
    "suspend": Text("suspend a card from your hand", "手札のカードを待機させる"),
    "morph": Text("turn a permanent face up", "裏向きのパーマネントを表向きにする"),
    "foretell": Text("foretell a card from your hand", "手札のカードを予顕する"),
    "respond": Text(
        "respond, whatever with; to show that it is refused",
        "何かで対応します。できないことを示すときに使う",
    ),
    "roll": Text("roll the planar die", "次元ダイスを振る"),
    "exile": Text("exile a card, where a plane allows it", "次元カードの許可でカードを追放する"),
    "mode": Text("choose a mode by its number: `mode 2`", "モードを番号で選ぶ：`モード 2`"),
    "with": Text("with an additional cost", "追加コストを支払う"),
    "without": Text("without it", "追加コストを支払わない"),
    "times": Text("how many times a cost is paid", "コストを支払う回数"),
    "x": Text("the value of X: `x 3`", "Xの値：`X 3`"),
    "pay_as": Text("how a symbol is paid: `pay_as life`", "シンボルの支払い方：`支払い方 life`"),
    "how_many": Text("how many targets", "対象の数"),
    "chooser": Text("who chooses", "選ぶプレイヤー"),
    "target": Text("a target: `target NAME`", "対象：`対象 名前`"),
    "share": Text("how much a target gets: `share NAME -> 2`", "割り振る量：`割り振る 名前 -> 2`"),
    "close": Text("no more mana abilities; on to the payment", "マナ能力を終え、支払いへ進む"),
    "apply": Text("which of several replacement effects is applied", "適用する置換効果を選ぶ"),
    "pay": Text("pay the next cost, as numbered: `pay 0`", "次のコストを番号で支払う：`支払う 0`"),
    "choose": Text("choose an object or a player", "オブジェクトやプレイヤーを選ぶ"),
    "spend": Text("which mana is spent", "使うマナを選ぶ"),
    "keep": Text("in a reversal: keep the mana", "取り消しのとき、マナを残す"),
    "undo": Text("in a reversal: undo the mana ability too", "取り消しのとき、マナ能力も取り消す"),
    "put": Text("which trigger goes on the stack first", "先にスタックに置く誘発型能力"),
    "color": Text("name a color", "色を選ぶ"),
    "name": Text("name a card", "カード名を選ぶ"),
    "change": Text("change a target or leave it", "対象を変更するか決める"),
    "pile": Text("which pile an object goes to", "束に分ける"),
    "sacrifice_pile": Text("which pile is sacrificed", "生け贄に捧げる束"),
    "decline": Text("do not do what you may", "「してもよい」ことをしない"),
    "yes": Text("yes", "する"),
    "no": Text("no", "しない"),
    "counter": Text("which kind of counter", "カウンターの種類"),
    "add": Text("put a time counter on it", "時間カウンターを増やす"),
    "remove": Text("remove a time counter from it", "時間カウンターを減らす"),
    "attack": Text("attack: `attack NAME -> Ben`", "攻撃する：`攻撃 名前 -> ベン`"),
    "block": Text(
        "block: `block NAME -> ATTACKER`", "ブロックする：`ブロック 名前 -> 攻撃クリーチャー`"
    ),
    "assign": Text("assign combat damage", "戦闘ダメージを割り当てる"),
    "done": Text("that is all", "これで決まり"),
}
"""What each verb does, for the reference."""
