"""What a stepper can be made from, turned into a cursor."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from mtgrules.engine.characteristics import has_suspend
from mtgrules.engine.turns import STEP_NAMES
from mtgrules.game import Game
from mtgrules.lessons import hiding
from mtgrules.model.choices import Refused
from mtgrules.model.state import State
from mtgrules.model.zones import Step
from mtgrules.rulebook.editions import NEWEST, Edition
from mtgrules.rulebook.text import Text, join
from mtgrules.setup import BadPosition, position
from mtgrules.telling import explain
from mtgrules.trace import Trace, read
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor

Source = Game | Trace | State | Cursor | Mapping[str, Any] | str
"""A game opens where it is, a trace at its start; a position is a mapping or its TOML text."""


def hidden_in(lines: str) -> dict[str, Any]:
    """What a notebook hides of a run or of branches, as a table; raises `hiding.Damaged`."""
    return tomllib.loads(hiding.text_of(lines, hiding.LINES))


MOST_NAMES = 2
"""So many cards are named in a title."""


class BadSource(TypeError):
    """Something that no stepper can be made from; `text` says what can, in both languages."""

    def __init__(self, source: object) -> None:
        self.text = s.EXPECTED.format(what=type(source).__name__)
        super().__init__(self.text.en)


def cursor_of(source: Source, edition: str | Edition | None = None) -> Cursor:
    """A cursor over a source. Two steppers over one cursor move together.

    Raises `BadSource`, or what the position is wrong about (`BadPosition`,
    `UnknownEdition` ...); all of these have a `text` in both languages.
    """
    wanted = Edition.parse(edition) if isinstance(edition, str) else edition
    cursor = _cursor(source)
    if wanted is not None:
        cursor.switch_edition(wanted)
    return cursor


def _cursor(source: object) -> Cursor:
    if isinstance(source, Cursor):
        return source
    if isinstance(source, Game):
        return Cursor(source.tree, source.at, every_step=True)
    if isinstance(source, Trace):
        return Cursor(source, source.end_of_run(0), every_step=True)
    if isinstance(source, str):
        return _cursor(_read(source))
    if isinstance(source, State):
        return _cursor(Trace(source))
    if isinstance(source, Mapping):
        return _cursor(Trace(position(source)))
    raise BadSource(source)


def _read(text: str) -> Trace:
    """A trace from TOML text, with every complaint as a `BadPosition`, in both languages."""
    try:
        return read(text)
    except BadPosition:
        raise
    except Refused as refused:
        edition = tomllib.loads(text).get("edition", NEWEST)
        told = explain(refused.refusal, Edition.parse(str(edition)))
        what = refused.refusal.choice.verb
        raise BadPosition(
            [
                Text(
                    f"The choice “{what}” in the text is not legal there: {told.reason.en} "
                    f"(rule {told.rule})",
                    f"テキストにある選択「{what}」は、そこではできません：{told.reason.ja}"
                    f"（ルール{told.rule}）",
                )
            ]
        ) from None
    except ValueError as error:
        raise BadPosition(
            [Text(f"The text cannot be read: {error}", f"テキストを読めない：{error}")]
        ) from None


def title_of(state: State) -> Text:
    """What a table is called that nobody gave a title: what it is about, and when.

    That is the cards that can do something, your own first; and where the game
    does not begin in your own main phase under today's rules, how it begins.
    """
    parts = [_cards(state)]
    if state.active != 0:
        parts.append(
            s.STEP_OF_PLAYER.format(who=state.players[state.active].name, step=_step(state))
        )
    elif state.step is not Step.MAIN1:
        parts.append(_step(state))
    if state.edition != NEWEST:
        parts.append(state.edition.label)
    return join(parts, " · ", "・")


def _step(state: State) -> Text:
    return STEP_NAMES[state.step]


def _cards(state: State) -> Text:
    """Permanents but lands, and cards with suspend; else any card in hand, else any permanent."""
    for player in range(len(state.players)):
        mine = [o for o in state.battlefield if o.controller == player]
        doing = [o for o in mine if "land" not in o.card.types]
        hand, exile = state.players[player].hand, [o for o in state.exile if o.owner == player]
        doing += [o for o in (*hand, *exile) if has_suspend(o)]
        names = dict.fromkeys(o.card.name for o in doing or hand or mine)
        if names:
            return join(list(names)[:MOST_NAMES], ", ", "、")
    return s.TABLE
