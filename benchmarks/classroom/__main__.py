"""The command: `python -m benchmarks.classroom`."""

from __future__ import annotations

import argparse
import asyncio
import datetime as dt
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import urlsplit

from benchmarks import classroom
from benchmarks.classroom import inside, opening, places, processes, report, talking
from benchmarks.classroom.figures import Samples
from benchmarks.classroom.viewers import Viewers
from benchmarks.places import ROOT
from tests.browser import harness
from tests.packaging.replay import CannotReplay, run

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.browser.harness import Server
    from tests.packaging.replay import Binder

T = TypeVar("T")

ROUNDS = 4
"""Of what is opened."""
CLICKING_ROUNDS = 3
"""At most so many of ten people's clicks, each of which takes half a minute."""
NAMED = ("jupyterlab", "ipywidgets", "voila", "matplotlib")
"""The versions that a reader is told, beside Python's and the browser's."""


def main(words: list[str]) -> int:
    """Measure, print the table; 1 if an aim is missed, 2 if nothing can be measured here."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.classroom",
        description=classroom.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--write", action="store_true", help="put the table into docs/")
    parser.add_argument("--binder", type=Path, help="where Binder's steps are kept, or will be")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="fewer are rougher")
    asked = parser.parse_args(words)
    if not sys.platform.startswith("linux"):
        print("This reads memory from /proc, so it needs Linux.", file=sys.stderr)
        return 2
    samples = Samples()
    try:
        with tempfile.TemporaryDirectory(prefix="mtgrules-binder-") as name:
            folder = asked.binder or Path(name)
            folder.mkdir(parents=True, exist_ok=True)
            where = measure(folder, asked.rounds, samples)
    except (CannotReplay, harness.NoBrowserError) as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(report.written(samples, where, "en"))
    if asked.write:
        report.write(ROOT, samples, where)
    missed = report.missed(samples)
    print(*(f"missed: {line}" for line in missed), sep="\n")
    return int(bool(missed))


def measure(folder: Path, rounds: int, samples: Samples) -> dict[str, object]:
    """Everything, and what the table says of where it was measured."""
    load = os.getloadavg()[0]  # before we are the load
    binder = _told("Binder's steps", lambda: places.binder_in(folder))
    with places.serving(binder) as server, harness.browser() as chromium:
        for n in range(rounds):
            _told(
                f"opening a lesson, {n + 1}/{rounds}",
                lambda: _open(binder, server, chromium, samples),
            )
        clicking = min(rounds, CLICKING_ROUNDS)
        _told("ten viewers", lambda: _view(server, chromium, clicking, samples))
        browser = f"Chromium {chromium.version.partition('.')[0]}"
    with places.serving(binder) as server:
        first = inside.cells(server.folder / opening.LESSON.path)[0]
        _told(
            "ten people without a browser",
            lambda: asyncio.run(talking.talk(server.url, first, clicking, samples)),
        )
        _weigh(server, samples)
    return {
        "date": dt.datetime.now(dt.UTC).date().isoformat(),
        "cores": processes.cores(),
        "memory": processes.gigabytes(),
        "system": platform.system(),
        "load": f"{load:.1f}",
        "versions": ", ".join([*_versions(binder), browser]),
        "rounds": rounds,
    }


def _open(binder: Binder, server: Server, chromium: Browser, samples: Samples) -> None:
    samples.add_all(_in_kernels(binder))
    opening.in_lab(chromium, server, samples)
    opening.in_voila(chromium, server, samples)


def _in_kernels(binder: Binder) -> dict[str, float]:
    """A round of `inside`, run by Binder's Python."""
    notebooks = [
        binder.clone / "notebooks" / name for name in (opening.LESSON.path, "en/timeline.ipynb")
    ]
    with places.environment(binder.env):
        told = subprocess.run(
            [binder.python, inside.__file__, *map(str, notebooks)],
            cwd=binder.clone,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=True,
        )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def _view(server: Server, chromium: Browser, rounds: int, samples: Samples) -> None:
    viewers = Viewers(chromium, server)
    viewers.open(samples)
    for seed in range(rounds):
        viewers.round(samples, seed)
    viewers.close()


def _weigh(server: Server, samples: Samples) -> None:
    """The memory of the server and of its ten kernels, each page counted once."""
    port = f"port={urlsplit(server.url).port}"
    for pid in processes.descendants(os.getpid()):
        if port in (processes.PROC / str(pid) / "cmdline").read_text():
            samples.add("memory.server", processes.memory(pid).pss)
            kernels = processes.descendants(pid)
            samples.add("memory.ten", sum(processes.memory(kernel).pss for kernel in kernels))


def _versions(binder: Binder) -> list[str]:
    code = (
        "import importlib.metadata, platform\n"
        "print('Python', platform.python_version())\n"
        f"for name in {NAMED!r}: print(name, importlib.metadata.version(name))"
    )
    with places.environment({}):
        return run([binder.python, "-c", code], binder.clone, binder.env).splitlines()


def _told(what: str, do: Callable[[], T]) -> T:
    begun = time.perf_counter()
    print(f"{what} ...", end=" ", file=sys.stderr, flush=True)
    done = do()
    print(f"{time.perf_counter() - begun:.0f} s", file=sys.stderr)
    return done


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
