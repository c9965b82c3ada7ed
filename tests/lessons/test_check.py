"""A lesson that is broken: one clear problem for each thing that is wrong, with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS

if TYPE_CHECKING:
    from mtgrules.lessons.model import Problem

SOUND = """\
+++
id = "ping"
title = { en = "Ping", ja = "1点" }
minutes = 5
rules = ["602.2"]

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
opponent.battlefield = ["Llanowar Elves"]
choices = [
    "activate Prodigal Pyromancer => 602.2a",
    "! respond => 117.1",
    "target Llanowar Elves => 601.2i",
]
branch.later = ["pass until end"]
+++
::: en
## Try
Rule [601.2h](rule:), a [stack](term:), [Rift Bolt](card:).
:::
::: ja
## 試す
ルール[601.2h](rule:)、[スタック](term:)、[裂け目の稲妻](card:)。
:::
{{ stepper first }}
"""


def problems(text: str, path: str = "notebooks/source/ping.md") -> list[Problem]:
    return check(parse(text, path))


def but(old: str, new: str) -> str:
    assert SOUND.count(old) == 1, old
    return SOUND.replace(old, new)


def test_a_sound_lesson_has_no_problems() -> None:
    assert problems(SOUND) == []


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert problems("\ufeff" + SOUND.replace("\n", "\r\n")) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "line", "words"),
    [
        ("+++\nid", "id", "L001", 1, ("+++", "+++")),
        ("minutes = 5", "minutes = ", "L002", 4, ("a value must stand here", "ここには値が必要")),
        ("minutes = 5", "minutes = 5\nminuets = 5", "L010", 5, ("'minuets'", "'minuets'")),
        ("minutes = 5\n", "", "L011", 1, ("minutes", "minutes")),
        ("minutes = 5", "minutes = true", "L011", 4, ("whole number", "整数")),
        ("minutes = 5", 'minutes = 5\nedition = "1993"', "L011", 5, ("2026-08-07", "2026-08-07")),
        ('"Ping", ja = "1点"', '"Ping"', "L020", 3, ("no ja", "jaがありません")),
        ('title = { en = "Ping", ja = "1点" }', 'title = "Ping"', "L011", 3, ("title", "title")),
        ('id = "ping"', 'id = "pong"', "L021", 2, ("'ping'", "'ping'")),
        ('["602.2"]', '["602.99"]', "L030", 5, ("602.99", "602.99")),
        ('"Prodigal Pyromancer"]', '"Prodigal Pyromancr"]', "L041", 8, ("mean Prodigal Pyromancer", "もしかして：Prodigal Pyromancer")),
        ("opponent.battlefield", "opponent.battelfield", "L041", 9, ("'battelfield'", "'battelfield'")),
        ("activate Prodigal Pyromancer =>", "activat Prodigal Pyromancer =>", "L050", 11, ("Did you mean activate?", "もしかして：activate")),
        ("activate Prodigal Pyromancer =>", "activate Llanowar Elves =>", "L080", 11, ("(rule 602.2)", "（ルール602.2）")),
        ("! respond", "! target Ben", "L081", 12, ("legal here", "ここでは選べます")),
        ("respond => 117.1", "respond => 601.2c", "L082", 12, ("met 117.1", "実際は117.1")),
        ("=> 601.2i", "=> 733.1", "L082", 13, ("733.1", "733.1")),
        ("=> 601.2i", "=> 999.1", "L030", 13, ("999.1", "999.1")),
        ("pass until end", "pass until supper", "L054", 15, ("upkeep", "upkeep")),
        ("[601.2h](rule:), a", "[601.2z](rule:601.2z), a", "L030", 19, ("'601.2z'", "「601.2z」")),
        ("[stack](term:)", "[stakc](term:)", "L031", 19, ("stack", "stack")),
        ("[Rift Bolt](card:)", "[it](<card:Rift Blot>)", "L040", 19, ("Rift Bolt", "Rift Bolt")),
        ("Rule [601", "<b>Rule</b> [601", "L072", 19, ("<b>", "<b>")),
        ("## Try", "<script>alert(1)</script>\n\n## Try", "L072", 18, ("<script>", "<script>")),
        ("Rule [601", "[x](javascript:alert) [601", "L073", 19, ("javascript:alert", "javascript:alert")),
        ("Rule [601", "<data:text/html,x> [601", "L073", 19, ("data:text/html", "data:text/html")),
        ("Rule [601", "[x](//elsewhere) [601", "L073", 19, ("//elsewhere", "//elsewhere")),
        ("Rule [601", "![x](https://a.b/c.png) [601", "L074", 19, ("![x]", "![x]")),
        ("Rule [601", "$x$ [601", "L074", 19, ("'$'", "'$'")),
        ("ルール[601", "**こう。**ルール[601", "L075", 23, ("**", "**")),
        (":::\n::: ja", ":::\nstray\nwords\n::: ja", "L062", 21, ("::: en", "::: ja")),
        ("::: ja", "::: jp", "L064", 21, ("'jp'", "'jp'")),
        ("。\n:::\n", "。\n", "L063", 21, ("closed", "閉じ")),
        ("## 試す", "### 試す", "L066", 18, ("h2 in English, h3", "h3")),
        ("{{ stepper", "{{ steper", "L070", 25, ("stepper", "stepper")),
        ("stepper first", "stepper second", "L071", 25, ("first", "first")),
        ("{{ stepper first }}", "{{ replay two }}", "L071", 25, ("first", "first")),
        ("{{ stepper first }}", "{{ statements first }}", "L076", 25, ("suspend", "suspend")),
    ],
    ids=lambda value: value if isinstance(value, str) and value.startswith("L0") else "",
)  # fmt: skip
def test_each_mistake_is_told_once_with_its_line(
    old: str, new: str, code: str, line: int, words: tuple[str, str]
) -> None:
    found = [p for p in problems(but(old, new)) if p.severity == "error"]

    # A misspelt language leaves its partner alone, which is a second truth.
    others = {"L064": ["L060"]}.get(code, [])
    assert [p.code for p in found if p.code not in others] == [code], [p.told("en") for p in found]
    told = next(p for p in found if p.code == code)
    assert told.line == line, told.told("en")
    for lang, word in zip(LANGS, words, strict=True):
        assert word in told.text[lang]


@pytest.mark.parametrize(
    ("cut", "code", "line"),
    [("en", "L061", 17), ("ja", "L060", 17)],
    ids=["no English", "no Japanese"],
)
def test_a_missing_half_is_told_where_its_partner_stands(cut: str, code: str, line: int) -> None:
    start = SOUND.index(f"::: {cut}\n")
    text = SOUND[:start] + SOUND[SOUND.index("\n:::\n", start) + 5 :]

    assert [(p.code, p.line) for p in problems(text)] == [(code, line)]


def test_a_half_after_a_placeholder_has_no_partner() -> None:
    moved = but("::: ja", "{{ stepper first }}\n::: ja")

    assert [p.code for p in problems(moved)] == ["L060", "L061"]


def test_all_problems_are_told_at_once_in_the_order_of_their_lines() -> None:
    text = but('["602.2"]', '["602.99"]').replace("[stack]", "[stakc]").replace("stepper", "steper")

    assert [(p.code, p.line) for p in problems(text)] == [("L030", 5), ("L031", 19), ("L070", 25)]


def test_a_run_stops_at_the_first_choice_that_cannot_be_made() -> None:
    text = but("activate Prodigal Pyromancer =>", "activate Llanowar Elves =>")

    assert [p.code for p in problems(text)] == ["L080"]


def test_rules_that_one_language_cites_alone_are_a_warning() -> None:
    found = problems(but("ルール[601.2h](rule:)", "ルール"))

    assert [(p.code, p.severity) for p in found] == [("L110", "warning")]


def test_a_position_that_is_not_shown_is_a_warning() -> None:
    text = but("{{ stepper first }}\n", "")

    assert [(p.code, p.severity) for p in problems(text)] == [
        ("L140", "warning"),
        ("L131", "warning"),
    ]


def test_a_placeholder_inside_a_code_example_or_a_block_is_prose() -> None:
    example = "```\n:::\n{{ steper first }}\n[x](rule:no)\n```\n"
    text = but("## Try", f"{example}## Try").replace("## 試す", f"{example}## 試す")

    assert problems(text) == []


def test_what_stands_in_backquotes_is_no_html_and_no_reference() -> None:
    quoted = "`<b>` `[x](rule:no)` `$` "
    text = but("Rule [", f"{quoted}Rule [").replace("ルール[", f"{quoted}ルール[")
    assert problems(text) == []


def test_a_replay_needs_choices() -> None:
    text = but("{{ stepper first }}", "{{ replay first }}")
    start = text.index("choices = [")
    cut = text[:start] + text[text.index("branch.later") :]

    assert problems(text) == []
    assert [p.code for p in problems(cut)] == ["L051"]


@pytest.mark.parametrize(
    "header",
    [
        "position = 3",
        "[position]\nfirst = 3",
        "[position.first]\nchoices = 3\nbranch = 3",
        "[position.first]\nchoices = [3]",
        "[position.first]\nyou = 3",
        '[position.first]\nyou.battlefield = [3, "", {}]',
        "rules = 3",
        'title = { en = 3, ja = "" }',
        "id = 3",
        "",
    ],
)
def test_wrong_types_in_the_header_are_problems_not_crashes(header: str) -> None:
    assert problems(f"+++\n{header}\n+++\n")
