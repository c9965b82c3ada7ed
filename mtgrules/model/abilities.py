"""Abilities as structure (113, 602.1, 603.1, 604): costs, targets, modes, effects, limits.

Everything that a lesson shows of a card is told from these values: its text in
both languages, whether an ability is a mana ability, what may be chosen when.
The single costs and effects are classes of their own (`engine.costs`,
`engine.effects`); here stands only what they must offer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text

if TYPE_CHECKING:
    from mtgrules.model.cards import Card
    from mtgrules.model.choices import No, Options
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import State


class Cost(Protocol):
    """One component of a cost (118.1, 602.1a)."""

    late: bool
    """True for costs that are random or move library cards: paid in the second group (601.2h)."""
    moves_library: bool
    """True if paying moves a card to or from a library (605.1a)."""

    @property
    def asks_x(self) -> bool: ...

    def of_x(self, x: int) -> Cost: ...

    def text(self) -> Text: ...

    def lacking(self, state: State, player: int, source: int) -> No | None:
        """What is missing to pay it now (118.3), None if nothing is."""
        ...

    def ask(self, payment: Any) -> Options | None:
        """What the payer must still choose for it, given `payment.picks`."""
        ...

    def pay(self, payment: Any, change: Any) -> tuple[int, ...]:
        """Pay it; gives the new ids of cards that it moved."""
        ...


class Effect(Protocol):
    """One instruction of an ability or spell (608.2c, 609)."""

    adds_mana: bool
    moves_library: bool

    def text(self) -> Text: ...

    def ask(self, scene: Any) -> Options | None:
        """What must still be chosen while it resolves (608.2d), given `scene.picks`."""
        ...

    def perform(self, scene: Any, change: Any) -> None: ...


class StaticAbility(Protocol):
    """A static ability (604) and the questions that the rules ask it.

    `giver` is the permanent that has it. `engine.statics.Static` answers no to all.
    `least` is the mana below which its reduction does not take a cost (118.7);
    `stars` says whether it defines power and toughness, which are then printed as *.
    """

    least: int
    stars: tuple[bool, bool]

    def text(self) -> Text: ...

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        """Whether the ability cannot be activated (602.5)."""
        ...

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        """Whether the player cannot cast the card now and from that zone (601.3)."""
        ...

    def silences(self, state: State, giver: Obj, who: int) -> bool:
        """Whether a player can cast nothing now, nor activate what a permanent has (601.3, 602.5).

        Lands and planeswalkers are not meant.
        """
        ...

    def forbids_mana_value(self, giver: Obj, who: int, mana_value: int) -> bool:
        """Whether a player cannot cast spells of that mana value (601.3a)."""
        ...

    def forbids_attacking(self, giver: Obj, obj: Obj) -> bool:
        """Whether the creature cannot attack (508.1c)."""
        ...

    def forbids_blocking(self, giver: Obj, obj: Obj) -> bool:
        """Whether the creature cannot block (509.1b)."""
        ...

    def hurries(self, giver: Obj, obj: Obj) -> bool:
        """Whether its abilities may be activated as though it had haste (602.5a)."""
        ...

    def any_color_with(self) -> str:
        """The type of mana that pays for any color of its own object's abilities (602.1e)."""
        ...

    def regenerates(self) -> bool:
        """Whether its own permanent regenerates whenever it would be destroyed (701.19b)."""
        ...

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        """Whether the player may cast the card as though it had flash (601.3b, 702.8a)."""
        ...

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        """How much generic mana it adds to the cost of a spell (601.2f)."""
        ...

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        """How much generic mana it adds to (or, negative, takes off) an activation cost."""
        ...

    def aimed_costs(self, giver: Obj, who: int, targets: tuple[int, ...]) -> int:
        """How much generic mana it adds to the cost of a spell with these targets (601.2f)."""
        ...

    def casts_free(self, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        """Whether the player may cast the card without paying its mana cost (118.9)."""
        ...

    def pays_black_with_life(self, giver: Obj, who: int) -> bool:
        """Whether the player may pay 2 life for each black mana symbol of a cost (107.4f)."""
        ...

    def more_uses(self, giver: Obj, obj: Obj) -> int:
        """How many more times an ability that works only once may be activated (702.193a)."""
        ...

    def replicates(self, giver: Obj, who: int, card: Card) -> bool:
        """Whether a spell has replicate, with a cost equal to its mana cost (702.56a)."""
        ...

    def loyalty_costs(self, giver: Obj, who: int) -> int:
        """How many loyalty counters it adds to the cost of a loyalty ability (606.5)."""
        ...

    def least_spell_cost(self) -> int:
        """The mana that a spell costs at the least, 0 if it sets nothing (601.2f)."""
        ...

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        """Keyword abilities that it gives to an object."""
        ...

    def enters_with(self, obj: Obj) -> tuple[tuple[str, int], ...]:
        """Counters with which its own object enters the battlefield (614.1c)."""
        ...

    def raises(self, state: State, giver: Obj, obj: Obj) -> tuple[int, int]:
        """What it adds to the power and toughness of a permanent (613.4c)."""
        ...

    def defines(self, state: State, obj: Obj) -> tuple[int | None, int | None]:
        """Power and toughness that it defines for its own object, in every zone (604.3)."""
        ...


class CostChange(Protocol):
    """An instruction of an activated ability that changes what it costs (602.1b, 601.2f)."""

    def text(self) -> Text: ...

    def amount(self, state: State, who: int) -> int:
        """How much generic mana it adds, negative if it takes off."""
        ...


@value
class Filter(Value):
    """Which objects and players a phrase like "target artifact, creature or land" means.

    `noun` is the phrase itself in both languages, `types` any one of which must
    fit, `zones` where to look, `whose` "", "you", "opponent", "target player";
    `kind` narrows the stack to "spell", "ability", "activated" or "triggered ability"; `suspended`
    adds suspended cards in exile (702.62b); `counter` is a kind of counter that a permanent
    must have; `color` a colour by its letter; `subtype` is a subtype by its English name,
    `least_power` the power that it has at least, `attacking` that it attacks (508.1k);
    `most_power` the greatest power that fits; `colorless` that it has no color (105.2c);
    `supertype` must and `not_supertype` must not be there, `keyword` is one it has;
    `players` adds players; `any_target` is "any target" (115.4).
    """

    noun: Text
    types: frozenset[str] = frozenset()
    not_types: frozenset[str] = frozenset()
    zones: tuple[Zone, ...] = (Zone.BATTLEFIELD,)
    whose: str = ""
    players: bool = False
    kind: str = ""
    suspended: bool = False
    other: bool = False
    any_target: bool = False
    subtype: str = ""
    counter: str = ""
    color: str = ""
    supertype: str = ""
    not_supertype: str = ""
    keyword: str = ""
    least_power: int = 0
    attacking: bool = False
    most_power: int | None = None
    colorless: bool = False


@value
class TargetSpec(Value):
    """One instance of the word "target" (115.1, 115.3): how many, of what, chosen by whom."""

    what: Filter
    least: int = 1
    most: int = 1
    chooser: str = "you"


@value
class Mode(Value):
    """What one mode does; an ability that is not modal has exactly one (700.2).

    `divide` is the amount divided among the targets in 601.2d, 0 if nothing is.
    """

    effects: tuple[Effect, ...]
    targets: tuple[TargetSpec, ...] = ()
    divide: int = 0


@value
class Activated(Value):
    """An activated ability: cost, colon, effect, instructions (602.1, 602.1b).

    `timing` is "", "sorcery" (602.5d), "instant" (602.5e), or one of "upkeep", "your turn",
    "your upkeep", "your turn before the end", "your turn before attackers" (602.1b);
    `per_turn` the use limit of 602.5b, 0 for none; `once` that it can be activated only once at all
    (exhaust, 702.177a); `counted` that its uses in a turn are counted without any limit;
    `who` is "controller", "opponent" or "any". `changes` are
    the instructions that change its cost (602.1b), `condition` names what must be
    true for it to be activated (602.5b). `special` is the keyword of a
    special action (116.2) that borrows this shape for its cost and effect; it is ""
    for a true activated ability.
    """

    costs: tuple[Cost, ...]
    modes: tuple[Mode, ...]
    zone: Zone = Zone.BATTLEFIELD
    timing: str = ""
    per_turn: int = 0
    who: str = "controller"
    loyalty: bool = False
    special: str = ""
    counted: bool = False
    once: bool = False
    changes: tuple[CostChange, ...] = ()
    condition: str = ""


@value
class Triggered(Value):
    """A triggered ability (603.1): the event it waits for, its condition, what it does.

    `on` names a kind of event, `only` narrows it ("self", "yours", "any"), and so
    does `also`, by name; `condition` is the intervening "if" (603.4) by name, ""
    for none. `chapters` are the numbers of a chapter ability of a Saga (714.2).
    """

    on: str
    only: str
    modes: tuple[Mode, ...]
    when: Text
    zone: Zone = Zone.BATTLEFIELD
    condition: str = ""
    mana: bool = False
    also: str = ""
    chapters: tuple[int, ...] = ()


@value
class Spell(Value):
    """What an instant or sorcery does as it resolves (113.3a); permanents have none.

    `alternative` may be paid rather than its mana cost (118.9), `additional` must be
    paid as well (118.8); additional costs that may be paid are keywords of the card.
    `least_x` is the smallest X that may be announced.
    """

    modes: tuple[Mode, ...]
    alternative: tuple[Cost, ...] = ()
    additional: tuple[Cost, ...] = ()
    least_x: int = 0


@value
class Keyword(Value):
    """A keyword ability by its English name, with its number and cost if it has them (702)."""

    name: str
    n: int = 0
    cost: tuple[Cost, ...] = ()


Ability = Activated | Triggered


class KeywordAbilities(Protocol):
    """What a keyword stands for: called with the object that has it."""

    def __call__(self, obj: Obj, keyword: Keyword) -> tuple[Ability, ...]: ...
