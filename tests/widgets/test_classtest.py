"""A class test: no word about an answer, nothing lost, and one file that is handed in."""

from __future__ import annotations

import base64
import json
import re
from html import unescape
from pathlib import Path

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
import pytest

from mtgrules.classtest import draft as kept
from mtgrules.classtest.handed import LONG_NAME, NO_NAME, read
from mtgrules.lessons.hiding import DAMAGED
from mtgrules.rulebook.text import LANGS, Text
from mtgrules_widgets import classtest_words as w
from mtgrules_widgets import language, quiz_html
from mtgrules_widgets.classtest import ClassTest
from mtgrules_widgets.classtest_paper import of_paper
from mtgrules_widgets.guard import CallbackFailed
from mtgrules_widgets.plain import GONE
from tests.classtest.papers import paper
from tests.widgets.pages import widgets

PACKED = of_paper(paper())
COUNT = 3


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SERVER_SOFTWARE", raising=False)
    language.use("en")


def opened(folder: Path) -> ClassTest:
    return ClassTest(PACKED, lang="en", folder=folder)


def begun(folder: Path, name: str = "Sato") -> ClassTest:
    test = opened(folder)
    say_name(test, name)
    return test


def say_name(test: ClassTest, name: str) -> None:
    next(each for each in widgets(test) if isinstance(each, W.Text)).value = name
    press(test, w.BEGIN)


def shown(test: ClassTest) -> list[W.Button]:
    return [
        each
        for each in widgets(test)
        if isinstance(each, W.Button) and GONE not in each._dom_classes
    ]


def press(test: ClassTest, words: Text | str) -> None:
    wanted = words if isinstance(words, str) else words["en"]
    (found,) = [each for each in shown(test) if each.description == wanted]
    found.click()


def choose(test: ClassTest, letter: str) -> None:
    (found,) = [each for each in shown(test) if re.match(rf"[●○] {letter} ", each.description)]
    found.click()


def chosen(test: ClassTest) -> str:
    """The letter that the page shows as chosen."""
    marked = [each.description for each in shown(test) if "mtg-chosen" in each._dom_classes]
    assert [word[0] for word in marked] == ["●"] * len(marked)
    return "".join(word[2] for word in marked)


def said(test: ClassTest) -> str:
    return " ".join(re.sub("<[^>]*>", " ", test._live.value).split())


def everything(test: ClassTest) -> str:
    """All that a page is sent of it."""
    sent = [
        {k: v for k, v in each.get_state().items() if k not in ("children", "layout", "style")}
        for each in widgets(test)
    ]
    return unescape(json.dumps(sent, ensure_ascii=False))


def handed_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("answers-*.json"))


# A name first -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "told"), [("", NO_NAME), ("  ", NO_NAME), ("x" * 99, LONG_NAME)])
def test_without_a_name_nothing_begins(tmp_path: Path, name: str, told: Text) -> None:
    test = begun(tmp_path, name)
    assert test.notice.message == told.format(most=60)
    assert test.writing.draft is None
    assert not any("A " in each.description for each in shown(test))
    assert list(tmp_path.iterdir()) == []


def test_whoever_gives_a_name_is_told_of_the_draft_that_has_it(tmp_path: Path) -> None:
    begun(tmp_path, "Sato")

    assert [path.name for path in tmp_path.glob("draft-*")]
    assert "draft" in w.ABOUT_NAME.en
    assert "下書き" in w.ABOUT_NAME.ja


def test_a_question_comes_up_with_its_options_and_without_hints(tmp_path: Path) -> None:
    test = begun(tmp_path)
    first = paper().items[0].question
    options = [each.description for each in shown(test) if each.description[0] in "●○"]
    assert options == [f"○ {'ABCDEF'[n]}   {o.text.en}" for n, o in enumerate(first.options)]
    assert first.ask.en in test._asked.value
    assert "Hint" not in everything(test)


# Answers ------------------------------------------------------------------------------


def test_an_answer_moves_no_board_says_nothing_and_can_be_changed(tmp_path: Path) -> None:
    test = begun(tmp_path)
    board = test._board.value
    assert board
    for letter in "ABA":
        choose(test, letter)
        assert chosen(test) == letter
        assert test._board.value == board
        assert said(test) == f"{letter} chosen. 1 of {COUNT} answered."
    assert f"1 of {COUNT} answered" in test._head.value


def test_no_answer_gets_a_verdict_whichever_it_is(tmp_path: Path) -> None:
    test = begun(tmp_path)
    for n, item in enumerate(paper().items):
        sent = set()
        for letter in "ABCDE"[: len(item.question.options)]:
            choose(test, letter)
            # But for which letter it is, the page is the same after a right and a wrong answer.
            same = re.sub(r'"_dom_classes": \[[^]]*\]|[●○]', "", everything(test))
            sent.add(re.sub(rf"\b{letter} chosen", "", same))
        assert len(sent) == 1
        assert item.id not in everything(test)
        if n < COUNT - 1:
            press(test, w.NEXT)
    page = everything(test)
    for item in paper().items:
        for option in item.question.options:
            assert option.why.en not in page
    for word in (quiz_html.SAY_RIGHT, quiz_html.SAY_WRONG, quiz_html.THIS_ONE):
        assert word.en not in page


def test_questions_may_be_taken_in_any_order(tmp_path: Path) -> None:
    test = begun(tmp_path)
    press(test, f"{COUNT}○")
    choose(test, "B")
    press(test, w.BACK)
    press(test, w.BACK)
    choose(test, "C")
    assert [each.description for each in shown(test) if each.description[0] in "123"] == [
        "1●",
        "2○",
        f"{COUNT}●",
    ]
    press(test, f"{COUNT}●")
    assert chosen(test) == "B"


# The draft ----------------------------------------------------------------------------


def test_whoever_comes_back_finds_what_they_chose(tmp_path: Path) -> None:
    choose(begun(tmp_path), "D")
    test = opened(tmp_path)
    assert test.writing.draft is not None
    assert test.writing.draft.name == "Sato"
    assert test.writing.answered == 1
    assert test.writing.at == 1  # the first that is still open
    assert "Going on where Sato stopped" in test.notice.message.en
    press(test, w.BACK)
    assert chosen(test) == "D"


def test_on_a_server_for_many_nobody_finds_the_answers_of_somebody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(begun(tmp_path), "D")
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    test = opened(tmp_path)
    assert test.writing.draft is None
    say_name(test, "Ben")
    assert test.writing.answered == 0
    assert {each.name for each in kept.drafts(tmp_path, paper().digest)} == {"Sato", "Ben"}


def test_with_two_drafts_the_name_is_asked(tmp_path: Path) -> None:
    for name in ("Sato", "Ben"):
        kept.keep(kept.Draft(paper().digest, name), tmp_path)
    assert opened(tmp_path).writing.draft is None


def test_a_name_that_is_taken_is_asked_about(tmp_path: Path) -> None:
    first = begun(tmp_path)
    choose(first, "D")
    press(first, w.ANOTHER)
    press(first, w.YES_ANOTHER)
    say_name(first, "sato")
    assert first.writing.draft is None
    assert "1 of 3" in first._sure._told.value
    press(first, w.NOT_ME)
    assert first.notice.message == w.ANOTHER_NAME
    say_name(first, "Sato")
    press(first, w.YES_ME)
    assert first.writing.answered == 1


def test_two_pages_of_one_learner_lose_no_answer(tmp_path: Path) -> None:
    one = begun(tmp_path)
    other = opened(tmp_path)
    choose(one, "A")
    press(other, w.NEXT)
    choose(other, "B")
    assert other.writing.answered == 2
    # Nobody hands in what they have not seen.
    press(one, w.HAND_IN)
    assert one.notice.message == w.CHANGED_ELSEWHERE
    assert one.writing.answered == 2
    press(one, w.HAND_IN)
    press(one, w.YES_HAND_IN)
    (file,) = handed_in(tmp_path)
    assert len(read(file.read_text("utf-8")).chosen) == 2
    # The other page sees that all is done.
    choose(other, "C")
    assert other.notice.message == w.LOCKED
    assert other.writing.is_handed_in
    assert len(handed_in(tmp_path)) == 1


def test_an_answer_of_a_draft_that_the_test_does_not_offer_is_none(tmp_path: Path) -> None:
    made = paper()
    draft = kept.Draft(made.digest, "Sato").choose(made.items[0].id, 9).choose("other.q.0", 1)
    kept.keep(draft, tmp_path)
    test = opened(tmp_path)
    assert test.writing.answered == 0
    press(test, w.HAND_IN)
    press(test, w.YES_HAND_IN)
    assert read(handed_in(tmp_path)[0].read_text("utf-8")).chosen == {}


# Handing in ---------------------------------------------------------------------------


def test_handing_in_asks_says_what_is_open_and_writes_one_file(tmp_path: Path) -> None:
    test = begun(tmp_path)
    press(test, w.NEXT)
    choose(test, "B")
    press(test, w.HAND_IN)
    assert "2 of 3 questions are still open (number 1, number 3)" in test._sure._told.value
    press(test, w.NOT_YET)
    assert handed_in(tmp_path) == []
    press(test, "1○")
    choose(test, "A")
    press(test, "3○")
    choose(test, "C")
    press(test, w.HAND_IN)
    assert "All 3 questions are answered" in test._sure._told.value
    press(test, w.YES_HAND_IN)

    (file,) = handed_in(tmp_path)
    answers = read(file.read_text("utf-8"))
    assert answers.name == "Sato"
    assert list(answers.chosen.values()) == [0, 1, 2]
    assert file.name in test._done.value
    held = re.search(
        r'href="data:application/json;base64,([^"]*)" download="([^"]*)"', test._done.value
    )
    assert held is not None
    assert base64.b64decode(held[1]).decode() == file.read_text("utf-8")
    assert held[2] == file.name
    # Nothing can be changed any more, also when it is opened again.
    again = opened(tmp_path)
    for each in (test, again):
        assert each.writing.is_handed_in
        press(each, "3●")
        choose(each, "A")
        assert chosen(each) == "C"
        assert all(w.HAND_IN.en != button.description for button in shown(each))
    assert handed_in(tmp_path) == [file]


def test_a_file_of_the_same_name_is_left_as_it_was_and_told(tmp_path: Path) -> None:
    (tmp_path / "answers-respond-Sato.json").write_text("of somebody else", "utf-8")
    test = begun(tmp_path)
    press(test, w.HAND_IN)
    press(test, w.YES_HAND_IN)
    assert (tmp_path / "answers-respond-Sato.json").read_text("utf-8") == "of somebody else"
    assert (tmp_path / "answers-respond-Sato-2.json").is_file()
    assert w.SAME_NAME.en in test._done.value


def test_where_nothing_can_be_written_the_link_has_the_file(tmp_path: Path) -> None:
    test = ClassTest(PACKED, lang="en", folder=tmp_path / "gone")
    say_name(test, "Sato")
    assert test.notice.message == w.NOT_KEPT
    choose(test, "B")
    press(test, w.HAND_IN)
    press(test, w.YES_HAND_IN)
    assert "could not be written" in test._done.value
    held = re.search(r"base64,([^\"]*)", test._done.value)
    assert held is not None
    assert list(read(base64.b64decode(held[1]).decode()).chosen.values()) == [1]


def test_the_next_person_begins_anew_and_the_first_keeps_theirs(tmp_path: Path) -> None:
    test = begun(tmp_path)
    choose(test, "B")
    press(test, w.HAND_IN)
    press(test, w.YES_HAND_IN)
    press(test, w.ANOTHER)
    press(test, w.NO_STAY)
    assert test.writing.is_handed_in
    press(test, w.ANOTHER)
    press(test, w.YES_ANOTHER)
    say_name(test, "Ben")
    assert test.writing.answered == 0
    assert test._done.value == ""
    press(test, w.HAND_IN)
    press(test, w.YES_HAND_IN)
    assert [path.name for path in handed_in(tmp_path)] == [
        "answers-respond-Ben.json",
        "answers-respond-Sato.json",
    ]


# Words and paper ----------------------------------------------------------------------


def test_the_language_changes_and_keeps_everything(tmp_path: Path) -> None:
    test = begun(tmp_path)
    choose(test, "B")
    press(test, w.HAND_IN)
    language.use("ja")
    ask = paper().items[0].question.ask
    assert ask.ja in test._asked.value
    assert "まだ答えていません" in test._sure._told.value
    assert chosen(test) == "B"
    shown_words = [each.description for each in shown(test)]
    assert w.YES_HAND_IN.ja in shown_words
    english = {"Next", "Previous", "Hand", "Yes"}
    assert not any(english & set(re.findall("[A-Za-z]{3,}", word)) for word in shown_words)


def test_a_damaged_test_is_told(tmp_path: Path) -> None:
    for lang in LANGS:
        test = ClassTest(PACKED[:-20], lang=lang, folder=tmp_path)
        assert test.problem == DAMAGED
        assert DAMAGED[lang] in test.notice.value


def test_on_paper_there_are_all_questions_with_boxes_and_nothing_chosen(tmp_path: Path) -> None:
    test = begun(tmp_path)
    before = test._paper.value
    choose(test, "B")
    assert test._paper.value == before
    bundle = test._repr_mimebundle_()
    for html in map(unescape, (before, bundle["text/html"])):
        for item in paper().items:
            for option in item.question.options:
                assert option.why.en not in html
            assert item.question.ask.en in html
        assert html.count("☐") == sum(len(item.question.options) for item in paper().items)
        assert "●" not in html


def test_a_fault_of_ours_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    test = begun(tmp_path)
    monkeypatch.setattr(kept, "keep", lambda *_: 1 / 0)
    with pytest.raises(CallbackFailed):
        choose(test, "A")
    assert test.notice.is_error
