"""The indexes: from a rule or a card to the lessons and to the statements that can be played."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

from mtgrules.cards import all_cards
from mtgrules.course.shelf import Shelf, links
from mtgrules.rulebook import rules
from mtgrules.rulebook.text import Lang, Text
from mtgrules.scenarios import all_scenarios

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_RULES = Text(
    "| rule | what it says | lessons | to be played |",
    "| ルール | 内容 | 教材 | 実際に試せるもの |",
)
_CARDS = Text(
    "| card | 日本語 | lessons | to be played |",
    "| カード | English | 教材 | 実際に試せるもの |",
)


def rules_index(shelf: Shelf, lang: Lang) -> str:
    """Every rule that a lesson teaches or a scenario shows, as a Markdown table."""
    return "\n".join(_rules_table(shelf, lang))


def cards_index(shelf: Shelf, lang: Lang) -> str:
    """Every card of the catalogue that a lesson or a scenario uses, as a Markdown table."""
    return "\n".join(_cards_table(shelf, lang))


def _rules_table(shelf: Shelf, lang: Lang) -> Iterator[str]:
    yield _RULES[lang]
    yield "|---|---|---|---|"
    shown = _by_rule()
    for rule in sorted(rules.all_rules(), key=lambda each: _number(each.id)):
        lessons = shelf.teaching_rule(rule.id)
        if lessons or rule.id in shown:
            number = f"[{rule.id}]({rules.link(rule.id)})"
            cells = (number, rule.summary[lang], links(lessons)[lang], _ids(shown[rule.id]))
            yield f"| {' | '.join(cells)} |"


def _cards_table(shelf: Shelf, lang: Lang) -> Iterator[str]:
    yield _CARDS[lang]
    yield "|---|---|---|---|"
    shown = _by_card()
    other: Lang = "ja" if lang == "en" else "en"
    for card in sorted(all_cards(), key=lambda each: each.name[lang]):
        lessons = shelf.with_card(card)
        if lessons or card.name.en in shown:
            cells = (
                card.name[lang],
                card.name[other] if card.name.en != card.name.ja else "–",
                links(lessons)[lang],
                _ids(shown[card.name.en]),
            )
            yield f"| {' | '.join(cells)} |"


def _ids(ids: tuple[str, ...]) -> str:
    return " ".join(ids) or "–"


@cache
def _by_rule() -> Mapping[str, tuple[str, ...]]:
    """The ids of the scenarios that name a rule, by the rule."""
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for scenario in all_scenarios():
        for rule in scenario.rules:
            found[rule] += (scenario.id,)
    return found


@cache
def _by_card() -> Mapping[str, tuple[str, ...]]:
    """The ids of the scenarios in whose positions a card stands, by its English name."""
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    scenarios = tuple(all_scenarios())
    for card in all_cards():
        written = re.compile(rf'"(?:\d+ )?{re.escape(card.name.en)}(?: \([^"]*)?"')
        for scenario in scenarios:
            if any(written.search(line) for line in scenario.header):
                found[card.name.en] += (scenario.id,)
    return found


def _number(rule: str) -> tuple[int, int, str]:
    """702.9 before 702.62, 601.2 before 601.2a."""
    chapter, _, rest = rule.partition(".")
    digits = re.match(r"\d*", rest)
    assert digits is not None
    return (int(chapter), int(digits[0] or 0), rest[digits.end() :])
