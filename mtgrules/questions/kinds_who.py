"""`ask who`: who acts or decides next, after the next line?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.play import legal
from mtgrules.questions import doing
from mtgrules.questions.hints import look_for
from mtgrules.questions.making import Wrong, question, sentences
from mtgrules.questions.mistakes import MISTAKES, at
from mtgrules.questions.model import Option, Question
from mtgrules.rulebook.text import NOTHING, Text
from mtgrules.telling import cite, prompt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.questions.moment import Moment

_ASK = Text("{does} Who acts or decides next?", "{does}次に行動や選択をするのは誰ですか。")
_NOBODY = Text("Nobody", "誰でもありません")
_QUICKEST = Text("Whoever is quicker", "先に言ったプレイヤー")
_RIGHT = Text("So it is. {why}", "そのとおりです。{why}")
_WRONG = Text("It is not {who}. {why}", "{who}ではありません。{why}")
_OVER = Text("The game is over (104.1).", "ゲームは終わっています（104.1）。")
_PRIORITY = {
    "117.3a": Text(
        "As a step begins, the active player gets priority: {who} ({rule}).",
        "ステップの開始時には、アクティブ・プレイヤーの{who}が優先権を得ます（{rule}）。",
    ),
    "117.3b": Text(
        "After something has resolved, the active player gets priority: {who} ({rule}).",
        "何かが解決された後は、アクティブ・プレイヤーの{who}が優先権を得ます（{rule}）。",
    ),
    "117.3c": Text(
        "Whoever has just acted gets priority again: {who} ({rule}).",
        "行動を終えた{who}が、まず優先権を得ます（{rule}）。",
    ),
    "117.3d": Text(
        "Passing hands priority on in turn order, to {who} ({rule}).",
        "パスすると、優先権はターン順で{who}に移ります（{rule}）。",
    ),
    "733.2": Text(
        "After an action has been reversed, whoever tried it still has priority: {who} ({rule}).",
        "行動が巻き戻された後も、それを試みた{who}が優先権を持ちます（{rule}）。",
    ),
}
_REVERSED = frozenset(("reversed", "mana_ability_kept", "mana_ability_undone"))
_ASKED = Text(
    "The game asks {who} ({rule}): “{prompt}”",
    "いま選択を求められているのは{who}です（{rule}）：「{prompt}」",
)
_GOES_ON = Text(
    "The game never goes on by itself while somebody has to decide.",
    "選択が必要な間、ゲームがひとりでに進むことはありません。",
)
_NO_RACE = Text(
    "Being quick does not matter: one player at a time may act.",
    "早い者勝ちではありません。行動できるのは一度に1人だけです。",
)
_NUDGE = Text(
    "Ask whether something is unfinished; if not, ask who gets priority.",
    "途中のものがあるかどうかを見て、なければ誰が優先権を得るかを考えてください。",
)


def make(moment: Moment, words: str) -> Question:
    """Who acts or decides next, after the next line.

    >>> from mtgrules.lessons.rounds import play
    >>> made = play('you.battlefield = ["Prodigal Pyromancer"]', [
    ...     "activate Prodigal Pyromancer", "ask who", "target Ben"])
    >>> made.asked[0].question.right.text.en, made.asked[0].question.right.rule
    ('Aki', '117.3c')
    """
    after = moment.after
    rule, why = _why(moment)
    who = legal(after).player
    text = after.players[who].name if who >= 0 else _NOBODY
    right = Option(text, right=True, why=_RIGHT.format(why=why), rule=rule)
    ask = _ASK.format(does=doing.goes_on(moment))
    return question("who", ask, right, _wrong(moment, why, rule), (_NUDGE, look_for(moment)))


def _why(moment: Moment) -> tuple[str, Text]:
    """The rule that says who is next, and its sentence."""
    after = moment.after
    options = legal(after)
    if options.player < 0:
        return "104.1", _OVER
    who = after.players[options.player].name
    if options.kind == "priority":
        rule = _priority_rule(moment, options.player)
        if rule in _PRIORITY:
            return rule, _PRIORITY[rule].format(who=who, rule=cite(rule, after.edition))
    asked = prompt(after, options)
    number = cite(options.rule, after.edition)
    return options.rule, _ASKED.format(who=who, rule=number, prompt=asked)


def _priority_rule(moment: Moment, who: int) -> str:
    """By which part of 117.3 a player got priority, or by 733.2 as an action was reversed."""
    keys = [event.key for event in moment.events]
    if _REVERSED.intersection(keys):
        return "733.2"
    if "step_began" in keys:
        return "117.3a"
    passed = moment.choices[-1].verb == "pass"
    if passed and len(keys) == 1:
        return "117.3d"
    if passed or who != moment.options.player:
        return "117.3b" if who == moment.after.active else ""
    acted = moment.options.kind != "priority" or moment.choices[-1].verb != "pass"
    return "117.3c" if acted else "117.3b"


def _wrong(moment: Moment, why: Text, rule: str) -> Iterator[Wrong]:
    after = moment.after
    options = legal(after)
    asks = options.kind != "priority"
    for player in after.in_turn_order():
        if player != options.player:
            name = after.players[player].name
            mistake = at("M01" if asks else "", after, None)
            if not mistake and options.kind in ("target", "how many targets"):
                mistake = at("M23", after, None)
            if options.kind in ("may play", "must play"):
                mistake = at("M16", after, None) or mistake
            more = MISTAKES[mistake].truth if mistake else NOTHING
            yield Wrong(name, sentences(_WRONG.format(who=name, why=why), more), rule, mistake)
    yield Wrong(_QUICKEST, sentences(_NO_RACE, why), rule, "", _NO_RACE)
    if options.player >= 0:
        yield Wrong(_NOBODY, sentences(_GOES_ON, why), rule, at("M19", after, None))
