"""Reading a lesson file. Nothing in it is ever executed: it is data.

    +++
    id = "ping"                         # the file's name
    title = { en = "...", ja = "..." }
    minutes = 15
    edition = "2023-11-17"              # optional; the newest if left out
    rules = ["602.2"]                   # optional: what it teaches

    [course]                            # optional: its place in the course
    number = 3
    tasks = 7                           # so many of its minutes are for tasks
    undoes = ["M01"]                    # the common mistakes that it refutes
    goals = [{ en = "...", ja = "..." }]

    [position.first]                    # in the words of mtgrules.setup
    you.battlefield = ["Prodigal Pyromancer"]
    choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "target Ben => 601.2i"]
    branch.later = ["pass until end"]   # further runs on the same position
    title.later = { en = "...", ja = "..." }   # optional: what branches calls it
    +++
    ::: en
    Prose in Markdown, with [601.2c](rule:), [stack](term:), [Rift Bolt](card:).
    :::
    ::: ja
    ...
    :::
    {{ stepper first }}
    {{ questions first }}               # what the lines `ask ...` of its choices ask
    {{ questions first.later }}         # those of a branch
    {{ branches first }}                # its runs side by side
    {{ practice may }}                  # fresh positions with a question of that kind
    {{ statements activate }}           # all statements of a source page

Choices are in the words of `mtgrules.notation`; see `mtgrules.lessons.script` for
`!`, `=>` and `pass until`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from mtgrules.lessons.header import Header, NotTOML, clean_lines, problem, too_long
from mtgrules.lessons.limits import MOST_IN_BLOCK, MOST_SIGNS
from mtgrules.lessons.model import Course, Half, Lesson, Part, Problem, Prose, Widget
from mtgrules.rulebook.near import nearest
from mtgrules.rulebook.text import LANGS, Lang, Text

KEYS = {
    "id": Text("the name of the file without .md", "ファイルの名前から.mdを除いたもの"),
    "title": Text(
        'the title in both languages: `{ en = "...", ja = "..." }`',
        '2つの言語の題名：`{ en = "...", ja = "..." }`',
    ),
    "minutes": Text("how long it takes", "所要時間（分）"),
    "edition": Text(
        "the edition of the rules, such as `2023-11-17`; if left out, the newest",
        "総合ルールの版（`2023-11-17`など）。書かなければ最新の版",
    ),
    "rules": Text(
        'the rules that it teaches: `["602.2"]`; may be left out',
        '教えるルール：`["602.2"]`。省略できる',
    ),
    "course": Text(
        "its place in a course: number, tasks, undoes and goals; may be left out",
        "コースの中の位置：number、tasks、undoes、goals。省略できる",
    ),
    "position": Text("its tables, each `[position.NAME]`", "盤面。それぞれ`[position.名前]`と書く"),
    "question": Text(
        "questions that you write yourself, each `[question.NAME]`",
        "自分で書く質問。それぞれ`[question.名前]`と書く",
    ),
}

_BLOCK = re.compile(r":::[ \t]*(\S*)[ \t]*")
_PLACEHOLDER = re.compile(r"\{\{\s*(\S+?)(?:\s+(\S.*?))?\s*\}\}\s*")
_CODE = re.compile(r" {0,3}(`{3,}|~{3,})")


def parse(text: str, path: str) -> Lesson:
    """The lesson in a file's text; what could not be read is told by `check`.

    `path` is only for messages and for where the notebooks say they come from.
    """
    if len(text) > MOST_SIGNS:
        return Lesson(path, problems=(too_long(path, text),))
    lines, odd = clean_lines(path, text)
    ends = [i for i, line in enumerate(lines) if line.rstrip() == "+++"][:2]
    if len(ends) < 2 or any(line.strip() for line in lines[: ends[0]]):
        return Lesson(path, problems=(*odd, problem(path, 1, "L001")))
    # Blank lines before the header are allowed; keep them so that lines count right.
    header = (*[""] * ends[0], *lines[ends[0] + 1 : ends[1]])
    body = _Body(path, ends[1] + 1, problems=odd)
    for line in lines[ends[1] + 1 :]:
        body.read(line)
    body.end()
    try:
        return _Header(path, header, first=2).lesson(body)
    except NotTOML as error:
        problems = (error.problem, *body.problems)
        return Lesson(path, parts=tuple(body.parts), problems=problems, header=header)


class _Header(Header):
    """The header of a lesson."""

    def lesson(self, body: _Body) -> Lesson:
        self.only(tuple(KEYS))
        return Lesson(
            self.path,
            id=self.id(".md", r"[a-z0-9][a-z0-9-]*"),
            title=self.pair("title"),
            minutes=self.minutes(),
            editions=self.editions("edition"),
            rules=self.strings("rules"),
            positions=self.positions(),
            questions=self.questions(),
            parts=tuple(body.parts),
            course=self.course(),
            problems=(*self.problems, *body.problems),
            header=self.lines,
            places=self.places,
        )

    def minutes(self) -> int:
        found = self.data.get("minutes")
        if type(found) is int and found > 0:
            return found
        self.unfit("minutes", "a whole number, 1 or more", "1以上の整数を書きます")
        return 0

    def course(self) -> Course | None:
        table = self.data.get("course")
        if table is None:
            return None
        try:
            return _course(table)
        except (AttributeError, KeyError, TypeError, ValueError):
            self.unfit(
                "course",
                'number = 3, tasks = 7 (minutes), undoes = ["M01"] and '
                'goals = [{ en = "...", ja = "..." }], nothing else',
                'number = 3、tasks = 7（分）、undoes = ["M01"]、'
                'goals = [{ en = "...", ja = "..." }] の4つだけを書きます',
            )
            return None


def _course(table: dict[str, Any]) -> Course:
    """The table [course]; raises one of several errors if anything in it is unfit."""
    number, tasks, undoes = table["number"], table["tasks"], table["undoes"]
    goals = [[goal[lang] for lang in LANGS] for goal in table["goals"]]
    fit = (
        set(table) == {"number", "tasks", "undoes", "goals"}
        and type(number) is type(tasks) is int
        and number >= 1
        and tasks >= 0
        and all(re.fullmatch(r"M\d\d", mistake) for mistake in undoes)
        and all(isinstance(half, str) and half for goal in goals for half in goal)
        and bool(goals)
    )
    if not fit:
        raise ValueError
    return Course(number, tasks, tuple(Text(*goal) for goal in goals), tuple(undoes))


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

    def wrong(self, line: int, code: str, near: str = "", **fields: object) -> None:
        self.problems.append(problem(self.path, line, code, near, **fields))

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
            self.wrong(self.at, "L064", nearest(lang, LANGS), lang=lang)
        # An unknown language still opens a block, so that its text is no second problem.
        self.lang, self.opened, self.written = lang or "?", self.at, []

    def close(self) -> None:
        lang: Lang | None = next((known for known in LANGS if known == self.lang), None)
        if lang is not None:
            self.half(lang, Half("\n".join(self.written), self.opened + 1))
        self.lang = ""

    def half(self, lang: Lang, half: Half) -> None:
        if len(half.text) > MOST_IN_BLOCK:
            self.wrong(half.line - 1, "L068", n=len(half.text), most=MOST_IN_BLOCK)
            half = Half("", half.line)
        elif not half.text.strip():
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
        indent = len(line) - len(line.lstrip())
        self.parts.append(Widget(found[1], found[2] or "", self.at, indent + 1))

    def end(self) -> None:
        if self.lang:
            self.wrong(self.opened, "L063")
            self.close()
        self.alone()
