"""A round of questions as the page stores it: every state of every question, made beforehand.

What is shown after an answer is asked of a `Sitting` that has given it, so that page and
notebook say the same. All of it is hidden in the file (see `hiding`): the page itself
holds the first board and the first question, and not their answers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from mtgrules_widgets import quiz_html, quiz_said
from mtgrules_widgets import strings as s
from mtgrules_widgets.export import words
from mtgrules_widgets.export.games import Game
from mtgrules_widgets.export.skeleton import board, button, heading, part
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.played import Runs
from mtgrules_widgets.quiz import (
    BACK,
    HINT,
    NEXT,
    SURE,
    TIP_BACK,
    TIP_HINT,
    TIP_NEXT,
    TIP_START_OVER,
)
from mtgrules_widgets.quiz_sitting import Sitting
from mtgrules_widgets.source import title_of
from mtgrules_widgets.symbols import in_words, rich

if TYPE_CHECKING:
    from mtgrules.lessons.rounds import Round
    from mtgrules.rulebook.text import Lang
    from mtgrules_widgets.export.pieces import Pieces


def table(round_: Round) -> Game:
    """The run as a game, to look at more closely where a question was answered."""
    title = title_of(round_.trace.position)
    runs = Runs(round_.trace, {"": round_.trace.last}, {}, {})
    return Game(title, runs, round_.trace.end_of_run(0), counts=False)


def stored(round_: Round, game: int, lang: Lang, pieces: Pieces) -> dict[str, Any]:
    """The round for the page's script; `game` is the number of its `table`."""
    begun = Sitting.of(round_)
    questions = [_question(replace(begun, at=n), lang, pieces) for n in range(len(begun.attempts))]
    title = title_of(round_.trace.position)[lang]
    return {"title": title, "game": game, "questions": questions}


def _question(sitting: Sitting, lang: Lang, pieces: Pieces) -> dict[str, Any]:
    """One question: open, with each number of hints; answered in each way; its solution."""
    asked = sitting.attempt.question
    answered = [sitting.answer(n) for n in range(len(asked.options))]
    hinted = [sitting]
    for _ in asked.hints:
        hinted.append(hinted[-1].hint())
    right = asked.options.index(asked.right)
    solution = answered[right]
    steps = [solution.look(n) for n in range(len(solution.path))]
    trace = sitting.round.trace
    return {
        "ask": in_words(quiz_said.question(sitting)[lang], lang),
        "open": [pieces.add(quiz_html.question(each, lang)) for each in hinted],
        "closed": [pieces.add(quiz_html.question(each.answer(right), lang)) for each in hinted],
        "hints": [
            in_words(quiz_html.HINT.format(n=n, said=said)[lang], lang)
            for n, said in enumerate(asked.hints, 1)
        ],
        "board": pieces.add(quiz_html.table(sitting, lang)),
        "faces": [_faces(each, lang) for each in (sitting, *answered)],
        "right": right,
        # The frames between which the table may move: what comes later is for later questions.
        "before": sitting.asked.before,
        "after": sitting.asked.after,
        "why": [pieces.add(quiz_html.feedback(each, lang)) for each in answered],
        "said": [in_words(quiz_said.answer(each)[lang], lang) for each in answered],
        "steps": [
            {
                "board": pieces.add(quiz_html.table(each, lang)),
                "list": pieces.add(quiz_html.steps(each, lang)),
                "said": in_words(quiz_said.step(each)[lang], lang),
                "choice": trace.is_decision(each.shown),
            }
            for each in steps
        ],
    }


def _faces(sitting: Sitting, lang: Lang) -> list[list[str]]:
    return [[face.words, face.cls] for face in quiz_html.faces(sitting, lang)]


def skeleton(round_: Round, number: int, lang: Lang) -> Html:
    """The round on the page; `number` is its place among the rounds."""
    begun = Sitting.of(round_)
    title = title_of(round_.trace.position)
    sure = (
        el("span", SURE[lang], cls="mtg-confirm"),
        button(s.YES_START_OVER[lang], "startOver"),
        button(s.NO_STAY[lang], "stay"),
    )
    tools = el(
        "div", button(s.START_OVER[lang], "ask", TIP_START_OVER[lang]), cls="mtg-row mtg-tools"
    )
    solution = el(
        "div",
        button(s.BACK[lang], "stepBack", s.TIP_BACK[lang]),
        part("div", "marks", cls="marks mtg-track", aria_hidden="true"),
        button(s.NEXT[lang], "stepOn", s.TIP_NEXT[lang]),
        cls="mtg-row mtg-nav mtg-solution",
        role="group",
        aria_label=words.CONTROLS[lang],
    )
    ask = el(
        "div",
        part("div", "asked", tabindex=-1),
        part("div", "answers", cls="mtg-answers", role="group", aria_label=quiz_html.ANSWERS[lang]),
        button(HINT[lang], "hint", TIP_HINT[lang]),
        cls="mtg-quiz-ask mtg-column",
    )
    go = el(
        "div",
        button(BACK[lang], "back", TIP_BACK[lang]),
        button(NEXT[lang], "next", TIP_NEXT[lang], "mtg-main-button"),
        button(
            words.OPEN_TABLE[lang],
            "table",
            words.TIP_TABLE[lang],
            "mtg-quiet",
            aria_expanded="false",
        ),
        cls="mtg-row mtg-quiz-go",
    )
    live = el(
        "div",
        part("p", "live", cls="mtg-live", role="status"),
        el("div", part("div", "head", cls="mtg-title"), tools, cls="mtg-row mtg-head"),
        part("div", "sure", *sure, cls="mtg-row mtg-sure", hidden=True),
        el(
            "div",
            el("div", solution, part("div", "board", cls="mtg-table"), cls="mtg-board mtg-column"),
            el(
                "div",
                ask,
                part("div", "why", cls="mtg-said", tabindex=-1),
                go,
                part("div", "list", cls="mtg-said"),
                cls="mtg-quiz-right mtg-right mtg-column",
            ),
            cls="mtg-quiz-main",
        ),
        part("div", "trial", board(title, lang), cls="mtg-trial", hidden=True),
        cls="mtg mtg-quiz page-live",
        lang=lang,
        role="group",
        aria_label=title[lang],
        data_round=number,
    )
    first = el(
        "div",
        heading(title, lang),
        el("div", quiz_html.table(begun, lang), cls="mtg-board"),
        part("ol", "paper", el("li", rich(begun.attempt.question.ask[lang], lang)), cls="paper"),
        cls="mtg mtg-quiz page-first",
        lang=lang,
    )
    return el("div", first, live, cls="page-game")
