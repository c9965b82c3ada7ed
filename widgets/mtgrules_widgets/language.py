"""The language of the page: one switch, and every widget follows.

A page starts in the language of `MTGRULES_LANG` ("en" or "ja"), in English
without it. `use("ja")` changes it for all widgets that are shown; a widget may
be created in another language and then follows the next switch like the rest.

>>> use("ja"); current()
'ja'
>>> use("en")
"""

from __future__ import annotations

import os
from collections.abc import Callable

from mtgrules.rulebook.text import LANGS, Lang, Text

NAMES: dict[Lang, str] = {"en": "English", "ja": "日本語"}
"""Each language as its readers call it."""

Listener = Callable[[Lang], object]


class UnknownLanguage(ValueError):
    """A language that nothing here is written in; `text` says so in those that there are."""

    def __init__(self, wanted: object) -> None:
        self.text = Text(
            f"There is no language {wanted!r} here: write 'en' or 'ja'.",
            f"{wanted!r}という言語はありません。'en'か'ja'と書いてください。",
        )
        super().__init__(f"{self.text.en} / {self.text.ja}")


def read(wanted: object) -> Lang:
    """The language of that name; `UnknownLanguage` if there is none."""
    for lang in LANGS:
        if wanted == lang:
            return lang
    raise UnknownLanguage(wanted)


_listeners: list[Listener] = []
# A wrong value in the environment must not keep the package from being imported.
_current: Lang = "ja" if os.environ.get("MTGRULES_LANG") == "ja" else "en"


def current() -> Lang:
    """The language of the page."""
    return _current


def use(lang: str) -> None:
    """Change the language of every widget on the page."""
    global _current  # noqa: PLW0603 - the one thing that is the same for a whole page
    _current = read(lang)
    for listener in tuple(_listeners):
        listener(_current)


def observe(listener: Listener) -> Callable[[], None]:
    """Call `listener(lang)` at every switch; gives a function that ends that."""
    _listeners.append(listener)

    def stop() -> None:
        if listener in _listeners:
            _listeners.remove(listener)

    return stop
