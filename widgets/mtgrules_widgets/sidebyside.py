"""`SideBySide`: one run under two editions of the rules, next to each other and in step.

Only wiring: what is compared is decided in `sides`, what is shown in `sides_html`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.rulebook.editions import EDITIONS, NEWEST, NOVEMBER_2023, Edition
from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules.setup import position as set_up
from mtgrules.setup import read_table
from mtgrules_widgets import language, sides_html
from mtgrules_widgets import strings as s
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import box, html
from mtgrules_widgets.pool import set_class
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.sides import Sides
from mtgrules_widgets.source import title_of
from mtgrules_widgets.symbols import in_words

_UID = itertools.count(1)

TO_THE_PARTING = Text("To where they part", "分かれるところへ")
TIP_TO_THE_PARTING = Text(
    "To the first step that is not the same under both editions",
    "2つの版で異なる最初の手順へ",
)
AT_THE_PARTING = Text("This is where they part.", "2つの版が分かれるのはここです。")
NO_PARTING = Text("They do not part.", "分かれるところはありません。")
THE_END = Text("This is the end of the run.", "ここがこの手順の終わりです。")
LEFT = Text("Left", "左")
RIGHT = Text("Right", "右")


class SideBySide(Sheet):
    """A run (a position, and the choices made on it) under two editions.

    `position` is a mapping or TOML text in the words of `mtgrules.setup`, `lines`
    are the choices in those of `mtgrules.lessons.script`; `left` and `right` the
    editions. What is wrong with them is shown in place of the games.
    """

    def __init__(
        self,
        position: Mapping[str, Any] | str,
        lines: Iterable[str],
        left: str | Edition = NOVEMBER_2023,
        right: str | Edition = NEWEST,
        *,
        lang: str | None = None,
        title: str | Text | None = None,
    ) -> None:
        super().__init__(sides_html.CSS, "mtg-sides", f"mtg-sides-{next(_UID)}")
        self.place = 0
        self._lines = tuple(lines)
        self._busy = False
        with self._opening(lang):
            self._position = read_table(position) if isinstance(position, str) else position
            # What the author of a position gets wrong is told once, before it is played twice.
            found = title_of(set_up(self._position))
            self.sides = Sides(self._position, self._lines, _edition(left), _edition(right))
        if self.problem.en:
            return
        self.title = found if title is None else title if isinstance(title, Text) else _same(title)
        self._make()
        self._follow()

    def turn_to(
        self,
        position: Mapping[str, Any],
        lines: Iterable[str],
        left: str | Edition = NOVEMBER_2023,
        right: str | Edition = NEWEST,
    ) -> None:
        """Show another run from its start."""
        self._position, self._lines = position, tuple(lines)
        self.title = title_of(set_up(position))
        self.sides = Sides(position, self._lines, _edition(left), _edition(right))
        self.place = 0
        self.notice.clear()
        self._switch(self.lang)

    def go(self, place: int, otherwise: Text = NOTHING) -> None:
        """Show a place on both sides; says `otherwise` if that is where it is already."""
        place = max(0, min(place, len(self.sides) - 1))
        if place == self.place:
            self.notice.tell(otherwise)
            return
        self.place = place
        self.notice.clear()
        self._draw(say=True)

    # What the controls do -----------------------------------------------------------------

    def _make(self) -> None:
        self._head, self._live, self._marks = html("mtg-title"), html("mtg-live"), html()
        self._part = html("mtg-part")

        def press(words: Text, tip: Text, do: Callable[[], None], *classes: str) -> Press:
            return Press(words, tip, guarded(lambda _button: do(), self.notice), *classes)

        self._presses = (
            press(s.PREVIOUS_CHOICE, s.TIP_PREVIOUS_CHOICE, self._previous_choice, "mtg-far"),
            press(s.BACK, s.TIP_BACK, lambda: self.go(self.place - 1, s.THE_START)),
            press(s.NEXT, s.TIP_NEXT, lambda: self.go(self.place + 1, THE_END), "mtg-main-button"),
            press(s.NEXT_CHOICE, s.TIP_NEXT_CHOICE, self._next_choice, "mtg-far"),
            press(TO_THE_PARTING, TIP_TO_THE_PARTING, self._to_the_parting),
        )
        self._larger = press(s.LARGER, s.TIP_LARGER, self._on_larger)
        self._language = press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            lambda: language.use("en" if self.lang == "ja" else "ja"),
        )
        self._slider = W.IntSlider(min=0, max=max(1, len(self.sides) - 1), readout=False)
        self._slider.observe(guarded(self._on_slider, self.notice), "value")
        self._editions = tuple(W.Dropdown() for _ in self.sides.both)
        for dropdown in self._editions:
            dropdown.observe(guarded(self._on_edition, self.notice), "value")
        self._what = tuple(html(f"mtg-w{side}") for side in "lr")
        self._table = tuple(html(f"mtg-t{side}", "mtg-table") for side in "lr")
        back = [each.button for each in self._presses]
        halves = []
        for n, side in enumerate("lr"):
            edition = box(self._editions[n], cls=f"mtg-edition mtg-e{side}")
            halves += [edition, self._what[n], self._table[n]]
        self.children = [
            self._style,
            self._live,
            box(
                self._head,
                box(self._larger.button, self._language.button, cls="mtg-row mtg-tools"),
                cls="mtg-row mtg-head",
            ),
            box(
                *back[:2],
                box(self._marks, self._slider, cls="mtg-track"),
                *back[2:],
                cls="mtg-row mtg-nav",
            ),
            self._part,
            self.notice,
            box(*halves, cls="mtg-halves"),
        ]

    def _previous_choice(self) -> None:
        earlier = [n for n in self.sides.choices() if n < self.place]
        self.go(earlier[-1] if earlier else 0, s.THE_START)

    def _next_choice(self) -> None:
        later = [n for n in self.sides.choices() if n > self.place]
        self.go(later[0] if later else len(self.sides) - 1, THE_END)

    def _to_the_parting(self) -> None:
        found = self.sides.parting
        if found is None:
            self.go(self.place, NO_PARTING)
        else:
            self.go(found.place, AT_THE_PARTING)

    def _on_slider(self, change: dict[str, Any]) -> None:
        if not self._busy:
            self.go(change["new"])

    def _on_edition(self, _change: object) -> None:
        if self._busy:
            return
        left, right = (Edition.parse(dropdown.value) for dropdown in self._editions)
        self.sides = Sides(self._position, self._lines, left, right)
        self.place = min(self.place, len(self.sides) - 1)
        self.notice.clear()
        self._draw(say=True)

    def _on_larger(self) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._larger.words = s.SMALLER if larger else s.LARGER
        self._larger.switch(self.lang)

    # What is shown ------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        for each in (*self._presses, self._larger, self._language):
            each.switch(lang)
        self._busy = True
        for dropdown, side, word in zip(
            self._editions, self.sides.both, (LEFT, RIGHT), strict=True
        ):
            dropdown.options = [(e.label[lang], str(e)) for e in EDITIONS]
            dropdown.value = str(side.edition)
            dropdown.description = f"{word[lang]}{': ' if lang == 'en' else '：'}{s.RULES_OF[lang]}"
        self._busy = False
        self._draw(say=False)

    def _draw(self, *, say: bool) -> None:
        sides, lang, place = self.sides, self.lang, self.place
        at = s.PLACE.format(n=place + 1, of=len(sides))
        self._head.value = el(
            "div", el("h2", self.title[lang]), el("span", at[lang], cls="pill"), lang=lang
        )
        apart = sides.parting is not None and place >= sides.parting.place
        for n, side in enumerate(sides.both):
            self._what[n].value = sides_html.what(side, place, lang)
            set_class(self._what[n], "mtg-apart", on=apart)
            self._table[n].value = sides_html.table(side, place, lang)
        self._part.value = sides_html.part(sides, place, lang)
        self._marks.value = sides_html.track(sides, place)
        most = max(1, len(sides) - 1)
        self._busy = True
        self._slider.max = max(self._slider.max, most)
        self._slider.value = place
        self._slider.max = most
        self._busy = False
        said = sides_html.spoken(sides, place)[lang] if say else ""
        speak(
            self._live,
            live(
                in_words(said, lang),
                lang,
                name=self.title[lang],
                place=s.PLACE_NAME[lang],
                value=at[lang],
            ),
        )

    def _still(self) -> tuple[Html, str]:
        """Both runs as a table."""
        told = sides_html.fallback(self.sides, self.place, self.lang)
        return told, f"SideBySide: {sides_html.summary(self.sides, 0)[self.lang]}"


def _edition(given: str | Edition) -> Edition:
    return Edition.parse(given) if isinstance(given, str) else given


def _same(title: str) -> Text:
    return Text(title, title)
