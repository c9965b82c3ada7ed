"""The editions of the Comprehensive Rules that a game can be played under.

An edition is known by the day from which it holds. What it decides, it decides
here and nowhere else: code asks `edition.suspend_optional`, never for a date.

>>> NEWEST > Edition.parse("2023-11-17")
True
>>> Edition.parse("2023-11-17").suspend_optional
False
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from mtgrules.rulebook.text import Text

# Not `strftime`: it would follow the locale of the learner's machine.
_MONTHS = {2: "February", 8: "August", 11: "November"}


class UnknownEdition(ValueError):
    """A name that is no edition; `text` says which ones there are, in both languages."""

    def __init__(self, name: str) -> None:
        choices = ", ".join(map(str, EDITIONS))
        self.text = Text(
            f"No rules edition {name!r}. There are: {choices}.",
            f"「{name}」という版の総合ルールはありません。選べる版: {choices}",
        )
        super().__init__(f"{self.text.en} / {self.text.ja}")


@dataclass(frozen=True, order=True, slots=True)
class Edition:
    """One edition of the rules; a later one is greater.

    >>> str(NEWEST), NEWEST.label["ja"]
    ('2026-08-07', '2026年8月7日')
    """

    effective: date

    @classmethod
    def parse(cls, name: str) -> Edition:
        """The edition of that name, as `str` writes it; `UnknownEdition` if there is none."""
        for edition in EDITIONS:
            if str(edition) == name:
                return edition
        raise UnknownEdition(name)

    def __str__(self) -> str:
        return self.effective.isoformat()

    @property
    def label(self) -> Text:
        """The day, as people write it."""
        day = self.effective
        return Text(
            f"{day.day} {_MONTHS[day.month]} {day.year}",
            f"{day.year}年{day.month}月{day.day}日",
        )

    @property
    def suspend_optional(self) -> bool:
        """Whether the last suspend ability says "may" (702.62a)."""
        return self.effective >= date(2024, 2, 6)

    @property
    def mana_ability_library_clause(self) -> bool:
        """Whether moving cards to or from a library rules out a mana ability (605.1a)."""
        return self.effective >= date(2026, 8, 7)


# The edition that the two source pages quote.
NOVEMBER_2023 = Edition(date(2023, 11, 17))
# The one that made the last suspend ability optional.
FEBRUARY_2024 = Edition(date(2024, 2, 6))
# The one that narrowed mana abilities.
AUGUST_2026 = Edition(date(2026, 8, 7))

EDITIONS = (NOVEMBER_2023, FEBRUARY_2024, AUGUST_2026)
NEWEST = max(EDITIONS)
