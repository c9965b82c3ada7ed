"""Which of several abilities a choice is about: by its cost as it is printed, or by its key.

`activate Jace Beleren -> [-1]` says more than `activate Jace Beleren -> 1`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.cards.text import costs_text
from mtgrules.engine.characteristics import activated
from mtgrules.rulebook.text import LANGS, Text, same

if TYPE_CHECKING:
    from mtgrules.model.state import State

_SIGNS = str.maketrans({"−": "-", "＋": "+", "[": None, "]": None, " ": None, "　": None})


def word_of(state: State, id: int, key: str) -> Text:
    """What tells an ability of an object from its others: its cost, or its key if costs agree.

    >>> from mtgrules.setup import position
    >>> state = position({"you": {"battlefield": ["Jace Beleren", "Volcanic Island"]}})
    >>> jace, island = (obj.id for obj in state.battlefield)
    >>> word_of(state, jace, "1").en, word_of(state, island, "1").en
    ('[−1]', '1')
    """
    costs = _costs(state, id)
    cost = costs.get(key)
    if cost is None or [_plain(each.en) for each in costs.values()].count(_plain(cost.en)) > 1:
        return same(key)
    return cost


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


def _costs(state: State, id: int) -> dict[str, Text]:
    obj = state.card(id)
    found = activated(obj) if obj is not None else ()
    return {key: costs_text(ability.costs) for key, ability in found}


def _plain(cost: str) -> str:
    return cost.translate(_SIGNS).casefold()
