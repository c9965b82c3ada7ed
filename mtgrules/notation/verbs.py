"""The verbs of choices in both languages, and how their arguments are to be read."""

from __future__ import annotations

from collections.abc import Mapping

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
