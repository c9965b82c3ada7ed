"""Proposals: casting and activating, step by step (601.2a-i, 602.2, 603.3d, 116.2f).

One object, a cursor over the steps. Spells, activated abilities, mana
abilities, triggered abilities as they are put on the stack, and the special
action of suspend all pass here; they differ in which steps they have. Every
step leaves a frame, also when there is nothing to choose. What cannot be
completed is reversed (733.1, module `reversal`).
"""

from __future__ import annotations

from collections.abc import Callable

from mtgrules.engine import announcing, loops, paying
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import activated
from mtgrules.engine.extras import take_extra
from mtgrules.engine.legality import cannot_cast
from mtgrules.engine.mana_abilities import is_mana_ability, touches_library
from mtgrules.engine.record import Used
from mtgrules.engine.resolving import Resolution
from mtgrules.engine.total import Total, total_cost
from mtgrules.model.abilities import Activated, Cost
from mtgrules.model.cards import Card
from mtgrules.model.choices import Choice, No, Options, Refusal
from mtgrules.model.objects import Announcement, Item, Obj, StackAbility, announced, name_of
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import HIDDEN, Zone

SPELL, ABILITY, MANA, TRIGGER, SPECIAL = "spell", "ability", "mana", "trigger", "special"
STEPS = {
    SPELL: "abcdefghi",
    ABILITY: "abcdefghi",
    MANA: "abcdefghi",
    TRIGGER: "bcd.",
    SPECIAL: "abfghi",
}
"""The steps each kind goes through, by their letter in 601.2; "." ends a trigger's."""

SPECIAL_RULES = {
    "a": "116.2f",
    "b": "118.13c",
    "f": "118.2",
    "g": "118.2",
    "h": "118.3",
    "i": "116.2f",
}
"""The rules of a special action's steps, which has a cost but is neither cast nor activated."""


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
        asking = _ASK.get(self.step)
        if asking is None:
            return None
        options = asking(self, state)
        if options is None:
            return None
        respond = Refusal(Choice("respond"), "117.1", "no_priority_now", (("step", self.step),))
        return options.but(refused=(*options.refused, respond))

    def run(self, change: Change) -> None:
        """Do the step's own work, or say that it has none, and go on to the next."""
        _RUN[self.step](self, change)

    def take(self, change: Change, choice: Choice) -> None:
        if choice.verb == "activate":
            source = change.state.card(int(choice.args[0]))
            assert source is not None
            begin_ability(change, self.player, source, str(choice.args[1]), choice)
            return
        proposal = self.but(asked=True, own=(*self.own, choice))
        _TAKE[choice.verb](proposal, change, choice)

    # Small helpers ----------------------------------------------------------------

    def the_item(self, state: State) -> Item:
        item = state.item(self.item)
        assert item is not None
        return item

    def rule(self) -> str:
        """The rule of the current step for this kind."""
        if self.kind == TRIGGER:
            return "603.3c" if self.step == "b" else "603.3d"
        if self.kind == SPECIAL:
            return SPECIAL_RULES[self.step]
        return f"601.2{self.step}"

    def next(self, change: Change, **fields: object) -> None:
        """Go on to the step after this one."""
        order = STEPS[self.kind]
        following = order[order.index(self.step) + 1]
        change.top(self.but(step=following, asked=False, **fields))

    def skip(self, change: Change, key: str) -> None:
        """Say that the step has nothing to do, and go on."""
        if not self.asked:
            name = change.state.name(self.item)
            change.say(key, self.rule(), subject=self.item, name=name)
            self.next(change, skipped=(*self.skipped, (self.step, key)))
        else:
            self.next(change)

    def give_up(self, change: Change, no: No) -> None:
        """The action will be reversed (733.1); a trigger that cannot be put is removed (603.3d)."""
        if self.kind != TRIGGER:
            change.failed = (self, no)
            return
        item = self.the_item(change.state)
        change.pop()
        change.cease(self.item)
        rule = "603.3c" if self.step == "b" else "603.3d"
        change.say("trigger_removed", rule, subject=self.item, name=name_of(item))

    def announce(self, change: Change, **fields: object) -> None:
        """Write something into the announcement of the spell or ability."""
        item = self.the_item(change.state)
        change.replace(item.but(announced=announced(item).but(**fields)))


# 601.2a, 602.2a: announcing puts it on the stack ----------------------------------


def begin_spell(
    change: Change, who: int, card: Obj, face: Card, choice: Choice, *, free: bool = False
) -> None:
    """Move the card to the stack; it becomes the topmost object and `who` controls it (601.2a)."""
    before = change.state
    modes = (0,) if face.spell and len(face.spell.modes) == 1 else None if face.spell else ()
    announcement = Announcement(
        modes=modes, alternative="free" if free else "", cast_from=card.zone.value
    )
    whole = card.whole or card.card
    marks = tuple(m for m in card.marks if m.what == "spell")
    id = change.move(
        card.id,
        Zone.STACK,
        "spell_announced",
        "601.2a",
        controller=who,
        announced=announcement,
        card=face,
        whole=whole if whole is not face else None,
        marks=marks,
    )
    change.put(priority=None, receiver=None, passes=0)
    proposal = Proposal(SPELL, who, id, id, "", before, own=(choice,), resolving=free)
    change.push(proposal)
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
    announcement = Announcement(modes=(0,) if len(ability.modes) == 1 else None)
    id = before.next_id
    item = StackAbility(id, ability, source.id, source.card, who, announcement)
    proposal = Proposal(kind, who, id, source.id, key, before, own=(choice,))
    place = "stack" if kind == ABILITY else "beside"
    change.put(
        next_id=id + 1,
        priority=None,
        receiver=None,
        passes=0,
        agenda=(*before.agenda, proposal),
        **{place: (*getattr(before, place), item)},
    )
    said = {
        ABILITY: ("ability_announced", "602.2a"),
        MANA: ("mana_ability_announced", "605.3"),
        SPECIAL: ("special_action_begun", "116.2f"),
    }[kind]
    change.say(said[0], said[1], subject=id, who=who, name=source.card.name)
    if source.zone in HIDDEN and kind != SPECIAL:
        change.object(source.id, revealed=True)
        change.say("revealed", "602.2a", subject=source.id, who=who, name=source.card.name)


# 601.2b-d: announcements ----------------------------------------------------------


def _ask_b(p: Proposal, state: State) -> Options | None:
    return announcing.ask_choices(p, state, p.the_item(state))


def _run_b(p: Proposal, change: Change) -> None:
    item = p.the_item(change.state)
    if announced(item).modes is None:
        no = announcing.no_mode(change.state, item)
        return p.give_up(change, no or No("700.2a", "no_legal_mode"))
    if announcing.x_is_zero(item):
        p.announce(change, x=0)
        change.say("x_is_zero", "107.3b", subject=p.item, name=name_of(item))
        return change.top(p.but(asked=True))
    return p.skip(change, "no_choices")


def _ask_c(p: Proposal, state: State) -> Options | None:
    return announcing.ask_targets(p, state, p.the_item(state))


def _run_c(p: Proposal, change: Change) -> None:
    no = announcing.no_target(p, change.state, p.the_item(change.state))
    if no is not None:
        return p.give_up(change, no)
    return p.skip(change, "no_targets")


def _ask_d(p: Proposal, state: State) -> Options | None:
    return announcing.ask_division(p, state, p.the_item(state))


def _run_d(p: Proposal, change: Change) -> None:
    item = p.the_item(change.state)
    share = announcing.whole_share(item)
    if share:
        p.announce(change, division=(*announced(item).division, share))
        refs = announcing.divided_targets(item)
        name = change.state.name(refs[-1])
        change.say("share", p.rule(), subject=refs[-1], n=share, name=name)
        return change.top(p.but(asked=True))
    return p.skip(change, "no_division")


# 601.2e-f: the check and the total -----------------------------------------------


def _run_e(p: Proposal, change: Change) -> None:
    """The proposed spell or ability is checked as a whole (601.2e)."""
    item = p.the_item(change.state)
    if isinstance(item, Obj):
        x = announced(item).x
        zone = Zone(announced(item).cast_from or "hand")
        no = cannot_cast(change.state, p.player, item.card, zone, resolving=True, x=x)
        if no is not None and no.rule != "702.61a":  # split second was judged before it moved
            return p.give_up(change, no)
    change.say("proposal_legal", "601.2e", subject=p.item, name=name_of(item))
    return p.next(change)


def _run_f(p: Proposal, change: Change) -> None:
    total = total_cost(change.state, p.the_item(change.state))
    change.say("total_cost", p.rule(), subject=p.item, cost=total)
    p.next(change, total=total, to_pay=total.components)


# 601.2i: it is cast, it is activated ----------------------------------------------


def _run_i(p: Proposal, change: Change) -> None:
    item = p.the_item(change.state)
    change.pop()
    if p.kind == SPELL:
        player = change.state.players[p.player]
        change.player(p.player, spells_cast=player.spells_cast + 1)
        change.put(cast_this_turn=(*change.state.cast_this_turn, p.item))
        change.say("cast", "601.2i", subject=p.item, who=p.player, name=name_of(item))
    elif p.kind == ABILITY:
        _count_use(p, change)
        change.say("activated", "601.2i", subject=p.item, who=p.player, name=name_of(item))
    else:
        _count_use(p, change)
        done = Used(p.item, p.player, p.own, p.spent, name_of(item), _is_library(item))
        resolution = Resolution(p.item, log=done, inner=p.used)
        key = "mana_ability_activated" if p.kind == MANA else "special_action_paid"
        rule = "605.3b" if p.kind == MANA else "116.2f"
        change.say(key, rule, subject=p.item, who=p.player, name=name_of(item))
        change.push(resolution)
        return
    if p.resolving:  # the ability that let it be cast goes on resolving (608.2g)
        outer = change.state.agenda[-1]
        assert isinstance(outer, Resolution)
        change.top(outer.but(picks=(*outer.picks, Choice("done", (p.item,)))))
    else:
        change.put(receiver=p.player, passes=0)


def _is_library(item: Item) -> bool:
    return (
        isinstance(item, StackAbility)
        and isinstance(item.ability, Activated)
        and (touches_library(item.ability))
    )


def _count_use(p: Proposal, change: Change) -> None:
    """Note the use on the object that has the ability (602.5b, 606.3)."""
    source = change.state.card(p.source)
    item = p.the_item(change.state)
    if source is None or not isinstance(item, StackAbility):
        return
    ability = item.ability
    if not isinstance(ability, Activated):
        return
    if ability.once:
        change.replace(source.but(exhausted=(*source.exhausted, p.key)))
    if not (ability.per_turn or ability.loyalty):
        return
    source = change.state.card(p.source) or source
    key = "loyalty" if ability.loyalty else p.key
    uses = dict(source.uses)
    uses[key] = uses.get(key, 0) + 1
    change.replace(source.but(uses=tuple(sorted(uses.items()))))


def _finish_trigger(p: Proposal, change: Change) -> None:
    """A triggered ability is on the stack with its choices made (603.3d)."""
    item = p.the_item(change.state)
    change.pop()
    change.say("trigger_ready", "603.3", subject=p.item, name=name_of(item))


_ASK: dict[str, Callable[[Proposal, State], Options | None]] = {
    "b": _ask_b,
    "c": _ask_c,
    "d": _ask_d,
    "g": paying.ask_g,
    "h": paying.ask_h,
}
_RUN: dict[str, Callable[[Proposal, Change], None]] = {
    "b": _run_b,
    "c": _run_c,
    "d": _run_d,
    "e": _run_e,
    "f": _run_f,
    "g": paying.run_g,
    "h": paying.run_h,
    "i": _run_i,
    ".": _finish_trigger,
}
_TAKE: dict[str, Callable[[Proposal, Change, Choice], None]] = {
    "mode": announcing.take_mode,
    "x": announcing.take_x,
    "with": take_extra,
    "without": take_extra,
    "pay_as": announcing.take_symbol,
    "how_many": announcing.take_count,
    "chooser": announcing.take_chooser,
    "target": announcing.take_target,
    "share": announcing.take_share,
    "close": paying.take_close,
    "pay": paying.take_component,
    "choose": paying.take_pick,
    "spend": paying.take_pick,
}
