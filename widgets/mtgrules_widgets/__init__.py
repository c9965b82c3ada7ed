"""What learners see of mtgrules in a notebook.

A game to step through (`Stepper`; `show` adds the `Countdown` of suspend), one run under
two editions (`SideBySide`), the questions of a run (`questions`) or at fresh positions
(`practice`), several continuations of one position (`branches`), one statement of the pages
(`statement`), a whole page (`statements`), the cards with suspend over the years (`timeline`),
a test without a word about its answers (`class_test`).

from mtgrules_widgets import show, use
use("ja")
show({"you": {"battlefield": ["Prodigal Pyromancer"]}})
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

from mtgrules_widgets.language import use

if TYPE_CHECKING:
    from mtgrules_widgets.branchesview import branches
    from mtgrules_widgets.classtest import class_test
    from mtgrules_widgets.countdown import Countdown
    from mtgrules_widgets.history import timeline
    from mtgrules_widgets.pageview import statements
    from mtgrules_widgets.practising import practice
    from mtgrules_widgets.progressview import progress
    from mtgrules_widgets.quiz import questions
    from mtgrules_widgets.showing import show
    from mtgrules_widgets.sidebyside import SideBySide
    from mtgrules_widgets.statementview import statement
    from mtgrules_widgets.stepper import Stepper

__all__ = [
    "Countdown",
    "SideBySide",
    "Stepper",
    "branches",
    "class_test",
    "practice",
    "progress",
    "questions",
    "show",
    "statement",
    "statements",
    "timeline",
    "use",
]

# Late, so that the plain-Python half (cursor, render) can be used and tested
# without ipywidgets.
_WHERE = {
    "Stepper": "stepper",
    "Countdown": "countdown",
    "SideBySide": "sidebyside",
    "practice": "practising",
    "questions": "quiz",
    "branches": "branchesview",
    "class_test": "classtest",
    "show": "showing",
    "statement": "statementview",
    "statements": "pageview",
    "timeline": "history",
    "progress": "progressview",
}


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(importlib.import_module(f"{__name__}.{_WHERE[name]}"), name)
    # Not the module of the same name, which the import has just put here.
    globals()[name] = found
    return found


def load_ipython_extension(shell: Any) -> None:
    """Make `%%lesson` known, for those who write `%load_ext mtgrules_widgets`."""
    from mtgrules_widgets.magic import register

    register(shell)


if "IPython" in sys.modules and (_shell := sys.modules["IPython"].get_ipython()) is not None:
    # In a notebook the import alone is enough: its readers know no Python.
    load_ipython_extension(_shell)


def __dir__() -> list[str]:
    return sorted(__all__)
