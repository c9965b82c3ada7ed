"""The code of the cells that a lesson's placeholders become: short, and easy to change.

Text of a lesson gets into it only inside strings. What would tell the answer to a question,
or how a branch ends, is hidden: a notebook is printed, searched and shown with its code.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from mtgrules.cards import UnknownCard, card
from mtgrules.lessons import examples, hiding
from mtgrules.lessons.inlanguage import lines_in
from mtgrules.lessons.runs import position_of
from mtgrules.lessons.script import read_line
from mtgrules.questions.kinds import TYPED
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules.setup import position as set_up

if TYPE_CHECKING:
    from collections.abc import Mapping

    from mtgrules.lessons.model import Lesson, Position, Widget

WIDEST = 88
"""Longer lists of cards are written one card a line."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_ENTRY = re.compile(r"(\s*(?:\d+\s*x?\s+)?)([^()（）]+?)(\s*(?:[(（].*[)）])?\s*)")


def code(lesson: Lesson, widget: Widget, lang: Lang) -> str:
    """The code of a placeholder."""
    if widget.kind == "example":
        return f"%%lesson {lang}\n{examples.text_of(lesson, widget.name, lang)}".rstrip("\n")
    if widget.kind == "statements":
        return f'import mtgrules_widgets as mw\n\nmw.statements("{widget.name}", lang="{lang}")'
    if widget.kind == "practice":
        return f'import mtgrules_widgets as mw\n\nmw.practice("{widget.name}", lang="{lang}")'
    position = lesson.positions[widget.position]
    if widget.kind == "branches":
        return _branches(lesson, position, lang)
    if widget.kind == "questions":
        return _questions(lesson, position, widget, lang)
    table = _quoted(toml(position_of(lesson, position), lang))
    if widget.kind == "replay":
        return (
            "import mtgrules_widgets as mw\n"
            "from mtgrules.lessons.script import replay\n\n"
            f"game = replay({table}, {_run(lesson, position, '', lang)})\n"
            f'mw.show(game, lang="{lang}")'
        )
    name = "show" if widget.kind == "show" else "Stepper"
    return f'import mtgrules_widgets as mw\n\nmw.{name}({table}, lang="{lang}")'


def _questions(lesson: Lesson, position: Position, widget: Widget, lang: Lang) -> str:
    """A position, and hidden the lines of a run and the questions that they ask by name."""
    run = position.runs[widget.run]
    asked = [line.choice.split(maxsplit=1) for line in map(read_line, run) if line.asks]
    named = [words[1].strip() for words in asked if len(words) > 1 and words[0] == TYPED]
    parts = [f"lines = {_run(lesson, position, widget.run, lang)}\n"]
    for name in dict.fromkeys(named):
        rows = [_row(key, value, lang) for key, value in lesson.questions[name].items()]
        parts.append("\n".join([f"[question.{_key(name)}]", *rows]) + "\n")
    table = _quoted(toml(position_of(lesson, position), lang))
    # Of a lesson of the course it is noted what has been answered.
    keep = f", keep={_string(f'{lesson.id}.{widget.name}')}" if lesson.course else ""
    hidden = _hidden("\n".join(parts))
    return (
        "import mtgrules_widgets as mw\n\n"
        f'mw.questions({table}, lang="{lang}"{keep}, hidden={hidden})'
    )


def _branches(lesson: Lesson, position: Position, lang: Lang) -> str:
    """A position and what the runs are called, and hidden their lines."""
    titles = {
        run or "choices": {half: title[half] for half in LANGS}
        for run, title in position.titles.items()
    }
    words = position_of(lesson, position) | ({"title": titles} if titles else {})
    runs = "".join(
        f"{_key(run or 'choices')} = {_run(lesson, position, run, lang)}\n" for run in position.runs
    )
    table = _quoted(toml(words, lang))
    return (
        "import mtgrules_widgets as mw\n\n"
        f'mw.branches({table}, lang="{lang}", hidden={_hidden(runs)})'
    )


def _hidden(text: str) -> str:
    """Lines that would tell an answer, or how a branch ends: not read by accident."""
    return f'"""\n{hiding.lines_of(text, hiding.LINES)}\n"""'


def _run(lesson: Lesson, position: Position, run: str, lang: Lang) -> str:
    """The lines of a run in the language of the reader, as a list, one a line."""
    state = set_up(position_of(lesson, position))
    lines = lines_in(lang, state, position.runs[run])
    listed = "".join(f"    {_string(line)},\n" for line in lines)
    return f"[\n{listed}]"


def _quoted(text: str) -> str:
    """A Python string over several lines; where that could be misread, one on a single line."""
    if '"""' in text or "\\" in text:
        return _string(text)
    return f'"""\n{text}"""'


def _string(text: str) -> str:
    r"""A string that Python and TOML both read as it is meant.

    >>> print(_string('say "x"'))
    "say \"x\""
    """
    quoted = json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
    return re.sub(
        "[\u0080-\u009f\u2028\u2029\ud800-\udfff]", lambda m: f"\\u{ord(m[0]):04x}", quoted
    )


def toml(data: Mapping[str, Any], lang: Lang) -> str:
    """A position in TOML, with the names of cards in the language of the reader.

    >>> print(toml({"you": {"hand": ["2 Island (tapped)"]}}, "ja"), end="")
    [you]
    hand = ["2 島 (tapped)"]
    """
    plain = [f"{key} = {_value(v, lang)}" for key, v in data.items() if not isinstance(v, dict)]
    parts = ["\n".join(plain) + "\n"] if plain else []
    for key, table in data.items():
        if isinstance(table, dict):
            rows = [_row(row, value, lang) for row, value in table.items()]
            parts.append("\n".join([f"[{key}]", *rows]) + "\n")
    return "\n".join(parts)


def _row(key: str, value: Any, lang: Lang) -> str:
    row = f"{_key(key)} = {_value(value, lang)}"
    if len(row) <= WIDEST or not isinstance(value, list):
        return row
    items = "".join(f"    {_value(item, lang)},\n" for item in value)
    return f"{_key(key)} = [\n{items}]"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _value(value: Any, lang: Lang) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(_value(item, lang) for item in value)}]"
    if isinstance(value, dict):
        rows = (f"{key} = {_string(str(half))}" for key, half in value.items())
        return f"{{ {', '.join(rows)} }}"
    if isinstance(value, str):
        return _string(_in(value, lang))
    return str(value)


def _in(entry: str, lang: Lang) -> str:
    """An entry of a zone with its card's name in one language; other words stay."""
    found = _ENTRY.fullmatch(entry)
    if found is None:
        return entry
    try:
        name = card(found[2]).name[lang]
    except UnknownCard:
        return entry
    return f"{found[1]}{name}{found[3]}"
