"""`mtgrules lesson site`: all lessons as a static site, whose engine runs in the browser."""

from __future__ import annotations

from pathlib import Path

from mtgrules.lite import building
from mtgrules.rulebook.text import Lang, Text

BUILT = Text(
    "{folder}: the site is there ({size} MB). Put the whole folder on any web server, or look at "
    "it first: `python3 -m http.server --directory {folder}`, then http://localhost:8000.",
    "{folder}：サイトができました（{size} MB）。このフォルダーをそのまま"
    "Webサーバーに置いてください。"
    "先に試すには、`python3 -m http.server --directory {folder}`を実行し、"
    "http://localhost:8000 を開きます。",
)


def site(target: Path, lang: Lang, pyodide: Path | None) -> int:
    """Build the site, and say on the way what is going on."""
    building.build(target, lambda text: print(text[lang], flush=True), pyodide)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(BUILT.format(folder=target.as_posix(), size=round(size / 1e6))[lang])
    return 0
