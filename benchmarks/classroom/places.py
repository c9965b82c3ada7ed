"""Binder's environment, and the servers that are started from it."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from benchmarks.classroom.opening import BARE, BARE_CODE
from benchmarks.places import ROOT
from mtgrules.start import running
from tests.browser import harness
from tests.packaging.replay import Binder, environment_of, replay

if TYPE_CHECKING:
    from tests.browser.harness import Server

OF_A_TEST_RUN = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "VIRTUAL_ENV")
"""What this process may have been given, and a server on Binder is not."""


def binder_in(folder: Path) -> Binder:
    """Binder's environment in a folder: what an earlier run left there, or made now."""
    if (folder / "clone").is_dir():
        return environment_of(folder)
    with environment({}):
        return replay(ROOT, folder)


@contextlib.contextmanager
def environment(more: Mapping[str, str]) -> Iterator[None]:
    """Within it, processes that are started get these variables, and none of a test run."""
    before = dict(os.environ)
    for name in OF_A_TEST_RUN:
        os.environ.pop(name, None)
    os.environ.update(more)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


@contextlib.contextmanager
def serving(binder: Binder) -> Iterator[Server]:
    """JupyterLab's server as Binder starts it; Voilà in it shows lessons as in class."""
    folder = binder.clone / "notebooks"
    _write_bare(folder / BARE.path)
    template = binder.clone / "widgets/mtgrules_widgets/classroom"
    with (
        environment({**binder.env, "JUPYTER_PATH": str(template)}),
        harness.jupyterlab(folder, python=binder.python, words=running.CLASSROOM) as server,
    ):
        yield server


def _write_bare(path: Path) -> None:
    """The notebook beside which ours is measured: one button of ipywidgets."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "id": "bare",
        "metadata": {},
        "outputs": [],
        "source": BARE_CODE,
    }
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {
        "cells": [cell],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    path.write_text(json.dumps(notebook), encoding="utf-8")
