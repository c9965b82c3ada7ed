"""The commands of scenario authors."""

from __future__ import annotations

from pathlib import Path

from mtgrules.cli.command import ONLY_CHECK, Command, Given, Option
from mtgrules.rulebook.text import Text


def _play(given: Given) -> int:
    from mtgrules.cli import scenario

    return scenario.check(list(given.words), given.lang)


def _tell_runs(given: Given) -> int:
    from mtgrules.cli import lesson, play, scenario

    name = given.words[0]
    source = lesson.lesson(Path(name)) if name.endswith(".md") else scenario.named(name)
    wanted = {key: given.options.get(f"--{key}", "") for key in ("run", "edition", "to")}
    return play.play(
        source, given.lang, wanted=wanted["run"], edition=wanted["edition"], to=wanted["to"]
    )


def _cards(given: Given) -> int:
    from mtgrules.cli import lookup

    return lookup.cards(" ".join(given.words), given.lang)


def _rules(given: Given) -> int:
    from mtgrules.cli import lookup

    return lookup.rules(" ".join(given.words), given.lang)


def _new_scenario(given: Given) -> int:
    from mtgrules.cli import scenario

    return scenario.new(given.words[0], given.lang)


def _table(given: Given) -> int:
    from mtgrules.cli import scenario

    return scenario.table(given.lang, only_check=given.has("--check"))


RUN_OPTIONS = (
    Option("--run", Text("only this run", "この手順だけ"), Text("POSITION.BRANCH", "局面.枝")),
    Option(
        "--to",
        Text(
            "only so many lines of the run, to see what is possible then",
            "手順の先頭からこの行数だけ進め、そこで何ができるかを見る",
        ),
        Text("N", "行数"),
    ),
    Option(
        "--edition",
        Text(
            "under the rules of this edition (default: the newest of the file)",
            "ルールの版（指定しなければ、ファイルの中で最新の版）",
        ),
        Text("DATE", "日付"),
    ),
)
WORD = Text("WORD", "語")

SCENARIO_COMMANDS = (
    Command(
        ("scenario", "check"),
        Text(
            "play scenarios, all of them if none is named",
            "シナリオを進めて確かめる（指定しなければ全部）",
        ),
        _play,
        Text("ID-OR-FILE", "番号かファイル"),
        most=None,
        example="scenario check A33",
    ),
    Command(
        ("scenario", "play"),
        Text(
            "tell the runs of a file line by line, and what is possible at the end",
            "手順を1行ずつ進めて何が起こるかを示し、最後に何ができるかを示す",
        ),
        _tell_runs,
        Text("ID-OR-FILE", "番号かファイル"),
        least=1,
        most=1,
        options=RUN_OPTIONS,
        example="scenario play A33 --run response --to 1",
        more=Text(
            "Each line is followed by what it made happen, with the rules. At the end stand the\n"
            "choices as they can be written, the refused ones with the rule that refuses them,\n"
            "and checks that hold. Lesson files can be played in the same way.",
            "各行の下に、起こったこととそのルールを示します。最後に、できる選択をそのまま書ける形で、\n"
            "できない選択をそのルールとともに、さらに成り立つ確認を示します。教材のファイルも同じように\n"
            "進められます。",
        ),
    ),
    Command(
        ("scenario", "cards"),
        Text("list the cards that can be used", "使えるカードの一覧を示す"),
        _cards,
        WORD,
        most=None,
        example="scenario cards suspend",
        more=Text(
            "With a word only the cards that have it in their name, type or text, in either\n"
            "language; of a few cards the text is shown as well.",
            "語を書くと、名前、タイプ、文章のどれかにその語を含むカードだけを示します（日本語でも英語でも\n"
            "可）。数枚に絞ると、カードの文章も示します。",
        ),
    ),
    Command(
        ("scenario", "rules"),
        Text("list the rules that can be named", "書けるルールの番号の一覧を示す"),
        _rules,
        WORD,
        most=None,
        example="scenario rules 602.5",
        more=Text(
            "With a word only the rules whose number begins with it or whose summary has it.",
            "語を書くと、その番号で始まるルールか、要約にその語を含むルールだけを示します。",
        ),
    ),
    Command(
        ("scenario", "new"),
        Text(
            "begin a scenario: a file that plays as it stands",
            "新しいシナリオを、そのまま動くひな形から始める",
        ),
        _new_scenario,
        Text("NAME", "名前"),
        least=1,
        most=1,
        example="scenario new my-first",
    ),
    Command(
        ("scenario", "table"),
        Text("write the docs that list every scenario", "シナリオの一覧の資料を書き出す"),
        _table,
        options=(ONLY_CHECK,),
        example="scenario table --check",
    ),
)
