"""Every code of the checker: a file that has it, and one that is nearly the same and has it not."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

import pytest

from mtgrules.lessons.build import build, write
from mtgrules.lessons.check import check
from mtgrules.lessons.limits import MOST_IN_BLOCK, MOST_LINES, MOST_SIGNS
from mtgrules.lessons.parse import parse
from mtgrules.lessons.words import WARNINGS, WORDS
from mtgrules.rulebook.text import LANGS
from mtgrules.scenarios.check import check as check_scenario
from mtgrules.scenarios.read import read as read_scenario

if TYPE_CHECKING:
    from mtgrules.lessons.model import Problem

LESSON = """\
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
    "ask next",
    "target Llanowar Elves => 601.2i",
    "? step = main1",
]
branch.later = ["pass until end"]
+++
::: en
## Try
- Rule [601.2h](rule:), a [stack](term:),
- [Rift Bolt](card:), `x`, [more](start.ipynb).

| a | b |
|---|---|
| 1 | 2 |
:::
::: ja
## 試す
- ルール[601.2h](rule:)、[スタック](term:)、
- [裂け目の稲妻](card:)、`x`、[ほか](start.ipynb)。

| 甲 | 乙 |
|---|---|
| 1 | 2 |
:::
{{ stepper first }}
"""
SCENARIO = """\
id = "X1"
title = { en = "A ping", ja = "1点" }
says = { en = "It deals 1 damage.", ja = "1点のダメージを与えます。" }
rules = ["602.2"]
editions = ["2026-08-07"]

[position.first]
you.battlefield = ["Prodigal Pyromancer"]
choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben"]
"""
QUESTION = """
[question.own]
ask = { en = "Which?", ja = "どれ？" }
options = [{ en = "This", ja = "これ" }, { en = "That", ja = "それ" }]
answer = 1
why = [{ en = "So.", ja = "だから。" }, { en = "No.", ja = "違う。" }]
+++
::: en
## Try"""

Edit = tuple[str, str]


class Case(NamedTuple):
    """A change that gives a problem, and one like it that does not."""

    bad: Edit
    good: Edit
    file: str = "lesson"


CHOICE = "activate Prodigal Pyromancer =>"
CASES: dict[str, Case] = {
    "L001": Case(("+++\nid", "id"), ("+++\nid", "\n+++\nid")),
    "L002": Case(("minutes = 5", "minutes ="), ("minutes = 5", "minutes=5")),
    "L003": Case(("## Try", "## Try" + "\n" * MOST_SIGNS), ("## Try", "## Try" + "\n" * 1000)),
    "L004": Case(("## Try", "## T\u202ery"), ("## Try", "## T\u00a0ry\u200b")),
    "L010": Case(("minutes = 5", "minutes = 5\nminuets = 5"), ("minutes = 5", "minutes = 5\n")),
    "L011": Case(("minutes = 5", "minutes = 0"), ("minutes = 5", "minutes = 1")),
    "L020": Case(('en = "Ping", ', ""), ('en = "Ping", ', "en = 'Ping', ")),
    "L021": Case(('id = "ping"', 'id = "pong"'), ('id = "ping"', "id = 'ping'")),
    "L030": Case(('["602.2"]', '["602.99"]'), ('["602.2"]', '["602.2a"]')),
    "L031": Case(("[stack](term:)", "[stakc](term:)"), ("[stack](term:)", "[it](term:stack)")),
    "L040": Case(("[Rift Bolt](card:)", "[Rift Blot](card:)"), ("[Rift Bolt](card:)", "[it](<card:rift bolt>)")),
    "L041": Case(('["Prodigal Pyromancer"]', '["Prodigal Pyromancr"]'), ('["Prodigal Pyromancer"]', '["放蕩紅蓮術士"]')),
    "L042": Case(('["Llanowar Elves"]', '["Llanowar Elves"' + ', "100 Island"' * 6 + "]"), ('["Llanowar Elves"]', '["Llanowar Elves", "100 Island"]')),
    "L050": Case((CHOICE, "activat Prodigal Pyromancer =>"), (CHOICE, "起動 放蕩紅蓮術士 =>")),
    "L051": Case(("{{ stepper first }}", "{{ replay second }}\n{{ stepper first }}"), ("{{ stepper first }}", "{{ replay first }}")),
    "L052": Case((CHOICE, "activate Grizzly Bears =>"), (CHOICE, "放蕩紅蓮術士を起動 =>")),
    "L053": Case(('["Llanowar Elves"]', '["Llanowar Elves", "Llanowar Elves (tapped)"]'), ('["Llanowar Elves"]', '["2 Llanowar Elves"]')),
    "L054": Case(("pass until end", "pass until ende"), ("pass until end", "終了ステップまでパス")),
    "L055": Case(("? step = main1", "? stepp = main1"), ("? step = main1", "? turn = 3")),
    "L056": Case(("branch.later = [", "branch.later = [" + '"? turn = 3", ' * MOST_LINES), ("branch.later = [", "branch.later = [" + '"? turn = 3", ' * 20)),
    "L060": Case((":::\n::: ja\n## 試す", ":::\n{{ stepper first }}\n::: ja\n## 試す"), ("::: en\n## Try", "{{ stepper first }}\n::: en\n## Try")),
    "L061": Case((":::\n::: ja\n## 試す", ":::\n{{ stepper first }}\n::: ja\n## 試す"), ("::: en\n## Try", "{{ stepper first }}\n::: en\n## Try")),
    "L062": Case((":::\n{{ st", ":::\nwords\n{{ st"), (":::\n{{ st", ":::\n\n  {{ st")),
    "L063": Case((":::\n{{ st", "{{ st"), (":::\n{{ st", ":::   \n{{ st")),
    "L064": Case(("::: ja", "::: jp"), ("::: ja", ":::ja")),
    "L066": Case(("## 試す", "### 試す"), ("## 試す", "試す\n---")),
    "L067": Case((":::\n{{ st", ":::\n::: en\n\n:::\n::: ja\na\n:::\n{{ st"), (":::\n{{ st", ":::\n::: en\nb\n:::\n::: ja\na\n:::\n{{ st")),
    "L068": Case(("## Try\n", "## Try\n" + "a " * MOST_IN_BLOCK + "\n"), ("## Try\n", "## Try\n" + "a " * 100 + "\n")),
    "L070": Case(("{{ stepper first", "{{ steper first"), ("{{ stepper first", "{{show first")),
    "L071": Case(("{{ stepper first", "{{ stepper frist"), ("{{ stepper first", "{{  stepper   first")),
    "L072": Case(("## Try", "## <b>Try</b>"), ("## Try", "## 1 < 2 Try")),
    "L073": Case(("- Rule", "- [x](javascript:alert(1)) Rule"), ("(start.ipynb).\n\n| a", "(start.ipynb#x).\n\n| a")),
    "L074": Case(("- Rule", "- ![x](y.png) Rule"), ("- Rule", "- !\\[x] Rule")),
    "L075": Case(("- ルール", "- **こう。**ルール"), ("- ルール", "- **こう。** ルール")),
    "L076": Case(("{{ stepper first }}", "{{ statements suspens }}"), ("{{ stepper first }}", "{{ statements suspend }}")),
    "L077": Case(("{{ stepper first }}", "{{ example none }}"), ("{{ stepper first }}", "{{ stepper first }}\n")),
    "L078": Case(("## Try\n", "## Try\n{{ stepper first }}\n"), ("## Try\n", "## Try\n`{{ stepper first }}`\n")),
    "L080": Case((CHOICE, "activate Llanowar Elves =>"), (CHOICE, "activate Prodigal Pyromancer -> 0 =>")),
    "L081": Case(('"! respond => 117.1"', '"! target Ben => 117.1"'), ('"! respond', '"！ 対応')),
    "L082": Case(("=> 601.2i", "=> 733.1"), ("=> 601.2i", "⇒ 601.2i")),
    "L083": Case(("? step = main1", "? step = main2"), ("? step = main1", "? opponent.life = 20")),
    "L084": Case(('"! respond => 117.1", ', ""), ('"! respond => 117.1", ', '"? turn = 3", '), "scenario"),
    "L085": Case(('id = "X1"', 'id = "X1"\nabout = true'), ('id = "X1"', 'id = "X1"\nabout = false'), "scenario"),
    "L086": Case(('id = "X1"', 'id = "X1"\nshown_by = ["A999"]'), ('id = "X1"', 'id = "X1"\nshown_by = ["A2"]'), "scenario"),
    "L087": Case(('"! respond => 117.1"', '"! respond"'), ('"! respond => 117.1"', '"! 対応 => 117.1"'), "scenario"),
    "L088": Case(('"target Ben"', '"2023-11-17: target Ben"'), ('"target Ben"', '"2026-08-07: target Ben"'), "scenario"),
    "L090": Case(('"ask next"', '"ask nxt"'), ('"ask next"', '"ask may respond"')),
    "L091": Case(("{{ stepper first }}", "{{ questions first.latr }}"), ("{{ stepper first }}", "{{ questions first }}")),
    "L092": Case(("{{ stepper first }}", "{{ questions first.later }}"), ("{{ stepper first }}", "{{ questions first }}")),
    "L093": Case(('branch.later = ["pass until end"]\n+++', "+++"), ('branch.later = ["pass until end"]\n+++', 'branch.later = ["pass"]\n+++')),
    "L094": Case(("branch.later", 'title.latr = { en = "a", ja = "b" }\nbranch.later'), ("branch.later", 'title.later = { en = "a", ja = "b" }\nbranch.later')),
    "L095": Case(("{{ stepper first }}", "{{ practice nxt }}"), ("{{ stepper first }}", "{{ practice next }}")),
    "L100": Case(("## 試す", "## 書き換え"), ('"outputs": []', '"outputs": [ ]'), "notebook"),
    "L101": Case(('"cells": [', '"cells": [{"cell_type": "raw", "id": "mine", "metadata": {}, "source": "x"},'), ('"outputs": []', '"outputs": [ ]'), "notebook"),
    "L102": Case(('"id": "', '"id": "other'), ('"outputs": []', '"outputs": [ ]'), "notebook"),
    "L110": Case(("ルール[601.2h](rule:)", "ルール[601.2i](rule:)"), ("ルール[601.2h](rule:)", "[支払い](rule:601.2h)")),
    "L111": Case(("## 試す", "## やってみる"), ("## 試す\n- ルール", "## 試す\n- ルール\n  "), "drift"),
    "L112": Case(("- [裂け", "  [裂け"), ("- ルール", "-  ルール")),
    "L113": Case(("| 甲 | 乙 |\n|---|---|\n| 1 | 2 |", "| 甲 | 乙 |\n|---|---|"), ("| 甲 | 乙 |", "|甲|乙|")),
    "L114": Case(("[ほか](start.ipynb)", "[ほか](index.ipynb)"), ("[ほか](start.ipynb)", "[ほかのもの](start.ipynb)")),
    "L115": Case(("、`x`、", "、`y`、"), ("、`x`、", "、 `x` 、")),
    "L116": Case(("[裂け目の稲妻](card:)", "[稲妻](card:)"), ("[裂け目の稲妻](card:)", "[それ](card:裂け目の稲妻)")),
    "L117": Case(("- Rule ", "- これは日本語で書かれた英語のブロックで、訳すのを忘れられてしまったものです。何も伝わりません Rule "), ("- Rule ", "- The word 待機 is suspend. Rule ")),
    "L120": Case(("[スタック](term:)", "置き場"), ("[スタック](term:)", "スタック")),
    "L121": Case(("- ルール", "- 特別な行動、ルール"), ("- ルール", "- `特別な行動`、特別な処理、ルール")),
    "L130": Case(("+++\n::: en\n## Try", QUESTION), ("minutes = 5", "minutes = 6")),
    "L131": Case(("{{ stepper first }}", "{{ statements suspend }}"), ("{{ stepper first }}", "{{ questions first }}")),
    "L132": Case(("+++\n::: en\n## Try", QUESTION), ("minutes = 5", "minutes = 6")),
    "L140": Case(("{{ stepper first }}", ""), ("{{ stepper first }}", "{{ show first }}")),
}  # fmt: skip

PATH = "notebooks/source/ping.md"
EXTRA = {
    "L051": ("minutes = 5\n", "minutes = 5\nposition.second.turn = 3\n"),
    "L093": ("{{ stepper first }}", "{{ branches first }}"),
    "L130": ('"ask next"', '"ask typed own"'),
}
"""What must change besides, in both files."""


def edited(text: str, edit: Edit) -> str:
    old, new = edit
    assert old in text, old
    return text.replace(old, new, 1)


def problems(code: str, edit: Edit) -> list[Problem]:
    file = CASES[code].file
    if file == "scenario":
        return check_scenario(read_scenario(edited(SCENARIO, edit), "X1.toml"))
    if file == "notebook":
        lesson = parse(LESSON, PATH)
        text = edited(write(build(lesson, "ja")), edit)
        json.loads(text)
        return check(lesson, {"notebooks/ja/ping.ipynb": text})
    text = edited(edited(LESSON, EXTRA[code]) if code in EXTRA else LESSON, edit)
    built = write(build(parse(LESSON, PATH), "en"))
    return check(parse(text, PATH), {"notebooks/en/ping.ipynb": built} if file == "drift" else {})


def test_every_code_has_a_case_here() -> None:
    assert CASES.keys() == WORDS.keys()


def test_the_files_themselves_are_sound() -> None:
    assert check(parse(LESSON, PATH)) == []
    assert check_scenario(read_scenario(SCENARIO, "X1.toml")) == []


@pytest.mark.parametrize("code", CASES)
def test_a_file_that_has_it_says_so_in_both_languages(code: str) -> None:
    found = problems(code, CASES[code].bad)

    told = [problem for problem in found if problem.code == code]
    assert told, [problem.told("en") for problem in found]
    for problem in told:
        assert problem.severity == ("warning" if code in WARNINGS else "error")
        assert problem.line >= 1
        assert problem.column >= 1
        for lang in LANGS:
            assert not re.search(r"\{[a-z]+(![rs])?\}", problem.text[lang]), "a field is left open"
            assert problem.told(lang).startswith(
                f"{problem.path}:{problem.line}:{problem.column}: {code} "
            )
        assert re.search("[ぁ-んァ-ヶ一-龠]", problem.text.ja)
        if problem.near:
            assert problem.near in problem.text.en
            assert problem.near in problem.text.ja


@pytest.mark.parametrize("code", CASES)
def test_a_file_that_is_nearly_the_same_does_not(code: str) -> None:
    found = problems(code, CASES[code].good)

    assert [problem.told("en") for problem in found if problem.code == code] == []


@pytest.mark.parametrize("code", WORDS)
def test_the_words_of_a_code_have_the_same_fields_in_both_languages(code: str) -> None:
    fields = [set(re.findall(r"\{(\w+)", WORDS[code][lang].replace("{{", ""))) for lang in LANGS]

    assert fields[0] == fields[1]
