"""`mtgrules lesson preview`: a lesson as a class will see it, served until Ctrl+C."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from mtgrules.cli.common import tell, write
from mtgrules.cli.lesson import lesson
from mtgrules.lessons import build as building
from mtgrules.lessons.check import check
from mtgrules.rulebook.text import LANGS, NOTHING, Lang, Text
from mtgrules.start import running
from mtgrules.start.preparing import ROOT

SERVED = Text(
    "{file}: both notebooks are in {folder}, and JupyterLab opens {page}.\n"
    "Nothing that you do there is kept: change the lesson's file, and preview it again.\n"
    "To stop, come back here and press Ctrl+C; the folder is deleted then.",
    "{file}：2つの言語のノートブックを{folder}に作りました。JupyterLabで{page}を開きます。\n"
    "そこでの変更は残りません。教材のファイルを直して、もう一度このコマンドを実行してください。\n"
    "終わるときは、ここに戻ってCtrl+Cを押してください。フォルダーも削除されます。",
)
STOPPED = Text("The preview has ended.", "プレビューを終わりました。")


def preview(path: Path, lang: Lang, *, browser: bool) -> int:
    """Serve both notebooks of a lesson from a folder of their own; its problems stop it."""
    found = lesson(path)
    problems = check(found)
    if problems and tell(problems, NOTHING, lang):
        return 1
    with tempfile.TemporaryDirectory(
        prefix="mtgrules-preview-", ignore_cleanup_errors=True
    ) as name:
        folder = Path(name).resolve()
        for each in LANGS:
            text = building.write(building.build(found, each))
            write(folder / each / f"{found.id}.ipynb", text)
        page = f"{lang}/{found.id}.ipynb"
        said = SERVED.format(file=path.as_posix(), folder=folder, page=page)
        print(said[lang], flush=True)
        code = running.wait(_command(folder, page, browser=browser), folder, PYTHONPATH=_packages())
    print(STOPPED[lang])
    return 0 if code in (0, 130) else 2


def _command(folder: Path, page: str, *, browser: bool) -> list[str]:
    """What serves the folder, with the look of the lessons and no other settings touched."""
    settings = folder / ".settings"
    settings.mkdir()
    overrides = ROOT / "binder/overrides.json"
    if overrides.is_file():
        shutil.copy(overrides, settings)
    words = [f"--LabApp.app_settings_dir={settings}", f"--LabApp.workspaces_dir={settings}", "-y"]
    words += [] if browser else ["--no-browser"]
    return [*running.jupyterlab(Path(sys.executable), folder, page), *words]


def _packages() -> str:
    """Where the kernels find what this Python has found."""
    return os.pathsep.join((str(ROOT), str(ROOT / "widgets")))
