"""What a reversal must remember of a mana ability that was activated on the way (733.1)."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.model.choices import Choice
from mtgrules.rulebook.text import Text


class Used(NamedTuple):
    """One mana ability activated during a proposal.

    `choices` does it again, the first one being its activation; `spent` are the
    ids of the mana abilities whose mana paid for this one; `library` is True if
    it moved library cards, which cannot be undone. `first` and `end` enclose the ids
    of the objects that its costs and its effect made.
    """

    id: int
    player: int
    choices: tuple[Choice, ...]
    spent: tuple[int, ...]
    name: Text
    library: bool
    first: int
    end: int = 0
