"""A scenario as a value: what is said, and the positions and runs that show it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from mtgrules.lessons.model import Source
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Text

Kind = Literal["play", "shown by", "history", "about", ""]


@dataclass(frozen=True, slots=True)
class History:
    """When something was so, who says it, and whether that could be verified.

    `date` is a year, a month or a day, as in "2009-07"; `url` is "" where there is none.
    `verified` is False for what is only stated by the page.
    """

    date: str
    source: Text
    url: str
    verified: bool


@dataclass(frozen=True, slots=True)
class Scenario(Source):
    """One statement; `says` is it in a sentence or two, `note` a caveat, empty if there is none.

    It is shown in one of four ways, its `kind`: by playing its positions; by other
    scenarios; by an entry of history; or not at all, since it is about the page
    itself.
    """

    says: Text = field(default_factory=lambda: Text("", ""))
    note: Text = field(default_factory=lambda: Text("", ""))
    shown_by: tuple[str, ...] = ()
    history: History | None = None
    about: bool = False

    @property
    def kind(self) -> Kind:
        """How it is shown; "" for a broken one that is shown in no way or in several."""
        ways: dict[Kind, bool] = {
            "play": bool(self.positions),
            "shown by": bool(self.shown_by),
            "history": self.history is not None,
            "about": self.about,
        }
        found = [kind for kind, so in ways.items() if so]
        return found[0] if len(found) == 1 else ""

    @property
    def played_under(self) -> tuple[Edition, ...]:
        """The editions under which its runs are played, oldest first."""
        return tuple(sorted(self.editions)) or (NEWEST,)
