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
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from mtgrules.lessons.header import Header, NotTOML, clean_lines, too_long
from mtgrules.lessons.limits import MOST_SIGNS
from mtgrules.rulebook.near import nearest
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
ID = r"[A-Za-z0-9][A-Za-z0-9-]*"
"""What the name of a scenario may be, as a regular expression."""
_DATE = re.compile(r"\d{4}(-\d{2}(-\d{2})?)?")


def read(text: str, path: str) -> Scenario:
    """The scenario in a file's text; what could not be read is told by `check`."""
    if len(text) > MOST_SIGNS:
        return Scenario(path, problems=(too_long(path, text),), first=1)
    each, odd = clean_lines(path, text)
    lines = tuple(each)
    try:
        made = _Scenario(path, lines, first=1).scenario()
    except NotTOML as error:
        return Scenario(path, problems=(*odd, error.problem), header=lines, first=1)
    return replace(made, problems=(*odd, *made.problems)) if odd else made


class _Scenario(Header):
    """The table of a scenario."""

    def scenario(self) -> Scenario:
        self.only(KEYS)
        return Scenario(
            self.path,
            id=self.id(".toml", ID),
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
        for key in table:
            if key not in _HISTORY:
                near, known = nearest(key, _HISTORY), ", ".join(_HISTORY)
                self.wrong(("history", key), "L010", near, key=f"history.{key}", known=known)
        wrong = [key for key, part in _HISTORY.items() if not part.fits(table.get(key))]
        for key in wrong:
            self.unfit(("history", key), _HISTORY[key].want.en, _HISTORY[key].want.ja)
        return None if wrong else _history(table)


class _Part(NamedTuple):
    """A key of an entry of history: what may stand there."""

    fits: Callable[[object], bool]
    want: Text


_HISTORY: dict[str, _Part] = {
    "date": _Part(
        lambda found: isinstance(found, str) and _DATE.fullmatch(found) is not None,
        Text(
            'a year, a month or a day in quotes, as "2009", "2009-07" or "2009-07-11"',
            '年、年月、年月日のどれかを引用符に入れて書きます："2009"、"2009-07"、"2009-07-11"',
        ),
    ),
    "source": _Part(
        lambda found: isinstance(found, dict) and all(found.get(lang) for lang in LANGS),
        Text(
            'where it is said: { en = "...", ja = "..." }',
            '出典を { en = "...", ja = "..." } と書きます',
        ),
    ),
    "verified": _Part(
        lambda found: isinstance(found, bool),
        Text(
            "true if the source was read, false if only the page says so; without quotes",
            "出典を確かめたならtrue、元のページにあるだけならfalseと、引用符なしで書きます",
        ),
    ),
    "url": _Part(
        lambda found: found is None or (isinstance(found, str) and found.startswith("https://")),
        Text('an address: "https://..."', '"https://..." の形のアドレスを書きます'),
    ),
}


def _history(table: dict[str, Any]) -> History:
    source = table["source"]
    said = Text(str(source["en"]), str(source["ja"])) if source else NOTHING
    return History(table["date"], said, str(table.get("url", "")), table["verified"])
