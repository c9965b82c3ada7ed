"""Several continuations of one position: what each is called, and what each led to.

>>> shot = {"you": {"battlefield": ["Prodigal Pyromancer"]}}
>>> aim = ["activate Prodigal Pyromancer", "target {who}", "pass", "pass"]
>>> runs = {who: [line.format(who=who) for line in aim] for who in ("Aki", "Ben")}
>>> both = continuations(shot, runs)
>>> [each.title.en for each in both]
['Aki', 'Ben']
>>> for row in differences(both[0].start, [each.last for each in both]):
...     print(row.what.en, [told.en for told in row.told])
Aki: life ['20', '19', '20']
Ben: life ['20', '20', '19']
The stack ['Ability of Prodigal Pyromancer', 'empty', 'empty']
Prodigal Pyromancer ['battlefield', 'battlefield, tapped', 'battlefield, tapped']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from mtgrules.engine.characteristics import is_suspended
from mtgrules.engine.turns import STEP_NAMES
from mtgrules.lessons.model import SIDE_BY_SIDE
from mtgrules.model.choices import Choice
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import LANGS, NOTHING, Text, join, same
from mtgrules.trace import Trace
from mtgrules_widgets import strings as s
from mtgrules_widgets.board import title_of
from mtgrules_widgets.cardview import counter_words
from mtgrules_widgets.labels import button
from mtgrules_widgets.played import play_runs

MOST_CHOICES = 2
"""So many choices make a title."""

NOTHING_MORE = Text("Nothing more", "何もしない")
NOT_THERE = Text("not there", "ない")
TIMES = Text("{what} ×{n}", "{what}×{n}")
MOMENT = Text("the moment", "時点")
OF_PLAYER = Text("{who}: {what}", "{who}の{what}")
ZONES = {
    Zone.LIBRARY: s.LIBRARY,
    Zone.HAND: s.HAND,
    Zone.BATTLEFIELD: s.BATTLEFIELD,
    Zone.GRAVEYARD: s.GRAVEYARD,
    Zone.STACK: s.STACK,
    Zone.EXILE: s.EXILE,
    Zone.COMMAND: s.COMMAND,
}


class NoBranches(ValueError):
    """Not even two continuations, or too many; `text` says how to write them."""

    def __init__(self) -> None:
        self.text = Text(
            "Branches are two to eight runs from one position: "
            'branch.one = ["..."], branch.two = ["..."].',
            "分岐は、1つの局面から始まる2つから8つの手順です。"
            'branch.one = ["..."]、branch.two = ["..."]のように書きます。',
        )
        super().__init__(self.text.en)


class BadTitle(ValueError):
    """A title of a continuation that is no pair; `text` says how to write it."""

    def __init__(self, name: str) -> None:
        self.text = Text(
            f'title.{name} is not a pair: write title.{name} = {{ en = "...", ja = "..." }}.',
            f'title.{name}は日英の組ではありません。title.{name} = {{ en = "...", ja = "..." }}'
            "と書いてください。",
        )
        super().__init__(self.text.en)


def titles_of(table: object) -> dict[str, Text]:
    """The titles that a position gives to its continuations; raises `BadTitle`."""
    if not isinstance(table, Mapping):
        raise BadTitle("...")
    found = {}
    for name, pair in table.items():
        halves = [str(pair.get(lang) or "") for lang in LANGS] if isinstance(pair, Mapping) else []
        if not halves or not all(halves):
            raise BadTitle(name)
        found[name] = Text(*halves)
    return found


class Continuation(NamedTuple):
    """One of them, on a trace of its own, so that nobody sees another's end through it.

    `fork` is the frame where the continuations go apart, `end` the last. `ended` says
    why it could not be played to its end, if so.
    """

    name: str
    title: Text
    trace: Trace
    fork: int
    end: int
    ended: Text = NOTHING

    @property
    def start(self) -> State:
        return self.trace.frames[self.fork].state

    @property
    def last(self) -> State:
        return self.trace.frames[self.end].state

    def reached(self, trace: Trace, at: int) -> bool:
        """Whether somebody who looks at a frame has come to the end of this one."""
        return trace.is_decision(at) and trace.choices(at) == self.trace.choices(self.end)


def continuations(
    position: Mapping[str, Any],
    runs: Mapping[str, Iterable[str]],
    titles: Mapping[str, Text] | None = None,
) -> tuple[Continuation, ...]:
    """Play the runs, each by itself. Raises `NoBranches`, or what the position is wrong about.

    One without a title is called by its first choices that the others do not make.
    """
    if len(runs) not in SIDE_BY_SIDE:
        raise NoBranches
    played = {name: play_runs(position, {name: lines}) for name, lines in runs.items()}
    made = [each.trace.choices(each.ends[name]) for name, each in played.items()]
    common = _common(made)
    found = []
    for (name, each), choices in zip(played.items(), made, strict=True):
        fork = _after(each.trace, choices[:common])
        title = (titles or {}).get(name) or _title(each.trace, fork, choices[common:])
        ended = each.ended.get(name, NOTHING)
        found.append(Continuation(name, title, each.trace, fork, each.ends[name], ended))
    return tuple(found)


def _common(made: list[tuple[Choice, ...]]) -> int:
    """How many choices all of them begin with."""
    shortest = min(map(len, made))
    return next((n for n in range(shortest) if len({each[n] for each in made}) > 1), shortest)


def _after(trace: Trace, choices: tuple[Choice, ...]) -> int:
    at = trace.end_of_run(0)
    for choice in choices:
        at = trace.take(at, choice)
    return at


def _title(trace: Trace, fork: int, choices: tuple[Choice, ...]) -> Text:
    """Its first choices in words; passing is only worth telling where it is the first of them."""
    at, words = fork, []
    for n, choice in enumerate(choices):
        if n == 0 or choice.verb != "pass":
            words.append(button(trace.frames[at].state, choice))
        at = trace.take(at, choice)
    return join(words[:MOST_CHOICES], " → ", "→") if words else NOTHING_MORE


# What each led to ---------------------------------------------------------------------


class Row(NamedTuple):
    """One thing that differs: what it is, and how it is at the start and at each end."""

    what: Text
    told: tuple[Text, ...]


def differences(start: State, ends: Iterable[State]) -> tuple[Row, ...]:
    """What is not the same at the start and at all of the ends, one row for each."""
    columns = [_described(state) for state in (start, *ends)]
    rows = []
    for what in dict.fromkeys(what for column in columns for what in column):
        told = tuple(column.get(what, NOT_THERE) for column in columns)
        if len(set(told)) > 1:
            rows.append(Row(what, told))
    return tuple(rows)


def _described(state: State) -> dict[Text, Text]:
    """All that one can tell of a table, by what it is about."""
    turn = s.TURN.format(n=state.turn, who=state.players[state.active].name)
    said = {MOMENT: join([turn, STEP_NAMES[state.step]], ", ", "、")}
    for player in state.players:

        def about(what: Text, who: Text = player.name) -> Text:
            return OF_PLAYER.format(who=who, what=what)

        said[about(s.LIFE)] = same(player.life)
        said[about(s.HAND)] = same(len(player.hand))
        said[about(s.LIBRARY)] = same(len(player.library))
        mana = "".join(f"{{{mana.type}}}" for mana in player.pool)
        said[about(s.POOL)] = same(mana) if mana else s.STACK_EMPTY
    on_it = [title_of(state, item) for item in reversed(state.stack)]
    said[s.STACK] = join(on_it, ", ", "、") if on_it else s.STACK_EMPTY
    return said | _cards(state)


def _cards(state: State) -> dict[Text, Text]:
    """Where the cards of each name are, and how; those of different owners apart."""
    listed = [*state.battlefield, *state.exile, *state.command]
    listed += [item for item in state.stack if isinstance(item, Obj)]
    for player in state.players:
        listed += (*player.hand, *player.graveyard, *player.library)
    owners: dict[Text, set[int]] = {}
    for obj in listed:
        owners.setdefault(obj.card.name, set()).add(obj.owner)
    found: dict[Text, list[Text]] = {}
    for obj in listed:
        name = obj.card.name
        if len(owners[name]) > 1:
            name = OF_PLAYER.format(who=state.players[obj.owner].name, what=name)
        found.setdefault(name, []).append(_where(state, obj))
    return {name: _counted(places) for name, places in found.items()}


def _counted(places: list[Text]) -> Text:
    """Equal places once, with their number."""
    often = {place: places.count(place) for place in sorted(places, key=lambda p: p.en)}
    told = [TIMES.format(what=p, n=n) if len(places) > 1 else p for p, n in often.items()]
    return join(told, "; ", "／")


def _where(state: State, obj: Obj) -> Text:
    parts = [ZONES[obj.zone]]
    if obj.tapped:
        parts.append(s.TAPPED)
    if is_suspended(obj):
        parts.append(s.SUSPENDED)
    parts += [counter_words(kind, n) for kind, n in obj.counters]
    if obj.damage:
        parts.append(s.DAMAGE.format(n=obj.damage))
    if obj.controller != obj.owner:
        parts.append(s.CONTROLLED_BY.format(name=state.players[obj.controller].name))
    return join(parts, ", ", "・")
