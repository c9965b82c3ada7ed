"""The lines of a run in the language of a page, whichever language their author wrote.

>>> from mtgrules.setup import position
>>> state = position({"you": {"battlefield": ["Prodigal Pyromancer"]}})
>>> lines_in("ja", state, ["activate Prodigal Pyromancer => 602.2a", "ask next", "target Ben"])
('起動 放蕩紅蓮術士 => 602.2a', 'ask next', '対象 ベン')
>>> lines_in("en", state, ["放蕩紅蓮術士を起動する", "！ 対応 ⇒ 117.1", "ベンを対象とする"])
('activate Prodigal Pyromancer', '! respond => 117.1', 'target Ben')
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.engine.turns import STEP_NAMES
from mtgrules.game import Game
from mtgrules.lessons.script import Line, Surprise, is_for, read_line, take
from mtgrules.lessons.until import WHOSE, Until, read_until
from mtgrules.notation import CannotRead, friendly, read

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mtgrules.model.state import State
    from mtgrules.rulebook.text import Lang


def lines_in(lang: Lang, state: State, lines: Sequence[str]) -> tuple[str, ...]:
    """The lines in a language, as far as they can be said in it, played from a state.

    Checks stay as they are written. If the lines that are made do not play exactly as those
    that were written, those are given back.
    """
    if all(_is_in(lang, line) for line in lines):
        return tuple(lines)
    game = Game(state)
    said = []
    try:
        for written in lines:
            said.append(written if _is_in(lang, written) else _said(game, written, lang))
            take(game, written)
        again = Game(state)
        for written in said:
            take(again, written)
    except Surprise:
        return tuple(lines)
    return tuple(said) if _ends(again) == _ends(game) else tuple(lines)


def _ends(game: Game) -> tuple[State, int]:
    return game.state, len(game.tree)


def _is_in(lang: Lang, line: str) -> bool:
    return line.isascii() == (lang == "en")


def _said(game: Game, written: str, lang: Lang) -> str:
    line = read_line(written)
    here = game.tree.frames[game.tree.end_of_run(game.at)].state
    kind, _, words = line.choice.partition(" ")
    if line.looks or not is_for(game, line) or (line.asks and kind != "may"):
        return written
    if until := read_until(line.choice):
        return _composed(line, _until(until, lang))
    try:
        choice = read(words if line.asks else line.choice, here)
        said = friendly(here, choice, lang)
        if read(said, here) != choice:
            return written
    except CannotRead:
        return written
    if line.asks:
        return f"{'ask' if lang == 'en' else '質問'} may {said}"
    return _composed(line, said)


def _until(until: Until, lang: Lang) -> str:
    if until.step is None:
        return until.written
    whose = [word for word, who in WHOSE.items() if who == until.whose]
    if lang == "en":
        return " ".join(["pass until", *whose[:1], until.step.value])
    return "".join([*whose[1:], STEP_NAMES[until.step].ja, "までパス"])


def _composed(line: Line, choice: str) -> str:
    edition = f"{line.edition}: " if line.edition else ""
    rules = f" => {', '.join(line.rules)}" if line.rules else ""
    return f"{edition}{'! ' if line.refused else ''}{choice}{rules}"
