"""Puts a site together in a folder beside the wanted one, and moves it there when it is whole."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from mtgrules.lite import fetching, front, kernel
from mtgrules.rulebook.text import LANGS, Text
from mtgrules.start.preparing import ROOT, last_words, own_environment
from mtgrules.start.words import Trouble

FETCHING = Text(
    "Fetching Python for the browser (Pyodide {version}, 6 MB).",
    "ブラウザーで動くPython（Pyodide {version}、6 MB）を取得しています。",
)
PACKAGES = Text(
    "Fetching the packages that the lessons need there.",
    "教材がブラウザーの中で使うパッケージを取得しています。",
)
PUTTING = Text("Putting the site together.", "サイトを組み立てています。")
IN_USE = Text(
    "{folder} is there already and is not empty; name another folder, or delete it first.",
    "{folder}はすでにあり、空ではありません。別のフォルダーを指定するか、先に削除してください。",
)
NO_PLACE = Text(
    "{folder}: nothing can be written there ({why}).",
    "{folder}：書き込めません（{why}）。",
)
FAILED = Text(
    "JupyterLite could not build the site ({reason}); the whole story is in {log}.",
    "JupyterLiteがサイトを作れませんでした（{reason}）。詳しくは{log}をご覧ください。",
)
LOG = "mtgrules-site.log"
WIDGETS = "@jupyter-widgets/jupyterlab-manager"
"""What shows buttons and views; other additions to JupyterLab that are installed stay out."""


def build(target: Path, say: Callable[[Text], object], given: Path | None = None) -> None:
    """Build a site in a new folder, from the notebooks of this clone; all of it or nothing.

    `given` is Pyodide's file if somebody has it already. `say` is told how far it is.
    Raises `Trouble` if the folder is in use, or if something cannot be had.
    """
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise Trouble(IN_USE.format(folder=target))
        target.parent.mkdir(parents=True, exist_ok=True)
        # Beside the target, so that moving it there at the end is one step.
        with tempfile.TemporaryDirectory(
            dir=target.parent, prefix=".mtgrules-site-", ignore_cleanup_errors=True
        ) as name:
            made = _make(Path(name).resolve(), target, say, given)
            if target.exists():
                target.rmdir()
            made.chmod(0o755)
            made.rename(target)
    except OSError as error:
        raise Trouble(NO_PLACE.format(folder=target, why=error.strerror)) from None


def _make(work: Path, target: Path, say: Callable[[Text], object], given: Path | None) -> Path:
    """The whole site, in a folder inside `work`."""
    source, wheels, tools = work / "source", work / "wheels", work / "tools"
    core = source / "static" / "pyodide"
    wheels.mkdir()
    say(FETCHING.format(version=fetching.PYODIDE))
    fetching.pyodide(core, given)
    say(PACKAGES)
    fetching.tools(tools)
    fetching.wheels(wheels)
    own = _extension(tools, kernel.KERNEL) / "static" / "pypi"
    packages = kernel.write(core, sorted([*wheels.glob("*.whl"), *own.glob("*.whl")]))
    say(PUTTING)
    for lang in LANGS:
        folder = source / "contents" / lang
        folder.mkdir(parents=True)
        for notebook in sorted((ROOT / "notebooks" / lang).glob("*.ipynb")):
            text = front.for_browser(notebook.read_text("utf-8"), lang)
            (folder / notebook.name).write_text(text, "utf-8", newline="\n")
    (source / "jupyter-lite.json").write_text(json.dumps(kernel.settings(packages)), "utf-8")
    (source / "overrides.json").write_text(json.dumps(front.OVERRIDES), "utf-8")
    site = work / "site"
    _jupyterlite(tools, source, site, target.with_name(LOG))
    front.dress(site, _favicons())
    return site


def _favicons() -> Path:
    spec = importlib.util.find_spec("jupyter_server")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "static" / "favicons"


def _extension(prefix: Path, name: str) -> Path:
    return prefix / "share" / "jupyter" / "labextensions" / name


def _jupyterlite(tools: Path, source: Path, site: Path, log: Path) -> None:
    """Let JupyterLite build its part."""
    config = {
        "contents": ["contents"],
        "output_dir": str(site),
        "apps": list(front.APPS),
        "ignore_sys_prefix": True,
        "federated_extensions": [
            str(_extension(tools, kernel.KERNEL)),
            str(_extension(Path(sys.prefix), WIDGETS)),
        ],
        "settings_overrides": ["overrides.json"],
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
    }
    path = source / "jupyter_lite_config.json"
    path.write_text(json.dumps({"LiteBuildConfig": config}), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", "build", f"--config={path}"],
        cwd=source,
        env=own_environment() | {"PYTHONPATH": str(tools)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0 or not (site / "index.html").is_file():
        log.write_text(done.stdout, "utf-8")
        raise Trouble(FAILED.format(reason=last_words(done.stdout.splitlines()), log=log))
