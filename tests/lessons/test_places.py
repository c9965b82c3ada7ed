"""Where things stand in TOML: what is cut out of the text there is what the library reads."""

from __future__ import annotations

import json
import math
import tomllib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgrules.lessons.places import Place, Span, places

if TYPE_CHECKING:
    from collections.abc import Iterator

ODD = """\
# a comment with [brackets] and "quotes"
title = { en = "a # b", ja = '引用 "x"' }   # { not = "this" }
"quoted key" . 'x.y' = 3
when = 1979-05-27 07:32:00
many = [ 1, 2 # , 3
    , [ "a\\"]", 'b' ], { k.l = [ true ] },
]
long = \"\"\"
two ""lines"" \\\"\"\"
and more\"\"\"\"
raw = '''it's \\'''

[position.first]
you.battlefield = ["Island", "Island"]
you.hand = [
    "Island",      # the same word
    "Rift Bolt",
]
  [position."second one"]
you = {}

[[question]]
ask = { en = "?", ja = "？" }
[[question]]
options = []
[[question.more]]
x = 1
[question.deep]
y = 2
"""


def cut(text: str, span: Span) -> str:
    lines = text.split("\n")
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    first, *between = lines[span.line - 1 : span.end_line]
    return "\n".join([first[span.column - 1 :], *between[:-1], between[-1][: span.end_column - 1]])


def leaves(
    data: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in inside:
        yield (*path, key), value
        if isinstance(value, dict | list):
            yield from leaves(value, (*path, key))


def assert_all_found(text: str) -> None:
    data, found = tomllib.loads(text), places(text)
    expected = dict(leaves(data))
    assert found.keys() == expected.keys()
    for path, value in expected.items():
        place = found[path]
        written = cut(text, place.value)
        if not isinstance(value, dict) and not written.startswith("["):
            again = tomllib.loads(f"x = {written}")["x"]
            assert again == value or (math.isnan(again) and math.isnan(value))
        if isinstance(path[-1], str) and not cut(text, place.key).startswith("["):
            assert tomllib.loads(f"{cut(text, place.key)} = 0") == {path[-1]: 0}


def test_everything_in_an_odd_text_is_found() -> None:
    assert_all_found(ODD)
    found = places(ODD)
    assert found["position", "first", "you", "hand", 0].value[:2] == (16, 5)
    assert found["position", "first"].key == Span(13, 1, 13, 17)
    assert found["many", 2, 1].value == Span(6, 17, 6, 20)
    assert found["position", "first", "you", "battlefield", 1] == Place(*[Span(14, 30, 14, 38)] * 2)


def test_lines_are_counted_as_the_file_counts_them() -> None:
    assert places("a = 1", first=7)["a",].value == Span(7, 5, 7, 6)


@pytest.mark.parametrize("text", ["", "# only a comment", "\n\n", "a=[]", "a={}", "a=[[],[[]]]"])
def test_small_texts(text: str) -> None:
    assert_all_found(text)


SCALARS = st.one_of(
    st.booleans(),
    st.integers(-(10**9), 10**9),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
)
KEYS = st.text(st.characters(exclude_categories=["Cs"]), max_size=4)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3)
)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def written(value: Any, gap: str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list):
        return "[" + ",".join(f"{gap}{written(item, gap)}" for item in value) + gap + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{quoted(k)} = {written(v, ' ')}" for k, v in value.items()) + " }"
    return repr(value)


@given(st.dictionaries(KEYS, VALUES, max_size=4), st.sampled_from([" ", "\n  ", " # ] , }\n\t"]))
def test_whatever_a_table_holds_each_part_of_it_is_found(data: dict[str, Any], gap: str) -> None:
    assert_all_found("".join(f"{quoted(k)} = {written(v, gap)}\n" for k, v in data.items()))
