"""Which tests one process runs, when several run at once: those that share something dear.

A file's tests share its fixtures. Lessons in one place and one language share a page; what is
built for JupyterLite and for Binder is built once for all the tests that want it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    import pytest
    from xdist.remote import Producer

BUILT = {"lite": "JupyterLite", "binder": "Binder"}
"""What is built for a place, by the name of the tests of that alone: `test_lite.py` and so on."""

PLACES = "browser/test_places.py"
"""Goes from place to place; the name of a test has the place and the language first."""


def group(nodeid: str) -> str:
    """The name that tests with something in common have in common.

    >>> group("tests/lessons/test_check.py::test_it[a]")
    'tests/lessons/test_check.py'
    >>> group("tests/browser/test_lite.py::test_it")
    'lite'
    >>> group("tests/browser/test_places.py::test_it[JupyterLite-en-stack]")
    'lite'
    >>> group("tests/browser/test_places.py::test_it[Voila-ja-stack]")
    'Voila-ja'
    """
    file, _, test = nodeid.partition("::")
    for name, place in BUILT.items():
        if file.endswith(f"/test_{name}.py") or (file.endswith(PLACES) and f"[{place}-" in test):
            return name
    if file.endswith(PLACES):
        return "-".join(test.partition("[")[2].split("-")[:2])
    return file


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # it has no types
    """Gives each process one group after the other.

    xdist's own marks for groups are written into a test's name, where newer versions of
    pytest do not read them.
    """

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """For pytest's hook of that name."""
    return Sharing(config, log)
