"""HTML that cannot be written unescaped.

`el` builds an element; whatever is not `Html` already is escaped on its way in,
so that no name of a card or player can carry markup into the page.

>>> el("b", "<script>", cls="name")
'<b class="name">&lt;script&gt;</b>'
"""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is markup. Made only by the functions here and from fixed strings."""

    __slots__ = ()


NONE = Html()
Child = str | None


def el(tag: str, *children: Child, cls: str = "", **attributes: object) -> Html:
    """An element. `cls` is its class; other attributes with `_` for `-`; None leaves one out."""
    parts = [f"<{tag}"]
    if cls:
        parts.append(f' class="{escape(cls)}"')
    for name, given in attributes.items():
        if given is None or given is False:
            continue
        key = name.rstrip("_").replace("_", "-")
        parts.append(f" {key}" if given is True else f' {key}="{escape(str(given))}"')
    parts.append(">")
    parts.extend(c if isinstance(c, Html) else escape(c) for c in children if c)
    parts.append(f"</{tag}>")
    return Html("".join(parts))


def join(children: list[Html] | tuple[Html, ...], between: str = "") -> Html:
    """Elements one after the other, with plain text between them."""
    return Html(escape(between).join(children))


def hidden(text: str) -> Html:
    """Text for ears only."""
    return el("span", text, cls="mtg-ears")
