"""Objects (109): cards in every zone, and abilities on the stack.

An object that changes zones becomes a new object with a new id (400.7); `was`
is the id it had before. What a player announced for a spell or ability stays
with it as an `Announcement` (601.2b-d), since resolving, copying and changing
targets all read it there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mtgrules.model.abilities import Activated, Keyword, Mode, Triggered
from mtgrules.model.cards import Card
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


class Mark(NamedTuple):
    """A continuous effect on one object that a resolved spell or ability made (611.2).

    `what` is "keyword", "power/toughness" (added, 613.4c), "base power/toughness"
    (set, 613.4b), "abilities" (activated ones that it gains), "control", "may play"
    (`controller` may play it from where it is), "cannot be blocked" or "exile as it
    resolves" (with `n` time counters); "as announced" keeps what was announced for
    the spell that the card was (`said`); `until` is "end of turn", "control is lost"
    or "" for as long as the object exists.
    """

    what: str
    keyword: Keyword | None = None
    power: int = 0
    toughness: int = 0
    controller: int = -1
    until: str = ""
    n: int = 0
    said: Announcement | None = None
    abilities: tuple[Activated, ...] = ()


@value
class Announcement(Value):
    """What was announced so far (601.2b-d), and what costs found (602.2b, 608.2h).

    `modes` are indexes into the ability's modes; None until chosen. `targets`
    has one tuple for each target slot of the chosen modes. `division` gives the
    share of each target in the order of the targets. `cast_from` is the zone that
    a spell was cast from (601.2a). `symbols` says how each
    hybrid or Phyrexian symbol is paid. `alternative` is "" while nothing was said
    about it, "mana cost", "alternative" (118.9), or "free"; `extras` says of each
    optional additional cost, in printed order, whether it will be paid (118.8).
    `times` says how often a replicate cost will be paid (702.56a), None until it was asked.
    `paid` lists the new ids of objects that costs moved, `mana` is how much mana was spent.
    """

    modes: tuple[int, ...] | None = None
    x: int | None = None
    symbols: tuple[str, ...] = ()
    targets: tuple[tuple[int, ...], ...] = ()
    division: tuple[int, ...] = ()
    alternative: str = ""
    paid: tuple[int, ...] = ()
    extras: tuple[bool, ...] = ()
    cast_from: str = ""
    times: int | None = None
    mana: int = 0


@value
class Obj(Value):
    """A card, wherever it is: in a library, on the battlefield, on the stack ...

    `controller` equals the owner outside the battlefield and the stack (108.4a).
    `settled` is True while its controller has had it since their most recent
    turn began (302.6). `uses` counts activations this turn for each ability
    (602.5b, 606.3), by the ability's key; `attached` is the permanent that an Aura or
    Equipment is attached to (301.5, 303.4), -1 for none; `exhausted` has the keys of those that
    were used and can never be used again (702.177a). `card` is the face that is up.
    A `token` is no card (111.6); here too its characteristics stand in `card`.
    `copied` is True for a copy of a spell, which is no card either (707.10).
    """

    id: int
    card: Card
    owner: int
    controller: int
    zone: Zone
    tapped: bool = False
    settled: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    marks: tuple[Mark, ...] = ()
    uses: tuple[tuple[str, int], ...] = ()
    announced: Announcement | None = None
    attacking: int = -1
    blocking: int = -1
    blocked: bool = False
    attached: int = -1
    named: str = ""
    revealed: bool = False
    was: int = 0
    whole: Card | None = None
    exhausted: tuple[str, ...] = ()
    token: bool = False
    copied: bool = False

    def counter(self, kind: str) -> int:
        """How many counters of a kind are on it."""
        for name, n in self.counters:
            if name == kind:
                return n
        return 0


@value
class StackAbility(Value):
    """An activated or triggered ability on the stack, or a mana ability beside it (113.7, 602.2a).

    It is not a card and has no characteristics but its text. `source` is the id
    its source had when it was put there; `source_card` tells what that was.
    `cause` is the id of the spell or ability that made it trigger, 0 for none.
    """

    id: int
    ability: Activated | Triggered
    source: int
    source_card: Card
    controller: int
    announced: Announcement
    cause: int = 0
    about: tuple[int, ...] = ()


Item = Obj | StackAbility
"""What can be on the stack."""


NOTHING_ANNOUNCED = Announcement(modes=())
NOTHING_SAID = Announcement()
"""Where a proposal begins: nothing was announced yet."""
ONE_MODE = Announcement(modes=(0,))
"""Where it begins if there is only one mode, which nobody has to choose (700.2)."""


def announced(item: Item) -> Announcement:
    """What was announced for it; for a card that is not a spell, nothing."""
    return item.announced or NOTHING_ANNOUNCED


def name_of(item: Item) -> Text:
    """The name of a spell, or of the source of an ability."""
    return item.card.name if isinstance(item, Obj) else item.source_card.name


def called(item: Item) -> Text:
    """What it is called in a sentence: a spell's name, "Millikin's ability"."""
    if isinstance(item, Obj):
        return item.card.name
    source = item.source_card.name
    return _ability_of(source.en, source.ja)


@lru_cache(maxsize=1024)
def _ability_of(en: str, ja: str) -> Text:
    return Text(f"{en}'s ability", f"{ja}の能力")


def modes_of(item: Item) -> tuple[Mode, ...]:
    """All modes the item could have; a permanent spell has none."""
    if isinstance(item, StackAbility):
        return item.ability.modes
    return item.card.spell.modes if item.card.spell else ()


def chosen_modes(item: Item) -> tuple[Mode, ...]:
    """The modes chosen for it, in printed order."""
    said = item.announced
    if said is None or not said.modes:
        return ()
    modes = item.ability.modes if isinstance(item, StackAbility) else modes_of(item)
    return modes if len(modes) == 1 else tuple([modes[i] for i in said.modes])
