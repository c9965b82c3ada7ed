"""What stands in the page for when Python does not answer, and that it stays silent otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest

import mtgrules_widgets as mw
from mtgrules.rulebook.text import LANGS
from mtgrules_widgets import lost
from mtgrules_widgets.pool import is_hidden

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

POSITION = """
[you]
battlefield = ["Prodigal Pyromancer", "Mountain"]
"""
RUN = ["activate Prodigal Pyromancer", "ask may respond", "target Ben", "ask next", "pass"]
WAYS = {"one": ["activate Prodigal Pyromancer", "target Ben"], "two": ["pass"]}

WIDGETS: dict[str, Callable[[], W.Widget]] = {
    "stepper": lambda: mw.Stepper(POSITION),
    "questions": lambda: mw.questions(POSITION, RUN),
    "branches": lambda: mw.branches(POSITION, WAYS),
    "sides": lambda: mw.SideBySide(POSITION, RUN[:1]),
    "statement": lambda: mw.statement("A33"),
}
# What the page's own observer sees: a change of text, of what there is, of a class inside.
SEEN = {"value", "description", "children", "_dom_classes"}


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[W.Widget, str]]:
    """What was sent to the page so far: which widget, the name of what has changed."""
    told: list[tuple[W.Widget, str]] = []

    def send(widget: W.Widget, message: dict[str, Any], **_buffers: object) -> None:
        told.extend((widget, name) for name in message.get("state", ()))

    monkeypatch.setattr(W.Widget, "_send", send)
    return told


@pytest.mark.parametrize("kind", WIDGETS)
def test_every_press_is_answered_also_the_second_one(
    kind: str, sent: list[tuple[W.Widget, str]]
) -> None:
    """Otherwise the page would say after a while that Python does not answer."""
    made = WIDGETS[kind]()
    pressed = 0
    for button in buttons(made):
        for _ in range(2):
            if is_hidden(button) or is_locked(made, button):
                continue
            sent.clear()
            button.click()
            pressed += 1
            seen = {name for widget, name in sent if widget is not made}
            assert SEEN & seen, button.description
    assert pressed > 3


def buttons(widget: W.Widget) -> list[W.Button]:
    inside = [each for child in getattr(widget, "children", ()) for each in buttons(child)]
    return [*([widget] if isinstance(widget, W.Button) else []), *inside]


def is_locked(made: W.Widget, button: W.Button) -> bool:
    """An answer that was given is final; the page knows that it does nothing more."""
    return "mtg-answered" in made._dom_classes and "mtg-option" in button._dom_classes


def test_it_is_said_in_both_languages_with_what_to_do() -> None:
    html = lost.lost()
    for message in (lost.ENDED, lost.LATE, lost.RUN, lost.RESTART, lost.RELOAD, lost.RELOAD_LATER):
        for lang in LANGS:
            assert message[lang] in html
