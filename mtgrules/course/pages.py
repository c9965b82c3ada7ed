"""The pages around the lessons, as notebooks: glossary, indexes of rules and cards, timeline."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.course.glossary import glossary
from mtgrules.course.history import timeline
from mtgrules.course.index import cards_index, rules_index
from mtgrules.lessons.build import ALL_LESSONS, OTHER_LANGUAGE, notebook_of, write
from mtgrules.lessons.model import Lesson, Widget
from mtgrules.lessons.script import read_line
from mtgrules.rulebook.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nbformat import NotebookNode

    from mtgrules.course.shelf import Shelf

GENERATED = Text(
    "*This page is made from the lessons, the scenarios and the rulebook.*",
    "*このページは、教材、シナリオ、ルールの要約から作られています。*",
)
RUN = Text(
    "The plots appear when you run the field below (**Ctrl+Enter**).",
    "下の欄を実行すると（Ctrl+Enter）、グラフが現れます。",
)


DONE = Text(
    "What you have done is shown when you run the field below (**Ctrl+Enter**).",
    "下の欄を実行すると（Ctrl+Enter）、自分の進み具合がわかります。",
)
COLUMNS = Text(
    "| | lesson | minutes | afterwards you can |",
    "| | 教材 | 時間（分） | できるようになること |",
)
OTHER_PAGES = Text(
    "More: [glossary](glossary.ipynb) · [rules](rules.ipynb) · [cards](cards.ipynb) · "
    "[timeline](timeline.ipynb)",
    "そのほか：[用語集](glossary.ipynb)・[ルールの索引](rules.ipynb)・[カードの索引](cards.ipynb)・"
    "[年表](timeline.ipynb)",
)


class _Page(NamedTuple):
    title: Text
    intro: Text


_PAGES = {
    "course": _Page(
        Text("The course", "課程の案内"),
        Text(
            "Twenty short lessons. Each begins with a question, lets you try, and ends with five "
            "questions for the next day.\n\n"
            "**Where to begin**\n\n"
            "- You have never played, or only a little: take them in order, from lesson 1.\n"
            "- You play, and would like to know it exactly: answer the first question of each "
            "lesson. Where it surprises you, stay.\n"
            "- You prepare for a judge's test: begin with lesson 19, and say the reasons "
            "aloud. For each reason that was wrong, go to the lesson of its rule.\n"
            "- You came for suspend: lessons 2 and 3, then 11 to 17.",
            "短い教材が20あります。どれも問題から始まり、自分で試して確かめ、最後に次の日のための"
            "5問があります。\n\n"
            "**どこから始めるか**\n\n"
            "- 遊んだことがない、または少しだけの方：1番の教材から順番に進んでください。\n"
            "- 遊んでいるが、正確に知りたい方：各教材の最初の問題に答えてみて、意外に思ったら、その"
            "教材を進めてください。\n"
            "- ジャッジの試験の準備をしている方：19番の教材から始めて、理由を声に出しながら"
            "答えてください。理由を間違えたら、そのルールの教材に戻ります。\n"
            "- 待機を知りたい方：2番と3番の教材の後、11番から17番へ進んでください。",
        ),
    ),
    "glossary": _Page(
        Text("Glossary", "用語集"),
        Text(
            "The words of the two topics, with the official Japanese ones. The numbers in the last "
            "column are the lessons that explain a word.",
            "2つの話題に出てくる用語です。最後の列の番号は、その語を説明している教材です。",
        ),
    ),
    "rules": _Page(
        Text("Index of rules", "ルールの索引"),
        Text(
            "Every rule that a lesson teaches or that can be seen at work. The letters and numbers "
            'in the last column are statements and cases: `mw.statement("A33")` opens one.',
            "教材で説明しているルールと、実際に試せるルールです。最後の列の記号は項目や事例の番号で、"
            '`mw.statement("A33")`のようにすると開けます。',
        ),
    ),
    "cards": _Page(
        Text("Index of cards", "カードの索引"),
        Text(
            "Every card that a lesson or a statement uses.",
            "教材や項目に出てくるカードです。",
        ),
    ),
    "timeline": _Page(
        Text("Timeline", "年表"),
        Text(
            "What the two source pages tell of the history, with sources, and the cards with "
            "suspend since 2006. “Turns waited” are time counters; “mana saved” is the mana value "
            "of the card less that of its suspend cost. Cards without a mana cost and cards whose "
            "number is X have no place in the second plot.",
            "もとになった2つのページに書かれている歴史と出典、そして2006年からの待機を持つカードです。"
            "「待つターン数」は時間カウンターの数、「節約できるマナ」はカードのマナ総量から待機コストの"
            "マナ総量を引いたものです。マナ・コストのないカードと、数がXのカードは、2つ目のグラフには"
            "入っていません。",
        ),
    ),
}


def pages(shelf: Shelf) -> Iterator[tuple[str, Lang, str]]:
    """Each page's name, its language, and the text of its notebook file."""
    for name in _PAGES:
        for lang in LANGS:
            yield name, lang, write(_notebook(name, shelf, lang))


def _notebook(name: str, shelf: Shelf, lang: Lang) -> NotebookNode:
    from nbformat import v4

    page = _PAGES[name]
    facts = " · ".join((OTHER_LANGUAGE[lang].format(id=name), ALL_LESSONS[lang]))
    head = f"# {page.title[lang]}\n\n{facts}\n\n{page.intro[lang]}"
    cells = [v4.new_markdown_cell(head, id="head")]
    if name == "timeline":
        code = f'import mtgrules_widgets as mw\n\nmw.timeline(lang="{lang}")'
        cells.append(v4.new_markdown_cell(RUN[lang], id="run"))
        cells.append(v4.new_code_cell(code, id="plots"))
    if name == "course":
        code = (
            f'import mtgrules_widgets as mw\n\nmw.progress({_lessons(shelf, lang)}, lang="{lang}")'
        )
        cells.append(v4.new_markdown_cell(DONE[lang], id="run"))
        cells.append(v4.new_code_cell(code, id="progress"))
    cells.append(v4.new_markdown_cell(_table(name, shelf, lang), id="table"))
    cells.append(v4.new_markdown_cell(GENERATED[lang], id="foot"))
    return notebook_of(cells, page.title[lang], {"page": name, "lang": lang})


def _table(name: str, shelf: Shelf, lang: Lang) -> str:
    match name:
        case "course":
            return _course(shelf, lang)
        case "glossary":
            return glossary(shelf, lang)
        case "rules":
            return rules_index(shelf, lang)
        case "cards":
            return cards_index(shelf, lang)
        case _:
            return timeline(lang)


def _course(shelf: Shelf, lang: Lang) -> str:
    """The lessons in order, with what one can do afterwards."""
    rows = [COLUMNS[lang], "|---|---|---|---|"]
    for lesson, place in shelf.course:
        goals = "<br>".join(goal[lang] for goal in place.goals)
        link = f"[{lesson.title[lang]}]({lesson.id}.ipynb)"
        rows.append(f"| {place.number} | {link} | {lesson.minutes} | {goals} |")
    return "\n".join(rows) + f"\n\n{OTHER_PAGES[lang]}"


def _lessons(shelf: Shelf, lang: Lang) -> str:
    """By a lesson's id its title and the number of its questions, as Python."""
    rows = "".join(
        f"    {json.dumps(lesson.id)}: "
        f"({json.dumps(f'{place.number}. {lesson.title[lang]}', ensure_ascii=False)}, "
        f"{questions(lesson)}),\n"
        for lesson, place in shelf.course
    )
    return f"{{\n{rows}}}"


def questions(lesson: Lesson) -> int:
    """How many questions a lesson shows."""
    return sum(
        read_line(line).asks
        for part in lesson.parts
        if isinstance(part, Widget) and part.kind == "questions"
        for line in lesson.positions[part.position].runs[part.run]
    )
