"""`View`: several places of the page in one widget."""

from __future__ import annotations

import pytest

from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.view import View

BOLD = el("b", "<x>")


def test_pieces_stand_in_the_order_of_their_names_and_stay_until_they_change() -> None:
    view = View("one", "two", "three")
    assert view.value == ""
    view.put({"three": BOLD})
    view.put({"one": BOLD})
    piece = "<b>&lt;x&gt;</b>"
    assert view.value == f'<div class="mtg-one">{piece}</div><div class="mtg-three">{piece}</div>'
    assert view["three"] == BOLD
    view.put({"three": Html()}, still=True)
    assert view.value == f'<div class="mtg-one mtg-still">{piece}</div>'


def test_several_pieces_are_one_change_and_the_same_again_is_none() -> None:
    view = View("one", "two")
    changes: list[object] = []
    view.observe(changes.append, "value")
    view.put({"one": BOLD, "two": BOLD})
    assert len(changes) == 1
    view.put({"two": BOLD})
    assert len(changes) == 1


def test_a_name_that_is_not_there_is_refused_and_nothing_changes() -> None:
    view = View("one")
    with pytest.raises(KeyError):
        view.put({"one": BOLD, "other": BOLD})
    assert not view["one"]
    assert view.value == ""
