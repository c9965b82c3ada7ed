"""The two halves of a pair: the same shape, the same terms, each in its language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.lessons.pairs import _is_in
from mtgrules.lessons.shape import shape
from mtgrules.lessons.wording import WATCHED, alone, visible
from mtgrules.rulebook.outdated import OUTDATED, outdated
from mtgrules.rulebook.terms import term

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang


def terms_alone(en: str, ja: str) -> list[tuple[str, str]]:
    return [(each.term.word.en, each.lang) for each in alone(en, ja)]


@pytest.mark.parametrize(
    ("en", "ja"),
    [
        ("It uses the stack.", "スタックを使います。"),
        ("It uses the [stack](term:).", "それは[スタック](term:)です。"),
        ("It uses the stack.", "それは[置き場](term:スタック)です。"),
        ("Suspending is a special action.", "待機させるのは特別な処理です。"),
        ("It was suspended during your upkeep.", "アップキープに待機させた。"),
        ("Its two activated abilities", "2つの起動型能力"),
        ("a Mana Ability", "マナ能力"),
        ("the special\naction", "特別な\n  処理"),
        ("You [pay](term:) it.", "それを[支払います](term:pay)。"),
        ("You [activate](term:) it.", "起動してください。"),
        ("[sacrifice](term:) it", "生け贄にします"),
        ("`stack` in code", "コードの中"),
        ("[here](stack.ipynb)", "[こちら](stack.ipynb)"),
        ("haystack", "干し草の山"),
        ("the price, the table, a turn", "コスト、戦場、ターン"),
    ],
)
def test_a_term_with_its_partner_is_not_alone(en: str, ja: str) -> None:
    assert terms_alone(en, ja) == []


@pytest.mark.parametrize(
    ("en", "ja", "found"),
    [
        ("It uses the stack.", "積み重なります。", ("stack", "en")),
        ("It piles up.", "スタックを使います。", ("stack", "ja")),
        ("You [pay](term:) it.", "それを出します。", ("pay", "en")),
        ("You spend it.", "それを[支払います](term:pay)。", ("pay", "ja")),
        ("It is an activated ability.", "それは誘発します。", ("activated ability", "en")),
        ("what triggers", "誘発型能力のこと", ("triggered ability", "ja")),
        ("[counter](<term:counter (a spell)>) it", "無効にします", ("counter", "en")),
    ],
)
def test_a_term_without_its_partner_is_told_with_its_language(
    en: str, ja: str, found: tuple[str, str]
) -> None:
    assert terms_alone(en, ja) == [found]


def test_a_term_is_told_at_its_place() -> None:
    (each,) = alone("One line.\nThe stack `stack`.", "積み重なります。")
    assert (each.start, each.end) == (14, 19)


@pytest.mark.parametrize(
    ("text", "lang", "so"),
    [
        ("It says 待機 on the card, and that means suspend.", "en", True),
        ("[放蕩紅蓮術士](card:), [裂け目の稲妻](card:)", "en", True),
        ("これは日本語で書かれたブロックです。", "en", False),
        ("カードにはsuspendと書かれています。", "ja", True),
        ("[Prodigal Pyromancer](card:)、[Errant Ephemeron](card:)", "ja", True),
        ("OK!", "ja", True),
        ("Nobody has translated this sentence.", "ja", False),
        ("| 1 | 2 |", "ja", True),
    ],
)
def test_a_block_is_in_its_language_or_not(text: str, lang: Lang, so: bool) -> None:
    assert _is_in(text, lang) is so


def test_the_watched_terms_are_in_the_glossary() -> None:
    for name in WATCHED:
        assert term(name).word.en.casefold() == name.casefold()


def test_what_is_hidden_keeps_every_sign_in_its_place() -> None:
    text = "a `b` [c](d.md) \n```\ne\n```\nf"
    assert visible(text) == "a     [c" + " " * 8 + "\n   \n \n   \nf"
    assert len(visible(text)) == len(text)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("土地のプレイは特別な行動です。", ["特別な行動"]),
        ("状況起因効果", ["状況起因効果"]),
        ("点数で見たマナ・コストと点数で見たマナコスト", ["点数で見たマナ・コスト", "点数で見たマナコスト"]),
        ("ゲームから取り除く", ["ゲームから取り除"]),
        ("場に出たとき", ["場に出た"]),
        ("場を離れたとき", ["場を離れ"]),
        ("呪文をプレイする", ["呪文をプレイ"]),
        ("能力をプレイする", ["能力をプレイ"]),
        ("トークンを1体出す", []),
        ("トークン1体を出す", ["トークン1体を出"]),
        ("部族・インスタント", ["部族・"]),
        ("戦場に出たとき、戦場を離れたとき、特別な処理、カードをプレイする", []),
        ("現場に出向く、追放する、取り除く", []),
    ],
)  # fmt: skip
def test_words_that_are_out_of_use_are_found_and_others_are_not(
    text: str, words: list[str]
) -> None:
    assert [word for _, word, _ in outdated(text)] == words
    for start, word, _ in outdated(text):
        assert text[start : start + len(word)] == word


def test_no_term_of_the_glossary_is_out_of_use() -> None:
    from mtgrules.rulebook.terms import all_terms

    for each in all_terms():
        assert list(outdated(each.word.ja)) == []
        assert list(outdated(each.meaning.ja)) == []
    for _, name in OUTDATED:
        assert term(name).word.ja


def test_the_shape_of_a_block_in_reading_order() -> None:
    found = shape(
        "# A\n\n- a\n  1. b\n  2. c\n- d\n\n```python\nx\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
        "\n[x](y.ipynb) `z` and\n{{ stepper p }}\n\n## B\n"
    )

    assert found.headings == [("h1", 0), ("h2", 18)]
    assert found.lists == [("2", 2), ("1.2#", 3)]
    assert found.fences == [("python", 7)]
    assert found.tables == [("2×2", 11)]
    assert found.links == [("y.ipynb", 15)]
    assert found.code == [("z", 15)]
    assert found.placeholders == [("{{ stepper p }}", 15)]
