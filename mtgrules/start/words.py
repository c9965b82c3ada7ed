"""What a person is told while the lessons are prepared, in both languages."""

from __future__ import annotations

import locale
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mtgrules.rulebook.text import Lang, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

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
CLASSROOM = Text(
    "show the lessons to a class: one part at a time, in big letters, without the code",
    "教室で見せるための表示で開きます(コードなし、大きな文字、1部分ずつ)",
)
NOT_FOR_TESTS = Text(
    "--classroom is for the lessons: python3 -m mtgrules lessons --classroom",
    "--classroomは教材を開くときに使います: python3 -m mtgrules lessons --classroom",
)
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
CLASSROOM_TOO = Text(
    "To show the lessons in front of a class, a little more has to be installed: "
    "python3 -m mtgrules lessons --classroom --prepare",
    "教室で見せる表示には、追加のパッケージが必要です: "
    "python3 -m mtgrules lessons --classroom --prepare",
)
OPENING = Text(
    "Opening the lessons in your browser. To stop, come back here and press Ctrl+C.",
    "ブラウザーで教材を開きます。終わるときは、ここに戻ってCtrl+Cを押してください。",
)
OPENING_CLASSROOM = Text(
    "Opening the lessons for a class in your browser (Voila, to this computer only). They are the "
    "copies in the folder {folder}. To stop, come back here and press Ctrl+C.",
    "教室用の表示(Voila)で、ブラウザーに教材を開きます。開けるのはこのコンピューターだけで、"
    "表示するのはフォルダー{folder}にある写しです。"
    "終わるときは、ここに戻ってCtrl+Cを押してください。",
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
INCOMPLETE = Text(
    "The folder .venv does not have everything; delete it and try again.",
    "フォルダー.venvに足りないものがあります。削除して、もう一度お試しください。",
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
