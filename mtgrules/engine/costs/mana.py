"""Mana as a cost (118.3a): what in the pool may be spent, and on which symbols."""

from __future__ import annotations

from mtgrules.engine.changes import Change
from mtgrules.engine.costs.component import Component, Payment
from mtgrules.model.choices import Choice, No, Options
from mtgrules.model.mana import COLORS, TYPES_OF_MANA, Mana, ManaCost, is_generic
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.rulebook.text import Text, same


@value
class PayMana(Component, Value):
    """Mana (118.3a). Coloured symbols take their type; who pays chooses what pays for generic."""

    cost: ManaCost

    def text(self) -> Text:
        return same(self.cost)

    def lacking(self, state: State, player: int, source: int) -> No | None:
        pool = usable(state, player, source)
        if (
            _left_for_generic(pool, self.cost, _any_color(state, source)) is None
            or len(pool) < self.cost.mana_value
        ):
            have = "".join(f"{{{m.type}}}" for m in pool) or "{0}"
            return No("118.3", "mana_lacking", (("cost", str(self.cost)), ("have", have)))
        return None

    def ask(self, payment: Payment) -> Options | None:
        left, generic = self._left(payment)
        types = {m.type for m in left}
        if generic == 0 or len(left) == generic or len(types) <= 1:
            return None
        return Options(
            payment.player,
            "mana",
            "118.3a",
            tuple(Choice("spend", (t,)) for t in TYPES_OF_MANA if t in types),
        )

    def _left(self, payment: Payment) -> tuple[list[Mana], int]:
        """Mana that may still pay for generic, and how much generic is left to choose for."""
        pool = usable(payment.state, payment.player, payment.source)
        wild = _any_color(payment.state, payment.source)
        left = _left_for_generic(pool, self.cost, wild) or []
        for pick in payment.picks:
            left.remove(next(m for m in left if m.type == pick.args[0]))
        return left, generic_of(self.cost) - len(payment.picks)

    def pay(self, payment: Payment, change: Change) -> tuple[int, ...]:
        left, generic = self._left(payment)
        pool = payment.state.players[payment.player].pool
        kept = list(usable(payment.state, payment.player, payment.source))
        for mana in left[generic:]:
            kept.remove(mana)
        spent = kept  # what is neither kept nor useless here
        rest = list(pool)
        for mana in spent:
            rest.remove(mana)
        change.pool(payment.player, tuple(rest))
        return ()


def usable(state: State, player: int, source: int) -> tuple[Mana, ...]:
    """The mana that may be spent on this source, restricted mana first (106.6)."""
    pool = state.players[player].pool
    if not pool or not any(mana.only for mana in pool):
        return pool
    obj = state.last_known(source)
    eldrazi = (
        obj is not None
        and not obj.card.colors
        and any(subtype.en == "Eldrazi" for subtype in obj.card.subtypes)
    )
    fit = [mana for mana in pool if not mana.only or eldrazi]
    return tuple(sorted(fit, key=lambda mana: not mana.only))


def generic_of(cost: ManaCost) -> int:
    return sum(int(s) for s in cost.symbols if is_generic(s))


def _any_color(state: State, source: int) -> str:
    """The type of mana that pays for any color of this permanent's abilities, "" for none."""
    obj = state.permanent(source)
    own = obj.card.statics if obj is not None else ()
    if not own:
        return ""
    return next((static.any_color_with() for static in own if static.any_color_with()), "")


def _left_for_generic(pool: tuple[Mana, ...], cost: ManaCost, wild: str = "") -> list[Mana] | None:
    """The pool without what the coloured symbols take, oldest mana first; None if too little.

    Mana of the type `wild` pays for the colors that are missing (602.1e).
    """
    left, open_symbols = list(pool), []
    for symbol in cost.symbols:
        if is_generic(symbol):
            continue
        fit = next((m for m in left if m.type == symbol), None)
        if fit is None:
            open_symbols.append(symbol)
        else:
            left.remove(fit)
    for symbol in open_symbols:
        fit = next((m for m in left if m.type == wild), None) if symbol in COLORS else None
        if fit is None:
            return None
        left.remove(fit)
    return left
