"""`questions`: the questions of a run, one after the other, with the board that each is about.

Only wiring: how far the learner has come is a `Sitting`, what is shown of it in `quiz_html`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mtgrules.course import progress
from mtgrules.lessons.rounds import Round, play
from mtgrules.rulebook.text import NOTHING, Lang, Text, join
from mtgrules.setup import read_table
from mtgrules_widgets import language, quiz_html, quiz_said
from mtgrules_widgets import strings as s
from mtgrules_widgets.cursor import Cursor
from mtgrules_widgets.guard import guarded
from mtgrules_widgets.live import live, speak
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.parts import Press
from mtgrules_widgets.plain import GONE, box, html
from mtgrules_widgets.pool import Row, is_hidden, set_class
from mtgrules_widgets.quiz_sitting import Sitting
from mtgrules_widgets.sheet import Sheet
from mtgrules_widgets.source import hidden_in, title_of
from mtgrules_widgets.stepper import Stepper
from mtgrules_widgets.symbols import in_words

NEXT = Text("Next question ▶", "次の問題 ▶")
BACK = Text("◀ Previous question", "◀ 前の問題")
HINT = Text("Hint", "ヒント")
NEXT_HINT = Text("Another hint", "次のヒント")
TIP_NEXT = Text("On to the next question", "次の問題へ進む")
TIP_BACK = Text("Look at the question before this again", "前の問題をもう一度見る")
TIP_HINT = Text("Something to think about, not the answer", "考える手がかり（答えではない）")
TIP_START_OVER = Text("All questions anew; asks first", "すべての問題を解き直す（確認あり）")
SURE = Text(
    "Start over? Your answers to all of these questions are forgotten.",
    "最初からやり直しますか？ ここまでの答えはすべて消えます。",
)
STARTED_OVER = Text("Started over.", "最初の問題に戻りました。")
THE_START = Text("Here the question was asked.", "ここで問題が出されました。")
THE_END = Text("This is where it leads.", "ここがたどり着いたところです。")
TRY = Text("Try it yourself from here", "ここから自分で試す")
TRIED = Text("Put away what I tried", "試した盤面をしまう")
TIP_TRY = Text(
    "Opens a table below where the question stood; choose what you like there",
    "問題が出された局面を下に開きます。そこで自由に選んで試せる",
)
SAY_TRY = Text(
    "Below is a table where the question stood. Choose what you like.",
    "問題が出された局面を下に開きました。自由に選んで試せます。",
)
NOT_KEPT = Text(
    "Your progress cannot be kept, because nothing can be written in this folder. "
    "The questions work all the same.",
    "このフォルダーには書き込めないので、進み具合を記録できません。問題はこのまま解けます。",
)
BEFORE = Text(
    "You have answered {done} of these {all} before, {right} right at the first try. You may "
    "answer again; what is kept of it stays.",
    "この{all}問のうち{done}問には、以前に答えています（初回正解{right}問）。もう一度答えても、"
    "記録はそのままです。",
)
GO_ON = Text("Go on with question {n}", "{n}問目から続ける")
TIP_GO_ON = Text(
    "To the first question that you have not answered yet", "まだ答えていない最初の問題へ"
)
NO_MORE_HINTS = Text("✓ no more hints", "✓ ヒントは以上")


class Questions(Sheet):
    """The questions of a run, answered one after the other.

    `source` is a round, or a position as a mapping or TOML text together with the
    `lines` of its run. An answer is final; then the board goes on to where the next
    question begins. What is wrong with the source is shown in place of the questions.
    The notebooks of lessons give the lines `hidden`, so that their code tells no answer.
    With `keep`, whether each answer was right is noted under that name in the learner's
    own file (see `mtgrules.course.progress`).
    """

    def __init__(
        self,
        source: Round | Mapping[str, Any] | str,
        lines: Iterable[str] = (),
        *,
        lang: str | None = None,
        title: str | Text | None = None,
        keep: str = "",
        hidden: str = "",
    ) -> None:
        super().__init__(quiz_html.CSS, "mtg-quiz")
        self._keep = keep
        self._resume, self._before = 0, NOTHING
        self._stepper: Stepper | None = None
        with self._opening(lang):
            if not isinstance(source, Round):
                source = _round(source, lines, hidden)
            self.sitting = Sitting.of(source)
        if self.problem.en:
            return
        if title is None:
            title = title_of(self.sitting.round.trace.position)
        self.title = title if isinstance(title, Text) else Text(title, title)
        self._make()
        self._recall()
        self._follow()

    def turn_to(self, round_: Round) -> None:
        """Show another round from its start; nothing of this one stays."""
        self.notice.clear()
        self._put_away()
        self._resume, self._before = 0, NOTHING
        self.title = title_of(round_.trace.position)
        self._go(Sitting.of(round_))
        self._say(quiz_said.question(self.sitting))

    # What it consists of ------------------------------------------------------------------

    def _make(self) -> None:
        self._head, self._live, self._board = html("mtg-title"), html("mtg-live"), html("mtg-table")
        self._asked, self._said, self._marks = html(), html("mtg-said"), html("mtg-track")
        self._steps = html("mtg-said", "mtg-steps")
        self._answers = Row("mtg-option", self._guard(self._on_answer), "mtg-answers")
        self._hint = self._press(HINT, TIP_HINT, self._on_hint)
        self._next = self._press(NEXT, TIP_NEXT, self._on_next, "mtg-main-button")
        self._back = self._press(BACK, TIP_BACK, self._on_back)
        self._go_on = self._press(GO_ON, TIP_GO_ON, self._on_go_on, GONE)
        self._try = self._press(TRY, TIP_TRY, self._on_try, "mtg-quiet")
        self._trial = box(cls="mtg-column mtg-trial")
        self._step_back = self._press(s.BACK, s.TIP_BACK, lambda: self._on_step(-1, THE_START))
        self._step_on = self._press(s.NEXT, s.TIP_NEXT, lambda: self._on_step(1, THE_END))
        self._larger = self._press(s.LARGER, s.TIP_LARGER, self._on_larger)
        self._language = self._press(
            Text(language.NAMES["ja"], language.NAMES["en"]),
            s.TIP_LANGUAGE,
            lambda: language.use("en" if self.lang == "ja" else "ja"),
        )
        self._start_over = self._press(s.START_OVER, TIP_START_OVER, self._on_start_over)
        self._sure = html(GONE)
        self._yes = self._press(s.YES_START_OVER, s.YES_START_OVER, self._on_yes, GONE)
        self._no = self._press(s.NO_STAY, s.NO_STAY, lambda: self._ask_if_sure(show=False), GONE)
        self._presses = [part for part in vars(self).values() if isinstance(part, Press)]
        tools = box(
            self._start_over.button,
            self._larger.button,
            self._language.button,
            cls="mtg-row mtg-tools",
        )
        solution = box(
            self._step_back.button,
            self._marks,
            self._step_on.button,
            cls="mtg-row mtg-nav mtg-solution",
        )
        ask = box(
            self._asked,
            self._answers.box,
            self._hint.button,
            cls="mtg-quiz-ask mtg-column",
        )
        go = box(self._back.button, self._next.button, self._try.button, cls="mtg-row mtg-quiz-go")
        self.children = [
            self._style,
            self._live,
            box(self._head, tools, cls="mtg-row mtg-head"),
            box(self._sure, self._yes.button, self._no.button, cls="mtg-row mtg-sure"),
            self.notice,
            box(self._go_on.button, cls="mtg-row"),
            box(
                box(solution, self._board, cls="mtg-board mtg-column"),
                box(ask, self._said, go, self._steps, cls="mtg-quiz-right mtg-right mtg-column"),
                cls="mtg-quiz-main",
            ),
            self._trial,
        ]

    def _guard(self, do: Callable[..., object]) -> Callable[..., None]:
        return guarded(do, self.notice)

    def _press(self, words: Text, tip: Text, do: Callable[[], object], *classes: str) -> Press:
        return Press(words, tip, self._guard(lambda _button: do()), *classes)

    # What the controls do -----------------------------------------------------------------

    def _on_answer(self, n: int) -> None:
        if self.sitting.is_open:
            self._go(self.sitting.answer(n))
            self._say(quiz_said.answer(self.sitting))
            self._note()

    def _note(self) -> None:
        """Note in the learner's file whether the answer was right; say so if that fails."""
        right = self.sitting.attempt.is_right
        if not self._keep or right is None:
            return
        if not progress.record(progress.place(), self._keep, self.sitting.at, right=right):
            self.notice.tell(NOT_KEPT)

    def _recall(self) -> None:
        """What of this was answered before, perhaps by a Python that has ended since."""
        if not self._keep:
            return
        count = len(self.sitting.attempts)
        before = progress.read(progress.place()).of(self._keep, count)
        self._resume = before.index(None) if None in before else 0
        self._go_on.words = GO_ON.format(n=self._resume + 1)
        done = count - before.count(None)
        if done:
            self._before = BEFORE.format(done=done, all=count, right=before.count(True))

    def _on_go_on(self) -> None:
        self._go(self.sitting.resume(self._resume))
        self._say(quiz_said.question(self.sitting))

    def _on_hint(self) -> None:
        self._go(self.sitting.hint())
        hints = self.sitting.attempt.hints
        self._say(quiz_html.HINT.format(n=len(hints), said=hints[-1]))

    def _on_next(self) -> None:
        self._go(self.sitting.next())
        self._say(quiz_said.question(self.sitting))

    def _on_back(self) -> None:
        self._go(self.sitting.back())
        self._say(quiz_said.answer(self.sitting))

    def _on_try(self) -> None:
        """Open a table where the question stood, or put it away."""
        if self._trial.children or self.sitting.is_open:
            self._put_away()
            return
        trace, at = self.sitting.beginning()
        if self._stepper is None:
            self._stepper = Stepper(Cursor(trace, at, every_step=True), lang=self.lang)
        else:
            self._stepper.turn_to(trace, at=at)
        self._trial.children = (self._stepper,)
        self._try.words = TRIED
        self._try.switch(self.lang)
        self._say(SAY_TRY, show="mtg-trial")

    def _put_away(self) -> None:
        """The table to try things at belongs to one question: it would tell of the next."""
        self._trial.children = ()
        self._try.words = TRY
        self._try.switch(self.lang)

    def _on_step(self, by: int, otherwise: Text) -> None:
        there = self.sitting.look(self.sitting.step + by)
        if there == self.sitting:
            self._tell(otherwise)
            return
        self._go(there)
        self._say(quiz_said.step(self.sitting))

    def _on_larger(self) -> None:
        larger = "mtg-big" not in self._dom_classes
        set_class(self, "mtg-big", on=larger)
        self._larger.words = s.SMALLER if larger else s.LARGER
        self._larger.switch(self.lang)

    def _on_start_over(self) -> None:
        self._ask_if_sure(show=is_hidden(self._sure))

    def _on_yes(self) -> None:
        self._go(self.sitting.start_over())
        self._say(join([STARTED_OVER, quiz_said.question(self.sitting)], " ", ""))

    def _ask_if_sure(self, *, show: bool) -> None:
        self._sure.value = el("span", SURE[self.lang], cls="mtg-confirm", lang=self.lang)
        for part in (self._sure, self._yes.button, self._no.button):
            set_class(part, GONE, on=not show)

    # What is shown ------------------------------------------------------------------------

    def _switch(self, lang: Lang) -> None:
        self.notice.switch(lang)
        for each in self._presses:
            each.switch(lang)
        self._go(self.sitting)
        self._say(NOTHING)

    def _go(self, sitting: Sitting) -> None:
        """Show a sitting. The board first, since everybody looks there."""
        if (sitting.at, sitting.is_open) != (self.sitting.at, self.sitting.is_open):
            self._put_away()
        self.sitting, lang = sitting, self.lang
        if not self.notice.is_error:
            self.notice.tell(self._before if sitting.untouched else NOTHING)
        self._go_on.hide(hidden=not self._resume or not sitting.untouched)
        if not is_hidden(self._sure):
            self._ask_if_sure(show=False)
        self._board.value = quiz_html.table(sitting, lang)
        self._answers.show(quiz_html.faces(sitting, lang), s.DONE[lang])
        self._answers.lock(locked=not sitting.is_open)
        with self.hold_sync():
            set_class(self, "mtg-answered", on=not sitting.is_open)
            set_class(self, "mtg-moved", on=len(sitting.path) > 1)
        self._asked.value = quiz_html.question(sitting, lang)
        self._said.value = quiz_html.feedback(sitting, lang)
        self._steps.value = quiz_html.steps(sitting, lang)
        self._marks.value = quiz_html.track(sitting)
        self._head.value = quiz_html.head(sitting, self.title, lang)
        self._next.hide(hidden=sitting.is_open or sitting.is_last)
        self._back.hide(hidden=sitting.at == 0)
        self._try.hide(hidden=sitting.is_open)
        self._draw_hint()

    def _draw_hint(self) -> None:
        attempt = self.sitting.attempt
        left = len(attempt.question.hints) - attempt.hints_seen
        self._hint.words = NO_MORE_HINTS if not left else NEXT_HINT if attempt.hints_seen else HINT
        self._hint.switch(self.lang)
        self._hint.hide(hidden=not left or attempt.locked)

    def _tell(self, told: Text) -> None:
        self.notice.tell(told)
        self._say(told)

    def _say(self, told: Text, show: str = "") -> None:
        speak(
            self._live,
            live(
                in_words(told[self.lang], self.lang),
                self.lang,
                name=self.title[self.lang],
                group=quiz_html.ANSWERS[self.lang],
                show=show,
            ),
        )

    def _still(self) -> tuple[Html, str]:
        """The first question."""
        return quiz_html.fallback(self.sitting, self.lang), f"Questions: {self.title[self.lang]}"


def _round(position: Mapping[str, Any] | str, lines: Iterable[str], hidden: str) -> Round:
    """The questions of lines, or of those that a notebook hides."""
    if not hidden:
        return play(position, lines)
    found = hidden_in(hidden)
    table = read_table(position) if isinstance(position, str) else dict(position)
    return play({**table, "question": found.get("question", {})}, found["lines"])


def questions(
    position: Mapping[str, Any] | str,
    lines: Iterable[str] = (),
    lang: str | None = None,
    keep: str = "",
    hidden: str = "",
) -> Questions:
    """The questions of a run: `questions("...", ["ask next", "pass"], lang="ja")`."""
    return Questions(position, lines, lang=lang, keep=keep, hidden=hidden)
