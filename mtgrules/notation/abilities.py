"""Which of several abilities a choice is about: by its cost as it is printed, or by its key.

`activate Jace Beleren -> [-1]` says more than `activate Jace Beleren -> 1`. Where costs
agree, the mana that an ability makes tells it apart: `activate Volcanic Island -> {R}`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from mtgrules.cards.text import costs_text, modes_text
from mtgrules.engine.characteristics import activated
from mtgrules.rulebook.text import LANGS, NOTHING, Text, same

if TYPE_CHECKING:
    from mtgrules.model.abilities import Activated
    from mtgrules.model.state import State

_ADDS = re.compile(r"Add ((?:\{.\})+)\.")
_SIGNS = str.maketrans({"−": "-", "＋": "+", "[": None, "]": None, " ": None, "　": None})


def word_of(state: State, id: int, key: str) -> Text:
    """What tells an ability of an object from its others: its cost, its mana, or else its key.

    >>> from mtgrules.setup import position
    >>> state = position({"you": {"battlefield": ["Jace Beleren", "Volcanic Island"]}})
    >>> jace, island = (obj.id for obj in state.battlefield)
    >>> word_of(state, jace, "1").en, word_of(state, island, "1").en
    ('[−1]', '{R}')
    """
    obj = state.card(id)
    abilities = dict(activated(obj)) if obj is not None else {}
    if key not in abilities:
        return same(key)
    for told in (_cost, _mana):
        word = told(abilities[key])
        if word.en and [_plain(told(a).en) for a in abilities.values()].count(_plain(word.en)) == 1:
            return word
    return same(key)


def is_meant(state: State, id: int, key: str, written: str) -> bool:
    """Whether somebody who wrote this meant that ability of the object.

    >>> from mtgrules.setup import position
    >>> state = position({"you": {"battlefield": ["Jace Beleren"]}})
    >>> [key for key in "012" if is_meant(state, state.battlefield[0].id, key, "-1")]
    ['1']
    """
    if written == key:
        return True
    word = word_of(state, id, key)
    return _plain(written) in [_plain(word[lang]) for lang in LANGS]


def _cost(ability: Activated) -> Text:
    return costs_text(ability.costs)


def _mana(ability: Activated) -> Text:
    """The mana that it adds, if that is all that it does."""
    found = _ADDS.fullmatch(modes_text(ability.modes).en)
    return same(found[1]) if found else NOTHING


def _plain(cost: str) -> str:
    return cost.translate(_SIGNS).casefold()
