"""No file that learners get tells the answer to a question: not the reasons, not which is right."""

from __future__ import annotations

import pytest

from mtgrules.cli import main
from mtgrules.lessons.rounds import round_of
from mtgrules.rulebook.text import LANGS, Lang
from tests.conftest import ROOT
from tests.course.test_every_question import LESSONS

FILES = sorted(
    path
    for folder, pattern in (("notebooks", "**/*.*"), ("docs", "**/*.md"), (".", "*.md"))
    for path in (ROOT / folder).glob(pattern)
    if path.suffix in (".md", ".ipynb") and ".ipynb_checkpoints" not in path.parts
)


def reasons(lang: Lang) -> set[str]:
    """Why each option of each question is right or wrong, as learners read it afterwards."""
    return {
        option.why[lang]
        for lesson, part in LESSONS
        for one in round_of(lesson, lesson.positions[part.position], part.run).asked
        for option in one.question.options
    }


@pytest.mark.parametrize("lang", LANGS)
def test_no_file_of_a_learner_has_a_reason_in_plain_sight(lang: Lang) -> None:
    secrets = reasons(lang)
    assert len(secrets) > 300
    assert len(FILES) > 60
    for path in FILES:
        text = path.read_text("utf-8")
        told = [secret for secret in secrets if secret in text]
        assert not told, f"{path.relative_to(ROOT)} tells {told[0]!r}"


@pytest.mark.parametrize("lang", LANGS)
def test_the_teachers_file_has_the_answers(
    lang: Lang, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the search above would find them, if they were there."""
    monkeypatch.chdir(ROOT)
    source = "notebooks/source/stack.md"
    assert main(["lesson", "answers", source, "--lang", lang]) == 0

    said = capsys.readouterr().out
    right = [
        one.question.right
        for lesson, part in LESSONS
        if lesson.id == "stack"
        for one in round_of(lesson, lesson.positions[part.position], part.run).asked
    ]
    assert len(right) >= 10
    assert all(option.why[lang] in said and option.text[lang] in said for option in right)
