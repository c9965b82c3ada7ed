"""The pen: matplotlib's SVG renderer and its font reader, kept from picture to picture.

Only `draw` imports this, when something is drawn. Outlines of letters are read
once from the font files and kept; a line of text is then put together from
them without asking matplotlib again.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from functools import cache, lru_cache
from io import StringIO
from pathlib import Path as File
from typing import Any, ClassVar

from mtgrules.rulebook.text import Lang

Point = tuple[float, float]
Moves = Sequence[tuple[str, tuple[Point, ...]]]

_UNITS = 200  # letters are kept in whole numbers of 1/200 of the font size: finer is not seen
_NO_LINE_START = "。、，．・：；？！）」』】〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ)]},.;:!?"
_NO_LINE_END = "（「『【〈《([{"


class Letter:
    """One letter: its outline as relative path commands, where that begins and ends, its width."""

    __slots__ = ("advance", "begin", "d", "end")

    def __init__(self, d: str, begin: tuple[int, int], end: tuple[int, int], advance: int) -> None:
        self.d, self.begin, self.end, self.advance = d, begin, end, advance


class Pen:
    """Draws outlines and text into one SVG body after another."""

    _kept: ClassVar[Pen | None] = None

    @classmethod
    def kept(cls) -> Pen | None:
        """The one pen, made when first asked for; None where matplotlib or its font is missing."""
        if cls._kept is None:
            font = japanese_font()
            if font is None or importlib.util.find_spec("matplotlib") is None:
                return None
            try:
                cls._kept = cls(font)
            except ImportError:
                return None
        return cls._kept

    def __init__(self, japanese: File) -> None:
        import matplotlib as mpl
        from matplotlib.backend_bases import GraphicsContextBase
        from matplotlib.backends.backend_svg import RendererSVG
        from matplotlib.font_manager import get_font
        from matplotlib.path import Path
        from matplotlib.transforms import IdentityTransform

        latin = File(mpl.get_data_path()) / "fonts" / "ttf" / "DejaVuSans.ttf"
        self._fonts: dict[Lang, tuple[Any, ...]] = {
            "en": (get_font(str(latin)), get_font(str(japanese))),
            "ja": (get_font(str(japanese)), get_font(str(latin))),
        }
        self._Path = Path
        self._identity = IdentityTransform()
        self._Context = GraphicsContextBase
        self._contexts: dict[tuple[str, float, tuple[float, ...] | None], Any] = {}
        self._paper = StringIO()
        # The header that it writes is thrown away: `draw` writes one that fits into a page.
        empty = {"Date": None, "Creator": None, "Format": None, "Type": None}
        make: Any = RendererSVG  # has no types
        self._renderer = make(1, 1, self._paper, image_dpi=72, metadata=empty)
        self.begin(1, 1)

    # A picture ------------------------------------------------------------------------

    def begin(self, width: float, height: float) -> None:
        # Lines are cut off at these edges, and y is turned round at them: we count downwards.
        self._renderer.width, self._renderer.height = width, height
        self._height = height
        self.end()

    def end(self) -> str:
        self._renderer.writer.flush()
        drawn = self._paper.getvalue()
        self._paper.seek(0)
        self._paper.truncate()
        # An element that is still open (the header's) is closed by the next one.
        return drawn[drawn.index("<path") :] if "<path" in drawn else ""

    def outline(
        self,
        moves: Moves,
        stroke: str,
        width: float,
        dashes: tuple[float, ...] | None,
        fill: str | None,
    ) -> None:
        path = self._Path
        code = {"M": path.MOVETO, "L": path.LINETO, "C": path.CURVE4, "Z": path.CLOSEPOLY}
        height = self._height
        points = [(x, height - y) for _, some in moves for x, y in some]
        codes = [code[move] for move, some in moves for _ in some]
        inside = _rgb(fill) if fill else None
        context = self._context(stroke, width, dashes)
        self._renderer.draw_path(context, path(points, codes), self._identity, inside)

    def _context(self, stroke: str, width: float, dashes: tuple[float, ...] | None) -> Any:
        wanted = (stroke, width, dashes)
        context = self._contexts.get(wanted)
        if context is None:
            context = self._contexts[wanted] = self._Context()
            context.set_foreground(stroke)
            context.set_linewidth(width)
            if dashes is not None:
                context.set_dashes(0, dashes)
        return context

    # Text -----------------------------------------------------------------------------

    def text(self, words: str, x: float, y: float, size: float, lang: Lang, colour: str) -> None:
        """A line of text with its baseline's left end at x, y."""
        d = self._line(words, lang)
        if d:
            scale = size / _UNITS
            self._renderer.writer.element(
                "path", d=d, fill=colour, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.4f})"
            )

    @lru_cache(8192)  # noqa: B019 - there is one pen for the whole process
    def width(self, words: str, size: float, lang: Lang) -> float:
        return sum(self._letter(c, lang).advance for c in words) * size / _UNITS

    @lru_cache(2048)  # noqa: B019 - as above
    def wrap(
        self, words: str, size: float, lang: Lang, most: int, limit: float = 178.0
    ) -> tuple[str, ...]:
        """The text in at most so many lines of a width; what does not fit ends in "…".

        Several lines are made about equally long, so that no single letter is left over.
        """
        parts = _parts(clean(words))
        lines = self._fill(parts, size, lang, limit)
        if len(lines) > most:
            last = lines[most - 1]
            while last and self.width(last + "…", size, lang) > limit:
                last = last[:-1]
            return (*lines[: most - 1], last.rstrip() + "…")
        if len(lines) > 1:
            even = self.width("".join(lines), size, lang) / len(lines)
            for slack in (1.05, 1.15, 1.3):
                balanced = self._fill(parts, size, lang, min(even * slack, limit))
                if len(balanced) == len(lines):
                    return tuple(balanced)
        return tuple(lines)

    def _fill(self, parts: list[str], size: float, lang: Lang, limit: float) -> list[str]:
        lines: list[str] = []
        line = ""
        long = 0.0
        for part in parts:
            wide = self.width(part, size, lang)
            seen = self.width(part.rstrip(), size, lang)
            if line and long + seen > limit:
                lines.append(line.rstrip())
                line, long = "", 0.0
            line += part
            long += wide
        lines.append(line.rstrip())
        return [line for line in lines if line]

    @lru_cache(2048)  # noqa: B019 - as above
    def _line(self, words: str, lang: Lang) -> str:
        """The outlines of a line of text, each letter placed relative to the one before."""
        parts = []
        pen_x = at_x = at_y = 0
        for c in words:
            letter = self._letter(c, lang)
            if letter.d:
                x, y = letter.begin
                parts.append(f"m{_packed([pen_x + x - at_x, y - at_y])}{letter.d}")
                at_x, at_y = pen_x + letter.end[0], letter.end[1]
            pen_x += letter.advance
        return "".join(parts)

    @lru_cache(8192)  # noqa: B019 - as above
    def _letter(self, c: str, lang: Lang) -> Letter:
        from matplotlib.ft2font import LoadFlags

        fonts = self._fonts[lang]
        # A letter that no font has is drawn as an empty square, as elsewhere.
        code, font = next(
            (code, font) for code in (ord(c), 0x25A1) for font in fonts if font.get_char_index(code)
        )
        font.set_size(100, 72)
        glyph = font.load_char(code, flags=LoadFlags.NO_HINTING)
        points, codes = font.get_path()
        scale = _UNITS / 100
        advance = round(glyph.linearHoriAdvance / 65536 * scale)
        whole = [(round(x * scale), -round(y * scale)) for x, y in points]
        return _outline(whole, list(codes), advance)


def _outline(points: list[tuple[int, int]], codes: list[int], advance: int) -> Letter:
    """A letter's points as relative commands, so that they are short and can be strung together."""
    out: list[str] = []
    start = at = points[0] if points else (0, 0)
    i = 0
    while i < len(points):
        code = codes[i]
        if code == 79:  # CLOSEPOLY: back to where this part began
            out.append("z")
            at = start
            i += 1
            continue
        take = {1: 1, 2: 1, 3: 2, 4: 3}[code]
        some = points[i : i + take]
        i += take
        if code == 1:
            if out:
                out.append("m" + _packed([some[0][0] - at[0], some[0][1] - at[1]]))
            start = at = some[0]
            continue
        numbers = [n for x, y in some for n in (x - at[0], y - at[1])]
        command = {2: "l", 3: "q", 4: "c"}[code]
        out.append(command + _packed(numbers))
        at = some[-1]
    begin = points[0] if points else (0, 0)
    return Letter("".join(out), begin, at, advance)


def _packed(numbers: list[int]) -> str:
    """Numbers with a blank only where no minus sign parts them."""
    return "".join(f" {n}" if i and n >= 0 else str(n) for i, n in enumerate(numbers))


def _parts(words: str) -> list[str]:
    """Where a line may break: after blanks; in Japanese before a new word, as the letters tell."""
    parts: list[str] = []
    for c in words:
        if parts and _glued(parts[-1][-1], c) and len(parts[-1]) < 16:
            parts[-1] += c
        else:
            parts.append(c)
    return parts


def _glued(before: str, c: str) -> bool:
    """Whether no line breaks between two letters: in a word, before its ending, at punctuation."""
    if c == " " or c in _NO_LINE_START or before in _NO_LINE_END:
        return True
    if before.isdigit() and c != "・":  # a number stays with what it counts
        return True
    if before == " " or before in _NO_LINE_START[:12]:
        return False
    one, two = _script(before), _script(c)
    return two in (one, "hiragana")


def _script(c: str) -> str:
    code = ord(c)
    if code < 0x2E80:
        return "latin"
    if 0x3040 <= code < 0x30A0:
        return "hiragana"
    return "katakana" if 0x30A0 <= code < 0x3100 else "kanji"


def clean(words: str) -> str:
    """Without control characters and private use characters, which no font can draw."""
    return "".join(c if c.isprintable() else " " for c in words)


@cache
def _rgb(colour: str) -> tuple[float, float, float]:
    return tuple(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))  # type: ignore[return-value]


def japanese_font() -> File | None:
    """The font file of matplotlib-fontja, found without importing it, which would set settings."""
    spec = importlib.util.find_spec("matplotlib_fontja")
    for folder in (spec.submodule_search_locations or ()) if spec is not None else ():
        for file in sorted((File(folder) / "fonts").glob("*.ttf")):
            return file
    return None
