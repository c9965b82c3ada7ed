"""What exported files are called, so that they find each other in one folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mtgrules.rulebook.text import Lang


def file_name(lesson: str, lang: Lang) -> str:
    """The name of a lesson's file in one language, without a folder.

    >>> file_name("suspend", "ja")
    'suspend.ja.html'
    """
    return f"{lesson}.{lang}.html"
