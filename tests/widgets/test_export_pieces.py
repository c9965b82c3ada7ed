"""Storing HTML once, and hiding it from eyes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mtgrules.lessons.hiding import conceal, reveal
from mtgrules.rulebook.text import LANGS, Lang
from mtgrules_widgets.board import table
from mtgrules_widgets.diagrams import diagram_html
from mtgrules_widgets.export.pieces import SIGN, Pieces, in_36, whole
from mtgrules_widgets.marks import marks
from tests.widgets.games import PLAYED


@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("lang", LANGS)
def test_every_board_and_diagram_comes_back_as_it_was(name: str, lang: Lang) -> None:
    trace, pieces = PLAYED[name](), Pieces()
    shown = [table(frame.state, marks(frame, None), lang) for frame in trace.frames]
    shown += [diagram_html(trace, at, lang, "d") for at in range(0, len(trace), 7)]
    numbers = [pieces.add(html) for html in shown]
    stored = pieces.stored()
    assert [whole(stored, number) for number in numbers] == shown
    assert sum(map(len, stored)) < sum(map(len, shown)) / 3


def test_the_same_html_has_the_same_number() -> None:
    pieces = Pieces()
    assert pieces.add("<p>one</p>") == pieces.add("<p>one</p>") != pieces.add("<p>two</p>")


def test_text_outside_of_elements_and_nothing_at_all_are_kept() -> None:
    pieces = Pieces()
    for html in ("", "only words", "before <b>in</b> after", "<path d='a'/>"):
        number = pieces.add(html)
        assert whole(pieces.stored(), number) == html


@pytest.mark.parametrize("html", ["<p>never closed", "closed</p>", f"<p>{SIGN}0;</p>"])
def test_what_could_not_be_put_together_again_is_refused(html: str) -> None:
    with pytest.raises(ValueError, match=r"not closed|closes nothing|private use"):
        Pieces().add(html)


def test_equal_lists_are_kept_once() -> None:
    pieces = Pieces()
    assert pieces.keep(["いま", 1]) == 0
    assert pieces.keep(["いま", 2]) == 1
    assert pieces.keep(["いま", 1]) == 0
    assert pieces.kept() == [["いま", 1], ["いま", 2]]


@given(st.integers(0, 10**9))
def test_numbers_are_written_as_scripts_read_them(number: int) -> None:
    assert int(in_36(number), 36) == number


@given(st.text(), st.text())
def test_what_is_hidden_comes_back(text: str, key: str) -> None:
    assume_text = text.encode("utf-8", "ignore").decode()
    assume_key = key.encode("utf-8", "ignore").decode()
    assert reveal(conceal(assume_text, assume_key), assume_key) == assume_text


def test_hidden_text_shows_no_word_of_itself_and_another_key_shows_none_either() -> None:
    stored = conceal("the answer is 117.1, 優先権", key="When may Ben respond?")
    assert "answer" not in stored
    assert "117" not in stored
    other = conceal("the answer is 117.1, 優先権", key="May Ben respond?")
    assert other != stored
