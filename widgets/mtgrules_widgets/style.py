"""The look of the widgets: one style sheet, whose colours follow the page's theme.

The class `.mtg` carries every colour as a custom property (`--mtg-ink`, `--mtg-now` ...),
with values for light and dark; all HTML of the widgets uses only these.
"""

from __future__ import annotations

from importlib.resources import files

from mtgrules_widgets.markup import Html, el

_EXPLAIN_ON_FOCUS = "".join(
    # A refused option is explained as soon as it has the focus, without a click:
    # the browser alone does that, so it costs nothing.
    f".mtg-ask:has(.mtg-refusals > :nth-child({n}):focus-visible) .why-{n}{{display:block}}"
    for n in range(1, 25)
)
CSS = (files(__package__) / "style.css").read_text(encoding="utf-8") + _EXPLAIN_ON_FOCUS
"""The style sheet; each widget's HTML carries it once."""


def style() -> Html:
    """The style sheet as an element."""
    return el("style", Html(CSS))
