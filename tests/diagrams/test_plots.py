"""The plots of the cards with suspend: the same facts in pictures and in words."""

from __future__ import annotations

import pytest

from mtgrules.diagrams import plots
from mtgrules.rulebook.text import LANGS, Lang

CARDS = (
    plots.Waiting("TSP", 2006, "U", 4, 5),
    plots.Waiting("TSP", 2006, "R", 1, 2),
    plots.Waiting("TSP", 2006, "R", 1, 4),
    plots.Waiting("MH2", 2021, "", 3, None),
    plots.Waiting("WHO", 2023, "M", None, 3),
)


def test_the_words_count_what_the_bars_show() -> None:
    sets, turns = plots.in_words(CARDS)

    assert sets[0].en == "TSP (2006): 3; blue 1, red 2."
    assert sets[1].ja == "MH2（2021年）：1枚。無色1。"
    assert [row.en for row in turns] == [
        "1 turns: 2 card(s), saving 2 to 4 mana.",
        "4 turns: 1 card(s), saving 5 to 5 mana.",
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_the_pictures_take_the_ink_of_the_page_and_are_the_same_every_time(lang: Lang) -> None:
    for draw, title in ((plots.by_set, plots.BY_SET), (plots.saved, plots.SAVED)):
        picture = draw(CARDS, lang)
        assert picture.startswith("<svg")
        assert f'aria-label="{title[lang]}"' in picture
        assert "currentColor" in picture
        assert "<text" not in picture, "letters are outlines: they need no font"
        assert picture == draw(CARDS, lang)


def test_drawing_leaves_the_settings_of_matplotlib_alone() -> None:
    import matplotlib as mpl

    before = dict(mpl.rcParams)
    plots.saved(CARDS, "ja")
    assert dict(mpl.rcParams) == before
