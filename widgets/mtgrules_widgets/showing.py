"""`show`: the stepper, with the countdown of suspend below it where that matters."""

from __future__ import annotations

from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.engine.characteristics import has_suspend
from mtgrules.model.state import State
from mtgrules_widgets.source import Source
from mtgrules_widgets.stepper import Stepper


def show(source: Source, **options: Any) -> W.VBox:
    """A `Stepper`, and a `Countdown` over the same cursor if a card of the position has suspend.

    `options` are those of `Stepper`. The stepper is the first of the `children`.
    """
    stepper = Stepper(source, **options)
    if stepper.problem.en or not about_suspend(stepper.cursor.state):
        return W.VBox((stepper,))
    from mtgrules_widgets.countdown import Countdown

    return W.VBox((stepper, Countdown(stepper, lang=stepper.lang)))


def about_suspend(state: State) -> bool:
    """Whether a card in a hand or in exile has suspend, printed or given."""
    hands = [obj for player in state.players for obj in player.hand]
    return any(has_suspend(obj) for obj in (*hands, *state.exile))
