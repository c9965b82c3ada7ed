"""Mana abilities on the way (601.2g), then paying the total cost in its two groups (601.2h).

All mana abilities come before any cost is paid; the player closes the window.
There are no partial payments: what cannot be paid in full reverses the action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.board import board, those
from mtgrules.engine.changes import Change
from mtgrules.engine.characteristics import activated
from mtgrules.engine.costs import Payment
from mtgrules.engine.legality import cannot_activate
from mtgrules.model.choices import Choice, No, Options, Refusal, activation
from mtgrules.model.mana import Mana
from mtgrules.model.objects import Item, announced, name_of
from mtgrules.model.state import State

if TYPE_CHECKING:
    from mtgrules.engine.proposals import Proposal


def is_open(p: Proposal) -> bool:
    """Whether the player may still activate mana abilities (601.2g)."""
    return not p.closed and p.total is not None and p.total.asks_for_mana


def ask_g(p: Proposal, state: State, item: Item) -> Options | None:
    """Mana abilities, and "no more of them", which closes the window for good."""
    if not is_open(p):
        return None
    legal, refused = mana_abilities(state, p.player)
    return Options(p.player, "mana abilities", p.rule(), (Choice("close"), *legal), tuple(refused))


def mana_abilities(state: State, player: int) -> tuple[list[Choice], list[Refusal]]:
    """What a player who is asked for mana could activate, allowed or refused (605.3a)."""
    legal, refused = [], []
    for obj in (*those(state, board(state).active), *state.players[player].hand):
        for key, ability in activated(obj):
            mine = obj.controller == player or ability.who != "controller"
            if obj.zone is not ability.zone or not mine:
                continue
            choice = activation(obj.id, key)
            no = cannot_activate(state, player, obj, key, ability, paying=True)
            if no is None:
                legal.append(choice)
            else:
                refused.append(no.to(choice, obj.id))
    return legal, refused


def run_g(p: Proposal, change: Change, item: Item) -> Proposal:
    return p.skip(change, item, "no_mana_needed")


def take_close(p: Proposal, change: Change, choice: Choice) -> None:
    change.say("window_closed", p.rule(), subject=p.item, who=p.player)
    change.top(p.but(closed=True))


# 601.2h: paying -------------------------------------------------------------------


def _group(p: Proposal) -> list[int]:
    """The components that may be paid next: all early ones before any late one (601.2h)."""
    if len(p.to_pay) == 1:
        return [0]
    early = [i for i, cost in enumerate(p.to_pay) if not cost.late]
    return early or list(range(len(p.to_pay)))


def _payment(p: Proposal, state: State) -> Payment:
    return Payment(state, p.player, p.source, p.picks)


def ask_h(p: Proposal, state: State, item: Item) -> Options | None:
    if p.paying >= 0:
        return p.to_pay[p.paying].ask(_payment(p, state))
    if len(p.to_pay) < 2:
        return None
    group = _group(p)
    if len(group) < 2 or _unpayable(p, state) is not None:
        return None
    legal = tuple(Choice("pay", (i,)) for i in group)
    later = [i for i in range(len(p.to_pay)) if i not in group]
    refused = tuple(Refusal(Choice("pay", (i,)), "601.2h", "pay_later") for i in later)
    return Options(p.player, "payment", p.rule(), legal, refused)


def _unpayable(p: Proposal, state: State) -> No | None:
    """Why the rest of the total cost cannot be paid: no partial payments (601.2h)."""
    if p.total is not None and p.total.mana is None:
        return No("118.6", "unpayable", (("name", name_of(p.the_item(state))),))
    for cost in p.to_pay:
        no = cost.lacking(state, p.player, p.source)
        if no is not None:
            return no
    return None


def run_h(p: Proposal, change: Change, item: Item) -> Proposal | None:
    if p.paying >= 0:
        _pay(p, change, p.paying, _payment(p, change.state))
        return None
    no = _unpayable(p, change.state)
    if no is not None:
        p.give_up(change, no)
        return None
    if p.to_pay:
        _pay_or_ask(p, change, _group(p)[0])
        return None
    return p.skip(change, item, "nothing_to_pay")


def take_pick(p: Proposal, change: Change, choice: Choice) -> None:
    """A choice inside one component: which card, which mana."""
    _pay_or_ask(p, change, p.paying, (*p.picks, choice), say=True)


def take_component(p: Proposal, change: Change, choice: Choice) -> None:
    _pay_or_ask(p, change, int(choice.args[0]), p.picks, say=True)


def _pay_or_ask(
    p: Proposal, change: Change, i: int, picks: tuple[Choice, ...] = (), *, say: bool = False
) -> None:
    """Pay a component, or go on asking if something must still be chosen for it."""
    payment = Payment(change.state, p.player, p.source, picks)
    if p.to_pay[i].ask(payment) is None:
        return _pay(p, change, i, payment)
    if say:
        change.say("payment_choice", p.rule(), subject=p.item, who=p.player)
    return change.top(p.but(paying=i, picks=picks, asked=True))


def _pay(p: Proposal, change: Change, i: int, payment: Payment) -> None:
    """Pay one component and note what moved and whose mana went."""
    cost = p.to_pay[i]
    pool = change.state.players[p.player].pool
    change.cause = p.item
    change.say_cost("cost_paid", p.rule(), p.item, cost, p.player)
    moved = cost.pay(payment, change)
    went = _gone(pool, change.state.players[p.player].pool)
    item = change.state.item(p.item) if moved or went else None
    if item is not None:
        said = announced(item)
        said = said.but(paid=(*said.paid, *moved), mana=said.mana + len(went))
        change.replace(item.but(announced=said))
    rest = (*p.to_pay[:i], *p.to_pay[i + 1 :])
    spent = (*p.spent, *[mana.maker for mana in went if mana.maker])
    if rest:
        change.top(p.but(to_pay=rest, paying=-1, picks=(), spent=spent, asked=True))
    else:
        change.top(p.paid(spent))


def _gone(pool: tuple[Mana, ...], now: tuple[Mana, ...]) -> list[Mana]:
    """The mana that is in the pool no more."""
    left = list(now)
    went = []
    for mana in pool:
        if mana in left:
            left.remove(mana)
        else:
            went.append(mana)
    return went
