"""Whether what can be begun can also be completed (733.1), found by trying.

Only the engine knows; so its two entry points are asked, way after way, until one
way leads to the end or none is left.

>>> from mtgrules import game
>>> g = game(you={"battlefield": ["Prodigal Pyromancer (tapped)"]})
>>> tried = complete(g.state, g.legal[1])
>>> tried.done, tried.no.key, tried.step
(False, 'already_tapped', '601.2h')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.engine.characteristics import activated, statics
from mtgrules.engine.costs import PayMana
from mtgrules.engine.play import apply, legal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mtgrules.model.choices import Arg, Choice, No
    from mtgrules.model.frames import Frame
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import State

MOST_WAYS = 600
"""So many choices are tried before we say that we do not know."""

DEEPEST = 60

BEGINNINGS = {
    "spell_announced": "cast",
    "ability_announced": "activated",
    "mana_ability_announced": "mana_ability_activated",
    "special_action_begun": "special_action_paid",
    "other_action_begun": "other_action_paid",
}
"""The event that begins a procedure with steps, and the one that completes it."""


_HOPELESS = frozenset(
    (
        *("mana_lacking", "unpayable", "already_tapped", "already_untapped", "life_lacking"),
        *("loyalty_lacking", "counters_lacking", "counter_lacking", "nothing_to_pay_with"),
    )
)
"""Reasons that no other target, and no larger X, would change (601.2f)."""

_NO_MATTER = frozenset(("x", "target", "share", "spend", "how_many"))
"""Choices that change nothing about whether the cost can be paid, or only for the worse."""


class Tried(NamedTuple):
    """What became of it: `done` is None if there are too many ways to try them all.

    `no` is the reason of the way that went furthest, `step` the rule of the step where it failed.
    """

    done: bool | None
    no: No | None = None
    step: str = ""
    frames: tuple[Frame, ...] = ()


def complete(state: State, choice: Choice) -> Tried:
    """Try a legal choice to its end; one that is done at once is completed."""
    frames = apply(state, choice)
    first = frames[0].events[0]
    if first.key not in BEGINNINGS:
        return Tried(done=True)
    return _Search(first.subject, BEGINNINGS[first.key]).run(frames)


class _Search:
    """A walk, depth first, through the ways to go on with one procedure."""

    def __init__(self, item: int, done: str) -> None:
        self.item, self.done = item, done
        self.left = MOST_WAYS
        self.best = Tried(done=False)
        self.seen: set[object] = set()
        self.failed: list[str] = []

    def run(self, frames: tuple[Frame, ...]) -> Tried:
        found = self._go(frames, frames, 0)
        if found is not None:
            return found
        return self.best if self.left > 0 else self.best._replace(done=None)

    def _go(self, new: tuple[Frame, ...], way: tuple[Frame, ...], depth: int) -> Tried | None:
        for frame in new:
            for event in frame.events:
                if event.key == self.done and event.subject == self.item:
                    return Tried(done=True, frames=way)
                if event.key == "reversed":
                    self._note(event.args, event.subject, way)
                    return None
        state = new[-1].state
        if depth >= DEEPEST or not self._is_new(state):
            return None
        since = len(self.failed)
        source: Arg = -1
        for choice in _different(state):
            here = _source(choice)
            if here != source and self._settled(state, choice, since):
                return None
            source = here
            if self.left <= 0:
                return None
            self.left -= 1
            made = apply(state, choice)
            found = self._go(made, (*way, *made), depth + 1)
            if found is not None:
                return found
        return None

    def _settled(self, state: State, choice: Choice, since: int) -> bool:
        """Whether what failed so far shows that the other choices here will fail as well.

        All mana that can be made is tried first: what it does not pay for, less will not.
        """
        failed = set(self.failed[since:])
        if not failed:
            return False
        if legal(state).kind == "mana abilities":
            return failed <= {"mana_lacking", "unpayable"} and _plain(state)
        return choice.verb in _NO_MATTER and failed <= _HOPELESS and not _dearer(state)

    def _note(self, args: Iterable[tuple[str, object]], subject: int, way: Any) -> None:
        told: dict[str, Any] = dict(args)
        if subject == self.item:
            self.failed.append(told["reason"].key)
        if subject == self.item and len(way) >= len(self.best.frames):
            self.best = Tried(done=False, no=told["reason"], step=told["step"], frames=way)

    def _is_new(self, state: State) -> bool:
        """Whether no equal state came up: the order in which lands were tapped is nothing new."""
        field = tuple(sorted((o.card.name.en, o.tapped, o.counters) for o in state.battlefield))
        pools = tuple(tuple(sorted(mana.type for mana in p.pool)) for p in state.players)
        rest = tuple((p.life, len(p.hand), len(p.graveyard), len(p.library)) for p in state.players)
        asked = legal(state)
        said = tuple(getattr(item, "announced", None) for item in (*state.stack, *state.beside))
        task = state.agenda[-1] if state.agenda else None
        where = tuple(getattr(task, part, None) for part in ("step", "to_pay", "paying", "closed"))
        picks = tuple(sorted(map(str, getattr(task, "picks", ()))))
        key = (field, pools, rest, asked.kind, said, where, picks, len(state.agenda))
        if key in self.seen:
            return False
        self.seen.add(key)
        return True


def _different(state: State) -> list[Choice]:
    """The legal choices, mana first and going on to pay last; of twins only one."""
    found: dict[object, Choice] = {}
    for choice in legal(state).legal:
        twin: object = choice
        if choice.verb in ("activate", "choose", "spend") and isinstance(
            (*choice.args, "")[0], int
        ):
            obj = state.permanent(int(choice.args[0]))
            if obj is not None:
                if obj.tapped and choice.verb == "activate" and _taps(obj, str(choice.args[1])):
                    continue  # it would be reversed in itself
                alike = obj.but(id=0, was=0)
                twin = (choice.verb, alike, choice.args[1:])
        found.setdefault(twin, choice)
    return sorted(found.values(), key=lambda choice: choice.verb in ("close", "done"))


def _plain(state: State) -> bool:
    """Whether no mana ability here costs more than tapping its source, or mana.

    Then none of them takes away what another one needs, and their order does not matter.
    """
    for choice in legal(state).legal:
        obj = state.card(int(choice.args[0])) if choice.verb == "activate" else None
        if obj is not None:
            costs = dict(activated(obj))[str(choice.args[1])].costs
            if not all(getattr(c, "symbol", "") == "T" or isinstance(c, PayMana) for c in costs):
                return False
    return True


def _source(choice: Choice) -> Arg:
    """Whose ability a choice activates; -1 for other choices, each of which stands alone."""
    if choice.verb == "activate":
        return choice.args[0]
    return f"{choice.verb} {choice.args}"


def _dearer(state: State) -> bool:
    """Whether a cost depends on what is targeted (601.2f)."""
    refs = tuple(range(state.next_id))
    return any(
        static.aimed_costs(giver, who, refs)
        for giver, static in statics(state)
        for who in range(len(state.players))
    )


def _taps(obj: Obj, key: str) -> bool:
    ability = dict(activated(obj)).get(key)
    return ability is not None and any(getattr(c, "symbol", "") == "T" for c in ability.costs)
