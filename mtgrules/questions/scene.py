"""What a question is about, looked up once: the choice, its card, its ability, who makes it.

>>> from mtgrules import game
>>> g = game(you={"battlefield": ["Prodigal Pyromancer (new)"]})
>>> scene = scene_of(g.state, g.refused[0].choice)
>>> scene.taps, scene.is_sick, scene.no.key
(True, True, 'summoning_sick')
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mtgrules.engine.announcing import slot_of
from mtgrules.engine.characteristics import activated
from mtgrules.engine.legality import is_summoning_sick, needs_settling
from mtgrules.engine.mana_abilities import is_mana_ability
from mtgrules.engine.play import legal, why_not
from mtgrules.engine.proposals import Proposal
from mtgrules.engine.targets import cannot_target_id, specs
from mtgrules.model.zones import Zone
from mtgrules.questions.trying import Tried, complete

if TYPE_CHECKING:
    from mtgrules.model.abilities import Activated
    from mtgrules.model.choices import Choice, Refusal
    from mtgrules.model.objects import Obj
    from mtgrules.model.state import State
    from mtgrules.rulebook.text import Text

PROCEDURES = ("activate", "cast", "suspend", "foretell", "morph")
"""Verbs that begin something with steps, which can be begun and yet not be completed."""


class Scene(NamedTuple):
    """One choice in one state. `no` is the reason why it is refused, None if it is legal;
    `tried` is what becomes of a legal one whose steps must still be completed.
    """

    state: State
    choice: Choice
    player: int
    kind: str
    no: Refusal | None
    tried: Tried
    obj: Obj | None = None
    ability: Activated | None = None

    @property
    def verb(self) -> str:
        return self.choice.verb

    @property
    def who(self) -> Text:
        return self.state.players[max(self.player, 0)].name

    @property
    def key(self) -> str:
        """The key of what stands in the way, at the beginning or later; "" if nothing does."""
        if self.no is not None:
            return self.no.key
        return "" if self.tried.done or self.tried.no is None else self.tried.no.key

    @property
    def is_free(self) -> bool:
        """Whether it can be done, to its end."""
        return self.no is None and self.tried.done is True

    @property
    def is_procedure(self) -> bool:
        return self.verb in PROCEDURES

    @property
    def is_mana(self) -> bool:
        """Whether it is a mana ability (605.1a)."""
        return self.ability is not None and is_mana_ability(self.ability, self.state.edition)

    @property
    def taps(self) -> bool:
        """Whether the cost has the tap or the untap symbol."""
        return self.ability is not None and needs_settling(self.ability)

    @property
    def is_sick(self) -> bool:
        on_field = self.obj is not None and self.obj.zone is Zone.BATTLEFIELD
        return on_field and self.obj is not None and is_summoning_sick(self.state, self.obj)

    @property
    def any_time(self) -> bool:
        """Whether neither turn nor step nor stack matters for it."""
        if self.kind in ("may play", "must play"):
            return self.verb == "cast"  # 608.2g
        if self.ability is not None:
            return self.ability.timing in ("", "instant") and not self.ability.loyalty
        if self.obj is None or self.verb not in ("cast", "suspend"):
            return False
        card = self.obj.card
        return "instant" in card.types or any(k.name == "flash" for k in card.keywords)


def scene_of(state: State, choice: Choice) -> Scene:
    """Everything about a choice that may or may not be made now."""
    options = legal(state)
    no = None if choice in options.legal else why_not(state, choice)
    if no is not None and no.key == "not_an_option":
        no = _as_target(state, choice) or no
    tried = complete(state, choice) if no is None else Tried(done=False)
    obj = ability = None
    if choice.args and isinstance(choice.args[0], int):
        obj = state.card(choice.args[0])
    if obj is not None and choice.verb == "activate":
        ability = dict(activated(obj)).get(str((*choice.args, "", "")[1]))
    return Scene(state, choice, options.player, options.kind, no, tried, obj, ability)


def _as_target(state: State, choice: Choice) -> Refusal | None:
    """Why something cannot be a target that nobody would think of: a card in another zone, say."""
    task = state.agenda[-1] if state.agenda else None
    ref = (*choice.args, "")[0]
    if choice.verb != "target" or not isinstance(task, Proposal) or not isinstance(ref, int):
        return None
    item = task.the_item(state)
    slots, slot = specs(item), slot_of(task, item)
    if task.step != "c" or slot >= len(slots):
        return None
    no = cannot_target_id(state, slots[slot], item, ref)
    return no.to(choice, ref) if no is not None else None
