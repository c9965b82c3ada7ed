"""The command: `python -m benchmarks`."""

from __future__ import annotations

import argparse
import platform
import sys
import time
from importlib.metadata import version

from benchmarks.activating import activating, stepping
from benchmarks.clicks import clicking
from benchmarks.measure import FULL, QUICK, Measure, Row, table
from benchmarks.memory import lasting, weighing
from benchmarks.searching import searching
from benchmarks.starting import starting

MEASURES: dict[str, Measure] = {
    "a1": activating,
    "b1": searching,
    "c1": weighing,
    "c3": stepping,
    "d1": lasting,
    "e1": clicking,
    "f1": starting,
}
"""By the first measure that each gives."""


def main(words: list[str]) -> int:
    """Measure, print the table; 1 if anything is below its floor."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--only", nargs="+", choices=[*MEASURES], help="these measures only")
    asked = parser.parse_args(words)
    effort = QUICK if asked.quick else FULL
    rows: list[Row] = []
    for key in asked.only or MEASURES:
        begun = time.perf_counter()
        print(f"measuring {key} ...", end=" ", file=sys.stderr, flush=True)
        rows += MEASURES[key](effort)
        print(f"{time.perf_counter() - begun:.0f} s", file=sys.stderr)
    print(f"Python {platform.python_version()}, python-chess {version('chess')}")
    print(table(rows))
    return int(any(row.verdict == "below floor" for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
