"""The environment of our own, `.venv`: made, and filled with exactly what the lock says."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules.rulebook.text import Lang, Text
from mtgrules.start.words import (
    ALTERED,
    DISK_FULL,
    DOWNLOADING,
    FETCHED,
    NO_CHECKOUT,
    NO_NETWORK,
    NO_VENV,
    NOT_ALLOWED,
    PIP_FAILED,
    PREPARING,
    UNPACKING,
    UPDATING,
    VENV_FAILED,
    Trouble,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
STAMP = VENV / "mtgrules-installed.json"
PIP_LOG = VENV / "mtgrules-pip.log"

# Settings of a person's own pip that would send packages elsewhere, or ask for
# a hash of this checkout, which has none.
PIP_DIVERSIONS = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
# Settings that would let another Python's packages leak into ours.
PYTHON_DIVERSIONS = ("PYTHONPATH", "PYTHONHOME", "__PYVENV_LAUNCHER__")


def require_checkout() -> None:
    if not (ROOT / "pyproject.toml").is_file() or not lock_of("lessons").is_file():
        raise Trouble(NO_CHECKOUT.format(folder=ROOT))


def lock_of(command: str) -> Path:
    return ROOT / "requirements" / f"{command}.txt"


def prepare(command: str, lang: Lang) -> Path:
    """The Python of our own environment, with everything installed that `command` needs."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    usable = works(python)
    if usable and is_prepared(command):
        return python
    print((UPDATING if usable else PREPARING)[lang], flush=True)
    if not usable:
        make_environment()
    install(python, command, lang)
    done = {command: fingerprint(command)}
    # The tests' lock holds every version of the other two, the classroom's of the lessons'.
    covered = {"test": ("classroom", "lessons"), "classroom": ("lessons",)}
    done |= {other: fingerprint(other) for other in covered.get(command, ())}
    STAMP.write_text(json.dumps({**stamps(), **done}), encoding="utf-8")
    return python


def is_prepared(command: str) -> bool:
    """Whether exactly what `command` needs has been installed."""
    return stamps().get(command) == fingerprint(command)


def fingerprint(command: str) -> str:
    """Changes when the environment must be brought up to date.

    The folder is part of it: a moved checkout has to be installed again.
    """
    parts = [lock_of(command).read_bytes(), (ROOT / "pyproject.toml").read_bytes()]
    return hashlib.sha256(b"\0".join([*parts, str(ROOT).encode()])).hexdigest()


def stamps() -> dict[str, str]:
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def works(python: Path) -> bool:
    """Whether the environment is whole: its Python runs, is new enough and has pip."""
    check = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return quiet([str(python), "-c", check]).returncode == 0
    except OSError:
        return False


def make_environment() -> None:
    if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
        raise Trouble(NO_VENV)
    made = quiet([sys.executable, "-m", "venv", "--clear", str(VENV)])
    if made.returncode != 0:
        raise Trouble(explain(made.stdout, otherwise=VENV_FAILED))


def install(python: Path, command: str, lang: Lang) -> None:
    """Exactly what the lock file says, then this checkout itself in place."""
    lock = lock_of(command)
    count = len(re.findall(r"^[\w.-]+==", lock.read_text(encoding="utf-8"), re.MULTILINE))
    print(DOWNLOADING.format(count=count)[lang], flush=True)
    pip = [str(python), "-m", "pip", "install", "--progress-bar", "off", "--retries", "2"]
    run_pip([*pip, "--require-hashes", "-r", str(lock)], progress(count, lang))
    # The build backend is in the lock file, so nothing else is fetched here.
    run_pip([*pip, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)], lambda _: None)


def progress(count: int, lang: Lang) -> Callable[[str], None]:
    """What a line of pip's means to the person who waits."""
    seen = 0
    moving = sys.stdout.isatty()

    def show(line: str) -> None:
        nonlocal seen
        if line.startswith("Collecting "):
            seen += 1
            name = re.split(r"[^\w.-]", line.removeprefix("Collecting "))[0]
            words = FETCHED.format(n=seen, count=count, name=name)[lang]
            if moving:
                # One line that is written over; then the rest of it is cleared.
                print(f"\r{words:<60.60}", end="", flush=True)
            elif seen % 25 == 0:
                print(words, flush=True)
        elif line.startswith("Installing collected packages"):
            print(("\n" if moving else "") + UNPACKING[lang], flush=True)

    return show


def run_pip(command: list[str], show: Callable[[str], None]) -> None:
    environment = own_environment()
    for name in PIP_DIVERSIONS:
        environment.pop(name, None)
    environment |= {
        "PIP_USER": "0",
        "PIP_NO_INPUT": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONUNBUFFERED": "1",
    }
    lines: list[str] = []
    try:
        with (
            PIP_LOG.open("a", encoding="utf-8") as log,
            subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
            ) as pip,
        ):
            assert pip.stdout is not None
            for line in pip.stdout:
                lines.append(line)
                log.write(line)
                show(line)
    except OSError as error:
        raise Trouble(explain(str(error), otherwise=PIP_FAILED)) from None
    if pip.returncode != 0:
        raise Trouble(explain("".join(lines), otherwise=PIP_FAILED))


def explain(story: str, otherwise: Text) -> Text:
    """The likely cause in a tool's long story, as one sentence.

    >>> explain("OSError: [Errno 28] No space left on device", PIP_FAILED) == DISK_FULL
    True
    """
    causes = (
        (DISK_FULL, r"No space left on device|Errno 28\b|WinError 112\b|Disk quota exceeded"),
        (ALTERED, r"DO NOT MATCH THE HASHES"),
        (NO_NETWORK, r"NewConnectionError|NameResolutionError|Max retries exceeded|ProxyError"),
        (NO_NETWORK, r"getaddrinfo failed|name resolution|Network is unreachable|timed out"),
        (NO_NETWORK, r"Connection (?:refused|reset)"),
        (NOT_ALLOWED, r"Permission denied|Errno 13\b|Read-only file system|WinError (?:5|32)\b"),
        (NO_VENV, r"ensurepip is not available"),
    )
    for text, pattern in causes:
        if re.search(pattern, story, re.IGNORECASE):
            return text.format(folder=ROOT)
    return otherwise.format(reason=last_words(story.splitlines()), log=PIP_LOG)


def last_words(lines: Iterable[str]) -> str:
    """The line of a tool's output that most likely says what was wrong."""
    said = [line.strip() for line in lines if line.strip()]
    errors = [line for line in said if line.lower().startswith("error")]
    return (errors or said or ["?"])[-1].rstrip(".")[:200]


def quiet(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=own_environment(),
        check=False,
    )


def own_environment() -> dict[str, str]:
    return {k: v for k, v in os.environ.items() if k not in PYTHON_DIVERSIONS}
