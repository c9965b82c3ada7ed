"""The memory of processes, from Linux's /proc."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")


class Memory(NamedTuple):
    """In megabytes: what a process holds, and its proportional share of that."""

    rss: float
    pss: float


def memory(pid: int) -> Memory:
    """The memory of one process. Raises OSError where there is no such process or no /proc."""
    lines = (PROC / str(pid) / "smaps_rollup").read_text().splitlines()
    sizes = {
        name: int(size.split()[0]) / 1024
        for name, _, size in (line.partition(":") for line in lines[1:])
    }
    return Memory(sizes["Rss"], sizes["Pss"])


def descendants(pid: int) -> list[int]:
    """The processes that this one started, and those that they started."""
    children = []
    for thread in (PROC / str(pid) / "task").iterdir():
        children += [int(child) for child in (thread / "children").read_text().split()]
    return [*children, *(further for child in children for further in descendants(child))]


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0))


def gigabytes() -> int:
    """The machine's memory."""
    return round(os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30)
