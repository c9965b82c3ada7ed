"""Positions: a game set up from a few words, and the words of a position back again.

A position is a mapping, as a TOML file or a few Python dicts give it: for each
player what is in each zone, then whose turn it is and which step.

>>> state = position({"you": {"battlefield": ["Prodigal Pyromancer", "2 Island (tapped)"]}})
>>> [obj.card.name.en for obj in state.battlefield]
['Prodigal Pyromancer', 'Island', 'Island']

A card is a count (if more than one), its name in either language, and what is
special about it in parentheses: `tapped`, `new` (came under control this turn),
`3 time counters`, `suspend` (it was given suspend), `naming Lightning Bolt`,
`damage 2`, `on Grizzly Bears` (an Aura or Equipment that is attached).
"""

from mtgrules.setup.reading import position, read, read_table
from mtgrules.setup.words import DEFAULT_LIBRARY, MOST_OF_ONE, NAMES, SEATS, ZONES, BadPosition
from mtgrules.setup.writing import write

__all__ = [
    "DEFAULT_LIBRARY",
    "MOST_OF_ONE",
    "NAMES",
    "SEATS",
    "ZONES",
    "BadPosition",
    "position",
    "read",
    "read_table",
    "write",
]
