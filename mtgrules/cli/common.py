"""What all authors' commands share: trouble that is told, files that are read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from mtgrules.lessons.model import Problem

NOT_UTF8 = Text(
    "{path}: this file is not UTF-8; save it as UTF-8 and try again.",
    "{path}：UTF-8ではありません。UTF-8で保存し直してください。",
)
NOT_WRITTEN = Text(
    "{path}: cannot be written ({why}); close programs that use it and try again.",
    "{path}：書き込めません（{why}）。使っているプログラムを閉じて、もう一度お試しください。",
)
WRITTEN = Text("{path}: written", "{path}：書き出しました")
SUMMARY = Text("{errors} error(s), {warnings} warning(s)", "エラー{errors}件、警告{warnings}件")


class Trouble(Exception):
    """What keeps a command from running, for the person who typed it."""

    def __init__(self, text: Text) -> None:
        self.text = text
        super().__init__(text.en)


def tell(problems: list[Problem], all_well: Text, lang: Lang, *, strict: bool = False) -> int:
    """Print what is wrong, or that all is well; the exit code."""
    for problem in problems:
        print(problem.told(lang))
    errors = sum(problem.severity == "error" for problem in problems)
    if problems:
        print(SUMMARY.format(errors=errors, warnings=len(problems) - errors)[lang])
    else:
        print(all_well[lang])
    return 1 if errors or (strict and problems) else 0


def read(path: Path, missing: Text) -> str:
    """The text of a file; raises `Trouble`, with `missing` if there is no such file."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Trouble(NOT_UTF8.format(path=path)) from None
    except OSError:
        raise Trouble(missing) from None


def text_of(path: Path) -> str | None:
    """The text of a file, None if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def write(path: Path, text: str) -> None:
    """Write a file and the folders it needs; raises `Trouble`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise Trouble(NOT_WRITTEN.format(path=path, why=error.strerror)) from None


def rename(path: Path, new: Path) -> None:
    """Give a file another name; raises `Trouble`."""
    try:
        path.rename(new)
    except OSError as error:
        raise Trouble(NOT_WRITTEN.format(path=new, why=error.strerror)) from None


def write_pages(
    pages: Iterable[tuple[Path, str]],
    lang: Lang,
    *,
    stale: Text,
    up_to_date: Text,
    only_check: bool,
) -> int:
    """Write the pages that are not so yet, or say which are `stale`; the exit code."""
    wrong = False
    for path, text in pages:
        if text_of(path) == text:
            continue
        if only_check:
            wrong = True
            print(stale.format(path=path.as_posix())[lang])
        else:
            write(path, text)
            print(WRITTEN.format(path=path.as_posix())[lang])
    if not wrong:
        print(up_to_date[lang])
    return 1 if wrong else 0
