"""f1: what importing our packages loads and how long it takes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from benchmarks.measure import Effort, Goal, Row
from benchmarks.places import with_our_packages

F1 = Goal("f1", "import of both packages / of ipywidgets alone, time", "less")
OURS = "import mtgrules, mtgrules_widgets; from mtgrules_widgets import Countdown, Stepper"
YARDSTICK = "import ipywidgets"
LATE = ("matplotlib", "numpy", "networkx")
"""What only a diagram may load, when it is drawn."""


def imported(code: str) -> tuple[float, set[str]]:
    """Seconds that an import takes in a fresh Python, and which of the late modules it loads."""
    watched = f"import sys, time; begun = time.perf_counter(); {code}; "
    told = f"print(time.perf_counter() - begun, *({LATE!r} & sys.modules.keys()))"
    told = told.replace(repr(LATE), repr(set(LATE)))
    run = subprocess.run(
        [sys.executable, "-c", watched + told],
        env=with_our_packages(),
        capture_output=True,
        text=True,
        check=True,
    )
    seconds, *loaded = run.stdout.split()
    return float(seconds), set(loaded)


def starting(effort: Effort) -> Iterator[Row]:
    """The import's time in turns with that of ipywidgets; fails if anything late is loaded."""
    imported(f"{OURS}; {YARDSTICK}")  # from now on everything is compiled
    ratios = []
    for _ in range(effort.rounds):
        ours, loaded = imported(OURS)
        assert not loaded, f"importing mtgrules_widgets loads {loaded}"
        ratios.append(ours / imported(YARDSTICK)[0])
    yield Row(F1, tuple(ratios), f"loads none of {', '.join(LATE)}")
