"""The draft of a test: what was chosen so far, in a file beside the notebook.

It is there for whoever comes back after the kernel or the page was gone. Everybody who
answers in the same folder has one of their own, told apart by name.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mtgrules.classtest.handed import in_a_file_name, known_by

if TYPE_CHECKING:
    from pathlib import Path

KIND = "mtgrules class test draft"


@dataclass(frozen=True, slots=True)
class Draft:
    """A name and option numbers by question ids; `handed_in` names the file that was handed in.

    >>> Draft("0a", "Sato").choose("stack.guess.0", 1).chosen["stack.guess.0"]
    1
    """

    test: str
    name: str
    chosen: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    handed_in: str = ""

    def choose(self, id: str, option: int) -> Draft:
        """With another answer to a question."""
        return replace(self, chosen=MappingProxyType({**self.chosen, id: option}))

    def hand_in(self, file: str) -> Draft:
        """Handed in as that file; nothing changes any more."""
        return replace(self, handed_in=file)


def file_name(draft: Draft) -> str:
    """What its file is called: another one for every name, also where letters are left out."""
    known = known_by(draft.name)
    told_apart = hashlib.sha256(known.encode()).hexdigest()[:6]
    return f"draft-{draft.test[:8]}-{in_a_file_name(known)}-{told_apart}.json"


def keep(draft: Draft, folder: Path) -> bool:
    """Write it whole, or leave the old one; whether that could be done."""
    path = folder / file_name(draft)
    told = {
        "kind": KIND,
        "test": draft.test,
        "name": draft.name,
        "handed_in": draft.handed_in,
        "chosen": dict(draft.chosen),
    }
    part = path.with_suffix(".part")
    try:
        part.write_text(json.dumps(told, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError:
        return False
    return True


def drafts(folder: Path, test: str) -> tuple[Draft, ...]:
    """The drafts of a test in a folder; what cannot be read is no draft."""
    try:
        paths = sorted(folder.glob(f"draft-{test[:8]}-*.json"))
    except OSError:
        return ()
    found = (_read(path) for path in paths)
    return tuple(draft for draft in found if draft is not None and draft.test == test)


def of(name: str, folder: Path, test: str) -> Draft | None:
    """The draft of somebody, None if there is none."""
    found = (each for each in drafts(folder, test) if known_by(each.name) == known_by(name))
    return next(found, None)


def _read(path: Path) -> Draft | None:
    try:
        found: Any = json.loads(path.read_text(encoding="utf-8"))
        chosen = {str(id): int(n) for id, n in found["chosen"].items()}
        words = [found[part] for part in ("test", "name", "handed_in")]
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    if found.get("kind") != KIND or not all(isinstance(word, str) for word in words):
        return None
    test, name, handed_in = words
    return Draft(test, name, MappingProxyType(chosen), handed_in)
