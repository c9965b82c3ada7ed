"""Proposals: casting and activating, step by step (601.2a-i, 602.2, 603.3d, 116.2f).

One object, a cursor over the steps. Spells, activated abilities, mana
abilities, triggered abilities as they are put on the stack, and the special
action of suspend all pass here; they differ in which steps they have. Every
step leaves a frame, also when there is nothing to choose. What cannot be
completed is reversed (733.1, module `reversal`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from mtgrules.engine import announcing, completing, loops, paying
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import activated
from mtgrules.engine.extras import ALTERNATIVE, take_extra, take_times
from mtgrules.engine.foreseen import Foreseen, Row, foreseen
from mtgrules.engine.legality import FACE_DOWN
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.engine.procedures import (
    ABILITY,
    FOLLOWING,
    MANA,
    RULES,
    SPECIAL,
    SPECIAL_ACTION,
    SPELL,
    TRIGGER,
)
from mtgrules.engine.record import Used
from mtgrules.engine.total import Total
from mtgrules.model.abilities import Activated, Cost
from mtgrules.model.cards import Card
from mtgrules.model.choices import LATER, Choice, No, Options, Refusal
from mtgrules.model.objects import (
    NOTHING_SAID,
    ONE_MODE,
    Announcement,
    Item,
    Obj,
    StackAbility,
    announced,
    called,
    name_of,
)
from mtgrules.model.state import State
from mtgrules.model.values import Value, changing, value
from mtgrules.model.zones import HIDDEN, Zone


@value
class Proposal(Value):
    """A spell or ability on its way. `before` is the state before 601.2a, for a reversal.

    `step` is the letter of the step in 601.2; `asked` whether something was
    chosen in it; `skipped` the steps that had nothing to do, with the reason's
    key. `used` lists the mana abilities activated on the way and `spent` the
    makers of the mana that paid; a reversal needs both. `own` are the choices
    of this proposal itself, so that a mana ability can be done again.
    """

    kind: str
    player: int
    item: int
    source: int
    key: str
    before: State
    step: str = "b"
    asked: bool = False
    skipped: tuple[tuple[str, str], ...] = ()
    counts: tuple[int, ...] = ()
    chooser: int = -1
    total: Total | None = None
    closed: bool = False
    to_pay: tuple[Cost, ...] = ()
    paying: int = -1
    picks: tuple[Choice, ...] = ()
    used: tuple[Used, ...] = ()
    spent: tuple[int, ...] = ()
    own: tuple[Choice, ...] = ()
    resolving: bool = False

    # The three verbs of a task ---------------------------------------------------

    def ask(self, state: State) -> Options | None:
        return self.question(state, self.the_item(state)) if self.step in _ASK else None

    def asks(self, state: State, item: Item) -> Options | None:
        """Like `question`, for who wants to know only whether anything is asked."""
        if self.step == "g":
            return LATER if paying.is_open(self) else None
        if self.step == "h" and self.paying < 0 and len(self.to_pay) < 2:
            return None
        return self.question(state, item)

    def question(self, state: State, item: Item) -> Options | None:
        """What the step asks, with the reminder that it is not the time to respond."""
        asking = _ASK.get(self.step)
        options = None if asking is None else asking(self, state, item)
        if options is None:
            return None
        return _with_refused(options, (*options.refused, _no_response(self.step)))

    def run(self, change: Change) -> None:
        """Do the steps one after the other, up to one that asks something.

        A step does its own work, or says that it has none. Each leaves its frame.
        Paying (601.2h) may trigger something and so ends the run; what comes
        before it may not. Completing (601.2i) is a run of its own.
        """
        item = self.the_item(change.state)
        new = not self.asked and self.step in _ANNOUNCING
        row = foreseen(change.state, item, self.kind, self.step) if new else None
        p = self if row is None else self._pass_over(change, item, row)
        while p is self or p.step in _UP_TO_PAYING:
            if p.step in _ASK:
                change.asks = p.asks(change.state, item)
                if change.asks is not None:
                    break
            if p is not self:
                change.step_done(p)
            following = _RUN[p.step](p, change, item)
            if following is None:
                return
            p = following
        if p is not self:
            change.top(p)

    go = run  # it asks where there is something to ask

    def take(self, change: Change, choice: Choice) -> None:
        if choice.verb == "activate":
            source = change.state.card(int(choice.args[0]))
            assert source is not None
            begin_ability(change, self.player, source, str(choice.args[1]), choice)
            return
        proposal = _having_chosen(self, True, (*self.own, choice))  # noqa: FBT003
        _TAKE[choice.verb](proposal, change, choice)

    def _pass_over(self, change: Change, item: Item, row: Row) -> Proposal:
        """Go through steps in which nothing is chosen; where nobody looks, all of them as one."""
        if not change.tells:
            change.steps += len(row.steps) - 1
            return self._after(row.whole)
        p = self
        for step in row.steps:
            if p is not self:
                change.step_done(p)
            if step.total is not None:
                change.say_cost(step.key, step.rule, p.item, step.total)
            else:
                name = called(item) if step.skipped else name_of(item)
                change.say_of(step.key, step.rule, p.item, name)
            p = p._after(step)
        return p

    def _after(self, step: Foreseen) -> Proposal:
        skipped = (*self.skipped, *step.skipped)
        if step.total is None:
            return _having_skipped(self, step.following, skipped)
        return _having_totaled(self, step.following, skipped, step.total, step.to_pay)

    # Small helpers ----------------------------------------------------------------

    def the_item(self, state: State) -> Item:
        item = state.item(self.item)
        assert item is not None
        return item

    def rule(self) -> str:
        """The rule of the current step for this kind."""
        return RULES[self.kind, self.step]

    def next(self, **fields: object) -> Proposal:
        """The proposal at the step after this one."""
        if not fields:
            return _at_step(self, FOLLOWING[self.kind, self.step], False)  # noqa: FBT003
        return self.but(step=FOLLOWING[self.kind, self.step], asked=False, **fields)

    def paid(self, spent: tuple[int, ...]) -> Proposal:
        """The proposal at the next step with everything paid, by the makers of this mana too."""
        following = FOLLOWING[self.kind, self.step]
        return _having_paid(self, following, False, (), -1, (), spent)  # noqa: FBT003

    def skip(self, change: Change, item: Item, key: str) -> Proposal:
        """Say that the step has nothing to do, if nothing was chosen in it; gives the next."""
        if self.asked:
            return self.next()
        here = self.kind, self.step
        change.say_of(key, RULES[here], self.item, called(item))
        return self.but(step=FOLLOWING[here], skipped=(*self.skipped, (self.step, key)))

    def give_up(self, change: Change, no: No) -> None:
        """The action will be reversed (733.1); a trigger that cannot be put is removed (603.3d)."""
        if self.kind != TRIGGER:
            change.failed = (self, no)
            return
        item = self.the_item(change.state)
        change.pop()
        change.cease(self.item)
        rule = "603.3c" if self.step == "b" else "603.3d"
        change.say_of("trigger_removed", rule, self.item, name_of(item))

    def announce(self, change: Change, **fields: object) -> None:
        """Write something into the announcement of the spell or ability."""
        item = self.the_item(change.state)
        change.replace(item.but(announced=announced(item).but(**fields)))


_with_refused = changing(Options, "refused")
_at_step = changing(Proposal, "step", "asked")
_having_chosen = changing(Proposal, "asked", "own")
_having_skipped = changing(Proposal, "step", "skipped")
_having_totaled = changing(Proposal, "step", "skipped", "total", "to_pay")
_having_paid = changing(Proposal, "step", "asked", "to_pay", "paying", "picks", "spent")


@cache
def _no_response(step: str) -> Refusal:
    """Nobody has priority in the middle of a proposal (117.1)."""
    return Refusal(Choice("respond"), "117.1", "no_priority_now", (("step", step),))


_having_announced = changing(State, "agenda", "priority", "receiver", "passes")
_having_begun = changing(
    State, "next_id", "priority", "receiver", "passes", "agenda", "stack", "beside"
)

# 601.2a, 602.2a: announcing puts it on the stack ----------------------------------


def begin_spell(
    change: Change, who: int, card: Obj, face: Card, choice: Choice, *, free: bool = False
) -> None:
    """Move the card to the stack; it becomes the topmost object and `who` controls it (601.2a)."""
    before = change.state
    printed = face.spell.modes if face.spell else ()
    modes = (0,) if len(printed) == 1 else None if printed else ()
    instead = ALTERNATIVE if face is FACE_DOWN else "free" if free else ""
    announcement = Announcement(modes=modes, alternative=instead, cast_from=card.zone.value)
    whole = card.whole or card.card
    marks = tuple(m for m in card.marks if m.what == "spell")
    id = change.move_this(
        card,
        Zone.STACK,
        "spell_announced",
        "601.2a",
        controller=who,
        announced=announcement,
        card=face,
        whole=whole if whole is not face else None,
        marks=marks,
    )
    proposal = Proposal(SPELL, who, id, id, "", before, own=(choice,), resolving=free)
    agenda = (*change.state.agenda, proposal)
    change.state = _having_announced(change.state, agenda, None, None, 0)
    if free:
        loops.remember(change, before)


def begin_ability(change: Change, who: int, source: Obj, key: str, choice: Choice) -> None:
    """Create the ability on the stack, or beside it for a mana ability (602.2a, 605.3b)."""
    ability = dict(activated(source))[key]
    mana = is_mana_ability(ability, change.state.edition)
    _begin(change, MANA if mana else ABILITY, who, source, key, ability, choice)


def begin_special(
    change: Change, who: int, source: Obj, key: str, ability: Activated, choice: Choice
) -> None:
    """Begin a special action that has a cost (116.2f): it never uses the stack."""
    _begin(change, SPECIAL, who, source, key, ability, choice)


_ANNOUNCED = {
    ABILITY: ("ability_announced", "602.2a"),
    MANA: ("mana_ability_announced", "605.3"),
}


def _begin(
    change: Change,
    kind: str,
    who: int,
    source: Obj,
    key: str,
    ability: Activated,
    choice: Choice,
) -> None:
    before = change.state
    announcement = ONE_MODE if len(ability.modes) == 1 else NOTHING_SAID
    id = before.next_id
    item = StackAbility(id, ability, source.id, source.card, who, announcement)
    proposal = Proposal(kind, who, id, source.id, key, before, own=(choice,))
    stack, beside = before.stack, before.beside
    if kind == ABILITY:
        stack = (*stack, item)
    else:
        beside = (*beside, item)
    agenda = (*before.agenda, proposal)
    change.state = _having_begun(before, id + 1, None, None, 0, agenda, stack, beside)
    if kind == SPECIAL:
        said = "special_action_begun" if key == "suspend" else "other_action_begun"
        change.say_of(said, SPECIAL_ACTION.get(key, "116.2"), id, source.card.name, who)
        return
    change.say_of(*_ANNOUNCED[kind], id, source.card.name, who)
    if source.zone in HIDDEN:
        change.object(source.id, revealed=True)
        change.say_of("revealed", "602.2a", source.id, source.card.name, who)


# 601.2b-d: announcements ----------------------------------------------------------
#
# Each step gives the proposal at the next one, or None if the action ends here.


def _run_b(p: Proposal, change: Change, item: Item) -> Proposal | None:
    if announced(item).modes is None:
        no = announcing.no_mode(change.state, item)
        p.give_up(change, no or No("700.2a", "no_legal_mode"))
        return None
    if announcing.x_is_zero(item):
        if announcing.least_x(item):
            p.give_up(change, No("107.3b", "x_too_small"))
            return None
        p.announce(change, x=0)
        change.say_of("x_is_zero", "107.3b", p.item, name_of(item))
        change.top(p.but(asked=True))
        return None
    return p.skip(change, item, "no_choices")


def _run_c(p: Proposal, change: Change, item: Item) -> Proposal | None:
    no = announcing.no_target(p, change.state, item)
    if no is not None:
        p.give_up(change, no)
        return None
    return p.skip(change, item, "no_targets")


def _run_d(p: Proposal, change: Change, item: Item) -> Proposal | None:
    share = announcing.whole_share(item)
    if share:
        p.announce(change, division=(*announced(item).division, share))
        refs = announcing.divided_targets(item)
        name = change.state.name(refs[-1])
        change.say("share", p.rule(), subject=refs[-1], n=share, name=name)
        change.top(p.but(asked=True))
        return None
    return p.skip(change, item, "no_division")


_ANNOUNCING = "bcdefg"
"""The steps in which something is announced or worked out; nothing triggers in them by itself."""
_UP_TO_PAYING = _ANNOUNCING + "h"

_ASK: dict[str, Callable[[Proposal, State, Item], Options | None]] = {
    "b": announcing.ask_choices,
    "c": announcing.ask_targets,
    "d": announcing.ask_division,
    "g": paying.ask_g,
    "h": paying.ask_h,
}
_RUN: dict[str, Callable[[Proposal, Change, Item], Proposal | None]] = {
    "b": _run_b,
    "c": _run_c,
    "d": _run_d,
    "e": completing.run_e,
    "f": completing.run_f,
    "g": paying.run_g,
    "h": paying.run_h,
    "i": completing.run_i,
    ".": completing.finish_trigger,
}
_TAKE: dict[str, Callable[[Proposal, Change, Choice], None]] = {
    "mode": announcing.take_mode,
    "x": announcing.take_x,
    "with": take_extra,
    "without": take_extra,
    "times": take_times,
    "pay_as": announcing.take_symbol,
    "how_many": announcing.take_count,
    "chooser": announcing.take_chooser,
    "target": announcing.take_target,
    "share": announcing.take_share,
    "close": paying.take_close,
    "pay": paying.take_component,
    "choose": paying.take_pick,
    "done": paying.take_pick,
    "spend": paying.take_pick,
}
