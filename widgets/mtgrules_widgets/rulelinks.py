"""Rules as a learner meets them: the number of the edition, a link, and what it says."""

from __future__ import annotations

from functools import lru_cache

from mtgrules.rulebook import rules
from mtgrules.rulebook.editions import Edition
from mtgrules.rulebook.text import Lang
from mtgrules.telling import cite
from mtgrules_widgets import strings as s
from mtgrules_widgets.markup import NONE, Html, el
from mtgrules_widgets.symbols import rich


def number(rule: str, edition: Edition) -> str:
    """The rule's number in the edition; a rule that the rulebook lacks keeps its own."""
    return cite(rule, edition) if rules.known(rule) else rule


@lru_cache(maxsize=2048)
def link(rule: str, edition: Edition, lang: Lang) -> Html:
    """The number as a link to the official rules page; hovering shows what the rule says."""
    shown = number(rule, edition)
    if not rules.known(rule):
        return el("span", shown, cls="rule")
    summary = rules.rule(rule).summary[lang]
    return el(
        "a",
        shown,
        cls="rule",
        href=rules.link(rule),
        target="_blank",
        rel="noopener noreferrer",
        title=f"{summary} — {s.OFFICIAL[lang]}",
        aria_label=s.RULE_LINK.format(rule=shown)[lang],
    )


def says(rule: str, edition: Edition, lang: Lang) -> Html:
    """A closed box that opens to what the rule says, in our own words."""
    if not rules.known(rule):
        return NONE
    heading = s.RULE_SAYS.format(rule=number(rule, edition))[lang]
    summary = rich(rules.rule(rule).summary[lang], lang)
    return el("details", el("summary", heading), el("p", summary))
