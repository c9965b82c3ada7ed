"""Checks in a run: what is so passes, what is not is told, what cannot be read is refused."""

from __future__ import annotations

import pytest

from mtgrules.game import game
from mtgrules.lessons.described import CannotLook
from mtgrules.lessons.looking import look

GAME = game(
    you={
        "battlefield": ["Shivan Dragon (tapped)", "2 Island", "Grizzly Bears (new, damage 1)"],
        "hand": ["Rift Bolt", "Thalia, Guardian of Thraben"],
        "exile": ["Errant Ephemeron (4 time counters)", "Delay"],
        "pool": "{R}{G}",
    },
    opponent={"life": 7},
).take("activate Island")

TRUE = [
    "you.life = 20",
    "opponent.life = 7",
    "アキ.life = 20",
    "you.pool = {R}{G}{U}",
    "opponent.pool = empty",
    "step = main1",
    "active = you",
    "priority = アキ",
    "asks = priority",
    "over = no",
    "winner = nobody",
    "stack = nothing",
    "stack = なし",
    "you.battlefield = Shivan Dragon, Island (tapped), Island (untapped), Grizzly Bears",
    "you.battlefield = シヴ山のドラゴン、2 島、灰色熊",
    "you.battlefield has Grizzly Bears (new, damage 1, 2/2, not tapped)",
    "you.battlefield has Shivan Dragon (5/5, flying, not haste), 2 Island",
    "you.battlefield has 灰色熊（このターンに来た、ダメージ1点、2/2、タップ状態ではない）",
    "you.battlefield has シヴ山のドラゴン（飛行、速攻ではない）",
    "suspended = 遍歴のカゲロウ獣（時間カウンター4個、待機状態、コントローラーは あなた）",
    "you.battlefield lacks Grizzly Bears (tapped)",
    "you.battlefield lacks Rift Bolt",
    "you.hand = Rift Bolt; Thalia, Guardian of Thraben",
    "you.hand = Thalia, Guardian of Thraben, Rift Bolt",
    "you.hand lacks Ith, High Arcanist, 2 Island",
    "stack lacks Taigam, Master Opportunist's ability",
    "あなたのライフ = 20",
    "アキ.ライフ = 20",
    "対戦相手のマナ = なし",
    "対戦相手の墓地 = なし",
    "優先権 = あなた",
    "勝者 = なし",
    "ステップ = 戦闘前メイン",
    "step = first main phase",
    "スタック = なし",
    "待機状態 = 遍歴のカゲロウ獣",
    "あなたの戦場 has 2枚の島、シヴ山のドラゴン",
    "あなたの手札 = 2枚",
    "you.life=20",
    "あなたのライフ＝20",
    "you.hand = 2 cards",
    "opponent.graveyard = nothing",
    "suspended = Errant Ephemeron (4 time counters, suspended)",
    "you.exile has Delay (not suspend)",
]
FALSE = [
    ("you.life = 19", "20"),
    ("you.pool = {R}{G}", "{R}{G}{U}"),
    ("you.battlefield = Shivan Dragon, 2 Island", "Grizzly Bears"),
    ("you.battlefield = Shivan Dragon, 2 Island (tapped), Grizzly Bears", "Island"),
    ("you.battlefield has 3 Island", "Island"),
    ("you.battlefield has Shivan Dragon (6/5)", "5/5"),
    ("you.hand lacks Rift Bolt", "Rift Bolt"),
    ("suspended = nothing", "Errant Ephemeron"),
    ("suspended lacks Errant Ephemeron", "4 time counters"),
    ("you.hand = 3 cards", "Rift Bolt"),
    ("asks = target", "priority"),
    ("優先権 = なし", "you"),
    ("ステップ = アップキープ", "main1"),
    ("あなたの手札 = 3枚", "Rift Bolt"),
]


@pytest.mark.parametrize("words", TRUE)
def test_what_is_so_passes(words: str) -> None:
    assert look(GAME.state, words) is None


@pytest.mark.parametrize(("words", "got"), FALSE)
def test_what_is_not_so_is_told_with_what_is(words: str, got: str) -> None:
    told = look(GAME.state, words)
    assert told is not None
    assert got in told.en
    assert told.ja


@pytest.mark.parametrize(
    "words",
    [
        "",
        "life",
        "you.lives = 3",
        "nobody.life = 20",
        "opponent2.life = 20",
        "life has 3",
        "you.hand has Rift Bolt (green)",
        "somewhere = nothing",
        "あなたの財布 = 3",
        "誰かの手札 = なし",
        "you.hand lacks Rift Blot",
        "you.hand lacks Grizzly Bears (taped)",
        "you.hand = Rift Bolt (tapped",
        "stack lacks Rift Blot's ability",
    ],
)
def test_what_cannot_be_read_says_what_could_stand_there(words: str) -> None:
    with pytest.raises(CannotLook) as caught:
        look(GAME.state, words)
    assert caught.value.text.en
    assert caught.value.text.ja


def test_looking_changes_nothing() -> None:
    before = GAME.state
    for words in TRUE:
        look(GAME.state, words)
    assert GAME.state == before


@pytest.mark.parametrize(
    ("words", "near"),
    [
        ("opponents.life = 7", "opponent.life"),
        ("stak = nothing", "stack"),
        ("you.hand lacks Grizzly Bears (taped)", "tapped"),
        ("you.hand has Rift Blot", "Rift Bolt"),
    ],
)
def test_the_nearest_right_word_is_named(words: str, near: str) -> None:
    with pytest.raises(CannotLook) as caught:
        look(GAME.state, words)
    assert f"Did you mean {near}" in caught.value.text.en
