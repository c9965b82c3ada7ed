"""No file that learners get tells the answer to a question: not the reasons, not which is right.

What learners get: the notebooks, the documents around them, exported pages, class tests,
what a notebook leaves for readers and printers without a kernel, the packages, and what is
left of the project on Binder. The sources of the lessons are for those who teach: they are
in no package, and Binder's steps take them away.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

import pytest

from mtgrules.classtest import NothingToAsk, notebook, paper_of
from mtgrules.cli import main
from mtgrules.course.shelf import Shelf
from mtgrules.lessons.build import build, write
from mtgrules.lessons.parse import parse
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets import quiz_html
from mtgrules_widgets.classtest_paper import of_paper
from mtgrules_widgets.export import export, games, rounds, statements, ways
from mtgrules_widgets.export.shelf import Shelf as PageShelf
from mtgrules_widgets.quiz import Questions
from mtgrules_widgets.quiz_sitting import Sitting
from tests.answers_told import (
    assert_tells_nothing,
    lines_told_in,
    questions,
    reasons,
    told_in,
)
from tests.answers_told import rounds as every_round
from tests.conftest import ROOT
from tests.widgets.exports import exported

if TYPE_CHECKING:
    from pathlib import Path

SHELF = Shelf.read(ROOT / "notebooks" / "source").lessons


def test_there_is_much_to_be_hidden() -> None:
    assert len(questions()) > 190
    assert len(reasons()) > 600


def test_no_notebook_and_no_source_tells_a_reason_or_what_the_board_does_next() -> None:
    assert assert_tells_nothing(ROOT / "notebooks") > 80


def test_no_document_tells_a_reason() -> None:
    assert assert_tells_nothing(ROOT / "docs") >= 10
    for path in ROOT.glob("*.md"):
        assert not told_in(path.read_text("utf-8")), path.name


def test_no_data_of_the_packages_tells_a_reason() -> None:
    for package in (ROOT / "mtgrules", ROOT / "widgets"):
        assert_tells_nothing(package)


def test_no_package_has_the_sources_of_the_lessons() -> None:
    """They are for those who teach; who only installs the package gets none."""
    configured = (ROOT / "pyproject.toml").read_text("utf-8")
    for table in ("wheel", "sdist"):
        (listed,) = re.findall(
            rf"\[tool\.hatch\.build\.targets\.{table}\]\n(?:#.*\n)*(.*)\n", configured
        )
        assert "notebooks" not in listed
        assert "mtgrules" in listed


def test_binder_takes_the_sources_of_the_lessons_away() -> None:
    steps = (ROOT / "binder" / "postBuild").read_text("utf-8").splitlines()
    assert "rm -r notebooks/source" in steps


# Exported pages -----------------------------------------------------------------------


def plain(lesson: str, lang: Lang, monkeypatch: pytest.MonkeyPatch) -> str:
    """What stands in an exported page but for what it stores, which takes long to make."""
    found = next(each for each in SHELF if each.id == lesson)
    for module in (games, rounds, ways, statements):
        monkeypatch.setattr(module, "stored", lambda *_, **__: {})
    monkeypatch.setattr(PageShelf, "data", lambda _: {})
    monkeypatch.setattr("mtgrules_widgets.export.check", lambda _: [])
    return without_stored(export(found, lang))


def without_stored(page: str) -> str:
    return re.sub(r'(<script type="text/plain" id="stored"[^>]*>)[^<]*', r"\1", page)


@pytest.mark.parametrize("lang", LANGS)
def test_no_exported_page_tells_a_reason(lang: Lang, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their print is made of the same: it leaves parts out and puts none in."""
    whole = exported("anatomy", lang)
    assert not told_in(whole)
    for lesson in SHELF:
        page = plain(lesson.id, lang, monkeypatch)
        if lesson.id == "anatomy":
            assert page == without_stored(whole)
        told = told_in(page)
        assert not told, f"{lesson.id} tells {told[0]!r}"


# Without a kernel, and on paper -------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_what_a_notebook_leaves_for_readers_without_a_kernel_tells_nothing(lang: Lang) -> None:
    """That is also what JupyterLab prints, with the code of every field, folded or not."""
    for lesson, round_ in every_round():
        assert not told_in(quiz_html.fallback(Sitting.of(round_), lang)), (lesson.id, round_.name)
    left = Questions(round_, lang=lang)._repr_mimebundle_()
    assert left["text/html"] == quiz_html.fallback(Sitting.of(round_), lang)


# Class tests --------------------------------------------------------------------------


def test_no_class_test_tells_a_reason_or_which_answer_is_right(tmp_path: Path) -> None:
    made = 0
    for lesson in SHELF:
        try:
            paper = paper_of([lesson])
        except NothingToAsk:
            continue
        packed = of_paper(paper)
        for lang in LANGS:
            path = tmp_path / notebook.file_name(paper, lang)
            path.write_text(write(notebook.notebook(paper, packed, lang)), "utf-8")
            made += 1
        text = path.read_text("utf-8")
        for item in paper.items:
            for option in item.question.options:
                assert len(option.text.ja) < 8 or option.text.ja not in text
    assert made == assert_tells_nothing(tmp_path)
    assert made > 38


# The search finds what there is -------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_the_teachers_file_has_the_answers(
    lang: Lang, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the search above would find them, if they were there."""
    monkeypatch.chdir(ROOT)
    source = "notebooks/source/stack.md"
    assert main(["lesson", "answers", source, "--lang", lang]) == 0

    said = capsys.readouterr().out
    right = [question.right for lesson, question in questions() if lesson.id == "stack"]
    assert len(right) >= 10
    assert all(option.why[lang] in said and option.text[lang] in said for option in right)
    assert {option.why[lang] for option in right} <= set(told_in(said))
    assert set(told_in(f"<p>{escape(said).replace(' ', ' <b></b>')}</p>")) == set(told_in(said))


def test_a_notebook_with_the_lines_of_a_run_is_found(tmp_path: Path) -> None:
    text = write(
        build(parse((ROOT / "notebooks/source/stack.md").read_text("utf-8"), "stack.md"), "en")
    )
    assert lines_told_in(text) == []
    for line in (
        '"ask next",',
        '"pass => 120.3e",',
        '"? stack = nothing",',
        '"! respond => 117.1",',
    ):
        shown = text.replace(
            "mw.questions(",
            f"mw.questions([\\n    {line.replace(chr(34), chr(92) + chr(34))}\\n], ",
            1,
        )
        assert lines_told_in(shown) == [line] or lines_told_in(shown)[0].strip() == line
