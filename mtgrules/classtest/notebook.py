"""The notebook of a class test: what it is, how to begin, and the one field that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mtgrules.classtest.handed import short
from mtgrules.lessons.build import notebook_of
from mtgrules.rulebook.text import Lang, Text, join, same

if TYPE_CHECKING:
    from mtgrules.classtest.paper import Paper

TITLE = Text("Class test", "テスト")
ABOUT = Text(
    "{n} questions about: {lessons}",
    "全{n}問。範囲：{lessons}",
)
BEGIN = Text(
    "**To begin**: menu **Run → Run All Cells**. Nothing is said about an answer until your "
    "teacher has marked it, and you may change every answer until you hand in. If the page was "
    "reloaded or its place below is empty, run all fields again: what you chose is still there.",
    "**始めるには、すべての欄を実行してください。** メニューの「実行 → すべてのセルを実行」"
    "（英語のメニューでは「Run → Run All Cells」）です。答えが合っているかどうかは、先生が採点する"
    "までわかりません。提出するまでは、どの答えも変えられます。ページを読み込み直したときや、"
    "下に何も出ないときは、もう一度すべて実行してください。選んだ答えは残っています。",
)


def title(paper: Paper) -> Text:
    """What the test is called."""
    names = [
        lesson.title if lesson.course is None else same(f"{lesson.course.number}. ") + lesson.title
        for lesson in paper.lessons
    ]
    return join(names, "; ", "、")


def file_name(paper: Paper, lang: Lang) -> str:
    """What the notebook is called: "test-stack.ja.ipynb"."""
    return f"test-{short(paper.ids)}.{lang}.ipynb"


def notebook(paper: Paper, packed: str, lang: Lang) -> Any:
    """The notebook in one language; `packed` is what its field shows (see the widgets)."""
    from nbformat import v4

    about = ABOUT.format(n=len(paper.items), lessons=title(paper))
    head = f"# {TITLE[lang]}\n\n{about[lang]}\n\n{BEGIN[lang]}"
    code = f'import mtgrules_widgets as mw\n\nmw.class_test("""\n{packed}\n""", lang="{lang}")'
    cells = [
        v4.new_markdown_cell(head, id="head"),
        v4.new_code_cell(code, id="test", metadata={"jupyter": {"source_hidden": True}}),
    ]
    return notebook_of(cells, TITLE[lang], {"class_test": paper.digest, "lang": lang})
