"""What a screen reader hears of a round of questions."""

from __future__ import annotations

from mtgrules.questions import Option
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Text, join
from mtgrules.telling import tell_frame
from mtgrules_widgets import strings as s
from mtgrules_widgets.quiz_html import LETTERS, QUESTION, SAY_RIGHT, SAY_WRONG, end
from mtgrules_widgets.quiz_sitting import Sitting
from mtgrules_widgets.rulelinks import number

SAY_RIGHT_IS = Text("The right answer is {letter}: {option}.", "正解は{letter}、{option}です。")


def question(sitting: Sitting) -> Text:
    """The question, as it is announced when it comes up."""
    if len(sitting.attempts) == 1:
        return sitting.attempt.question.ask
    at = QUESTION.format(n=sitting.at + 1, of=len(sitting.attempts))
    return Text("{at}. {ask}", "{at}。{ask}").format(at=at, ask=sitting.attempt.question.ask)


def answer(sitting: Sitting) -> Text:
    """Right or wrong, why, and the rule, as it is announced after an answer."""
    attempt = sitting.attempt
    if attempt.chosen is None:
        return question(sitting)
    chosen, right = attempt.question.options[attempt.chosen], attempt.question.right
    edition = sitting.frame.state.edition
    said = [SAY_RIGHT if chosen.right else SAY_WRONG, _say_why(chosen, edition)]
    if not chosen.right:
        letter = LETTERS[attempt.question.options.index(right)]
        said.append(SAY_RIGHT_IS.format(letter=letter, option=right.text))
    ended = end(sitting)
    return join(said if ended is None else [*said, ended], " ", "")


def _say_why(option: Option, edition: Edition) -> Text:
    if not option.rule or number(option.rule, edition) in option.why.en:
        return option.why
    cited = Text(" (rule {n})", "（ルール{n}）").format(n=number(option.rule, edition))
    return option.why + cited


def step(sitting: Sitting) -> Text:
    """A step of the worked solution."""
    frame = sitting.frame
    n, of = sitting.path.index(sitting.shown) + 1, len(sitting.path)
    rule = number(frame.rule, frame.state.edition)
    return Text("{at}. {told} (rule {rule})", "{at}。{told}（ルール{rule}）").format(
        at=s.PLACE.format(n=n, of=of), told=tell_frame(frame), rule=rule
    )
