"""Why a text is no TOML, in both languages, and where.

The standard library says it in English, for programmers; here it is said for people who
write lessons, with the usual slips of those who write Japanese (a full-width sign).
"""

from __future__ import annotations

import re
import unicodedata

from mtgrules.lessons.places import Span
from mtgrules.rulebook.text import NOTHING, Text

_PLACE = re.compile(r" ?\(at (?:line (\d+), column (\d+)|end of document)\)$")
_FOREIGN_NAME = re.compile(r"(?![\x00-\x7f])\w[\w-]*")
_QUOTES = {"“": '"', "”": '"', "„": '"', "「": '"', "」": '"', "‘": "'", "’": "'"}

_WIDE = Text(
    "{wide!r} is no sign of TOML; write {plain!r}",
    "「{wide}」はTOMLの記号ではありません。半角の「{plain}」を使ってください",
)
_WIDE_SPACE = Text(
    "a full-width space stands here; write an ordinary one",
    "全角スペースがあります。半角スペースにしてください",
)
_NAME = Text(
    'a name outside of quotes has only letters a to z, digits, - and _; write "{name}"',
    '引用符の外の名前に使えるのは、半角の英数字と - と _ だけです。"{name}" と書いてください',
)
_TOO_DEEP = Text("lists stand too deep in one another", "並びの入れ子が深すぎます")
_TOO_LONG = Text("a number is too long", "数の桁が多すぎます")
_OTHER = Text("{why}", "この場所の書き方がTOMLの規則に合いません（{why}）")

_REASONS: tuple[tuple[str, Text], ...] = (
    (
        r"Invalid statement|Invalid initial character for a key part|Expected '=' .*",
        Text(
            "a line must be KEY = VALUE, or [TABLE]",
            "行の形は「項目 = 値」か「[表の名前]」です",
        ),
    ),
    (
        r"Invalid value",
        Text(
            'a value must stand here: a text in quotes "...", a number, true, false, '
            "[a list] or {{ a table }}",
            'ここには値が必要です。引用符で囲んだ文字列 "..."、数、true、false、'
            "[並び]、{{ 表 }} のどれかを書いてください",
        ),
    ),
    (
        r"Illegal character '\\n'|Unterminated string|Expected '[\"']+'",
        Text(
            "a text in quotes is not closed; it ends with the sign it began with, in its line",
            "引用符が閉じられていません。始めたのと同じ引用符で、同じ行のうちに閉じてください",
        ),
    ),
    (
        r"Illegal character .*",
        Text(
            "a sign that cannot be seen stands here; delete it",
            "ここに見えない文字（制御文字）があります。削除してください",
        ),
    ),
    (
        r"Unclosed array",
        Text(
            "a list is not closed, or a comma between its items is missing: [ ..., ... ]",
            "並びの ] がないか、間の「,」が抜けています。[ ..., ... ] の形に書いてください",
        ),
    ),
    (
        r"Unclosed inline table",
        Text(
            "a table in braces is not closed, or a comma is missing: {{ a = ..., b = ... }}",
            "}} がないか、間の「,」が抜けています。{{ a = ..., b = ... }} の形に書いてください",
        ),
    ),
    (
        r"Expected '\]\]?' .*",
        Text("the name of a table ends with ]", "表の名前は ] で閉じてください"),
    ),
    (
        r"Expected newline or end of document .*",
        Text(
            "only one KEY = VALUE may stand in a line, and nothing after it",
            "1行に書けるのは「項目 = 値」1つだけです。その後には何も書けません",
        ),
    ),
    (
        r"Cannot (overwrite|declare|mutate|redefine) .*|Duplicate inline table key .*",
        Text(
            "this key or table has been written before; each may be written only once",
            "同じ項目か表が前にもあります。それぞれ1度だけ書いてください",
        ),
    ),
    (
        r"Unescaped '\\' in a string|Invalid hex value|Escaped character .*",
        Text(
            r"\ in quotes means that a special sign follows; write \\ for the sign itself",
            r"引用符の中の \ は特別な意味になります。\ そのものは \\ と書いてください",
        ),
    ),
    (
        r"Invalid date or datetime",
        Text(
            'this date does not exist; put it in quotes: "2023-11-17"',
            'この日付はありません。"2023-11-17" のように引用符で囲んでください',
        ),
    ),
)


def why_not(error: Exception, text: str, first: int) -> tuple[Span, Text]:
    """Where and why `tomllib` refused a text whose first line is line `first` of its file."""
    if isinstance(error, RecursionError):
        return Span(first), _TOO_DEEP
    told = str(error)
    found = _PLACE.search(told)
    if found is None:  # Python itself refuses numbers of thousands of digits
        return Span(first), _TOO_LONG
    lines = text.split("\n")
    end = (len(lines), len(lines[-1]) + 1)
    line, column = (int(found[1]), int(found[2])) if found[1] else end
    span = Span(line + first - 1, column, line + first - 1, column + 1)
    rest = lines[line - 1][column - 1 :]
    wide = _wide(rest[:1])
    if wide == NOTHING and (name := _FOREIGN_NAME.match(rest)):
        return span, _NAME.format(name=name[0])
    return span, _reason(told[: found.start()]) if wide == NOTHING else wide


def _wide(sign: str) -> Text:
    """What to write instead of a full-width sign; empty if it is none."""
    plain = _QUOTES.get(sign) or unicodedata.normalize("NFKC", sign)
    if not sign or plain == sign or not plain.isascii():
        return NOTHING
    if plain == " ":
        return _WIDE_SPACE
    return _WIDE.format(wide=sign, plain=plain)


def _reason(told: str) -> Text:
    for pattern, reason in _REASONS:
        if re.fullmatch(pattern, told):
            return reason.format()
    return _OTHER.format(why=told)
