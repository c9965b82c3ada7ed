"""`ask counters CARD` and `ask life PLAYER`: how many will there be after the next line?

What is right is counted in the state after the line. What is wrong are the numbers before
it, the numbers to which the stack would lead later, and their neighbours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.characteristics import has_suspend
from mtgrules.engine.play import legal
from mtgrules.model.objects import StackAbility
from mtgrules.model.zones import Step
from mtgrules.questions import doing
from mtgrules.questions.hints import look, look_for
from mtgrules.questions.making import Wrong, question, sentences
from mtgrules.questions.mistakes import at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.questions.tracing import follow, objects, pass_on
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import NOTHING, Text, join
from mtgrules.setup import SEATS
from mtgrules.telling import cite, tell

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.frames import Event, Frame
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import State
    from mtgrules.questions.moment import Moment

_HOW_MANY = Text(
    "{does} How many time counters does {name} have then?",
    "{does}{name}の時間カウンターは何個になりますか。",
)
_LIFE = Text("{does} What is {who}'s life total then?", "{does}{who}のライフは何点になりますか。")
_COUNTERS = Text("{n} counter{s}", "{n}個")
_POINTS = Text("{n} life", "{n}点")

_RIGHT = Text("So it is. {story}", "そのとおりです。{story}")
_WRONG = Text("It is {right}, not {n}. {story}", "{n}ではなく{right}です。{story}")
_SO_FAR = Text("It was {n} before. ", "その前は{n}でした。")
_NO_COUNTER = Text(
    "Nothing has put or removed a counter here.",
    "ここでは、カウンターは置かれも取り除かれもしていません。",
)
_NO_LIFE = Text("{who}'s life has not changed here.", "ここで{who}のライフは変わっていません。")
_WAITS = Text(
    "The ability that removes a counter only waits on the stack.",
    "カウンターを取り除く能力は、まだスタックで待っているだけです。",
)
_NOT_OWNERS = Text(
    "Only the upkeep of the card's owner counts.",
    "数えるのは、カードのオーナーのアップキープだけです。",
)
_ONLY_LATER = Text(
    "That comes only when what is on the stack has resolved.",
    "そうなるのは、スタックにあるものが解決されてからです。",
)

_PICKS = frozenset(("add", "remove"))
"""Choices of a time travel, which are made one by one and carried out together (701.56a)."""

_ONLY_PICKED = Text(
    "The line after it only says what is to become of one card; that is done with all of them "
    "together. Put the question before the line 'done'.",
    "次の行は、カード1枚をどうするかを決めるだけで、実際に行われるのは全部を決めた後です。"
    "質問は'done'（以上）の行の前に書いてください。",
)

_NO_CARD = Text(
    "No card called {name!r} is in sight at this place; cards with time counters: {known}.",
    "{name!r}というカードはここにありません。時間カウンターがあるカード：{known}。",
)
_NO_TIME = Text(
    "{name} has nothing to do with time counters here; cards that have: {known}.",
    "{name}はここでは時間カウンターに関係がありません。関係のあるカード：{known}。",
)
_NOBODY = Text(
    "No player is called {name!r}; there are: {known}.",
    "{name!r}というプレイヤーはいません。いるのは{known}です。",
)
_NONE = Text("none", "なし")

_NUDGE_COUNTERS = Text(
    "Ask which ability removes a counter, and whether it has resolved by then.",
    "どの能力がカウンターを取り除くのか、そのとき解決されているかを考えてください。",
)
_NUDGE_LIFE = Text(
    "Ask what has resolved by then, and what only waits on the stack.",
    "そのときまでに解決されたものと、スタックで待っているものを区別してください。",
)
_NOTHING_ADDS = Text("Nothing here adds any.", "ここで増やすものはありません。")
_NOTHING_TAKES = Text("Nothing here takes that many away.", "それほど減らすものはありません。")


# Counters --------------------------------------------------------------------------------


def counters(moment: Moment, words: str) -> Question:
    r"""How many time counters a card has after the next line.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('step = "end"\nyou.exile = ["Rift Bolt (1 time counter)"]\n'
    ...     'active = "opponent"', ["ask counters Rift Bolt", "pass until your upkeep"])
    >>> made.asked[0].question.right.text.en
    '1 counter'
    """
    picks = any(choice.verb in _PICKS for choice in moment.choices)
    if picks and legal(moment.after).kind == moment.options.kind:
        raise CannotAsk(_ONLY_PICKED)
    card = _card(moment, words)
    before = card.counter("time")
    right = _time(moment.after, follow(moment.frames, card))
    story = _story(moment, [e for e in moment.events if "counters" in e.key], _NO_COUNTER)
    story = _SO_FAR.format(n=before) + story if before != right else story
    wrong = list(_wrong_counters(moment, card, before, right, story))
    ask = _HOW_MANY.format(does=doing.goes_on(moment), name=card.card.name)
    answer = Option(_n_counters(right), right=True, why=_RIGHT.format(story=story), rule="702.62a")
    return question(
        "counters", ask, answer, wrong, (_NUDGE_COUNTERS, look("702.62a", moment.state.edition))
    )


def _card(moment: Moment, words: str) -> Obj:
    """The card of that name that has to do with time counters, those that bear some first."""
    name, _, id = words.partition("#")
    want = name.strip().casefold()
    there = list(objects(moment.state))
    called = [
        obj
        for obj in there
        if (not want or want in (obj.card.name.en.casefold(), obj.card.name.ja.casefold()))
        and id.strip() in ("", str(obj.id))
    ]
    known = join([obj.card.name for obj in there if _has_time(moment, obj)], ", ", "、")
    if not called:
        nothing = _NO_CARD.format(name=words, known=known if known.en else _NONE)
        names = [half for obj in there for half in (obj.card.name.en, obj.card.name.ja)]
        raise CannotAsk(nothing + did_you_mean(words, names))
    fitting = [obj for obj in called if _has_time(moment, obj)]
    if not fitting:
        name_ = called[0].card.name
        raise CannotAsk(_NO_TIME.format(name=name_, known=known if known.en else _NONE))
    return max(fitting, key=lambda obj: obj.counter("time"))


def _has_time(moment: Moment, obj: Obj) -> bool:
    own = has_suspend(obj) or any(keyword.name == "vanishing" for keyword in obj.card.keywords)
    after = _time(moment.after, follow(moment.frames, obj))
    return own or obj.counter("time") > 0 or after > 0


def _time(state: State, id: int) -> int:
    obj = state.card(id) if id else None
    return obj.counter("time") if obj is not None else 0


def _n_counters(n: int) -> Text:
    return _COUNTERS.format(n=n, s="" if n == 1 else "s")


def _wrong_counters(
    moment: Moment, card: Obj, before: int, right: int, story: Text
) -> Iterator[Wrong]:
    after = moment.after
    waits = any(isinstance(item, StackAbility) and item.source == card.id for item in after.stack)
    printed = next((k.n for k in card.card.keywords if k.name == "suspend"), 0)
    upkeep = after.step is Step.UPKEEP and after.active != card.owner
    for n in (before - 1, before, right - 1, right + 1, printed, 0, right + 2, right - 2):
        if n < 0 or n == right:
            continue
        more, mistake = NOTHING, ""
        if n < right and waits:
            more, mistake = _WAITS, "M19"
        elif n == right - 1 and upkeep:
            more, mistake = _NOT_OWNERS, "M16"
        mistake = at(mistake, after, None)
        why = _WRONG.format(right=right, n=n, story=story)
        out = _NOTHING_ADDS if n > max(before, right) else NOTHING
        if n < min(before, right) - 1:
            out = _NOTHING_TAKES
        yield Wrong(_n_counters(n), sentences(why, more), "702.62a", mistake, out)


# Life ------------------------------------------------------------------------------------


def life(moment: Moment, words: str) -> Question:
    """What a player's life total is after the next line.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "activate Prodigal Pyromancer", "ask life Ben", "target Ben"])
    >>> made.asked[0].question.right.text.ja
    '20点'
    """
    who = _player(moment.state, words)
    name = moment.state.players[who].name
    before, right = (state.players[who].life for state in (moment.state, moment.after))
    told = [e for e in moment.events if e.key in LIFE_EVENTS and e.who == who]
    story = _story(moment, told, _NO_LIFE.format(who=name))
    ask = _LIFE.format(does=doing.goes_on(moment), who=name)
    answer = Option(_n_life(right), right=True, why=_RIGHT.format(story=story), rule="119.3")
    wrong = list(_wrong_life(moment, who, before, right, story))
    return question("life", ask, answer, wrong, (_NUDGE_LIFE, look_for(moment)))


LIFE_EVENTS = frozenset(("damage_player", "life_lost", "life_gained"))


def _player(state: State, words: str) -> int:
    names = [player.name for player in state.players]
    for i, (seat, name) in enumerate(zip(SEATS, names, strict=False)):
        if words.casefold() in (seat, name.en.casefold(), name.ja):
            return i
    nobody = _NOBODY.format(name=words, known=join(names, ", ", "、"))
    raise CannotAsk(nobody + did_you_mean(words, (half for n in names for half in (n.en, n.ja))))


def _n_life(n: int) -> Text:
    return _POINTS.format(n=n)


def _wrong_life(moment: Moment, who: int, before: int, right: int, story: Text) -> Iterator[Wrong]:
    later = [frame.state.players[who].life for frame in _what_comes(moment.after)]
    numbers = [*dict.fromkeys(reversed(later)), before]
    for n in (*numbers, right - 1, right + 1, right - 2, right + 2, right - 3):
        if n == right:
            continue
        comes = n in later
        mistake = at("M19" if comes else "", moment.after, None)
        why = _WRONG.format(right=right, n=n, story=story)
        more = _ONLY_LATER if comes else NOTHING
        out = _NOTHING_ADDS if n > max(before, right, *later) else NOTHING
        yield Wrong(_n_life(n), sentences(why, more), "119.3", mistake, out)


def _what_comes(state: State) -> tuple[Frame, ...]:
    return pass_on(state, all_of_it=True).frames


# Words ------------------------------------------------------------------------------------


def _story(moment: Moment, events: list[Event], nothing: Text) -> Text:
    """What the engine tells about it, each with its rule; a plain word where it tells nothing."""
    if not events:
        return nothing
    edition = moment.state.edition
    said = [
        tell(event, edition)
        + Text(f" ({cite(event.rule, edition)})", f"（{cite(event.rule, edition)}）")
        for event in events[-4:]
    ]
    return join(said, " ", "")
