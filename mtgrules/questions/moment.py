"""The moment at which a question is asked, and what the game did afterwards.

A maker of questions looks at a game only through this: the state in which a choice
is open, and the frames that follow as the run goes on.

>>> from mtgrules.model.choices import Choice
>>> from mtgrules.setup import position
>>> from mtgrules.trace import Trace
>>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer"]}}))
>>> at = trace.last
>>> moment = Moment(trace, at, trace.take(at, Choice("pass")))
>>> moment.choices, [event.key for frame in moment.frames for event in frame.events]
((Choice(verb='pass', args=()),), ['passed'])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.play import legal
from mtgrules.rulebook.text import NOTHING, Text

if TYPE_CHECKING:
    from mtgrules.model.choices import Choice, Options
    from mtgrules.model.frames import Event, Frame
    from mtgrules.model.state import State
    from mtgrules.trace import Trace


class Moment(NamedTuple):
    """A place in a trace: `at` is a frame at which a choice is open.

    `then` is the frame to which the next line of the run leads, None if there is none;
    `end` the frame at which the whole run ends.
    """

    trace: Trace
    at: int
    then: int | None = None
    end: int | None = None

    @property
    def state(self) -> State:
        return self.trace.frames[self.at].state

    @property
    def options(self) -> Options:
        """What is asked of whom at this moment."""
        return legal(self.state)

    @property
    def who(self) -> Text:
        """The name of the player who has to choose; nothing if the game is over."""
        who = self.options.player
        return NOTHING if who < 0 else self.state.players[who].name

    @property
    def after(self) -> State:
        """The state to which the next line leads; this one if there is no such line."""
        return self.trace.frames[self.at if self.then is None else self.then].state

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices of the next line: one, or several passes."""
        if self.then is None:
            return ()
        return self.trace.choices(self.then)[len(self.trace.choices(self.at)) :]

    @property
    def frames(self) -> tuple[Frame, ...]:
        """What happens in the next line, step by step."""
        return self.between(self.then)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for frame in self.frames for event in frame.events)

    def between(self, end: int | None) -> tuple[Frame, ...]:
        """The frames after this moment up to a later one."""
        if end is None:
            return ()
        path = self.trace.path(end)
        return tuple(self.trace.frames[i] for i in path[path.index(self.at) + 1 :])
