"""How to write tests here, and what all of them share.

* A test is named for what a reader can rely on, as a sentence:
  `test_a_spell_with_split_second_forbids_suspending`, not `test_suspend_2`.
* Every rule in scope has at least one test in which the choice is allowed and
  one in which it is refused. A refusal's test asserts on its rule number too.
* A test that cannot fail is none. Break the code once and watch the test fail
  before you trust it. Never repeat the code's own computation as the
  expectation: write the expected value down.
* One behaviour, one test. Many inputs of one behaviour are one parametrised
  test with ids that can be read.
* Text is checked in both languages, or through its rule number; a test that
  looks only at English hides a missing translation.
* Rules are tested on the engine, words and HTML as text, clicks in a browser.
  Only what needs a browser goes there: it is a hundred times slower.
* Browser tests carry the mark `browser` and use the fixtures of
  tests/browser/conftest.py. They wait for something to be seen; they never
  sleep for a fixed time. They end by asserting that the console stayed quiet.
* Data that lies beside the checkout is reached only through the fixture
  `shared`; without it such a test is skipped.
* Randomness comes from hypothesis, which prints how to repeat a failure.
* A test leaves nothing behind: files go to `tmp_path`, pictures for people to
  `test-results/`.
* A fault is fixed together with the test that would have caught it. If it
  cannot be fixed now, `xfail` it with the reason; the suite fails when it is
  mended unnoticed.
"""

from __future__ import annotations

import contextlib
import datetime as dt
import os
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from tests.packaging import replay
from tests.packaging.replay import Binder
from tests.sharing import scheduler

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from xdist.remote import Producer

    from tests.sharing import Sharing

ROOT = Path(__file__).resolve().parent.parent
IN_CI = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

# No deadline: a shared machine is slow at times, and that is no fault of the
# code. In CI the same examples are drawn every time, so that a red run means a
# change; at home they are fresh, so that new faults are found.
hypothesis.settings.register_profile("dev", deadline=None, print_blob=True)
hypothesis.settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
hypothesis.settings.load_profile("ci" if IN_CI else "dev")


DAY = "MTGRULES_DAY"
"""Names the variable with what turns: a failure can be repeated by giving it the day of its run."""


def pytest_configure() -> None:
    # Here, so that all processes of a run have the same day.
    os.environ.setdefault(DAY, str(dt.datetime.now(dt.UTC).date().toordinal()))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-lesson",
        action="store_true",
        help="do every lesson in every place, also where a few, every day others, are done usually",
    )


def pytest_report_header() -> list[str]:
    seeds = "hypothesis profile dev: fresh seeds; --hypothesis-seed=N fixes them"
    if IN_CI:
        seeds = "hypothesis profile ci: the seed of a test is fixed by its own source"
    return [seeds, f"lessons of the day: {DAY}={os.environ[DAY]}; --every-lesson takes all"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Quick tests first; the browser last, since its event loop then stays open."""
    slow = {"notebook": 1, "binder": 2, "browser": 3}
    items.sort(key=lambda item: max((slow.get(m.name, 0) for m in item.iter_markers()), default=0))


@pytest.hookimpl(optionalhook=True)  # where tests run one by one nobody asks
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    """What shares something dear stays in one process."""
    return scheduler(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a browser test that is skipped has failed: nobody would notice it."""
    report = yield
    expected_to_fail = hasattr(report, "wasxfail")
    if IN_CI and report.skipped and not expected_to_fail and item.get_closest_marker("browser"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which a browser test must not be in CI: {call.excinfo}"
    return report


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout."""
    return ROOT


@pytest.fixture(scope="session")
def shared() -> Path:
    """The data that lies beside the checkout; the test is skipped where it is not."""
    folder = Path(os.environ.get("MTGRULES_SHARED") or ROOT.parent / "shared")
    if not folder.is_dir():
        pytest.skip(
            "needs the rule texts and cases of other projects, which are not part of this one "
            "(MTGRULES_SHARED may name a folder that has them)"
        )
    return folder


@contextlib.contextmanager
def replaying() -> Iterator[None]:
    """A step of Binder's that fails is told; where nothing can be downloaded the test is skipped."""
    try:
        yield
    except replay.CannotReplay as failed:
        if failed.is_offline:
            pytest.skip("packages cannot be downloaded here")
        pytest.fail(str(failed))


@pytest.fixture(scope="session")
def binder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Binder:
    """A clone after Binder's steps, for all tests that look at it: they take a minute."""
    if os.name == "nt":
        pytest.skip("binder/postBuild is a bash script")
    with replaying():
        return replay.replay(root, tmp_path_factory.mktemp("binder"), compiled=False)
