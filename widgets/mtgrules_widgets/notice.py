"""A box for messages: errors in plain words, and news such as a changed edition."""

from __future__ import annotations

import ipywidgets as W  # noqa: N812 - as its own documentation calls it
from ipywidgets.widgets.widget_string import HTMLStyle

from mtgrules.rulebook.text import NOTHING, Lang, Text
from mtgrules_widgets import language
from mtgrules_widgets.live import speak
from mtgrules_widgets.markup import NONE, el
from mtgrules_widgets.plain import look


class Notice(W.HTML):
    """Hidden while there is nothing to say. `message` is what it says now."""

    def __init__(self, lang: Lang | None = None) -> None:
        super().__init__(layout=look(W.Layout), style=look(HTMLStyle))
        self.lang: Lang = lang or language.current()
        self.message: Text = NOTHING
        self.is_error = False

    def show_error(self, message: Text) -> None:
        """Something went wrong."""
        self._say(message, is_error=True)

    def tell(self, message: Text) -> None:
        """Something worth knowing."""
        self._say(message, is_error=False)

    def clear(self) -> None:
        self._say(NOTHING, is_error=False)

    def switch(self, lang: Lang) -> None:
        """Say the same in the other language."""
        self.lang = lang
        self._say(self.message, is_error=self.is_error)

    def _say(self, message: Text, *, is_error: bool) -> None:
        self.message, self.is_error = message, is_error
        said = message[self.lang]
        cls, role = ("error", "alert") if is_error else ("panel news", "status")
        speak(self, el("div", said, cls=cls, role=role, lang=self.lang) if said else NONE)
