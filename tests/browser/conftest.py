"""Fixtures of the browser tests: one JupyterLab and one browser for all of them.

`lab_window` is what most tests want: a fresh page on the JupyterLab server.
"""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import harness
from tests.browser.harness import NoBrowserError, Server, Window

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from playwright.sync_api import Browser


# A machine that has other things to do as well takes its time. Only a test that fails waits so long.
expect.set_options(timeout=20_000)

FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember a failure, so that the window's fixture keeps a picture of it."""
    report = yield
    item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser. Without one the test is skipped; in CI that is a failure."""
    with contextlib.ExitStack() as stack:
        try:
            found = stack.enter_context(harness.browser())
        except NoBrowserError as missing:
            pytest.skip(str(missing))
        yield found


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab on an empty folder; `lab.add(path)` puts a notebook there."""
    with harness.jupyterlab(tmp_path_factory.mktemp("lab")) as server:
        yield server


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Voilà on an empty folder; `voila.add(path)` puts a notebook there."""
    with harness.voila(tmp_path_factory.mktemp("voila")) as server:
        yield server


@pytest.fixture(scope="session")
def lite(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The static site of all lessons; one that is built already may be named in MTGRULES_SITE."""
    built = os.environ.get("MTGRULES_SITE")
    folder = Path(built) if built else tmp_path_factory.mktemp("lite") / "site"
    with harness.lite(folder) as server:
        yield server


@pytest.fixture
def lite_window(
    chromium: Browser, lite: Server, request: pytest.FixtureRequest
) -> Iterator[Window]:
    """A fresh page on the static site; it may ask nobody else, and must not have tried to."""
    window = Window.open(chromium, lite)
    strangers = window.only_its_server()
    yield window
    keep_evidence(window, request)
    window.close()
    assert not strangers


@pytest.fixture
def lab_window(chromium: Browser, lab: Server, request: pytest.FixtureRequest) -> Iterator[Window]:
    """A fresh page on JupyterLab; its kernels end with the test."""
    window = Window.open(chromium, lab)
    yield window
    keep_evidence(window, request)
    with contextlib.suppress(Exception):
        # The page may be gone or never have been opened; the server's end
        # takes the kernels too.
        window.shut_kernels()
    window.close()


@pytest.fixture
def voila_window(
    chromium: Browser, voila: Server, request: pytest.FixtureRequest
) -> Iterator[Window]:
    """A fresh page on Voilà."""
    window = Window.open(chromium, voila)
    yield window
    keep_evidence(window, request)
    window.close()


def keep_evidence(window: Window, request: pytest.FixtureRequest) -> None:
    """After a failure: what the page looked like, and what it complained about."""
    if not request.node.stash.get(FAILED, False):
        return
    with contextlib.suppress(Exception):
        print("picture:", window.picture("failed-" + re.sub(r"\W+", "-", request.node.name)))
    print("the page complained:", *window.problems or ["nothing"], sep="\n  ")
