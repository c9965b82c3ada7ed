"""`branches`: several continuations from one position, side by side; each can be played.

Only wiring: what they are called and where they lead is decided in `branches_led`, what is
shown of it in `branches_html`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.setup import position as set_up
from mtgrules.setup import read_table
from mtgrules_widgets import branches_html, language
from mtgrules_widgets import strings as s
from mtgrules_widgets.branches_led import Continuation, continuations, titles_of
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import GONE, box, html
from mtgrules_widgets.pool import Row, set_class
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.source import hidden_in, title_of
from mtgrules_widgets.stepper import Stepper
from mtgrules_widgets.symbols import in_words

TO_THE_END = Text("▶▶ To the end of this one", "▶▶ この続きの最後へ")
TIP_TO_THE_END = Text(
    "Skip the steps between, and see what it led to", "途中の手順を飛ばして、結果を見る"
)
SHOW_ALL = Text("Show what all of them led to", "すべての結果を見る")
TIP_SHOW_ALL = Text("Without playing them", "進めずに結果だけを見る")


class Branches(Sheet):
    """Continuations of one position, offered side by side; the one that is picked is played below.

    `position` is a mapping or TOML text in the words of `mtgrules.setup`, and may have titles
    (`title.NAME = { en = "...", ja = "..." }`); `runs` has the choices of each by its name;
    the notebooks of lessons give them `hidden`.
    Where one leads stays hidden until it has been played to its end.
    """

    def __init__(
        self,
        position: Mapping[str, Any] | str,
        runs: Mapping[str, Iterable[str]] | None = None,
        *,
        lang: str | None = None,
        hidden: str = "",
    ) -> None:
        super().__init__(branches_html.CSS, "mtg-branches-from")
        self.picked: int | None = None
        self.played: frozenset[int] = frozenset()
        with self._opening(lang):
            table = dict(read_table(position) if isinstance(position, str) else position)
            titles = titles_of(table.pop("title", {}))
            self.title = title_of(set_up(table))
            runs = hidden_in(hidden) if hidden else runs or {}
            self.branches: tuple[Continuation, ...] = continuations(table, runs, titles)
        if self.problem.en:
            return
        self._make()
        self._follow()

    def play(self, n: int) -> None:
        """Open a continuation at the place where they part."""
        branch, self.picked = self.branches[n], n
        self.stepper.turn_to(branch.trace, at=branch.fork)
        self._draw()

    def show_all(self) -> None:
        """Show where all of them lead."""
        self.played = frozenset(range(len(self.branches)))
        self._draw()

    # What it consists of ------------------------------------------------------------------

    def _make(self) -> None:
        self._head, self._live, self._guide = html("mtg-title"), html("mtg-live"), html("mtg-guide")
        self._from, self._led, self._done = html("mtg-from"), html("mtg-led"), html()
        self._ways = Row("mtg-way", guarded(self.play, self.notice), "mtg-ways")
        # Made at once, so that a press only has to fill it.
        first = self.branches[0]
        cursor = Cursor(first.trace, first.fork, every_step=True)
        self.stepper = Stepper(cursor, lang=self.lang)
        cursor.observe(guarded(self._on_move, self.notice))
        self._to_the_end = self._press(TO_THE_END, TIP_TO_THE_END, self._on_to_the_end, GONE)
        self._show_all = self._press(SHOW_ALL, TIP_SHOW_ALL, self.show_all, "mtg-quiet")
        self._larger = self._press(s.LARGER, s.TIP_LARGER, self._on_larger)
        self._language = self._press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            lambda: language.use("en" if self.lang == "ja" else "ja"),
        )
        self._presses = [part for part in vars(self).values() if isinstance(part, Press)]
        tools = box(self._larger.button, self._language.button, cls="mtg-row mtg-tools")
        self.children = [
            self._style,
            self._live,
            box(self._head, tools, cls="mtg-row mtg-head"),
            self.notice,
            self._guide,
            self._ways.box,
            self._from,
            box(self._to_the_end.button, self._done, cls="mtg-row mtg-to-end"),
            self.stepper,
            self._led,
            box(self._show_all.button, cls="mtg-row mtg-all"),
        ]

    def _press(self, words: Text, tip: Text, do: Callable[[], object], *classes: str) -> Press:
        return Press(words, tip, guarded(lambda _button: do(), self.notice), *classes)

    # What the controls do -----------------------------------------------------------------

    def _on_move(self, cursor: Cursor) -> None:
        n = self.picked
        if n is None or n in self.played or not self.branches[n].reached(cursor.trace, cursor.at):
            return
        self.played |= {n}
        self._draw()
        self._say(branches_html.say_end(self.branches, n, self.played))

    def _on_to_the_end(self) -> None:
        if self.picked is not None:
            branch = self.branches[self.picked]
            if self.stepper.cursor.trace is branch.trace:
                self.stepper.cursor.jump(branch.end)
            else:  # it was started over
                self.stepper.turn_to(branch.trace, at=branch.end)

    def _on_larger(self) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._larger.words = s.SMALLER if larger else s.LARGER
        self._larger.switch(self.lang)

    # What is shown ------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        for each in self._presses:
            each.switch(lang)
        self._head.value = el("div", el("h2", self.title[lang]), lang=lang)
        self._guide.value = branches_html.guide(self.branches, lang)
        self._from.value = branches_html.position(self.branches, lang)
        self._draw()
        self._say(NOTHING)

    def _draw(self) -> None:
        lang, everything = self.lang, len(self.played) == len(self.branches)
        faces = branches_html.faces(self.branches, self.picked, self.played, lang)
        self._ways.show(faces, s.DONE[lang])
        # The stepper shows the position from now on.
        set_class(self._from, GONE, on=self.picked is not None)
        set_class(self.stepper, GONE, on=self.picked is None)
        self._to_the_end.hide(hidden=self.picked is None)
        self._led.value = branches_html.led_to(self.branches, self.played, lang)
        self._show_all.hide(hidden=everything)
        self._done.value = branches_html.done(self.branches, self.picked, self.played, lang)

    def _say(self, told: Text) -> None:
        said = in_words(told[self.lang], self.lang)
        speak(self._live, live(said, self.lang, name=self.title[self.lang]))

    def _still(self) -> tuple[Html, str]:
        """The names of the continuations."""
        return branches_html.fallback(
            self.branches, self.lang
        ), f"Branches: {self.title[self.lang]}"


def branches(
    position: Mapping[str, Any] | str,
    runs: Mapping[str, Iterable[str]] | None = None,
    lang: str | None = None,
    hidden: str = "",
) -> Branches:
    """Continuations side by side: `branches("...", {"one": [...], "two": [...]}, lang="ja")`."""
    return Branches(position, runs, lang=lang, hidden=hidden)
