"""Progress: what a learner has answered, as a value and as a file that can be carried along.

The file is the learner's own: plain JSON in the folder of their notebooks, one line a
question. Nothing is sent anywhere, and no answer stands in it, only whether it was right.
"""

from __future__ import annotations

import contextlib
import json
import os
import secrets
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
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

    def of(self, round_: str, questions: int) -> tuple[bool | None, ...]:
        """For each question of a round whether it was right; None where it was not answered."""
        return tuple(self.answers.get(f"{round_}.{number}") for number in range(questions))

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
    return _found(path) or Progress()


def _found(path: Path) -> Progress | None:
    """What the file holds; None if it holds no progress, or is not there."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    if not isinstance(found, dict) or not _good(found.items()):
        return None
    return Progress(MappingProxyType(found))


def _good(items: Iterable[tuple[object, object]]) -> bool:
    return all(isinstance(key, str) and isinstance(right, bool) for key, right in items)


def write(path: Path, progress: Progress) -> bool:
    """Write the file whole, or leave the old one; whether it could be written."""
    text = json.dumps(dict(progress.answers), indent=0, ensure_ascii=False, sort_keys=True)
    # A name of its own: another notebook may be writing at the same moment.
    part = path.with_suffix(f".{secrets.token_hex(4)}.part")
    try:
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        return False
    return True


def record(path: Path, round_: str, number: int, *, right: bool) -> bool:
    """Note an answer in the file; whether it could be written.

    What another notebook writes at the same moment is kept as well. A file that holds no
    progress is not thrown away but put aside, with `.old` at the end of its name.
    """
    with _alone(path):
        found = _found(path)
        if found is None and path.is_file():
            with contextlib.suppress(OSError):
                path.replace(path.with_suffix(".json.old"))
        return write(path, (found or Progress()).answered(round_, number, right=right))


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else is between reading and writing, who also asks; but nobody waits for long.

    A folder can be made by one only, on every system. Whoever died while holding it is not
    waited for: it is better that two write at once, very rarely, than that nothing is kept.
    """
    if sys.platform == "emscripten":
        # In JupyterLite the files are the browser's, and no folder there is made at one stroke.
        yield
        return
    lock = path.with_suffix(".lock")
    with contextlib.suppress(OSError):  # where nothing can be written, `write` tells
        for _ in range(_TRIES):
            with contextlib.suppress(FileExistsError):
                lock.mkdir()
                break
            time.sleep(_PAUSE)
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            lock.rmdir()


_TRIES, _PAUSE = 50, 0.02
