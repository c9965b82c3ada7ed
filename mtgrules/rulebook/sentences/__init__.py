"""Every sentence that the engine says, as pairs: what happened, why not, what is asked.

`EVENTS` are filled by the arguments of an event, `REFUSALS` by those of a
refusal; a refusal has two sentences, the reason and what would make it a yes.
`PROMPTS` go with the kinds of options. Fields: {name} an object, {who} a player,
{n} a number and {s} its plural ending, {mana} and {cost} symbols, {by} and {to}
other objects. Each module here holds the sentences of some chapters.
"""

from __future__ import annotations

from mtgrules.rulebook.sentences import (
    beginning,
    continuous,
    happenings,
    proposals,
    resolving,
    turns,
)
from mtgrules.rulebook.sentences.prompts import PROMPTS
from mtgrules.rulebook.text import Text

__all__ = ["EVENTS", "PROMPTS", "REFUSALS"]

EVENTS: dict[str, Text] = {
    **turns.EVENTS,
    **proposals.EVENTS,
    **resolving.EVENTS,
    **happenings.EVENTS,
    **continuous.EVENTS,
}

REFUSALS: dict[str, tuple[Text, Text]] = {
    **beginning.REFUSALS,
    **proposals.REFUSALS,
    **turns.REFUSALS,
    **continuous.REFUSALS,
}
