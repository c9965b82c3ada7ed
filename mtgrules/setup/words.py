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

Path = tuple[str | int, ...]
"""How something in the table of a position is reached: keys of tables, numbers of items."""

MOST_OF_ONE = 100
"""The most copies of a card that one entry may ask for; more is a slip of the pen."""


class BadPosition(ValueError):
    """A position that cannot be set up. `problems` names all of them, `text` says them at once.

    `places` says for each of them where it stands in the table: keys and numbers of items.
    """

    def __init__(self, problems: Sequence[Text], places: Sequence[Path] = ()) -> None:
        self.problems = tuple(problems)
        self.places = (*places, *((),) * (len(self.problems) - len(places)))
        self.text = Text(" ".join(p.en for p in problems), "".join(p.ja for p in problems))
        super().__init__(self.text.en)


class Problems(list[Text]):
    """What is wrong with a position, collected while it is read; `at` is what is being read."""

    def __init__(self) -> None:
        super().__init__()
        self.at: Path = ()
        self.places: list[Path] = []

    def append(self, text: Text) -> None:
        """Note one more thing that is wrong with what is being read."""
        super().append(text)
        self.places.append(self.at)

    def wrong(self, en: str, ja: str) -> None:
        """Note one more thing that is wrong, in both languages."""
        self.append(Text(en, ja))
