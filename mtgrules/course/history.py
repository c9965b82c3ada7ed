"""The history of the two topics: what the source pages say of it, and the cards with suspend."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from mtgrules.model.mana import ManaCost
from mtgrules.rulebook.text import Lang, Text
from mtgrules.scenarios import all_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator

_COLUMNS = Text(
    "| when | what | source | verified |",
    "| 時期 | 出来事 | 出典 | 確認 |",
)
_VERIFIED = Text("yes", "済み")
_STATED = Text("only stated by the page", "元のページの記述のみ")


class SuspendCard(NamedTuple):
    """A card with suspend printed on it.

    `colors` are letters of WUBRG in that order, "" for a colorless card; `mana_value` is
    None for a card without a mana cost, `turns` None where the number is X. `price` is the
    mana value of the suspend cost, its X counted as 0.
    """

    name: str
    set: str
    year: int
    colors: str
    mana_value: int | None
    turns: int | None
    price: int


@cache
def suspend_cards() -> tuple[SuspendCard, ...]:
    """The cards with suspend that the facts at hand name, oldest first.

    >>> suspend_cards()[0].year, len({card.set for card in suspend_cards()}) > 5
    (2006, True)
    """
    text = (files("mtgrules.course") / "suspend_cards.toml").read_text(encoding="utf-8")
    dated = sorted(
        tomllib.loads(text).items(), key=lambda item: (item[1]["date"][:7], item[1]["set"])
    )
    return tuple(_read(name, facts) for name, facts in dated)


def _read(name: str, facts: dict[str, str]) -> SuspendCard:
    cost, n = facts.get("cost"), facts["suspend"]
    return SuspendCard(
        name,
        facts["set"],
        int(facts["date"][:4]),
        facts["colors"],
        None if cost is None else ManaCost.parse(cost).mana_value,
        None if n == "X" else int(n),
        ManaCost.parse(facts["for"]).mana_value,
    )


def timeline(lang: Lang) -> str:
    """What happened when, as a Markdown table with sources."""
    return "\n".join(_table(lang))


def _table(lang: Lang) -> Iterator[str]:
    yield _COLUMNS[lang]
    yield "|---|---|---|---|"
    told = [(each.history, each) for each in all_scenarios() if each.history]
    for history, scenario in sorted(told, key=lambda pair: (pair[0].date, pair[1].id)):
        source = history.source[lang]
        if history.url:
            source = f"[{source}]({history.url})"
        sure = _VERIFIED if history.verified else _STATED
        says = f"{scenario.says[lang]} ({scenario.id})"
        yield f"| {history.date} | {says} | {source} | {sure[lang]} |"
