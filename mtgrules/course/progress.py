"""Progress: what a learner has answered, as a value and as a file that can be carried along.

The file is the learner's own: plain JSON in the folder of their notebooks, one line a
question. Nothing is sent anywhere, and no answer stands in it, only whether it was right.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from mtgrules.rulebook.text import LANGS

FILE = "mtgrules-progress.json"
"""What the file is called."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Which questions were answered, by "LESSON.ROUND.NUMBER", and whether right at first.

    >>> done = Progress().answered("anatomy.guess", 0, right=True)
    >>> done.count("anatomy"), done.right("anatomy"), done.count("stack")
    (1, 1, 0)
    """

    answers: Mapping[str, bool] = field(default_factory=lambda: MappingProxyType({}))

    def answered(self, round_: str, number: int, *, right: bool) -> Progress:
        """With one more answer; the first answer to a question counts, later ones do not."""
        key = f"{round_}.{number}"
        return Progress(MappingProxyType({key: right, **self.answers}))

    def count(self, lesson: str) -> int:
        """How many questions of a lesson were answered."""
        return sum(key.startswith(f"{lesson}.") for key in self.answers)

    def right(self, lesson: str) -> int:
        """How many of them were right."""
        return sum(so for key, so in self.answers.items() if key.startswith(f"{lesson}."))


def place(folder: Path | None = None) -> Path:
    """Where the file is: beside the notebooks, once for both languages.

    That is the folder above if the notebooks lie in one called `en` or `ja`.
    """
    here = Path(folder or os.getcwd())  # noqa: PTH109 - a notebook may lie in a folder that is gone
    return (here.parent if here.name in LANGS else here) / FILE


def read(path: Path) -> Progress:
    """What the file holds; nothing if there is none or it cannot be read."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Progress()
    if not isinstance(found, dict) or not _good(found.items()):
        return Progress()
    return Progress(MappingProxyType(found))


def _good(items: Iterable[tuple[object, object]]) -> bool:
    return all(isinstance(key, str) and isinstance(right, bool) for key, right in items)


def write(path: Path, progress: Progress) -> bool:
    """Write the file whole, or leave the old one; whether it could be written."""
    text = json.dumps(dict(progress.answers), indent=0, ensure_ascii=False, sort_keys=True)
    part = path.with_suffix(".part")
    try:
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(path)
    except OSError:
        return False
    return True


def record(path: Path, round_: str, number: int, *, right: bool) -> bool:
    """Note an answer in the file; whether it could be written."""
    return write(path, read(path).answered(round_, number, right=right))
