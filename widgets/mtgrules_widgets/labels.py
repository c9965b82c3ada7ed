"""What the buttons of choices say: plain text, short, and without symbols.

A button cannot draw `{T}`, so symbols are words here; an ability is called by
its source, and in full only in the button's tooltip, since it can be read on
the card. Two buttons never say the same.

>>> import mtgrules
>>> game = mtgrules.game(you={"battlefield": ["Prodigal Pyromancer", "Island"]})
>>> [words.en for words in buttons(game.state, game.options.legal).values()]
['Pass', 'Activate Prodigal Pyromancer', 'Activate Island']
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from mtgrules.cards.text import ability_text, costs_text
from mtgrules.engine.characteristics import activated
from mtgrules.model.abilities import Activated
from mtgrules.model.choices import FIRST_OBJECT, Choice, Refusal
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text
from mtgrules.telling import Explanation, explain, label, name
from mtgrules_widgets.symbols import in_words

_ACTIVATE = Text("Activate {name}", "{name}の能力を起動する")
_TAPPED = Text("{said}, tapped", "{said}（タップ状態）")
_WHICH = Text("{which}: {said}", "{which}：{said}")
_IN_FULL = Text("{which} — {said}", "{which} ― {said}")
_WHOSE = Text("{who}'s {name}", "{who}の{name}")
_AGAIN = Text("{said} [{n}]", "{said}［{n}］")

_NUMBER = re.compile(r" \(\d+\)|（\d+）| \[\d+\]|［\d+］")
_OF_AN_OBJECT = frozenset(("activate", "target", "choose", "change"))


def button(state: State, choice: Choice) -> Text:
    """The words for one choice, alone."""
    return _in_words(_ability(state, choice) or label(state, choice))


def buttons(state: State, choices: Iterable[Choice], asked: int = -1) -> dict[Choice, Text]:
    """The words for choices that are shown together, all of them different.

    Where an object of the player who is `asked` and one of somebody else would
    read the same, the latter says whose it is; what still reads the same is numbered.
    """
    said = {choice: button(state, choice) for choice in choices}
    often = Counter(said.values())
    for choice, words in said.items():
        ref = _object(choice)
        found = state.find(ref) if ref is not None and often[words] > 1 else None
        if ref is not None and found is not None and found.controller != asked:
            said[choice] = _whose(words, name(state, ref), state.players[found.controller].name)
    often, seen = Counter(said.values()), Counter[Text]()
    for choice, words in said.items():
        if often[words] > 1:
            seen[words] += 1
            said[choice] = _AGAIN.format(said=words, n=seen[words])
    return said


def tapped_last(state: State, choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The choices in their order, but abilities of tapped permanents after all others."""

    def is_tapped(choice: Choice) -> bool:
        obj = state.card(int(choice.args[0])) if choice.verb == "activate" else None
        return obj is not None and obj.tapped

    return tuple(sorted(choices, key=is_tapped))


def one_of_each(
    state: State, refused: Iterable[Refusal], names: dict[Choice, Text]
) -> tuple[Refusal, ...]:
    """The refusals without those that say the same of a twin.

    Of four equal cards that may not be played the first is kept, and `names`
    calls it by its name without a number.
    """
    groups: dict[tuple[str, Text, Explanation], list[Choice]] = {}
    kept = []
    for refusal in refused:
        words = _without_number(names[refusal.choice])
        key = (refusal.choice.verb, words, explain(refusal, state.edition))
        twins = groups.setdefault(key, [])
        twins.append(refusal.choice)
        if len(twins) == 1:
            kept.append(refusal)
    names.update((twins[0], key[1]) for key, twins in groups.items() if len(twins) > 1)
    return tuple(kept)


def in_full(state: State, choice: Choice) -> Text:
    """The tooltip: all that the choice says, symbols in words."""
    said = button(state, choice)
    found = _activated(state, choice)
    if found is None:
        return said
    ability = dict(found)[str(choice.args[1])]
    return _IN_FULL.format(which=said, said=_in_words(ability_text(ability)))


def _ability(state: State, choice: Choice) -> Text | None:
    """An activation by the name of the source; by its cost too if the source has several."""
    found = _activated(state, choice)
    if found is None:
        return None
    this = dict(found)[str(choice.args[1])]
    said = _ACTIVATE.format(name=name(state, int(choice.args[0])))
    obj = state.card(int(choice.args[0]))
    if obj is not None and obj.tapped:
        said = _TAPPED.format(said=said)
    others = [a for _, a in found if a is not this and a.zone is this.zone and not a.special]
    if not others:
        return said
    cost = costs_text(this.costs)
    if any(costs_text(other.costs) == cost for other in others):
        return _WHICH.format(which=said, said=ability_text(this))
    return _WHICH.format(which=said, said=cost)


def _activated(state: State, choice: Choice) -> Sequence[tuple[str, Activated]] | None:
    """The abilities of the source of an activation; None for every other choice."""
    if choice.verb != "activate" or len(choice.args) != 2:
        return None
    obj = state.card(int(choice.args[0]))
    found = activated(obj) if obj is not None else []
    return found if str(choice.args[1]) in dict(found) else None


def _object(choice: Choice) -> int | None:
    """The object that a choice is about; None for a choice without one."""
    ref = choice.args[0] if choice.args else None
    if choice.verb not in _OF_AN_OBJECT or not isinstance(ref, int) or ref < FIRST_OBJECT:
        return None
    return ref


def _whose(words: Text, named: Text, who: Text) -> Text:
    """The same words with the object called by whose it is."""
    whose = _WHOSE.format(name=named, who=who)
    return Text(words.en.replace(named.en, whose.en, 1), words.ja.replace(named.ja, whose.ja, 1))


def _without_number(words: Text) -> Text:
    return Text(_NUMBER.sub("", words.en), _NUMBER.sub("", words.ja))


def _in_words(text: Text) -> Text:
    if "{" in text.en:
        text = Text(in_words(text.en, "en"), in_words(text.ja, "ja"))
    return Text(text.en[:1].upper() + text.en[1:], text.ja)
