"""`mtgrules scenario cards` and `rules`: what a position and a promise may name."""

from __future__ import annotations

import re

from mtgrules.cards.catalogue import all_cards
from mtgrules.cards.text import card_text, type_line
from mtgrules.cli.common import Trouble
from mtgrules.model.cards import Card
from mtgrules.rulebook.near import did_you_mean
from mtgrules.rulebook.rules import Rule, all_rules
from mtgrules.rulebook.text import Lang, Text, same

MOST_TEXTS = 5
"""As many cards are shown with their text; a longer list has only their names."""

NO_CARD = Text(
    "No card has {word!r} in its name, type or text.",
    "名前、タイプ、文章に{word!r}を含むカードはありません。",
)
NO_RULE = Text(
    "No rule here has {word!r} in its number or summary.",
    "番号か要約に{word!r}を含むルールはここにはありません。",
)


def cards(word: str, lang: Lang) -> int:
    """Print every card that can be used, or those that a word fits; the text of a few."""
    found = [card for card in all_cards() if _has(word, _words(card))]
    if not found:
        names = [half for card in all_cards() for half in (card.name.en, card.name.ja)]
        names += [part for name in names for part in re.split(r"[\s,、]+", name)]
        raise Trouble(NO_CARD.format(word=word) + did_you_mean(word, names))
    for card in sorted(found, key=lambda card: card.name[lang]):
        print(_names(card, lang))
        if len(found) <= MOST_TEXTS:
            for text in (type_line(card), *card_text(card)):
                print(f"    {text[lang]}")
    return 0


def rules(word: str, lang: Lang) -> int:
    """Print every rule that can be named, or those whose number begins so or that say it."""
    found = [rule for rule in all_rules() if _fits(word, rule)]
    if not found:
        raise Trouble(NO_RULE.format(word=word))
    for rule in found:
        print(f"{rule.id:<9} {rule.summary[lang]}")
    return 0


def _has(word: str, texts: tuple[Text, ...]) -> bool:
    wanted = word.casefold()
    return any(wanted in half.casefold() for text in texts for half in (text.en, text.ja))


def _words(card: Card) -> tuple[Text, ...]:
    return (card.name, type_line(card), *card_text(card))


def _names(card: Card, lang: Lang) -> str:
    other: Lang = "en" if lang == "ja" else "ja"
    cost = f"  {card.mana_cost}" if card.mana_cost is not None else ""
    both = (
        card.name[lang]
        if card.name.en == card.name.ja
        else " / ".join((card.name[lang], card.name[other]))
    )
    return f"{both}{cost}"


def _fits(word: str, rule: Rule) -> bool:
    return rule.id.startswith(word) or _has(word, (rule.summary, same(rule.id)))
