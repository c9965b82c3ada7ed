"""The authors' tool, in the author's language: every command, and running one of them.

`mtgrules --help` lists them; the exit code is 0 if all is well, 1 if something is wrong
with a file, 2 if the command could not be run. What a command needs is imported when
it runs, so that help needs nothing installed.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from typing import TYPE_CHECKING

from mtgrules import start
from mtgrules.cli.command import PROGRAM, find, overview
from mtgrules.cli.common import Trouble
from mtgrules.cli.lesson_commands import LESSON_COMMANDS
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
COMMANDS = (*LESSON_COMMANDS, *SCENARIO_COMMANDS)


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
