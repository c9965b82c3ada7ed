"""A game to play with in a notebook: look, take a step, go back, branch.

>>> g = game(you={"battlefield": ["Prodigal Pyromancer"]})
>>> g.take("activate Prodigal Pyromancer").take("target Ben").take("pass").take("pass")
<game: turn 3, main1, Aki chooses (priority), Aki 20, Ben 19>
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mtgrules.engine.play import legal
from mtgrules.model.choices import Choice, Options, Refusal, Refused
from mtgrules.model.frames import Frame
from mtgrules.model.state import State
from mtgrules.model.zones import Step
from mtgrules.notation import possible, read, shortened
from mtgrules.passing import pass_once
from mtgrules.rulebook.text import Lang, Text
from mtgrules.setup import position
from mtgrules.telling import cite, explain, label, prompt, tell_frame
from mtgrules.trace import Trace


class NotAllowed(Exception):
    """A choice that the rules refuse, told in full: reason, rule, remedy, what is legal.

    `text` has both languages; nothing has changed in the game.
    """

    def __init__(self, state: State, refused: Refused) -> None:
        self.refusal = refused.refusal
        told = explain(refused.refusal, state.edition)
        now = shortened(possible(state, refused.options))
        self.text = Text(
            f"{told.reason.en} (rule {told.rule}) {told.remedy.en}"
            + (f" Legal now: {now.en}." if now.en else ""),
            f"{told.reason.ja}（ルール{told.rule}）{told.remedy.ja}"
            + (f"いまできること：{now.ja}。" if now.ja else ""),
        )
        super().__init__(self.text.en)


class Game:
    """A trace and a place in it. `take` goes on, `back` looks at an earlier frame."""

    def __init__(self, state: State) -> None:
        self.tree = Trace(state)
        self.at = self.tree.last

    @property
    def state(self) -> State:
        return self.frame.state

    @property
    def frame(self) -> Frame:
        return self.tree.frames[self.at]

    @property
    def options(self) -> Options:
        """What is asked at this place (at the next choice, if a step goes on by itself here)."""
        return legal(self.tree.frames[self.tree.end_of_run(self.at)].state)

    @property
    def legal(self) -> tuple[Choice, ...]:
        return self.options.legal

    @property
    def refused(self) -> tuple[Refusal, ...]:
        return self.options.refused

    def take(self, choice: Choice | str) -> Game:
        """Make a choice, given as a value or as text; raises `NotAllowed` or `CannotRead`."""
        here = self.tree.end_of_run(self.at)
        state = self.tree.frames[here].state
        wanted = read(choice, state) if isinstance(choice, str) else choice
        try:
            self.at = self.tree.take(here, wanted)
        except Refused as refused:
            raise NotAllowed(state, refused) from None
        return self

    def back(self, choices: int = 1) -> Game:
        """Go back to before the last choice, or the last few; at the start it stays there."""
        for _ in range(choices):
            path = self.tree.path(self.at)
            made = [i for i in path if self.tree.frames[i].choice is not None]
            self.at = self.tree.parents[made[-1]] if made else self.tree.end_of_run(0)
        return self

    def branch(self) -> Game:
        """A second game over the same trace, at the same place; what one grows, both can see."""
        other = object.__new__(Game)
        other.tree, other.at = self.tree, self.at
        return other

    def pass_until(self, step: str = "", *, turn: int = 0, most: int = 200) -> Game:
        """Pass for everyone until a step or turn begins, or until something else must be chosen.

        It also stops when something happens that a person wants to see, such as a
        trigger on the stack (see `passing`). A step that does not exist raises
        `ValueError`.
        """
        if step:
            step = Step(step).value
        for _ in range(most):
            if self.options.kind != "priority":
                return self
            here, goal = self.tree.end_of_run(self.at), bool(step or turn)
            self.at, happened = pass_once(self.tree, here, main_phase=not goal)
            now = self.state
            if happened or (goal and step in ("", now.step.value) and turn in (0, now.turn)):
                return self
        return self

    def story(self, lang: Lang = "en") -> str:
        """What happened so far, one line a frame with its rule."""
        lines = []
        for i in self.tree.path(self.at):
            frame = self.tree.frames[i]
            number = cite(frame.rule, frame.state.edition)
            lines.append(f"[{number}] {tell_frame(frame)[lang]}")
        return "\n".join(lines)

    def ask(self, lang: Lang = "en") -> str:
        """The open question with its legal and refused answers."""
        state = self.tree.frames[self.tree.end_of_run(self.at)].state
        options = legal(state)
        lines = [prompt(state, options)[lang]]
        lines += [f"  + {label(state, choice)[lang]}" for choice in options.legal]
        for refusal in options.refused:
            told = explain(refusal, state.edition)
            said = f"{label(state, refusal.choice)[lang]}: {told.reason[lang]} [{told.rule}]"
            lines.append(f"  - {said}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        try:
            return self._line()
        except Exception:  # noqa: BLE001 - a repr never raises
            return "<game>"

    def _line(self) -> str:
        state = self.state
        lives = ", ".join(f"{p.name.en} {p.life}" for p in state.players)
        if state.over:
            return f"<game: over, {lives}>"
        options = self.options
        who = state.players[options.player].name.en
        asked = f"{who} chooses ({options.kind})"
        return f"<game: turn {state.turn}, {state.step.value}, {asked}, {lives}>"


def game(
    you: Mapping[str, Any] | None = None, opponent: Mapping[str, Any] | None = None, **more: Any
) -> Game:
    """A game from a position in a few words; see `mtgrules.setup` for them.

    `more` takes edition, turn, active, step, and further players. Raises
    `BadPosition` with everything that is wrong.
    """
    return Game(position({"you": you or {}, "opponent": opponent or {}, **more}))
