"""Reading a lesson file. Nothing in it is ever executed: it is data.

    +++
    id = "ping"                         # the file's name
    title = { en = "...", ja = "..." }
    minutes = 15
    edition = "2023-11-17"              # optional; the newest if left out
    rules = ["602.2"]                   # optional: what it teaches

    [position.first]                    # in the words of mtgrules.setup
    you.battlefield = ["Prodigal Pyromancer"]
    choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben => 601.2i"]
    branch.later = ["pass until end"]   # further runs on the same position
    +++
    ::: en
    Prose in Markdown, with [601.2c](rule:), [stack](term:), [Rift Bolt](card:).
    :::
    ::: ja
    ...
    :::
    {{ stepper first }}

Choices are in the words of `mtgrules.notation`; see `mtgrules.lessons.script` for
`!`, `=>` and `pass until`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any

from mtgrules.lessons.model import Half, Lesson, Part, Position, Problem, Prose, Severity, Widget
from mtgrules.lessons.words import WARNINGS, WORDS
from mtgrules.rulebook.editions import NEWEST, Edition, UnknownEdition
from mtgrules.rulebook.text import LANGS, NOTHING, Lang, Text

KEYS = ("id", "title", "minutes", "edition", "rules", "position")

_BLOCK = re.compile(r":::[ \t]*(\S*)[ \t]*")
_PLACEHOLDER = re.compile(r"\{\{\s*(\S+?)(?:\s+(\S.*?))?\s*\}\}\s*")
_CODE = re.compile(r" {0,3}(`{3,}|~{3,})")


def problem(path: str, line: int, code: str, **fields: object) -> Problem:
    """A problem with the words of its code."""
    severity: Severity = "warning" if code in WARNINGS else "error"
    return Problem(code, severity, path, line, WORDS[code].format(**fields))


def parse(text: str, path: str) -> Lesson:
    """The lesson in a file's text; what could not be read is told by `check`.

    `path` is only for messages and for where the notebooks say they come from.
    """
    lines = text.removeprefix("\ufeff").splitlines()
    ends = [i for i, line in enumerate(lines) if line.rstrip() == "+++"][:2]
    if len(ends) < 2 or any(line.strip() for line in lines[: ends[0]]):
        return Lesson(path, problems=(problem(path, 1, "L001"),))
    # Blank lines before the header are allowed; keep them so that lines count right.
    header = (*[""] * ends[0], *lines[ends[0] + 1 : ends[1]])
    body = _Body(path, ends[1] + 1)
    for line in lines[ends[1] + 1 :]:
        body.read(line)
    body.end()
    lesson = Lesson(path, parts=tuple(body.parts), problems=tuple(body.problems), header=header)
    try:
        data = tomllib.loads("\n".join(header))
    except tomllib.TOMLDecodeError as error:
        return _not_toml(lesson, str(error))
    return _Header(lesson, data).lesson()


def _not_toml(lesson: Lesson, why: str) -> Lesson:
    place = re.search(r"\(at line (\d+)", why)
    line = int(place[1]) + 1 if place else 1 + len(lesson.header)
    # The parser counts from the header's first line, an author from the file's.
    why = re.sub(r" ?\(at .*\)$", "", why)
    found = problem(lesson.path, line, "L002", why=why)
    return Lesson(
        lesson.path, parts=lesson.parts, problems=(found, *lesson.problems), header=lesson.header
    )


class _Header:
    """Reads the TOML of a header into a lesson, whatever types stand in it."""

    def __init__(self, lesson: Lesson, data: dict[str, Any]) -> None:
        self.old = lesson
        self.data = data
        self.problems: list[Problem] = []

    def wrong(self, key: str, code: str, /, **fields: object) -> None:
        line = self.old.line_of(key)
        self.problems.append(problem(self.old.path, line, code, **fields))

    def lesson(self) -> Lesson:
        for key in self.data:
            if key not in KEYS:
                self.wrong(key, "L010", key=key, known=", ".join(KEYS))
        return Lesson(
            self.old.path,
            id=self.id(),
            title=self.title(),
            minutes=self.minutes(),
            edition=self.edition(),
            edition_is_named="edition" in self.data,
            rules=self.rules(),
            positions=self.positions(),
            parts=self.old.parts,
            problems=(*self.problems, *self.old.problems),
            header=self.old.header,
        )

    def unfit(self, key: str, en: str, ja: str) -> None:
        self.wrong(key, "L011", key=key, want=Text(en, ja))

    def id(self) -> str:
        name = self.data.get("id")
        stem = re.split(r"[/\\]", self.old.path)[-1].removesuffix(".md")
        if name != stem or not re.fullmatch(r"[a-z0-9][a-z0-9-]*", stem):
            self.wrong("id", "L021", id=name, stem=stem)
            return ""
        return stem

    def title(self) -> Text:
        title = self.data.get("title")
        if not isinstance(title, dict):
            self.unfit(
                "title", 'write { en = "...", ja = "..." }', '{ en = "...", ja = "..." } と書きます'
            )
            return NOTHING
        halves = [str(title.get(lang) or "") for lang in LANGS]
        for lang, half in zip(LANGS, halves, strict=True):
            if not half:
                self.wrong("title", "L020", half=lang)
        return Text(*halves) if all(halves) else NOTHING

    def minutes(self) -> int:
        found = self.data.get("minutes")
        if type(found) is int and found > 0:
            return found
        self.unfit("minutes", "a whole number, 1 or more", "1以上の整数を書きます")
        return 0

    def edition(self) -> Edition:
        if "edition" not in self.data:
            return NEWEST
        try:
            return Edition.parse(str(self.data["edition"]))
        except UnknownEdition as error:
            self.wrong("edition", "L011", key="edition", want=error.text)
            return NEWEST

    def rules(self) -> tuple[str, ...]:
        found = self.data.get("rules", [])
        if _is_strings(found):
            return tuple(found)
        self.unfit("rules", 'a list such as ["602.2"]', '["602.2"] のような並びを書きます')
        return ()

    def positions(self) -> dict[str, Position]:
        tables = self.data.get("position", {})
        if not isinstance(tables, dict) or not all(isinstance(t, dict) for t in tables.values()):
            self.unfit("position", "tables [position.NAME]", "[position.名前] の表を書きます")
            return {}
        return {name: self.position(name, dict(table)) for name, table in tables.items()}

    def position(self, name: str, table: dict[str, Any]) -> Position:
        line = self.old.line_of(f"position.{name}")
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


@dataclass
class _Body:
    """Collects blocks and placeholders line by line, and pairs the blocks."""

    path: str
    at: int
    parts: list[Part] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    lang: str = ""
    opened: int = 0
    written: list[str] = field(default_factory=list)
    code: str = ""
    waiting: tuple[Lang, Half] | None = None
    astray: bool = False

    def wrong(self, line: int, code: str, **fields: object) -> None:
        self.problems.append(problem(self.path, line, code, **fields))

    def read(self, line: str) -> None:
        self.at += 1
        mark = None if self.code else _BLOCK.fullmatch(line)
        if mark is not None:
            self.boundary(mark[1])
        elif self.lang:
            self.written.append(line)
            self.fence(line)
        elif line.strip():
            self.outside(line)

    def fence(self, line: str) -> None:
        """A line ::: inside a code example is part of the example."""
        found = _CODE.match(line)
        if found is None:
            return
        if not self.code:
            self.code = found[1]
        elif found[1].startswith(self.code):
            self.code = ""

    def boundary(self, lang: str) -> None:
        self.astray = False
        if self.lang:
            if lang:
                self.wrong(self.opened, "L063")
            self.close()
            if not lang:
                return
        if lang not in LANGS:
            self.wrong(self.at, "L064", lang=lang)
        # An unknown language still opens a block, so that its text is no second problem.
        self.lang, self.opened, self.written = lang or "?", self.at, []

    def close(self) -> None:
        lang: Lang | None = next((known for known in LANGS if known == self.lang), None)
        if lang is not None:
            self.half(lang, Half("\n".join(self.written), self.opened + 1))
        self.lang = ""

    def half(self, lang: Lang, half: Half) -> None:
        if not half.text.strip():
            self.wrong(half.line - 1, "L067")
        if self.waiting is not None and self.waiting[0] != lang:
            other = self.waiting[1]
            self.waiting = None
            pair = (half, other) if lang == "en" else (other, half)
            self.parts.append(Prose(*pair))
            return
        self.alone()
        self.waiting = (lang, half)

    def alone(self) -> None:
        """A half that stayed without its partner."""
        if self.waiting is None:
            return
        lang, half = self.waiting
        self.wrong(half.line - 1, "L060" if lang == "en" else "L061")
        self.parts.append(Prose(half, None) if lang == "en" else Prose(None, half))
        self.waiting = None

    def outside(self, line: str) -> None:
        found = _PLACEHOLDER.fullmatch(line.strip())
        if found is None:
            if not self.astray:
                self.wrong(self.at, "L062")
            self.astray = True
            return
        self.astray = False
        self.alone()
        self.parts.append(Widget(found[1], found[2] or "", self.at))

    def end(self) -> None:
        if self.lang:
            self.wrong(self.opened, "L063")
            self.close()
        self.alone()
