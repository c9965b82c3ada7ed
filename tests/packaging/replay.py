"""Binder's own steps in a virtual environment, for the tests and for what measures a class.

repo2docker makes an environment with its own versions of the notebook stack,
installs binder/requirements.txt over it, and runs binder/postBuild.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

# The base environment of repo2docker 2026.4.0.
BASE = ["jupyterlab==4.4.9", "notebook==7.4.7", "ipywidgets==8.1.7", "jupyter_server==2.17.0"]
NO_CONNECTION = re.compile(r"NewConnectionError|NameResolutionError|Max retries exceeded|timed out")


class CannotReplay(RuntimeError):
    """A step failed; the message is what its command said."""

    @property
    def is_offline(self) -> bool:
        """Whether it failed because packages cannot be downloaded here."""
        return NO_CONNECTION.search(str(self)) is not None


class Binder(NamedTuple):
    """A clone after Binder's steps, and the environment variables of its Python."""

    clone: Path
    env: dict[str, str]

    @property
    def python(self) -> str:
        """Its Python."""
        return shutil.which("python", path=self.env["PATH"]) or sys.executable


def replay(root: Path, folder: Path, *, compiled: bool = True) -> Binder:
    """Do Binder's steps with a copy of the checkout; all of it lies in `folder`.

    Pip compiles what it installs, as on Binder, unless that is to be saved.
    Raises CannotReplay.
    """
    copy_of(root, folder / "clone")
    environment(folder / "env", binders_python(root))
    (folder / "home").mkdir()
    clone, env = made = environment_of(folder)
    pip = ["python", "-m", "pip", "install", "--quiet"]
    if not compiled:
        pip.append("--no-compile")
    run([*pip, *BASE], clone, env)
    run([*pip, "-r", "binder/requirements.txt"], clone, env)
    run(["./binder/postBuild"], clone, env)
    return made


def environment_of(folder: Path) -> Binder:
    """What `replay` has made in that folder."""
    path = f"{programs(folder / 'env')}{os.pathsep}{os.environ['PATH']}"
    return Binder(folder / "clone", {"PATH": path, "HOME": str(folder / "home")})


def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> str:
    """What the command says. Raises CannotReplay with all of it if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotReplay(done.stdout)
    return done.stdout


def binders_python(root: Path) -> str:
    """The Python that binder/runtime.txt names, or this one where it is not installed."""
    version = (root / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    program = shutil.which(f"python{version}")
    probe = [program or "", "-c", "import ensurepip, venv"]
    if program and subprocess.run(probe, capture_output=True, check=False).returncode == 0:
        return program
    return sys.executable


def environment(folder: Path, python: str) -> Path:
    """A new virtual environment; returns its folder of programs."""
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    return programs(folder)


def programs(folder: Path) -> Path:
    """Where a virtual environment has its programs."""
    return folder / ("Scripts" if os.name == "nt" else "bin")


def copy_of(root: Path, target: Path) -> Path:
    """What a clone of the checkout holds."""
    ignored = (".git", ".venv", "test-results", "__pycache__", ".*_cache", ".hypothesis", "build")
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(*ignored))
    return target
