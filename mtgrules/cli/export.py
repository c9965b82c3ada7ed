"""`mtgrules lesson export`: a lesson as HTML files that need nothing else."""

from __future__ import annotations

import importlib
from pathlib import Path

from mtgrules.cli.common import WRITTEN, tell, write
from mtgrules.cli.lesson import lesson
from mtgrules.lessons.check import check
from mtgrules.rulebook.text import NOTHING, Lang


def export(path: Path, lang: Lang, languages: tuple[Lang, ...], folder: Path) -> int:
    """Write one file a language into a folder; a lesson with errors is told, not written."""
    found = lesson(path)
    problems = check(found)
    if problems and tell(problems, NOTHING, lang):
        return 1
    # The widgets stand above this package, which therefore knows them only by name.
    maker = importlib.import_module("mtgrules_widgets.export")
    for each in languages:
        target = folder / maker.file_name(found.id, each)
        write(target, maker.export(found, each))
        print(WRITTEN.format(path=target.as_posix())[lang])
    return 0
