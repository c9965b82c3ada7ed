"""The total cost (601.2f): a table of what is added and taken off, then locked."""

from __future__ import annotations

from typing import NamedTuple

from mtgrules.engine.characteristics import statics
from mtgrules.engine.costs import PayLife, PayMana
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.model.abilities import Activated, Cost
from mtgrules.model.mana import ManaCost, halves, is_generic
from mtgrules.model.objects import Item, StackAbility, announced
from mtgrules.model.state import State
from mtgrules.rulebook.text import Text, same


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
        return self.mana is None or self.mana.mana_value > 0

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
    """The mana part before anything changes it: mana cost, activation cost, or nothing for free."""
    if isinstance(item, StackAbility):
        for cost in costs_of(item):
            if isinstance(cost, PayMana):
                return cost.cost
        return ManaCost(())
    if announced(item).alternative == "free":
        return ManaCost(())
    return item.card.mana_cost


def costs_of(item: Item) -> tuple[Cost, ...]:
    """The components of an activation cost; a spell's own costs are its mana cost only."""
    if isinstance(item, StackAbility) and isinstance(item.ability, Activated):
        return item.ability.costs
    return ()


def total_cost(state: State, item: Item) -> Total:
    """Work out the total cost: base, then increases, then reductions, floor {0} (601.2f)."""
    said = announced(item)
    base = base_mana(item)
    others: list[Cost] = [c for c in costs_of(item) if not isinstance(c, PayMana)]
    free = said.alternative == "free"
    lines = [Line(*_base_line(item, base, free))]
    if base is None:
        return Total(tuple(lines), None, tuple(others))
    generic = 0
    colored: list[str] = []
    ways = list(said.symbols)
    for symbol in base.symbols:
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
    for label, n, least in (c for c in changes if c[1] < 0):
        floor = max(0, least - len(colored))
        taken = max(0, min(-n, generic - floor))
        generic -= taken
        lines.append(Line(label, same(f"−{{{taken}}}")))
    symbols = (*((str(generic),) if generic else ()), *colored)
    if not symbols and base.symbols:
        symbols = ("0",)
    return Total(tuple(lines), ManaCost(symbols), tuple(others))


def _base_line(item: Item, base: ManaCost | None, free: bool) -> tuple[Text, Text]:
    if free:
        return Text("without paying its mana cost", "マナ・コストを支払わない"), same("{0}")
    if base is None:
        return Text("no mana cost", "マナ・コストがない"), Text("unpayable", "支払えない")
    if isinstance(item, StackAbility):
        parts = [c.text() for c in costs_of(item)]
        whole = Text(", ".join(p.en for p in parts), "、".join(p.ja for p in parts))
        nothing = Text("nothing", "なし")
        special = isinstance(item.ability, Activated) and item.ability.special
        label = (
            Text("suspend cost", "待機コスト") if special else Text("activation cost", "起動コスト")
        )
        return label, whole if parts else nothing
    return Text("mana cost", "マナ・コスト"), same(base)


def _symbol_line(symbol: str, way: str) -> Line:
    paid = Text("2 life", "ライフ2点") if way == "life" else same(f"{{{way}}}")
    return Line(Text(f"{{{symbol}}} is paid as", f"{{{symbol}}}の支払い"), paid)


def _changes(state: State, item: Item) -> list[tuple[Text, int, int]]:
    """What static abilities add to or take off the generic part, and the least mana they leave."""
    found: list[tuple[Text, int, int]] = []
    for giver, static in statics(state):
        if isinstance(item, StackAbility):
            if not isinstance(item.ability, Activated) or item.ability.special:
                continue
            source = state.last_known(item.source)
            mana = is_mana_ability(item.ability, state.edition)
            n = static.ability_costs(giver, source, item.source_card, item.controller, mana)
        else:
            n = static.spell_costs(giver, item.controller, item.card)
        if n:
            found.append((giver.card.name, n, static.least))
    return found
