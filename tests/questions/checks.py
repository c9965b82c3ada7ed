"""What must hold for every question, whatever it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mtgrules.questions import Attempt
from mtgrules.questions.mistakes import MISTAKES
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import LANGS
from tests.engine.walks import check_text

if TYPE_CHECKING:
    from mtgrules.questions import Question


def check_question(question: Question) -> None:
    """One right answer among two to six that differ, each with feedback of its own."""
    about = (question.kind, question.ask.en)
    assert sum(option.right for option in question.options) == 1, about
    assert 2 <= len(question.options) <= 6, about
    check_text(question.ask, about)
    for lang in LANGS:
        texts = [option.text[lang] for option in question.options]
        assert len(set(texts)) == len(texts), (about, texts)
    for option in question.options:
        check_text(option.text, about)
        check_text(option.why, (about, option.text))
        for lang in LANGS:
            assert option.why[lang].endswith((".", "。", "）", ")", "」", "”", "！", "?", "？")), (
                option.why[lang]
            )
            assert "  " not in option.why[lang], option.why[lang]
            assert not option.text[lang].endswith((".", "。")), option.text[lang]
        if option.rule:
            assert rules.known(option.rule), (about, option.rule)
        if option.mistake:
            assert option.mistake in MISTAKES
            assert not option.right
    for hint in question.hints:
        check_text(hint, about)
        for lang in LANGS:
            assert f"“{question.right.text[lang]}”" not in hint[lang]
            assert f"「{question.right.text[lang]}」" not in hint[lang]
    check_attempts(question)


def check_attempts(question: Question) -> None:
    """Not tried is not wrong; each answer is final and has its own feedback."""
    fresh = Attempt(question)
    assert (fresh.is_right, fresh.locked) == (None, False)
    assert not fresh.why.en
    said = set()
    for n, option in enumerate(question.options):
        done = fresh.answer(n)
        assert done.is_right is option.right
        assert done.why == option.why
        assert done.answer((n + 1) % len(question.options)) == done
        said.add(done.why)
    assert len(said) == len(question.options), [o.why.en for o in question.options]
