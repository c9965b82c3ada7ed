"""The kinds of questions: what each asks, what it needs, and which module makes it.

>>> from mtgrules.questions.moment import Moment
>>> from mtgrules.setup import position
>>> from mtgrules.trace import Trace
>>> trace = Trace(position({"you": {"battlefield": ["Prodigal Pyromancer"]}}))
>>> ask("may activate Prodigal Pyromancer", Moment(trace, trace.last)).right.text.en
'Yes'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.questions import (
    kinds_after,
    kinds_may,
    kinds_next,
    kinds_numbers,
    kinds_skipped,
    kinds_stack,
    kinds_who,
)
from mtgrules.questions.model import CannotAsk, Question
from mtgrules.questions.typed import typed
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.text import NOTHING, Text, same

if TYPE_CHECKING:
    from mtgrules.questions.moment import Moment

    Make = Callable[[Moment, str], Question]

TYPED = "typed"
"""The kind whose questions authors write themselves; see `typed`."""

_UNKNOWN = Text(
    "There is no question {kind!r}; there are: {known}.",
    "{kind!r}という種類の質問はありません。使えるのは{known}です。",
)
_NEEDS_WORDS = Text("ask {kind} needs {needs} after it.", "ask {kind} の後には{needs}が必要です。")
_NO_WORDS = Text(
    "ask {kind} stands alone; {words!r} has no place after it.",
    "ask {kind} の後には何も書きません（{words!r}）。",
)
_NEEDS_LINE = Text(
    "ask {kind} is about the line after it, and there is none that makes a choice.",
    "ask {kind} は次の行についての質問ですが、選択を行う行が後にありません。",
)
_A_NAME = Text("the name of a table [question.NAME]", "[question.名前] の名前")
_NO_TABLE = Text(
    "There is no table [question.{name}]; there are: {known}.",
    "[question.{name}] という表がありません。あるのは{known}です。",
)
_NONE = Text("none", "なし")
_OVER = Text(
    "The game is over: nothing is left to ask.", "ゲームは終わっているので、質問できません。"
)


class Kind(NamedTuple):
    """A kind of question: its maker, what follows its word, whether it looks at the next line."""

    make: Make
    says: Text
    example: str
    needs: Text = NOTHING
    looks_ahead: bool = True


KINDS: dict[str, Kind] = {
    "next": Kind(
        kinds_next.make,
        Text("What happens next, when the next line is done?", "次の行の後、最初に何が起こるか。"),
        "ask next",
    ),
    "may": Kind(
        kinds_may.make,
        Text(
            "May this choice be made now, and why not?",
            "この選択をいま行えるか。行えないのはなぜか。",
        ),
        "ask may activate Prodigal Pyromancer",
        Text("a choice", "選択"),
        looks_ahead=False,
    ),
    "stack": Kind(
        kinds_stack.make,
        Text(
            "In which order does what is on the stack resolve?",
            "スタックにあるものは、どの順に解決されるか。",
        ),
        "ask stack",
        looks_ahead=False,
    ),
    "counters": Kind(
        kinds_numbers.counters,
        Text(
            "How many time counters does the card have after the next line?",
            "次の行の後、そのカードの時間カウンターは何個か。",
        ),
        "ask counters Rift Bolt",
        Text("the name of a card", "カードの名前"),
    ),
    "life": Kind(
        kinds_numbers.life,
        Text(
            "What is the player's life total after the next line?",
            "次の行の後、そのプレイヤーのライフは何点か。",
        ),
        "ask life opponent",
        Text("a player", "プレイヤー"),
    ),
    "who": Kind(
        kinds_who.make,
        Text(
            "Who acts or decides next, after the next line?",
            "次の行の後、次に行動や選択をするのは誰か。",
        ),
        "ask who",
    ),
    "after": Kind(
        kinds_after.make,
        Text("What is the position after the next line?", "次の行の後、局面はどうなるか。"),
        "ask after",
    ),
    "skipped": Kind(
        kinds_skipped.make,
        Text(
            "Which of these steps of the procedure has nothing to do?",
            "この手順の中で、することが何もない段階はどれか。",
        ),
        "ask skipped",
    ),
}
"""By the word after `ask`, in the order in which the reference lists them."""


def ask(words: str, moment: Moment, tables: Mapping[str, object] | None = None) -> Question:
    """The question that a line `ask ...` asks, without its first word.

    `tables` holds the questions that the author typed, by name. Raises `CannotAsk` for an
    unknown kind, for one that lacks what it needs, and where there is nothing to ask.
    """
    kind, rest = split(words)
    if kind == TYPED:
        return _typed(rest, tables or {})
    if moment.state.over:
        raise CannotAsk(_OVER)
    if KINDS[kind].looks_ahead and moment.then is None:
        raise CannotAsk(_NEEDS_LINE.format(kind=kind))
    return KINDS[kind].make(moment, rest)


def _typed(name: str, tables: Mapping[str, object]) -> Question:
    if name not in tables:
        known = ", ".join(tables)
        none = _NO_TABLE.format(name=name, known=same(known) if known else _NONE)
        raise CannotAsk(none + did_you_mean(name, tables))
    return typed(name, tables[name])


def split(words: str) -> tuple[str, str]:
    """The kind and what follows it; `CannotAsk` if that is not how the kind is asked.

    >>> split("may target Ben")
    ('may', 'target Ben')
    """
    kind, _, rest = words.strip().partition(" ")
    rest = rest.strip()
    if kind == TYPED and rest:
        return kind, rest
    if kind == TYPED:
        raise CannotAsk(_NEEDS_WORDS.format(kind=kind, needs=_A_NAME))
    if kind not in KINDS:
        kinds = (*KINDS, TYPED)
        unknown = _UNKNOWN.format(kind=kind, known=", ".join(kinds))
        raise CannotAsk(unknown + did_you_mean(kind, kinds))
    needs = KINDS[kind].needs
    if needs.en and not rest:
        raise CannotAsk(_NEEDS_WORDS.format(kind=kind, needs=needs))
    if rest and not needs.en:
        raise CannotAsk(_NO_WORDS.format(kind=kind, words=rest))
    return kind, rest


def looks_ahead(words: str) -> bool:
    """Whether what stands after `ask` is about the line after it."""
    kind = KINDS.get(words.partition(" ")[0])
    return kind is not None and kind.looks_ahead
