"""What a process that a test starts finds."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from benchmarks.places import with_our_packages


@contextlib.contextmanager
def our_packages() -> Iterator[pytest.MonkeyPatch]:
    """What is started here imports the packages of this checkout."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("PYTHONPATH", with_our_packages()["PYTHONPATH"])
        yield environment
