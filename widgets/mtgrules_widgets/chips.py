"""The steps of the procedure as a row of chips; of the turn where none is under way."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.procedures import STEPS
from mtgrules.engine.proposals import Proposal
from mtgrules.engine.resolving import Resolution
from mtgrules.model.frames import Frame
from mtgrules.model.objects import name_of
from mtgrules.model.state import State
from mtgrules.rulebook.sentences import EVENTS
from mtgrules.rulebook.text import Lang, Text, same
from mtgrules_widgets import strings as s
from mtgrules_widgets.markup import NONE, Html, el, hidden, join
from mtgrules_widgets.rulelinks import number

_SIGNS = {"done": "✓", "now": "▸", "skip": "–", "todo": "", "failed": "✕"}


class Chip(NamedTuple):
    """One step: its name, its rule, its state (done, now, skip, todo, failed) and a short note."""

    name: Text
    rule: str
    state: str
    note: Text | None = None
    reason: Text | None = None


class Procedure(NamedTuple):
    """A proposal as a frame shows it: the step that is looked at, and whether it fails there."""

    proposal: Proposal
    step: str
    failed: bool = False
    over: bool = False


def procedure(frame: Frame, before: Frame | None, *, is_decision: bool) -> Procedure | None:
    """The innermost proposal that the frame is about, None if it is about something else.

    A frame shows the step that has just been done; where a choice is open, the
    step that asks. The last step and a reversal end the proposal, so these two
    frames look at the one that the frame before still had.
    """
    now = _proposals(frame.state)
    was = _proposals(before.state) if before is not None else ()
    if now:
        top = now[-1]
        same_as_before = bool(was) and was[-1].item == top.item
        if is_decision:
            return Procedure(top, top.step)
        if same_as_before:
            return Procedure(top, was[-1].step)
        if len(was) <= len(now):
            return Procedure(top, STEPS[top.kind][0] if top.kind == "trigger" else "a")
    if was and len(now) < len(was):
        last = was[-1]
        return Procedure(last, last.step, failed=frame.event.key == "reversed", over=True)
    return None


def _proposals(state: State) -> tuple[Proposal, ...]:
    return tuple(task for task in state.agenda if isinstance(task, Proposal))


def chips(shown: Procedure) -> tuple[Chip, ...]:
    """The chips of a proposal, in order. A special action and a trigger have shorter rows."""
    proposal = shown.proposal
    order = STEPS[proposal.kind]
    at = order.find(shown.step)
    skipped = dict(proposal.skipped)
    made = []
    for n, letter in enumerate(order):
        name = s.STEP_OF[letter]
        if proposal.kind == "special" and letter == "a":
            name = s.BEGIN
        key = skipped.get(letter)
        note = reason = None
        state = "todo"
        if n == at:
            state = "failed" if shown.failed else "now"
        elif n < at:
            state = "skip" if key else "done"
        if key and n <= at:
            note = s.SKIPPED.get(key, s.SKIPPED_OTHERWISE)
            reason = _reason(proposal, key)
        made.append(Chip(name, _rule(proposal, letter), state, note, reason))
    return tuple(made)


def _rule(proposal: Proposal, letter: str) -> str:
    if letter == "a" and proposal.kind in ("ability", "mana"):
        return "602.2a"
    if letter == ".":
        return "603.3"
    return proposal.but(step=letter).rule()


def _reason(proposal: Proposal, key: str) -> Text | None:
    if key not in EVENTS:
        return None
    name = _name(proposal)
    return EVENTS[key].format(name=name) if name is not None else None


def _name(proposal: Proposal, *states: State) -> Text | None:
    """The name of what is proposed, from a state that still has it."""
    for state in states:
        item = state.item(proposal.item)
        if item is not None:
            return name_of(item)
    found = proposal.before.find(proposal.source)
    if found is None:
        # A spell: its card had another id before it moved to the stack.
        choice = proposal.own[0] if proposal.own else None
        if choice is None or not choice.args or not isinstance(choice.args[0], int):
            return None
        found = proposal.before.find(choice.args[0])
    return name_of(found) if found is not None else None


def under_way(shown: Procedure, *states: State) -> Text:
    """What is being done: "Casting Rift Bolt". The states are searched for its name."""
    heading = s.REVERSING if shown.failed else s.KIND[shown.proposal.kind]
    return heading.format(name=_name(shown.proposal, *states) or same("?"))


def row(frame: Frame, before: Frame | None, *, is_decision: bool, lang: Lang) -> Html:
    """The line that says what is going on, and the chips below it."""
    shown = procedure(frame, before, is_decision=is_decision)
    if shown is None:
        line = el("b", _going_on(frame)[lang])
        return join([el("p", line, cls="under-way"), _list(_turn(frame), s.TURN_NAME, frame, lang)])
    states = (frame.state,) if before is None else (frame.state, before.state)
    names = []
    for task in _proposals(frame.state):
        if task.item != shown.proposal.item:
            outer = s.KIND[task.kind].format(name=_name(task, *states) or same("?"))
            names.append(el("span", f"{outer[lang]} ›", cls="outer"))
    names.append(el("b", under_way(shown, *states)[lang]))
    # Outer procedures come before the one inside them.
    return join([el("p", *names, cls="under-way"), _list(chips(shown), s.STEPS_NAME, frame, lang)])


def _list(made: tuple[Chip, ...], name: Text, frame: Frame, lang: Lang) -> Html:
    items = []
    for chip in made:
        shown = number(chip.rule, frame.state.edition) if chip.rule else ""
        note = chip.note[lang] if chip.note else ""
        why = el("span", f" · {note}" if shown else note, cls="because") if note else NONE
        sign = el("span", f"{_SIGNS[chip.state]} ", cls="mark", aria_hidden="true")
        items.append(
            el(
                "li",
                sign if _SIGNS[chip.state] else NONE,
                chip.name[lang],
                hidden(f": {s.STATES[chip.state][lang]}"),
                el("small", shown, why) if shown or note else NONE,
                cls=chip.state,
                aria_current="step" if chip.state in ("now", "failed") else None,
                title=chip.reason[lang] if chip.reason else None,
            )
        )
    return el("ol", *items, cls="chips", aria_label=name[lang], lang=lang)


def _going_on(frame: Frame) -> Text:
    state = frame.state
    for task in reversed(state.agenda):
        if isinstance(task, Resolution):
            item = state.item(task.item)
            return s.RESOLVING.format(name=name_of(item)) if item else s.TURN_GOES_ON
    if state.over:
        return s.GAME_OVER
    if state.priority is not None:
        return s.PRIORITY.format(who=state.players[state.priority].name)
    return s.TURN_GOES_ON


def _turn(frame: Frame) -> tuple[Chip, ...]:
    """The phases of the turn; combat tells its step."""
    step = frame.state.step
    at = next(n for n, (_, steps) in enumerate(s.PHASES) if step in steps)
    return tuple(
        Chip(
            name,
            "",
            "now" if n == at else "done" if n < at else "todo",
            s.COMBAT_STEPS.get(step) if n == at else None,
        )
        for n, (name, _) in enumerate(s.PHASES)
    )
