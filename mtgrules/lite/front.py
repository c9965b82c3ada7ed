"""What a learner meets in a site: its first page, in both languages, and lessons that run
by themselves when they are opened.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from mtgrules.lessons.build import RUN_FIRST
from mtgrules.rulebook.text import LANGS, Lang, Text

APP = "notebooks"
"""The part of JupyterLite that shows one notebook and nothing beside it; a telephone has room
for that."""
APPS = (APP, "tree")
"""What the site has of JupyterLite: that, and the list of files."""
OVERRIDES = {
    "@jupyterlab/apputils-extension:notification": {"fetchNews": "false", "checkForUpdates": False},
    "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    # A lesson that nobody saved on purpose is the site's own, also after the site was renewed.
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
}
RUNS_ITSELF = Text(
    "**The fields run by themselves** when this page is opened. Python is fetched into your "
    "browser first, which takes half a minute or so; the tables appear after that. If one stays "
    "away, run all fields: menu **Run → Run All Cells**.",
    "**このページを開くと、すべての欄が自動で実行されます。** 先にPythonをブラウザーに読み込む"
    "ので、盤面が出るまで30秒ほどかかります。出ないときは、メニューの「Run → Run All Cells」で"
    "すべて実行してください。",
)
TITLE = Text("Activating and suspending, step by step", "能力の起動と待機を、一歩ずつ")
INTRO = Text(
    "Lessons on two procedures of Magic: The Gathering that you play yourself. Nothing has to be "
    "installed. The first lesson that you open fetches Python into your browser, which takes half "
    "a minute or more; after that it is there. What you do stays in this browser.",
    "マジック：ザ・ギャザリングの2つの手順を、自分で動かしながら学ぶ教材です。インストールは"
    "いりません。最初に開くときは、Pythonをブラウザーに読み込むので、30秒以上かかります。"
    "2回目からは速くなります。操作や解答の記録は、このブラウザーの中だけに残ります。",
)
START = Text("Start here", "ここから始める")
LESSONS = Text("Lessons", "教材")
PAGES = Text("To look up, and more", "調べる・もっと知る")
NOT_KEPT = Text(
    "This address begins with http://, so the browser keeps nothing: what you answer is gone when "
    "the page is closed. At an address with https:// it is kept.",
    "このアドレスはhttp://で始まるため、ブラウザーには何も保存されません。ページを閉じると、解答の記録は"
    "消えます。https://のアドレスなら残ります。",
)
UNOFFICIAL = Text(
    "mtgrules is unofficial Fan Content permitted under the Fan Content Policy. Not "
    "approved/endorsed by Wizards. Portions of the materials used are property of Wizards of the "
    "Coast. ©Wizards of the Coast LLC.",
    "mtgrulesは、ファンコンテンツ・ポリシーに沿った非公式のファンコンテンツです。ウィザーズ社の"
    "認可や許諾は得ていません。題材の一部は、ウィザーズ・オブ・ザ・コースト社の財産を含みます。"
    "©Wizards of the Coast LLC.",
)


@dataclass(frozen=True, slots=True)
class Entry:
    """A notebook of the site: its name without the ending, and how it calls itself."""

    name: str
    title: str
    number: int | None
    """Its place in the course, if it has one."""
    text: str = ""
    """All that it says."""


def entry(name: str, notebook: Mapping[str, object]) -> Entry:
    """What a notebook says of itself.

    >>> cells = [{"source": ["# 3. Stack"]}]
    >>> entry("stack", {"metadata": {"title": "Stack"}, "cells": cells}).number
    3
    """
    metadata, cells = notebook["metadata"], notebook["cells"]
    assert isinstance(metadata, Mapping)
    assert isinstance(cells, list)
    text = "\n".join("".join(cell["source"]) for cell in cells)
    number = re.match(r"# (\d+)\. ", text)
    return Entry(name, metadata["title"], int(number[1]) if number else None, text)


def shelves(entries: Iterable[Entry]) -> tuple[list[Entry], list[Entry]]:
    """The lessons, and all else, both in the order in which the start page names them.

    The lessons are those that it names up to the course, which its own lessons follow.
    """
    found = {each.name: each for each in entries}
    told = found["start"].text if "start" in found else ""
    named = re.findall(r"\((?:\./)?([\w-]+)\.ipynb\)", told)
    order = list(dict.fromkeys(name for name in named if name in found))
    ways_in = order[: order.index("course") + 1] if "course" in order else order
    numbered = sorted((each.number, each.name) for each in found.values() if each.number)
    lessons = [*ways_in, *(name for _, name in numbered if name not in ways_in)]
    seen = {"start", *lessons}
    rest = [name for name in dict.fromkeys([*order, *sorted(found)]) if name not in seen]
    return [found[name] for name in lessons], [found[name] for name in rest]


def for_browser(text: str, lang: Lang) -> str:
    """A notebook as the site has it: it says that it runs by itself.

    Everything else in it is as it is in the clone.
    """
    before, after = (
        json.dumps(words[lang], ensure_ascii=False)[1:-1] for words in (RUN_FIRST, RUNS_ITSELF)
    )
    return text.replace(before, after)


def link(name: str, lang: Lang) -> str:
    """Where a notebook is opened, from the site's first page."""
    return f"{APP}/index.html?path={lang}/{name}.ipynb"


def page(entries: Mapping[Lang, Iterable[Entry]]) -> str:
    """The site's first page: one half a language, of which the reader's own comes first."""
    halves = "\n".join(_half(lang, entries[lang]) for lang in LANGS)
    return PAGE.replace("@HALVES@", halves)


def _half(lang: Lang, entries: Iterable[Entry]) -> str:
    words = escape(START[lang])
    parts = [f"<h1>{escape(TITLE[lang])}</h1>", f"<p>{escape(INTRO[lang])}</p>"]
    parts.append(f'<p><a class="start" href="{link("start", lang)}">{words}</a></p>')
    parts.append(f'<p class="unkept" hidden>{escape(NOT_KEPT[lang])}</p>')
    for heading, shelf in zip((LESSONS, PAGES), shelves(entries), strict=True):
        items = "\n".join(_item(each, lang) for each in shelf)
        parts.append(f"<h2>{escape(heading[lang])}</h2>\n<ul>\n{items}\n</ul>")
    parts.append(f"<footer>{escape(UNOFFICIAL[lang])}</footer>")
    return f'<section id="{lang}" lang="{lang}">\n' + "\n".join(parts) + "\n</section>"


def _item(each: Entry, lang: Lang) -> str:
    number = "" if each.number is None else f"{each.number}. "
    return f'<li><a href="{link(each.name, lang)}">{escape(number + each.title)}</a></li>'


def dress(site: Path, favicons: Path) -> None:
    """Give a site that JupyterLite built its first page, and the lessons what runs them.

    `favicons` holds the icons that JupyterLite's notebooks ask for and that it does not bring.
    """
    entries: dict[Lang, list[Entry]] = {
        lang: [
            entry(path.stem, json.loads(path.read_text("utf-8")))
            for path in (site / "files" / lang).glob("*.ipynb")
        ]
        for lang in LANGS
    }
    (site / "index.html").write_text(page(entries), "utf-8")
    for app in APPS:
        shown = site / app / "index.html"
        # Without an icon of the page's own a browser asks for one outside of the site.
        more = '<link rel="icon" href="../static/favicons/favicon.ico">\n'
        more += f"<script>{RUN}</script>\n" if app == APP else ""
        html = shown.read_text("utf-8")
        shown.write_text(html.replace("</head>", f"{more}</head>", 1), "utf-8")
    icons = site / "static" / "favicons"
    icons.mkdir(parents=True, exist_ok=True)
    for icon in favicons.glob("*.ico"):
        (icons / icon.name).write_bytes(icon.read_bytes())
    for spare in (*site.glob("rspack.config*.js"), site / "doc"):
        if spare.is_dir():
            for inner in sorted(spare.rglob("*"), reverse=True):
                inner.rmdir() if inner.is_dir() else inner.unlink()
            spare.rmdir()
        else:
            spare.unlink()


# Runs the fields of the notebook that a page was opened with, once, as the menu would. That goes
# to the last field, so the page is held at its top until the reader scrolls or presses something.
RUN = """
window.addEventListener("load", () => {
  const open = setInterval(async () => {
    const app = window.jupyterapp, panel = app?.shell?.currentWidget;
    const ready = panel?.content?.model && panel.context?.isReady && panel.sessionContext?.isReady;
    if (!ready || !app.commands.hasCommand("notebook:run-all-cells")) return;
    clearInterval(open);
    const notebook = panel.content;
    let moved = false;
    for (const event of ["wheel", "touchmove", "pointerdown", "keydown"])
      addEventListener(event, () => { moved = true; }, {capture: true, once: true});
    const ran = app.commands.execute("notebook:run-all-cells");
    const top = setInterval(() => {
      if (moved) return clearInterval(top);
      if (notebook.activeCellIndex) notebook.activeCellIndex = 0;
      (notebook.node.querySelector(".jp-WindowedPanel-outer") ?? notebook.node).scrollTop = 0;
    }, 100);
    Promise.resolve(ran).finally(() => setTimeout(() => clearInterval(top), 500));
  }, 100);
});
"""

PAGE = """<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>mtgrules</title>
<script id="jupyter-config-data" type="application/json" data-jupyter-lite-root=".">{}</script>
<link rel="icon" href="static/favicons/favicon.ico">
<style>
:root { color-scheme: light dark; --ink: #1b1f24; --bg: #fff; --link: #0a58ca; --soft: #57606a;
  --line: #d0d7de }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --bg: #14181d; --link: #7ab8ff; --soft: #9da7b1; --line: #3a424b }
}
body { margin: 0; color: var(--ink); background: var(--bg); font: 18px/1.6 system-ui, sans-serif }
main { display: flex; flex-wrap: wrap; gap: 0 56px; max-width: 1060px; margin: 0 auto;
  padding: 16px 20px }
nav { max-width: 1060px; margin: 0 auto; padding: 12px 20px 0 }
nav a { display: inline-block; padding: 4px 0 }
section { flex: 1 1 320px; min-width: 0 }
section:lang(ja) { word-break: auto-phrase }
h1 { font-size: 1.5em; line-height: 1.3; margin: .4em 0 }
h2 { font-size: 1.1em; margin: 1.4em 0 .3em; border-bottom: 1px solid var(--line) }
ul { list-style: none; margin: 0; padding: 0 }
a { color: var(--link) }
li a { display: block; padding: 7px 0; text-decoration: none }
li a:hover, li a:focus { text-decoration: underline }
.start { display: inline-block; padding: 10px 22px; border-radius: 8px; text-decoration: none;
  font-weight: 650; color: var(--bg); background: var(--link) }
.unkept { padding: 8px 12px; border-left: 4px solid var(--link); font-size: .9em }
footer { margin: 2em 0 1em; font-size: .78em; color: var(--soft) }
</style>
</head>
<body>
<nav><a href="#en" lang="en">English</a> · <a href="#ja" lang="ja">日本語</a></nav>
<main>
@HALVES@
</main>
<script>
const own = navigator.language.startsWith("ja") ? "ja" : "en";
document.documentElement.lang = own;
document.querySelector("main").prepend(document.querySelector(`section[lang=${own}]`));
for (const words of document.querySelectorAll(".unkept")) words.hidden = isSecureContext;
</script>
</body>
</html>
"""
