"""The widgets that a stepper consists of. Made once; only what they show changes."""

from __future__ import annotations

from collections.abc import Callable

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.rulebook.editions import EDITIONS
from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets import diagrams
from mtgrules_widgets import strings as s
from mtgrules_widgets.language import NAMES
from mtgrules_widgets.lost import lost
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.plain import GONE, box, button, html
from mtgrules_widgets.pool import Row, TakingTurns, set_class
from mtgrules_widgets.style import style
from mtgrules_widgets.view import View

OPTIONS, REFUSALS, BRANCHES = 24, 24, 10
"""How many buttons are shown at once; more options than that are on further pages."""


class Press:
    """A button that always does the same; its words follow the language."""

    def __init__(self, words: Text, tip: Text, do: Callable[..., None], *classes: str) -> None:
        self.words, self.tip = words, tip
        self.button = button(*classes)
        self.button.on_click(do)

    def switch(self, lang: Lang) -> None:
        self.button.description, self.button.tooltip = self.words[lang], self.tip[lang]

    def hide(self, *, hidden: bool) -> None:
        set_class(self.button, GONE, on=hidden)


class Parts:
    """Every part by name, and `children`, the order in which they stand on the page.

    `on` gives the callbacks by name; they must be guarded already.
    """

    def __init__(self, on: dict[str, Callable[..., None]]) -> None:
        self.title = html("mtg-title")
        self.edition = W.Dropdown(options=[(e.label.en, str(e)) for e in EDITIONS])
        self.edition.observe(on["edition"], "value")
        self.every_step = W.Checkbox(indent=False)
        self.every_step.observe(on["every_step"], "value")
        self.larger = Press(s.LARGER, s.TIP_LARGER, on["larger"])
        self.language = Press(Text(NAMES["ja"], NAMES["en"]), s.TIP_LANGUAGE, on["language"])

        self.previous_choice = Press(
            s.PREVIOUS_CHOICE, s.TIP_PREVIOUS_CHOICE, on["previous_choice"], "mtg-far"
        )
        self.back = Press(s.BACK, s.TIP_BACK, on["back"])
        self.next = Press(s.NEXT, s.TIP_NEXT, on["next"])
        self.next_choice = Press(s.NEXT_CHOICE, s.TIP_NEXT_CHOICE, on["next_choice"], "mtg-far")
        self.live = html("mtg-live", "mtg-way")
        self.slider = W.IntSlider(min=0, max=1, readout=False)
        self.slider.observe(on["slider"], "value")

        self.view = View("chips", "table", "happened", "diagram")
        self.question = html("mtg-question")
        self.options = TakingTurns("mtg-option", on["option"])
        self.more = Press(s.MORE, s.MORE, on["more"])
        self.not_now = html()
        self.refusals = Row("mtg-refused", on["refusal"])
        self.more_refusals = Press(s.MORE, s.MORE, on["more_refusals"])
        self.why = html()

        self.pass_on = Press(s.PASS_ON, s.TIP_PASS_ON, on["pass_on"], "mtg-quiet")
        self.start_over = Press(s.START_OVER, s.TIP_START_OVER, on["start_over"], "mtg-over")
        self.sure = html(GONE)
        self.yes = Press(s.YES_START_OVER, s.YES_START_OVER, on["yes"], GONE)
        self.no = Press(s.NO_STAY, s.NO_STAY, on["no"], GONE)
        self.branch_words = html(GONE)
        self.branches = Row("mtg-branch", on["branch"])
        self.open_diagram = Press(s.DIAGRAM_OPEN, s.DIAGRAM_OPEN, on["diagram"])
        self.predict = Press(s.PREDICT, s.TIP_PREDICT, on["predict"])
        self.reveal = Press(s.REVEAL, s.TIP_REVEAL, on["reveal"], "mtg-reveal", GONE)
        self.style = html("mtg-style")
        self.style.value = Html(style() + el("style", diagrams.CSS) + lost())
        self.presses = [part for part in vars(self).values() if isinstance(part, Press)]

    def children(self, notice: W.Widget) -> tuple[W.Widget, ...]:
        """The rows of the widget, top to bottom."""
        ask = box(
            self.question,
            box(
                *self.options.boxes,
                self.more.button,
                self.pass_on.button,
                cls="mtg-options",
            ),
            self.not_now,
            box(
                self.refusals.box,
                self.more_refusals.button,
                cls="mtg-options mtg-refusals",
            ),
            self.why,
            # Last: what it says moves nothing that could be pressed.
            notice,
            cls="mtg-ask mtg-column",
        )
        return (
            self.style,
            box(
                self.title,
                box(
                    self.edition,
                    self.every_step,
                    self.larger.button,
                    self.language.button,
                    cls="mtg-row mtg-tools",
                ),
                cls="mtg-row mtg-head",
            ),
            box(
                self.previous_choice.button,
                self.back.button,
                box(self.live, self.slider, cls="mtg-track"),
                self.next.button,
                self.next_choice.button,
                self.start_over.button,
                cls="mtg-row mtg-nav",
            ),
            box(self.sure, self.yes.button, self.no.button, cls="mtg-row mtg-sure"),
            box(self.branch_words, self.branches.box, cls="mtg-row mtg-branches"),
            # What can be done comes first for keys and ears; the style sheet says where it stands.
            box(
                ask,
                self.reveal.button,
                box(self.open_diagram.button, self.predict.button, cls="mtg-row mtg-foot"),
                self.view,
                cls="mtg-desk",
            ),
        )
