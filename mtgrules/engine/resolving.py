"""Resolving (608): the conditions again, the targets again, then each instruction in order.

Mana abilities resolve here too, beside the stack and at once (605.3b), and so
does the action of a special action once it is paid (116.3).
"""

from __future__ import annotations

from typing import Any

from mtgrules.engine import naming
from mtgrules.engine.changes import Change
from mtgrules.engine.conditions import holds
from mtgrules.engine.record import Used
from mtgrules.engine.replacing import counters_of_entering, leave_resolved
from mtgrules.engine.targets import legal_targets
from mtgrules.model.abilities import Effect, Triggered
from mtgrules.model.choices import Choice, Options
from mtgrules.model.objects import (
    Announcement,
    Item,
    Obj,
    StackAbility,
    announced,
    called,
    chosen_modes,
    name_of,
)
from mtgrules.model.state import State, also_gone
from mtgrules.model.values import Value, changing, value
from mtgrules.model.zones import Zone


class Scene:
    """What an effect may look at while it is carried out.

    `source` is the object the ability came from, as it is or as it last was
    (113.7a). `picks` are the choices made for this instruction so far.
    """

    __slots__ = ("_targets", "item", "picks", "state", "you")

    def __init__(self, state: State, item: Item, you: int, picks: tuple[Choice, ...]) -> None:
        self.state = state
        self.item = item
        self.you = you
        self.picks = picks
        self._targets: tuple[tuple[int, ...], ...] | None = None

    @property
    def targets(self) -> tuple[tuple[int, ...], ...]:
        """The targets that are still legal, slot by slot (608.2b); judged once a scene."""
        if self._targets is None:
            self._targets = legal_targets(self.state, self.item)
        return self._targets

    @property
    def source(self) -> Obj | None:
        if isinstance(self.item, Obj):
            return self.item
        return self.state.last_known(self.item.source)

    @property
    def source_id(self) -> int:
        return self.item.source if isinstance(self.item, StackAbility) else self.item.id

    @property
    def x(self) -> int:
        return announced(self.item).x or 0

    def target(self, slot: int = 0) -> int | None:
        """The first legal target of a slot, None if it has none (any more)."""
        targets = self.targets
        refs = targets[slot] if slot < len(targets) else ()
        return refs[0] if refs else None


@value
class Resolution(Value):
    """One spell or ability resolving; `at` is the next instruction, -1 before the checks.

    `log` and `inner` belong to a mana ability activated on the way to something
    else: they are handed to it when this is done.
    """

    item: int
    at: int = -1
    picks: tuple[Choice, ...] = ()
    log: Used | None = None
    inner: tuple[Used, ...] = ()

    def ask(self, state: State) -> Options | None:
        scene = self._scene(state)
        return None if scene is None else self._question(scene, _effects(scene.item))

    def run(self, change: Change) -> None:
        scene = self._scene(change.state)
        self._go_on(change, scene, () if scene is None else _effects(scene.item))

    def go(self, change: Change) -> None:
        """Make the checks, or go on with the next instruction.

        Nothing triggers on the checks, so that the first instruction follows at once.
        """
        scene = self._scene(change.state)
        if scene is None:
            self._go_on(change, None, ())
        elif self.at >= 0:
            self.next_instruction(change, scene)
        else:
            begun = self._begin(change, scene)
            if begun is not None:
                change.step_done(begun)
                begun.next_instruction(change, scene)
                if change.asks is not None:
                    change.top(begun)

    def next_instruction(self, change: Change, scene: Scene) -> None:
        """Ask what the next instruction asks, or do it."""
        effects = _effects(scene.item)
        change.asks = self._question(scene, effects)
        if change.asks is None:
            self._go_on(change, scene, effects)

    def _question(self, scene: Scene, effects: tuple[Effect, ...]) -> Options | None:
        if self.at < 0:
            return None
        if self.at < len(effects):
            return effects[self.at].ask(scene)
        return self._ask_name(scene.item)

    def _go_on(self, change: Change, scene: Scene | None, effects: tuple[Effect, ...]) -> None:
        change.cause = self.item
        if scene is None:  # it left the stack; nothing is left to do (608.2m)
            change.finish(change.state.active)
        elif self.at < 0:
            begun = self._begin(change, scene)
            if begun is not None:
                change.top(begun)
        elif self.at < len(effects):
            change.top(_at(self, self.at + 1, ()))
            effects[self.at].perform(scene, change)
        else:
            self._finish(change, scene.item)

    def take(self, change: Change, choice: Choice) -> None:
        change.cause = self.item
        scene = self._scene(change.state)
        assert scene is not None
        log = self.log
        if log is not None:
            log = log._replace(choices=(*log.choices, choice))
        if choice.verb == "name":
            change.top(self.but(picks=(choice,)))
            change.say(
                "card_named", "614.1c", who=scene.you, named=naming.in_both(str(choice.args[0]))
            )
            return
        effect = _effects(scene.item)[self.at]
        chosen = getattr(effect, "chosen", None)
        if chosen is not None and chosen(scene, change, choice):
            return
        change.top(self.but(picks=(*self.picks, choice), log=log))

    def _ask_name(self, item: Item) -> Options | None:
        """A card name chosen as the permanent enters (614.1c, 201.4)."""
        if not isinstance(item, Obj) or not item.card.names or self.picks:
            return None
        legal = tuple(Choice("name", (name,)) for name in naming.names(item.card.names))
        return Options(item.controller, "name", "614.1c", legal)

    def _scene(self, state: State) -> Scene | None:
        item = state.item(self.item)
        if item is None:
            return None
        return Scene(state, item, item.controller, self.picks)

    def _begin(self, change: Change, scene: Scene) -> Resolution | None:
        """The checks of 608.2a and 608.2b; gives how it goes on, or None if it does not."""
        item, state = scene.item, change.state
        change.cause = self.item
        begun = _at(self, 0, self.picks)
        if isinstance(item, StackAbility) and item in state.beside:
            if not getattr(item.ability, "special", ""):
                change.say_of("mana_ability_resolves", "605.3b", item.id, name_of(item))
            return begun
        if isinstance(item, StackAbility) and isinstance(item.ability, Triggered):
            source = state.last_known(item.source)
            condition = item.ability.condition
            if condition and not holds(state, condition, source, item.about):
                change.say_of("condition_false", "608.2a", item.id, name_of(item))
                self._leave(change, item, resolved=False)
                return None
        aimed = any(announced(item).targets)
        if aimed and not any(scene.targets):
            change.say_of("all_targets_illegal", "608.2b", item.id, called(item))
            self._leave(change, item, resolved=False)
            return None
        rule = "608.2b" if aimed else "608.1"
        change.say_of("resolves", rule, item.id, called(item))
        return begun

    def _finish(self, change: Change, item: Item) -> None:
        """The last part: permanents enter (608.3a), spells go to the graveyard (608.2n)."""
        if isinstance(item, Obj) and item.card.is_permanent:
            self._enter(change, item)
            return
        self._leave(change, item, resolved=True)

    def _enter(self, change: Change, item: Obj) -> None:
        change.finish(change.state.active)
        hosts = legal_targets(change.state, item) if item.card.enchant is not None else ()
        marks = item.marks  # effects on the spell go on on the permanent (400.7a)
        id = enter(change, item.id, item.controller, "608.3a", marks=marks)
        if hosts and hosts[0]:  # an Aura enters attached to what its spell targeted (608.3b)
            host = hosts[0][0]
            name, to = item.card.name, change.state.name(host)
            change.object(id, attached=host)
            change.say("attached", "303.4", subject=id, name=name, to=to)
        if item.card.names and self.picks:
            change.object(id, named=str(self.picks[0].args[0]))

    def _leave(self, change: Change, item: Item, *, resolved: bool) -> None:
        state = change.state
        beside = isinstance(item, StackAbility) and item in state.beside
        outer: Any = state.agenda[-2] if len(state.agenda) > 1 else None
        if not beside:
            change.finish(state.active)
        elif outer is None:
            change.finish(item.controller)
        else:
            change.pop()
        if isinstance(item, Obj):
            if resolved:
                leave_resolved(change, item)
            else:
                change.move(item.id, Zone.GRAVEYARD, "spell_fizzled", "608.2b")
        else:
            change.cease(item.id)
            if not beside:
                change.say_of("ability_done", "608.2n", item.id, name_of(item))
        if not beside:
            return
        if self.log is not None and hasattr(outer, "used"):  # a proposal that is being paid for
            done = self.log._replace(end=change.state.next_id)
            change.top(outer.but(used=(*outer.used, *self.inner, done)))
        _triggered_mana(change, item)


_at = changing(Resolution, "at", "picks")


def _triggered_mana(change: Change, made_by: Item) -> None:
    """Triggered mana abilities resolve right after what triggered them, off the stack (605.4a)."""
    waiting = change.state.waiting
    if not waiting:
        return
    mine = [one for one in waiting if one.ability.mana]
    if not mine:
        return
    change.put(
        waiting=tuple(one for one in waiting if not one.ability.mana),
        gone=also_gone(change.state.gone, made_by),  # the trigger may ask who activated it (608.2h)
    )
    for one in reversed(mine):  # the first one resolves first
        id = change.new_id()
        item = StackAbility(
            id,
            one.ability,
            one.source.id,
            one.source.card,
            one.controller,
            Announcement(modes=(0,)),
            one.cause,
            one.about,
        )
        change.put(beside=(*change.state.beside, item))
        change.push(Resolution(id))


def _effects(item: Item) -> tuple[Effect, ...]:
    modes = chosen_modes(item)
    if len(modes) == 1:
        return modes[0].effects
    return tuple(effect for mode in modes for effect in mode.effects)


def enter(
    change: Change,
    id: int,
    controller: int,
    rule: str,
    *,
    tapped: bool = False,
    marks: tuple[object, ...] = (),
) -> int:
    """Put a card onto the battlefield with what it enters with (608.3a, 614.1c)."""
    card = change.state.card(id)
    if card is None:
        return 0
    counters = counters_of_entering(card)
    made = change.move(
        id,
        Zone.BATTLEFIELD,
        "entered",
        rule,
        controller=controller,
        tapped=tapped or card.card.enters_tapped,
        counters=counters,
        marks=marks,
    )
    for kind, n in counters:
        if kind != "loyalty":
            change.say_counters(made, kind, n, "714.3a" if kind == "lore" else "614.1c")
    return made
