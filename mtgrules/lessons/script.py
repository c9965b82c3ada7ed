"""Runs: choices played on a position, with what an author promises about them.

A line is a choice in the words of `mtgrules.notation`, and may say more:

    activate Prodigal Pyromancer     this is legal here
    ! respond => 117.1               this is refused here, by that rule
    close => 733.1                   on the way to the next choice that rule is met
    pass until your upkeep           everyone passes until then, or until a trigger or a question
    あなたのアップキープまでパス     the same; all choices may be written in Japanese
    ? opponent.life = 19             this is so now; see `mtgrules.lessons.looking`
    ask next                         a question about this moment; see `mtgrules.questions.kinds`
    2023-11-17: ! decline            a line for one edition only; others pass over it

Rules are named by their newest number.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.game import Game, NotAllowed
from mtgrules.lessons.described import CannotLook
from mtgrules.lessons.looking import look
from mtgrules.lessons.until import Until, near_steps, read_until
from mtgrules.lessons.words import WORDS
from mtgrules.model.choices import Choice, Refusal
from mtgrules.model.state import State
from mtgrules.model.zones import Step
from mtgrules.notation import CannotRead, unclear
from mtgrules.notation import read as read_choice
from mtgrules.rulebook.editions import Edition, UnknownEdition
from mtgrules.rulebook.near import DID_YOU_MEAN
from mtgrules.rulebook.text import Text, same
from mtgrules.setup import read as read_position

if TYPE_CHECKING:
    from collections.abc import Iterable

SIGNS: dict[Text, Text] = {
    Text("activate Prodigal Pyromancer", "起動 放蕩紅蓮術士"): Text(
        "a choice; it must be legal here", "選択。ここで選べなければならない"
    ),
    Text("target Ben => 601.2i", "対象 ベン => 601.2i"): Text(
        "on the way to the next choice this rule is met", "次の選択までの間に、このルールが現れる"
    ),
    Text("! respond => 117.1", "! 対応 => 117.1"): Text(
        "this is refused, by this rule; nothing happens",
        "このルールにより、できません。何も起こりません",
    ),
    Text("ask may respond", "質問 may 対応"): Text("a question to the class", "受講者への質問"),
    same("? opponent.life = 19"): Text("a check: this is so now", "確認。いまこうなっている"),
    Text("pass until your upkeep", "あなたのアップキープまでパス"): Text(
        "everyone passes until then, or until a trigger or a question comes",
        "そのときまで全員がパスします。途中で誘発や選択があれば、そこまで",
    ),
    Text("2023-11-17: ! decline => 702.62a", "2023-11-17: ! しない => 702.62a"): Text(
        "a line for one edition of the rules only", "総合ルールのその版だけの行"
    ),
}
"""The forms of a line, by an example, and what each says."""

MOST_PASSES = 400

_EDITION = re.compile(r"\s*(\d{4}-\d{2}-\d{2})\s*[:：]\s*(.*)", re.DOTALL)
_ASK = re.compile(r"(?:ask|質問)(?:[\s：]+(.*\S))?\s*", re.DOTALL)
_WIDE = str.maketrans("！？⇒＝＞", "!?⇒=>")
"""Signs that an input method may have made wide."""


class Surprise(ValueError):
    """A line of a run that the game does not bear out: `code` as `check` tells it, and the words.

    `ends_run` is True if nothing after it can be judged; `word` is the part of the line that
    it is about, "" if it is all of it, and `near` the nearest right word.
    """

    def __init__(
        self, code: str, text: Text, *, ends_run: bool, word: str = "", near: str = ""
    ) -> None:
        self.code, self.text, self.ends_run = code, text, ends_run
        self.word, self.near = word, near
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
    """A line of a run as it is written; 質問 is the Japanese word for `ask`.

    >>> read_line("! respond => 117.1")
    Line(choice='respond', refused=True, rules=('117.1',), looks=False, edition='', asks=False)
    >>> read_line("ask may respond").choice, read_line("質問 may 対応").choice
    ('may respond', 'may 対応')
    """
    only = _EDITION.fullmatch(written)
    edition, written = (only[1], only[2]) if only else ("", written.strip())
    written = re.sub("^[！？]|＝＞", lambda sign: sign[0].translate(_WIDE), written)
    if written.startswith("?"):
        return Line(
            written.removeprefix("?").strip(), refused=False, rules=(), looks=True, edition=edition
        )
    if question := _ASK.fullmatch(written):
        return Line(question[1] or "", refused=False, rules=(), edition=edition, asks=True)
    words, _, promised = written.replace("⇒", "=>").partition("=>")
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
    if line.refused:
        refusal_of(game, line)
        return
    known = len(game.tree)
    if until := read_until(line.choice):
        _pass_until(game, line.choice, until)
    else:
        _take(game, line)
    met = {event.rule for frame in game.tree.frames[known:] for event in frame.events}
    missing = [rule for rule in line.rules if rule not in met]
    if missing:
        got = ", ".join(sorted(met))
        text = WORDS["L082"].format(choice=line.choice, want=", ".join(missing), got=got)
        raise Surprise("L082", text, ends_run=False, word=missing[0])


def _take(game: Game, line: Line) -> None:
    """A line that says: this can be done."""
    try:
        game.take(line.choice)
    except NotAllowed as no:
        text = WORDS["L080"].format(choice=line.choice, why=no.text)
        raise Surprise("L080", text, ends_run=True, word=line.choice) from None
    except CannotRead as error:
        raise _unread(error, line) from None


def _unread(error: CannotRead, line: Line) -> Surprise:
    code = "L052" if error.trouble == "name" else "L050"
    word = error.word or line.choice
    return Surprise(code, error.text, ends_run=True, word=word, near=error.near)


def _here(game: Game) -> State:
    """The state in which the game asks next."""
    return game.tree.frames[game.tree.end_of_run(game.at)].state


def is_for(game: Game, line: Line) -> bool:
    """Whether the line counts under the edition of this game; `Surprise` for an unknown one."""
    try:
        return not line.edition or game.state.edition == Edition.parse(line.edition)
    except UnknownEdition as error:
        raise Surprise("L011", error.text, ends_run=False, word=line.edition) from None


def _look(game: Game, line: Line) -> None:
    """A line that says: this is so."""
    try:
        got = look(_here(game), line.choice)
    except CannotLook as error:
        raise Surprise("L055", error.text, ends_run=False, word=line.choice) from None
    if got is not None:
        text = WORDS["L083"].format(choice=line.choice, got=got)
        raise Surprise("L083", text, ends_run=False, word=line.choice)


def refusal_of(game: Game, line: Line) -> Refusal:
    """Why the game refuses what a line says is refused.

    Raises `Surprise` if it does not, if another rule refuses it, or if it cannot be read.
    """
    legal = Surprise("L081", WORDS["L081"].format(choice=line.choice), ends_run=False)
    if read_until(line.choice):
        raise legal
    try:
        choice = read_choice(line.choice, _here(game))
        if choice in game.legal:
            raise legal
        game.branch().take(choice)
    except CannotRead as error:
        raise _unread(error, line) from None
    except NotAllowed as no:
        rule = no.refusal.rule
        if line.rules and rule not in line.rules:
            want = ", ".join(line.rules)
            text = WORDS["L082"].format(choice=line.choice, want=want, got=rule)
            raise Surprise("L082", text, ends_run=False, word=line.rules[0]) from None
        return no.refusal
    raise legal


def doubt(game: Game, written: str) -> Surprise | None:
    """What of several things a line may mean, if it names one of them without saying which."""
    line = read_line(written)
    if line.asks or line.looks or line.refused or not is_for(game, line):
        return None
    found = unclear(line.choice, _here(game))
    if found is None:
        return None
    name, each = found
    text = WORDS["L053"].format(choice=line.choice, each=each)
    return Surprise("L053", text, ends_run=False, word=name)


def _pass_until(game: Game, written: str, until: Until) -> None:
    began = (game.state.turn, game.state.step)
    for _ in range(MOST_PASSES if until.step is not None else 0):
        if game.options.kind != "priority":
            return
        height = len(game.state.stack)
        game.take(Choice("pass"))
        state = game.state
        here = until.whose is None or (state.active == 0) == (until.whose == 0)
        arrived = state.step == until.step and here and (state.turn, state.step) != began
        if arrived or len(state.stack) > height or state.over:
            return
    text = WORDS["L054"].format(choice=written, steps=", ".join(Step))
    near = "".join(near_steps(until.written)) if until.step is None else ""
    if near:
        text += DID_YOU_MEAN.format(near=near)
    raise Surprise("L054", text, ends_run=True, word=until.written, near=near)


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
