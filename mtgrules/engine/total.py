"""The total cost (601.2f): a table of what is added and taken off, then locked."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.characteristics import statics
from mtgrules.engine.costs import Loyalty, PayLife, PayMana
from mtgrules.engine.extras import ALTERNATIVE, WORDS, additional, alternative
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.model.abilities import Activated, Cost
from mtgrules.model.cards import Card
from mtgrules.model.mana import ManaCost, halves, is_generic
from mtgrules.model.objects import Item, Obj, StackAbility, announced
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text, join, same


class Line(NamedTuple):
    """One line of the table: whose doing it is, and how much it adds (negative: takes off)."""

    label: Text
    amount: Text


class Total(NamedTuple):
    """The locked total: `mana` is None if the mana part is unpayable (118.6)."""

    lines: tuple[Line, ...]
    mana: ManaCost | None
    others: tuple[Cost, ...]

    @property
    def asks_for_mana(self) -> bool:
        """Whether the chance to use mana abilities comes (601.2g)."""
        return self.mana is None or any(symbol not in ("0", "X") for symbol in self.mana.symbols)

    @property
    def components(self) -> tuple[Cost, ...]:
        """What is to be paid, the mana first if there is any."""
        if self.mana is None or not self.mana.symbols:
            return self.others
        return (PayMana(self.mana), *self.others)

    def text(self) -> Text:
        mana = () if self.mana is None else (str(self.mana),) if self.mana.symbols else ()
        parts = [same(m) for m in mana] + [cost.text() for cost in self.others]
        if self.mana is None:
            parts.insert(0, Text("an unpayable cost", "支払えないコスト"))
        if not parts:
            return Text("nothing", "なし")
        return Text(", ".join(p.en for p in parts), "、".join(p.ja for p in parts))


def base_mana(item: Item) -> ManaCost | None:
    """The mana part before anything changes it: mana cost, activation cost, or what replaces it."""
    if isinstance(item, StackAbility):
        return _mana_of(costs_of(item))
    instead = announced(item).alternative
    if instead == ALTERNATIVE:
        return _mana_of(alternative(item))
    return ManaCost(()) if instead == "free" else item.card.mana_cost


def _mana_of(costs: tuple[Cost, ...]) -> ManaCost:
    for cost in costs:
        if isinstance(cost, PayMana):
            return cost.cost
    return ManaCost(())


def symbols_of(item: Item, state: State) -> ManaCost | None:
    """The base with the mana of the additional costs that were announced (118.8, 118.9d).

    Black symbols are as good as Phyrexian ones where an effect says so.
    """
    base = base_mana(item)
    times = announced(item).times
    if base is not None and times and isinstance(item, Obj) and item.card.mana_cost is not None:
        base = ManaCost((*base.symbols, *item.card.mana_cost.symbols * times))
    added = [_mana_of(costs).symbols for _, costs in additional(item)]
    if base is not None and added:
        base = ManaCost((*base.symbols, *(symbol for symbols in added for symbol in symbols)))
    who = item.controller
    if base is None or not any(s.pays_black_with_life(giver, who) for giver, s in statics(state)):
        return base
    return ManaCost(tuple("B/P" if symbol == "B" else symbol for symbol in base.symbols))


def costs_of(item: Item) -> tuple[Cost, ...]:
    """The components of an activation cost; of a spell, the alternative and additional costs."""
    if isinstance(item, StackAbility):
        return item.ability.costs if isinstance(item.ability, Activated) else ()
    instead = alternative(item) if announced(item).alternative == ALTERNATIVE else ()
    return (*instead, *(cost for _, costs in additional(item) for cost in costs))


_MOST_TOTALS = 256
_unchanged: dict[int, tuple[Card | Activated, Total]] = {}
"""Totals of spells and abilities that nothing changes, by the identity of card or ability."""


def total_cost(state: State, item: Item) -> Total:
    """Work out the total cost: base, then increases, then reductions, floor {0} (601.2f).

    Where nothing was announced about it and no effect changes it, it follows from
    the card or ability alone, and need not be worked out each time.
    """
    of = item.card if isinstance(item, Obj) else item.ability
    said = announced(item)
    if (
        not isinstance(of, Card | Activated)
        or statics(state)
        or (isinstance(of, Activated) and of.changes)
        or (said.x, said.symbols, said.alternative, said.extras, said.times)
        != (None, (), "", (), None)
    ):
        return _work_out(state, item)
    known = _unchanged.get(id(of))
    if known is None:
        if len(_unchanged) >= _MOST_TOTALS:
            _unchanged.clear()
        known = _unchanged[id(of)] = (of, _work_out(state, item))
    return known[1]


def _work_out(state: State, item: Item) -> Total:
    said = announced(item)
    base, symbols_to_pay = base_mana(item), symbols_of(item, state)
    x = said.x or 0
    others: list[Cost] = [c.of_x(x) for c in costs_of(item) if not isinstance(c, PayMana)]
    lines = [Line(*_base_line(item, base, said.alternative)), *_additional_lines(item)]
    if any(isinstance(cost, Loyalty) for cost in others):
        others, changed = _loyalty(state, item, others)
        lines += changed
    if base is None or symbols_to_pay is None:
        return Total(tuple(lines), None, tuple(others))
    generic = 0
    colored: list[str] = []
    ways = list(said.symbols)
    for symbol in symbols_to_pay.symbols:
        if is_generic(symbol):
            generic += int(symbol)
        elif symbol == "X":
            x = said.x or 0
            generic += x
            lines.append(Line(Text(f"X is {x}", f"Xは{x}"), same(f"{{{x}}}")))
        elif halves(symbol):
            way = ways.pop(0) if ways else halves(symbol)[0]
            if way == "life":
                others.append(PayLife(2))
            elif is_generic(way):
                generic += int(way)
            else:
                colored.append(way)
            lines.append(_symbol_line(symbol, way))
        else:
            colored.append(symbol)
    changes = _changes(state, item)
    for label, n, _ in (c for c in changes if c[1] > 0):
        generic += n
        lines.append(Line(label, same(f"+{{{n}}}")))
    # The player may apply reductions in any order (601.2f): those that must leave some mana
    # come first here, since that never makes the total higher.
    for label, n, least in sorted((c for c in changes if c[1] < 0), key=lambda c: -c[2]):
        floor = max(0, least - len(colored))
        taken = max(0, min(-n, generic - floor))
        generic -= taken
        lines.append(Line(label, same(f"−{{{taken}}}")))
    symbols = (*((str(generic),) if generic else ()), *colored)
    if not symbols and symbols_to_pay.symbols:
        symbols = ("0",)
    mana = ManaCost(symbols)
    if isinstance(item, Obj):
        mana = _set_total(state, mana, lines)
    return Total(tuple(lines), mana, tuple(others))


def _set_total(state: State, mana: ManaCost, lines: list[Line]) -> ManaCost:
    """What directly affects the total, after everything else (601.2f)."""
    for giver, static in statics(state):
        lacking = static.least_spell_cost() - mana.mana_value
        if lacking > 0:
            lines.append(Line(giver.card.name, same(f"+{{{lacking}}}")))
            generic = sum(int(s) for s in mana.symbols if is_generic(s)) + lacking
            mana = ManaCost((str(generic), *(s for s in mana.symbols if not is_generic(s))))
    return mana


def _additional_lines(item: Item) -> list[Line]:
    return [
        Line(label, Text("+", "+") + join([cost.text() for cost in costs], ", ", "、"))
        for label, costs in additional(item)
    ]


def _loyalty(state: State, item: Item, others: list[Cost]) -> tuple[list[Cost], list[Line]]:
    """All costs to add or remove loyalty counters, combined into one (606.5)."""
    lines = [
        Line(giver.card.name, Loyalty(more).text())
        for giver, static in statics(state)
        if (more := static.loyalty_costs(giver, item.controller))
    ]
    combined: list[Cost] = [loyalty_cost(state, item.controller, tuple(others))]
    return [*combined, *(cost for cost in others if not isinstance(cost, Loyalty))], lines


def loyalty_cost(state: State, who: int, costs: tuple[Cost, ...]) -> Loyalty:
    """What a loyalty ability costs in counters, with what effects add for `who` (606.4, 606.5)."""
    printed = sum(cost.n for cost in costs if isinstance(cost, Loyalty))
    return Loyalty(printed + sum(s.loyalty_costs(giver, who) for giver, s in statics(state)))


_SPECIAL_COSTS = {
    "suspend": Text("suspend cost", "待機コスト"),
    "morph": Text("morph cost", "変異コスト"),
    "foretell": Text("cost to foretell", "予顕するためのコスト"),
}


def _base_line(item: Item, base: ManaCost | None, instead: str) -> tuple[Text, Text]:
    if instead == "free":
        return Text("without paying its mana cost", "マナ・コストを支払わない"), same("{0}")
    if instead == ALTERNATIVE:
        return WORDS[ALTERNATIVE], join([c.text() for c in alternative(item)], ", ", "、")
    if base is None:
        return Text("no mana cost", "マナ・コストがない"), Text("unpayable", "支払えない")
    if isinstance(item, StackAbility):
        parts = [c.text() for c in costs_of(item)]
        whole = Text(", ".join(p.en for p in parts), "、".join(p.ja for p in parts))
        nothing = Text("nothing", "なし")
        special = isinstance(item.ability, Activated) and item.ability.special
        label = (
            _SPECIAL_COSTS.get(special, Text("cost", "コスト"))
            if special
            else Text("activation cost", "起動コスト")
        )
        return label, whole if parts else nothing
    return Text("mana cost", "マナ・コスト"), same(base)


def _symbol_line(symbol: str, way: str) -> Line:
    paid = Text("2 life", "ライフ2点") if way == "life" else same(f"{{{way}}}")
    return Line(Text(f"{{{symbol}}} is paid as", f"{{{symbol}}}の支払い"), paid)


def _changes(state: State, item: Item) -> list[tuple[Text, int, int]]:
    """What static abilities add to or take off the generic part, and the least mana they leave."""
    found: list[tuple[Text, int, int]] = []
    if isinstance(item, StackAbility) and isinstance(item.ability, Activated):
        for own in item.ability.changes:
            n = own.amount(state, item.controller)
            if n:
                found.append((item.source_card.name, n, 0))
    for giver, static in statics(state):
        if isinstance(item, StackAbility):
            if not isinstance(item.ability, Activated) or item.ability.special:
                continue
            source = state.last_known(item.source)
            mana = is_mana_ability(item.ability, state.edition)
            n = static.ability_costs(giver, source, item.source_card, item.controller, mana)
        else:
            n = static.spell_costs(giver, item.controller, item.card)
            aimed = tuple(ref for refs in announced(item).targets for ref in refs)
            n += static.aimed_costs(giver, item.controller, aimed)
        if n:
            found.append((giver.card.name, n, static.least))
    return found
