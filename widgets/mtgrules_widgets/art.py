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
        f'<circle cx="{sun}" cy="11" r="6" fill="currentColor" opacity=".55"/>',
        f'<path d="M0 {HIGH}V{a + 14}Q30 {a} 60 {b + 10}T120 {c + 8}V{HIGH}Z" '
        f'fill="currentColor" opacity=".45"/>',
        f'<path d="M0 {HIGH}V{b + 14}Q40 {c + 12} 70 {a + 20}T120 {b + 12}V{HIGH}Z" '
        f'fill="currentColor" opacity=".7"/>',
    ]


def _figure(seed: int) -> list[str]:
    x, size, lean, moon, back = _numbers(seed, (40, 80), (7, 10), (-8, 8), (10, 110), (8, 22))
    return [
        f'<circle cx="{moon}" cy="12" r="8" fill="currentColor" opacity=".25"/>',
        f'<path d="M0 {HIGH}L{x - 34} {back}L{x - 4} {HIGH}L{x + 30} {back + 6}L{WIDE} {HIGH}Z" '
        f'fill="currentColor" opacity=".3"/>',
        f'<path d="M{x - 15} {HIGH}Q{x + lean} {4 + size} {x + 15} {HIGH}Z" '
        f'fill="currentColor" opacity=".85"/>',
        f'<circle cx="{x + lean // 2}" cy="{22 - size // 2}" r="{size // 2 + 2}" '
        f'fill="currentColor" opacity=".85"/>',
    ]


def _rays(seed: int) -> list[str]:
    x, n, y = _numbers(seed, (40, 80), (5, 9), (14, 26))
    rays = []
    for i in range(n):
        end = (i * 2 + 1) * WIDE // (2 * n)
        rays.append(
            f'<path d="M{x} {y}L{end - 4} 0H{end + 4}Z M{x} {y}L{end - 4} {HIGH}H{end + 4}Z" '
            f'fill="currentColor" opacity=".45"/>'
        )
    return [*rays, f'<circle cx="{x}" cy="{y}" r="7" fill="currentColor" opacity=".85"/>']


def _rings(seed: int) -> list[str]:
    x, gap = _numbers(seed, (35, 85), (6, 9))
    return [
        f'<circle cx="{x}" cy="20" r="{r * gap}" fill="none" stroke="currentColor" '
        f'stroke-width="2.5" opacity=".{80 - r * 14}"/>'
        for r in range(1, 6)
    ]


def _device(seed: int) -> list[str]:
    x, teeth, size = _numbers(seed, (45, 75), (6, 10), (11, 14))
    return [
        f'<circle cx="{x}" cy="20" r="{size}" fill="none" stroke="currentColor" stroke-width="7" '
        f'stroke-dasharray="{6.28 * size / teeth / 2:.1f}" opacity=".5"/>',
        f'<circle cx="{x}" cy="20" r="{size - 3}" fill="currentColor" opacity=".7"/>',
        f'<path d="M0 34H{x - size}M{x + size} 34H{WIDE}" stroke="currentColor" '
        f'stroke-width="3" opacity=".4"/>',
    ]


_DRAW = {
    "land": _hills,
    "creature": _figure,
    "planeswalker": _rings,
    "artifact": _device,
    "enchantment": _rings,
    "spell": _rays,
}
