"""Binder's own steps, in a clean environment of the Python that Binder uses.

tests/packaging/replay.py does them; then lessons are run and rendered there.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

from tests.answers_told import told_in
from tests.conftest import replaying
from tests.packaging import replay
from tests.packaging.replay import Binder

pytestmark = pytest.mark.binder

REPO2DOCKER = "jupyter-repo2docker==2026.4.0"


def run(command: list[str], folder: Path, env: dict[str, str] | None = None) -> str:
    """What the command says; a failure shows all of it, no connection skips."""
    with replaying():
        return replay.run(command, folder, env)


def test_binders_steps_give_an_environment_without_conflicts(
    binder: Binder,
) -> None:
    clone, env = binder

    assert "No broken requirements" in run(["python", "-m", "pip", "check"], clone, env)


def test_both_packages_import_on_binder(binder: Binder) -> None:
    clone, env = binder
    command = ["python", "-c", "import mtgrules, mtgrules_widgets; print('imported')"]
    through = clone / "binder/start"
    if through.is_file():
        # Binder starts everything through this file when it exists.
        command = ["bash", str(through), *command]

    # From another folder: the checkout must be installed, not only lie here.
    assert "imported" in run(command, clone.parent, env)


def test_binder_compiles_both_packages_before_a_learner_comes(binder: Binder) -> None:
    for package in ("mtgrules", "widgets/mtgrules_widgets"):
        folder = binder.clone / package
        compiled = {file.name.split(".")[0] for file in folder.glob("__pycache__/*.pyc")}

        assert compiled == {file.stem for file in folder.glob("*.py")}


def test_jupyterlab_on_binder_asks_no_question_about_news(
    binder: Binder,
) -> None:
    clone, env = binder
    code = "from jupyterlab.commands import get_app_dir; print(get_app_dir())"
    app = Path(run(["python", "-c", code], clone, env).strip().splitlines()[-1])

    settings = (app / "settings/overrides.json").read_text("utf-8")
    assert settings == (clone / "binder/overrides.json").read_text("utf-8")
    assert '"fetchNews": "false"' in settings


def test_binders_server_has_what_a_class_needs(binder: Binder) -> None:
    """As it stands in binder/jupyter_server_config.json, which the server really reads."""
    clone, env = binder
    said = run(["python", "-m", "jupyter_server", "--show-config"], clone, env)

    assert "mtgrules_widgets.connection.PromptConnection" in said
    assert re.search(r"iopub_timeout.* 120", said)
    assert "@jupyter-notebook/lab-extension" in said


OPENED = ("guide", "course", "timeline")
"""The guide, and the pages around the lessons; tests/browser/test_places.py does lessons there."""


@pytest.mark.notebook
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_pages_around_the_lessons_run_and_render_on_binder(
    binder: Binder, lang: str, tmp_path: Path
) -> None:
    clone, env = binder
    lessons = [clone / "notebooks" / lang / f"{name}.ipynb" for name in OPENED]

    command = ["python", "-m", "nbconvert", "--execute", "--to", "html"]
    run([*command, "--output-dir", str(tmp_path), *map(str, lessons)], clone, env)

    for lesson in lessons:
        page = (tmp_path / lesson.with_suffix(".html").name).read_text("utf-8")
        assert "Traceback (most recent call last)" not in page
        # That is also what JupyterLab prints, with the code of every field.
        assert not told_in(page)
        assert "ask may" not in page or lesson.stem == "guide"


def test_the_sources_of_the_lessons_which_tell_answers_are_not_on_binder(binder: Binder) -> None:
    clone, _ = binder

    assert (clone / "notebooks/en/stack.ipynb").is_file()
    assert not (clone / "notebooks/source").exists()


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
    programs = replay.environment(tmp_path / "env", sys.executable)
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", "--no-compile"]
    run([*pip, REPO2DOCKER], tmp_path)
    clone = replay.copy_of(root, tmp_path / "clone")

    command = [str(programs / "jupyter-repo2docker"), "--no-build", "--debug"]
    said = run([*command, "--user-id", "1000", "--user-name", "jovyan", str(clone)], tmp_path)

    version = (root / "binder/runtime.txt").read_text("utf-8").strip().removeprefix("python-")
    assert f"python={version}" in said
    assert re.search(r"pip install .*-r \"?binder/requirements\.txt", said)
    assert "binder/postBuild" in said
