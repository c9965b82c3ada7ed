"""The authors' tool, in the author's language: every command, and running one of them.

`mtgrules --help` lists them; the exit code is 0 if all is well, 1 if something is wrong
with a file, 2 if the command could not be run. What a command needs is imported when
it runs, so that help needs nothing installed.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules import start
from mtgrules.cli.command import ONLY_CHECK, PROGRAM, Command, Given, Option, find, overview
from mtgrules.cli.common import Trouble
from mtgrules.cli.scenario_commands import SCENARIO_COMMANDS
from mtgrules.rulebook.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

LIBRARIES = ("markdown_it", "nbformat", "jupyterlab", "ipywidgets")
"""What some command needs beside the standard library."""

HEAD = Text(
    "{program} lessons opens the lessons, {program} test runs all tests; these are for authors.",
    "教材を開くのは {program} lessons、テストは {program} test です。ほかに、教材を作る人のための"
    "次のコマンドがあります。",
)
FILE = Text("FILE", "ファイル")
FOLDER = Text("FOLDER", "フォルダー")
STRICT = Option("--strict", Text("take warnings as errors", "警告もエラーとして扱う"))


def _check(given: Given) -> int:
    from mtgrules.cli import lesson

    return lesson.check(_paths(given), given.lang, strict=given.has("--strict"))


def _build(given: Given) -> int:
    from mtgrules.cli import lesson

    return lesson.build(
        _paths(given), given.lang, only_check=given.has("--check"), strict=given.has("--strict")
    )


def _new(given: Given) -> int:
    from mtgrules.cli import new

    return new.new(given.words[0], given.lang)


def _preview(given: Given) -> int:
    from mtgrules.cli import preview

    return preview.preview(Path(given.words[0]), given.lang, browser=not given.has("--no-browser"))


def _export(given: Given) -> int:
    from mtgrules.cli import export

    # Here the language asked for is that of the file; without one there is a file for each.
    wanted = (given.lang,) if given.has("--lang") else LANGS
    folder = Path(given.options.get("--out", "."))
    return export.export(Path(given.words[0]), given.lang, wanted, folder)


def _reference(given: Given) -> int:
    from mtgrules.cli import reference

    return reference.reference(given.lang, only_check=given.has("--check"))


def _answers(given: Given) -> int:
    from mtgrules.cli import answers

    out = given.options.get("--out")
    return answers.answers(_paths(given), given.lang, None if out is None else Path(out))


def _course(given: Given) -> int:
    from mtgrules.cli import course

    return course.course(given.lang, only_check=given.has("--check"))


COMMANDS = (
    Command(
        ("lesson", "new"),
        Text(
            "begin a lesson: a file that works as it stands",
            "新しい教材を、そのまま動くひな形から始める",
        ),
        _new,
        Text("ID", "ID"),
        least=1,
        most=1,
        example="lesson new my-first",
        more=Text(
            "ID is the name of the lesson in small letters, digits and hyphens. The file lies in\n"
            "notebooks/source if you are in a clone of the project, and in your folder otherwise.",
            "IDは教材の名前です。小文字、数字、ハイフンを使います。クローンしたフォルダーの中では\n"
            "notebooks/sourceに、それ以外では今いるフォルダーに作られます。",
        ),
    ),
    Command(
        ("lesson", "check"),
        Text(
            "say everything that is wrong with lesson files", "教材のファイルの問題をすべて挙げる"
        ),
        _check,
        FILE,
        least=1,
        most=None,
        options=(STRICT,),
        example="lesson check notebooks/source/my-first.md",
        more=Text(
            "Every run of a lesson is played. Each problem has its file, its line and a code;\n"
            "docs/lessons.md explains the codes.",
            "教材の手順はすべて実際に進められます。問題にはファイル、行、記号が付き、記号の説明は\n"
            "docs/lessons.ja.md にあります。",
        ),
    ),
    Command(
        ("lesson", "preview"),
        Text("show a lesson as a class will see it", "教材を、受講者が見るとおりに表示する"),
        _preview,
        FILE,
        least=1,
        most=1,
        options=(
            Option(
                "--no-browser",
                Text(
                    "do not open a browser, only say the address",
                    "ブラウザーを開かず、アドレスだけを示す",
                ),
            ),
        ),
        example="lesson preview notebooks/source/my-first.md --lang en",
        more=Text(
            "Both notebooks are built into a folder that is deleted at the end, and JupyterLab\n"
            "opens the one in the language of --lang. Ctrl+C in the terminal ends it.",
            "2つの言語のノートブックを一時的なフォルダーに作り、--langの言語のほうをJupyterLabで\n"
            "開きます。端末でCtrl+Cを押すと終わり、フォルダーは削除されます。",
        ),
    ),
    Command(
        ("lesson", "build"),
        Text(
            "write both notebooks of lessons, of all if none is named",
            "教材のノートブックを2つの言語で書き出す（指定しなければ全部）",
        ),
        _build,
        FILE,
        most=None,
        options=(ONLY_CHECK, STRICT),
        example="lesson build notebooks/source/my-first.md",
        more=Text(
            "notebooks/source/X.md gives notebooks/en/X.ipynb and notebooks/ja/X.ipynb; a file\n"
            "elsewhere gives the same in folders en and ja beside it.",
            "notebooks/source/X.mdからは、notebooks/en/X.ipynbとnotebooks/ja/X.ipynbを作ります。\n"
            "ほかの場所のファイルからは、その隣のフォルダーenとjaの中に作ります。",
        ),
    ),
    Command(
        ("lesson", "export"),
        Text(
            "write a lesson as HTML files that need nothing else",
            "教材を、それだけで動くHTMLファイルとして書き出す",
        ),
        _export,
        FILE,
        least=1,
        most=1,
        options=(
            Option(
                "--out",
                Text(
                    "where to write (default: this folder)",
                    "書き出し先（指定しなければ今いるフォルダー）",
                ),
                FOLDER,
            ),
        ),
        example="lesson export notebooks/source/my-first.md --out handout",
        more=Text(
            "X.en.html and X.ja.html open in any browser, with no network and nothing\n"
            "installed; print them for a class without computers. --lang gives only one of them.",
            "X.en.htmlとX.ja.htmlは、ネットワークがなくても、何もインストールしていなくても、\n"
            "ブラウザーで開けます。印刷もできます。--langを付けると、その言語だけを書き出します。",
        ),
    ),
    Command(
        ("lesson", "reference"),
        Text(
            "write the docs that list everything that a lesson may say",
            "教材の書き方の一覧の資料を書き出す",
        ),
        _reference,
        options=(ONLY_CHECK,),
        example="lesson reference --check",
    ),
    Command(
        ("lesson", "answers"),
        Text(
            "the answers to all questions, for whoever teaches",
            "教える人のために、すべての問題の答えを書き出す",
        ),
        _answers,
        FILE,
        most=None,
        options=(
            Option(
                "--out",
                Text(
                    "the file to write (default: the terminal)",
                    "書き出すファイル（指定しなければ画面）",
                ),
                FILE,
            ),
        ),
        example="lesson answers --out answers.md",
        more=Text(
            "Without a file it gives those of the whole course, in its order.",
            "ファイルを指定しなければ、課程全体の答えを順番に書き出します。",
        ),
    ),
    Command(
        ("lesson", "course"),
        Text(
            "write the pages around the course: glossary, indexes, timeline, what is taught where",
            "用語集、索引、年表、「どこで何を学ぶか」の表を書き出す",
        ),
        _course,
        options=(ONLY_CHECK,),
        example="lesson course --check",
    ),
    *SCENARIO_COMMANDS,
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; prints to the terminal, never a traceback for a mistake in a file."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = _language(words)
    try:
        return _run(words, lang)
    except (Trouble, start.Trouble) as trouble:
        print(trouble.text[lang], file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads has seen enough, as `head` does; the rest is nobody's to be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _run(words: list[str], lang: Lang) -> int:
    ours = words[: words.index("--")] if "--" in words else words
    wants_help = "-h" in ours or "--help" in ours
    named = [word for word in ours if not word.startswith("-") and word not in LANGS]
    if wants_help and len(named) < 2 and (not named or named[0] in {c.path[0] for c in COMMANDS}):
        shown = [c for c in COMMANDS if not named or c.path[0] == named[0]]
        print((HEAD.format(program=PROGRAM)[lang] + "\n\n") * (not named) + overview(shown, lang))
        return 0
    command = find(COMMANDS, words, start.COMMANDS)
    if wants_help:
        print(command.help(lang))
        return 0
    given = command.read(words[len(command.path) :], lang)
    if any(importlib.util.find_spec(name) is None for name in LIBRARIES):
        return start.hand_on(words, lang)
    return command.run(given)


def _language(words: list[str]) -> Lang:
    """The language asked for, also in a command that cannot be read otherwise."""
    for i, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if "=" in word else "".join(words[i + 1 : i + 2])
        for lang in LANGS:
            if word.startswith("--lang") and wanted == lang:
                return lang
    return start.reader_language(os.environ)


def _paths(given: Given) -> list[Path]:
    return [Path(word) for word in given.words]
