"""Choices: what a player may say to the game, what is allowed, what is refused and why.

A choice is a verb and its arguments, nothing more, so that it can be compared,
stored in a trace and written as text. Arguments are object ids, player numbers
(below `FIRST_OBJECT`), counts, mana types and names.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import NOTHING, Text

FIRST_OBJECT = 10
"""Ids below are players, in turn order from 0; objects are numbered from here on."""

Arg = int | str


class Choice(NamedTuple):
    """One decision, for example `Choice("target", (12,))`."""

    verb: str
    args: tuple[Arg, ...] = ()


@lru_cache(maxsize=1024)
def target(ref: int) -> Choice:
    """The choice of one target; there are many of them wherever something is targeted."""
    return Choice("target", (ref,))


@lru_cache(maxsize=1024)
def activation(id: int, key: str) -> Choice:
    """The choice of an ability to activate, by its source and its key; each list offers them."""
    return Choice("activate", (id, key))


class Refusal(NamedTuple):
    """A no that teaches: the rule, a reason, and the smallest change that would make it a yes.

    `key` names the sentence pair in `rulebook.sentences`; `args` fills it.
    """

    choice: Choice
    rule: str
    key: str
    args: tuple[tuple[str, object], ...] = ()
    objects: tuple[int, ...] = ()


class No(NamedTuple):
    """Why something is not possible: the rule, the sentence's key, and what fills it."""

    rule: str
    key: str
    args: tuple[tuple[str, object], ...] = ()

    def to(self, choice: Choice, *objects: int) -> Refusal:
        return Refusal(choice, self.rule, self.key, self.args, objects)


@value
class Options(Value):
    """What one player is asked, what is legal now, and what is refused with its reason.

    `rule` is the rule that asks. Two options are the same option exactly when
    their choices are equal; a choice is accepted if and only if it is in `legal`.
    """

    player: int
    kind: str
    rule: str
    legal: tuple[Choice, ...]
    refused: tuple[Refusal, ...] = ()
    prompt: Text = NOTHING


LATER = Options(-1, "later", "", ())
"""Stands for a question that is surely asked and is worked out when somebody looks at it."""


class Refused(Exception):
    """Raised by `apply` for a choice that is not legal; the game is unchanged."""

    def __init__(self, refusal: Refusal, options: Options, message: str = "") -> None:
        super().__init__(message or f"{refusal.choice} is refused by {refusal.rule}")
        self.refusal = refusal
        self.options = options
