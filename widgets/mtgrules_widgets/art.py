"""A small picture for each card, drawn from its name and kind: ours, and always the same."""

from __future__ import annotations

from zlib import crc32

from mtgrules.model.cards import Card
from mtgrules_widgets.markup import Html

WIDE, HIGH = 120, 40


def art(card: Card) -> Html:
    """A picture of shapes in the card's colour; no words, hidden from screen readers."""
    seed = crc32(card.name.en.encode())
    shapes = "".join(_DRAW[_kind(card)](seed))
    return Html(
        f'<svg class="art" viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="xMidYMid slice" '
        f'aria-hidden="true" focusable="false"><rect width="{WIDE}" height="{HIGH}" '
        f'fill="currentColor" opacity=".18"/>{shapes}</svg>'
    )


def _kind(card: Card) -> str:
    for kind in ("land", "creature", "planeswalker", "artifact", "enchantment"):
        if kind in card.types:
            return kind
    return "spell"


def _numbers(seed: int, *ranges: tuple[int, int]) -> list[int]:
    found = []
    for low, high in ranges:
        found.append(low + seed % (high - low + 1))
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return found


def _hills(seed: int) -> list[str]:
    a, b, c, sun = _numbers(seed, (4, 18), (10, 24), (6, 20), (20, 100))
    return [
        _disc(sun, 11, 6, 55),
        _path(f"M0 {HIGH}V{a + 14}Q30 {a} 60 {b + 10}T120 {c + 8}V{HIGH}Z", 45),
        _path(f"M0 {HIGH}V{b + 14}Q40 {c + 12} 70 {a + 20}T120 {b + 12}V{HIGH}Z", 70),
    ]


def _figure(seed: int) -> list[str]:
    x, size, lean, moon, back = _numbers(seed, (40, 80), (7, 10), (-8, 8), (10, 110), (8, 22))
    ridge = f"M0 {HIGH}L{x - 34} {back}L{x - 4} {HIGH}L{x + 30} {back + 6}L{WIDE} {HIGH}Z"
    return [
        _disc(moon, 12, 8, 25),
        _path(ridge, 30),
        _path(f"M{x - 15} {HIGH}Q{x + lean} {4 + size} {x + 15} {HIGH}Z", 85),
        _disc(x + lean // 2, 22 - size // 2, size // 2 + 2, 85),
    ]


def _rays(seed: int) -> list[str]:
    x, n, y = _numbers(seed, (40, 80), (5, 9), (14, 26))
    ends = [(i * 2 + 1) * WIDE // (2 * n) for i in range(n)]
    rays = [
        _path(f"M{x} {y}L{e - 4} 0H{e + 4}Z M{x} {y}L{e - 4} {HIGH}H{e + 4}Z", 45) for e in ends
    ]
    return [*rays, _disc(x, y, 7, 85)]


def _rings(seed: int) -> list[str]:
    x, gap = _numbers(seed, (35, 85), (6, 9))
    return [_ring(x, r * gap, 2.5, 80 - r * 14) for r in range(1, 6)]


def _device(seed: int) -> list[str]:
    x, teeth, size = _numbers(seed, (45, 75), (6, 10), (11, 14))
    cogs = f' stroke-dasharray="{6.28 * size / teeth / 2:.1f}"'
    axle = f"M0 32H{x - size}V36H0Z M{x + size} 32H{WIDE}V36H{x + size}Z"
    return [_ring(x, size, 7, 50, cogs), _disc(x, 20, size - 3, 70), _path(axle, 40)]


def _disc(x: int, y: int, r: int, percent: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="currentColor" opacity=".{percent}"/>'


def _path(d: str, percent: int) -> str:
    return f'<path d="{d}" fill="currentColor" opacity=".{percent}"/>'


def _ring(x: int, r: int, width: float, percent: int, more: str = "") -> str:
    return (
        f'<circle cx="{x}" cy="20" r="{r}" fill="none" stroke="currentColor" '
        f'stroke-width="{width}" opacity=".{percent:02}"{more}/>'
    )


_DRAW = {
    "land": _hills,
    "creature": _figure,
    "planeswalker": _rings,
    "artifact": _device,
    "enchantment": _rings,
    "spell": _rays,
}
