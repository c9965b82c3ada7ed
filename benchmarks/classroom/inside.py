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
TABLES = """
from mtgrules_widgets.stepper import Stepper as _Stepper
_tables = [shown for shown in Out.values() if isinstance(shown, _Stepper)]
_moves = 0
def _move(table, n):
    global _moves
    before, options = table.cursor.at, table._parts.options.shown
    (options[n % len(options)] if options else table._parts.next.button).click()
    _moves += table.cursor.at != before
"""
"""What the moves below need: the tables of a lesson that was run."""

MOVES = 40
"""How often each table is moved on, with its diagrams open."""


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


def step(kernel: Kernel, tables: int) -> None:
    """Move each table on, one message a move, as clicks come: sent at once they would pile up.

    Raises RuntimeError if less than two thirds of the moves led anywhere.
    """
    kernel.run(TABLES)
    for n in range(tables):
        kernel.run(f"_tables[{n}]._parts.open_diagram.button.click()")
        for move in range(MOVES):
            kernel.run(f"_move(_tables[{n}], {move})")
    kernel.run(f"assert len(_tables) == {tables} and _moves > {tables * MOVES * 2 // 3}, _moves")


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
        step(kernel, 1 + len(others))
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
