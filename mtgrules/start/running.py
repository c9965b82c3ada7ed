"""JupyterLab or the tests, run in the environment that was prepared."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules import copies
from mtgrules.rulebook.text import Lang
from mtgrules.start import preparing
from mtgrules.start.words import (
    BAD,
    GOOD,
    INCOMPLETE,
    NO_LESSON,
    OPENING,
    OPENING_CLASSROOM,
    RUNNING,
    Trouble,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


def open_lessons(python: Path, lang: Lang, rest: list[str]) -> int:
    """JupyterLab on the start page; returns when the person stops it."""
    page = start_page(lang)
    settings = preparing.VENV / "share/jupyter/lab/settings"
    settings.mkdir(parents=True, exist_ok=True)
    shutil.copy(preparing.ROOT / "binder/overrides.json", settings)
    print(OPENING[lang], flush=True)
    return wait([*jupyterlab(python, preparing.ROOT, page), *rest])


def open_classroom(python: Path, lang: Lang, rest: list[str]) -> int:
    """The start page in Voilà, with our template; returns when the person stops it."""
    page = start_page(lang)
    print(OPENING_CLASSROOM.format(folder=copies.FOLDER)[lang], flush=True)
    command = [*jupyterlab(python, preparing.ROOT, page, "voila/render"), *CLASSROOM]
    return wait([*command, *rest], JUPYTER_PATH=template_path(os.environ))


def start_page(lang: Lang) -> str:
    """Where the learner's copy of the start page is, from the checkout."""
    original = f"notebooks/{lang}/start.ipynb"
    if not (preparing.ROOT / original).is_file():
        raise Trouble(NO_LESSON.format(page=original))
    return f"{copies.lay_out(preparing.ROOT).name}/{lang}/start.ipynb"


def template_path(environment: Mapping[str, str]) -> str:
    """The JUPYTER_PATH with which Voilà finds our template.

    It lies in the package of the widgets, so that a wheel has it too.
    """
    ours = preparing.ROOT / "widgets/mtgrules_widgets/classroom"
    return os.pathsep.join(filter(None, [str(ours), environment.get("JUPYTER_PATH")]))


CLASSROOM = ("--VoilaConfiguration.template=mtgrules", "--VoilaExecutor.iopub_timeout=120")
"""What makes JupyterLab's server show a notebook in Voilà as in class.

Without the second, Voilà gives up after 4 seconds on what a field shows, and the lesson
has no tables; when a class opens a lesson at the same time, that is too soon.
"""

CONNECTION = "mtgrules_widgets.connection.PromptConnection"
"""What a server takes as its `kernel_websocket_connection_class` to answer clicks promptly."""


def jupyterlab(python: Path, folder: Path, page: str, at: str = "lab/tree") -> list[str]:
    """The command that serves a folder in JupyterLab and opens a page of it."""
    command = [str(python), "-m", "jupyterlab", f"--ServerApp.root_dir={folder}"]
    command += [f"--LabApp.default_url=/{at}/{page}", "--ServerApp.log_level=WARN"]
    command.append(f"--ServerApp.kernel_websocket_connection_class={CONNECTION}")
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Inside a container people are root; the server still listens to this
        # machine only, and asks for its token.
        command.append("--allow-root")
    return command


def hand_on(words: list[str], lang: Lang) -> int:
    """Run an author's command with our own environment's Python, which has what it needs."""
    preparing.require_checkout()
    if Path(sys.prefix) == preparing.VENV:
        raise Trouble(INCOMPLETE)
    python = preparing.prepare("lessons", lang)
    return wait([str(python), "-m", "mtgrules", *words], Path.cwd())


TWO_AT_ONCE = ("--numprocesses=2", "--dist=loadscope", "--no-loadscope-reorder")
"""Tests mostly wait, so two go on at once; what shares a server or a page is in one group."""


def run_tests(python: Path, lang: Lang, rest: list[str]) -> int:
    """Lint, types and every test; all of them run, and any failure counts."""
    steps = {
        "ruff check": ["ruff", "check"],
        "ruff format": ["ruff", "format", "--check"],
        "mypy": ["mypy"],
        "pytest": ["pytest", *TWO_AT_ONCE, *rest],
    }
    codes = {}
    for name, words in steps.items():
        print(RUNNING.format(name=name)[lang], flush=True)
        codes[name] = wait([str(python), "-m", *words])
    print()
    for name, code in codes.items():
        print(f"{name:<12} {(BAD if code else GOOD)[lang]}")
    return 1 if any(codes.values()) else 0


def wait(command: list[str], folder: Path | None = None, **environment: str) -> int:
    """Run it in the foreground to its end; Ctrl+C is its own to answer."""
    place, env = folder or preparing.ROOT, preparing.own_environment() | environment
    with subprocess.Popen(command, cwd=place, env=env) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue
