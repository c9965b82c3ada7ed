"""Reading the TOML of a lesson's header or of a scenario, whatever types stand in it.

What cannot be used becomes a problem with its line, and reading goes on, so that an
author hears of everything at once.
"""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Any

from mtgrules.lessons.limits import MOST_SIGNS, odd_signs
from mtgrules.lessons.model import Position, Problem, Severity, Source
from mtgrules.lessons.nottoml import why_not
from mtgrules.lessons.places import Path, Span, places
from mtgrules.lessons.words import WARNINGS, WORDS
from mtgrules.rulebook.editions import EDITIONS, Edition, UnknownEdition
from mtgrules.rulebook.near import DID_YOU_MEAN, nearest
from mtgrules.rulebook.text import LANGS, NOTHING, Text

if TYPE_CHECKING:
    from collections.abc import Iterable


_PAIR = Text('write { en = "...", ja = "..." }', '{ en = "...", ja = "..." } と書きます')


def _no_stop(text: Text) -> Text:
    """A sentence without its full stop, to stand inside another one."""
    return Text(text.en.removesuffix("."), text.ja.removesuffix("。"))


def problem(path: str, place: Span | int, code: str, near: str = "", **fields: object) -> Problem:
    """A problem with the words of its code; `near` is the nearest right word."""
    hint = DID_YOU_MEAN.format(near=near) if near else NOTHING
    return told(path, place, code, WORDS[code].format(**fields) + hint, near)


def told(path: str, place: Span | int, code: str, text: Text, near: str = "") -> Problem:
    """A problem with words of its own, which name the nearest right word."""
    severity: Severity = "warning" if code in WARNINGS else "error"
    span = Span(place) if isinstance(place, int) else place
    end = (span.end_line, span.end_column)
    return Problem(code, severity, path, span.line, text, span.column, *end, near=near)


def lines_of(text: str) -> list[str]:
    """The lines of a file, however they end, without a byte order mark.

    Unlike `str.splitlines` it counts as editors do: other separators are signs of a text.
    """
    return re.sub("\r\n?", "\n", text.removeprefix("\ufeff")).removesuffix("\n").split("\n")


def clean_lines(path: str, text: str) -> tuple[list[str], list[Problem]]:
    """The lines of a file without signs that no text has, and a problem for each of those."""
    lines, odd = odd_signs(lines_of(text))
    told = [problem(path, Span(each.line, each.column), "L004", sign=each.name) for each in odd]
    return lines, told


def too_long(path: str, text: str) -> Problem:
    """What is said of a file that is not read at all."""
    return problem(path, 1, "L003", n=len(text), most=MOST_SIGNS)


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
        text = "\n".join(lines)
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
            self.places = places(text, first)
        except (ValueError, RecursionError) as error:
            span, why = why_not(error, text, first)
            raise NotTOML(problem(path, span, "L002", why=why)) from None
        self.source = Source(path, header=lines, first=first, places=self.places)
        self.problems: list[Problem] = []

    def wrong(self, at: str | Path, code: str, /, near: str = "", **fields: object) -> None:
        """Note a problem at a key."""
        path = (at,) if isinstance(at, str) else at
        place = self.source.key(*path)
        self.problems.append(problem(self.path, place, code, near, **fields))

    def unfit(self, at: str | Path, en: str, ja: str) -> None:
        """Note that what a key has is not what it should have."""
        path = (at,) if isinstance(at, str) else at
        words = [part for part in path if isinstance(part, str)]
        self.wrong(path, "L011", key=".".join(words), want=Text(en, ja))

    def only(self, keys: tuple[str, ...]) -> None:
        """Whatever else stands there is a problem."""
        for key in self.data:
            if key not in keys:
                self.wrong(key, "L010", nearest(key, keys), key=key, known=", ".join(keys))

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
        for i, name in enumerate(named if isinstance(named, list) else [named]):
            try:
                found.append(Edition.parse(str(name)))
            except UnknownEdition as error:
                near = nearest(str(name), map(str, EDITIONS))
                self.wrong((key, i), "L011", near, key=key, want=_no_stop(error.text))
        return tuple(found)

    def strings(self, key: str) -> tuple[str, ...]:
        """A list of texts; empty if the key is not there."""
        want = ('a list such as ["602.2"]', '["602.2"] のような並びを書きます')
        return self._strings((key,), self.data.get(key, []), *want)

    def _strings(self, at: Path, found: object, en: str, ja: str) -> tuple[str, ...]:
        if not isinstance(found, list):
            self.unfit(at, en, ja)
            return ()
        for i, item in enumerate(found):
            if not isinstance(item, str):
                self.unfit((*at, i), en, ja)
        return tuple(item for item in found if isinstance(item, str))

    def positions(self) -> dict[str, Position]:
        """The positions that are tables, with their runs."""
        tables = self.data.get("position", {})
        if not isinstance(tables, dict):
            self.unfit("position", "tables [position.NAME]", "[position.名前] の表を書きます")
            return {}
        found = {}
        for name, table in tables.items():
            if isinstance(table, dict):
                found[name] = self._position(name, dict(table))
            else:
                self.unfit(("position", name), "a table", "表を書きます")
        return found

    def questions(self) -> dict[str, Any]:
        """The questions that the author typed; what is in them is read when they are asked."""
        tables = self.data.get("question", {})
        if isinstance(tables, dict):
            return tables
        self.unfit("question", "tables [question.NAME]", "[question.名前] の表を書きます")
        return {}

    def _position(self, name: str, table: dict[str, Any]) -> Position:
        at = ("position", name)
        line = self.source.key(*at).line
        branches = table.pop("branch", {})
        runs: dict[Path, object] = {("choices",): table.pop("choices", [])}
        if isinstance(branches, dict):
            runs.update((("branch", key), run) for key, run in branches.items())
        else:
            self.unfit(
                (*at, "branch"), "runs branch.NAME = [...]", "branch.名前 = [...] と書きます"
            )
        good = {}
        for key, run in runs.items():
            choices = self._strings(
                (*at, *key),
                run,
                "a list of choices in quotes",
                "引用符で囲んだ選択の並びを書きます",
            )
            if choices:
                good["" if key == ("choices",) else str(key[-1])] = choices
        return Position(name, line, table, good, self._titles(at, table.pop("title", {}), good))

    def _titles(self, at: Path, found: object, runs: Iterable[str]) -> dict[str, Text]:
        """What the runs of a position are called; that of its `choices` under ""."""
        if not isinstance(found, dict):
            self.unfit((*at, "title"), f"title.NAME: {_PAIR.en}", f"title.名前：{_PAIR.ja}")
            return {}
        titles = {}
        known = [run or "choices" for run in runs]
        for name, pair in found.items():
            halves = _halves(pair)
            if name not in known:
                near = nearest(name, known)
                listed = ", ".join(known)
                self.wrong((*at, "title", name), "L094", near, name=at[-1], run=name, known=listed)
            elif halves is None:
                self.wrong((*at, "title", name), "L011", key=f"title.{name}", want=_PAIR)
            else:
                titles["" if name == "choices" else name] = halves
        return titles


def _halves(pair: object) -> Text | None:
    """A pair of texts, both of them there; None for anything else."""
    if not isinstance(pair, dict) or not all(
        isinstance(pair.get(lang), str) and pair[lang] for lang in LANGS
    ):
        return None
    return Text(pair["en"], pair["ja"])
