"""A lesson file of somebody else is data: nothing in it runs, nothing breaks, nothing takes long."""

from __future__ import annotations

import re
import socket
import subprocess
import time
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from mtgrules.cli import main
from mtgrules.lessons.build import build, write
from mtgrules.lessons.check import check
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS
from mtgrules.scenarios.check import check as check_scenario
from mtgrules.scenarios.read import read as read_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from markdown_it.token import Token

    from mtgrules.lessons.model import Problem

LESSON = """\
+++
id = "x"
title = { en = "X", ja = "え" }
minutes = 1
rules = ["602.2"]

[position.p]
you.battlefield = ["Prodigal Pyromancer", "2 Island (tapped)"]
opponent.hand = ["Rift Bolt"]
choices = ["activate Prodigal Pyromancer => 602.2a", "! respond => 117.1", "ask next", "target Ben"]
branch.b = ["放蕩紅蓮術士を起動", "対象 ベン", "? you.battlefield has Island", "pass until end"]
+++
::: en
## One
- Rule [601.2h](rule:), [stack](term:), [it](<card:Rift Bolt>), `code`, [more](start.ipynb).
:::
::: ja
## 一
- ルール[601.2h](rule:)、[スタック](term:)、[それ](<card:Rift Bolt>)、`code`、[ほか](start.ipynb)。
:::
{{ stepper p }}
{{ questions p }}
"""
SOME_TIME = 20
"""Seconds that nothing may take, however slow the machine; most of it takes a thousandth."""


def lesson_with(prose: str) -> str:
    half = "## One\n- Rule [601.2h](rule:), [stack](term:), [it](<card:Rift Bolt>), `code`, [more](start.ipynb).\n"
    other = LESSON[LESSON.index("## 一") : LESSON.index(":::\n{{")]
    return LESSON.replace(half, prose + "\n").replace(other, prose + "\n")


def look(text: str) -> list[Problem]:
    """Check a text as a lesson and as a scenario; every problem can be told, and soon."""
    began = time.monotonic()
    found = [*check(parse(text, "x.md")), *check_scenario(read_scenario(text, "x.toml"))]
    for problem in found:
        for lang in LANGS:
            assert problem.told(lang)
    assert time.monotonic() - began < SOME_TIME
    return found


def errors(text: str) -> list[str]:
    return [p.code for p in check(parse(text, "x.md")) if p.severity == "error"]


# Prose --------------------------------------------------------------------------------

ATTACKS = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<img src=x onerror=alert(1) ",
    "<svg/onload=alert(1)//",
    "a <b\nonclick=alert(1)> c",
    "<!-- x -->",
    "<![CDATA[x]]>",
    "<?php x ?>",
    "</div>",
    "[<img src=x onerror=alert(1)>](rule:601.2h)",
    "[<b>x</b>](term:stack)",
    "[<b>x</b>](<card:Rift Bolt>)",
    "[`](rule:601.2h) ` <img src=x onerror=alert(1)> `",
    "[\\](rule:601.2h)",
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](javascript&colon;alert(1))",
    "[x](<java\tscript:alert(1)>)",
    "[x](<\x01javascript:alert(1)>)",
    "[x]: javascript:alert(1)\n\n[x]",
    "[x](vbscript:x)",
    "[x](data:text/html,x)",
    "[x](http://example.org)",
    "[x](//example.org)",
    "[x](/etc/passwd)",
    "[x](file:///etc/passwd)",
    "<javascript:alert(1)>",
    "<a@example.org>",
    "![x](https://example.org/pixel.png)",
    "[![x](https://example.org/pixel.png)](start.ipynb)",
    "$\\href{javascript:alert(1)}{x}$",
    "\\\\(x\\\\)",
    "```mermaid\ngraph TD\n```",
    "~~~ Math\nx\n~~~",
    "| a |\n|---|\n| <b>x</b> |",
    "## <b>x</b>",
    "> <b>x</b>",
    "1. <b>x</b>",
    "a\u202eb",
    "a\u2028<b>",
    "a\0b",
    "a\ud800b",
]


@pytest.mark.parametrize("prose", ATTACKS)
def test_prose_brings_no_scripts_tags_pictures_or_odd_links_into_a_page(prose: str) -> None:
    assert set(errors(lesson_with(prose))) & {"L004", "L072", "L073", "L074"}


@pytest.mark.parametrize("prose", ATTACKS)
@pytest.mark.parametrize("key", ["title", "goals"])
def test_the_texts_of_the_header_bring_none_either(prose: str, key: str) -> None:
    quoted = re.sub(r"[\\\"]", r"\\\g<0>", prose).replace("\n", "\\n").replace("\t", "\\t")
    pair = f'{{ en = "a {quoted}", ja = "a {quoted}" }}'
    text = LESSON.replace('title = { en = "X", ja = "え" }', f"title = {pair}")
    if key == "goals":
        course = f"[course]\nnumber = 1\ntasks = 0\nundoes = []\ngoals = [{pair}]\n\n[position.p]"
        text = LESSON.replace("[position.p]", course)
    if not errors(text):
        assert_harmless(text)


def assert_harmless(text: str) -> None:
    """What is built from a text has no HTML but ours, and no links but safe ones."""
    for lang in LANGS:
        notebook = build(parse(text, "x.md"), lang)
        assert write(notebook)
        for cell in notebook.cells[:-1]:
            if cell.cell_type == "markdown":
                for token in flat(MarkdownIt("commonmark").enable("table").parse(cell.source)):
                    assert token.type not in ("html_block", "html_inline", "image"), cell.source
                    if token.type == "link_open":
                        href = str(token.attrGet("href"))
                        assert re.match(r"https://|#|[\w.%/-]+$|[\w.%/-]+#", href), href
                        assert not re.match(r"(?i)\s*(javascript|data|vbscript):|//", href), href


def flat(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from flat(token.children or [])


PIECES = st.sampled_from(
    [
        *("<", ">", "b", "<b>", "</b>", "<img src=x onerror=y>", "`", "``", "\\", "[", "]", "(", ")"),
        *("](rule:601.2h)", "](term:stack)", "](<card:Rift Bolt>)", "[x](", "javascript:", "https://a"),
        *("\n", "\n\n", " ", "    ", "- ", "1. ", "> ", "# ", "|", "\n|---|\n", "```", "~~~", "***"),
        *("&lt;", "&#60;", "&colon;", "!", "*", "**", "_", "'", '"', "{{", "}}", "ルール", "x", ":::"),
        *("[601.2h](rule:)", "[stack](term:)", "[x]: y", "<!--", "-->", "<https://a.b>", "%00", "~~"),
    ]
)  # fmt: skip


@given(st.lists(PIECES, max_size=14))
@settings(max_examples=120, deadline=None)
def test_whatever_passes_the_check_is_harmless_in_the_notebook(pieces: list[str]) -> None:
    text = lesson_with("".join(pieces))
    look(text)
    if not errors(text):
        assert_harmless(text)


# Files --------------------------------------------------------------------------------

ODD_FILES = [
    "",
    "\n",
    "+++",
    "+++\n+++",
    "+++\n+++\n",
    "\ufeff",
    "\0" * 1000,
    bytes(range(256)).decode("latin-1") * 50,
    LESSON.rstrip("\n"),
    LESSON.replace("\n", "\r\n"),
    LESSON.replace("\n", "\r"),
    "\ufeff" + LESSON,
    LESSON.replace("X", "\ud800"),
    LESSON.replace("Island", "\udfff"),
    LESSON.replace('["602.2"]', "[" * 3000 + "]" * 3000),
    LESSON.replace('["602.2"]', "9" * 6000),
    LESSON.replace('["602.2"]', "1e999999"),
    LESSON.replace('["602.2"]', "[" + '"602.2",' * 5000 + "]"),
    LESSON.replace("[position.p]", "[" + ".".join("a" * 3000) + "]\n[position.p]"),
    LESSON.replace("minutes = 1", "minutes = 1" + "0" * 3000),
    LESSON.replace("2 Island", "99999999999 Island"),
    LESSON.replace('"2 Island (tapped)"', '"100 Island",' * 4000),
    LESSON.replace('"ask next"', '"pass",' * 8000),
    LESSON.replace('"ask next"', '"ask next",' * 400),
    LESSON.replace('"ask next"', '"pass until end",' * 400),
    LESSON.replace('"ask next"', '"起動を' * 9 + "a" * 9000 + '"'),
    LESSON.replace('"ask next"', '"? you.battlefield = ' + "Island, " * 900 + '"'),
    LESSON.replace('"ask next"', '"? you.battlefield = 999999999999 Island"'),
    LESSON.replace("::: en", "::: en\n" + ">" * 15000, 1),
    LESSON.replace("::: en", "::: en\n" + "[" * 15000, 1),
    LESSON.replace("::: en", "::: en\n" + "*a **" * 3000, 1),
    LESSON.replace("::: en", "::: en\n" + "".join("`" * i + " " for i in range(180)), 1),
    LESSON.replace("::: en", "::: en\n" + "[601.2h](rule:) " * 1000, 1),
    LESSON.replace("::: en", "::: en\n" + "- " * 7000 + "a", 1),
    LESSON.replace("::: en", "::: en\n|" + "a|" * 3000 + "\n|" + "-|" * 3000 + "\n", 1),
    LESSON + "::: en\na\n:::\n::: ja\na\n:::\n" * 3000,
    LESSON + "{{ stepper p }}\n" * 5000,
    LESSON + "x" * 1_000_000,
    LESSON.replace("[position.p]", "".join(f"[position.p{i}]\n" for i in range(700)) + "[position.p]"),
]  # fmt: skip


@pytest.mark.parametrize("text", ODD_FILES, ids=range(len(ODD_FILES)))
def test_an_odd_file_is_told_or_sound_and_soon_and_never_a_traceback(text: str) -> None:
    look(text)


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", bytes(range(256)), LESSON.encode("utf-16")])
def test_the_command_tells_what_is_wrong_with_a_file_of_bytes(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.md"
    path.write_bytes(data)

    assert main(["lesson", "check", str(path), "--lang", "ja"]) in (1, 2)
    out = capsys.readouterr()
    assert str(path) in out.out + out.err


@given(st.text(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_text_at_all(text: str) -> None:
    look(text)


@st.composite
def mutations(draw: st.DrawFn) -> str:
    """A lesson with some pieces cut out, doubled, moved or replaced."""
    pieces = re.findall(r"\w+|\s+|[^\w\s]", LESSON)
    for _ in range(draw(st.integers(1, 4))):
        i = draw(st.integers(0, len(pieces) - 1))
        j = draw(st.integers(i, min(len(pieces), i + 12)))
        new: Any = draw(
            st.sampled_from([[], pieces[i:j] * 2, pieces[i:j][::-1], ["0"], ['"'], ["[]"], ["{}"]])
            | st.text(max_size=3).map(lambda text: [text])
        )
        pieces[i:j] = new
        pieces = pieces or [""]
    return "".join(pieces)


@given(mutations())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_lesson_that_was_changed_anywhere(text: str) -> None:
    look(text)


WORDS = st.sampled_from(
    [
        *("activate", "target", "cast", "pass", "!", "?", "=>", "->", "#1", "#10", "#99", "ask", "may"),
        *("Prodigal Pyromancer", "放蕩紅蓮術士", "Ben", "you", "Island", "を起動", "を対象とする", "パス"),
        *("until", "まで", "end", "アップキープ", "you.battlefield", "has", "=", "nothing", "2023-11-17:"),
        *("0", "1", "next", "stack", "counters", "life", "after", "who", "skipped", "typed", "", "{R}"),
    ]
)  # fmt: skip


@given(st.lists(st.lists(WORDS, max_size=5).map(" ".join), max_size=6))
@settings(max_examples=120, deadline=None)
def test_any_lines_of_a_run(lines: list[str]) -> None:
    written = ", ".join(f'"{line}"' for line in lines)
    look(re.sub(r"choices = \[.*\]", lambda _: f"choices = [{written}]", LESSON))


# Nothing runs, nothing is fetched -----------------------------------------------------


def test_check_and_build_run_no_code_and_fetch_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trap = tmp_path / "trap"
    fence = f"```python\nopen({str(trap)!r}, 'w')\n```\n"
    text = LESSON.replace("## One", f"{fence}## One").replace("## 一", f"{fence}## 一")
    link = "[x](https://example.org)"
    text = text.replace("- Rule", f"- {link} Rule").replace("- ルール", f"- {link} ルール")
    (tmp_path / "x.md").write_text(text, encoding="utf-8")

    def forbidden(*_: object, **__: object) -> Any:
        pytest.fail("nothing is run and nothing is fetched")

    monkeypatch.setattr(socket, "socket", forbidden)
    monkeypatch.setattr(socket, "create_connection", forbidden)
    monkeypatch.setattr(subprocess, "Popen", forbidden)
    monkeypatch.setattr("os.system", forbidden)

    assert main(["lesson", "check", "--strict", str(tmp_path / "x.md")]) == 0
    assert main(["lesson", "build", str(tmp_path / "x.md")]) == 0
    assert not trap.exists()
    assert "```python" in (tmp_path / "en/x.ipynb").read_text("utf-8"), "it is shown"
