"""`mtgrules lesson mark`: the answers of a class, marked with the lessons that asked."""

from __future__ import annotations

import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.classtest import NothingToAsk, Paper, mark, notebook, paper_of
from mtgrules.classtest.handed import LETTERS, MOST_BYTES, NOT_JSON
from mtgrules.classtest.marking import Marked, Result, Unknown
from mtgrules.classtest.sheet import rows
from mtgrules.cli.classtest import sound, wanted
from mtgrules.cli.common import WRITTEN, Trouble, write
from mtgrules.course import progress
from mtgrules.course.shelf import Shelf
from mtgrules.questions.mistakes import MISTAKES
from mtgrules.rulebook.text import NOTHING, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mtgrules.lessons.model import Lesson
    from mtgrules.questions import Option

NO_FILES = Text(
    "There is no file of answers in {where}; they are called answers-...json.",
    "{where}に答えのファイルがありません。名前はanswers-...jsonです。",
)
NOT_THERE = Text(
    "{path}: there is no such file or folder.", "{path}：ファイルもフォルダーもありません。"
)
NOT_READ = Text("cannot be read ({why})", "読み込めません（{why}）。")
NOT_HERE = Text(
    "it asks about a lesson that is not here: {id}; if it is one of your own, name its file too, "
    "such as my-lessons/{id}.md",
    "ここにない教材のテストです：{id}。自作の教材なら、my-lessons/{id}.mdのように"
    "そのファイルも指定してください。",
)
BROKEN = Text(
    "the lessons that it asks about have mistakes or no questions now: {ids}",
    "元の教材にいま間違いがあるか、問題がなくなっています：{ids}",
)
TEST = Text(
    "{title}: {learners} learner(s), {questions} questions",
    "{title}：{learners}人、全{questions}問",
)
NAME, RIGHT = Text("name", "名前"), Text("right", "正解")
OF = Text("{n} of {of}", "{n}／{of}")
LEGEND = Text(
    "Letters are what was chosen: A+ right, A- wrong, . nothing.",
    "文字は選んだ答え（A+ 正解、A- 不正解、. 未回答）です。",
)
QUESTION = Text("Question {n} ({id}): {ask}", "第{n}問（{id}）：{ask}")
NOBODY = Text("no answer", "未回答")
MISTAKE = Text(" [{id}: {belief}]", "［{id}：{belief}］")
NOT_MARKED = Text("About these files:", "ファイルについて：")
PROBLEM = Text("{file}: {what}", "{file}：{what}")


def marking(words: Sequence[str], lang: Lang, csv: Path | None) -> int:
    """Mark the files of answers among these words; `.md` among them are lessons of one's own.

    The exit code is 1 if something is wrong with a file.
    """
    lessons = [word for word in words if word.endswith(".md")]
    places = [Path(word) for word in words if not word.endswith(".md")]
    texts, unread = _texts(places)
    if not texts and not unread:
        raise Trouble(NO_FILES.format(where=", ".join(path.as_posix() for path in places) or "-"))
    found = mark(texts, _Shelf(wanted(lessons)).paper)
    print("\n".join(_told(found, unread, lang)))
    if csv is not None:
        write(csv, "\ufeff" + rows(found, lang))
        print(WRITTEN.format(path=csv.as_posix())[lang])
    return 1 if unread or found.problems else 0


class _Shelf:
    """The papers of tests, by the ids of their lessons."""

    def __init__(self, own: list[Lesson]) -> None:
        self._known = {each.id: each for each in (*Shelf.read().lessons, *own)}

    def paper(self, ids: tuple[str, ...]) -> Paper:
        """The paper made anew; raises `Unknown`."""
        missing = next((id for id in ids if id not in self._known), None)
        if missing is not None:
            raise Unknown(NOT_HERE.format(id=missing))
        try:
            return paper_of(sound([self._known[id] for id in ids]))
        except (Trouble, NothingToAsk):
            raise Unknown(BROKEN.format(ids=", ".join(ids))) from None


def _texts(places: list[Path]) -> tuple[list[tuple[str, str]], list[tuple[str, Text]]]:
    """The texts of the files by their names, and what cannot be read."""
    paths: dict[Path, None] = {}
    for place in places:
        if place.is_dir():
            paths |= dict.fromkeys(filter(_is_handed_in, sorted(place.glob("**/*.json"))))
        elif place.is_file():
            paths[place] = None
        else:
            raise Trouble(NOT_THERE.format(path=place.as_posix()))
    texts, unread = [], []
    for path in paths:
        try:
            if path.stat().st_size > MOST_BYTES:
                unread.append((path.as_posix(), NOT_JSON))
                continue
            texts.append((path.as_posix(), path.read_text(encoding="utf-8-sig")))
        except UnicodeDecodeError:
            unread.append((path.as_posix(), NOT_JSON))
        except OSError as error:
            unread.append((path.as_posix(), NOT_READ.format(why=error.strerror)))
    return texts, unread


def _is_handed_in(path: Path) -> bool:
    """Whatever its name is, since people rename files; but for what the lessons keep there."""
    ours = path.name.startswith("draft-") or path.name == progress.FILE
    return not ours and ".ipynb_checkpoints" not in path.parts


def _told(found: Result, unread: list[tuple[str, Text]], lang: Lang) -> Iterator[str]:
    for test in found.tests:
        yield from _table(test, lang)
        yield from _class(test, lang)
    problems = [*unread, *found.problems]
    if problems:
        yield NOT_MARKED[lang]
    for file, what in problems:
        yield f"  {PROBLEM.format(file=file, what=what)[lang]}"


def _table(test: Marked, lang: Lang) -> Iterator[str]:
    """Each learner on a line: how many are right, and what was chosen."""
    items = test.paper.items
    title = notebook.title(test.paper)
    yield TEST.format(title=title, learners=len(test.learners), questions=len(items))[lang]
    yield LEGEND[lang]
    yield ""
    lines = [[NAME[lang], RIGHT[lang], *(str(n) for n in range(1, len(items) + 1))]]
    for each in test.learners:
        right = OF.format(n=each.right, of=len(items))[lang]
        options = (item.question.options for item in items)
        signs = [_sign(chosen, of) for chosen, of in zip(each.chosen, options, strict=True)]
        lines.append([each.name, right, *signs])
    widths = [max(_width(line[n]) for line in lines) for n in range(len(lines[0]))]
    for line in lines:
        cells = (
            word + " " * (wide - _width(word)) for word, wide in zip(line, widths, strict=True)
        )
        yield "  ".join(cells).rstrip()
    yield ""


def _sign(chosen: Option | None, options: tuple[Option, ...]) -> str:
    if chosen is None:
        return "."
    return f"{LETTERS[options.index(chosen)]}{'+' if chosen.right else '-'}"


def _class(test: Marked, lang: Lang) -> Iterator[str]:
    """Each question: how many chose which option, and which common mistake that is."""
    for n, item in enumerate(test.paper.items):
        yield QUESTION.format(n=n + 1, id=item.id, ask=item.question.ask)[lang]
        for letter, (option, count) in zip((*LETTERS, "."), test.counts(n), strict=False):
            if option is None:
                yield f"  {count:>3}   .  {NOBODY[lang]}"
                continue
            mistake = _mistake(option)
            sign = "+" if option.right else "-"
            yield f"  {count:>3}  {letter}{sign}  {option.text[lang]}{mistake[lang]}"
        yield ""


def _mistake(option: Option) -> Text:
    found = MISTAKES.get(option.mistake)
    return NOTHING if found is None else MISTAKE.format(id=found.id, belief=found.belief)


def _width(word: str) -> int:
    """How many columns of a terminal it takes: Japanese letters take two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in word)
