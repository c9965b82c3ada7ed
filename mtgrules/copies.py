"""A learner's own copies of the lessons, so that working in them changes no file of the project.

JupyterLab saves what it shows. The copies lie in `my-lessons` in the clone, which
git does not look at; what a learner wrote is never overwritten.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

FOLDER = "my-lessons"
_ORIGINS = ".origins.json"


def lay_out(root: Path) -> Path:
    """Copy every notebook of the clone at `root` that has no fresh copy; gives the folder.

    A lesson that was changed since it was copied is copied anew; a copy that the
    learner has changed is kept beside it under another name.
    """
    desk = root / FOLDER
    desk.mkdir(exist_ok=True)
    memory = desk / _ORIGINS
    known: dict[str, str] = json.loads(memory.read_text("utf-8")) if memory.is_file() else {}
    for original in sorted((root / "notebooks").glob("??/*.ipynb")):
        name = original.relative_to(root / "notebooks").as_posix()
        fresh = _fingerprint(original)
        copy = desk / name
        if copy.is_file() and known.get(name) == fresh:
            continue
        if copy.is_file() and _fingerprint(copy) not in (fresh, known.get(name)):
            copy.rename(_free_name(copy))
        copy.parent.mkdir(exist_ok=True)
        shutil.copyfile(original, copy)
        known[name] = fresh
    memory.write_text(json.dumps(known, indent=1, sort_keys=True), "utf-8")
    return desk


def _fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _free_name(path: Path) -> Path:
    """A name beside `path` that nothing has yet: "activate-2.ipynb"."""
    n = 2
    while (other := path.with_stem(f"{path.stem}-{n}")).exists():
        n += 1
    return other
