"""`ask stack`: in which order does what is on the stack resolve, if all pass?"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from mtgrules.model.objects import announced, called
from mtgrules.questions.hints import look
from mtgrules.questions.making import MOST_WRONG, Wrong, question, sentences
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import CannotAsk, Option, Question
from mtgrules.rulebook.text import NOTHING, Text, join

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.model.objects import Item
    from mtgrules.model.state import State
    from mtgrules.questions.moment import Moment

_ASK = Text(
    "If all players pass from now on, in which order do these resolve?",
    "これから全員がパスし続けるとき、どの順に解決されますか。",
)
_RIGHT = Text(
    "So it is: last in, first out (405.5).",
    "そのとおりです。最後に置かれたものが先です（405.5）。",
)
_FIRST = Text(
    "The topmost one resolves first: {top} (405.5).",
    "最初に解決されるのは、一番上の{top}です（405.5）。",
)
_THEN = Text(
    "After {before} the next one from the top is {item} (405.5).",
    "{before}の次に上にあるのは{item}です（405.5）。",
)
_AS_PUT = Text("That is the order in which they were put there.", "それは置かれた順です。")
_AT_ONCE = Text("All of them at once", "すべて同時に")
_LEAST = Text(
    "There have to be two different spells or abilities on the stack; here: {n}.",
    "スタックに異なる呪文や能力が2つ以上必要です（ここでは{n}）。",
)
_NUDGE = Text(
    "Look at which of them was put on the stack last.",
    "どれが最後にスタックに置かれたかを見てください。",
)
_NOT_ON_TOP = Text("{item} has something on top of it.", "{item}の上には、ほかのものがあります。")
_AT = Text("{item} (target: {targets})", "{item}（対象：{targets}）")


def make(moment: Moment, words: str) -> Question:
    r"""In which order what is on the stack resolves.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]\n'
    ...     'you.hand = ["Lightning Bolt"]\nyou.pool = "{R}"', [
    ...     "activate Prodigal Pyromancer", "target Ben",
    ...     "cast Lightning Bolt", "target Ben", "close", "ask stack"])
    >>> made.asked[0].question.right.text.en
    "Lightning Bolt → Prodigal Pyromancer's ability"
    """
    names = _names(moment.state)
    if len({name.en for name in names}) < 2:
        raise CannotAsk(_LEAST.format(n=len(names)))
    order = tuple(reversed(names))
    right = Option(_listed(order), right=True, why=_RIGHT, rule="405.5")
    return question(
        "stack", _ASK, right, _wrong(moment, order), (_NUDGE, look("405.2", moment.state.edition))
    )


def _names(state: State) -> list[Text]:
    """What is on the stack, the lowest first; twins are told apart by what they target."""
    plain = [called(item) for item in state.stack]
    if len({name.en for name in plain}) == len(plain):
        return plain
    return [_named(state, item, plain) for item in state.stack]


def _named(state: State, item: Item, plain: list[Text]) -> Text:
    name = called(item)
    if [other.en for other in plain].count(name.en) < 2:
        return name
    refs = [ref for slot in announced(item).targets for ref in slot]
    if not refs:
        return name
    return _AT.format(item=name, targets=join([state.name(ref) for ref in refs], ", ", "、"))


def _listed(order: tuple[Text, ...]) -> Text:
    return join(order, " → ", " → ")


def _wrong(moment: Moment, order: tuple[Text, ...]) -> Iterator[Wrong]:
    """The order in which they were put there first; then others, the nearest last."""
    yield _one(order, order[::-1], _AS_PUT)
    mistake = at("M19", moment.state, None)
    why = sentences(_FIRST.format(top=order[0]), MISTAKES["M19"].truth)
    yield Wrong(_AT_ONCE, why, "405.5", mistake, MISTAKES["M19"].truth)
    # Six are few enough to go through: of more than that only the lowest ones change places.
    fixed, loose = order[:-6], order[-6:]
    others = 0
    for other in permutations(range(len(loose))):
        found = (*fixed, *(loose[i] for i in reversed(other)))
        if found != order:
            yield _one(order, found)
            others += 1
            if others > MOST_WRONG * 4:
                return


def _one(order: tuple[Text, ...], wrong: tuple[Text, ...], more: Text = NOTHING) -> Wrong:
    n = next((i for i, pair in enumerate(zip(order, wrong, strict=True)) if pair[0] != pair[1]), 0)
    before = order[max(n - 1, 0)]
    why = _THEN.format(before=before, item=order[n]) if n else _FIRST.format(top=order[0])
    out = _NOT_ON_TOP.format(item=wrong[n])
    return Wrong(_listed(wrong), sentences(why, more), "405.5", "", out)
