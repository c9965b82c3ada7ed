"""`mtgrules lesson ...`: the lesson author's tool, in the author's language.

    mtgrules lesson check FILE...     what is wrong with lesson files
    mtgrules lesson build [--check]   both notebooks of every lesson, or whether they are up to date

Exit codes: 0 all is well, 1 something is wrong with a lesson or a notebook,
2 the command could not be run.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from mtgrules import lessons
from mtgrules.rulebook.text import LANGS, Lang, Text
from mtgrules.start import reader_language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SOURCES = Path("notebooks/source")

USAGE = Text(
    "mtgrules lesson check FILE...\n"
    "       mtgrules lesson build [--check] [FILE...]\n"
    "       (add --lang en or --lang ja; --strict to take warnings as errors)",
    "mtgrules lesson check ファイル...\n"
    "       mtgrules lesson build [--check] [ファイル...]\n"
    "       （--lang en / --lang ja で言語を選び、--strict で警告もエラーとして扱います）",
)
CANNOT_READ_COMMAND = Text(
    "This command cannot be read ({why}). Usage:", "コマンドを読み取れません（{why}）。使い方："
)
NO_FILE = Text(
    "{path}: there is no such file; give the path of a lesson file, for example {example}.",
    "{path}：ファイルがありません。{example} のように、教材のファイルを指定してください。",
)
NOT_UTF8 = Text(
    "{path}: this file is not UTF-8; save it as UTF-8 and try again.",
    "{path}：UTF-8ではありません。UTF-8で保存し直してください。",
)
NO_SOURCES = Text(
    "There are no lesson files in {folder}; run this inside a clone of the project.",
    "{folder}に教材のファイルがありません。クローンしたフォルダーの中で実行してください。",
)
NOT_WRITTEN = Text(
    "{path}: cannot be written ({why}); close programs that use it and try again.",
    "{path}：書き込めません（{why}）。使っているプログラムを閉じて、もう一度お試しください。",
)
STALE = Text(
    "{path} is not what {source} gives; run `python3 -m mtgrules lesson build`.",
    "{path}の内容が{source}と一致しません。`python3 -m mtgrules lesson build`を実行してください。",
)
ORPHAN = Text(
    "{path} was generated from {source}, which is gone; delete the notebook.",
    "{path}の元になった{source}がありません。ノートブックを削除してください。",
)
WRITTEN = Text("{path}: written", "{path}：書き出しました")
SAME = Text("{path}: unchanged", "{path}：変更なし")
SUMMARY = Text("{errors} error(s), {warnings} warning(s)", "エラー{errors}件、警告{warnings}件")
ALL_WELL = Text("{n} lesson(s): all is well.", "教材{n}件：問題ありません。")


class _Trouble(Exception):
    """What keeps a command from running, for the person who typed it."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Trouble(CANNOT_READ_COMMAND.format(why=message) + Text("\n", "\n") + USAGE)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; prints to the terminal, never a traceback for a mistake in a file."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = _language(words)
    try:
        options = _read(words, lang)
        if options.command == "check":
            return _check(options.files, lang, strict=options.strict)
        return _build(options.files, lang, only_check=options.check, strict=options.strict)
    except _Trouble as trouble:
        print(trouble.text[lang], file=sys.stderr)
        return 2


def _language(words: list[str]) -> Lang:
    """The language asked for, also in a command that cannot be read otherwise."""
    for i, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if "=" in word else "".join(words[i + 1 : i + 2])
        for lang in LANGS:
            if word.startswith("--lang") and wanted == lang:
                return lang
    return reader_language(os.environ)


def _read(words: list[str], lang: Lang) -> argparse.Namespace:
    parser = _Parser(prog="mtgrules", usage=USAGE[lang], allow_abbrev=False)
    areas = parser.add_subparsers(dest="area", required=True, metavar="lesson")
    lesson = areas.add_parser("lesson", usage=USAGE[lang], allow_abbrev=False)
    commands = lesson.add_subparsers(dest="command", required=True, metavar="check | build")
    for name in ("check", "build"):
        command = commands.add_parser(name, usage=USAGE[lang], allow_abbrev=False)
        command.add_argument("--lang", choices=LANGS)
        command.add_argument("--strict", action="store_true")
        if name == "build":
            command.add_argument("--check", action="store_true")
        command.add_argument("files", nargs="+" if name == "check" else "*", type=Path)
    return parser.parse_args(words)


def _check(files: list[Path], lang: Lang, *, strict: bool) -> int:
    read = [_lesson(path) for path in files]
    return _tell(
        [p for lesson in read for p in lessons.check(lesson)], len(read), lang, strict=strict
    )


def _tell(problems: list[lessons.Problem], n: int, lang: Lang, *, strict: bool) -> int:
    for problem in problems:
        print(problem.told(lang))
    errors = sum(problem.severity == "error" for problem in problems)
    if problems:
        print(SUMMARY.format(errors=errors, warnings=len(problems) - errors)[lang])
    else:
        print(ALL_WELL.format(n=n)[lang])
    return 1 if errors or (strict and problems) else 0


def _lesson(path: Path) -> lessons.Lesson:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise _Trouble(NOT_UTF8.format(path=path)) from None
    except OSError:
        raise _Trouble(NO_FILE.format(path=path, example=SOURCES / "activate.md")) from None
    return lessons.parse(text, path.as_posix())


# Building -----------------------------------------------------------------------------


def _build(files: list[Path], lang: Lang, *, only_check: bool, strict: bool) -> int:
    read = [_lesson(path) for path in files or _all_sources()]
    problems = [problem for lesson in read for problem in lessons.check(lesson)]
    if any(problem.severity == "error" or strict for problem in problems):
        return _tell(problems, len(read), lang, strict=strict)
    wrong = []
    for lesson in read:
        for path, text in notebooks(lesson):
            if _text_of(path) == text:
                if not only_check:
                    print(SAME.format(path=path.as_posix())[lang])
            elif only_check:
                wrong.append(STALE.format(path=path.as_posix(), source=lesson.path))
            else:
                _write(path, text)
                print(WRITTEN.format(path=path.as_posix())[lang])
    if only_check and not files:
        wrong += orphans(SOURCES.parent)
    for text_ in wrong:
        print(text_[lang])
    if only_check and not wrong:
        print(ALL_WELL.format(n=len(read))[lang])
    return 1 if wrong else 0


def _all_sources() -> list[Path]:
    found = sorted(SOURCES.glob("*.md"))
    if not found:
        raise _Trouble(NO_SOURCES.format(folder=SOURCES.as_posix()))
    return found


def notebooks(lesson: lessons.Lesson) -> Iterator[tuple[Path, str]]:
    """Where the notebooks of a lesson belong, next to the folder of its source, and their text."""
    for lang in LANGS:
        place = Path(lesson.path).parent.parent / lang / f"{lesson.id}.ipynb"
        yield place, lessons.write(lessons.build(lesson, lang))


def orphans(folder: Path) -> Iterator[Text]:
    """Generated notebooks whose source is gone; a reader's own notebooks are left in peace."""
    for path in sorted(p for lang in LANGS for p in folder.glob(f"{lang}/*.ipynb")):
        try:
            about = json.loads(path.read_text(encoding="utf-8"))["metadata"]["mtgrules"]
            source = str(about["generated_from"])
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if not (folder / "source" / f"{path.stem}.md").is_file():
            yield ORPHAN.format(path=path.as_posix(), source=source)


def _text_of(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise _Trouble(NOT_WRITTEN.format(path=path, why=error.strerror)) from None


if __name__ == "__main__":
    sys.exit(main())
