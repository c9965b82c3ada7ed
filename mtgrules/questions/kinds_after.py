"""`ask after`: what is the position after the next line?

The wrong positions are real ones as well: the one before, those on the way, the one that
comes only when everybody passes again, and those to which other choices would have led.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.play import apply, legal
from mtgrules.model.objects import Obj, StackAbility, announced
from mtgrules.model.state import is_player
from mtgrules.model.zones import Zone
from mtgrules.questions import doing
from mtgrules.questions.facts import (
    Facts,
    Key,
    Names,
    Seen,
    described,
    differs,
    facts,
    instead,
    look_of,
    named,
    telling,
)
from mtgrules.questions.happenings import ECHO
from mtgrules.questions.hints import look_for
from mtgrules.questions.making import Wrong, question, sentences
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.questions.tracing import follow, objects, pass_on
from mtgrules.rulebook.text import NOTHING, Text, same
from mtgrules.telling import cite, name, tell, tell_frame

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mtgrules.model.frames import Event, Frame
    from mtgrules.questions.moment import Moment

MOST_WRONG = 3
"""Positions are long to read, so there are not more of them."""

LEAST_OPTIONS = 3
"""With fewer positions one more fact is told: a coin would be right half of the time."""

OTHER_CHOICES = 3
"""So many other choices are tried, to see where they would have led."""

_ASK = Text("{does} What is so then?", "{does}どうなりますか。")
_RIGHT = Text("So it is. {last} ({rule})", "そのとおりです。{last}（{rule}）")
_BEFORE = Text("That is how it was before. {last} ({rule})", "それは前の状態です。{last}（{rule}）")
_ON_THE_WAY = Text(
    "That is so on the way: {now} It does not stay so. {last} ({rule})",
    "それは途中の状態です：{now}そのままではありません。{last}（{rule}）",
)
_LATER = Text(
    "That comes only when everybody passes and the topmost thing resolves ({rule}).",
    "そうなるのは、全員がパスして一番上のものが解決されたときです（{rule}）。",
)
_OTHER = Text(
    "That would follow from another choice: {label}. {last} ({rule})",
    "それは別の選択をしたとき（{label}場合）です。{last}（{rule}）",
)
_DEPENDS = Text(
    "That would come only with the choice that is open next: {label}.",
    "そうなるのは、次の選択の結果です（{label}場合）。",
)
_ONE_THING = Text(
    "Not “{wrong}”, but “{right}”. {last} ({rule})",
    "「{wrong}」ではなく「{right}」です。{last}（{rule}）",
)
_FROM = {
    Zone.BATTLEFIELD: Text("the {name} from the battlefield", "戦場にあった{name}"),
    Zone.GRAVEYARD: Text("the {name} from the graveyard", "墓地にあった{name}"),
    Zone.EXILE: Text("the {name} from exile", "追放領域にあった{name}"),
    Zone.HAND: Text("the {name} from hand", "手札にあった{name}"),
    Zone.STACK: Text("the {name} from the stack", "スタックにあった{name}"),
}
_OWNED = Text("{who}'s {name}", "{who}の{name}")
_NO_CHANGE = Text(
    "Here nothing that could be asked about is different from before or later.",
    "ここでは、前や後と比べて違うところがないので、質問できません。",
)
_NUDGE = Text(
    "Go through what happens step by step, and ask of each thing whether it has happened by then.",
    "起こることを順にたどり、それぞれがそのときまでに起こったかどうかを考えてください。",
)


_DULL = ECHO | {"resolves", "ability_done", "trigger_ready", "activated", "cast", "mana_emptied"}
"""Events that say nothing about what is different now."""


class _Other(NamedTuple):
    """A position that is not the right one: what it looks like, and why it is not so."""

    seen: Seen
    why: Text
    mistake: str = ""


def make(moment: Moment, words: str) -> Question:
    """What is so after the next line.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "activate Prodigal Pyromancer", "ask after", "target Ben"])
    >>> made.asked[0].question.right.text.en
    'Ben has 20 life, Prodigal Pyromancer is tapped'
    """
    right, before = _seen(moment, moment.frames), _seen(moment, ())
    others = list(_others(moment))
    about = _about(moment)
    seen = [right, *(other.seen for other in others)]
    names = named(_names(moment, seen, about), seen)
    mine = facts(right, names)
    theirs = [facts(other.seen, names) for other in others]
    keys = telling(mine, facts(before, names), theirs, _dull(moment), about)
    if not keys:
        raise CannotAsk(_NO_CHANGE)
    event = _last(moment)
    why = _RIGHT.format(**_told(moment, event))

    def wrong_ones() -> list[Wrong]:
        as_they_are = [
            Wrong(described(found, keys), other.why, event.rule, other.mistake)
            for other, found in zip(others, theirs, strict=True)
        ]
        return [*as_they_are, *_mixed(moment, right, mine, keys, theirs, names)]

    wrong = wrong_ones()
    if len({described(mine, keys).en, *(each.text.en for each in wrong)}) < LEAST_OPTIONS:
        keys = _one_more(moment, right, mine, keys)
        wrong = wrong_ones()
    answer = Option(described(mine, keys), right=True, why=why, rule=event.rule)
    ask = _ASK.format(does=doing.goes_on(moment))
    return question("after", ask, answer, wrong, (_NUDGE, look_for(moment)), most=MOST_WRONG)


def _one_more(moment: Moment, right: Seen, mine: Facts, keys: list[Key]) -> list[Key]:
    """The facts with one more beside them that could be thought of in another way."""
    who = max(moment.options.player, 0)
    for key in (("pool", who), ("hand", moment.after.active), ("life", who)):
        others = [other for other in instead(right, key, NOTHING) if other.en != mine[key].en]
        if key not in keys and others:
            return [one for one in mine if one in (*keys, key)]
    return keys


def _dull(moment: Moment) -> set[Key]:
    """That a spell which resolves leaves the stack is no news, if it becomes no permanent."""
    if any(event.key == "reversed" for event in moment.events):
        return set()
    spells = [item for item in moment.state.stack if isinstance(item, Obj)]
    return {("zone", spell.id) for spell in spells if not spell.card.is_permanent}


def _about(moment: Moment) -> list[Key]:
    """What the spell or ability in question targets, and its source, wherever they are by now.

    That is what resolves if all pass, else what is announced or paid for in this line.
    """
    state = moment.state if moment.choices[0].verb == "pass" else moment.after
    if not state.stack:
        return []
    item = state.stack[-1]
    refs = [ref for slot in announced(item).targets for ref in slot]
    if isinstance(item, StackAbility):
        refs.append(item.source)
    there = [obj for ref in refs for obj in objects(moment.state) if ref in (obj.id, obj.was)]
    keys = [("zone", obj.id) for obj in there if obj.zone is not Zone.STACK]
    return [("life", ref) for ref in refs if is_player(ref)] + keys


def _mixed(
    moment: Moment,
    right: Seen,
    mine: Facts,
    keys: Sequence[Key],
    theirs: list[Facts],
    names: Names,
) -> Iterator[Wrong]:
    """Positions in which one thing is as it is elsewhere, and everything else is right."""
    for key in keys:
        elsewhere = [found[key] for found in theirs if differs(mine, found, key)]
        for other in [*elsewhere, *instead(right, key, names.of.get(key[1], NOTHING))]:
            if other.en == mine[key].en:
                continue
            why = _ONE_THING.format(wrong=other, right=mine[key], **_told(moment, _last(moment)))
            mistake = at("M14" if "without haste" in other.en else "", moment.after, None)
            if other in elsewhere and _source_gone(moment):
                mistake = "M02"
            said = described({**mine, key: other}, keys)
            yield Wrong(said, why, _last(moment).rule, mistake)


def _source_gone(moment: Moment) -> bool:
    """Whether what resolves in the line is an ability whose source has left."""
    state = moment.state
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, StackAbility) or moment.after.item(top.id) is not None:
        return False
    return state.find(top.source) is None


def _seen(moment: Moment, frames: Sequence[Frame]) -> Seen:
    state = frames[-1].state if frames else moment.state
    ids = {obj.id: follow(frames, obj) for obj in objects(moment.state)}
    return Seen(state, ids)


def _names(moment: Moment, seen: list[Seen], about: list[Key]) -> dict[int, Text]:
    """The names of the objects about which the positions differ, or that they are about.

    Of two with one name it is said whose they are, or where each of them was.
    """
    there = list(objects(moment.state))
    found = {}
    for obj in there:
        differ = len({look_of(one, obj.id) for one in seen}) > 1
        if not differ and ("zone", obj.id) not in about:
            continue
        twins = [other for other in there if other.card.name == obj.card.name and other != obj]
        named_so = name(moment.state, obj.id)
        if any(twin.owner == obj.owner and twin.zone is not obj.zone for twin in twins):
            named_so = _FROM.get(obj.zone, same("{name}")).format(name=named_so)
        if any(twin.owner != obj.owner for twin in twins):
            owner = moment.state.players[obj.owner].name
            named_so = _OWNED.format(who=owner, name=named_so)
        found[obj.id] = named_so
    return found


def _others(moment: Moment) -> Iterator[_Other]:
    """Other positions, the most tempting first."""
    last = _told(moment, _last(moment))
    later = pass_on(moment.after)
    if later.frames and later.frames[-1].state.stack != moment.after.stack:
        mistake = at("M19", moment.after, None)
        why = sentences(
            _LATER.format(rule=cite("117.4", moment.state.edition)),
            MISTAKES[mistake].truth if mistake else NOTHING,
        )
        yield _Other(_seen(moment, (*moment.frames, *later.frames)), why, mistake)
    yield _Other(_seen(moment, ()), _BEFORE.format(**last))
    frames = moment.frames
    for n in range(len(frames) - 1, 0, -1):
        why = _ON_THE_WAY.format(now=tell_frame(frames[n - 1]), **last)
        yield _Other(_seen(moment, frames[:n]), why)
    asked = legal(moment.after)
    if asked.kind != "priority":
        for choice in asked.legal[:OTHER_CHOICES]:
            said = doing.does(moment.after, choice)
            frames = (*moment.frames, *apply(moment.after, choice))
            yield _Other(_seen(moment, frames), _DEPENDS.format(label=said))
    options = legal(moment.state)
    if options.kind == "priority":  # what else could have been begun is beside the point
        return
    other = [choice for choice in options.legal if choice != moment.choices[0]]
    for choice in other[:OTHER_CHOICES]:
        said = doing.does(moment.state, choice)
        why = _OTHER.format(label=said, **last)
        yield _Other(_seen(moment, apply(moment.state, choice)), why)


def _last(moment: Moment) -> Event:
    """The last thing that matters in the line."""
    telling_ones = [event for event in moment.events if event.key not in _DULL]
    return (telling_ones or moment.events)[-1]


def _told(moment: Moment, event: Event) -> dict[str, object]:
    """An event in words, and its rule as it is numbered here."""
    edition = moment.state.edition
    return {"rule": cite(event.rule, edition), "last": tell(event, edition)}
