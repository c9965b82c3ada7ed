"""The two commands of the README, from a bare Python to open lessons.

`python3 -m mtgrules lessons` and `python3 -m mtgrules test` run in a checkout
where nothing is installed. They make a virtual environment in `.venv`, install
exactly the versions of the lock file into it, remember that they did, and then
start JupyterLab or the tests there. Only the standard library is used here:
`words` says what is going on, `preparing` makes the environment, `running` uses it.

Whatever goes wrong on the way is told in one sentence in both languages, with
what to do about it.
"""

from __future__ import annotations

import argparse
import os
import sys

from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.start.preparing import is_prepared, prepare, require_checkout
from mtgrules.start.running import hand_on, open_classroom, open_lessons, run_tests
from mtgrules.start.words import (
    CLASSROOM,
    CLASSROOM_TOO,
    DEFAULT_LANGUAGE,
    HANDED_ON,
    NOT_FOR_TESTS,
    ONLY_PREPARE,
    READY,
    USAGE,
    Trouble,
    both,
    reader_language,
)

__all__ = ["COMMANDS", "Trouble", "hand_on", "main", "read", "reader_language"]

COMMANDS = ("lessons", "test")


def main(words: list[str]) -> int:
    """Run one of the two commands and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # An old Windows console has no Japanese letters; show marks, do not stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = reader_language(os.environ)
    if not words:
        print(both(USAGE, lang), file=sys.stderr)
        return 2
    options, rest = read(words, lang)
    lang = options.lang
    try:
        require_checkout()
        python = prepare("classroom" if options.classroom else options.command, lang)
        if options.prepare:
            print(READY[lang])
            if options.command == "lessons" and not is_prepared("classroom"):
                print(CLASSROOM_TOO[lang])
            return 0
        if options.classroom:
            return open_classroom(python, lang, rest)
        if options.command == "lessons":
            return open_lessons(python, lang, rest)
        return run_tests(python, lang, rest)
    except Trouble as trouble:
        print("\n" + both(trouble.text, lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def read(words: list[str], lang: Lang) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and what stands after `--` for JupyterLab or pytest."""
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        prog="python3 -m mtgrules",
        usage=both(USAGE, lang),
        epilog=HANDED_ON[lang],
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument(
        "--lang",
        choices=LANGS,
        default=lang,
        help=DEFAULT_LANGUAGE.format(lang=lang)[lang],
    )
    parser.add_argument(
        "--prepare",
        action="store_true",
        help=ONLY_PREPARE[lang],
    )
    parser.add_argument("--classroom", action="store_true", help=CLASSROOM[lang])
    options = parser.parse_args(words[:cut])
    if options.classroom and options.command != "lessons":
        parser.error(both(NOT_FOR_TESTS, lang))
    return options, words[cut + 1 :]
