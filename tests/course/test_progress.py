"""Progress: a value, a file of the learner's own, and the table that shows it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mtgrules.course.progress import FILE, Progress, place, read, record, write
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets.progressview import progress_html

if TYPE_CHECKING:
    from pathlib import Path

LESSONS = {"anatomy": ("1. <b>Cost</b>", 2), "stack": ("3. The stack", 1)}


def test_the_first_answer_counts() -> None:
    done = Progress().answered("stack.guess", 0, right=False).answered("stack.guess", 0, right=True)

    assert (done.count("stack"), done.right("stack")) == (1, 0)


def test_a_lesson_is_not_another_whose_name_begins_alike() -> None:
    done = Progress().answered("stack-two.guess", 0, right=True)

    assert done.count("stack") == 0


def test_answers_are_kept_in_a_file_for_both_languages(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "ja").mkdir()
    assert place(tmp_path / "en") == place(tmp_path / "ja") == tmp_path / FILE

    assert record(place(tmp_path / "en"), "anatomy.guess", 0, right=True)
    assert record(place(tmp_path / "ja"), "anatomy.guess", 1, right=False)

    done = read(tmp_path / FILE)
    assert (done.count("anatomy"), done.right("anatomy")) == (2, 1)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [FILE]


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', "{", '{"a": true', "\ud83d"])
def test_a_file_that_cannot_be_read_is_no_progress(tmp_path: Path, text: str) -> None:
    path = tmp_path / FILE
    path.write_bytes(text.encode("utf-8", "surrogatepass"))

    assert read(path) == Progress()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert not write(tmp_path / "gone" / FILE, Progress())


@pytest.mark.parametrize("lang", LANGS)
def test_the_table_tells_what_is_done_and_carries_no_markup(lang: Lang) -> None:
    done = Progress().answered("stack.guess", 0, right=True)
    shown = progress_html(LESSONS, done, lang)

    assert "<b>Cost" not in shown
    assert {"en": "not begun", "ja": "まだ"}[lang] in shown
    assert {"en": "✓ all 1 questions", "ja": "✓ 全1問"}[lang] in shown
    assert 'href="stack.ipynb"' in shown


def test_two_notebooks_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    """Two kernels, as when a lesson is open twice in Voilà."""
    code = (
        "import sys\nfrom pathlib import Path\nfrom mtgrules.course.progress import record\n"
        "for n in range(40): assert record(Path(sys.argv[1]), sys.argv[2], n, right=True)"
    )
    running = [
        subprocess.Popen([sys.executable, "-c", code, str(tmp_path / FILE), name])
        for name in ("anatomy.guess", "stack.guess")
    ]

    assert [process.wait(60) for process in running] == [0, 0]
    done = read(tmp_path / FILE)
    assert (done.count("anatomy"), done.count("stack")) == (40, 40)
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_file_that_is_no_progress_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("my own notes", encoding="utf-8")

    assert record(tmp_path / FILE, "anatomy.guess", 0, right=True)

    assert read(tmp_path / FILE).count("anatomy") == 1
    assert (tmp_path / f"{FILE}.old").read_text("utf-8") == "my own notes"


def test_one_who_died_while_writing_is_not_waited_for_again(tmp_path: Path) -> None:
    (tmp_path / FILE).with_suffix(".lock").mkdir()

    assert record(tmp_path / FILE, "anatomy.guess", 0, right=True)

    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_place_that_cannot_be_written_is_left_as_it_was(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    assert not record(tmp_path / FILE, "anatomy.guess", 0, right=True)

    assert [path.name for path in tmp_path.iterdir()] == [FILE]
