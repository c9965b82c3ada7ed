"""What answers say is looked up in the state by a reader of English, not by those who wrote it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from mtgrules.engine.characteristics import has, power, toughness
from mtgrules.explore.practice import practice
from mtgrules.model.zones import Zone
from mtgrules.questions.tracing import objects
from mtgrules.setup import SEATS
from mtgrules.trace import Trace

if TYPE_CHECKING:
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import Player, State
    from mtgrules.questions import Asked

_PLACES = {
    "on the battlefield": Zone.BATTLEFIELD,
    "in the graveyard": Zone.GRAVEYARD,
    "in exile": Zone.EXILE,
    "in hand": Zone.HAND,
    "on the stack": Zone.STACK,
}


STEPS = {
    "main1": "first main phase",
    "main2": "second main phase",
    "begin combat": "beginning of combat step",
}


def clauses(text: str, names: list[str]) -> list[str]:
    """A description in its parts; the commas of names are none of its own."""
    for name in names:
        text = re.sub(re.escape(name), name.replace(", ", ",~"), text, flags=re.IGNORECASE)
    head, stack, rest = text.partition("on the stack: ")
    if not stack:
        head, stack, rest = text.partition("On the stack: ")
    parts = [part for part in re.split(", ", head) if part]
    if stack:
        listed = []
        more = rest.split(", ")
        while more and not re.search(r" (is|has|holds) ", more[0]):
            listed.append(more.pop(0))
        parts += ["on the stack: " + ", ".join(listed), *more]
    return [part.replace(",~", ", ") for part in parts]


def is_so(state: State, clause: str) -> bool:
    """Whether one part of a description is so."""
    lower = clause[:1].lower() + clause[1:]
    if lower == "the stack is empty":
        return not state.stack
    if lower.startswith("on the stack: "):
        return lower.removeprefix("on the stack: ") == ", ".join(
            state.name(item.id).en for item in reversed(state.stack)
        )
    if found := re.fullmatch(r"it is (\w+)'s (.+)", lower):
        who = state.players[state.active].name.en
        return found[1] == who and found[2] == STEPS.get(
            state.step.value, f"{state.step.value} step"
        )
    if found := re.fullmatch(r"(\w+) has (\d+) life", clause):
        return player(state, found[1]).life == int(found[2])
    if found := re.fullmatch(r"(\w+) holds (\d+) cards?", clause):
        return len(player(state, found[1]).hand) == int(found[2])
    if found := re.fullmatch(r"(\w+) has (no mana|[{}\w]+)", clause):
        mana = "".join(f"{{{m.type}}}" for m in player(state, found[1]).pool)
        return bool(found[2] == (mana or "no mana"))
    if found := re.fullmatch(r"(.+) is (\d+)/(\d+)", clause):
        return any(
            (power(state, o), toughness(state, o)) == (int(found[2]), int(found[3]))
            for o in called(state, found[1])
            if o.zone is Zone.BATTLEFIELD
        )
    if found := re.fullmatch(r"(.+) is (un)?tapped", clause):
        return any(o.tapped is (found[2] is None) for o in called(state, found[1]))
    if found := re.fullmatch(r"(.+) is gone", clause):
        return not called(state, found[1])
    found = re.fullmatch(r"(.+) is ((?:on|in) .+?)(?: (with|without) (.+))?", clause)
    assert found, clause
    zone = _PLACES[found[2]]
    return any(
        o.zone is zone and bears(state, o, found[3], found[4]) for o in called(state, found[1])
    )


def bears(state: State, obj: Obj, how: str | None, what: str | None) -> bool:
    if how is None or what is None:
        return True
    if what == "haste":
        return has(state, obj, "haste") is (how == "with")
    n = re.match(r"\d+", what)
    return obj.counter("time") == (int(n[0]) if n else 0)


def player(state: State, name: str) -> Player:
    return next(p for p in state.players if p.name.en == name)


def called(state: State, name: str) -> list[Obj]:
    """The objects of a name; of "Aki's Island" those that are Aki's."""
    there = list(objects(state))
    for i, one in enumerate(state.players):
        if name.startswith(f"{one.name.en}'s "):
            name = name.removeprefix(f"{one.name.en}'s ")
            there = [o for o in there if o.owner == i]
    return [o for o in there if o.card.name.en.casefold() == name.casefold()]


def state_after(trace: Trace, asked: Asked) -> State:
    return trace.frames[asked.after].state


@pytest.mark.parametrize("seed", range(60))
def test_of_the_positions_after_a_line_only_the_right_one_is_so(seed: int) -> None:
    made = practice("after", seed)
    (asked,) = made.asked
    state = state_after(made.trace, asked)
    names = sorted({o.card.name.en for o in objects(state)}, key=len, reverse=True)
    text = [option.text.en for option in asked.question.options]
    if any(re.search(r"\(\d\)| from ", one) for one in text):
        return  # twins are told apart by numbers or places that were theirs before the line
    for option in asked.question.options:
        parts = clauses(option.text.en, names)
        assert all(is_so(state, part) for part in parts) is option.right, (option.text.en, parts)


@pytest.mark.parametrize("seed", range(20))
def test_numbers_are_those_of_the_state(seed: int) -> None:
    for kind in ("life", "counters"):
        made = practice(kind, seed)
        (asked,) = made.asked
        state = state_after(made.trace, asked)
        n = int(asked.question.right.text.en.split()[0])
        if kind == "life":
            who = re.search(r"What is (\w+)'s life", asked.question.ask.en)
            assert who is not None
            assert player(state, who[1]).life == n
        else:
            card = re.search(r"time counters does (.+) have then", asked.question.ask.en)
            assert card is not None
            found = [o.counter("time") for o in called(state, card[1])]
            assert n in found or (n == 0 and not found)


@pytest.mark.parametrize("seed", range(20))
def test_the_stack_resolves_in_the_order_that_is_right(seed: int) -> None:
    """The line is played to its end; what begins to resolve is noted on the way."""
    made = practice("stack", seed)
    (asked,) = made.asked
    first = made.trace.frames[asked.before].state
    wanted = [item.id for item in reversed(first.stack)]
    path = made.trace.path(asked.after)
    begun = [
        event.subject
        for i in path[path.index(asked.before) + 1 :]
        for event in made.trace.frames[i].events
        if event.key in ("resolves", "all_targets_illegal", "condition_false")
    ]
    left = [id for id in begun if id in wanted]
    gone = [id for id in wanted if id not in begun]  # countered on the way, or a choice came first
    assert left == [id for id in wanted if id not in gone]
    plain = [
        re.sub(r" \(target: .*?\)", "", one) for one in asked.question.right.text.en.split(" → ")
    ]
    assert plain == [first.name(id).en for id in wanted]


@pytest.mark.parametrize("seed", range(20))
def test_who_is_next_is_whom_the_game_asks(seed: int) -> None:
    from mtgrules.engine.play import legal

    made = practice("who", seed)
    (asked,) = made.asked
    who = legal(state_after(made.trace, asked)).player
    names = dict(zip(range(len(SEATS)), ("Aki", "Ben", "Cleo", "Dan"), strict=True))
    assert asked.question.right.text.en == names.get(who, "Nobody")


@pytest.mark.parametrize("seed", range(100))
def test_a_reason_that_is_offered_as_wrong_is_not_so(seed: int) -> None:
    """Who controls it, whether it is tapped, new, or in hand: read off the state by name."""
    made = practice("may", seed)
    (asked,) = made.asked
    state = made.trace.frames[asked.before].state
    for option in asked.question.options:
        reason = option.text.en.partition(": ")[2]
        if option.right or option.rule == asked.question.right.rule:
            continue  # a true reason, or one that is true and only does not keep it from beginning
        if found := re.fullmatch(r"(.+) is tapped already", reason):
            there = [o for o in called(state, found[1]) if o.zone is Zone.BATTLEFIELD]
            assert not all(o.tapped for o in there) or no_tap_symbol(there)
        if found := re.fullmatch(r"(\w+) controls (.+)", reason):
            there = [o for o in called(state, found[2]) if o.zone is Zone.BATTLEFIELD]
            assert any(state.players[o.controller].name.en != found[1] for o in there)
        if found := re.fullmatch(r"(.+) arrived too recently for {T}", reason):
            there = [o for o in called(state, found[1]) if o.zone is Zone.BATTLEFIELD]
            assert any(
                o.settled or has(state, o, "haste") or "creature" not in o.card.types for o in there
            ) or is_hurried(state)
        if found := re.fullmatch(r"one land was played this turn", reason):
            assert state.players[state.priority or 0].lands_played == 0


def no_tap_symbol(there: list[Obj]) -> bool:
    return any(
        all(getattr(cost, "symbol", "") != "T" for cost in ability.costs)
        for o in there
        for ability in o.card.activated
    )


def is_hurried(state: State) -> bool:
    """Something lets creatures use their abilities as though they had haste."""
    return any(o.card.name.en == "Thousand-Year Elixir" for o in state.battlefield)
