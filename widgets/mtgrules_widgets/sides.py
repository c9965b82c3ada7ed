"""One run under two editions, in step: where the two games part, and what differs there.

Frames stand next to each other by number, which is exact until the games part;
after that each goes on by its own steps.

>>> from mtgrules.rulebook.editions import NOVEMBER_2023
>>> waiting = {"exile": ["Rift Bolt (1 time counter)"]}
>>> position = {"active": "opponent", "step": "end", "you": waiting}
>>> run = ["pass until your upkeep", "pass", "pass", "pass", "pass", "decline"]
>>> both = Sides(position, run, NOVEMBER_2023, NEWEST)
>>> print(both.parting.rule, both.parting.what.en, "|", both.parting.left.en)
702.62a the open choice | Aki: it must be played if able. Possible: Cast Rift Bolt.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from mtgrules.model.choices import Choice, Options, Refusal
from mtgrules.model.frames import Event, Frame
from mtgrules.model.state import State
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import NOTHING, Text, join
from mtgrules.telling import cite, explain, prompt, tell_frame
from mtgrules_widgets.labels import button
from mtgrules_widgets.played import Played, play

OPEN_CHOICE = Text("the open choice", "選べること")
REFUSED_CHOICE = Text("what is refused", "できないこと")
EVENT = Text("what happens", "起きること")
TABLE = Text("the table", "盤面")
MOST_NAMED = 4
"""So many choices are named where two sides ask for different things."""
END = Text("how far the run can be played", "どこまで進められるか")

_GOES_ON = Text("Nothing is asked: the rules go on.", "何も選ばず、ルールに従って先へ進みます。")
_POSSIBLE = Text(" Possible: {said}.", "できること：{said}。")
_AND_MORE = Text(" …", "…")
_MAY_ALSO = Text("{who} may also choose: {said}.", "{who}はこれも選べる：{said}。")
_MAY = Text("{who} may choose: {said}.", "{who}が選べること：{said}。")
_NOT_OFFERED = Text("There is no such choice.", "その選択肢はありません。")
_REFUSED = Text("Not possible: {said}. {why}", "できません：{said}。{why}")
_NOT_REFUSED = Text("Not refused: {said}.", "禁じられていない：{said}。")
_ENDS = Text("The run ends here.", "この手順はここで終わります。")
_ENDS_FOR = Text("It cannot go on here: {why}", "ここから先へは進められない：{why}")
_OTHERWISE = Text("It looks otherwise from here on.", "ここから盤面が異なります。")


class Parting(NamedTuple):
    """Where two games part: the place, the newest number of the rule, what differs, and how.

    `left` and `right` say what is the case on each side.
    """

    place: int
    rule: str
    what: Text
    left: Text
    right: Text


class Sides:
    """A run under two editions. `left` and `right` are the games, `parting` where they part."""

    def __init__(
        self,
        position: Mapping[str, Any],
        lines: Iterable[str],
        left: Edition,
        right: Edition = NEWEST,
    ) -> None:
        lines = tuple(lines)
        self.left, self.right = play(position, lines, left), play(position, lines, right)
        self.parting = parting(self.left, self.right)

    @property
    def both(self) -> tuple[Played, Played]:
        return self.left, self.right

    def __len__(self) -> int:
        """How many places there are: as many as the longer game has."""
        return max(len(side.path) for side in self.both)

    def renumbered(self) -> tuple[tuple[str, str], ...]:
        """The rules met on the way whose numbers differ, as the left and the right have them."""
        met = {e.rule: None for side in self.both for n in side.path for e in _told(side, n)}
        left, right = (side.edition for side in self.both)
        pairs = ((cite(rule, left), cite(rule, right)) for rule in met)
        return tuple(sorted({pair for pair in pairs if pair[0] != pair[1]}))

    def choices(self) -> tuple[int, ...]:
        """The places where a choice is open on one side at least."""
        return tuple(n for n in range(len(self)) if any(_asks(side, n) for side in self.both))


def _told(side: Played, at: int) -> tuple[Event, ...]:
    return tuple(e for e in side.trace.frames[at].events if rules.known(e.rule))


def _asks(side: Played, place: int) -> bool:
    return place < len(side.path) and side.is_decision(place)


def parting(left: Played, right: Played) -> Parting | None:
    """The first place at which two games are not the same, None if there is none."""
    for place in range(min(len(left.path), len(right.path))):
        found = _differ(left, right, place)
        if found is not None:
            return found
    if len(left.path) == len(right.path):
        return None
    place = min(len(left.path), len(right.path))
    longer = left if len(left.path) > place else right
    frame = longer.frame(place)
    said = [tell_frame(frame) if side is longer else _ending(side) for side in (left, right)]
    return Parting(place, frame.rule, END, *said)


def _ending(side: Played) -> Text:
    return _ENDS_FOR.format(why=side.ended) if side.ended.en else _ENDS


def _differ(left: Played, right: Played, place: int) -> Parting | None:
    one, two = left.frame(place), right.frame(place)
    if _events(one) != _events(two):
        return Parting(place, two.rule, EVENT, tell_frame(one), tell_frame(two))
    asked = left.options(place), right.options(place)
    found = _options_differ(one.state, two.state, *asked)
    if found is not None:
        what, rule, said_left, said_right = found
        return Parting(place, rule, what, said_left, said_right)
    for number, refusal in enumerate(right.tried.get(place, ())):
        mine = left.tried.get(place, ())[number:][:1]
        if mine and mine[0].rule != refusal.rule:
            said = [_no(f.state, r) for f, r in ((one, mine[0]), (two, refusal))]
            return Parting(place, refusal.rule, REFUSED_CHOICE, *said)
    if _on_the_table(one.state) != _on_the_table(two.state):
        return Parting(place, two.rule, TABLE, _OTHERWISE, _OTHERWISE)
    return None


def _events(frame: Frame) -> tuple[object, ...]:
    """What happened, without the wording, which may cite an edition's own numbers."""
    return (frame.choice, *((e.key, e.rule, e.subject, e.who, e.n) for e in frame.events))


def _on_the_table(state: State) -> tuple[object, ...]:
    """What can be seen; tasks under way remember states that name their edition."""
    seen = (state.players, state.battlefield, state.exile, state.command, state.stack)
    return (*seen, state.beside, state.step, state.turn, state.active, state.priority, state.over)


def _options_differ(
    one: State, two: State, left: Options | None, right: Options | None
) -> tuple[Text, str, Text, Text] | None:
    if left is None and right is None:
        return None
    if left is None or right is None or left.kind != right.kind or left.player != right.player:
        rule = next(options.rule for options in (right, left) if options is not None)
        return OPEN_CHOICE, rule, _asked(one, left), _asked(two, right)
    more_left = [c for c in left.legal if c not in right.legal]
    more_right = [c for c in right.legal if c not in left.legal]
    if more_left or more_right:
        said = (
            _offers(one, left, more_left, more_right),
            _offers(two, right, more_right, more_left),
        )
        return OPEN_CHOICE, right.rule, *said
    mine, theirs = _rules(left), _rules(right)
    for choice in (*mine, *theirs):
        if mine.get(choice) != theirs.get(choice) and choice in mine and choice in theirs:
            said_left, said_right = mine[choice], theirs[choice]
            return REFUSED_CHOICE, said_right.rule, _no(one, said_left), _no(two, said_right)
    return None


def _asked(state: State, options: Options | None) -> Text:
    if options is None:
        return _GOES_ON
    said = join([button(state, choice) for choice in options.legal[:MOST_NAMED]], "; ", "／")
    more = _AND_MORE if len(options.legal) > MOST_NAMED else NOTHING
    return prompt(state, options) + (_POSSIBLE.format(said=said + more) if said.en else NOTHING)


def _offers(state: State, options: Options, more: list[Choice], others: list[Choice]) -> Text:
    """What one side offers beyond the other, or why it does not offer what the other does."""
    who = state.players[options.player].name if options.player >= 0 else _NOT_OFFERED
    if more:
        said = join([button(state, choice) for choice in more], "; ", "／")
        form = _MAY if others else _MAY_ALSO
        return form.format(who=who, said=said)
    refused = {refusal.choice: refusal for refusal in options.refused}
    known = [refused[choice] for choice in others if choice in refused]
    return _no(state, known[0]) if known else _NOT_OFFERED


def _rules(options: Options) -> dict[Choice, Refusal]:
    return {refusal.choice: refusal for refusal in options.refused}


def _no(state: State, refusal: Refusal) -> Text:
    told = explain(refusal, state.edition)
    return _REFUSED.format(said=button(state, refusal.choice), why=told.reason)
