"""Write the lock files: exact versions with hashes, for Python 3.11 to 3.14.

    python requirements/lock.py            # keep pinned versions where they still fit
    python requirements/lock.py --upgrade  # take the newest

It makes a throw-away virtual environment with `uv`, whose resolver writes one
file for all supported Pythons and systems. The files name no package index, so
they work with whatever index pip is set up for.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LESSONS = "requirements/lessons.txt"
TEST = "requirements/test.txt"
CLASSROOM = "requirements/classroom.txt"

# Each lock file, what goes into it, and the words at its top.
LOCKS: dict[str, tuple[list[str], str]] = {
    LESSONS: (
        ["pyproject.toml", "--extra", "build"],
        "What the lessons need, exactly.",
    ),
    TEST: (
        ["pyproject.toml", "--extra", "build", "--extra", "test", "--constraint", LESSONS],
        "What the lessons and the tests need, exactly.",
    ),
    CLASSROOM: (
        ["pyproject.toml", "--extra", "build", "--extra", "classroom", "--constraint", TEST],
        "What the lessons need to be shown to a class, exactly.",
    ),
    "requirements/site.txt": (
        ["requirements/site.in", "--no-deps", "--constraint", LESSONS],
        "What builds the static site beyond what the lessons have, exactly.",
    ),
    "requirements/browser.txt": (
        [
            *("requirements/browser.in", "--constraint", LESSONS),
            *("--python-version", "3.14", "--python-platform", "wasm32-pyodide2024"),
            # The kernel brings a stand-in of its own, and JupyterLite has the other already.
            *("--no-emit-package", "widgetsnbextension", "--no-emit-package", "jupyterlab-widgets"),
        ],
        "What the Python in a learner's browser needs beside our own wheel, exactly.",
    ),
    "binder/requirements.txt": (
        # The classroom's lock holds every version of the lessons' too.
        [
            *("pyproject.toml", "--extra", "build", "--extra", "classroom"),
            *("requirements/binder.in", "--constraint", CLASSROOM),
        ],
        "What Binder installs: what the classroom has, and a notebook server that fits it.",
    ),
}


def main(words: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder, "Scripts" if os.name == "nt" else "bin", "python")
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        for name, (sources, title) in LOCKS.items():
            print(f"writing {name}")
            write(python, name, sources, title, words)


def write(python: Path, name: str, sources: list[str], title: str, words: list[str]) -> None:
    """Resolve into the file itself, so that what it pins now is kept where it fits."""
    command = [str(python), "-m", "uv", "pip", "compile", *sources, "--output-file", name]
    if "--python-platform" not in sources:
        command += ["--universal", "--python-version", "3.11"]
    command.append("--generate-hashes")
    command += ["--no-header", "--no-annotate", "--no-emit-index-url", "--quiet", *words]
    subprocess.run(command, cwd=ROOT, check=True)
    lock = ROOT / name
    lines = lock.read_text("utf-8").splitlines()
    pins = [line for line in lines if not line.startswith("#")]
    text = "\n".join([f"# {title}", "# Written by requirements/lock.py.", *pins, ""])
    lock.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
