"""The glossary: both languages, readings in kana, rules that exist."""

from __future__ import annotations

import re

import pytest

from mtgrules.rulebook import rules, terms


def test_there_are_at_least_120_terms_and_each_is_complete() -> None:
    everything = terms.all_terms()
    assert len(everything) >= 120
    for term in everything:
        assert term.word.en, term
        assert term.word.ja, term
        assert term.meaning.en.endswith("."), term
        assert term.meaning.ja.endswith("。"), term
        assert rules.known(term.rule), term


def test_readings_are_kana() -> None:
    for term in terms.all_terms():
        assert re.fullmatch(r"[぀-ヿ・]+", term.reading), term


def test_a_reading_keeps_the_kana_of_its_word() -> None:
    for term in terms.all_terms():
        kana = re.findall(r"[ァ-ヿ]+|[ぁ-ん]+", term.word.ja)
        assert all(part in term.reading for part in kana), term


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("activated ability", "起動型能力"),
        ("triggered ability", "誘発型能力"),
        ("static ability", "常在型能力"),
        ("suspend", "待機"),
        ("suspended", "待機状態"),
        ("time counter", "時間カウンター"),
        ("special action", "特別な処理"),
        ("state-based action", "状況起因処理"),
        ("turn-based action", "ターン起因処理"),
        ("split second", "刹那"),
        ("total cost", "総コスト"),
        ("cleanup step", "クリンナップ・ステップ"),
        ("Spellshaper", "スペルシェイパー"),
    ],
)
def test_words_are_the_official_ones(english: str, japanese: str) -> None:
    assert terms.word(english).en == english
    assert terms.word(english).ja == japanese


def test_case_does_not_matter_and_a_note_is_not_shown() -> None:
    assert terms.term("FOREST") is terms.term("forest")
    assert terms.word("counter (a spell)").en == "counter"
    assert terms.word("counter (a spell)").ja == "打ち消す"
    assert terms.word("counter (marker)").ja == "カウンター"


def test_an_unknown_term_names_near_ones_in_both_languages() -> None:
    with pytest.raises(terms.UnknownTerm) as caught:
        terms.term("activate ability")
    for half in (caught.value.text.en, caught.value.text.ja):
        assert "activate ability" in half
        assert "activated ability" in half
