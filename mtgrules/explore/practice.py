"""Fresh positions to practise with, for each kind of question, as many as there are seeds.

A small position is dealt from the catalogue and played on at random, in a sensible way;
then the question is asked where it is worth asking, by the same makers that lessons use.

>>> from mtgrules.explore.practice import practice
>>> practice("may", 7).asked[0].question == practice("may", 7).asked[0].question
True
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

from mtgrules.engine.play import legal
from mtgrules.engine.priority import PASS
from mtgrules.explore.dealing import deal
from mtgrules.model.choices import Choice
from mtgrules.notation import write
from mtgrules.questions import Asked, CannotAsk, Question, Round
from mtgrules.questions.kinds import KINDS, ask
from mtgrules.questions.kinds_numbers import LIFE_EVENTS
from mtgrules.questions.moment import Moment
from mtgrules.questions.scene import PROCEDURES
from mtgrules.questions.tracing import pass_on
from mtgrules.rulebook.text import Text
from mtgrules.setup import position
from mtgrules.trace import Trace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.choices import Options
    from mtgrules.model.state import State
    from mtgrules.rulebook.editions import Edition

MOST_TRIES = 60
"""Positions that are dealt before we give up; a few are nearly always enough."""

_THEMES = {
    "next": ("activate", "activate", "suspend", "last counter"),
    "may": ("activate", "activate", "suspend", "last counter"),
    "stack": ("activate", "activate", "last counter"),
    "counters": ("suspend", "last counter", "last counter"),
    "life": ("activate",),
    "who": ("activate", "activate", "suspend", "last counter"),
    "after": ("activate", "suspend", "last counter"),
    "skipped": ("activate", "activate", "suspend"),
}
"""What the dealt cards are about, for each kind."""

_NO_KIND = Text(
    "There is nothing to practise for {kind!r}; there are: {known}.",
    "{kind!r}の練習問題は作れません。作れるのは{known}です。",
)
STILL = 0.8
"""How often a place is passed over where no life total changes yet: there are many of them."""

THEIRS = 0.15
"""How often a permanent of another player comes up among what might be activated."""

_MOVES = {"activate": 14, "suspend": 12, "last counter": 10}


def practice(kind: str, seed: int, edition: Edition | None = None) -> Round:
    """A round of one question of a kind; the same seed gives the same round.

    Raises `CannotAsk` for a kind that there is not, or that authors have to type.
    """
    if kind not in KINDS:
        raise CannotAsk(_NO_KIND.format(kind=kind, known=", ".join(KINDS)))
    random = Random(f"{kind} {seed}")  # noqa: S311 - for practice, not for secrets
    for _ in range(MOST_TRIES):
        data = deal(random, theme := random.choice(_THEMES[kind]))
        if edition is not None:
            data["edition"] = str(edition)
        walk = _Walk(random, Trace(position(data)), _MOVES[theme])
        walk.go()
        for moment, words in _places(random, kind, walk):
            try:
                question = ask(f"{kind} {words}".strip(), moment)
            except CannotAsk:
                continue
            if _is_worth_it(random, question):
                return _round(f"{kind} {seed}", moment, question)
    raise RuntimeError(f"no position to practise {kind!r} with came up")


# Playing on ------------------------------------------------------------------------------


class _Walk:
    """A line of sensible choices: `ends` are the frames at which one is open, in order."""

    def __init__(self, random: Random, trace: Trace, moves: int) -> None:
        self.random, self.trace, self.moves = random, trace, moves
        self.ends = [trace.last]

    def go(self) -> None:
        for _ in range(self.moves):
            state = self.trace.frames[self.ends[-1]].state
            options = legal(state)
            if not options.legal:
                return
            choice = self._choose(state, options)
            self.ends.append(self.trace.take(self.ends[-1], choice))

    def _choose(self, state: State, options: Options) -> Choice:
        if options.kind == "priority":
            begin = [c for c in options.legal if c.verb in PROCEDURES and not _hopeless(state, c)]
            if begin and self.random.random() < (0.7 if len(state.stack) < 2 else 0.2):
                return self.random.choice(begin)
            return PASS
        if options.kind == "mana abilities":
            return self._mana(state, options)
        return self.random.choice(options.legal[:8])

    def _mana(self, state: State, options: Options) -> Choice:
        """Make mana while some is lacking, then go on to pay."""
        task = state.agenda[-1]
        costs, who = getattr(task, "to_pay", ()), options.player
        short = any(cost.lacking(state, who, getattr(task, "source", 0)) for cost in costs)
        makers = [c for c in options.legal if c.verb == "activate" and not _hopeless(state, c)]
        if short and makers:
            return self.random.choice(makers)
        return options.legal[0]


def _hopeless(state: State, choice: Choice) -> bool:
    """Nearly all of what a tapped permanent could do is undone again; mana is not made early."""
    obj = state.permanent(int(choice.args[0])) if choice.args else None
    if obj is None:
        return False
    return obj.tapped or ("land" in obj.card.types and not state.agenda)


# Where to ask ----------------------------------------------------------------------------


def _places(random: Random, kind: str, walk: _Walk) -> Iterator[tuple[Moment, str]]:
    """Moments of a walk in a random order, each with what stands after the kind's word."""
    trace, ends = walk.trace, walk.ends
    places = list(pairwise(ends))
    places.sort(key=lambda place: _rank(random, Moment(trace, *place)))
    for at, then in places:
        moment = Moment(trace, at, then, ends[-1])
        for words in _words(random, kind, moment):
            yield moment, words


def _rank(random: Random, moment: Moment) -> float:
    """Where something begins or resolves is asked about sooner than where nothing goes on."""
    verb = moment.choices[0].verb
    busy = verb in PROCEDURES or verb == "close" or (verb == "pass" and bool(moment.state.stack))
    land = verb == "activate" and _is_land(moment.state, moment.choices[0])
    return random.random() + (2 if land else 0 if verb == "suspend" else 0.5 if busy else 1)


def _words(random: Random, kind: str, moment: Moment) -> list[str]:
    state, options = moment.state, moment.options
    if kind == "may":
        return [write(choice) for choice in _tempting(random, state, options)]
    if kind == "counters":
        there = [*state.exile, *(o for player in state.players for o in player.hand)]
        return [f"#{obj.id}" for obj in there if _may_tick(moment, obj.id)]
    if kind == "life":
        later = pass_on(moment.after, all_of_it=True).frames
        last = later[-1].state if later else moment.after
        now = zip(state.players, last.players, strict=True)
        names = [old.name.en for old, new in now if old.life != new.life]
        still = all(event.key not in LIFE_EVENTS for event in moment.events)
        # What only waits and what has happened are to come up about equally often.
        return [] if still and random.random() < STILL else names
    return [""]


def _may_tick(moment: Moment, id: int) -> bool:
    """Whether the line has to do with the card: it triggered, it was suspended, it lost one."""
    if any(getattr(item, "source", 0) == id for item in moment.after.stack):
        return True
    return any(event.key.startswith(("counters_", "suspended")) for event in moment.events)


def _tempting(random: Random, state: State, options: Options) -> list[Choice]:
    """Choices that are worth asking about: no passes, no plain lands that make mana."""
    if options.kind != "priority":
        mine = [c for c in options.legal if c.verb in ("cast", "target", "decline", "activate")]
        mine += [refusal.choice for refusal in options.refused if refusal.choice.verb != "pay"]
    else:
        begin = [c for c in options.legal if c.verb != "pass" and not _is_land(state, c)]
        # That one cannot use what belongs to another is soon known.
        others = [
            refusal.choice
            for refusal in options.refused
            if refusal.key != "not_controller" or random.random() < THEIRS
        ]
        mine = begin if begin and random.random() < 0.5 else (others or begin)
    return random.sample(mine, min(3, len(mine)))


def _is_land(state: State, choice: Choice) -> bool:
    obj = state.permanent(int(choice.args[0])) if choice.args else None
    return obj is not None and "land" in obj.card.types


def _is_worth_it(random: Random, question: Question) -> bool:
    """Whether there are answers enough, and it is not the same again.

    Two are enough only where there are hardly ever more. That a counterspell has no target
    would come up all the time.
    """
    if question.kind == "may" and question.right.rule == "601.2c":
        return random.random() < THEIRS
    return len(question.options) >= (2 if question.kind in ("after", "who") else 3)


def _round(name: str, moment: Moment, question: Question) -> Round:
    """The question, and then the board moves: by the next line, or by what was asked about."""
    trace, after = moment.trace, moment.at
    if question.kind == "stack":
        state = trace.frames[after].state
        while state.stack and legal(state).kind == "priority":
            after = trace.take(after, PASS)
            state = trace.frames[after].state
    elif KINDS[question.kind].looks_ahead and moment.then is not None:
        after = moment.then
    return Round(name, trace, (Asked(question, moment.at, after),))
