"""The two entry points of the engine.

`legal(state)` gives the options of whoever must choose; `apply(state, choice)`
gives the frames that follow, up to the next choice. Everything else in the
project, from tests to widgets, goes through these two.
"""

from __future__ import annotations

from mtgrules.engine import loops, priority
from mtgrules.engine.changes import Change
from mtgrules.engine.recent import forget_oldest
from mtgrules.engine.reversal import reverse
from mtgrules.engine.silent import Exploring, Silent
from mtgrules.engine.triggers import notice
from mtgrules.engine.turns import TURN
from mtgrules.model.choices import LATER, Choice, No, Options, Refusal, Refused
from mtgrules.model.frames import Event, Frame
from mtgrules.model.objects import name_of
from mtgrules.model.state import State, Task

NOBODY = Options(-1, "over", "104.1", ())
"""The options when the game is over."""

LOOKS_LIKE_A_LOOP = 500
"""Steps without a choice from which on we look whether the same state comes back."""

MOST_STEPS = 5000
"""Steps without a choice before we say that the engine is stuck, not the game."""

_recent: dict[int, tuple[State, Options]] = {}
"""The newest states asked about, by identity, with their options: `apply` and `legal` ask again.

As many as the choices on one line of an exploration, whose siblings follow.
"""
_MOST_RECENT = 16


def task_of(state: State) -> Task:
    """The innermost procedure under way, or the turn itself."""
    return state.agenda[-1] if state.agenda else TURN


def legal(state: State) -> Options:
    """Who chooses, what they may choose, and what is refused and why.

    Looking changes nothing; asking twice gives equal answers. When the game is
    over, there is nothing legal and `player` is -1.
    """
    known = _recent.get(id(state))
    if known is not None:
        return known[1]
    options = task_of(state).ask(state)
    if options is None:
        if not state.over:
            raise ValueError("nobody has to choose in this state: let `begin` settle it first")
        options = NOBODY
    return _remember(state, options)


def _remember(state: State, options: Options) -> Options:
    if len(_recent) >= _MOST_RECENT:
        forget_oldest(_recent)
    _recent[id(state)] = (state, options)
    return options


def apply(state: State, choice: Choice) -> tuple[Frame, ...]:
    """Make a choice; gives the frames that follow, the last of which has the next choice open.

    Raises `Refused`, which carries the reason and what is legal, and leaves
    everything as it was.
    """
    change = Change(state, choice)
    _take(change, choice)
    return _told(change)


def settle(state: State, choice: Choice) -> State:
    """The state that `apply` comes to in the end, for who looks at nothing on the way.

    Exploring makes many choices and keeps none of their frames.
    """
    return _take(Silent(state, choice), choice)


def _take(change: Change, choice: Choice) -> State:
    """Make a choice in the state at which the pen stands, and go on; gives the last state."""
    state = change.state
    options = legal(state)
    given: object = choice
    if not isinstance(given, Choice):  # whatever it is, it is refused like any other nonsense
        choice = Choice(repr(given))
    try:
        # The listed one: `True` and 1.0 equal 1 in Python, but no text reads them back.
        choice = change.choice = options.legal[options.legal.index(choice)]
    except ValueError:
        raise Refused(why_not(state, choice), options) from None
    task_of(state).take(change, choice)
    if change.state.since and loops.is_free(state, options, choice):
        change.put(since=())
    _end_step(state, change)
    return _go_on(change)


def begin(state: State) -> tuple[Frame, ...]:
    """Let a new position go on until the first choice; gives the frames of that."""
    change = Change(state)
    _go_on(change)
    return _told(change)


def why_not(state: State, choice: Choice) -> Refusal:
    """Why a choice is not legal: the listed reason, or that nothing like it is asked now."""
    options = legal(state)
    for refusal in options.refused:
        if refusal.choice == choice:
            return refusal
    if options.player < 0:
        return Refusal(choice, "104.1", "game_over")
    if options.kind in _ASKS_FOR_MANA and choice.verb == "activate":
        no = priority.why_not(state, options.player, choice, paying=True)
        if no is not None:
            return no.to(choice)
    if options.kind != "priority" and choice.verb in _NEEDS_PRIORITY:
        return No("117.1", "no_priority_now", (("step", options.kind),)).to(choice)
    if options.kind == "priority":
        no = priority.why_not(state, options.player, choice)
        if no is not None:
            return no.to(choice)
    return Refusal(choice, options.rule, "not_an_option", (("choice", str(choice.verb)),))


_ASKS_FOR_MANA = frozenset(("mana abilities", "may pay"))
_NEEDS_PRIORITY = frozenset(
    ("pass", "cast", "activate", "play", "suspend", "morph", "foretell", "respond")
)


def _end_step(before: State, change: Change) -> None:
    """A step is written: what failed is reversed, what triggers on it waits, its frame is added."""
    undone = change.failed is not None and _undo(change)
    if change.events:
        change.state = notice(before, change)
        change.end_step()
    elif change.frames:
        change.end_step()
    change.cause = 0
    if undone and _is_endless(change):  # what had to be done must be done again
        _end_loop(change)


def _undo(change: Change) -> bool:
    """Reverse what failed; gives whether it had to be done, and would have to be again (104.4b)."""
    assert change.failed is not None
    proposal, no = change.failed
    change.failed = None
    since = change.state.since
    reverse(change, proposal, no, name_of(proposal.the_item(change.state)))
    return not proposal.used and any(old is proposal.before for old in since)


def _is_endless(change: Change) -> bool:
    """Whether no answer to anything leads out of the loop that the game is in (104.4b)."""
    if isinstance(change, Exploring):
        return False
    here = _go_on(Exploring(change.state))
    return loops.no_way_out(here, legal, lambda at, choice: _take(Exploring(at), choice))


def _end_loop(change: Change) -> None:
    """What has happened will happen again in the same way, for ever (104.4b)."""
    loops.end(change)
    change.end_step()


def _go_on(change: Change) -> State:
    """Let the procedures under way go on until somebody has to choose; gives the last state."""
    seen: State | None = None
    while True:
        state = change.state
        if state.over:
            break
        if change.steps >= LOOKS_LIKE_A_LOOP:
            if change.steps >= MOST_STEPS:
                raise RuntimeError(f"no choice came in {MOST_STEPS} steps")
            if seen is None:
                seen = state
            elif loops.same(seen, state):
                _end_loop(change)
                break
        task = state.agenda[-1] if state.agenda else TURN
        if task is TURN and state.priority is not None:
            break  # one can always pass; all that one can do is listed when somebody looks
        task.go(change)
        if change.asks is not None and change.state is state:
            break
        change.steps += 1
        if change.again and _is_endless(change):
            _end_loop(change)
            break
        change.again = False
        _end_step(state, change)
        if change.asks is not None:
            break
    if change.asks is not None and change.asks is not LATER:
        _remember(change.state, change.asks)
    return change.state


def _told(change: Change) -> tuple[Frame, ...]:
    """The frames, the last of which has the state in which the next choice is open."""
    frames, state = change.frames, change.state
    if not frames:
        frames.append(Frame(state, (Event("position", "117.3a"),), change.choice))
    elif frames[-1].state is not state:
        frames[-1] = Frame(state, *frames[-1][1:])
    return tuple(frames)
