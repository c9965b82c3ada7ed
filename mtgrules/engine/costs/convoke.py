"""Convoke (702.51): creatures are tapped for the mana of a spell, as it is paid (601.2h)."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import Component, Payment
from mtgrules.engine.costs.mana import PayMana
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.mana import ManaCost, is_generic
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same

DONE = Choice("done")


@value
class ConvokeMana(Component, Value):
    """The mana of a total cost; each creature tapped pays for one of it (702.51a)."""

    cost: ManaCost

    def text(self) -> Text:
        return same(self.cost)

    def _rest(self, state: State, tapped: list[int]) -> ManaCost:
        """What is left for mana: a creature pays for its colour if it can, else for generic."""
        symbols = list(self.cost.symbols)
        for id in tapped:
            obj = state.permanent(id)
            colors = obj.card.colors if obj is not None else ()
            of_color = next((s for s in symbols if s in colors), None)
            generic = next((s for s in symbols if is_generic(s) and s != "0"), None)
            if of_color is not None:
                symbols.remove(of_color)
            elif generic is not None:
                symbols[symbols.index(generic)] = str(int(generic) - 1)
        return ManaCost(tuple(s for s in symbols if s != "0"))

    def _untapped(self, state: State, player: int) -> list[int]:
        return [
            obj.id
            for obj in state.battlefield
            if obj.controller == player and "creature" in obj.card.types and not obj.tapped
        ]

    def _helps(self, state: State, tapped: list[int], id: int) -> bool:
        return self._rest(state, [*tapped, id]) != self._rest(state, tapped)

    def lacking(self, state: State, player: int, source: int) -> No | None:
        rest = self._rest(state, self._untapped(state, player))
        return PayMana(rest).lacking(state, player, source)

    def ask(self, payment: Payment) -> Options | None:
        """One creature after the other, until the player says that mana pays for the rest."""
        state, player = payment.state, payment.player
        tapped = self._tapped(payment)
        rest = self._rest(state, tapped)
        if DONE in payment.picks or not rest.symbols:
            return PayMana(rest).ask(self._in_mana(payment)) if rest.symbols else None
        there = [
            id
            for id in self._untapped(state, player)
            if id not in tapped and self._helps(state, tapped, id)
        ]
        if not there:
            return PayMana(rest).ask(self._in_mana(payment))
        enough = PayMana(rest).lacking(state, player, payment.source) is None
        legal = (*((DONE,) if enough else ()), *(Choice("choose", (id,)) for id in there))
        return Options(player, "cost", "702.51a", legal)

    def _tapped(self, payment: Payment) -> list[int]:
        return [int(pick.args[0]) for pick in payment.picks if pick.verb == "choose"]

    def _in_mana(self, payment: Payment) -> Payment:
        return payment._replace(picks=tuple(p for p in payment.picks if p.verb == "spend"))

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        tapped = self._tapped(payment)
        for id in tapped:
            change.tap(id)
        rest = self._rest(payment.state, tapped)
        return PayMana(rest).pay(self._in_mana(payment), change)
