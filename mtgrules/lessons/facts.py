"""What is so at a moment, in the words of checks: lines that an author can promise in a run.

>>> from mtgrules.game import game
>>> here = game(you={"life": 3, "battlefield": ["Island (tapped)"]}).state
>>> [fact.en for fact in facts_of(here) if fact.en.startswith("? you")]
['? you.life = 3', '? you.battlefield = Island (tapped)', '? you.library = 10 cards']
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from mtgrules.lessons.looking import things_of, told, value_of
from mtgrules.model.objects import Item
from mtgrules.model.state import State
from mtgrules.rulebook.text import Lang, Text, same
from mtgrules.setup import SEATS, ZONES

_GAME = ("turn", "step", "active")
_MOMENT = ("over", "asks", "asked")
_PLAYER = ("life", "pool")
_HIDDEN = "library"
"""What is in a library nobody may know; how many cards it has can still be promised."""


def facts_of(state: State) -> tuple[Text, ...]:
    """Checks that hold in a state, each of which a run may have as a line."""
    return tuple(same("? ") + fact for fact in _facts(state))


def _facts(state: State) -> Iterator[Text]:
    for subject in _GAME:
        yield same(f"{subject} = {value_of(state, subject)}")
    for seat in SEATS[: len(state.players)]:
        for key in _PLAYER:
            value = value_of(state, f"{seat}.{key}")
            if value != "empty":
                yield same(f"{seat}.{key} = {value}")
        for zone in ZONES:
            yield from _zone(state, f"{seat}.{zone}")
    yield from _zone(state, "suspended")
    yield from _zone(state, "stack")
    for subject in _MOMENT:
        value = value_of(state, subject)
        if value not in ("no", "nobody"):
            yield same(f"{subject} = {value}")


def _zone(state: State, subject: str) -> Iterator[Text]:
    things = things_of(state, subject) or ()
    if subject.endswith(_HIDDEN):
        yield same(f"{subject} = {len(things)} cards")
    elif things:
        en, ja = (_listed(state, things, lang) for lang in ("en", "ja"))
        yield Text(f"{subject} = {en}", f"{subject} = {ja}")


def _listed(state: State, things: Sequence[Item], lang: Lang) -> str:
    """The things one by one where their order counts, else those that are alike as one."""
    said = [told(state, thing)[lang] for thing in things]
    if things is not state.stack:
        said = [f"{n} {one}" if n > 1 else one for one, n in Counter(said).items()]
    return ", ".join(said)
