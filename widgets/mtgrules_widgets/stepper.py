"""`Stepper`: step through a game, make its choices, and try the wrong thing.

Only wiring: where one is belongs to the cursor, what is shown of it to the
display, and every callback goes through the guard.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any

from mtgrules.model.choices import Refusal
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.trace import Trace
from mtgrules_widgets import fallback, happened, language
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.display import Display, branch_letter
from mtgrules_widgets.following import Following
from mtgrules_widgets.guard import guarded, plain_words, under_test
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.parts import Parts
from mtgrules_widgets.pool import is_hidden, set_class
from mtgrules_widgets.source import Source, cursor_of, title_of

_UID = itertools.count(1)


class Stepper(Following):
    """A game to step through.

    `source` is a game, a trace, a state, a position as a mapping or TOML text,
    or a cursor that another widget shows too. `lang` is "en" or "ja", by
    default that of the page; `edition` the rules edition, such as "2023-11-17";
    `title` a heading, as one text or a pair, by default the names of the cards
    that the position is about; `every_step` whether a choice stops
    at the first step that it causes (it does, unless a shared cursor says
    otherwise); `diagram` whether the diagram is open at first.

    A position that cannot be set up shows what is wrong with it, in place of
    the game, and raises nothing; `problem` then says the same.
    """

    def __init__(
        self,
        source: Source,
        *,
        lang: str | None = None,
        edition: str | Edition | None = None,
        title: str | Text | None = None,
        every_step: bool | None = None,
        diagram: bool = False,
    ) -> None:
        super().__init__()
        self.problem: Text = NOTHING
        self.notice = Notice()
        self.cursor = self._open(source, lang, edition)
        if every_step is not None:
            self.cursor.every_step = every_step
        self._parts = Parts({name: guarded(do, self.notice) for name, do in self._callbacks()})
        if title is None:
            title = title_of(self.cursor.trace.position)
        heading = title if isinstance(title, Text) else Text(title, title)
        uid = f"mtg{next(_UID)}"
        self._display = Display(self.cursor, self._parts, self.notice, heading, uid)
        for name in ("mtg", "mtg-stepper", uid):
            self.add_class(name)
        if self.problem.en:
            self.children = (self._parts.style, self.notice)
            return
        self.children = self._parts.children(self.notice)
        self._display.diagram = diagram
        self._stop = (
            self.cursor.observe(guarded(lambda _cursor: self._display.draw(), self.notice)),
            language.observe(guarded(self._display.switch, self.notice)),
        )
        self._display.switch(self.lang)

    @property
    def lang(self) -> Lang:
        """The language that it shows now."""
        return self.notice.lang

    def turn_to(self, trace: Trace, others: Iterable[Trace] = (), *, at: int | None = None) -> None:
        """Show another game as `Cursor.turn_to` does, from its start or a frame.

        Nothing of this one stays.
        """
        self.notice.clear()
        self._display.title = title_of(trace.position)
        self._display.diagram = False
        self.cursor.turn_to(trace, others, at=at)

    def _open(self, source: Source, lang: str | None, edition: str | Edition | None) -> Cursor:
        """The cursor; for a source that is wrong an empty game, and what is wrong as `problem`."""
        try:
            if lang is not None:
                self.notice.lang = language.read(lang)
            return cursor_of(source, edition)
        except Exception as error:
            self.problem = plain_words(error)
            self.notice.show_error(self.problem)
            if under_test() and not isinstance(getattr(error, "text", None), Text):
                raise
            return cursor_of({})

    def _callbacks(self) -> list[tuple[str, Callable[..., object]]]:
        """What every control does, by the name that `Parts` knows it by.

        Looked up when it is pressed, so that each of these follows the cursor.
        """
        return [
            ("edition", self._on_edition),
            ("every_step", self._on_every_step),
            ("larger", self._on_larger),
            ("language", lambda _: language.use("en" if self.lang == "ja" else "ja")),
            ("previous_choice", lambda _: self._move(self.cursor.previous_decision, s.THE_START)),
            ("back", lambda _: self._move(self.cursor.back, s.THE_START)),
            ("next", lambda _: self._move(self.cursor.next, s.CHOOSE_HERE)),
            ("next_choice", lambda _: self._move(self.cursor.next_decision, s.CHOOSE_HERE)),
            ("pass_on", lambda _: self._move(self.cursor.pass_until_something, s.CHOOSE_HERE)),
            ("slider", self._on_slider),
            ("option", self._on_option),
            ("refusal", self._on_refusal),
            ("branch", self._on_branch),
            ("more", lambda _: self._display.turn_page()),
            ("more_refusals", lambda _: self._display.turn_refused_page()),
            ("start_over", self._on_start_over),
            ("yes", self._on_yes),
            ("no", lambda _: self._display.ask_to_start_over(show=False)),
            ("diagram", self._on_diagram),
            ("predict", lambda _: self._display.predict(on=not self._display.predicting)),
            ("reveal", lambda _: self._display.reveal()),
        ]

    def _move(self, move: Callable[[], bool], otherwise: Text) -> None:
        if not move():
            self._display.say(otherwise)

    def _on_option(self, n: int) -> None:
        refusal = self.cursor.try_choice(self._display.option(n))
        if refusal is not None:  # cannot be, since it was listed as legal
            self._explain(refusal)

    def _on_refusal(self, n: int) -> None:
        """Really try it: the game itself says no, and nothing has moved."""
        listed = self._display.refusal(n)
        if self.cursor.try_choice(listed.choice) is not None:
            self._explain(listed)

    def _on_branch(self, n: int) -> None:
        branch = self._display.branch(n)
        letter = branch_letter(n)
        self._display.begin_with(s.SAY_BRANCH.format(letter=letter, name=branch.label))
        self.cursor.jump(branch.leaf)

    def _explain(self, refusal: Refusal) -> None:
        self._display.picked = refusal
        self._display.draw_refusals()
        self._display.say(happened.why_in_words(self.cursor.state, refusal), show=False)

    def _on_slider(self, change: dict[str, Any]) -> None:
        if not self._display.busy:
            line = self._display.line
            self.cursor.jump(line[min(change["new"], len(line) - 1)])

    def _on_edition(self, change: dict[str, Any]) -> None:
        if not self._display.busy:
            edition = Edition.parse(change["new"])
            self._display.begin_with(s.SAY_EDITION.format(edition=edition.label))
            told = self.cursor.switch_edition(edition)
            if told is not None:
                self._display.say(told)

    def _on_every_step(self, change: dict[str, Any]) -> None:
        self.cursor.every_step = change["new"]

    def _on_larger(self, _button: object) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._parts.larger.words = s.SMALLER if larger else s.LARGER
        self._parts.larger.switch(self.lang)

    def _on_start_over(self, _button: object) -> None:
        self._display.ask_to_start_over(show=is_hidden(self._parts.sure))

    def _on_yes(self, _button: object) -> None:
        self._display.ask_to_start_over(show=False)
        self.cursor.restart()
        self._display.say(s.STARTED_OVER)

    def _on_diagram(self, _button: object) -> None:
        self._display.show_diagram(on=not self._display.diagram)

    # Without widgets --------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Beside the live widget: a table for readers without a kernel, and plain text."""
        bundle = super()._repr_mimebundle_(**kwargs) or {}
        bundle["text/html"] = fallback.html(self.cursor, self.problem, self.lang)
        bundle["text/plain"] = fallback.plain(self.cursor, self.problem, self.lang)
        return bundle
