"""What every static ability can be asked (604): here the answer is no."""

from __future__ import annotations

from mtgrules.model.abilities import Activated, Keyword
from mtgrules.model.cards import Card
from mtgrules.model.objects import Obj
from mtgrules.model.state import State
from mtgrules.model.zones import Zone
from mtgrules.rulebook.text import Text


class Static:
    """Answers no to every question; a static ability overrides the ones it is about."""

    __slots__ = ()
    least = 0
    stars = (False, False)

    def text(self) -> Text:
        raise NotImplementedError

    def forbids_activating(self, giver: Obj, source: Obj, ability: Activated, mana: bool) -> bool:
        return False

    def forbids_casting(self, state: State, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return False

    def silences(self, state: State, giver: Obj, who: int) -> bool:
        return False

    def forbids_mana_value(self, giver: Obj, who: int, mana_value: int) -> bool:
        return False

    def forbids_attacking(self, giver: Obj, obj: Obj) -> bool:
        return False

    def forbids_blocking(self, giver: Obj, obj: Obj) -> bool:
        return False

    def hurries(self, giver: Obj, obj: Obj) -> bool:
        return False

    def any_color_with(self) -> str:
        return ""

    def regenerates(self) -> bool:
        return False

    def allows_as_flash(self, giver: Obj, who: int, card: Card) -> bool:
        return False

    def spell_costs(self, giver: Obj, who: int, card: Card) -> int:
        return 0

    def ability_costs(
        self, giver: Obj, source: Obj | None, card: Card, who: int, mana: bool
    ) -> int:
        return 0

    def aimed_costs(self, giver: Obj, who: int, targets: tuple[int, ...]) -> int:
        return 0

    def casts_free(self, giver: Obj, who: int, card: Card, zone: Zone) -> bool:
        return False

    def pays_black_with_life(self, giver: Obj, who: int) -> bool:
        return False

    def more_uses(self, giver: Obj, obj: Obj) -> int:
        return 0

    def replicates(self, giver: Obj, who: int, card: Card) -> bool:
        return False

    def loyalty_costs(self, giver: Obj, who: int) -> int:
        return 0

    def least_spell_cost(self) -> int:
        return 0

    def gives(self, state: State, giver: Obj, obj: Obj) -> tuple[Keyword, ...]:
        return ()

    def enters_with(self, obj: Obj) -> tuple[tuple[str, int], ...]:
        return ()

    def raises(self, state: State, giver: Obj, obj: Obj) -> tuple[int, int]:
        return 0, 0

    def defines(self, state: State, obj: Obj) -> tuple[int | None, int | None]:
        return None, None
