"""`mtgrules scenario ...`: playing scenarios, beginning one, and the docs that list them."""

from __future__ import annotations

import re
from pathlib import Path

from mtgrules import scenarios
from mtgrules.cli.common import Trouble, read, tell, write, write_pages
from mtgrules.rulebook.text import Lang, Text
from mtgrules.scenarios import table as docs

FOLDER = Path("mtgrules/scenarios")

ALL_WELL = Text(
    "{n} scenario(s) play as they say.", "{n}件のシナリオは、書かれたとおりになります。"
)
NEITHER = Text(
    "{name}: no scenario has that id, and there is no such file. {why}",
    "{name}：その番号のシナリオも、その名前のファイルもありません。{why}",
)
NO_ID = Text(
    "{name} cannot be the name of a scenario; write letters, digits and hyphens, as in my-first.",
    "{name}という名前は付けられません。my-firstのように、半角の英字、数字、ハイフンで書いてください。",
)
NO_FOLDER = Text(
    "{name}: there is no such folder of scenarios; write the name alone, as in my-first, for the "
    "folder {own}. The others are {folders}.",
    "{name}：そのようなシナリオのフォルダーはありません。my-firstのように名前だけを書くと、"
    "フォルダー{own}に作ります。ほかのフォルダーは{folders}です。",
)
NO_CLONE = Text(
    "{folder} is not here; run this inside a clone of the project.",
    "{folder}がここにありません。クローンしたフォルダーの中で実行してください。",
)
EXISTS = Text(
    "{path} exists already; choose another id.",
    "{path}はすでにあります。別の番号を選んでください。",
)
MADE = Text(
    "{path} is written. Change it, then run: python3 -m mtgrules scenario play {path}",
    "{path}を作りました。書き換えてから、次を実行してください: "
    "python3 -m mtgrules scenario play {path}",
)
STALE = Text(
    "{path} is not what the scenarios give; run `python3 -m mtgrules scenario table`.",
    "{path}の内容がシナリオと一致しません。"
    "`python3 -m mtgrules scenario table`を実行してください。",
)
UP_TO_DATE = Text("The docs list every scenario.", "資料にはすべてのシナリオが載っています。")

TEMPLATE = """\
id = "{id}"
title = {{ en = "One damage for a tap", ja = "タップして1点" }}
says = {{ en = "Say what is shown in a sentence or two.", ja = "何を示すのかを書きます。" }}
rules = ["602.2"]

[position.start]
you.battlefield = ["Prodigal Pyromancer"]
opponent.life = 20
choices = [
    "activate Prodigal Pyromancer",
    "! respond => 117.1",
    "target Ben => 601.2i",
    "pass",
    "pass => 120.3a",
    "? opponent.life = 19",
]
"""
"""A scenario that plays as it stands, for an author to change."""


def check(names: list[str], lang: Lang) -> int:
    """Play the scenarios that are named by id or file, or all of them."""
    found = [named(name) for name in names] if names else list(scenarios.all_scenarios())
    problems = [problem for each in found for problem in scenarios.check(each)]
    return tell(problems, ALL_WELL.format(n=len(found)), lang)


def named(name: str) -> scenarios.Scenario:
    """The scenario of an id or in a file; raises `Trouble`."""
    try:
        return scenarios.scenario(name)
    except scenarios.UnknownScenario as unknown:
        text = read(Path(name), NEITHER.format(name=name, why=unknown.text))
    return scenarios.read(text, Path(name).as_posix())


def new(name: str, lang: Lang) -> int:
    """Write a scenario that plays, for an author to change, into `more` if no folder is named."""
    folder, _, id = name.removesuffix(".toml").replace("\\", "/").rpartition("/")
    *others, own = scenarios.COLLECTIONS
    folder = folder or own
    if not FOLDER.is_dir():
        raise Trouble(NO_CLONE.format(folder=FOLDER.as_posix()))
    if folder not in scenarios.COLLECTIONS:
        raise Trouble(NO_FOLDER.format(name=name, own=own, folders=", ".join(others)))
    if not re.fullmatch(scenarios.ID, id):
        raise Trouble(NO_ID.format(name=repr(id)))
    if id in scenarios.ids():
        raise Trouble(EXISTS.format(path=scenarios.scenario(id).path))
    path = FOLDER / folder / f"{id}.toml"
    if path.exists():
        raise Trouble(EXISTS.format(path=path.as_posix()))
    write(path, TEMPLATE.format(id=id))
    print(MADE.format(path=path.as_posix())[lang])
    return 0


def table(lang: Lang, *, only_check: bool) -> int:
    """Write the pages of the docs that list every scenario, or say whether they are so."""
    files = ((Path("docs") / name, text) for name, text in docs.pages().items())
    return write_pages(files, lang, stale=STALE, up_to_date=UP_TO_DATE, only_check=only_check)
