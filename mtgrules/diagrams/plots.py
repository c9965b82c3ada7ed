"""Two plots of the cards with suspend: how many came when, and what waiting saves.

Like `draw`, this loads matplotlib only when something is drawn, draws text as outlines
from font files that come with the packages, and takes its colours from the page.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.rulebook.text import Lang, Text, join, same

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLORS: dict[str, tuple[str, Text]] = {
    "W": ("#d9c56b", Text("white", "白")),
    "U": ("#3d7ab8", Text("blue", "青")),
    "B": ("#5b4a66", Text("black", "黒")),
    "R": ("#c8553d", Text("red", "赤")),
    "G": ("#4a8c58", Text("green", "緑")),
    "M": ("#b0883c", Text("two colors", "2色")),
    "": ("#8c959f", Text("colorless", "無色")),
}
"""What each color is drawn in, and its name; `M` stands for more than one."""

HATCHES = {"W": "", "U": "///", "B": "...", "R": "\\\\\\", "G": "xxx", "M": "++", "": "--"}
"""So that nobody has to tell them apart by color alone."""

_INK, _PAPER = "#010203", "none"

BY_SET = Text(
    "Cards with suspend, by set, color and year of their first printing",
    "待機を持つカード（初出のセット、色、年別）",
)
SAVED = Text("What waiting saves", "待つことで節約できるもの")
NUMBER = Text("cards", "枚数")
TURNS = Text("turns waited (time counters)", "待つターン数（時間カウンター）")
MANA = Text("mana saved", "節約できるマナ")
_SET_ROW = Text("{code} ({year}): {n}; {colors}.", "{code}（{year}年）：{n}枚。{colors}。")
_COUNT = Text("{color} {n}", "{color}{n}")
_SAVED_ROW = Text(
    "{turns} turns: {n} card(s), saving {least} to {most} mana.",
    "{turns}ターン：{n}枚、節約できるマナは{least}～{most}。",
)


class Waiting(NamedTuple):
    """What the plots need of a card; `saved` is None where nothing can be said."""

    set: str
    year: int
    color: str
    turns: int | None
    saved: int | None


def kind(colors: str) -> str:
    """A key of `COLORS` for letters of WUBRG.

    >>> kind("U"), kind("RW"), kind("")
    ('U', 'M', '')
    """
    return "M" if len(colors) > 1 else colors


def in_words(cards: Sequence[Waiting]) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The two plots in words, made from the same rows: by set, and by turns waited."""
    sets = []
    for year, code in _sets(cards):
        some = [card for card in cards if card.set == code]
        count = Counter(card.color for card in some)
        colors = [_COUNT.format(color=COLORS[c][1], n=count[c]) for c in COLORS if count[c]]
        told = join(colors, ", ", "、")
        sets.append(_SET_ROW.format(code=code, year=year, n=len(some), colors=told))
    turns = []
    placed = [(card.turns, card.saved) for card in cards if None not in (card.turns, card.saved)]
    for n in sorted({turn for turn, _ in placed if turn is not None}):
        saved = sorted(mana for turn, mana in placed if turn == n and mana is not None)
        turns.append(_SAVED_ROW.format(turns=n, n=len(saved), least=saved[0], most=saved[-1]))
    return tuple(sets), tuple(turns)


def _sets(cards: Sequence[Waiting]) -> list[tuple[int, str]]:
    """The sets in the order of the cards, each after its year."""
    return list(dict.fromkeys((card.year, card.set) for card in cards))


def by_set(cards: Sequence[Waiting], lang: Lang) -> str:
    """Bars: how many cards came in each set, by color. An SVG; raises `ImportError`."""
    figure, axes = _paper(lang)
    sets = _sets(cards)
    bottom = [0] * len(sets)
    for color, (paint, name) in COLORS.items():
        heights = [sum(c.set == code and c.color == color for c in cards) for _, code in sets]
        if any(heights):
            axes.bar(
                [f"{code}\n{year}" for year, code in sets],
                heights,
                bottom=bottom,
                color=paint,
                hatch=HATCHES[color],
                edgecolor="white",
                linewidth=0.5,
                label=name[lang],
            )
            bottom = [low + height for low, height in zip(bottom, heights, strict=True)]
    axes.set_ylabel(NUMBER[lang])
    axes.legend(frameon=False, labelcolor=_INK, ncols=4, loc="upper right", fontsize=9)
    axes.set_ylim(0, max(bottom) * 1.35)
    return _svg(figure, BY_SET[lang])


def saved(cards: Sequence[Waiting], lang: Lang) -> str:
    """Circles: turns waited against mana saved, larger where cards coincide. An SVG."""
    figure, axes = _paper(lang)
    placed = Counter(
        (card.turns, card.saved) for card in cards if None not in (card.turns, card.saved)
    )
    across, up = zip(*placed, strict=True)
    sizes = [60 * n for n in placed.values()]
    axes.scatter(across, up, s=sizes, color=COLORS["U"][0], edgecolor="white", zorder=2)
    for (x, y), n in placed.items():
        if n > 1:
            axes.annotate(
                same(n)[lang], (x, y), color="white", ha="center", va="center", fontsize=8
            )
    axes.set_xlabel(TURNS[lang])
    axes.set_ylabel(MANA[lang])
    axes.set_xticks(range(max(across) + 2))
    axes.grid(visible=True, color=_INK, alpha=0.15, linewidth=0.6)
    return _svg(figure, SAVED[lang])


def _paper(lang: Lang) -> tuple[Figure, Axes]:
    """A figure of its own, with no global state of matplotlib touched."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 3.6), layout="constrained", facecolor=_PAPER)
    FigureCanvasSVG(figure)
    axes = figure.add_subplot(facecolor=_PAPER)
    axes.tick_params(colors=_INK)
    for side, spine in axes.spines.items():
        spine.set_color(_INK)
        spine.set_visible(side in ("left", "bottom"))
    axes.xaxis.label.set_color(_INK)
    axes.yaxis.label.set_color(_INK)
    return figure, axes


def _svg(figure: Figure, title: str) -> str:
    """The figure as inline SVG with the page's colours and a spoken name, the same every time."""
    import matplotlib as mpl

    from mtgrules.diagrams.pen import japanese_font

    out = StringIO()
    font = japanese_font()
    if font is not None:
        from matplotlib.font_manager import FontProperties, fontManager
        from matplotlib.text import Text as Text_

        fontManager.addfont(str(font))
        name = FontProperties(fname=str(font)).get_name()
        for text in figure.findobj(match=Text_):
            text.set(fontfamily=[name, "DejaVu Sans"])
    with mpl.rc_context({"svg.fonttype": "path", "svg.hashsalt": "mtgrules"}):
        figure.savefig(out, format="svg", metadata={"Date": None})
    picture = out.getvalue()[out.getvalue().index("<svg") :].replace(_INK, "currentColor")
    # A picture that shrinks with the page: its size is in the view box.
    picture = re.sub(r' (?:width|height)="[\d.]+pt"', "", picture, count=2)
    return picture.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)
