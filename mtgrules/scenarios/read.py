"""Reading a scenario file. It is TOML, with positions and runs as in a lesson's header.

    id = "A33"                       # the file's name
    title = { en = "...", ja = "..." }
    says = { en = "...", ja = "..." }
    rules = ["117.1"]
    editions = ["2023-11-17", "2026-08-07"]     # optional; every run is played under each
    note = { en = "...", ja = "..." }           # optional

    [position.response]              # in the words of mtgrules.setup
    you.battlefield = ["Prodigal Pyromancer"]
    choices = ["activate Prodigal Pyromancer", "! respond => 117.1", "? asks = target"]

Instead of positions it may have one of

    shown_by = ["A2", "A3"]

    about = true

    [history]
    date = "2009-07"
    source = { en = "...", ja = "..." }
    url = "https://..."              # optional
    verified = true
"""

from __future__ import annotations

import re
from typing import Any

from mtgrules.lessons.header import Header, NotTOML, lines_of
from mtgrules.rulebook.text import LANGS, NOTHING, Text
from mtgrules.scenarios.model import History, Scenario

KEYS = (
    "id",
    "title",
    "says",
    "rules",
    "editions",
    "note",
    "position",
    "shown_by",
    "about",
    "history",
)
_IDS = r"[A-Za-z0-9][A-Za-z0-9-]*"
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")


def read(text: str, path: str) -> Scenario:
    """The scenario in a file's text; what could not be read is told by `check`."""
    lines = tuple(lines_of(text))
    try:
        return _Scenario(path, lines, first=1).scenario()
    except NotTOML as error:
        return Scenario(path, problems=(error.problem,), header=lines, first=1)


class _Scenario(Header):
    """The table of a scenario."""

    def scenario(self) -> Scenario:
        self.only(KEYS)
        return Scenario(
            self.path,
            id=self.id(".toml", _IDS),
            title=self.pair("title"),
            says=self.pair("says"),
            note=self.pair("note", needed=False),
            rules=self.strings("rules"),
            editions=self.editions("editions"),
            positions=self.positions(),
            shown_by=self.strings("shown_by"),
            history=self.history(),
            about=self.about(),
            header=self.lines,
            places=self.places,
            first=1,
            problems=tuple(self.problems),
        )

    def about(self) -> bool:
        found = self.data.get("about", False)
        if not isinstance(found, bool):
            self.unfit("about", "true, or nothing at all", "trueと書くか、項目ごと省きます")
        return found is True

    def history(self) -> History | None:
        table = self.data.get("history")
        if table is None:
            return None
        if not isinstance(table, dict):
            self.unfit("history", "a table [history]", "[history] の表を書きます")
            return None
        source = table.get("source")
        good = (
            _DATE.fullmatch(str(table.get("date", ""))) is not None
            and isinstance(source, dict)
            and all(source.get(lang) for lang in LANGS)
            and isinstance(table.get("verified"), bool)
            and str(table.get("url", "https://")).startswith("https://")
            and set(table) <= {"date", "source", "url", "verified"}
        )
        if not good:
            self.unfit(
                "history",
                'date = "2009-07", source = { en = "...", ja = "..." }, verified = true or false, '
                'perhaps url = "https://..."',
                'date = "2009-07"、source = { en = "...", ja = "..." }、verified = true か false、'
                '必要なら url = "https://..." を書きます',
            )
            return None
        return _history(table)


def _history(table: dict[str, Any]) -> History:
    source = table["source"]
    said = Text(str(source["en"]), str(source["ja"])) if source else NOTHING
    return History(str(table["date"]), said, str(table.get("url", "")), table["verified"])
