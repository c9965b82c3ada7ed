"""`Stepper`: step through a game, make its choices, and try the wrong thing.

Only wiring: where one is belongs to the cursor, what it looks like to the
functions that give HTML, and every callback goes through the guard.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.model.choices import Choice, Options, Refusal
from mtgrules.rulebook.editions import EDITIONS, Edition
from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.telling import label, prompt
from mtgrules_widgets import fallback, happened, language, strings as s
from mtgrules_widgets.board import table
from mtgrules_widgets.chips import procedure, row
from mtgrules_widgets.cursor import RESPOND, Cursor
from mtgrules_widgets.guard import guarded, plain_words, under_test
from mtgrules_widgets.live import live
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.marks import marks
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.parts import BRANCHES, OPTIONS, REFUSALS, Parts
from mtgrules_widgets.pool import GONE, Face, set_class
from mtgrules_widgets.source import Source, cursor_of
from mtgrules_widgets.track import track

_UID = itertools.count(1)


class Stepper(W.VBox):
    """A game to step through.

    `source` is a game, a trace, a state, a position as a mapping or TOML text,
    or a cursor that another widget shows too. `lang` is "en" or "ja", by
    default that of the page; `edition` the rules edition, such as "2023-11-17";
    `every_step` whether a choice stops at the first step that it causes;
    `diagram` whether the diagram is open at first.

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
        every_step: bool = True,
        diagram: bool = False,
    ) -> None:
        super().__init__()
        self.problem: Text = NOTHING
        self.lang: Lang = language.current()
        self.title = title if isinstance(title, Text) or title is None else Text(title, title)
        self.uid = f"mtg{next(_UID)}"
        self.notice = Notice(self.lang)
        self._parts = Parts({name: guarded(do, self.notice) for name, do in self._callbacks()})
        self._options: Options | None = None
        self._legal: tuple[Choice, ...] = ()
        self._refused: tuple[Refusal, ...] = ()
        self._picked: Refusal | None = None
        self._page = self._refused_page = 0
        self._drawing = False
        self._drawn_at: tuple[int, int] | None = None
        self._news: Text = NOTHING
        for name in ("mtg", "mtg-stepper", self.uid):
            self.add_class(name)
        self.cursor = self._open(source, lang, edition)
        self.cursor.every_step = every_step
        self._parts.every_step.value = every_step
        if self.problem.en:
            self.children = (self._parts.style, self.notice)
            return
        self.children = self._parts.children(self.notice)
        set_class(self._parts.diagram, GONE, on=not diagram)
        self.cursor.observe(guarded(lambda _cursor: self._draw(), self.notice))
        language.observe(guarded(self._switch, self.notice))
        self._switch(self.lang)

    def _open(self, source: Source, lang: str | None, edition: str | Edition | None) -> Cursor:
        """The cursor; for a source that is wrong an empty game, and what is wrong as `problem`."""
        try:
            if lang is not None:
                self.lang = language.read(lang)
                self.notice.lang = self.lang
            return cursor_of(source, edition)
        except Exception as error:
            self.problem = plain_words(error)
            self.notice.show_error(self.problem)
            if under_test() and not isinstance(getattr(error, "text", None), Text):
                raise
            return cursor_of({})

    def _callbacks(self) -> list[tuple[str, Callable[..., object]]]:
        """What every control does, by the name that `Parts` knows it by."""
        return [
            ("edition", self._on_edition),
            ("every_step", self._on_every_step),
            ("larger", self._on_larger),
            ("language", lambda _: language.use("en" if self.lang == "ja" else "ja")),
            ("previous_choice", lambda _: self._move(self.cursor.previous_decision, s.THE_START)),
            ("back", lambda _: self._move(self.cursor.back, s.THE_START)),
            ("next", lambda _: self._move(self.cursor.next, s.CHOOSE_HERE)),
            ("next_choice", lambda _: self._move(self.cursor.next_decision, s.CHOOSE_HERE)),
            ("slider", self._on_slider),
            ("option", self._on_option),
            ("refusal", self._on_refusal),
            ("more", lambda _: self._turn_page()),
            ("more_refusals", lambda _: self._turn_refused_page()),
            ("pass_on", lambda _: self._move(self.cursor.pass_until_something, s.CHOOSE_HERE)),
            ("start_over", lambda _: self._ask_to_start_over(show=self._is_hidden(self._parts.sure))),
            ("yes", self._on_yes),
            ("no", lambda _: self._ask_to_start_over(show=False)),
            ("branch", lambda n: self.cursor.jump(self.cursor.branches()[-BRANCHES:][n].leaf)),
            ("diagram", self._on_diagram),
        ]

    # What the learner does ------------------------------------------------------------

    def _move(self, move: Callable[[], bool], otherwise: Text) -> None:
        if not move():
            self._say(otherwise)

    def _on_option(self, n: int) -> None:
        refusal = self.cursor.try_choice(self._legal[self._page * OPTIONS + n])
        if refusal is not None:  # cannot be, since it was listed as legal
            self._explain(refusal)

    def _on_refusal(self, n: int) -> None:
        shown = self._refused[self._refused_page * REFUSALS + n]
        refusal = self.cursor.try_choice(shown.choice)
        if refusal is not None:
            self._explain(shown)

    def _explain(self, refusal: Refusal) -> None:
        """Say why not. Nothing has moved."""
        self._picked = refusal
        self._draw_refusals()
        self._say(happened.why_in_words(self.cursor.state, refusal), show=False)

    def _on_slider(self, change: dict[str, Any]) -> None:
        if not self._drawing:
            line = self.cursor.line()
            self.cursor.jump(line[min(change["new"], len(line) - 1)])

    def _on_edition(self, change: dict[str, Any]) -> None:
        if not self._drawing:
            told = self.cursor.switch_edition(Edition.parse(change["new"]))
            if told is not None:
                self._say(told)

    def _on_every_step(self, change: dict[str, Any]) -> None:
        self.cursor.every_step = change["new"]

    def _on_larger(self, _button: object) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._parts.larger.words = s.SMALLER if larger else s.LARGER
        self._parts.larger.switch(self.lang)

    def _on_yes(self, _button: object) -> None:
        self._ask_to_start_over(show=False)
        self.cursor.restart()
        self._say(s.STARTED_OVER)

    def _ask_to_start_over(self, *, show: bool) -> None:
        self._parts.sure.value = el("span", s.SURE[self.lang], cls="mtg-confirm", lang=self.lang)
        for part in (self._parts.sure, self._parts.yes.button, self._parts.no.button):
            set_class(part, GONE, on=not show)

    def _on_diagram(self, _button: object) -> None:
        set_class(self._parts.diagram, GONE, on=not self._is_hidden(self._parts.diagram))
        self._draw_diagram()

    @staticmethod
    def _is_hidden(widget: W.DOMWidget) -> bool:
        return GONE in widget._dom_classes  # noqa: SLF001 - ipywidgets has no way to ask

    # What the learner sees ------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        """Show the same place in another language."""
        self.lang = lang
        parts = self._parts
        for press in parts.presses:
            press.switch(lang)
        self._drawing = True
        chosen = parts.edition.value
        parts.edition.options = [(e.label[lang], str(e)) for e in EDITIONS]
        parts.edition.value = chosen
        parts.edition.description = s.RULES_OF[lang]
        parts.every_step.description = s.EVERY_STEP[lang]
        self._drawing = False
        self.notice.switch(lang)
        self._ask_to_start_over(show=False)
        self._drawn_at = None
        self._draw()

    def _draw(self) -> None:
        """Show the place where the cursor is. The board first; a diagram takes longer."""
        cursor, lang, parts = self.cursor, self.lang, self._parts
        place = (id(cursor.trace), cursor.at)
        moved = place != self._drawn_at
        first = self._drawn_at is None
        self._drawn_at = place
        frame, before = cursor.frame, cursor.parent
        is_decision = cursor.is_decision
        options = self._options = cursor.options
        if moved:
            self._picked, self._page, self._refused_page = None, 0, 0
            if not self.notice.is_error and not first:
                self.notice.clear()
        self._legal = options.legal if options is not None else ()
        self._refused = options.refused if options is not None else (self._respond(),)
        parts.table.value = table(frame.state, marks(frame, before, options), lang)
        parts.chips.value = row(frame, before, is_decision=is_decision, lang=lang)
        shown = procedure(frame, before, is_decision=is_decision)
        parts.happened.value = Html(
            happened.cost_table(shown, lang) + happened.happened(cursor.trace, cursor.at, lang)
        )
        parts.question.value = happened.question(frame.state, options, lang)
        self._draw_options(turn=moved)
        self._draw_refusals()
        self._draw_way()
        parts.title.value = self._title()
        told = happened.spoken(frame)
        if options is not None and options.player >= 0:
            asked = prompt(frame.state, options)
            told = Text(f"{told.en} {asked.en}", f"{told.ja}{asked.ja}")
        self._announce(told if moved and not first else NOTHING)
        self._draw_diagram()

    def _respond(self) -> Refusal:
        """Where the rules go on by themselves one can still try to respond, and learn why not."""
        step = self.cursor.state.step.value
        return Refusal(RESPOND, "117.1", "no_priority_now", (("step", step),))

    def _title(self) -> Html:
        cursor, lang = self.cursor, self.lang
        state, line = cursor.state, cursor.line()
        turn = s.TURN.format(n=state.turn, who=state.players[state.active].name)
        place = s.PLACE.format(n=line.index(cursor.at) + 1, of=len(line))
        pills = [el("span", text[lang], cls="pill") for text in (turn, place)]
        heading = el("h2", self.title[lang]) if self.title is not None else NONE
        return el("div", heading, *(Html(f"{pill} ") for pill in pills), lang=lang)

    def _draw_options(self, *, turn: bool) -> None:
        state, lang = self.cursor.state, self.lang
        shown = self._legal[self._page * OPTIONS :][:OPTIONS]
        taken = self._taken()
        faces = []
        for choice in shown:
            words = label(state, choice)[lang]
            tip = s.BRANCH_TAKEN[lang] if choice in taken else ""
            faces.append(Face(f"{words} ↻" if tip else words, f"{words}. {tip}" if tip else words))
        self._parts.options.show(faces, s.DONE[lang], turn=turn)
        self._parts.more.hide(hidden=len(self._legal) <= OPTIONS)
        priority = self._options is not None and self._options.kind == "priority"
        self._parts.pass_on.hide(hidden=not priority)

    def _taken(self) -> set[Choice]:
        """The choices that were made here before; taking one again follows its branch."""
        trace, at = self.cursor.trace, self.cursor.at
        return {c for i in trace.children(at) if (c := trace.frames[i].choice) is not None}

    def _draw_refusals(self) -> None:
        state, lang, parts = self.cursor.state, self.lang, self._parts
        shown = self._refused[self._refused_page * REFUSALS :][:REFUSALS]
        faces = [
            Face(
                happened.refused_word(state, refusal, state.edition, lang),
                happened.why_in_words(state, refusal)[lang],
                "mtg-picked" if refusal is self._picked else "",
            )
            for refusal in shown
        ]
        parts.refusals.show(faces, s.DONE[lang])
        parts.more_refusals.hide(hidden=len(self._refused) <= REFUSALS)
        parts.not_now.value = el("p", s.NOT_NOW[lang], cls="not-now", lang=lang) if shown else NONE
        parts.why.value = happened.why(state, shown, self._picked, lang)

    def _turn_page(self) -> None:
        self._page = (self._page + 1) % -(-len(self._legal) // OPTIONS)
        self._draw_options(turn=True)

    def _turn_refused_page(self) -> None:
        self._refused_page = (self._refused_page + 1) % -(-len(self._refused) // REFUSALS)
        self._draw_refusals()

    def _draw_way(self) -> None:
        """The track, the slider, the branches, the edition."""
        cursor, parts, lang = self.cursor, self._parts, self.lang
        line = cursor.line()
        self._drawing = True
        # One after the other, the room before the value: the page would push a
        # value that lies outside the old range back into it, and tell us so.
        most, here = max(1, len(line) - 1), line.index(cursor.at)
        for name in ("max", "value") if most > parts.slider.max else ("value", "max"):
            setattr(parts.slider, name, most if name == "max" else here)
        parts.edition.value = str(cursor.edition)
        parts.every_step.value = cursor.every_step
        self._drawing = False
        parts.marks.value = track(cursor)
        set_class(parts.next.button, "mtg-main-button", on=not cursor.is_decision)
        branches = cursor.branches()[-BRANCHES:]
        faces = []
        for n, branch in enumerate(branches):
            words = f"{chr(65 + n)}: {branch.label[lang]}"
            tip = f"{words}. {s.TIP_BRANCH[lang]}"
            here = "mtg-here" if branch.here else ""
            faces.append(Face(f"▸ {words}" if branch.here else words, tip, here))
        parts.branches.show(faces if len(faces) > 1 else [], s.DONE[lang])
        parts.branch_words.value = el("b", s.BRANCHES[lang])
        set_class(parts.branch_words, GONE, on=len(faces) < 2)

    def _draw_diagram(self) -> None:
        parts = self._parts
        hidden = self._is_hidden(parts.diagram)
        words = s.DIAGRAM_OPEN if hidden else s.DIAGRAM_CLOSE
        if parts.open_diagram.words is not words:
            parts.open_diagram.words = parts.open_diagram.tip = words
            parts.open_diagram.switch(self.lang)
        if not hidden:
            # Late: it loads matplotlib, which takes longer than all the rest.
            from mtgrules_widgets.diagrams import diagram_html

            parts.diagram.value = diagram_html(
                self.cursor.trace, self.cursor.at, self.lang, self.uid
            )

    def _say(self, text: Text, *, show: bool = True) -> None:
        """Say something that is no move: to the ears, and in the notice unless shown elsewhere."""
        if show:
            self.notice.tell(text)
        self._announce(text)

    def _announce(self, text: Text) -> None:
        line = self.cursor.line()
        place = s.PLACE.format(n=line.index(self.cursor.at) + 1, of=len(line))[self.lang]
        name = self.title[self.lang] if self.title is not None else "Stepper"
        self._parts.live.value = live(
            text[self.lang], self.lang, name=name, place=s.PLACE_NAME[self.lang], value=place
        )

    # Without widgets --------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Beside the live widget: a table for readers without a kernel, and plain text."""
        bundle = super()._repr_mimebundle_(**kwargs) or {}
        bundle["text/html"] = fallback.html(self.cursor, self.problem, self.lang)
        bundle["text/plain"] = fallback.plain(self.cursor, self.problem, self.lang)
        return bundle

