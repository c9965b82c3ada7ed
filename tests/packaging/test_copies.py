"""A learner works in copies: the project's files stay as they are, and so does their work."""

from pathlib import Path

import pytest

from mtgrules.copies import FOLDER, lay_out


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    lesson = tmp_path / "notebooks" / "ja" / "start.ipynb"
    lesson.parent.mkdir(parents=True)
    lesson.write_text("lesson, first edition", "utf-8")
    return tmp_path


def test_every_lesson_is_copied_once(clone: Path) -> None:
    copy = lay_out(clone) / "ja" / "start.ipynb"

    assert copy.read_text("utf-8") == "lesson, first edition"
    assert copy.is_relative_to(clone / FOLDER)


def test_what_a_learner_wrote_stays(clone: Path) -> None:
    copy = lay_out(clone) / "ja" / "start.ipynb"
    copy.write_text("with my notes", "utf-8")

    lay_out(clone)

    assert copy.read_text("utf-8") == "with my notes"


def test_a_new_edition_of_a_lesson_comes_beside_what_a_learner_wrote(clone: Path) -> None:
    copy = lay_out(clone) / "ja" / "start.ipynb"
    copy.write_text("with my notes", "utf-8")
    (clone / "notebooks" / "ja" / "start.ipynb").write_text("lesson, second edition", "utf-8")

    lay_out(clone)

    assert copy.read_text("utf-8") == "lesson, second edition"
    assert copy.with_name("start-2.ipynb").read_text("utf-8") == "with my notes"


def test_an_untouched_copy_is_simply_replaced(clone: Path) -> None:
    copy = lay_out(clone) / "ja" / "start.ipynb"
    (clone / "notebooks" / "ja" / "start.ipynb").write_text("lesson, second edition", "utf-8")

    lay_out(clone)

    assert copy.read_text("utf-8") == "lesson, second edition"
    assert [p.name for p in copy.parent.iterdir()] == ["start.ipynb"]
