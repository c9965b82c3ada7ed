"""`practice`: one question after another, each at a position that nobody has seen before.

Only wiring: the positions are dealt by `explore.practice`, the question is a `Questions`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import ipywidgets as W  # noqa: N812 - as its own documentation calls it

from mtgrules.explore.practice import practice as deal_one
from mtgrules.lessons.model import MIXED
from mtgrules.questions import Round
from mtgrules.questions.kinds import KINDS
from mtgrules.rulebook.text import Lang, Text
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import box, html
from mtgrules_widgets.quiz import Questions
from mtgrules_widgets.sheet import Sheet

SEEDS = 10_000

LABELS: dict[str, Text] = {
    MIXED: Text("of every kind", "いろいろな質問"),
    "next": Text("what happens next", "次に何が起こるか"),
    "may": Text("whether something may be done", "それができるか"),
    "stack": Text("the order of the stack", "スタックの解決順"),
    "counters": Text("time counters", "時間カウンターの数"),
    "life": Text("life totals", "ライフの点数"),
    "who": Text("who acts or decides", "誰が行動し、選ぶか"),
    "after": Text("what is so afterwards", "その後どうなっているか"),
    "skipped": Text("steps with nothing to do", "することがない段階"),
}
"""What each kind of question is about, as learners read it."""

ANOTHER = Text("Another position ▶", "別の局面 ▶")
TIP_ANOTHER = Text("A fresh position with a fresh question", "新しい局面で新しい質問")
ABOUT = Text("Questions", "質問")
NUMBER = Text("Position {kind} {seed}", "局面 {kind} {seed}")
TIP_NUMBER = Text(
    'practice("{kind}", {seed}) shows it again',
    'practice("{kind}", {seed}) で同じ局面をもう一度出せます',
)
TALLY = Text("Before this one: {right} of {all} right", "これまで：{all}問中{right}問正解")


def deal(kind: str, seed: int) -> tuple[str, Round]:
    """The kind and the round of one question of a seed; with `MIXED` the seed chooses the kind.

    Raises `CannotAsk` for a kind that there is not.
    """
    if kind == MIXED:
        kind = list(KINDS)[seed % len(KINDS)]
    return kind, deal_one(kind, seed)


class Practice(Sheet):
    """Fresh positions to practise with, with one question each.

    `kind` is one of `questions.kinds.KINDS`, or "mixed"; the same `seed` begins with the
    same position. An unknown kind is told in place of the question.
    """

    def __init__(
        self, kind: str = MIXED, seed: int | None = None, *, lang: str | None = None
    ) -> None:
        super().__init__(NONE, "mtg-practice")
        self.kind = kind
        self.seed = secrets.randbelow(SEEDS) if seed is None else seed
        self.right = self.answered = 0
        with self._opening(lang):
            self.dealt, round_ = deal(kind, self.seed)
            self.questions = Questions(round_, lang=self.lang)
        if self.problem.en:
            return
        self._about = W.Dropdown(options=list(LABELS), value=kind)
        self._about.observe(self._guard(self._on_about), "value")
        self._another = Press(
            ANOTHER, TIP_ANOTHER, self._guard(lambda _button: self.another()), "mtg-quiet"
        )
        self._number, self._tally = html(), html()
        self._busy = False
        self.children = [
            self._style,
            self.notice,
            box(
                self._about,
                self._another.button,
                self._number,
                self._tally,
                cls="mtg-row mtg-practice-bar",
            ),
            self.questions,
        ]
        self._follow()

    def another(self) -> None:
        """On to a fresh position; what was answered at this one is counted."""
        self.answered += self.questions.sitting.attempt.locked
        self.right += self.questions.sitting.attempt.is_right is True
        self.seed = (self.seed + 1) % SEEDS
        self.dealt, round_ = deal(self.kind, self.seed)
        self.questions.turn_to(round_)
        self._draw()

    def close(self) -> None:
        """Take it off the page, and its question with it."""
        if not self.problem.en:
            self.questions.close()
        super().close()

    def _guard(self, do: Callable[..., object]) -> Callable[..., None]:
        return guarded(do, self.notice)

    def _on_about(self, change: dict[str, Any]) -> None:
        if not self._busy:
            self.kind = change["new"]
            self.another()

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        self._another.switch(lang)
        self._busy = True
        self._about.options = [(words[lang], kind) for kind, words in LABELS.items()]
        self._about.value = self.kind
        self._about.description = ABOUT[lang]
        self._busy = False
        self._draw()

    def _draw(self) -> None:
        lang, where = self.lang, {"kind": self.dealt, "seed": self.seed}
        number, tip = NUMBER.format(**where)[lang], TIP_NUMBER.format(**where)[lang]
        self._number.value = el("span", number, cls="pill", lang=lang, title=tip)
        tally = TALLY.format(right=self.right, all=self.answered)[lang]
        self._tally.value = el("span", tally, lang=lang) if self.answered else NONE

    def _still(self) -> tuple[Html, str] | None:
        """The question that it begins with."""
        return self.questions._still()  # noqa: SLF001 - a sheet shows the sheet in it


def practice(kind: str = MIXED, seed: int | None = None, lang: str | None = None) -> Practice:
    """Fresh positions with a question each: `practice("may")`, `practice("stack", 7, "ja")`."""
    return Practice(kind, seed, lang=lang)
