"""Putting a place of the game into the parts of a stepper. Decides nothing, only shows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from mtgrules.model.choices import Choice, Options, Refusal
from mtgrules.model.frames import Frame
from mtgrules.model.state import State
from mtgrules.rulebook.editions import EDITIONS
from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.telling import prompt
from mtgrules_widgets import happened
from mtgrules_widgets import strings as s
from mtgrules_widgets.board import table
from mtgrules_widgets.chips import Procedure, procedure, row
from mtgrules_widgets.cursor import RESPOND, Branch, Cursor
from mtgrules_widgets.labels import buttons, in_full, one_of_each, tapped_last
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.marks import marks
from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.parts import BRANCHES, OPTIONS, REFUSALS, Parts
from mtgrules_widgets.plain import GONE
from mtgrules_widgets.pool import Face, set_class
from mtgrules_widgets.symbols import in_words
from mtgrules_widgets.track import track


class Display:
    """What a stepper shows. `picked` is the refused option that is explained.

    `diagram` is whether the diagram is open.

    `busy` is True while parts are being set, so that their own observers know
    that it was not the learner.
    """

    def __init__(self, cursor: Cursor, parts: Parts, notice: Notice, title: Text, uid: str) -> None:
        self.cursor, self.parts, self.notice = cursor, parts, notice
        self.title, self.uid = title, uid
        self.lang: Lang = notice.lang
        self.busy = False
        self.line: tuple[int, ...] = ()
        self.legal: tuple[Choice, ...] = ()
        self.refused: tuple[Refusal, ...] = ()
        self.picked: Refusal | None = None
        self._options: Options | None = None
        self._page = self._refused_page = 0
        self._names: dict[Choice, Text] = {}
        self._begin = NOTHING
        self.predicting = self._revealed = False
        self.diagram = False
        self._drawn_at: tuple[int, int] | None = None

    @contextlib.contextmanager
    def _setting(self) -> Iterator[None]:
        self.busy = True
        try:
            yield
        finally:
            self.busy = False

    def option(self, n: int) -> Choice:
        """The choice of a button that is shown now."""
        return self.legal[self._page * OPTIONS + n]

    def refusal(self, n: int) -> Refusal:
        """The same for a refused one."""
        return self.refused[self._refused_page * REFUSALS + n]

    def branch(self, n: int) -> Branch:
        """The branch of a button."""
        return self.cursor.branches()[-BRANCHES:][n]

    def begin_with(self, said: Text) -> None:
        """Say this first when the next move is announced, even if all else stays as it was."""
        self._begin = said

    def predict(self, *, on: bool) -> None:
        """Keep hidden what happened, and the rules against what is refused, at every step."""
        self.predicting, self._revealed = on, False
        press = self.parts.predict
        press.words = s.PREDICT_OFF if on else s.PREDICT
        press.switch(self.lang)
        self.draw()

    def reveal(self) -> None:
        """Show what was hidden here."""
        self._revealed = True
        self.draw()
        self._announce(happened.spoken(self.cursor.frame))

    @property
    def hiding(self) -> bool:
        return self.predicting and not self._revealed

    def ask_to_start_over(self, *, show: bool) -> None:
        """Ask whether that is meant, or stop asking."""
        parts = self.parts
        parts.sure.value = el("span", s.SURE[self.lang], cls="mtg-confirm", lang=self.lang)
        for part in (parts.sure, parts.yes.button, parts.no.button):
            set_class(part, GONE, on=not show)

    def switch(self, lang: Lang) -> None:
        """Show the same place in another language."""
        self.lang = lang
        parts = self.parts
        for press in parts.presses:
            press.switch(lang)
        with self._setting():
            chosen = parts.edition.value
            parts.edition.options = [(e.label[lang], str(e)) for e in EDITIONS]
            parts.edition.value = chosen
            parts.edition.description = s.RULES_OF[lang]
            parts.every_step.description = s.EVERY_STEP[lang]
        self.notice.switch(lang)
        self.ask_to_start_over(show=False)
        self._drawn_at = None
        self.draw()

    def draw(self) -> None:
        """Show the place where the cursor is; first what takes the page longest to paint."""
        cursor, lang, parts = self.cursor, self.lang, self.parts
        place = (id(cursor.trace), cursor.at)
        moved = place != self._drawn_at
        first = self._drawn_at is None
        self._drawn_at = place
        frame, before = cursor.frame, cursor.parent
        options = self._options = cursor.options
        if moved:
            self.picked, self._page, self._refused_page = None, 0, 0
            self._revealed = self._revealed and first
            self.ask_to_start_over(show=False)
            if not self.notice.is_error and not first:
                self.notice.clear()
        if moved and any(event.key == "endless_loop" for event in frame.events):
            self.diagram = True  # the loop has to be seen to be believed
        self.line = cursor.line()
        self._draw_view(frame, before, still=first or not moved)
        self._list(frame.state, options)
        parts.reveal.hide(hidden=not self.hiding)
        self._name_diagram()
        parts.question.value = happened.question(frame.state, options, lang)
        self._draw_options(turn=moved and not first)
        self.draw_refusals()
        self._draw_way()
        told = s.PREDICT_FIRST if self.hiding else happened.spoken(frame)
        if options is not None and options.player >= 0:
            asks = prompt(frame.state, options)
            told = Text(f"{told.en} {asks.en}", f"{told.ja}{asks.ja}")
        begin, self._begin = self._begin, NOTHING
        self._announce(begin + told if (moved and not first) or begin.en else NOTHING)

    def _draw_view(self, frame: Frame, before: Frame | None, *, still: bool) -> None:
        cursor, lang = self.cursor, self.lang
        is_decision = cursor.is_decision
        chips = row(frame, before, is_decision=is_decision, lang=lang)
        shown = procedure(frame, before, is_decision=is_decision)
        pieces = {
            "chips": join([self._pills(), chips]),
            "table": table(frame.state, marks(frame, before, self._options), lang),
            "happened": self._happened(shown),
            "diagram": self._diagram(),
        }
        self.parts.view.put(pieces, still=still)

    def _list(self, state: State, options: Options | None) -> None:
        """What can be chosen and what is refused, with the names that tell them apart."""
        self.legal = tapped_last(state, options.legal) if options is not None else ()
        self.refused = options.refused if options is not None else (self._respond(),)
        listed = (*self.legal, *(refusal.choice for refusal in self.refused))
        asked = options.player if options is not None else -1
        self._names = buttons(state, listed, asked)
        self.refused = one_of_each(state, self.refused, self._names)

    def _respond(self) -> Refusal:
        """Where the rules go on by themselves one can still try to respond, and learn why not."""
        step = self.cursor.state.step.value
        return Refusal(RESPOND, "117.1", "no_priority_now", (("step", step),))

    def _pills(self) -> Html:
        lang, state = self.lang, self.cursor.state
        turn = s.TURN.format(n=state.turn, who=state.players[state.active].name)
        pills = [el("span", text[lang], cls="pill") for text in (turn, self._place())]
        return el("p", pills[0], " ", pills[1], cls="mtg-place", lang=lang)

    def _happened(self, shown: Procedure | None) -> Html:
        lang, cursor = self.lang, self.cursor
        if self.hiding:
            return el("p", s.PREDICT_FIRST[lang], cls="panel", lang=lang)
        cost = happened.cost_table(shown, lang)
        return Html(cost + happened.happened(cursor.trace, cursor.at, lang))

    def _place(self) -> Text:
        n = self.line.index(self.cursor.at) + 1
        return s.PLACE.format(n=n, of=len(self.line))

    def _draw_options(self, *, turn: bool) -> None:
        state, lang = self.cursor.state, self.lang
        shown = self.legal[self._page * OPTIONS :][:OPTIONS]
        taken = self._taken()
        faces = []
        for choice in shown:
            words, said = self._names[choice][lang], in_full(state, choice)[lang]
            if choice in taken:
                words, said = f"{words} ↻", f"{said} {s.BRANCH_TAKEN[lang]}"
            faces.append(Face(words, said))
        self.parts.options.show(faces, s.DONE[lang], turn=turn)
        self.parts.more.hide(hidden=len(self.legal) <= OPTIONS)
        priority = self._options is not None and self._options.kind == "priority"
        self.parts.pass_on.hide(hidden=not priority)

    def _taken(self) -> set[Choice]:
        """The choices that were made here before; taking one again follows its branch."""
        trace, at = self.cursor.trace, self.cursor.at
        return {c for i in trace.children(at) if (c := trace.frames[i].choice) is not None}

    def draw_refusals(self) -> None:
        state, lang, parts = self.cursor.state, self.lang, self.parts
        shown = self.refused[self._refused_page * REFUSALS :][:REFUSALS]
        faces = [
            Face(
                happened.refused_word(
                    self._names[refusal.choice], refusal, state.edition, lang, cite=not self.hiding
                ),
                "" if self.hiding else in_words(happened.why_in_words(state, refusal)[lang], lang),
                "mtg-picked" if refusal is self.picked else "",
            )
            for refusal in shown
        ]
        parts.refusals.show(faces, s.DONE[lang])
        parts.more_refusals.hide(hidden=len(self.refused) <= REFUSALS)
        parts.not_now.value = el("p", s.NOT_NOW[lang], cls="not-now", lang=lang) if shown else NONE
        if self.hiding:  # what was tried is explained all the same
            shown = tuple(refusal for refusal in shown if refusal is self.picked)
        parts.why.value = happened.why(state, shown, self.picked, lang)

    def turn_page(self) -> None:
        self._page = (self._page + 1) % -(-len(self.legal) // OPTIONS)
        self._draw_options(turn=True)

    def turn_refused_page(self) -> None:
        self._refused_page = (self._refused_page + 1) % -(-len(self.refused) // REFUSALS)
        self.draw_refusals()

    def _draw_way(self) -> None:
        """The track, the slider, the branches, the edition."""
        cursor, parts, lang, line = self.cursor, self.parts, self.lang, self.line
        # One after the other, the room before the value: the page would push a
        # value that lies outside the old range back into it, and tell us so.
        # (In one message, as `hold_sync` makes it, they have no order.)
        most, here = max(1, len(line) - 1), line.index(cursor.at)
        with self._setting():
            parts.slider.max = max(parts.slider.max, most)
            parts.slider.value = here
            parts.slider.max = most
            parts.edition.value = str(cursor.edition)
            parts.every_step.value = cursor.every_step
        parts.title.value = el("div", el("h2", self.title[lang]), lang=lang)
        set_class(parts.next.button, "mtg-main-button", on=not cursor.is_decision)
        branches = cursor.branches()[-BRANCHES:]
        faces = []
        for n, branch in enumerate(branches):
            words = f"{branch_letter(n)}: {branch.label[lang]}"
            tip = f"{words}. {s.TIP_BRANCH[lang]}"
            cls = "mtg-here" if branch.here else ""
            faces.append(Face(f"▸ {words}" if branch.here else words, tip, cls))
        parts.branches.show(faces if len(faces) > 1 else [], s.DONE[lang])
        parts.branch_words.value = el("b", s.BRANCHES[lang])
        set_class(parts.branch_words, GONE, on=len(faces) < 2)

    def show_diagram(self, *, on: bool) -> None:
        """Open or close the diagram; all else stays as it is."""
        self.diagram = on
        self.parts.view.put({"diagram": self._diagram()}, still=True)
        self._name_diagram()

    def _diagram(self) -> Html:
        if not self.diagram:
            return NONE
        # Late: it loads matplotlib, which takes longer than all the rest.
        from mtgrules_widgets.diagrams import diagram_html

        return diagram_html(self.cursor.trace, self.cursor.at, self.lang, self.uid)

    def _name_diagram(self) -> None:
        press = self.parts.open_diagram
        words = s.DIAGRAM_CLOSE if self.diagram else s.DIAGRAM_OPEN
        if press.words is not words:
            press.words = press.tip = words
            press.switch(self.lang)

    def say(self, text: Text, *, show: bool = True) -> None:
        """Say something that is no move: to the ears, and in the notice unless shown elsewhere."""
        if show:
            self.notice.tell(text)
        self._announce(text)

    def _announce(self, text: Text) -> None:
        place = self._place()[self.lang]
        said = live(
            in_words(text[self.lang], self.lang),
            self.lang,
            name=self.title[self.lang],
            place=s.PLACE_NAME[self.lang],
            value=place,
        )
        speak(self.parts.live, Html(track(self.cursor, self.line) + said))


def branch_letter(n: int) -> str:
    """The name of a branch: A, B ..."""
    return chr(ord("A") + n)
