"""The authors' tool, in the author's language.

    mtgrules lesson check FILE...             what is wrong with lesson files
    mtgrules lesson build [--check]           both notebooks of every lesson, or whether they are so
    mtgrules scenario check [ID or FILE...]   play scenarios, all of them if none is named
    mtgrules scenario new FOLDER/ID           a scenario file to fill in
    mtgrules scenario table [--check]         the docs that list them, or whether they are so

Exit codes: 0 all is well, 1 something is wrong with a file, 2 the command could
not be run.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from mtgrules.cli import lesson, scenario
from mtgrules.cli.common import Trouble
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules.start import reader_language

if TYPE_CHECKING:
    from collections.abc import Sequence

USAGE = Text(
    "mtgrules lesson check FILE...\n"
    "       mtgrules lesson build [--check] [FILE...]\n"
    "       mtgrules scenario check [ID or FILE...]\n"
    "       mtgrules scenario new FOLDER/ID\n"
    "       mtgrules scenario table [--check]\n"
    "       (add --lang en or --lang ja; --strict to take warnings as errors)",
    "mtgrules lesson check ファイル...\n"
    "       mtgrules lesson build [--check] [ファイル...]\n"
    "       mtgrules scenario check [番号またはファイル...]\n"
    "       mtgrules scenario new フォルダー/番号\n"
    "       mtgrules scenario table [--check]\n"
    "       （--lang en / --lang ja で言語を選び、--strict で警告もエラーとして扱います）",
)
CANNOT_READ_COMMAND = Text(
    "This command cannot be read ({why}). Usage:", "コマンドを読み取れません（{why}）。使い方："
)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise Trouble(CANNOT_READ_COMMAND.format(why=message) + Text("\n", "\n") + USAGE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; prints to the terminal, never a traceback for a mistake in a file."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = _language(words)
    try:
        return _run(_read(words, lang), lang)
    except Trouble as trouble:
        print(trouble.text[lang], file=sys.stderr)
        return 2


def _run(options: argparse.Namespace, lang: Lang) -> int:
    match options.area, options.command:
        case "lesson", "check":
            return lesson.check(options.files, lang, strict=options.strict)
        case "lesson", _:
            return lesson.build(
                options.files, lang, only_check=options.check, strict=options.strict
            )
        case _, "check":
            return scenario.check(options.names, lang)
        case _, "new":
            return scenario.new(options.name, lang)
        case _:
            return scenario.table(lang, only_check=options.check)


def _language(words: list[str]) -> Lang:
    """The language asked for, also in a command that cannot be read otherwise."""
    for i, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if "=" in word else "".join(words[i + 1 : i + 2])
        for lang in LANGS:
            if word.startswith("--lang") and wanted == lang:
                return lang
    return reader_language(os.environ)


def _read(words: list[str], lang: Lang) -> argparse.Namespace:
    usage = USAGE[lang]
    parser = _Parser(prog="mtgrules", usage=usage, allow_abbrev=False)
    areas = parser.add_subparsers(dest="area", required=True, metavar="lesson | scenario")

    def commands(area: str, *names: str) -> list[_Parser]:
        of_area = areas.add_parser(area, usage=usage, allow_abbrev=False)
        metavar = " | ".join(names)
        inside = of_area.add_subparsers(dest="command", required=True, metavar=metavar)
        made = [inside.add_parser(name, usage=usage, allow_abbrev=False) for name in names]
        for command in made:
            command.add_argument("--lang", choices=LANGS)
        return made

    check, build = commands("lesson", "check", "build")
    for command in (check, build):
        command.add_argument("--strict", action="store_true")
    build.add_argument("--check", action="store_true")
    check.add_argument("files", nargs="+", type=Path)
    build.add_argument("files", nargs="*", type=Path)
    play, new, table = commands("scenario", "check", "new", "table")
    play.add_argument("names", nargs="*")
    new.add_argument("name")
    table.add_argument("--check", action="store_true")
    return parser.parse_args(words)
