"""Binder's own steps, in a clean environment of the Python that Binder uses.

repo2docker makes an environment with its own versions of the notebook stack,
installs binder/requirements.txt over it, and runs binder/postBuild. So does
this file, and then every lesson is run and rendered there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

pytestmark = pytest.mark.binder

# The base environment of repo2docker 2026.4.0.
BASE = ["jupyterlab==4.4.9", "notebook==7.4.7", "ipywidgets==8.1.7", "jupyter_server==2.17.0"]
REPO2DOCKER = "jupyter-repo2docker==2026.4.0"
NO_CONNECTION = re.compile(r"NewConnectionError|NameResolutionError|Max retries exceeded|timed out")


def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> str:
    """What the command says; a failure shows all of it, no connection skips."""
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
    if done.returncode and NO_CONNECTION.search(done.stdout):
        pytest.skip("packages cannot be downloaded here")
    assert done.returncode == 0, done.stdout
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
    return folder / ("Scripts" if os.name == "nt" else "bin")


def copy_of(root: Path, target: Path) -> Path:
    """What a clone of the checkout holds."""
    ignored = (".git", ".venv", "test-results", "__pycache__", ".*_cache", ".hypothesis", "build")
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(*ignored))
    return target


@pytest.fixture(scope="module")
def binder(root: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A clone after Binder's steps, and the environment variables of its Python."""
    if os.name == "nt":
        pytest.skip("binder/postBuild is a bash script")
    folder = tmp_path_factory.mktemp("binder")
    clone = copy_of(root, folder / "clone")
    programs = environment(folder / "env", binders_python(root))
    env = {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(folder / "home"),
    }
    (folder / "home").mkdir()
    pip = ["python", "-m", "pip", "install", "--quiet", "--no-compile"]
    run([*pip, *BASE], clone, env)
    run([*pip, "-r", "binder/requirements.txt"], clone, env)
    run(["./binder/postBuild"], clone, env)
    return clone, env


def test_binders_steps_give_an_environment_without_conflicts(
    binder: tuple[Path, dict[str, str]],
) -> None:
    clone, env = binder

    assert "No broken requirements" in run(["python", "-m", "pip", "check"], clone, env)


def test_both_packages_import_on_binder(binder: tuple[Path, dict[str, str]]) -> None:
    clone, env = binder
    command = ["python", "-c", "import mtgrules, mtgrules_widgets; print('imported')"]
    through = clone / "binder/start"
    if through.is_file():
        # Binder starts everything through this file when it exists.
        command = ["bash", str(through), *command]

    # From another folder: the checkout must be installed, not only lie here.
    assert "imported" in run(command, clone.parent, env)


def test_jupyterlab_on_binder_asks_no_question_about_news(
    binder: tuple[Path, dict[str, str]],
) -> None:
    clone, env = binder
    code = "from jupyterlab.commands import get_app_dir; print(get_app_dir())"
    app = Path(run(["python", "-c", code], clone, env).strip().splitlines()[-1])

    settings = (app / "settings/overrides.json").read_text("utf-8")
    assert settings == (clone / "binder/overrides.json").read_text("utf-8")
    assert '"fetchNews": "false"' in settings


OPENED = ("start", "activate", "suspend", "stack", "guide", "course", "timeline", "page-suspend")
"""A notebook for each kind of field; `tests/notebooks` runs them all."""


@pytest.mark.notebook
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lessons_run_and_render_on_binder(
    binder: tuple[Path, dict[str, str]], lang: str, tmp_path: Path
) -> None:
    clone, env = binder
    lessons = [clone / "notebooks" / lang / f"{name}.ipynb" for name in OPENED]

    command = ["python", "-m", "nbconvert", "--execute", "--to", "html"]
    run([*command, "--output-dir", str(tmp_path), *map(str, lessons)], clone, env)

    for lesson in lessons:
        page = (tmp_path / lesson.with_suffix(".html").name).read_text("utf-8")
        assert "Traceback (most recent call last)" not in page


def test_the_badges_open_the_start_page_in_the_readers_language(root: Path) -> None:
    owners = set()
    for readme, lang in (("README.md", "en"), ("README.ja.md", "ja")):
        text = (root / readme).read_text("utf-8")
        badges = re.findall(r"https://mybinder\.org/v2/gh/(\S+?)/main\?urlpath=(\S+?)\)", text)

        ((owner, page),) = badges
        assert unquote(page) == f"lab/tree/notebooks/{lang}/start.ipynb"
        assert (root / "notebooks" / lang / "start.ipynb").is_file()
        owners.add(owner)
    assert len(owners) == 1, "the two badges name different repositories"


def test_repo2docker_accepts_the_folder(root: Path, tmp_path: Path) -> None:
    """Its own words: the Python, and the step that installs our versions."""
    if os.name == "nt":
        pytest.skip("repo2docker runs on Linux and macOS")
    programs = environment(tmp_path / "env", sys.executable)
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    run([*pip, REPO2DOCKER], tmp_path)
    clone = copy_of(root, tmp_path / "clone")

    command = [str(programs / "jupyter-repo2docker"), "--no-build", "--debug"]
    said = run([*command, "--user-id", "1000", "--user-name", "jovyan", str(clone)], tmp_path)

    version = (root / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    assert f"python={version}" in said
    assert re.search(r"pip install .*-r \"?binder/requirements\.txt", said)
    assert "binder/postBuild" in said
