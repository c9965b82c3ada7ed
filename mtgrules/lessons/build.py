"""Building the two notebooks of a lesson.

The same source always gives the same bytes: no outputs, no dates, and cell ids
made from what the cell says, equal in both languages.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

from mtgrules.lessons import drift, prose
from mtgrules.lessons.check import check
from mtgrules.lessons.codecells import code
from mtgrules.lessons.model import BadLesson, Lesson, Part, Prose, Widget
from mtgrules.rulebook.text import Lang, Text, same

if TYPE_CHECKING:
    from nbformat import NotebookNode

    from mtgrules.rulebook.terms import Term

OTHER_LANGUAGE = {
    "en": "[日本語で読む](../ja/{id}.ipynb)",
    "ja": "[Read in English](../en/{id}.ipynb)",
}
ALL_LESSONS = Text("[All lessons](start.ipynb)", "[教材の一覧](start.ipynb)")
MINUTES = Text("about {n} minutes", "約{n}分")
EXPLAIN_AND_TASKS = Text(
    "about {n} minutes ({tasks} of them for tasks)", "約{n}分（うち課題{tasks}分）"
)
GOALS = Text("After this lesson you can:", "この教材でできるようになること：")
EDITION = Text("rules of {day}", "{day}の総合ルール")
RUN_FIRST = Text(
    "**Run all fields first**: menu **Run → Run All Cells**. If a table's place stays empty or "
    "says “Error displaying widget”, for example after the page was reloaded, run them all again.",
    "**はじめに、すべての欄を実行してください。** メニューの「実行 → すべてのセルを実行」"
    "（英語のメニューでは「Run → Run All Cells」）です。ページを読み込み直した後などに、"
    "盤面の場所が空のままのときや「Error displaying widget」と出たときは、"
    "もう一度すべて実行してください。",
)
WORDS = Text("Words in this lesson", "この教材の用語")
WORD = Text("**{word}**: {meaning}", "**{word}**（{reading}）：{meaning}")
WORD_AS_READ = "**{word}**：{meaning}"
"""Japanese words that are their own reading."""
GENERATED = Text(
    "*For people who change the lessons: this notebook is made from `{source}`.*",
    "*教材を直す方へ：このノートブックは`{source}`から作られています。*",
)


KNOW_THE_MAGIC = Text(
    "import mtgrules_widgets  # first run this field: it makes %%lesson known to those below",
    "import mtgrules_widgets  # 最初にこの欄を実行すると、下の欄で %%lesson が使えます",
)


def build(lesson: Lesson, lang: Lang) -> NotebookNode:
    """The notebook of a lesson in one language; `BadLesson` if `check` finds an error."""
    errors = [problem for problem in check(lesson) if problem.severity == "error"]
    if errors:
        raise BadLesson(errors)
    from nbformat import v4

    ids = _Ids(lesson.id)
    head = _head(lesson, lang)
    cells = [v4.new_markdown_cell(head, id=ids.of("head"))]
    examples_of = [part for part in lesson.parts if _is_example(part)]
    for part in lesson.parts:
        id_ = ids.of(_content(part))
        if isinstance(part, Widget):
            if part.kind == "example" and part is examples_of[0]:
                cells.append(v4.new_code_cell(KNOW_THE_MAGIC[lang], id=ids.of("import")))
            # The lines of its runs are hidden in it: nobody has to look at what cannot be read.
            folded = (
                {"jupyter": {"source_hidden": True}}
                if part.kind in ("questions", "branches")
                else {}
            )
            cells.append(v4.new_code_cell(code(lesson, part, lang), id=id_, metadata=folded))
        else:
            half = part[lang]
            assert half is not None  # `check` has seen to it
            text = prose.render(half.text, lang, lesson.edition)
            cells.append(v4.new_markdown_cell(text, id=id_))
    cells.append(v4.new_markdown_cell(_foot(lesson, lang), id=ids.of("foot")))
    about = {
        "lesson": lesson.id,
        "lang": lang,
        "generated_from": source_of(lesson),
        "made_from": drift.record(lesson, [(cell.id, cell.source) for cell in cells]),
    }
    return notebook_of(cells, lesson.title[lang], about)


def notebook_of(cells: list[Any], title: str, about: dict[str, Any]) -> NotebookNode:
    """A notebook of cells; `about` says, under our own name, what it was made from."""
    from nbformat import v4

    metadata = {
        "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
        "language_info": {"name": "python"},
        "title": title,
        "mtgrules": about,
    }
    notebook: NotebookNode = v4.new_notebook(cells=cells, metadata=metadata)
    return notebook


def write(notebook: NotebookNode) -> str:
    """The text of a notebook file, the same every time."""
    import nbformat

    nbformat.validate(notebook)
    return str(nbformat.writes(notebook, version=nbformat.NO_CONVERT)).rstrip("\n") + "\n"


class _Ids:
    """Cell ids from content; equal content further down gets a number."""

    def __init__(self, lesson: str) -> None:
        self.lesson = lesson
        self.seen: dict[str, int] = {}

    def of(self, content: str) -> str:
        digest = hashlib.sha256(f"{self.lesson}\0{content}".encode()).hexdigest()[:12]
        n = self.seen[digest] = self.seen.get(digest, 0) + 1
        return digest if n == 1 else f"{digest}-{n}"


def _content(part: Part) -> str:
    if isinstance(part, Prose):
        return "\0".join(half.text for half in (part.en, part.ja) if half is not None)
    return f"{part.kind} {part.name}"


def _is_example(part: Part) -> bool:
    return isinstance(part, Widget) and part.kind == "example"


def _head(lesson: Lesson, lang: Lang) -> str:
    facts = [OTHER_LANGUAGE[lang].format(id=lesson.id)]
    if lesson.id != "start":
        facts.append(ALL_LESSONS[lang])
    course = lesson.course
    minutes = MINUTES if course is None else EXPLAIN_AND_TASKS
    tasks = 0 if course is None else course.tasks
    facts.append(minutes.format(n=lesson.minutes, tasks=tasks)[lang])
    facts.append(EDITION.format(day=lesson.edition.label)[lang])
    title = lesson.title if course is None else same(f"{course.number}. ") + lesson.title
    parts = [f"# {title[lang]}", " · ".join(facts)]
    if course is not None:
        goals = "\n".join(f"- {goal[lang]}" for goal in course.goals)
        parts.append(f"{GOALS[lang]}\n\n{goals}")
    return "\n\n".join([*parts, RUN_FIRST[lang]])


def _foot(lesson: Lesson, lang: Lang) -> str:
    """The last cell: what the terms mean, and what the notebook is made from."""
    halves = [part[lang] for part in lesson.parts if isinstance(part, Prose)]
    found = dict.fromkeys(
        each for half in halves if half is not None for each in prose.terms(half.text)
    )
    source = GENERATED.format(source=source_of(lesson))[lang]
    if not found:
        return source
    # A word that is a link in one language only is explained in that language only.
    rows = "\n".join(f"- {_explained(each, lang)}" for each in found)
    return f"## {WORDS[lang]}\n\n{rows}\n\n{source}"


def _explained(found: Term, lang: Lang) -> str:
    word = found.word[lang]
    if lang == "ja" and found.reading == word:
        said = WORD_AS_READ.format(word=word, meaning=found.meaning.ja)
    else:
        said = WORD.format(word=word, reading=found.reading, meaning=found.meaning)[lang]
    return f'<span id="{prose.anchor(found)}">{said}</span>'


def source_of(lesson: Lesson) -> str:
    """The source as a notebook names it: the same wherever the checkout lies.

    >>> source_of(Lesson("/somewhere/mtgrules/notebooks/source/ping.md"))
    'notebooks/source/ping.md'
    """
    return "/".join(re.split(r"[/\\\\]", lesson.path)[-3:])
