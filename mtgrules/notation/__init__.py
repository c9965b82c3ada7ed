"""Choices as text, both ways: `activate Prodigal Pyromancer`, `target Ben`, `pass`.

Verbs and names may be in either language: `起動 放蕩紅蓮術士` or `放蕩紅蓮術士を起動`. Several
arguments are separated by `->`. Of several objects with one name, `Island #2` is the second
of its zone, and `Island #12` the one with that id. `write` gives the exact form that any
state of the same game reads back.
"""

from mtgrules.notation.exact import read_exact, write
from mtgrules.notation.reading import CannotRead, friendly, possible, read, shortened, unclear
from mtgrules.notation.verbs import ABOUT_OBJECTS, VERBS

__all__ = [
    "ABOUT_OBJECTS",
    "VERBS",
    "CannotRead",
    "friendly",
    "possible",
    "read",
    "read_exact",
    "shortened",
    "unclear",
    "write",
]
