"""The suspend timeline as data: for each card what happened, what goes on, what would follow.

>>> from mtgrules import game
>>> g = game(you={"exile": ["Rift Bolt (1 time counters)"]}, step="upkeep")
>>> [mark.kind for mark in timeline(g.tree, g.at).cards[0].marks]
['set up', 'upkeep', 'last', 'spell']
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mtgrules.engine.characteristics import is_suspended
from mtgrules.engine.turns import STEP_NAMES
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Step, Zone
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Text
from mtgrules.trace import Trace
from mtgrules_widgets.timeline_reader import LAST, SPELL, UPKEEP, Card, Draft, Reader

PAST, NOW, TO_COME, NEVER = "past", "now", "to come", "never"
MOST_PREDICTED = 12
"""So many upkeeps ahead are told of; a card with more counters says how many are left."""


class Mark(NamedTuple):
    """One place on a card's line.

    `kind` is "set up", "suspended", "granted", "upkeep" (window 1), "last"
    (window 2), "spell" (window 3), "counters" (changed in another way) or
    "left". `note` says what came of it, `left` how many time counters there are
    then. `window` is 0 where nobody can respond. `frame` is the frame to jump
    to, None for what has not been played; `predicted` says that it would happen
    if nothing intervenes. `here` marks the newest one at the place one looks at.
    """

    kind: str
    turn: int
    active: int
    title: Text
    note: Text
    left: int
    window: int
    when: str
    frame: int | None
    predicted: bool = False
    here: bool = False


class Window(NamedTuple):
    """One of the three windows for responses, as it stands for a card now."""

    number: int
    when: str
    name: Text
    answers: Text


class CardLine(NamedTuple):
    """The line of one card. `left` are its time counters now, `most` the most it has had."""

    id: int
    name: Text
    owner: Text
    left: int
    most: int
    suspended: bool
    status: Text
    marks: tuple[Mark, ...]
    windows: tuple[Window, ...]


class Timeline(NamedTuple):
    """All cards that are or were suspended on the way here, and where "here" is."""

    cards: tuple[CardLine, ...]
    here: Text
    turn: int
    edition: Edition


NAMES = {
    1: Text("Chance to respond 1: the upkeep trigger", "対応する機会1：アップキープの誘発"),
    2: Text(
        "Chance to respond 2: the last-counter trigger", "対応する機会2：最後のカウンターの誘発"
    ),
    3: Text("Chance to respond 3: the spell itself", "対応する機会3：呪文そのもの"),
}
_ANSWERS = {
    1: Text(
        "The trigger is on the stack and the counter is still on the card. Stifle can counter the "
        "trigger: then no counter comes off this turn. Counterspell cannot: a trigger is no spell.",
        "誘発型能力がスタックにあり、カウンターはまだ載っています。もみ消しはこの誘発型能力を打ち消せます。"
        "すると、このターンはカウンターが減りません。対抗呪文では打ち消せません。誘発型能力は呪文では"
        "ないからです。",
    ),
    2: Text(
        "The last counter is gone and the card {may} be played when this trigger resolves. Stifle "
        "can counter the trigger: then the card stays in exile, no longer suspended. Counterspell "
        "cannot: a trigger is no spell.",
        "最後のカウンターはなくなり、この誘発型能力の解決時にカードを{may}。もみ消しはこの誘発型能力を"
        "打ち消せます。するとカードは追放領域に残り、もう待機状態ではありません。対抗呪文では打ち消せません。"
        "誘発型能力は呪文ではないからです。",
    ),
    3: Text(
        "The card has been cast and is a spell on the stack. Counterspell can counter it. Stifle "
        "cannot: a spell is no ability.",
        "カードは唱えられ、呪文としてスタックにあります。対抗呪文で打ち消せます。もみ消しでは打ち消せません。"
        "呪文は能力ではないからです。",
    ),
}
MAY = Text("may", "プレイしてもよい")
MUST = Text("must, if able,", "可能ならプレイしなければならない")
_IN_A_SENTENCE = {
    MAY: Text(MAY.en, "プレイしてもかまいません"),
    MUST: Text(MUST.en, "可能ならプレイしなければなりません"),
}
"""The same at the end of a whole sentence, which speaks to the learner."""


def may_or_must(edition: Edition) -> Text:
    """What the last ability says under an edition (702.62a)."""
    return MAY if edition.suspend_optional else MUST


def timeline(trace: Trace, at: int, line: tuple[int, ...] | None = None) -> Timeline:
    """The timeline as it looks from a frame.

    `line` are the frames of the branch that one is on, which may go on beyond
    `at`; by default the newest branch through `at`.
    """
    frames = line if line is not None else _newest_line(trace, at)
    place = frames.index(at)
    reader = Reader()
    for position, i in enumerate(frames):
        reader.read(position, i, trace.frames[i])
    here = trace.frames[at].state
    cards = tuple(
        _line_of(card, frames, place, trace)
        for card in reader.cards
        if card.begun <= place  # one that is suspended later is not told of yet
    )
    who = here.players[here.active].name
    where = Text("Turn {n} ({who}): {step}", "ターン{n}（{who}）：{step}")
    told = where.format(n=here.turn, who=who, step=STEP_NAMES[here.step])
    return Timeline(cards, told, here.turn, here.edition)


def _newest_line(trace: Trace, at: int) -> tuple[int, ...]:
    frames = list(trace.path(at))
    while children := trace.children(frames[-1]):
        frames.append(children[-1])
    return tuple(frames)


def _line_of(card: Card, frames: tuple[int, ...], place: int, trace: Trace) -> CardLine:
    here, last = trace.frames[frames[place]].state, trace.frames[frames[-1]].state
    found = here.card(card.id)
    now = found if found is not None and found.zone is Zone.EXILE else None
    left = now.counter("time") if now is not None else 0
    marks = [_mark(draft, frames, place, trace, left) for draft in card.drafts]
    begun = [i for i, draft in enumerate(card.drafts) if draft.start <= place]
    if begun:
        marks[begun[-1]] = marks[begun[-1]]._replace(here=True)
    marks += _predict(card, last)
    windows = tuple(_window(n, marks, here.edition) for n in (1, 2, 3))
    return CardLine(
        card.id,
        card.obj.card.name,
        here.players[card.obj.owner].name,
        left,
        card.most,
        now is not None and is_suspended(now),
        _status(card, now, here),
        tuple(marks),
        windows,
    )


def _mark(draft: Draft, frames: tuple[int, ...], place: int, trace: Trace, now: int) -> Mark:
    note, left = draft.note, draft.left
    if draft.start > place:
        when = TO_COME
        if draft.told is None:
            note, left = _would_be(draft, trace.position.edition)
    elif draft.end is None or place < draft.end:
        when, note, left = NOW, _waits(draft.window), now
    elif draft.told is None or place < draft.told:
        when, note, left = PAST, _RESOLVING[draft.window], draft.before
    else:
        when = PAST
    # To where players have priority, rather than to where it is still being put there.
    frame = trace.end_of_run(frames[draft.start]) if draft.window else frames[draft.start]
    return Mark(
        draft.kind,
        draft.turn,
        draft.active,
        draft.title,
        note,
        left,
        draft.window,
        when,
        frame,
    )


def _window(number: int, marks: list[Mark], edition: Edition) -> Window:
    mine = [mark.when for mark in marks if mark.window == number]
    when = next((w for w in (NOW, TO_COME, PAST) if w in mine), NEVER)
    answers = _ANSWERS[number].format(may=_IN_A_SENTENCE[may_or_must(edition)])
    return Window(number, when, NAMES[number], answers)


def _status(card: Card, now: Obj | None, here: State) -> Text:
    if now is not None and is_suspended(now):
        return Text("suspended", "待機状態")
    if now is not None:
        return Text("in exile, not suspended any more", "追放領域にあるが、もう待機状態ではない")
    if here.item(card.spell) is not None:
        return Text("a spell on the stack", "スタック上の呪文")
    return Text("has left exile", "追放領域を離れた")


def _waits(window: int) -> Text:
    """What is said while a window is open."""
    if window == 3:
        return Text("on the stack: players may respond", "スタックにある：対応できる")
    return Text(
        "trigger on the stack: players may respond", "誘発型能力がスタックにある：対応できる"
    )


def _would_be(draft: Draft, edition: Edition) -> tuple[Text, int]:
    """What an unfinished mark that lies ahead would come to, and the counters then."""
    if draft.window == 1:
        return _ONE_LESS.format(n=draft.before - 1), draft.before - 1
    if draft.window == 2:
        return _PLAYABLE.format(may=may_or_must(edition)), 0
    return Text("on the stack", "スタックにある"), 0


_ONE_LESS = Text("1 counter would come off: {n} left", "1個取り除かれ、残り{n}個になる")
_PLAYABLE = Text("it {may} be played", "カードを{may}")
_RESOLVING = {
    1: Text("is resolving: too late to respond", "解決中：もう対応できない"),
    2: Text("is resolving: play it, or not?", "解決中：プレイするかどうか"),
    3: Text("is resolving: too late to respond", "解決中：もう対応できない"),
}


# What would follow ----------------------------------------------------------------------------


def _predict(card: Card, state: State) -> list[Mark]:
    """What would happen after the end of the line if nothing intervened: one counter an upkeep."""
    if state.over:
        return []
    still_open = {d.window for d in card.drafts if d.item and d.end is None}
    if 3 in still_open or any(d.window == 3 and d.resolving(state) for d in card.drafts):
        return []
    turn, active = state.turn, state.active
    made: list[Mark] = []
    resolving = any(d.window == 2 and d.resolving(state) for d in card.drafts)
    if 2 not in still_open and not resolving:
        obj = state.card(card.id)
        if obj is None or not is_suspended(obj):
            return []
        left = obj.counter("time")
        if 1 in still_open:
            left -= 1
        upkeeps = _upkeeps(card, state)
        while left > 0:
            turn, active = next(upkeeps), card.obj.owner
            left -= 1
            if len(made) < MOST_PREDICTED or left == 0:
                note = _ONE_LESS.format(n=left)
                made.append(_would("upkeep", UPKEEP, turn, active, note, left, 1))
        what = may_or_must(state.edition)
        note = _PLAYABLE.format(may=what)
        made.append(_would("last", LAST, turn, active, note, 0, 2))
    note = Text("a spell on the stack, if played", "プレイするなら、呪文としてスタックに")
    made.append(_would("spell", SPELL, turn, active, note, 0, 3))
    return made


def _would(
    kind: str, title: Text, turn: int, active: int, note: Text, left: int, window: int
) -> Mark:
    return Mark(kind, turn, active, title, note, left, window, TO_COME, None, predicted=True)


def _upkeeps(card: Card, state: State) -> Iterator[int]:
    """The turn numbers of the owner's coming upkeeps."""
    order = state.in_turn_order()
    if card.obj.owner not in order:
        return
    away = order.index(card.obj.owner)
    waits = any(w.source.id == card.id and w.ability.on == "step_began" for w in state.waiting)
    if away == 0 and not waits and state.step is not Step.UNTAP:
        away = len(order)
    turn = state.turn + away
    while True:
        yield turn
        turn += len(order)
