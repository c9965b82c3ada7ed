"""One round of kernels, measured from outside: run by Binder's Python, prints JSON.

It imports the standard library and jupyter_client only, which Binder has, and
nothing of this checkout: the kernels have what Binder installed.
"""

from __future__ import annotations

import json
import re
import sys
import time
from pathlib import Path
from typing import Any, Self

from jupyter_client.manager import start_new_kernel

BARE = "import ipywidgets; ipywidgets.Button()"
PLOTTING = "import ipywidgets, matplotlib.pyplot; ipywidgets.Button()"
OURS = "import mtgrules_widgets as mw; mw.Stepper, mw.questions, mw.branches"
STEPPED = """
from mtgrules_widgets.stepper import Stepper as _Stepper
_moves = 0
for _stepper in [shown for shown in Out.values() if isinstance(shown, _Stepper)]:
    _stepper._parts.open_diagram.button.click()
    for _n in range(40):
        _before = _stepper.cursor.at
        _options = _stepper._parts.options.shown
        (_options[_n % len(_options)] if _options else _stepper._parts.next.button).click()
        _moves += _stepper.cursor.at != _before
assert _moves > 100, _moves
"""
"""Forty moves on each table of a lesson, with its diagrams open, as clicks make them."""


class Kernel:
    """A fresh kernel that runs code and tells how long it took, and its memory."""

    def __enter__(self) -> Self:
        started: Any = start_new_kernel(kernel_name="python3")
        self._manager, self._client = started
        return self

    def __exit__(self, *_: object) -> None:
        self._client.stop_channels()
        self._manager.shutdown_kernel(now=True)

    def run(self, code: str) -> float:
        """Seconds; raises RuntimeError if the code raises."""
        begun = time.perf_counter()
        reply = self._client.execute_interactive(code, output_hook=lambda _: None)
        took = time.perf_counter() - begun
        if reply["content"]["status"] != "ok":
            raise RuntimeError(f"{reply['content'].get('evalue')}: {code}")
        return took

    @property
    def megabytes(self) -> float:
        """What the process holds now."""
        status = Path(f"/proc/{self._manager.provisioner.pid}/status").read_text("utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) / 1024


def cells(notebook: Path) -> list[str]:
    """The code of a notebook."""
    read = json.loads(notebook.read_text("utf-8"))
    return ["".join(cell["source"]) for cell in read["cells"] if cell["cell_type"] == "code"]


def one_round(lesson: Path, largest: Path) -> dict[str, float]:
    """Memory in megabytes and seconds, by name."""
    found: dict[str, float] = {}
    with Kernel() as kernel:
        found["memory.empty"] = kernel.megabytes
        kernel.run(PLOTTING)
        found["memory.plotting"] = kernel.megabytes
    with Kernel() as kernel:
        found["kernel.widgets"] = kernel.run(BARE)
        found["memory.widgets"] = kernel.megabytes
        found["kernel.ours"] = kernel.run(OURS)
        first, *others = cells(lesson)
        found["kernel.first"] = kernel.run(first)
        found["kernel.others"] = sum(kernel.run(code) for code in others)
        found["memory.lesson"] = kernel.megabytes
        kernel.run(STEPPED)
        found["memory.stepped"] = kernel.megabytes
    with Kernel() as kernel:
        for code in cells(largest):
            kernel.run(code)
        found["memory.largest"] = kernel.megabytes
    found["memory.ratio"] = found["memory.stepped"] / found["memory.plotting"]
    found["memory.largest ratio"] = found["memory.largest"] / found["memory.plotting"]
    return found


if __name__ == "__main__":
    print(json.dumps(one_round(*map(Path, sys.argv[1:]))))
