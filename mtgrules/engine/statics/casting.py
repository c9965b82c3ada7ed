"""Static abilities about casting: what may not be cast, from where, when (601.3), and flash."""

from __future__ import annotations

from mtgrules.engine.naming import is_named
from mtgrules.engine.statics.base import Static
from mtgrules.engine.timing import sorcery_time
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.values import Value, value
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


@value
class NamedSpellsBanned(Static, Value):
    """Spells with the chosen name cannot be cast."""

    def text(self) -> Text:
        return Text(
            "Spells with the chosen name can't be cast.", "選ばれた名前を持つ呪文は唱えられない。"
        )

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return is_named(card, giver.named)


@value
class OpponentsCastOnlyFromHand(Static, Value):
    """The opponents cannot cast spells from anywhere but their hands."""

    def text(self) -> Text:
        return Text(
            "Your opponents can cast spells from their hands only.",
            "対戦相手は、自分の手札以外からは呪文を唱えられない。",
        )

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return who != giver.controller and zone is not Zone.HAND


@value
class OpponentsCastAsSorceries(Static, Value):
    """The opponents cast spells only at the time for a sorcery (307.5)."""

    def text(self) -> Text:
        return Text(
            "Your opponents can cast spells only when they could cast a sorcery.",
            "対戦相手は、ソーサリーを唱えられるときにしか呪文を唱えられない。",
        )

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return who != giver.controller and bool(sorcery_time(state, who, resolving=True))


@value
class OpponentsManaValueWithinLands(Static, Value):
    """The opponents cast no noncreature spells of more mana value than they have lands."""

    def text(self) -> Text:
        return Text(
            "Each opponent can't cast noncreature spells whose mana value is greater than the "
            "number of lands that player controls.",
            "各対戦相手は、マナ総量が自分のコントロールする土地の数より大きい、"
            "クリーチャーでない呪文を唱えられない。",
        )

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        if who == giver.controller or "creature" in card.types:
            return False
        mine = (o for o in state.battlefield if o.controller == who)
        return card.mana_value > sum("land" in o.card.types for o in mine)


@value
class OneSpellEachTurn(Static, Value):
    """Nobody casts more than one spell in a turn."""

    def text(self) -> Text:
        return Text(
            "No player can cast more than one spell each turn.",
            "どのプレイヤーも、各ターンに呪文を1つしか唱えられない。",
        )

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return state.players[who].spells_cast >= 1


@value
class YourSpellsAsFlash(Static, Value):
    """You may cast spells as though they had flash."""

    def text(self) -> Text:
        return Text(
            "You may cast spells as though they had flash.",
            "あなたは呪文を、瞬速を持っているかのように唱えてもよい。",
        )

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return giver.controller == who


@value
class YourCreatureCardsHaveFlash(Static, Value):
    """Creature cards you own that are not on the battlefield have flash."""

    def text(self) -> Text:
        return Text(
            "Your creature cards outside the battlefield have flash.",
            "戦場以外にある、あなたがオーナーであるクリーチャー・カードは瞬速を持つ。",
        )

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return giver.controller == who and "creature" in card.types
