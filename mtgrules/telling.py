"""Saying it: events, refusals, choices and questions as text in both languages."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.cards import face_name
from mtgrules.cards.phrases import KEYWORD_WORDS
from mtgrules.cards.text import ability_text, mode_text
from mtgrules.engine.characteristics import activated
from mtgrules.engine.costs import Component
from mtgrules.engine.extras import WORDS, cost_text
from mtgrules.engine.legality import ways_to_cast
from mtgrules.engine.planes import FACES
from mtgrules.engine.play import legal, task_of
from mtgrules.engine.reversal import Reversal
from mtgrules.engine.total import Total
from mtgrules.model.choices import FIRST_OBJECT, Choice, No, Options, Refusal
from mtgrules.model.frames import Event, Frame
from mtgrules.model.objects import StackAbility, announced, modes_of
from mtgrules.model.state import State
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.sentences import EVENTS, PROMPTS, REFUSALS
from mtgrules.rulebook.terms import UnknownTerm, word
from mtgrules.rulebook.text import NOTHING, Text, join, same


class Explanation(NamedTuple):
    """A refusal in words: the rule as numbered in the edition, the reason, what would help."""

    rule: str
    reason: Text
    remedy: Text


def cite(rule: str, edition: Edition) -> str:
    """The number of a rule in an edition; its newest number where that edition had none."""
    return rules.number(rule, edition) or rule


def tell(event: Event, edition: Edition) -> Text:
    """What happened, in one sentence of each language."""
    values = {key: _value(arg, edition) for key, arg in event.args}
    values["s"] = "" if event.n == 1 else "s"
    return EVENTS[event.key].format(**values)


def tell_frame(frame: Frame) -> Text:
    """Everything that a frame says, one sentence after the other."""
    return join([tell(event, frame.state.edition) for event in frame.events], " ", "")


def _value(arg: object, edition: Edition) -> object:
    if isinstance(arg, No):
        reason = REFUSALS[arg.key][0].format(**{k: _value(v, edition) for k, v in arg.args})
        number = cite(arg.rule, edition)
        return reason + Text(f" ({number})", f"（{number}）")
    if isinstance(arg, Total | Component):
        return arg.text()
    return arg


def explain(refusal: Refusal, edition: Edition) -> Explanation:
    """Why a choice is refused and what would have worked."""
    reason, remedy = REFUSALS[refusal.key]
    values = {key: _value(arg, edition) for key, arg in refusal.args}
    return Explanation(
        cite(refusal.rule, edition), reason.format(**values), remedy.format(**values)
    )


def prompt(state: State, options: Options) -> Text:
    """What the player is asked."""
    if options.player < 0:
        return PROMPTS["over"]
    task = task_of(state)
    name = task.one().name if isinstance(task, Reversal) else NOTHING
    return PROMPTS[options.kind].format(who=state.players[options.player].name, name=name)


_VERBS = {
    "pass": Text("Pass", "パスする"),
    "close": Text("No more mana abilities: go on to pay", "マナ能力はもう起動しない：支払いに進む"),
    "done": Text("That is all", "これで決まり"),
    "decline": Text("Do not play it", "プレイしない"),
    "yes": Text("Yes", "はい"),
    "no": Text("No", "いいえ"),
    "respond": Text("Respond now", "いま対応する"),
    "cast": Text("Cast {name}", "{name}を唱える"),
    "play": Text("Play {name}", "{name}をプレイする"),
    "suspend": Text("Suspend {name}", "{name}を待機させる"),
    "morph": Text("Turn {name} face up", "{name}を表向きにする"),
    "times": Text("{n} times", "{n}回"),
    "foretell": Text("Foretell {name}", "{name}を予顕する"),
    "exile": Text("Exile {name} at the gates", "{name}を門で追放する"),
    "target": Text("{name}", "{name}"),
    "choose": Text("{name}", "{name}"),
    "add": Text("{name}: one time counter more", "{name}に時間カウンターを1個置く"),
    "remove": Text("{name}: one time counter fewer", "{name}から時間カウンターを1個取り除く"),
    "pile": Text("{name}", "{name}"),
    "chooser": Text("{name} chooses", "{name}が選ぶ"),
    "keep": Text("Keep it", "そのままにする"),
    "undo": Text("Undo it too", "これも取り消す"),
    "attack": Text("{name} attacks {other}", "{name}で{other}を攻撃する"),
    "block": Text("{name} blocks {other}", "{name}で{other}をブロックする"),
    "assign": Text("{n} damage", "{n}点"),
    "share": Text("{n} for {name}", "{name}に{n}点"),
    "with": Text("With {word}: {cost}", "{word}（{cost}）を支払う"),
    "without": Text("Without {word}: {cost}", "{word}（{cost}）を支払わない"),
    "x": Text("X is {n}", "Xは{n}"),
    "how_many": Text("{n}", "{n}"),
    "sacrifice_pile": Text("Pile {n}", "束{n}"),
    "spend": Text("{mana}", "{mana}"),
    "color": Text("{mana}", "{mana}"),
}

_INSTEAD = {
    "suspend": Text("Exile it with time counters", "時間カウンターが置かれた状態で追放する"),
    "adventure": Text("Exile it, as an Adventure", "出来事として追放する"),
    "buyback": Text("Put it into hand, for its buyback", "バイバックにより手札に加える"),
}
"""Where a resolved spell may go instead of the graveyard (616.1)."""

_COUNTER = {
    "remove": Text("Remove a {counter}", "{counter}を1個取り除く"),
    "put": Text("Put another {counter} there", "{counter}をもう1個置く"),
}

_NUMBERS = frozenset(("times", "x", "how_many", "sacrifice_pile"))
"""Choices whose argument is a number rather than an object or a player."""


def label(state: State, choice: Choice) -> Text:
    """A choice as a button says it. Never raises: what it does not know it shows as it is."""
    try:
        return _label(state, choice)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError):
        return same(" ".join(map(str, (choice.verb, *choice.args))))


def _label(state: State, choice: Choice) -> Text:
    verb, args = choice
    if verb == "name":
        return face_name(str(args[0]))
    if verb == "roll":
        rolled = Text("Roll the planar die: {face}", "プレイナー・ダイスを振る：{face}")
        return rolled.format(face=FACES[str(args[0])])
    if verb == "activate" and len(args) == 2:
        return _ability_label(state, int(args[0]), str(args[1]))
    if verb == "mode" and state.agenda:
        item = state.item(getattr(state.agenda[-1], "item", 0))
        if item is not None and int(args[0]) < len(modes_of(item)):
            return mode_text(modes_of(item)[int(args[0])])
    if verb in ("with", "without") and state.agenda:
        item = state.item(getattr(state.agenda[-1], "item", 0))
        if item is not None:
            cost = cost_text(item, str(args[0]))
            return _VERBS[verb].format(word=WORDS[str(args[0])], cost=cost)
    if verb == "pay" and state.agenda:
        costs = getattr(state.agenda[-1], "to_pay", ())
        if int(args[0]) < len(costs):
            text: Text = costs[int(args[0])].text()
            return text
    if verb == "apply":
        return _INSTEAD[str(args[0])]
    if verb == "counter":
        return _COUNTER[str(args[1])].format(counter=_counter(str(args[0])))
    if verb == "change":
        return _changed_target(state, int(args[0]), int(args[1]))
    if verb == "pay_as":
        life = args[0] == "life"
        return Text("2 life", "ライフ2点") if life else same(f"{{{args[0]}}}")
    if verb == "put" and int(args[0]) < len(state.waiting):
        return _waiting(state, int(args[0]))
    if verb == "decline" and legal(state).kind not in ("may play", "must play"):
        return Text("No", "しない")
    if verb not in _VERBS:
        return same(" ".join((verb, *map(str, args))))
    return _VERBS[verb].format(**_fields(state, choice))


def _waiting(state: State, i: int) -> Text:
    """A trigger that waits; with what it waited for, where another one has the same source."""
    one = state.waiting[i]
    others = {w.ability.when for w in state.waiting if w.source.card.name == one.source.card.name}
    named = one.source.card.name
    if len(others) < 2:
        return named
    return Text(f"{named.en} — {one.ability.when.en}", f"{named.ja} ― {one.ability.when.ja}")


def _counter(kind: str) -> Text:
    """What a kind of counter is called."""
    try:
        return word(f"{kind} counter")
    except UnknownTerm:
        return Text(f"{kind} counter", f"{kind}カウンター")


def _fields(state: State, choice: Choice) -> dict[str, object]:
    fields: dict[str, object] = {}
    args = choice.args
    if args and isinstance(args[0], int):
        fields["n"] = args[-1]
        if choice.verb in _NUMBERS:
            return fields
        fields["name"] = name(state, args[0])
        if choice.verb in ("cast", "play"):
            obj = state.card(args[0])
            if obj is not None and (len(args) > 1 or obj.card.halves):
                fields["name"] = ways_to_cast(obj.card)[int((*args, 0)[1])].name
        elif len(args) > 1 and isinstance(args[1], int) and choice.verb != "share":
            fields["other"] = name(state, args[1])
    elif args:
        fields["mana"] = f"{{{args[0]}}}"
    return fields


def _changed_target(state: State, slot: int, place: int) -> Text:
    """The target that Spellskite's controller may change: the one of what is targeted now."""
    item = state.item(getattr(state.agenda[-1], "item", 0))
    assert item is not None
    changed = state.item(announced(item).targets[0][0])
    assert changed is not None
    return name(state, announced(changed).targets[slot][place])


def name(state: State, ref: int) -> Text:
    """The name of a player or object, with a count where several share it: "Island (2)"."""
    plain = state.name(ref)
    if ref < FIRST_OBJECT:
        return plain
    found = state.find(ref)
    if found is None or isinstance(found, StackAbility):
        return plain
    twins = [
        obj.id
        for obj in state.zone_of(found.zone, found.owner)
        if obj.card.name == found.card.name and obj.controller == found.controller
    ]
    if len(twins) < 2:
        return plain
    n = twins.index(ref) + 1
    return Text(f"{plain.en} ({n})", f"{plain.ja}（{n}）")


def _ability_label(state: State, id: int, key: str) -> Text:
    obj = state.card(id)
    ability = dict(activated(obj)).get(key) if obj is not None else None
    if obj is None:
        return same(f"activate {id} {key}")
    # What is not there to be activated, such as flying, can be tried all the same.
    said = KEYWORD_WORDS.get(key, same(key)) if ability is None else ability_text(ability)
    named = name(state, id)
    return Text(f"{named.en} — {said.en}", f"{named.ja} ― {said.ja}")
