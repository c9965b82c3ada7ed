"""Runs: choices played on a position, with what an author promises about them.

A line is a choice in the words of `mtgrules.notation`, and may say more:

    activate Prodigal Pyromancer     this is legal here
    ! respond => 117.1               this is refused here, by that rule
    close => 733.1                   on the way to the next choice that rule is met
    pass until your upkeep           everyone passes until then, or until a trigger or a question
    ? opponent.life = 19             this is so now; see `mtgrules.lessons.looking`
    ask next                         a question about this moment; see `mtgrules.questions.kinds`
    2023-11-17: ! decline            a line for one edition only; others pass over it

Rules are named by their newest number.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.game import Game, NotAllowed
from mtgrules.lessons.looking import CannotLook, look
from mtgrules.model.choices import Choice
from mtgrules.model.zones import Step
from mtgrules.notation import CannotRead
from mtgrules.notation import read as read_choice
from mtgrules.rulebook.editions import Edition, UnknownEdition
from mtgrules.rulebook.text import Text
from mtgrules.setup import read as read_position

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_PASSES = 400

_EDITION = re.compile(r"\s*(\d{4}-\d{2}-\d{2})\s*[:：]\s*(.*)", re.DOTALL)
_ASK = re.compile(r"ask(?:\s+(.*\S))?\s*", re.DOTALL)
_UNTIL = re.compile(r"pass until (?:(your|opponent's) )?(.+)")

_ILLEGAL = Text("{choice!r} is not legal here. {why}", "{choice!r}はここでは選べません。{why}")
_LEGAL = Text(
    "{choice!r} is marked ! as refused, but it is legal here.",
    "{choice!r}には拒否を表す ! が付いていますが、ここでは選べます。",
)
_OTHER_RULE = Text(
    "{choice!r} was to meet rule {want}, and met {got}.",
    "{choice!r}ではルール{want}が現れるはずですが、実際は{got}でした。",
)
_NEVER = Text(
    "{choice!r} never comes; steps are {steps}.",
    "{choice!r}の時点には着きません。ステップの名前は{steps}です。",
)

_NOT_SO = Text("{choice!r} is not so: {got}.", "{choice!r}ではありません。実際は{got}です。")


class Surprise(ValueError):
    """A line of a run that the game does not bear out: `code` as `check` tells it, and the words.

    `ends_run` is True if nothing after it can be judged; `word` is the part of the line that
    it is about, "" if it is all of it.
    """

    def __init__(self, code: str, text: Text, *, ends_run: bool, word: str = "") -> None:
        self.code, self.text, self.ends_run, self.word = code, text, ends_run, word
        super().__init__(text.en)


class Line(NamedTuple):
    """A line of a run, taken apart: a choice, a check or a question, and what is promised.

    `choice` has the words of the check or question, without its sign or `ask`.
    """

    choice: str
    refused: bool
    rules: tuple[str, ...]
    looks: bool = False
    edition: str = ""
    asks: bool = False

    @property
    def promises(self) -> bool:
        """Whether the game can break it in another way than by not allowing the choice."""
        return self.refused or self.looks or bool(self.rules)


def read_line(written: str) -> Line:
    """A line of a run as it is written.

    >>> read_line("! respond => 117.1")
    Line(choice='respond', refused=True, rules=('117.1',), looks=False, edition='', asks=False)
    >>> read_line("ask may respond").choice
    'may respond'
    """
    only = _EDITION.fullmatch(written)
    edition, written = (only[1], only[2]) if only else ("", written.strip())
    if written.startswith("?"):
        return Line(
            written.removeprefix("?").strip(), refused=False, rules=(), looks=True, edition=edition
        )
    if question := _ASK.fullmatch(written):
        return Line(question[1] or "", refused=False, rules=(), edition=edition, asks=True)
    words, _, promised = written.partition("=>")
    refused = words.startswith("!")
    named = tuple(filter(None, re.split(r"[\s,、]+", promised)))
    return Line(words.removeprefix("!").strip(), refused, named, edition=edition)


def take(game: Game, written: str) -> None:
    """Play one line; raises `Surprise` if the game does not do what it says.

    A question is passed over: asking changes nothing.
    """
    line = read_line(written)
    if line.asks or not is_for(game, line):
        return
    if line.looks:
        _look(game, line)
        return
    if until := _UNTIL.fullmatch(line.choice):
        _pass_until(game, line.choice, until[1] or "", until[2])
        return
    known = len(game.tree)
    try:
        if line.refused:
            _try(game, line)
            return
        game.take(line.choice)
    except NotAllowed as no:
        raise _surprise("L080", _ILLEGAL, no.text, line, ends=True) from None
    except CannotRead as error:
        raise Surprise("L050", error.text, ends_run=True) from None
    met = {event.rule for frame in game.tree.frames[known:] for event in frame.events}
    missing = [rule for rule in line.rules if rule not in met]
    if missing:
        got = ", ".join(sorted(met))
        text = _OTHER_RULE.format(choice=line.choice, want=", ".join(missing), got=got)
        raise Surprise("L082", text, ends_run=False)


def is_for(game: Game, line: Line) -> bool:
    """Whether the line counts under the edition of this game; `Surprise` for an unknown one."""
    try:
        return not line.edition or game.state.edition == Edition.parse(line.edition)
    except UnknownEdition as error:
        raise Surprise("L050", error.text, ends_run=False) from None


def _look(game: Game, line: Line) -> None:
    """A line that says: this is so."""
    here = game.tree.frames[game.tree.end_of_run(game.at)].state
    try:
        got = look(here, line.choice)
    except CannotLook as error:
        raise Surprise("L050", error.text, ends_run=False) from None
    if got is not None:
        raise Surprise("L083", _NOT_SO.format(choice=line.choice, got=got), ends_run=False)


def _try(game: Game, line: Line) -> None:
    """A line that says: this is refused."""
    here = game.tree.frames[game.tree.end_of_run(game.at)].state
    choice = read_choice(line.choice, here)
    if choice in game.legal:
        raise Surprise("L081", _LEGAL.format(choice=line.choice), ends_run=False)
    try:
        game.branch().take(choice)
    except NotAllowed as no:
        rule = no.refusal.rule
        if line.rules and rule not in line.rules:
            want = ", ".join(line.rules)
            text = _OTHER_RULE.format(choice=line.choice, want=want, got=rule)
            raise Surprise("L082", text, ends_run=False) from None


def _surprise(code: str, text: Text, why: Text, line: Line, *, ends: bool) -> Surprise:
    return Surprise(code, text.format(choice=line.choice, why=why), ends_run=ends)


def _pass_until(game: Game, written: str, whose: str, step: str) -> None:
    began = (game.state.turn, game.state.step)
    names = {"": "", "your": 0, "opponent's": 1}
    for _ in range(MOST_PASSES if step in set(Step) else 0):
        if game.options.kind != "priority":
            return
        height = len(game.state.stack)
        game.take(Choice("pass"))
        state = game.state
        here = whose == "" or (state.active == 0) == (names[whose] == 0)
        arrived = state.step.value == step and here and (state.turn, state.step) != began
        if arrived or len(state.stack) > height or state.over:
            return
    steps = ", ".join(Step)
    raise Surprise("L050", _NEVER.format(choice=written, steps=steps), ends_run=True)


def replay(position: str, choices: Iterable[str]) -> Game:
    r"""A game in which the choices have been made, to look at step by step.

    >>> replay('[you]\nbattlefield = ["Prodigal Pyromancer"]', ["activate Prodigal Pyromancer"])
    <game: turn 3, main1, Aki chooses (target), Aki 20, Ben 20>

    Raises `BadPosition` for a position that cannot be set up and `Surprise` for
    a choice that cannot be made.
    """
    game = Game(read_position(position))
    for written in choices:
        take(game, written)
    return game
