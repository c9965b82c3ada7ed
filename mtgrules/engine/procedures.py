"""The kinds of proposal: which steps of 601.2 each goes through, and by which rules.

Spells, activated abilities, mana abilities, triggered abilities as they are put on the
stack (603.3d) and special actions that have a cost (116.2) differ in this alone.
"""

from __future__ import annotations

from itertools import pairwise

SPELL, ABILITY, MANA, TRIGGER, SPECIAL = "spell", "ability", "mana", "trigger", "special"
STEPS = {
    SPELL: "abcdefghi",
    ABILITY: "abcdefghi",
    MANA: "abcdefghi",
    TRIGGER: "bcd.",
    SPECIAL: "abfghi",
}
"""The steps each kind goes through, by their letter in 601.2; "." ends a trigger's."""

SPECIAL_ACTION = {"suspend": "116.2f", "morph": "116.2b", "foretell": "116.2h"}
"""The rule of each special action that has a cost, by its keyword."""

SPECIAL_RULES = {
    "a": "116.2f",
    "b": "118.13c",
    "f": "118.2",
    "g": "118.2",
    "h": "118.3",
    "i": "116.2f",
}
"""The rules of a special action's steps, which has a cost but is neither cast nor activated."""

RULES = {
    **{(kind, step): f"601.2{step}" for kind in (SPELL, ABILITY, MANA) for step in STEPS[kind]},
    **{(TRIGGER, step): "603.3c" if step == "b" else "603.3d" for step in STEPS[TRIGGER]},
    **{(SPECIAL, step): SPECIAL_RULES[step] for step in STEPS[SPECIAL]},
}
"""The rule of each step of each kind."""

FOLLOWING = {
    (kind, step): following for kind, steps in STEPS.items() for step, following in pairwise(steps)
}
"""The step that follows each step of each kind."""
