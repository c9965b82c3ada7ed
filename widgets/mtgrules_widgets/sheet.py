"""What the widgets that open a source share: style, language, and what a bad source shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules_widgets import language
from mtgrules_widgets.following import Following
from mtgrules_widgets.guard import guarded, plain_words, under_test
from mtgrules_widgets.lost import lost
from mtgrules_widgets.markup import Html, el
from mtgrules_widgets.notice import Notice
from mtgrules_widgets.plain import html
from mtgrules_widgets.style import style


class Sheet(Following):
    """A widget with a style of its own that opens something, and follows the page's language.

    What is wrong with its source stands in its place, and in `problem`.
    """

    def __init__(self, css: Html, *classes: str) -> None:
        super().__init__()
        self.problem: Text = NOTHING
        self.notice = Notice()
        for name in ("mtg", *classes):
            self.add_class(name)
        self._style = html("mtg-style")
        self._style.value = Html(style() + el("style", css) + lost())

    @property
    def lang(self) -> Lang:
        """The language that it shows now."""
        return self.notice.lang

    @contextmanager
    def _opening(
        self, lang: str | None, told: Callable[[Exception], Text] = plain_words
    ) -> Iterator[None]:
        """Open the source inside of this: an error is shown in place of the widget.

        An error that has no words for a person is a fault of ours, and raised under pytest.
        """
        try:
            if lang is not None:
                self.notice.lang = language.read(lang)
            yield
        except Exception as error:
            self.problem = told(error)
            self.notice.show_error(self.problem)
            self.children = [self._style, self.notice]
            if under_test() and not isinstance(getattr(error, "text", None), Text):
                raise

    def _follow(self) -> None:
        """Show the page's language, now and from now on."""
        self._stop = (language.observe(guarded(self._switch, self.notice)),)
        self._switch(self.lang)

    def _switch(self, lang: Lang) -> None:
        """Show everything in a language."""
        raise NotImplementedError

    def _still(self) -> tuple[Html, str] | None:
        """What a reader without a kernel sees, as HTML and as plain text; None for nothing."""
        return None

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """Beside the live widget: what a reader without a kernel sees."""
        bundle = super()._repr_mimebundle_(**kwargs) or {}
        told = self.problem[self.lang]
        still = (el("p", told), told) if told else self._still()
        if still is not None:
            bundle["text/html"], bundle["text/plain"] = still
        return bundle
