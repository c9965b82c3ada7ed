"""A header that is no TOML: where and why, said for people who do not know TOML."""

from __future__ import annotations

import tomllib

import pytest

from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse

CASES = [
    ("title = “x”", 9, "'“' is no sign of TOML", '半角の「"」'),
    ('title ＝ "x"', 7, "'＝' is no sign of TOML", "半角の「=」"),
    ("[position.盤面]", 11, 'write "盤面"', '"盤面" と書いてください'),
    ("　a = 1", 1, "full-width space", "全角スペース"),
    ('a = "x', 7, "not closed", "閉じられていません"),
    ('a = """x', 9, "not closed", "閉じられていません"),
    ("a = [1 2]", 8, "comma between its items", "「,」が抜けています"),
    ("a = { x = 1 y = 2 }", 13, "table in braces", "「,」が抜けています"),
    ("[a", 3, "ends with ]", "] で閉じて"),
    ("a = 1 b = 2", 7, "only one KEY = VALUE", "1行に書けるのは"),
    ("a = 1\na = 2", 6, "written before", "1度だけ"),
    ('a = "\\q"', 8, "special sign", "特別な意味"),
    ("a = 2023-02-31", 5, "date does not exist", "この日付はありません"),
    ("a", 2, "KEY = VALUE", "「項目 = 値」"),
    ("a = yes", 5, "a value must stand here", "ここには値が必要"),
    ("a = " + "[" * 5000, 1, "too deep", "深すぎます"),
    ("a = " + "9" * 5000, 1, "too long", "桁が多すぎます"),
]


@pytest.mark.parametrize(
    ("header", "column", "en", "ja"), CASES, ids=[case[0][:12] for case in CASES]
)
def test_a_slip_in_the_header_is_told_in_both_languages_at_its_place(
    header: str, column: int, en: str, ja: str
) -> None:
    (problem,) = check(parse(f"+++\n{header}\n+++\n", "x.md"))

    assert problem.code == "L002"
    assert (problem.line, problem.column) == (header.count("\n") + 2, column), problem.told("en")
    assert en in problem.text.en
    assert ja in problem.text.ja


@pytest.mark.parametrize("header", [case[0] for case in CASES if len(case[0]) < 100])
def test_no_reason_is_left_in_the_words_of_the_library(header: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(header)
    (problem,) = check(parse(f"+++\n{header}\n+++\n", "x.md"))

    assert str(caught.value).split(" (at")[0] not in problem.text.en
