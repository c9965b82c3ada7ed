"""Every test of a widget begins in English, with nothing that follows the language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mtgrules_widgets import language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")
    language._listeners.clear()
