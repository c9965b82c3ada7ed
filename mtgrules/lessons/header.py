"""Reading the TOML of a lesson's header or of a scenario, whatever types stand in it.

What cannot be used becomes a problem with its line, and reading goes on, so that an
author hears of everything at once.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from mtgrules.lessons.model import Position, Problem, Severity, Source
from mtgrules.lessons.words import WARNINGS, WORDS
from mtgrules.rulebook.editions import Edition, UnknownEdition
from mtgrules.rulebook.text import LANGS, NOTHING, Text

_PAIR = Text('write { en = "...", ja = "..." }', '{ en = "...", ja = "..." } と書きます')


def problem(path: str, line: int, code: str, **fields: object) -> Problem:
    """A problem with the words of its code."""
    severity: Severity = "warning" if code in WARNINGS else "error"
    return Problem(code, severity, path, line, WORDS[code].format(**fields))


class NotTOML(ValueError):
    """Text that is no TOML; `problem` says where and why."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem.text.en)


class Header:
    """The table that a TOML text is, read key by key; `problems` grows as keys are read.

    `lines` is the text, its first line being line `first` of the file. Raises
    `NotTOML`.
    """

    def __init__(self, path: str, lines: tuple[str, ...], first: int) -> None:
        self.path, self.lines = path, lines
        self.source = Source(path, header=lines, first=first)
        self.problems: list[Problem] = []
        try:
            self.data: dict[str, Any] = tomllib.loads("\n".join(lines))
        except tomllib.TOMLDecodeError as error:
            raise NotTOML(self._not_toml(str(error), first)) from None

    def _not_toml(self, why: str, first: int) -> Problem:
        place = re.search(r"\(at line (\d+)", why)
        line = (int(place[1]) if place else len(self.lines)) + first - 1
        # The parser counts from the text's first line, an author from the file's.
        why = re.sub(r" ?\(at .*\)$", "", why)
        return problem(self.path, line, "L002", why=why)

    def wrong(self, key: str, code: str, /, **fields: object) -> None:
        self.problems.append(problem(self.path, self.source.line_of(key), code, **fields))

    def unfit(self, key: str, en: str, ja: str) -> None:
        self.wrong(key, "L011", key=key, want=Text(en, ja))

    def only(self, keys: tuple[str, ...]) -> None:
        """Whatever else stands there is a problem."""
        for key in self.data:
            if key not in keys:
                self.wrong(key, "L010", key=key, known=", ".join(keys))

    def id(self, ending: str, shape: str) -> str:
        """The id, which must be the file's name."""
        name = self.data.get("id")
        stem = re.split(r"[/\\]", self.path)[-1].removesuffix(ending)
        if name != stem or not re.fullmatch(shape, stem):
            self.wrong("id", "L021", id=name, stem=stem)
            return ""
        return stem

    def pair(self, key: str, *, needed: bool = True) -> Text:
        """A text in both languages; `NOTHING` if it is not there."""
        found = self.data.get(key)
        if found is None and not needed:
            return NOTHING
        if not isinstance(found, dict):
            self.wrong(key, "L011", key=key, want=_PAIR)
            return NOTHING
        halves = [str(found.get(lang) or "") for lang in LANGS]
        for lang, half in zip(LANGS, halves, strict=True):
            if not half:
                self.wrong(key, "L020", key=key, half=lang)
        return Text(*halves) if all(halves) else NOTHING

    def editions(self, key: str) -> tuple[Edition, ...]:
        """The edition or editions that are named; none if the key is not there."""
        named = self.data.get(key, [])
        found = []
        for name in named if isinstance(named, list) else [named]:
            try:
                found.append(Edition.parse(str(name)))
            except UnknownEdition as error:
                self.wrong(key, "L011", key=key, want=error.text)
        return tuple(found)

    def strings(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if the key is not there."""
        found = self.data.get(key, [])
        if _is_strings(found):
            return tuple(found)
        self.unfit(key, 'a list such as ["602.2"]', '["602.2"] のような並びを書きます')
        return ()

    def positions(self) -> dict[str, Position]:
        tables = self.data.get("position", {})
        if not isinstance(tables, dict) or not all(isinstance(t, dict) for t in tables.values()):
            self.unfit("position", "tables [position.NAME]", "[position.名前] の表を書きます")
            return {}
        return {name: self._position(name, dict(table)) for name, table in tables.items()}

    def _position(self, name: str, table: dict[str, Any]) -> Position:
        line = self.source.line_of(f"position.{name}")
        branches = table.pop("branch", {})
        runs = {"": table.pop("choices", [])}
        if isinstance(branches, dict):
            runs.update(branches)
        else:
            self.unfit("branch", "runs branch.NAME = [...]", "branch.名前 = [...] と書きます")
        good = {key: tuple(run) for key, run in runs.items() if _is_strings(run)}
        if len(good) < len(runs):
            self.unfit(
                "choices", "a list of choices in quotes", "引用符で囲んだ選択の並びを書きます"
            )
        return Position(name, line, table, {key: run for key, run in good.items() if run})


def _is_strings(found: object) -> bool:
    return isinstance(found, list) and all(isinstance(item, str) for item in found)
