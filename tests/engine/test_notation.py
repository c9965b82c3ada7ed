"""Choices as people write them, in both languages, and what is said of those that mean nothing."""

from __future__ import annotations

import pytest

from mtgrules.game import Game, game
from mtgrules.notation import VERBS, CannotRead, friendly, read, unclear
from mtgrules.rulebook.text import LANGS


def board() -> Game:
    return game(
        you={
            "battlefield": ["Prodigal Pyromancer", "Island", "Island (tapped)", "Mountain"],
            "hand": ["Rift Bolt", "Lightning Bolt", "Forest"],
        },
        opponent={"battlefield": ["Llanowar Elves", "Llanowar Elves (tapped)"]},
    )


PRIORITY = [
    ("activate Prodigal Pyromancer", ["起動 放蕩紅蓮術士", "放蕩紅蓮術士を起動", "放蕩紅蓮術士を起動する", "放蕩紅蓮術士 を 起動", "Prodigal Pyromancerを起動", "起動　放蕩紅蓮術士", "起動：放蕩紅蓮術士", "Activate 放蕩紅蓮術士"]),
    ("suspend Rift Bolt", ["待機 裂け目の稲妻", "裂け目の稲妻を待機", "裂け目の稲妻を待機させる", "裂け目の稲妻を待機する"]),
    ("cast Lightning Bolt", ["唱える 稲妻", "稲妻を唱える", "稲妻を 唱える"]),
    ("play Forest", ["プレイ 森", "森をプレイ", "森をプレイする"]),
    ("pass", ["パス", "パスする", "パスします"]),
    ("respond", ["対応", "対応する"]),
]  # fmt: skip


@pytest.mark.parametrize(("english", "japanese"), PRIORITY, ids=[case[0] for case in PRIORITY])
def test_a_choice_in_japanese_is_the_same_choice(english: str, japanese: list[str]) -> None:
    state = board().state
    for written in japanese:
        assert read(written, state) == read(english, state), written


TARGET = [
    ("target Ben", ["対象 ベン", "ベンを対象", "ベンを対象とする", "ベンを対象にする", "対戦相手を対象とする", "対象 Ben"]),
    ("target Llanowar Elves #2", ["ラノワールのエルフ #2を対象", "対象 ラノワールのエルフ＃２"]),
]  # fmt: skip


@pytest.mark.parametrize(("english", "japanese"), TARGET, ids=[case[0] for case in TARGET])
def test_a_target_in_japanese_is_the_same_target(english: str, japanese: list[str]) -> None:
    state = board().take("起動 放蕩紅蓮術士").state
    for written in japanese:
        assert read(written, state) == read(english, state), written


def test_the_payment_in_japanese() -> None:
    it = board().take("稲妻を唱える").take("ベンを対象とする").take("山を起動").take("支払いに進む")
    assert [it.state.name(item.id).en for item in it.state.stack] == ["Lightning Bolt"]


def test_attackers_and_blockers_in_japanese() -> None:
    it = game(you={"battlefield": ["Grizzly Bears"]}, opponent={"battlefield": ["Llanowar Elves"]})
    it.pass_until("declare attackers")
    it.take("灰色熊でベンを攻撃する").take("以上").take("パス").take("パスする")
    it.take("ラノワールのエルフで灰色熊をブロック").take("完了")
    assert it.state.battlefield[1].blocking == it.state.battlefield[0].id


def test_a_number_below_the_ids_counts_objects_of_one_name() -> None:
    state = board().take("activate Prodigal Pyromancer").state
    first, second = (read(f"target Llanowar Elves #{n}", state).args[0] for n in (1, 2))

    assert state.permanent(int(first)) != state.permanent(int(second))
    assert state.permanent(int(second)).tapped  # type: ignore[union-attr]
    assert read(f"target Llanowar Elves #{second}", state).args == (second,)
    with pytest.raises(CannotRead):
        read("target Llanowar Elves #3", state)


def test_a_name_of_different_objects_is_unclear_and_one_of_equal_objects_is_not() -> None:
    state = board().take("activate Prodigal Pyromancer").state

    found = unclear("target Llanowar Elves", state)
    assert found is not None
    name, told = found
    assert name == "Llanowar Elves"
    assert "Llanowar Elves #1" in told.en
    assert "Llanowar Elves #2" in told.en
    assert "ラノワールのエルフ #2" in told.ja
    assert unclear("ラノワールのエルフを対象とする", state) == ("ラノワールのエルフ", told)
    assert unclear("target Llanowar Elves #1", state) is None
    assert unclear("target Ben", state) is None
    assert unclear("activate Island", board().state) is None, "the tapped one cannot be meant"
    twins = game(you={"battlefield": ["2 Island"]}).state
    assert unclear("activate Island", twins) is None


@pytest.mark.parametrize(
    ("written", "trouble", "word", "near"),
    [
        ("activat Prodigal Pyromancer", "verb", "activat", "activate"),
        ("起働 放蕩紅蓮術士", "verb", "起働", "起動"),
        ("zzz", "verb", "zzz", ""),
        ("activate Prodigal Pyromancr", "name", "Prodigal Pyromancr", "Prodigal Pyromancer"),
        ("放蕩紅連術士を起動", "name", "放蕩紅連術士", "放蕩紅蓮術士"),
        ("activate the dragon", "name", "the dragon", ""),
        ("cast Rift Bolt -> 9", "words", "", ""),
    ],
)
def test_what_cannot_be_read_is_told_with_the_nearest_right_word(
    written: str, trouble: str, word: str, near: str
) -> None:
    with pytest.raises(CannotRead) as caught:
        read(written, board().state)
    found = caught.value

    assert (found.trouble, found.word, found.near) == (trouble, word, near)
    for lang, now in (("en", "Possible now: pass"), ("ja", "いまできること：パス")):
        assert now in found.text["en" if lang == "en" else "ja"]
        assert near in found.text["en" if lang == "en" else "ja"]


def test_names_that_are_not_here_are_told_with_those_that_are() -> None:
    with pytest.raises(CannotRead) as caught:
        read("activate Grizzly Bears", board().state)
    assert "Prodigal Pyromancer; Island" in caught.value.text.en
    assert "放蕩紅蓮術士／島" in caught.value.text.ja


def test_every_verb_has_a_japanese_word_and_it_is_read_back() -> None:
    for verb, words in VERBS.items():
        assert words, verb
        assert not words[0].isascii() or verb == "x"
    state = board().state
    from mtgrules.engine.play import legal

    for choice in legal(state).legal:
        for lang in LANGS:
            assert read(friendly(state, choice, lang), state).verb == choice.verb


def test_one_of_several_abilities_is_named_by_its_cost() -> None:
    state = game(you={"battlefield": ["Jace Beleren"]}).state
    written = (
        "activate Jace Beleren -> [−1]",
        "activate Jace Beleren -> -1",
        "起動 ジェイス・ベレレン -> -1",
    )

    assert {read(each, state).args[1] for each in written} == {"1"}
    assert read("activate Jace Beleren -> -10", state).args[1] == "2", "the rules say why not"
    assert friendly(state, read("activate Jace Beleren -> 1", state)) == written[0]


@pytest.mark.parametrize("written", ["activate Jace Beleren", "起動 ジェイス・ベレレン"])
def test_a_name_with_several_abilities_is_not_enough(written: str) -> None:
    """Nobody would know which is meant; the refusal lists how each is written, and what it does."""
    state = game(you={"battlefield": ["Jace Beleren"]}).state
    with pytest.raises(CannotRead) as caught:
        read(written, state)
    for choice, does in (("[+2]", "Each player draws a card."), ("[−1]", "Target player")):
        assert f"`activate Jace Beleren -> {choice}` ({does}" in caught.value.text.en
        assert f"`起動 ジェイス・ベレレン -> {choice}`" in caught.value.text.ja
    assert "[−10]" not in caught.value.text.en, "it cannot be activated"


def test_a_name_is_enough_where_it_can_mean_one_ability_only() -> None:
    """One is legal, or one reason refuses all of them."""
    hand = game(you={"hand": ["Boseiju, Who Endures"]}).state
    assert read("activate Boseiju, Who Endures", hand).args[1] == "1"
    field = game(you={"battlefield": ["Boseiju, Who Endures"]}).state
    assert read("activate Boseiju, Who Endures", field).args[1] == "0"
    theirs = game(opponent={"battlefield": ["Jace Beleren"]}).state
    assert read("activate Jace Beleren", theirs).verb == "activate"
    land = game(you={"battlefield": ["Volcanic Island"]}).state
    with pytest.raises(CannotRead):
        read("activate Volcanic Island", land)
    assert read("activate Volcanic Island -> {R}", land) == read("起動 Volcanic Island -> 1", land)


def test_a_half_or_a_face_is_written_by_its_own_name() -> None:
    """What is written is read back as the same choice, also when another such card is elsewhere."""
    here = game(
        you={
            "hand": ["Fire // Ice", "Wear // Tear", "Tangled Florahedron", "Wall of Deceit"],
            "graveyard": ["Fire // Ice", "Tangled Florahedron"],
        }
    )
    for choice in here.legal:
        for lang in LANGS:
            written = friendly(here.state, choice, lang)
            assert read(written, here.state) == choice, written
    said = [friendly(here.state, choice) for choice in here.legal]
    assert {"cast Fire", "cast Ice", "cast Wear", "cast Wear // Tear", "play Tangled Vale"} < {
        *said
    }
