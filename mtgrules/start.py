"""The two commands of the README, from a bare Python to open lessons.

`python3 -m mtgrules lessons` and `python3 -m mtgrules test` run in a checkout
where nothing is installed. They make a virtual environment in `.venv`, install
exactly the versions of the lock file into it, remember that they did, and then
start JupyterLab or the tests there. Only the standard library is used here.

Whatever goes wrong on the way is told in one sentence in both languages, with
what to do about it.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import locale
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from mtgrules import copies
from mtgrules.rulebook.text import LANGS, Lang, Text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "mtgrules-installed.json"
PIP_LOG = VENV / "mtgrules-pip.log"

COMMANDS = ("lessons", "test")

# Settings of a person's own pip that would send packages elsewhere, or ask for
# a hash of this checkout, which has none.
PIP_DIVERSIONS = ("PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
# Settings that would let another Python's packages leak into ours.
PYTHON_DIVERSIONS = ("PYTHONPATH", "PYTHONHOME", "__PYVENV_LAUNCHER__")

USAGE = Text(
    "Usage: python3 -m mtgrules lessons   opens the lessons in JupyterLab\n"
    "       python3 -m mtgrules test      runs all tests\n"
    "On Windows write py in place of python3. More: python3 -m mtgrules lessons --help",
    "使い方: python3 -m mtgrules lessons   JupyterLabで教材を開きます\n"
    "        python3 -m mtgrules test      すべてのテストを実行します\n"
    "Windowsではpython3の代わりにpyと入力してください。"
    "詳細: python3 -m mtgrules lessons --help",
)
HANDED_ON = Text(
    "What follows -- is handed on to JupyterLab or pytest.",
    "--の後ろはJupyterLabまたはpytestにそのまま渡します。",
)
DEFAULT_LANGUAGE = Text("language (default: {lang}, yours)", "言語(指定しなければ{lang})")
ONLY_PREPARE = Text("install everything, open nothing", "インストールだけを行い、何も開きません")
PREPARING = Text(
    "First start: preparing a folder of our own, .venv, inside this folder.",
    "初回の準備として、このフォルダーの中に専用のフォルダー.venvを作ります。",
)
UPDATING = Text(
    "The needed packages have changed; updating the folder .venv.",
    "必要なパッケージが変わったため、フォルダー.venvを更新します。",
)
DOWNLOADING = Text(
    "Downloading {count} packages (once; a few minutes on a slow connection).",
    "{count}個のパッケージをダウンロードします(初回のみ。回線が遅いと数分かかります)。",
)
FETCHED = Text("  {n} of {count}: {name}", "  {n}/{count}: {name}")
UNPACKING = Text("Installing them (about half a minute).", "インストールしています(約30秒)。")
READY = Text("Everything is ready.", "準備ができました。")
OPENING = Text(
    "Opening the lessons in your browser. To stop, come back here and press Ctrl+C.",
    "ブラウザーで教材を開きます。終わるときは、ここに戻ってCtrl+Cを押してください。",
)
RUNNING = Text("== {name} ==", "== {name} ==")
GOOD = Text("ok", "問題なし")
BAD = Text("FAILED", "失敗")

NO_CHECKOUT = Text(
    "This command works inside a clone of the project, and {folder} is none; "
    "go to the folder that you cloned and paste the command there.",
    "このコマンドはクローンしたフォルダーの中で動きますが、{folder}はそうではありません。"
    "クローンしたフォルダーに移動してから、もう一度コマンドを貼り付けてください。",
)
NO_VENV = Text(
    "This Python cannot make virtual environments; on Debian and Ubuntu run "
    "`sudo apt install python3-venv`, elsewhere install Python from python.org, then try again.",
    "このPythonでは仮想環境を作れません。"
    "DebianやUbuntuでは`sudo apt install python3-venv`を実行し、"
    "ほかの環境ではpython.orgのPythonをインストールして、もう一度お試しください。",
)
VENV_FAILED = Text(
    "The folder .venv could not be made ({reason}); delete it if it exists, and try again.",
    "フォルダー.venvを作れませんでした({reason})。残っていれば削除して、もう一度お試しください。",
)
NO_NETWORK = Text(
    "The packages could not be downloaded; check the internet connection "
    "(or the proxy settings) and try again.",
    "パッケージをダウンロードできませんでした。"
    "インターネット接続(またはプロキシの設定)を確認して、もう一度お試しください。",
)
DISK_FULL = Text(
    "The disk is full; free about 1 GB and try again.",
    "ディスクの空きが足りません。1 GBほど空けて、もう一度お試しください。",
)
NOT_ALLOWED = Text(
    "A file in {folder} may not be written; move the folder to a place that is yours, "
    "close programs that use it, and try again.",
    "{folder}の中のファイルに書き込めません。自分のフォルダーの下に移し、"
    "使っているプログラムを閉じて、もう一度お試しください。",
)
ALTERED = Text(
    "A downloaded package is not the one that was tested, so nothing was installed; "
    "try again, and if it happens again ask whoever runs your network's package mirror.",
    "ダウンロードしたパッケージがテスト済みのものと一致しないため、インストールを中止しました。"
    "もう一度試し、繰り返すときはパッケージのミラーの管理者に尋ねてください。",
)
PIP_FAILED = Text(
    "The packages could not be installed ({reason}); the whole story is in {log}.",
    "パッケージをインストールできませんでした({reason})。詳しくは{log}をご覧ください。",
)
NO_LESSON = Text(
    "The start page {page} is missing; restore it with `git checkout -- notebooks` and try again.",
    "最初のページ{page}がありません。"
    "`git checkout -- notebooks`で元に戻して、もう一度お試しください。",
)


@dataclass(frozen=True)
class Trouble(Exception):
    """What stops the start, in words for the person in front of it."""

    text: Text


def main(words: list[str]) -> int:
    """Run one of the two commands and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # An old Windows console has no Japanese letters; show marks, do not stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang = reader_language(os.environ)
    if not words:
        print(both(USAGE, lang), file=sys.stderr)
        return 2
    options, rest = read(words, lang)
    lang = options.lang
    try:
        require_checkout()
        python = prepare(options.command, lang)
        if options.prepare:
            print(READY[lang])
            return 0
        if options.command == "lessons":
            return open_lessons(python, lang, rest)
        return run_tests(python, lang, rest)
    except Trouble as trouble:
        print("\n" + both(trouble.text, lang), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def read(words: list[str], lang: Lang) -> tuple[argparse.Namespace, list[str]]:
    """Our own options, and what stands after `--` for JupyterLab or pytest."""
    cut = words.index("--") if "--" in words else len(words)
    parser = argparse.ArgumentParser(
        prog="python3 -m mtgrules",
        usage=both(USAGE, lang),
        epilog=HANDED_ON[lang],
    )
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument(
        "--lang",
        choices=LANGS,
        default=lang,
        help=DEFAULT_LANGUAGE.format(lang=lang)[lang],
    )
    parser.add_argument(
        "--prepare",
        action="store_true",
        help=ONLY_PREPARE[lang],
    )
    return parser.parse_args(words[:cut]), words[cut + 1 :]


def both(text: Text, lang: Lang) -> str:
    """A text in both languages, the reader's own first."""
    other: Lang = "en" if lang == "ja" else "ja"
    return f"{text[lang]}\n{text[other]}"


def reader_language(environment: Mapping[str, str]) -> Lang:
    """Japanese if the person's system speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return "ja" if value.lower().startswith("ja") else "en"
    if sys.platform == "win32":
        import ctypes

        code = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        return "ja" if locale.windows_locale.get(code, "").startswith("ja") else "en"
    return "ja" if (locale.getlocale()[0] or "").startswith("ja") else "en"


# ---------------------------------------------------------------- preparing


def require_checkout() -> None:
    if not (ROOT / "pyproject.toml").is_file() or not lock_of("lessons").is_file():
        raise Trouble(NO_CHECKOUT.format(folder=ROOT))


def lock_of(command: str) -> Path:
    return ROOT / "requirements" / f"{command}.txt"


def prepare(command: str, lang: Lang) -> Path:
    """The Python of our own environment, with everything installed that `command` needs."""
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    wanted = fingerprint(command)
    usable = works(python)
    if usable and stamps().get(command) == wanted:
        return python
    print((UPDATING if usable else PREPARING)[lang], flush=True)
    if not usable:
        make_environment()
    install(python, command, lang)
    done = {command: wanted}
    if command == "test":
        # The tests' lock holds every version of the lessons' lock.
        done["lessons"] = fingerprint("lessons")
    STAMP.write_text(json.dumps({**stamps(), **done}), encoding="utf-8")
    return python


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


# ---------------------------------------------------------------- running


def open_lessons(python: Path, lang: Lang, rest: list[str]) -> int:
    """JupyterLab on the start page; returns when the person stops it."""
    original = f"notebooks/{lang}/start.ipynb"
    if not (ROOT / original).is_file():
        raise Trouble(NO_LESSON.format(page=original))
    page = f"{copies.lay_out(ROOT).name}/{lang}/start.ipynb"
    settings = VENV / "share/jupyter/lab/settings"
    settings.mkdir(parents=True, exist_ok=True)
    shutil.copy(ROOT / "binder/overrides.json", settings)
    command = [str(python), "-m", "jupyterlab", f"--ServerApp.root_dir={ROOT}"]
    command += [f"--LabApp.default_url=/lab/tree/{page}", "--ServerApp.log_level=WARN"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Inside a container people are root; the server still listens to this
        # machine only, and asks for its token.
        command.append("--allow-root")
    print(OPENING[lang], flush=True)
    return wait([*command, *rest])


def run_tests(python: Path, lang: Lang, rest: list[str]) -> int:
    """Lint, types and every test; all of them run, and any failure counts."""
    steps = {
        "ruff check": ["ruff", "check"],
        "ruff format": ["ruff", "format", "--check"],
        "mypy": ["mypy"],
        "pytest": ["pytest", *rest],
    }
    codes = {}
    for name, words in steps.items():
        print(RUNNING.format(name=name)[lang], flush=True)
        codes[name] = wait([str(python), "-m", *words])
    print()
    for name, code in codes.items():
        print(f"{name:<12} {(BAD if code else GOOD)[lang]}")
    return 1 if any(codes.values()) else 0


def wait(command: list[str]) -> int:
    """Run it in the foreground to its end; Ctrl+C is its own to answer."""
    with subprocess.Popen(command, cwd=ROOT, env=own_environment()) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue


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
