"""What a check is about, in Japanese: `あなたの手札`, `スタック`, `対戦相手のライフ`.

The program knows it by its English words; `in_english` gives those.

>>> in_english("あなたの手札"), in_english("対戦相手.ライフ"), in_english("スタック")
('you.hand', 'opponent.life', 'stack')
"""

from __future__ import annotations

import re

_OF_A_PLAYER = {
    "戦場": "battlefield",
    "手札": "hand",
    "墓地": "graveyard",
    "追放": "exile",
    "追放領域": "exile",
    "ライブラリー": "library",
    "統率": "command",
    "統率領域": "command",
    "ライフ": "life",
    "マナ": "pool",
    "マナ・プール": "pool",
}
_OF_THE_GAME = {
    "スタック": "stack",
    "待機状態": "suspended",
    "ターン": "turn",
    "ステップ": "step",
    "アクティブ・プレイヤー": "active",
    "優先権": "priority",
    "勝者": "winner",
}
_SEATS = {"あなた": "you", "対戦相手": "opponent"}
_OWNED = re.compile(r"(.+?)[.の](.+)")


def in_english(subject: str) -> str:
    """The subject of a check in English; what is not known stays as it is."""
    if subject in _OF_THE_GAME:
        return _OF_THE_GAME[subject]
    owned = _OWNED.fullmatch(subject)
    if owned is None or subject.isascii():
        return subject
    return f"{_SEATS.get(owned[1], owned[1])}.{_OF_A_PLAYER.get(owned[2], owned[2])}"
