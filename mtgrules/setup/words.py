"""The words of a position that reading and writing share, and what is said of bad ones."""

from __future__ import annotations

from collections.abc import Sequence

from mtgrules.rulebook.text import Text

SEATS = ("you", "opponent", "opponent2", "opponent3")
NAMES = (
    Text("Aki", "アキ"),
    Text("Ben", "ベン"),
    Text("Cleo", "クレオ"),
    Text("Dan", "ダン"),
)
ZONES = ("battlefield", "hand", "graveyard", "exile", "library", "command")
DEFAULT_LIBRARY = 10
"""Cards of unknown worth in a library that the position does not list: basic lands."""

MOST_OF_ONE = 100
"""The most copies of a card that one entry may ask for; more is a slip of the pen."""


class BadPosition(ValueError):
    """A position that cannot be set up. `problems` names all of them, `text` says them at once."""

    def __init__(self, problems: Sequence[Text]) -> None:
        self.problems = tuple(problems)
        self.text = Text(" ".join(p.en for p in problems), "".join(p.ja for p in problems))
        super().__init__(self.text.en)


class Problems(list[Text]):
    """What is wrong with a position, collected while it is read."""

    def wrong(self, en: str, ja: str) -> None:
        """Note one more thing that is wrong, in both languages."""
        self.append(Text(en, ja))
