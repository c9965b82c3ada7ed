"""A round of questions as HTML: the board, the question, and what is said of an answer.

Every function takes a `Sitting`; while its question is open none of them gives away the
answer, the reasons, or a later frame.
"""

from __future__ import annotations

import re
from importlib.resources import files

from mtgrules.engine.turns import STEP_NAMES
from mtgrules.questions import Option
from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Lang, Text
from mtgrules.rulebook.text import join as join_texts
from mtgrules.telling import tell_frame
from mtgrules_widgets import board, chips
from mtgrules_widgets import strings as s
from mtgrules_widgets.marks import marks
from mtgrules_widgets.markup import NONE, Html, el, join
from mtgrules_widgets.pool import Face
from mtgrules_widgets.quiz_sitting import Sitting
from mtgrules_widgets.rulelinks import link, number
from mtgrules_widgets.symbols import in_words, rich

CSS = Html((files(__package__) / "quiz.css").read_text(encoding="utf-8"))
"""The style sheet of this widget, beside that of `style`."""

LETTERS = "ABCDEF"
MOST_LINES = 7
"""So many steps of the worked solution are listed, up to the one that is shown."""

_RULE = re.compile(r"(?<![\d.])(\d{3}\.\d+[a-z]?)(?![\d.]\d)")

QUESTION = Text("Question {n} of {of}", "第{n}問／全{of}問")
SCORE = Text(
    "{right} right, {wrong} wrong, {open} not tried yet",
    "正解{right}問・不正解{wrong}問・未回答{open}問",
)
RIGHT, WRONG, OPEN = Text("right", "正解"), Text("wrong", "不正解"), Text("not tried yet", "未回答")
HERE = Text("you are here", "いまここ")
PROGRESS = Text("Progress", "進みぐあい")
ANSWERS = Text("Answers", "答えの選択肢")
PREDICT = Text(
    "Choose one. What you choose stands; then the board moves.",
    "1つ選んでください。選ぶと答えが確定し、盤面が動きます。",
)
YOURS_RIGHT = Text("your answer: right", "あなたの答え：正解")
YOURS_WRONG = Text("your answer: wrong", "あなたの答え：不正解")
THIS_ONE = Text("this is right", "これが正解")
SAY_RIGHT = Text("Right.", "正解です。")
SAY_WRONG = Text("Not right.", "不正解です。")
RIGHT_IS = Text("The right answer is {letter}.", "正解は{letter}です。")
OTHERS = Text("What about the other answers?", "ほかの選択肢は？")
STEPS = Text("What the board did", "盤面で起きたこと")
EARLIER = Text("{n} steps before these", "この前に{n}手順")
HINT = Text("Hint {n}: {said}", "ヒント{n}：{said}")
UNVERIFIED = Text(
    "This question and its answer were written by the author of the lesson; "
    "the game has not checked them.",
    "この問題と答えは教材の作者が書いたもので、ゲームによる確認はされていません。",
)
ALL_DONE = Text(
    "That was the last question: {right} of {of} right.",
    "これが最後の問題でした。{of}問中{right}問正解です。",
)
LOOK_AGAIN = Text("To look at again: {which}.", "見直したい問題：{which}。")
NUMBERED = Text("question {n}", "第{n}問")
UNDER_WAY = Text("Under way: {what}", "進行中：{what}")


# The head -----------------------------------------------------------------------------


def head(sitting: Sitting, title: Text, lang: Lang) -> Html:
    """The title, which question this is, and how the others went."""
    parts = [el("h2", title[lang])]
    if len(sitting.attempts) > 1:
        at = QUESTION.format(n=sitting.at + 1, of=len(sitting.attempts))
        parts += [el("span", at[lang], cls="pill"), Html(" "), _score(sitting, lang)]
    return el("div", *parts, lang=lang)


def _score(sitting: Sitting, lang: Lang) -> Html:
    """A mark for each question, told apart by a sign and in words, not by its colour."""
    items = []
    for n, attempt in enumerate(sitting.attempts):
        words, sign, cls = {
            True: (RIGHT, "✓", "right"),
            False: (WRONG, "✕", "wrong"),
            None: (OPEN, "", "open"),
        }[attempt.is_right]
        here = n == sitting.at
        said = f"{NUMBERED.format(n=n + 1)[lang]}: {words[lang]}"
        items.append(
            el(
                "li",
                el("span", f"{n + 1}{sign}", aria_hidden="true"),
                el("span", f"{said}, {HERE[lang]}" if here else said, cls="mtg-ears"),
                cls=f"{cls} here" if here else cls,
                aria_current="step" if here else None,
            )
        )
    return el("ol", *items, cls="score", aria_label=PROGRESS[lang], title=score(sitting)[lang])


def score(sitting: Sitting) -> Text:
    """How many are right, wrong, and not tried yet."""
    return SCORE.format(
        right=sitting.count(right=True),
        wrong=sitting.count(right=False),
        open=sitting.count(right=None),
    )


# The board ----------------------------------------------------------------------------


def table(sitting: Sitting, lang: Lang) -> Html:
    """The board where the learner looks; once answered, with the steps of the procedure."""
    frame, before = sitting.frame, sitting.before
    # What could be chosen here, or resolves first, is not told: that may be what is asked.
    pointed_at = marks(frame, before)._replace(guessing=sitting.is_open)
    shown = board.table(frame.state, pointed_at, lang)
    if sitting.is_open:
        return join([_moment(sitting, lang), shown])
    is_decision = sitting.round.trace.is_decision(sitting.shown)
    return join([chips.row(frame, before, is_decision=is_decision, lang=lang), shown])


def _moment(sitting: Sitting, lang: Lang) -> Html:
    """Whose turn, which step, and what is under way: no more than one sees at a table."""
    frame, before = sitting.frame, sitting.before
    state = frame.state
    parts = [
        el("b", s.TURN.format(n=state.turn, who=state.players[state.active].name)[lang]),
        el("span", STEP_NAMES[state.step][lang]),
    ]
    is_decision = sitting.round.trace.is_decision(sitting.shown)
    shown = chips.procedure(frame, before, is_decision=is_decision)
    if shown is not None and not shown.over:
        states = (state,) if before is None else (state, before.state)
        doing = chips.under_way(shown, *states)
        parts.append(el("span", UNDER_WAY.format(what=doing)[lang]))
    return el("p", *parts, cls="moment", lang=lang)


# The question -------------------------------------------------------------------------


def question(sitting: Sitting, lang: Lang) -> Html:
    """What is asked, and the hints that were asked for."""
    asked = sitting.attempt.question
    parts = [el("p", rich(asked.ask[lang], lang), cls="question")]
    if not asked.verified:
        parts.append(el("p", UNVERIFIED[lang], cls="unverified"))
    hints = [
        el("li", rich(HINT.format(n=n, said=said)[lang], lang))
        for n, said in enumerate(sitting.attempt.hints, 1)
    ]
    if hints:
        parts.append(el("ul", *hints, cls="hints"))
    if sitting.is_open:
        parts.append(el("p", PREDICT[lang], cls="predict"))
    return el("div", *parts, lang=lang)


def faces(sitting: Sitting, lang: Lang) -> list[Face]:
    """What the buttons of the answers show: once answered, which was chosen and which is right."""
    attempt = sitting.attempt
    found = []
    for n, option in enumerate(attempt.question.options):
        words = f"{LETTERS[n]}   {in_words(option.text[lang], lang)}"
        chosen = n == attempt.chosen
        if sitting.is_open or not (chosen or option.right):
            found.append(Face(words))
        elif option.right:
            said = YOURS_RIGHT if chosen else THIS_ONE
            found.append(Face(f"✓ {words}\n{said[lang]}", cls="mtg-right"))
        else:
            found.append(Face(f"✕ {words}\n{YOURS_WRONG[lang]}", cls="mtg-wrong"))
    return found


# What is said of an answer ------------------------------------------------------------


def feedback(sitting: Sitting, lang: Lang) -> Html:
    """Right or wrong and why, with the rule. Nothing while it is open."""
    attempt = sitting.attempt
    if attempt.chosen is None:
        return NONE
    edition = sitting.frame.state.edition
    options = attempt.question.options
    chosen, right = options[attempt.chosen], attempt.question.right
    verdict, sign, cls = (SAY_RIGHT, "✓", "right") if chosen.right else (SAY_WRONG, "✕", "wrong")
    mark = el("span", f"{sign} ", cls="mark", aria_hidden="true")
    parts = [el("p", el("b", mark, verdict[lang]), " ", *_why(chosen, edition, lang))]
    if not chosen.right:
        named = RIGHT_IS.format(letter=LETTERS[options.index(right)])
        parts.append(el("p", el("b", named[lang])))
    rest = [
        el("li", el("b", f"{LETTERS[n]} "), *_why(option, edition, lang))
        for n, option in enumerate(options)
        if option is not chosen
    ]
    if rest:
        parts.append(el("details", el("summary", OTHERS[lang]), el("ul", *rest)))
    return el("div", el("div", *parts, cls=f"verdict {cls}"), _end(sitting, lang), lang=lang)


def _why(option: Option, edition: Edition, lang: Lang) -> list[Html | str]:
    """The reason, its rules as links; the one that decides after it if it does not name it."""
    parts: list[Html | str] = []
    named = set()
    for n, piece in enumerate(_RULE.split(option.why[lang])):
        is_rule = n % 2 and rules.known(piece) and number(piece, edition) == piece
        parts.append(link(piece, edition, lang) if is_rule else rich(piece, lang))
        named.add(piece if is_rule else "")
    if option.rule and number(option.rule, edition) not in named:
        parts += [" ", link(option.rule, edition, lang)]
    return parts


def steps(sitting: Sitting, lang: Lang) -> Html:
    """The worked solution up to the step that is shown, with a rule for each.

    Nothing while the question is open, or where the board did not move.
    """
    frames, path = sitting.round.trace.frames, sitting.path
    if len(path) == 1:
        return NONE
    here = path.index(sitting.shown)
    first = max(1, here - MOST_LINES + 1)
    items = [el("li", EARLIER.format(n=first - 1)[lang], cls="earlier")] if first > 1 else []
    for n in range(first, here + 1):
        frame = frames[path[n]]
        rule = link(frame.rule, frame.state.edition, lang)
        told = rich(tell_frame(frame)[lang], lang)
        current = "step" if n == here else None
        items.append(el("li", told, " ", rule, aria_current=current))
    at = s.PLACE.format(n=here + 1, of=len(path))
    heading = el("h3", STEPS[lang], " ", el("span", at[lang], cls="pill"))
    return el("div", heading, el("ol", *items), cls="panel steps", lang=lang)


def _end(sitting: Sitting, lang: Lang) -> Html:
    """After the last answer: how the round went, and which questions to look at again."""
    told = end(sitting)
    return el("p", told[lang], cls="end") if told is not None else NONE


def end(sitting: Sitting) -> Text | None:
    """How the round went; None as long as a question waits, and for a single one."""
    if sitting.count(right=None) or not sitting.is_last or len(sitting.attempts) == 1:
        return None
    told = ALL_DONE.format(right=sitting.count(right=True), of=len(sitting.attempts))
    wrong = [NUMBERED.format(n=n) for n, a in enumerate(sitting.attempts, 1) if a.is_right is False]
    if not wrong:
        return told
    again = LOOK_AGAIN.format(which=join_texts(wrong, ", ", "、"))
    return join_texts([told, again], " ", "")


def track(sitting: Sitting) -> Html:
    """Marks for the steps of the worked solution: square for a choice, round for the rest."""
    trace, path = sitting.round.trace, sitting.path
    last = max(1, len(path) - 1)
    here = path.index(sitting.shown)
    found = [el("i"), el("i", cls="past", style=f"width:{100 * here / last:.2f}%")]
    for n, at in enumerate(path):
        kinds = [k for k, yes in (("choice", trace.is_decision(at)), ("seen", n <= here)) if yes]
        found.append(el("span", cls=" ".join(kinds), style=f"left:{100 * n / last:.2f}%"))
    return el("div", *found, cls="marks", aria_hidden="true")


def fallback(sitting: Sitting, lang: Lang) -> Html:
    """For readers without a kernel: the board and the question, not its answer."""
    options = [
        el("li", rich(option.text[lang], lang)) for option in sitting.attempt.question.options
    ]
    return el(
        "div",
        el("p", el("em", s.STATIC[lang])),
        el("p", el("b", rich(sitting.attempt.question.ask[lang], lang))),
        el("ol", *options, type="A"),
        lang=lang,
    )
