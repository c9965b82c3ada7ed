"""One frame of a game as the page stores it: made by the functions that the widgets use.

Each part of it is a number of `Pieces`, or plain words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from mtgrules.engine.play import legal
from mtgrules.model.choices import FIRST_OBJECT, Choice, No, Refusal
from mtgrules.rulebook.text import Lang, Text
from mtgrules.telling import prompt
from mtgrules_widgets import happened
from mtgrules_widgets import strings as s
from mtgrules_widgets.board import table
from mtgrules_widgets.chips import procedure, row
from mtgrules_widgets.cursor import RESPOND
from mtgrules_widgets.diagrams import diagram_html
from mtgrules_widgets.labels import buttons, in_full, one_of_each, tapped_last
from mtgrules_widgets.marks import look, marks
from mtgrules_widgets.rulelinks import number
from mtgrules_widgets.symbols import in_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mtgrules.model.choices import Options
    from mtgrules.model.frames import Frame
    from mtgrules.model.state import State
    from mtgrules.trace import Trace
    from mtgrules_widgets.export.pieces import Pieces

MOST_REFUSALS = 24
"""More than these are counted, not listed; what the lesson itself tries comes first."""


class Offered(NamedTuple):
    """What can and cannot be chosen at a place, with the words of each button."""

    legal: tuple[Choice, ...]
    refused: tuple[Refusal, ...]
    names: dict[Choice, Text]


def frame(
    trace: Trace,
    at: int,
    lang: Lang,
    pieces: Pieces,
    tried: Iterable[Refusal] = (),
    *,
    picture: bool = True,
) -> dict[str, Any]:
    """A frame with its way on: `up` is the frame before, `on` those that were prepared."""
    shown = trace.frames[at]
    up = trace.parents[at]
    before = trace.frames[up] if up >= 0 else None
    open_ = trace.is_decision(at)
    options = legal(shown.state) if open_ else None
    offered = offer(shown, options, tried)
    after = {trace.frames[child].choice: child for child in trace.children(at)}
    state = shown.state
    steps = procedure(shown, before, is_decision=open_)
    turn = s.TURN.format(n=state.turn, who=state.players[state.active].name)
    return {
        "up": up,
        "on": list(trace.children(at)),
        "open": open_,
        "turn": turn[lang],
        "steps": pieces.add(row(shown, before, is_decision=open_, lang=lang)),
        "table": pieces.add(table(state, marks(shown, before, options), lang)),
        "cost": pieces.add(happened.cost_table(steps, lang)),
        "told": pieces.add(happened.happened(trace, at, lang)),
        "asks": pieces.add(happened.question(state, options, lang)),
        "said": in_words(_said(shown, options)[lang], lang),
        "picture": pieces.add(diagram_html(trace, at, lang, "d")) if picture else -1,
        "can": [
            [
                pieces.keep([offered.names[choice][lang], in_full(state, choice)[lang]]),
                after.get(choice, -1),
            ]
            for choice in offered.legal
            if not _is_twin(state, choice, after)
        ],
        "cannot": [
            pieces.keep(
                [
                    offered.names[refusal.choice][lang],
                    number(refusal.rule, state.edition),
                    pieces.add(happened.why(state, (refusal,), refusal, lang)),
                    in_words(happened.why_in_words(state, refusal)[lang], lang),
                ]
            )
            for refusal in offered.refused[:MOST_REFUSALS]
        ],
    }


def offer(shown: Frame, options: Options | None, tried: Iterable[Refusal] = ()) -> Offered:
    """What a stepper offers at a frame. Where the rules go on by themselves, responding is refused.

    `tried` are refusals that the lesson is about; they come first.
    """
    state = shown.state
    if options is None:
        about = (("step", state.step.value),)
        can: tuple[Choice, ...] = ()
        cannot: tuple[Refusal, ...] = (No("117.1", "no_priority_now", about).to(RESPOND),)
        asked = -1
    else:
        can, cannot, asked = tapped_last(state, options.legal), options.refused, options.player
    first = tuple(tried)
    named = {refusal.choice for refusal in first}
    cannot = (*first, *(refusal for refusal in cannot if refusal.choice not in named))
    names = buttons(state, (*can, *(refusal.choice for refusal in cannot)), asked)
    return Offered(can, one_of_each(state, cannot, names), names)


def _is_twin(state: State, choice: Choice, after: Mapping[Choice | None, int]) -> bool:
    """Whether it is not prepared, and differs from what is prepared in nothing that can be seen.

    The second of two untapped Islands is no news where the first was chosen.
    """
    if choice in after or not choice.args:
        return False
    here = _seen(state, choice)
    return here is not None and any(
        other is not None and other.verb == choice.verb and _seen(state, other) == here
        for other in after
    )


def _seen(state: State, choice: Choice) -> tuple[object, ...] | None:
    """What can be seen of the object of a choice, and the rest of the choice."""
    first, *rest = choice.args or ("",)
    found = state.card(first) if isinstance(first, int) and first >= FIRST_OBJECT else None
    return None if found is None else (found.card, look(found), *rest)


def _said(shown: Frame, options: Options | None) -> Text:
    """What the live region says: what happened, and what is asked now."""
    told = happened.spoken(shown)
    if options is None or options.player < 0:
        return told
    asks = prompt(shown.state, options)
    return Text(f"{told.en} {asks.en}", f"{told.ja}{asks.ja}")
