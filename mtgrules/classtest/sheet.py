"""The marks of a class as a table for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from mtgrules.classtest.handed import LETTERS
from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mtgrules.classtest.marking import Marked, Result

NAME, FILE = Text("name", "名前"), Text("file", "ファイル")
RIGHT, OF = Text("right", "正解"), Text("of", "問題数")
CHOSEN, IS_RIGHT = Text("{id} chosen", "{id} 選択"), Text("{id} right", "{id} 正解")


def rows(found: Result, lang: Lang) -> str:
    """A line for each learner; each test has a head of its own, after an empty line.

    For each question there is the letter that was chosen, and 1 if it is right.
    """
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    for n, test in enumerate(found.tests):
        if n:
            writer.writerow([])
        writer.writerows(_test(test, lang))
    return out.getvalue()


def _test(test: Marked, lang: Lang) -> Iterator[list[str | int]]:
    items = test.paper.items
    heads = [text.format(id=item.id)[lang] for item in items for text in (CHOSEN, IS_RIGHT)]
    yield [NAME[lang], RIGHT[lang], OF[lang], *heads, FILE[lang]]
    for each in test.learners:
        cells: list[str | int] = []
        for chosen, item in zip(each.chosen, items, strict=True):
            letter = "" if chosen is None else LETTERS[item.question.options.index(chosen)]
            cells += [letter, int(chosen is not None and chosen.right)]
        yield [_plain(each.name), each.right, len(items), *cells, _plain(each.file)]


def _plain(word: str) -> str:
    r"""A word that no spreadsheet takes for a formula: learners write their names themselves.

    >>> _plain('=HYPERLINK("x")'), _plain("Sato")
    ('\'=HYPERLINK("x")', 'Sato')
    """
    return f"'{word}" if word.startswith(("=", "+", "-", "@")) else word
