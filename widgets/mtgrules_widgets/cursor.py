"""A place in a trace, and every way to move it. Plain Python; the widgets only draw it.

>>> from mtgrules import game
>>> cursor = Cursor(game(you={"battlefield": ["Prodigal Pyromancer"]}).tree)
>>> start = cursor.at
>>> cursor.take(Choice("pass"))
>>> cursor.back()
True
>>> cursor.at == start, len(cursor.trace)
(True, 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from mtgrules.engine.play import legal
from mtgrules.model.choices import Choice, No, Options, Refusal, Refused
from mtgrules.model.frames import Frame
from mtgrules.model.state import State
from mtgrules.passing import pass_once
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Text
from mtgrules.trace import Trace
from mtgrules_widgets.labels import button
from mtgrules_widgets.replay import frame_after, frame_before, replay, steps_since_choice

RESPOND = Choice("respond")
MOST_PASSES = 200

Listener = Callable[["Cursor"], object]


class Branch(NamedTuple):
    """One line of play: its last frame, the frame where it left the others, and its name.

    `label` is the choice that made it another line; `here` whether the cursor is on it.
    """

    leaf: int
    fork: int
    label: Text
    here: bool


class Cursor:
    """Where one looks in a trace. Everybody who observes it hears of every move.

    With `every_step` a choice leads to the first frame that it causes, so that
    each step can be looked at; without, to the next open choice.
    """

    def __init__(self, trace: Trace, at: int | None = None, *, every_step: bool = False) -> None:
        self.trace = trace
        self.at = trace.last if at is None else at
        self.every_step = every_step
        self._last_seen: dict[int, int] = {}
        self._listeners: list[Listener] = []
        self._home = (trace.choices(self.at), steps_since_choice(self.trace, self.at))
        self._other_editions: dict[Edition, tuple[Trace, dict[int, int]]] = {}
        self._look()

    # What one sees ------------------------------------------------------------------

    @property
    def frame(self) -> Frame:
        return self.trace.frames[self.at]

    @property
    def state(self) -> State:
        return self.frame.state

    @property
    def edition(self) -> Edition:
        return self.state.edition

    @property
    def parent(self) -> Frame | None:
        """The frame before this one, None at the start."""
        before = self.trace.parents[self.at]
        return self.trace.frames[before] if before >= 0 else None

    @property
    def is_decision(self) -> bool:
        """Whether a choice is open here; otherwise the rules go on by themselves."""
        return self.trace.is_decision(self.at)

    @property
    def options(self) -> Options | None:
        """What is asked here, None where the rules go on by themselves."""
        return legal(self.state) if self.is_decision else None

    def line(self) -> tuple[int, ...]:
        """The frames of the line one is on, from the start to its end."""
        frames = list(self.trace.path(self.at))
        following = self._following(frames[-1])
        while following is not None:
            frames.append(following)
            following = self._following(following)
        return tuple(frames)

    def branches(self) -> tuple[Branch, ...]:
        """Every line that was tried, oldest first; one only as long as nobody chose anew."""
        end = self.line()[-1]
        return tuple(self._branch(leaf, here=leaf == end) for leaf in self.trace.leaves())

    # Moving --------------------------------------------------------------------------

    def jump(self, at: int) -> None:
        """Look at a frame; `IndexError` if there is no such frame."""
        if not 0 <= at < len(self.trace):
            raise IndexError(f"no frame {at}: there are {len(self.trace)}")
        self._go(at)

    def next(self) -> bool:
        """One frame on, along the branch last looked at; False at the end."""
        following = self._following(self.at)
        if following is None:
            return False
        self._go(following)
        return True

    def back(self) -> bool:
        """One frame back; False at the start."""
        before = self.trace.parents[self.at]
        if before < 0:
            return False
        self._go(before)
        return True

    def next_decision(self) -> bool:
        """On to the next open choice; False if one is there already."""
        at = self.at
        following = self._following(at)
        while following is not None:
            at = following
            if self.trace.is_decision(at):
                break
            following = self._following(at)
        return self._go_if_new(at)

    def previous_decision(self) -> bool:
        """Back to the choice before this place; False if there is none."""
        for at in reversed(self.trace.path(self.at)[:-1]):
            if self.trace.is_decision(at):
                self._go(at)
                return True
        return self._go_if_new(0)

    def take(self, choice: Choice) -> None:
        """Make a choice; one that was made here before is followed, not made twice.

        Raises `Refused`, and then nothing has changed.
        """
        fork = self.trace.end_of_run(self.at)
        end = self.trace.take(fork, choice)
        if self.every_step:
            path = self.trace.path(end)
            self._follow(end)
            end = path[path.index(fork) + 1]
        self._go(end)

    def try_choice(self, choice: Choice) -> Refusal | None:
        """Make a choice, or hear why not: then nothing has changed or moved."""
        if choice == RESPOND and not self.is_decision:
            step = self.state.step.value
            return No("117.1", "no_priority_now", (("step", step),)).to(choice)
        try:
            self.take(choice)
        except Refused as refused:
            return refused.refusal
        return None

    def pass_until_something(self) -> bool:
        """Everybody passes until there is something to see; False if nobody could pass.

        It stops when something is put on the stack or leaves it, when a life total
        or a counter changes, when damage is dealt, when a card comes or goes by
        itself, when anything but priority is asked, when the main phase of the
        first player's own turn begins, and when the game ends.
        """
        at = self.trace.end_of_run(self.at)
        for passed in range(MOST_PASSES):
            if legal(self.trace.frames[at].state).kind != "priority":
                return self._go_if_new(at) or passed > 0
            at, happened = pass_once(self.trace, at)
            if happened:
                break
        self._follow(at)
        self._go(at)
        return True

    def restart(self) -> None:
        """Forget every branch and go back to the place where this cursor began."""
        choices, steps = self._home
        position = self.trace.position
        self._other_editions.clear()
        self.trace, self._last_seen = Trace(position), {}
        at, _ = replay(None, self.trace, choices)
        self._go(frame_after(self.trace, at, len(choices), steps))

    def switch_edition(self, edition: Edition) -> Text | None:
        """The same place under another edition of the rules; all branches are kept.

        The choices are made again as far as that edition allows them; gives what
        to tell if it had to stop on the way here, None if it did not.
        """
        if edition == self.edition:
            return None
        old, steps = self.trace, steps_since_choice(self.trace, self.at)
        made = old.choices(self.at)
        self._other_editions[self.edition] = (old, self._last_seen)
        position = old.position.but(edition=edition)
        kept = self._other_editions.pop(edition, None)
        self.trace, self._last_seen = kept if kept is not None else (Trace(position), {})
        for leaf in old.leaves():
            replay(old, self.trace, old.choices(leaf), leaf)
        at, done = replay(old, self.trace, made, self.at)
        if done == len(made):
            self._go(frame_after(self.trace, at, len(made), steps))
            return None
        said = button(old.frames[frame_before(old, self.at, done)].state, made[done])
        self._go(at)
        return Text(
            f"Under these rules it goes on differently: “{said.en}” is not possible here "
            "any more, so you are shown the place before it.",
            f"この版のルールでは先が異なります。「{said.ja}」はここではできないので、その前の場面を示します。",
        )

    def turn_to(self, trace: Trace, others: Iterable[Trace] = (), *, at: int | None = None) -> None:
        """Look at a frame of another trace, by default its start, and begin anew from there.

        `others` are the same game under other editions.
        """
        there = trace.end_of_run(0) if at is None else at
        self.trace, self._last_seen = trace, {}
        self._home = (trace.choices(there), 0 if at is None else steps_since_choice(trace, there))
        self._other_editions = {other.position.edition: (other, {}) for other in others}
        self._go(there)

    def observe(self, listener: Listener) -> Callable[[], None]:
        """Call `listener(cursor)` after every move; gives a function that ends that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def notify(self) -> None:
        """Tell everybody, also without a move."""
        for listener in tuple(self._listeners):
            listener(self)

    # Small helpers -------------------------------------------------------------------

    def _go(self, at: int) -> None:
        self.at = at
        self._look()
        self.notify()

    def _go_if_new(self, at: int) -> bool:
        if at == self.at:
            return False
        self._go(at)
        return True

    def _look(self) -> None:
        self._follow(self.at)

    def _follow(self, at: int) -> None:
        """Remember the way to a frame: `next` will take it again."""
        path = self.trace.path(at)
        self._last_seen.update(pairwise(path))

    def _following(self, at: int) -> int | None:
        children = self.trace.children(at)
        return self._last_seen.get(at, children[0]) if children else None

    def _branch(self, leaf: int, *, here: bool) -> Branch:
        trace = self.trace
        for child in reversed(trace.path(leaf)):
            parent = trace.parents[child]
            choice = trace.frames[child].choice
            if parent >= 0 and choice is not None and len(trace.children(parent)) > 1:
                return Branch(leaf, parent, button(trace.frames[parent].state, choice), here)
        return Branch(leaf, 0, Text("from the start", "最初から"), here)
