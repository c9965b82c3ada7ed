"""What is announced in 601.2b-d: modes, X, how symbols are paid, targets, division.

Each question is asked for one thing at a time, so that every possible answer
can be listed. The functions look at a proposal and the state; the `take_` ones
write the answer down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.changes import Change
from mtgrules.engine.extras import ask_extras, ask_free, ask_times, has_replicate, may_cast_free
from mtgrules.engine.targets import judged, possible, ref_of, specs, things
from mtgrules.engine.total import costs_of, symbols_of
from mtgrules.model.abilities import Mode, TargetSpec
from mtgrules.model.choices import Choice, No, Options, target
from mtgrules.model.mana import halves, is_phyrexian
from mtgrules.model.objects import (
    Announcement,
    Item,
    Obj,
    announced,
    chosen_modes,
    modes_of,
)
from mtgrules.model.state import State
from mtgrules.model.values import changing

if TYPE_CHECKING:
    from mtgrules.engine.proposals import Proposal

LARGEST_X = 20
"""The largest X that is offered; more could not be paid in any lesson."""

# 601.2b -----------------------------------------------------------------------------


def ask_choices(p: Proposal, state: State, item: Item) -> Options | None:
    """The next open choice of 601.2b: mode, other costs, X, each symbol with two ways to pay."""
    said = announced(item)
    if said.modes is None:
        legal, refused = [], []
        for i, mode in enumerate(modes_of(item)):
            no = mode_illegal(state, item, mode)
            choice = Choice("mode", (i,))
            if no is None:
                legal.append(choice)
            else:
                refused.append(no.to(choice))
        if not legal:
            return None
        return Options(p.player, "mode", "700.2a", tuple(legal), tuple(refused))
    if p.kind == "trigger":
        return None
    if p.kind == "spell":
        if isinstance(item, Obj) and not said.alternative and may_cast_free(state, item):
            return ask_free(p, state, item)
        if isinstance(item, Obj) and said.times is None and has_replicate(state, item):
            return ask_times(p, item)
        extra = ask_extras(p, item)
        if extra is not None:
            return extra
    cost = symbols_of(item, state)
    if cost is None:
        return None
    if said.x is None and (cost.has_x or any(part.asks_x for part in costs_of(item))):
        # No card is suspended without counters: "X can't be 0" (107.3d).
        least = 1 if p.kind == "special" else least_x(item)
        rule = "107.3d" if p.kind == "special" else "107.3a"
        xs = tuple(Choice("x", (n,)) for n in range(least, LARGEST_X + 1))
        small = tuple(No(rule, "x_too_small").to(Choice("x", (n,))) for n in range(least))
        return Options(p.player, "x", rule, xs, small)
    open_symbols = [s for s in cost.symbols if halves(s)][len(said.symbols) :]
    if open_symbols:
        ways = tuple(Choice("pay_as", (way,)) for way in halves(open_symbols[0]))
        rule = "107.4f" if is_phyrexian(open_symbols[0]) else "107.4e"
        return Options(p.player, "symbol", rule, ways)
    return None


def mode_illegal(state: State, item: Item, mode: Mode) -> No | None:
    """A mode for which no legal target could be chosen cannot be chosen (700.2a)."""
    for spec in mode.targets:
        if len(possible(state, spec, item)) < spec.least:
            return No("700.2a", "mode_without_target", (("noun", spec.what.noun),))
    return None


def no_mode(state: State, item: Item) -> No | None:
    for mode in modes_of(item):
        no = mode_illegal(state, item, mode)
        if no is not None:
            return no
    return None


def x_is_zero(item: Item) -> bool:
    """A spell with X that is cast without paying its mana cost has X = 0 (107.3b)."""
    said = announced(item)
    if said.alternative != "free" or said.x is not None:
        return False
    cost = getattr(item, "card", None) and item.card.mana_cost  # type: ignore[union-attr]
    return cost is not None and cost.has_x


def least_x(item: Item) -> int:
    """The smallest X that may be announced; a card may say that X cannot be 0."""
    spell = item.card.spell if isinstance(item, Obj) else None
    return spell.least_x if spell is not None else 0


def take_mode(p: Proposal, change: Change, choice: Choice) -> None:
    p.announce(change, modes=(int(choice.args[0]),))
    _said(p, change, "mode_chosen", n=int(choice.args[0]) + 1)


def take_x(p: Proposal, change: Change, choice: Choice) -> None:
    p.announce(change, x=int(choice.args[0]))
    _said(p, change, "x_chosen", x=int(choice.args[0]))


def take_symbol(p: Proposal, change: Change, choice: Choice) -> None:
    symbols = announced(p.the_item(change.state)).symbols
    way = str(choice.args[0])
    p.announce(change, symbols=(*symbols, way))
    if way == "life":
        _said(p, change, "symbol_as_life")
    else:
        _said(p, change, "symbol_as_mana", mana=f"{{{way}}}")


def _said(p: Proposal, change: Change, key: str, n: int = 0, **args: object) -> None:
    change.say(key, p.rule(), subject=p.item, who=p.player, n=n, **args)
    change.top(p)


# 601.2c -----------------------------------------------------------------------------


def slot_of(p: Proposal, item: Item) -> int:
    """The slot being filled: the first without all its targets; len(specs) when all are full."""
    return _open_slot(p.counts, announced(item).targets, specs(item))


def _open_slot(
    counts: tuple[int, ...], targets: tuple[tuple[int, ...], ...], slots: tuple[TargetSpec, ...]
) -> int:
    for i, spec in enumerate(slots):
        wanted = counts[i] if i < len(counts) else None
        if spec.least == spec.most:
            wanted = spec.most
        if wanted is None or i >= len(targets) or len(targets[i]) < wanted:
            if wanted == 0:
                continue
            return i
    return len(slots)


def ask_targets(p: Proposal, state: State, item: Item) -> Options | None:
    """The next open choice of 601.2c: who chooses (602.3a), how many, then each target."""
    slots, targets = specs(item), announced(item).targets
    i = _open_slot(p.counts, targets, slots)
    if i == len(slots):
        return None
    spec = slots[i]
    chooser = p.player
    if spec.chooser == "opponent":
        opponents = state.opponents(p.player)
        if len(opponents) > 1 and p.chooser < 0:
            return Options(
                p.player, "chooser", "602.3a", tuple(Choice("chooser", (o,)) for o in opponents)
            )
        chooser = p.chooser if p.chooser >= 0 else opponents[0]
    fit, unfit = judged(state, spec, item)
    if len(fit) < spec.least:
        return None
    if spec.least != spec.most and i >= len(p.counts):
        most = min(spec.most, len(fit))
        counts = tuple(Choice("how_many", (n,)) for n in range(spec.least, most + 1))
        too_many = tuple(
            No("601.2c", "too_many_targets", (("n", len(fit)),)).to(Choice("how_many", (n,)))
            for n in range(most + 1, spec.most + 1)
        )
        return Options(chooser, "how many targets", "601.2c", counts, too_many)
    already = targets[i] if i < len(targets) else ()
    legal = map(target, [ref for ref in fit if ref not in already] if already else fit)
    refused = [no.to(target(ref), ref) for ref, no in unfit]
    if already:
        twice = [
            (ref, No("115.3", "target_twice", (("name", state.name(ref)),))) for ref in already
        ]
        refused += [no.to(target(ref), ref) for ref, no in twice if ref in fit]
        places = [ref_of(thing) for thing in things(state, spec.what)]
        refused.sort(key=lambda refusal: places.index(refusal.objects[0]))
    rule = p.rule() if spec.chooser == "you" else "602.3"
    return Options(chooser, "target", rule, tuple(legal), tuple(refused))


def no_target(p: Proposal, state: State, item: Item) -> No | None:
    """Why a required target cannot be chosen, None if nothing is missing."""
    i = slot_of(p, item)
    if i == len(specs(item)):
        return None
    return No("601.2c", "no_legal_target", (("noun", specs(item)[i].what.noun),))


def take_count(p: Proposal, change: Change, choice: Choice) -> None:
    item = p.the_item(change.state)
    i = slot_of(p, item)
    counted = p.but(counts=(*p.counts, *(0,) * (i - len(p.counts)), int(choice.args[0])))
    if choice.args[0] == 0:
        targets = announced(item).targets
        counted.announce(change, targets=(*targets, ()))
    _said(counted, change, "target_count", count=int(choice.args[0]))


def take_chooser(p: Proposal, change: Change, choice: Choice) -> None:
    other = int(choice.args[0])
    _said(p.but(chooser=other), change, "chooser_chosen", other=change.state.players[other].name)


_aimed = changing(Announcement, "targets")


def take_target(p: Proposal, change: Change, choice: Choice) -> None:
    """Write down one target. It becomes a target now (601.2c)."""
    item, ref = p.the_item(change.state), int(choice.args[0])
    slots, targets = specs(item), announced(item).targets
    i = _open_slot(p.counts, targets, slots)
    before = (*targets, *((),) * (i + 1 - len(targets)))
    targets = (*before[:i], (*before[i], ref), *before[i + 1 :])
    name = change.state.name(ref)
    change.replace(item.but(announced=_aimed(announced(item), targets)))
    change.say_of("target_chosen", p.rule(), p.item, name, p.player)
    change.top(p.next() if _open_slot(p.counts, targets, slots) == len(slots) else p)


# 601.2d -----------------------------------------------------------------------------


def divided_targets(item: Item) -> tuple[int, ...]:
    """The targets among which the chosen mode divides something."""
    targets = announced(item).targets
    for mode in chosen_modes(item):
        if mode.divide:
            return tuple(ref for refs in targets for ref in refs)
    return ()


def left_to_divide(item: Item) -> int:
    amount = next((mode.divide for mode in chosen_modes(item) if mode.divide), 0)
    return amount - sum(announced(item).division)


def ask_division(p: Proposal, state: State, item: Item) -> Options | None:
    """How much the next target gets: at least one each (601.2d)."""
    refs = divided_targets(item)
    done = len(announced(item).division)
    after = len(refs) - done - 1
    if after < 1:
        return None
    left = left_to_divide(item)
    shares = tuple(Choice("share", (refs[done], n)) for n in range(1, left - after + 1))
    too_much = tuple(
        No("601.2d", "share_too_large").to(Choice("share", (refs[done], n)))
        for n in range(max(1, left - after + 1), left + 1)
    )
    zero = No("601.2d", "share_zero").to(Choice("share", (refs[done], 0)))
    return Options(p.player, "division", "601.2d", shares, (zero, *too_much))


def whole_share(item: Item) -> int:
    """What the last target gets without being asked, 0 if nothing is left to say."""
    refs = divided_targets(item)
    done = len(announced(item).division)
    return left_to_divide(item) if refs and done == len(refs) - 1 else 0


def take_share(p: Proposal, change: Change, choice: Choice) -> None:
    division = announced(p.the_item(change.state)).division
    ref, n = int(choice.args[0]), int(choice.args[1])
    p.announce(change, division=(*division, n))
    _said(p, change, "share", n=n, name=change.state.name(ref))
